import type { Decision } from '@polder/core';
import type { IconName } from '@polder/core/text';
import { colourOf, parseKey as parseAny } from '@polder/core/text';
import {
  type Ability,
  type Colour,
  type Edition,
  type Effect,
  editionOf,
  type FarmCard,
  GARDENER,
  type Trigger,
  tables,
  type ValleyFrame,
  type ValleyPlayer,
  type ValleyState,
  type ValleyVerb,
} from '@polder/valley';
import { facesOf } from '../faces.js';
import type { ValleyWords } from '../words.js';

/** A decision at its table, with all that its words need. */
export interface Asked {
  readonly decision: Decision;
  readonly view: ValleyState;
  readonly edition: Edition;
  readonly seat: number;
  readonly player: ValleyPlayer;
  /** The innermost thing under way, which asks. */
  readonly frame: ValleyFrame | undefined;
  readonly game: ValleyWords['game'];
}

export function askedOf(decision: Decision, view: ValleyState, { game }: Pick<ValleyWords, 'game'>): Asked {
  const { seat } = decision;
  return {
    decision,
    view,
    edition: editionOf(view),
    seat,
    player: view.players[seat],
    frame: view.frames[view.frames.length - 1],
    game,
  };
}

/** The frame, if it is of this kind: keys of another moment are put into words without it. */
export function frameOf<K extends ValleyFrame['kind']>(
  { frame }: Asked,
  kind: K,
): Extract<ValleyFrame, { kind: K }> | undefined {
  return frame?.kind === kind ? (frame as Extract<ValleyFrame, { kind: K }>) : undefined;
}

export const parseKey = (key: string) => parseAny<ValleyVerb>(key);

/** `red>2`: a colour and a place, from 0. */
export function colourAt(arg: string): { readonly colour: Colour; readonly at: number } {
  const [colour, place] = arg.split('>');
  return { colour: colourOf(colour), at: Number(place) - 1 };
}

/** `p2` is seat 1. */
export const seatOf = (name: string): number => Number(name.slice(1)) - 1;

/** The mark of a seat, as an icon in a sentence. */
export const seatIcon = (view: ValleyState, seat: number): string =>
  view.gardener && seat === GARDENER ? '{gardener}' : `{marker-${seat + 1}}`;

export function effectByKey({ view }: Asked, key: string): Effect | undefined {
  const { effects, effectKeys } = tables(view);
  return effects[effectKeys.indexOf(key)];
}

export const iconOf = (effect: Effect): IconName | undefined => facesOf(effect)[0]?.icon;

export const cardIndex = ({ edition }: Asked, id: string): number =>
  edition.cards.findIndex((card) => String(card.id) === id);
export const cardOf = (asked: Asked, id: string): FarmCard | undefined =>
  asked.edition.cards[cardIndex(asked, id)];

/** Of the starting card and the Helpers. */
export const abilitiesOf = ({ edition, player }: Asked): readonly Ability[] => [
  ...(player.start < 0 ? [] : [edition.startingCards[player.start].ability]),
  ...player.helpers.map((card) => edition.cards[card].helper),
];

/** What a Helper or the starting card does inside this action, if there is one. */
export function insideOf<K extends Ability['may']['do']>(
  asked: Asked,
  when: Trigger,
  kind: K,
): Extract<Ability['may'], { do: K }> | undefined {
  const ability = abilitiesOf(asked).find((it) => it.when === when && it.may.do === kind);
  return ability?.may as Extract<Ability['may'], { do: K }> | undefined;
}

/** The areas of the Market after this player's, by index. */
export const areaAfter = ({ edition, player }: Asked, moves: number): number =>
  (player.area + moves) % edition.market.length;
