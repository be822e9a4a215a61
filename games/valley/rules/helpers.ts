import { offer, type Question } from '@polder/core';
import { ANY_COLOUR } from '@polder/core/edition';
import type { AbilityRow, InsideKind } from '../edition/tables.js';
import { TRIGGER } from '../edition/types.js';
import { V } from './codes.js';
import { begin } from './goods.js';
import { possible } from './possible.js';
import { active, emit, hasFreePatch, plantedBulbs, type Run, storedBulbs, vpOf } from './run.js';
import { fromHelper, fromStart } from './sources.js';
import {
  type ActionFrame,
  type FrameOf,
  isUsed,
  type Player,
  START_CARD,
  type State,
  tables,
} from './state.js';

/** Helpers of a player by number: the starting card is 0, the Helper places follow. */
const helperAt = (player: Player, i: number): number => (i === 0 ? START_CARD : player.helpers[i - 1]);

export function abilityOf(s: State, card: number): AbilityRow {
  const t = tables(s);
  return t.abilities[card === START_CARD ? t.cardCount + active(s).start : card];
}

export function isUnused(s: State, card: number): boolean {
  return !isUsed(s.turn, card);
}

/**
 * Number of the first Helper from `i` on that listens to this trigger and was not used this turn; -1:
 * none. All loops over Helpers go by it.
 */
function nextHelper(s: State, trigger: number, i: number): number {
  const player = active(s);
  for (let at = i; at <= player.helpers.length; at++) {
    const card = helperAt(player, at);
    if (isUnused(s, card) && abilityOf(s, card).when === trigger) return at;
  }
  return -1;
}

/** An unused Helper or starting card that works inside this action, or -1. */
export function insideHelper(s: State, trigger: number, inside: InsideKind): number {
  const player = active(s);
  for (let i = nextHelper(s, trigger, 0); i >= 0; i = nextHelper(s, trigger, i + 1)) {
    const card = helperAt(player, i);
    const ability = abilityOf(s, card);
    if (ability.inside === inside) return card;
  }
  return -1;
}

/** Helpers that may be used now, before or after the action (HLP-1). */
export function offerHelpers(s: State, frame: ActionFrame, q: Question, after: boolean): void {
  const player = active(s);
  const trigger = TRIGGER[frame.kind];
  for (let i = nextHelper(s, trigger, 0); i >= 0; i = nextHelper(s, trigger, i + 1)) {
    const card = helperAt(player, i);
    const ability = abilityOf(s, card);
    if (ability.inside !== 'none' || ability.unasked) continue;
    if (isFulfilled(s, frame, ability, after) && possible(s, ability.effect)) offer(q, V.helper + card);
  }
}

/** Effects of Helpers that were waiting for the end of this action and can't be used now: they would lapse. */
export function lapsingHelpers(s: State, frame: ActionFrame): number[] {
  const player = active(s);
  const trigger = TRIGGER[frame.kind];
  const effects: number[] = [];
  for (let i = nextHelper(s, trigger, 0); i >= 0; i = nextHelper(s, trigger, i + 1)) {
    const ability = abilityOf(s, helperAt(player, i));
    if (ability.inside !== 'none' || ability.unasked) continue;
    if (isFulfilled(s, frame, ability, true) && !possible(s, ability.effect)) effects.push(ability.effect);
  }
  return effects;
}

/** HLP-2: after the action the trigger must have been met; before it, it must be possible to meet it. */
function isFulfilled(s: State, frame: ActionFrame, ability: AbilityRow, after: boolean): boolean {
  if (frame.kind === 'plant') {
    return (after ? frame.planted : plantable(s, frame.left, ability)) >= ability.atLeast;
  }
  if (frame.kind === 'lower') {
    const card = after ? -1 : strengthHelper(s, frame);
    const more = card < 0 ? 0 : abilityOf(s, card).amount;
    return frame.strength + more >= ability.atLeast;
  }
  return true;
}

