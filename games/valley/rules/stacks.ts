import { NeedsHidden, shuffle, split } from '@polder/core';
import { emit, type Run } from './run.js';
import { CARDS, lookedBeneath, lookedIn, type State } from './state.js';

/** The mark of an event that shows something hidden. */
export const REVEALED = { reveals: true } as const;

/** Stack that each place of the tile offer is refilled from: two common, uncommon, unique (SET-2). */
const PLACE_KIND: readonly number[] = [0, 0, 1, 2];

/** Nothing is left on this stack but what is being looked at. */
export const isUsedUp = (s: State, stack: number): boolean =>
  s.stacks[stack].items.length <= lookedBeneath(s, stack);

function shuffleDiscards(run: Run, stack: number): void {
  const s = run.state;
  const { discards } = s.stacks[stack];
  if (s.random === null) throw new NeedsHidden();
  const items = shuffle(split(s.random, s.shuffles), discards.slice());
  emit(run, { type: 'shuffled', stack, items });
}

/** Refill one place; false if the stack has nothing to give. */
function draw(run: Run, stack: number, place: number): boolean {
  const s = run.state;
  const beneath = lookedBeneath(s, stack);
  const looked = beneath + lookedIn(s.frames[s.frames.length - 1], stack);
  const pile = s.stacks[stack];
  if (pile.items.length <= looked && pile.discards.length > 0) shuffleDiscards(run, stack);
  if (pile.items.length <= beneath) return false;
  // From beneath what is being looked at; if there is nothing, the first of those (CRD-5).
  const under = pile.items.length > looked ? looked : beneath;
  const item = pile.items[pile.items.length - 1 - under];
  if (item === null) throw new NeedsHidden();
  emit(run, { type: 'refilled', stack, place, item, under, reveals: true });
  return true;
}

/** ENH-3: from the same stack, its discards, or a common tile; else the place stays empty. */
export function refillTiles(run: Run): void {
  const s = run.state;
  for (let place = 0; place < s.tileOffer.length; place++) {
    if (s.tileOffer[place] < 0 && !draw(run, PLACE_KIND[place], place)) draw(run, 0, place);
  }
}

/** FRM-3. */
export function refillCards(run: Run): void {
  const s = run.state;
  for (let place = 0; place < s.cardOffer.length; place++) {
    if (s.cardOffer[place] < 0) draw(run, CARDS, place);
  }
}

/** Look secretly at the top of a stack (CRD-5). */
export function look(run: Run, seat: number, stack: number, count: number): void {
  const { items, seen } = run.state.stacks[stack];
  const end = items.length - lookedBeneath(run.state, stack);
  const from = Math.max(0, end - count);
  const known = seen.slice(from, end).every((who) => (who >> seat) & 1);
  emit(run, {
    type: 'looked',
    seat,
    stack,
    items: items.slice(from, end).reverse(),
    ...(known ? {} : REVEALED),
  });
}

/** What lies on a place: of the offer, or beyond it among those looked at on top of a stack (CRD-5). */
export function pickedItem(s: State, offered: readonly number[], stack: number, place: number): number {
  if (place < offered.length) return offered[place];
  const { items } = s.stacks[stack];
  const item = items[items.length - 1 - lookedBeneath(s, stack) - (place - offered.length)];
  if (item === null) throw new NeedsHidden();
  return item;
}
