import { AFTER, offer, type Question } from '@polder/core';
import { V } from './codes.js';
import { begin } from './goods.js';
import { possible } from './possible.js';
import { emit, type Run } from './run.js';
import { fromHelper } from './sources.js';
import { type ActionFrame, type State, tables } from './state.js';

const NONE: readonly number[] = [];

/** Helpers that work now: those in the row near the player, in the own turn only (D-TRN-4, D-HLP). */
function helpersOf(s: State): readonly number[] {
  return s.turn.actor === s.turn.seat ? s.rows[s.turn.seat] : NONE;
}

export const isUsed = (s: State, card: number): boolean => ((s.turn.used >> card) & 1) === 1;

/** Listens to this action and was not used this turn. */
export const listens = (s: State, card: number, action: number): boolean =>
  tables(s).helperWhen[card] === action && !isUsed(s, card);

/** The card that this very Farm action has placed does not work for it (D-HLP). */
export const isOwnPlacing = (frame: ActionFrame, card: number): boolean =>
  frame.kind === 'farm' && frame.placed === card;

export function offerHelpers(s: State, frame: ActionFrame, q: Question): void {
  const t = tables(s);
  const action = t.action[frame.effect];
  for (const card of helpersOf(s)) {
    if (!listens(s, card, action) || t.helperUnasked[card]) continue;
    if (frame.phase === AFTER && isOwnPlacing(frame, card)) continue;
    if (possible(s, t.helperEffect[card])) offer(q, V.helper + card);
  }
}

export function useHelper(run: Run, card: number): void {
  emit(run, { type: 'helper', seat: run.state.turn.actor, card });
  begin(run, tables(run.state).helperEffect[card], fromHelper(card));
}

/** A Helper that gives VP alone, which come unasked after the action and before others (D-HLP); -1: none. */
export function unaskedHelper(s: State, frame: ActionFrame): number {
  const t = tables(s);
  for (const card of helpersOf(s)) {
    if (!t.helperUnasked[card] || isOwnPlacing(frame, card)) continue;
    if (listens(s, card, t.action[frame.effect])) return card;
  }
  return -1;
}

/** What the Helpers of an action would give before it, added up (ACT-5). */
export interface Gift {
  readonly guilder: number;
  readonly tools: number;
  /** Colours, as bits. */
  readonly bulbs: number;
}

export const NOTHING: Gift = { guilder: 0, tools: 0, bulbs: 0 };

export function giftOf(s: State, action: number): Gift {
  const t = tables(s);
  let gift = NOTHING;
  for (const card of helpersOf(s)) {
    if (!listens(s, card, action)) continue;
    const effect = t.helperEffect[card];
    const it = t.effects[effect];
    if (it.do !== 'gain') continue;
    let { bulbs } = gift;
    for (const colours of t.bulbs[effect]) bulbs |= colours;
    gift = { guilder: gift.guilder + (it.guilder ?? 0), tools: gift.tools + (it.tools ?? 0), bulbs };
  }
  return gift;
}
