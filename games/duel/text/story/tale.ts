import { openVoice, type Voice } from '@polder/core/text';
import {
  type DuelFrame,
  type DuelState,
  type Edition,
  editionOf,
  type Gain,
  sourceOf,
  usualDuel,
} from '@polder/duel';
import type { DuelWords } from '../words.js';
import { seatMark } from './texts.js';

/** A game as it is told: where it is, the voice that tells of it, and what was told already. */
export interface Tale extends Voice<DuelWords> {
  /** Before the event that is told. */
  readonly state: DuelState;
  readonly edition: Edition;
  choices: number;
  /** The action of a wheel has a line of its own, and what it brings stands under it. */
  headed: boolean;
  /** The last thing chosen was to let something go. */
  passed: boolean;
  /** A Windmill was built, and no Patch has given anything yet. */
  unrewarded: boolean;
  /** Goods still to come that are told already. */
  toldGoods: number;
  /** Whose row the last card was pushed out of. */
  pushedRow: number;
}

/** On a copy of the first state or view of a game. */
export function openTale(start: DuelState): Tale {
  const state = usualDuel.clone(start);
  const voice = openVoice<DuelWords>(
    () => ({ choices: tale.choices, seat: state.turn.actor, depth: depthOf(tale) }),
    (seat) => seatMark(state, seat),
  );
  const tale: Tale = {
    ...voice,
    state,
    edition: editionOf(start),
    choices: 0,
    headed: false,
    passed: false,
    unrewarded: false,
    toldGoods: 0,
    pushedRow: 0,
  };
  return tale;
}

export const topOf = ({ state: { frames } }: Tale): DuelFrame | undefined => frames[frames.length - 1];

/** What goods come with: the frame below the one that hands out bulbs. */
export const giverOf = (tale: Tale): DuelFrame | undefined =>
  topOf(tale)?.kind === 'gain' ? tale.state.frames[tale.state.frames.length - 2] : topOf(tale);

/** The effects of a section: rewards that no action lies beneath. */
export function isOfWheel({ state: { frames } }: Tale, frame: DuelFrame | undefined): boolean {
  if (frame?.kind !== 'rewards') return false;
  return !frames.slice(0, frames.indexOf(frame)).some((it) => 'phase' in it);
}

/** A Windmill was built, and both of its Patches are still open: one may give both rewards (D-TIL). */
export const noneTaken = (frame: DuelFrame | undefined): boolean =>
  frame?.kind === 'build' && frame.sides === 3;

function depthOf(tale: Tale): number {
  const { frames } = tale.state;
  const actions = frames.filter((frame) => 'phase' in frame).length;
  return Math.max(actions, tale.headed && frames.some((frame) => isOfWheel(tale, frame)) ? 1 : 0);
}

/** Goods, with what they come from unless that is in the line above. */
export function tellGoods(tale: Tale, source: number, goods: Gain): void {
  tale.unrewarded = false;
  const from = sourceOf(tale.state, source);
  if (!tale.hasCause() && !isOfWheel(tale, giverOf(tale)))
    tale.expect(({ duel: { game } }) => game.source(from));
  tale.say(({ duel: { story, game } }) => story.got(game.reward(goods)));
}
