import { UNDER_WAY } from '@polder/core';
import {
  ALL_SEE,
  CARDS,
  type FrameOf,
  isGardener,
  type Player,
  type Stack,
  type State,
  tables,
} from './state.js';

// How events move tiles and cards between stacks, offers, wheels and farm boards.

/** The Enhance or Farm action under way. */
function offerFrame(s: State): FrameOf<'enhance'> | FrameOf<'farm'> {
  const frame = s.frames[s.frames.length - 1];
  if (frame.kind !== 'enhance' && frame.kind !== 'farm')
    throw new Error(`There is no offer in '${frame.kind}'.`);
  return frame;
}

export function refreshed(s: State, player: Player, cost: number): void {
  player.guilder -= cost;
  const frame = offerFrame(s);
  frame.refreshed = true;
  frame.phase = UNDER_WAY;
  const offer = frame.kind === 'farm' ? s.cardOffer : s.tileOffer;
  for (let place = 0; place < offer.length; place++) {
    const item = offer[place];
    if (item < 0) continue;
    discard(s.stacks[frame.kind === 'farm' ? CARDS : tables(s).tileKind[item]], item, ALL_SEE);
    offer[place] = -1;
  }
}

function discard(stack: Stack, item: number | null, seen: number): void {
  stack.discards.push(item);
  stack.discardsSeen.push(seen);
}

export function refilled(s: State, stackIndex: number, place: number, item: number, under: number): void {
  const stack = s.stacks[stackIndex];
  const index = stack.items.length - 1 - under;
  stack.items.splice(index, 1);
  stack.seen.splice(index, 1);
  (stackIndex === CARDS ? s.cardOffer : s.tileOffer)[place] = item;
  // The Gardener looks at nothing.
  if (isGardener(s, s.turn.seat)) return;
  const frame = offerFrame(s);
  const mine = frame.kind === 'farm' || frame.stack === stackIndex;
  if (mine && under < frame.looked) frame.looked--;
}

/** The discards become the stack, beneath what is being looked at. */
export function shuffled(s: State, stack: Stack, items: readonly (number | null)[]): void {
  stack.items.unshift(...items);
  stack.seen.unshift(...items.map(() => 0));
  stack.discards.length = 0;
  stack.discardsSeen.length = 0;
  s.shuffles++;
}

export function looked(s: State, seat: number, stackIndex: number, items: readonly (number | null)[]): void {
  const stack = s.stacks[stackIndex];
  for (let i = 0; i < items.length; i++) {
    const index = stack.items.length - 1 - i;
    if (items[i] !== null) stack.items[index] = items[i];
    stack.seen[index] |= 1 << seat;
  }
  const frame = offerFrame(s);
  frame.looked = items.length;
  frame.phase = UNDER_WAY;
  if (frame.kind === 'enhance') frame.stack = stackIndex;
}

/** The items looked at and not taken stay on top, or are discarded face down (CRD-5). */
export function left(s: State, stack: Stack, count: number, toDiscards: boolean): void {
  if (toDiscards) {
    for (let i = 0; i < count; i++) {
      const item = stack.items.pop();
      const seen = stack.seen.pop();
      if (item === undefined || seen === undefined) throw new Error('Fewer items than were looked at.');
      discard(stack, item, seen);
    }
  }
  offerFrame(s).looked = 0;
}

export function takeLooked(frame: { looked: number }, stack: Stack, position: number): void {
  const index = stack.items.length - 1 - position;
  stack.items.splice(index, 1);
  stack.seen.splice(index, 1);
  frame.looked--;
}

export function install(s: State, player: Player, tile: number, section: number): void {
  const wheel = section < player.large.length ? player.large : player.small;
  const at = section < player.large.length ? section : section - player.large.length;
  if (wheel[at] >= 0) s.removed.push(wheel[at]);
  wheel[at] = tile;
}

export function tuck(s: State, player: Player, card: number, role: number, slot: number): void {
  const places = role === 0 ? player.helpers : player.contracts;
  if (slot < places.length) discard(s.stacks[CARDS], places[slot], ALL_SEE);
  places[slot] = card;
}
