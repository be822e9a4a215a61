import { topFrame, UNDER_WAY } from '@polder/core';
import type { BoardEvent, Event, TurnEvent } from './events.js';
import { evolveSetup } from './evolve-setup.js';
import {
  ALL_SEE,
  CARDS,
  type FrameOf,
  isGardener,
  lookedBeneath,
  lookedIn,
  type Player,
  type Stack,
  type State,
  tables,
} from './state.js';

/** Tiles and cards between stacks, offers, wheels and farm boards; else the set-up. */
export function evolveOffers(s: State, e: Exclude<Event, TurnEvent | BoardEvent>): void {
  switch (e.type) {
    case 'refreshed':
      return refreshed(s, s.players[e.seat], e.cost);
    case 'refilled':
      return refilled(s, e.stack, e.place, e.item, e.under);
    case 'shuffled':
      return shuffled(s, s.stacks[e.stack], e.items);
    case 'looked':
      return looked(s, e.seat, e.stack, e.items);
    case 'left':
      return left(s, e.stack, e.count, e.discard);
    case 'picked': {
      const frame = topFrame(s, e.role < 0 ? 'enhance' : 'farm');
      frame.picked = e.place;
      frame.phase = UNDER_WAY;
      if (frame.kind === 'farm') frame.role = e.role;
      return;
    }
    case 'installed': {
      const player = s.players[e.seat];
      player.guilder -= e.cost;
      install(s, player, e.tile, e.section);
      const frame = topFrame(s, 'enhance');
      frame.bought = true;
      if (e.place < s.tileOffer.length) s.tileOffer[e.place] = -1;
      else takeLooked(s, frame, e.stack, e.place - s.tileOffer.length);
      return;
    }
    case 'tucked': {
      tuck(s, s.players[e.seat], e.card, e.role, e.slot);
      const frame = topFrame(s, 'farm');
      frame.bought = true;
      if (e.place < s.cardOffer.length) s.cardOffer[e.place] = -1;
      else takeLooked(s, frame, CARDS, e.place - s.cardOffer.length);
      return;
    }
    default:
      return evolveSetup(s, e);
  }
}

/** The Enhance or Farm action under way. */
function offerFrame(s: State): FrameOf<'enhance'> | FrameOf<'farm'> {
  const frame = s.frames[s.frames.length - 1];
  if (frame.kind !== 'enhance' && frame.kind !== 'farm')
    throw new Error(`There is no offer in '${frame.kind}'.`);
  return frame;
}

function refreshed(s: State, player: Player, cost: number): void {
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

function refilled(s: State, stackIndex: number, place: number, item: number, under: number): void {
  const stack = s.stacks[stackIndex];
  const index = stack.items.length - 1 - under;
  stack.items.splice(index, 1);
  stack.seen.splice(index, 1);
  (stackIndex === CARDS ? s.cardOffer : s.tileOffer)[place] = item;
  // The Gardener looks at nothing.
  if (isGardener(s, s.turn.seat)) return;
  const frame = offerFrame(s);
  if (under - lookedBeneath(s, stackIndex) < lookedIn(frame, stackIndex)) frame.looked--;
}

/** The discards become the stack, beneath what is being looked at. */
function shuffled(s: State, stack: Stack, items: readonly (number | null)[]): void {
  stack.items.unshift(...items);
  stack.seen.unshift(...items.map(() => 0));
  stack.discards.length = 0;
  stack.discardsSeen.length = 0;
  s.shuffles++;
}

function looked(s: State, seat: number, stackIndex: number, items: readonly (number | null)[]): void {
  const stack = s.stacks[stackIndex];
  const top = stack.items.length - 1 - lookedBeneath(s, stackIndex);
  for (let i = 0; i < items.length; i++) {
    const index = top - i;
    if (items[i] !== null) stack.items[index] = items[i];
    stack.seen[index] |= 1 << seat;
  }
  const frame = offerFrame(s);
  frame.looked = items.length;
  frame.phase = UNDER_WAY;
  if (frame.kind === 'enhance') frame.stack = stackIndex;
}

/** The items looked at and not taken stay on top, or are discarded face down (CRD-5). */
function left(s: State, stackIndex: number, count: number, toDiscards: boolean): void {
  if (toDiscards) {
    const stack = s.stacks[stackIndex];
    const top = stack.items.length - 1 - lookedBeneath(s, stackIndex);
    for (let i = 0; i < count; i++) {
      if (top - i < 0) throw new Error('Fewer items than were looked at.');
      const [item] = stack.items.splice(top - i, 1);
      const [seen] = stack.seen.splice(top - i, 1);
      discard(stack, item, seen);
    }
  }
  offerFrame(s).looked = 0;
}

function takeLooked(s: State, frame: { looked: number }, stackIndex: number, position: number): void {
  const stack = s.stacks[stackIndex];
  const index = stack.items.length - 1 - lookedBeneath(s, stackIndex) - position;
  stack.items.splice(index, 1);
  stack.seen.splice(index, 1);
  frame.looked--;
}

function install(s: State, player: Player, tile: number, section: number): void {
  const wheel = section < player.large.length ? player.large : player.small;
  const at = section < player.large.length ? section : section - player.large.length;
  if (wheel[at] >= 0) s.removed.push(wheel[at]);
  wheel[at] = tile;
}

function tuck(s: State, player: Player, card: number, role: number, slot: number): void {
  const places = role === 0 ? player.helpers : player.contracts;
  if (slot < places.length) discard(s.stacks[CARDS], places[slot], ALL_SEE);
  places[slot] = card;
}
