import { type Audience, type Random, seedRandom, shuffle, split } from '@polder/core';
import { TILE_KINDS } from '../edition/types.js';
import type { Event } from './events.js';
import {
  CARDS,
  clone,
  difficultyOf,
  type Gardener,
  type Stack,
  type State,
  TABLE_BIT,
  tables,
} from './state.js';

/** Nobody but the seats of this table and the table itself may see anything. */
function bitOf(state: State, who: Audience): number {
  if (who === 'table') return TABLE_BIT;
  if (Number.isInteger(who) && who >= 0 && who < state.players.length) return 1 << who;
  throw new RangeError(`There is no audience ${JSON.stringify(who) ?? 'undefined'} at this table.`);
}

/** What this audience may see: the key of chance and the unknown items of stacks are null. */
export function view(state: State, who: Audience): State {
  const seen = clone(state);
  const bit = bitOf(state, who);
  seen.random = null;
  for (const stack of seen.stacks) {
    stack.items = stack.items.map((item, i) => (stack.seen[i] & bit ? item : null));
    stack.discards = stack.discards.map((item, i) => (stack.discardsSeen[i] & bit ? item : null));
  }
  seen.tradeCards = seen.tradeCards.map((card, i) => (seen.tradeSeen[i] ? card : null));
  if (seen.gardener) seen.gardener.deck = seen.gardener.deck.map(() => null);
  return seen;
}

export function redact(event: Event, who: Audience): Event {
  if (event.type === 'shuffled') return { ...event, items: event.items.map(() => null) };
  if (event.type === 'gardenerDeck') return { ...event, deck: event.deck.map(() => null) };
  if (event.type === 'looked' && event.seat !== who) return { ...event, items: event.items.map(() => null) };
  return event;
}

/** A full state that looks like this to the viewer: what is unknown is dealt anew. */
export function resample(seen: State, _who: Audience, seed: string): State {
  const s = clone(seen);
  const key = seedRandom(seed);
  s.random = split(key, 0);
  for (let i = 0; i < s.stacks.length; i++) {
    const hidden = shuffle(split(key, i + 1), unseen(s, i));
    fillStack(s.stacks[i], hidden);
  }
  const trade = tables(s).trade.map((_, card) => card);
  const hidden = shuffle(
    split(key, CARDS + 2),
    trade.filter((card) => !s.tradeCards.includes(card)),
  );
  s.tradeCards = s.tradeCards.map((card) => card ?? take(hidden));
  if (s.gardener) dealDeck(s, s.gardener, split(key, CARDS + 3));
  return s;
}

/** Any order of the cards not drawn, but the one on top has the back that everybody sees. */
function dealDeck(s: State, gardener: Gardener, random: Random): void {
  const { decks, back } = tables(s).gardener;
  const deck = decks[difficultyOf(s)].filter((card) => !gardener.discards.includes(card));
  shuffle(random, deck);
  const top = deck.findIndex((card) => back[card] === gardener.back);
  deck.push(...deck.splice(top, 1));
  gardener.deck = deck;
}

function fillStack(stack: Stack, hidden: number[]): void {
  stack.items = stack.items.map((item) => item ?? take(hidden));
  stack.discards = stack.discards.map((item) => item ?? take(hidden));
}

function take(hidden: number[]): number {
  const item = hidden.pop();
  if (item === undefined) throw new Error('The view hides more than the box holds.');
  return item;
}

/** Everything of a stack's kind in the box, less what the viewer knows the place of. */
function unseen(s: State, stack: number): number[] {
  const t = tables(s);
  const known = stack === CARDS ? knownCards(s) : knownTiles(s).filter((tile) => t.tileKind[tile] === stack);
  const { items, discards } = s.stacks[stack];
  for (const item of [...items, ...discards]) if (item !== null) known.push(item);
  const box =
    stack === CARDS
      ? t.edition.cards.map((_, card) => card)
      : t.edition.tiles.flatMap((tile, i) =>
          tile.kind === TILE_KINDS[stack] ? new Array<number>(tile.copies).fill(i) : [],
        );
  for (const item of known) box.splice(box.indexOf(item), 1);
  return box;
}

function knownTiles(s: State): number[] {
  const installed = s.players.flatMap((player) => [...player.large, ...player.small]);
  return [...installed, ...(s.gardener?.tiles ?? []), ...s.tileOffer, ...s.removed].filter(
    (tile) => tile >= 0,
  );
}

function knownCards(s: State): number[] {
  const tucked = s.players.flatMap((player) => [...player.helpers, ...player.contracts]);
  return [...tucked, ...(s.gardener?.cards ?? []), ...s.cardOffer].filter((card) => card >= 0);
}
