import type { Decision } from '@polder/core';
import type { IconName, Label } from '@polder/core/text';
import { parseKey as parseAny } from '@polder/core/text';
import {
  type DuelFrame,
  type DuelPlayer,
  type DuelState,
  type DuelVerb,
  type Edition,
  type Effect,
  editionOf,
  type FarmCard,
  rival,
  tables,
} from '@polder/duel';
import { duelFaces } from '../faces.js';
import { seatMark } from '../story/texts.js';
import { pairAfter } from '../wheels.js';
import type { DuelWords } from '../words.js';

/** A decision at its table, with all that its words need. */
export interface Asked {
  readonly decision: Decision;
  readonly view: DuelState;
  readonly edition: Edition;
  readonly seat: number;
  readonly player: DuelPlayer;
  /** The innermost thing under way, which asks. */
  readonly frame: DuelFrame | undefined;
  /** Words that both games have, and those of this one. */
  readonly main: DuelWords['game'];
  readonly game: DuelWords['duel']['game'];
}

/** The words that labels need: the page has them before those of the log. */
export type LabelWords = Pick<DuelWords, 'game' | 'duel'>;

export type Labeller = (asked: Asked, arg: string) => Label;

export function askedOf(decision: Decision, view: DuelState, words: LabelWords): Asked {
  const { seat } = decision;
  return {
    decision,
    view,
    edition: editionOf(view),
    seat,
    player: view.players[seat],
    frame: view.frames[view.frames.length - 1],
    main: words.game,
    game: words.duel.game,
  };
}

/** The frame, if it is of this kind: keys of another moment are put into words without it. */
export function frameOf<K extends DuelFrame['kind']>(
  { frame }: Asked,
  kind: K,
): Extract<DuelFrame, { kind: K }> | undefined {
  return frame?.kind === kind ? (frame as Extract<DuelFrame, { kind: K }>) : undefined;
}

export const parseKey = (key: string) => parseAny<DuelVerb>(key);

export const millIcon = ({ red }: DuelState, seat: number): IconName =>
  seat === red ? 'mill-red' : 'mill-yellow';
export const rivalMark = ({ view, seat }: Asked): string => seatMark(view, rival(seat));

export function effectByKey({ view }: Asked, key: string): Effect | undefined {
  const { effects, effectKeys } = tables(view);
  return effects[effectKeys.indexOf(key)];
}

export const iconOf = (effects: readonly Effect[]): IconName | undefined => duelFaces(effects)[0]?.icon;

export const cardIndex = ({ edition }: Asked, id: string): number =>
  edition.cards.findIndex((card) => String(card.id) === id);
export const cardOf = (asked: Asked, id: string): FarmCard | undefined =>
  asked.edition.cards[cardIndex(asked, id)];

/** Guilder for a Central action that is given up now (D-TRN-5). */
export const giveUpWorth = ({ view, edition }: Asked): number => edition.calendar[view.calendar];

/** What the rival may do after this turn (D-TRN-4). */
export function followUpNext(asked: Asked): string {
  const { view, seat, game } = asked;
  const { effects } = pairAfter(view, rival(seat)).central;
  return game.detail.followUp(rivalMark(asked), game.effects(effects), giveUpWorth(asked));
}