/** A Helper that adds strength here, unless an outer Lower action was promised it (HLP-2); -1: none. */
export function strengthHelper(s: State, frame: FrameOf<'lower'>): number {
  for (const outer of s.frames) {
    if (outer !== frame && outer.kind === 'lower' && outer.strength < outer.need) return -1;
  }
  return insideHelper(s, TRIGGER.lower, 'strength');
}

/** Bulbs that this action could still plant, with the bulb that the Helper itself gives. */
function plantable(s: State, left: number, ability: AbilityRow): number {
  const player = active(s);
  const own = tables(s).bulbs[ability.effect].length;
  const patches = player.patches.length - plantedBulbs(player);
  return Math.min(left + (canPlantMore(s) ? 1 : 0), storedBulbs(player) + own, patches);
}

/** The starting card that plants one bulb more for VP is still there and can be paid for (MON-2). */
export function canPlantMore(s: State): boolean {
  const card = insideHelper(s, TRIGGER.plant, 'plantMore');
  return card >= 0 && hasFreePatch(active(s)) && vpOf(active(s)) >= abilityOf(s, card).amount;
}

export const sourceOf = (s: State, card: number): number =>
  card === START_CARD ? fromStart(active(s).start) : fromHelper(card);

export function useHelper(run: Run, card: number): void {
  const s = run.state;
  emit(run, { type: 'helper', seat: s.turn.seat, card });
  const ability = abilityOf(s, card);
  if (ability.inside === 'strength') emit(run, { type: 'strength', add: ability.amount });
  if (ability.effect >= 0) begin(run, ability.effect, sourceOf(s, card));
}

/** VP and Tools come unasked, after the action (HLP-4). True if one came. */
export function unaskedHelper(run: Run, trigger: number, frame: ActionFrame | null): boolean {
  const s = run.state;
  const player = active(s);
  for (let i = nextHelper(s, trigger, 0); i >= 0; i = nextHelper(s, trigger, i + 1)) {
    const card = helperAt(player, i);
    const ability = abilityOf(s, card);
    if (!ability.unasked) continue;
    if (frame !== null && !isFulfilled(s, frame, ability, true)) continue;
    useHelper(run, card);
    return true;
  }
  return false;
}

/** The action is finished: Helpers that give only VP or Tools come at once, others may be used now. */
export function acted(run: Run, frame: ActionFrame): void {
  emit(run, { type: 'acted' });
  while (unaskedHelper(run, triggerOf(frame), frame));
}

export const triggerOf = (frame: ActionFrame): number => TRIGGER[frame.kind];

/** What unused Helpers could give before this kind of action (ACT-5); `bulbs` of a Plant action, for HLP-2. */
export function giftOf(s: State, trigger: number, bulbs: number = 0): { guilder: number; bulbs: number } {
  const gift = { guilder: 0, bulbs: 0 };
  const player = active(s);
  for (let i = nextHelper(s, trigger, 0); i >= 0; i = nextHelper(s, trigger, i + 1)) {
    const card = helperAt(player, i);
    const ability = abilityOf(s, card);
    if (ability.effect < 0) continue;
    if (trigger === TRIGGER.plant && plantable(s, bulbs, ability) < ability.atLeast) continue;
    addGift(s, ability.effect, gift);
  }
  return gift;
}

function addGift(s: State, effect: number, gift: { guilder: number; bulbs: number }): void {
  const t = tables(s);
  const it = t.effects[effect];
  if (it.do === 'gain') {
    gift.guilder += it.guilder ?? 0;
    for (const colours of t.bulbs[effect]) gift.bulbs |= colours & ANY_COLOUR;
  } else if (it.do === 'lower') {
    gift.guilder += t.edition.water.sections[t.section[s.water]].guilder * it.strength;
  } else if (it.do === 'marketReward') {
    let most = 0;
    for (const reward of t.market[active(s).area]) {
      const part = { guilder: 0, bulbs: 0 };
      if (t.effects[reward].do !== 'marketReward') addGift(s, reward, part);
      most = Math.max(most, part.guilder);
      gift.bulbs |= part.bulbs;
    }
    gift.guilder += most;
  }
}
