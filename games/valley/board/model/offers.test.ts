import { valley } from '@polder/valley';
import { table } from '@polder/valley/testing';
import { expect, test } from 'vitest';
import { cardsOffered, contractIfSigned, lookedAt, stacksLeft, tilesOffered } from './offers.js';

const ENHANCE = { do: 'enhance' } as const;
const FARM = { do: 'farm' } as const;

test('the four tiles have the price of their own kind, and places their target (ENH-2)', () => {
  const { state } = table().tileOffer(3, 1, 13, 0);
  expect(tilesOffered(state).map(({ target, kind, tile, price }) => [target, kind, tile?.id, price])).toEqual(
    [
      ['offer:tile1', 'common', 3, 0],
      ['offer:tile2', 'common', 1, 0],
      ['offer:tile3', 'uncommon', 13, 1],
      ['offer:tile4', 'unique', undefined, 0],
    ],
  );
});

test('a common tile on the place of another kind costs nothing (ENH-3)', () => {
  const { state } = table().tileOffer(3, 1, 13, 5);
  expect(tilesOffered(state)[3]).toMatchObject({ kind: 'unique', price: 0, tile: { id: 5 } });
});

test('a tile that waits for its section is marked', () => {
  const { state } = table().tileOffer(3, 1, 13, 19).act(ENHANCE).choose('tile:2');
  expect(tilesOffered(state).map(({ picked }) => picked)).toEqual([false, true, false, false]);
});

test('a card has a key for each of its halves', () => {
  const { state } = table().cardOffer(4, 0, 12);
  const [first, second, third] = cardsOffered(state, 0);
  expect(first).toMatchObject({ target: 'offer:card1', hire: 'hire:1', sign: 'sign:1', card: { id: 4 } });
  expect(second.card).toBeUndefined();
  expect(third).toMatchObject({ target: 'offer:card3', card: { id: 12 } });
});

test('a card that waits for a place is marked with what it becomes (FRM-2)', () => {
  const { state } = table().cardOffer(4, 5, 6).contracts(1, 2, 3).act(FARM).choose('sign:2');
  expect(cardsOffered(state, 0).map(({ picked }) => picked)).toEqual([undefined, 'sign', undefined]);
});

test('what a Contract would score counts the card itself (CRD-2)', () => {
  const { state } = table().cardOffer(15, 17, 0).helpers(1, 2).windmills('A1', 'A2', 'B1');
  // Two VP for each card: two Helpers, the starting card and this Contract.
  expect(cardsOffered(state, 0)[0].worth).toBe(8);
  // Two VP for each of three Windmills.
  expect(cardsOffered(state, 0)[1].worth).toBe(6);
  expect(cardsOffered(state, 1)[1].worth).toBe(0);
});

test('with three Contracts a fourth one replaces, so the number of cards stays', () => {
  const { state } = table().contracts(1, 2, 3);
  expect(contractIfSigned(state, 0, 14)).toBe(8);
});

test('nobody looks at anything: nothing is shown', () => {
  expect(lookedAt(table().state, 0)).toBeUndefined();
});

test('tiles looked at come topmost first, with their price (CRD-5)', () => {
  const at = table().helpers(13).onTop('uncommon', 14, 13, 18).act(ENHANCE).choose('look:uncommon');
  const seen = lookedAt(valley.view(at.state, 0), 0);
  expect(seen?.tiles.map(({ target, tile, price }) => [target, tile?.id, price])).toEqual([
    ['look:1', 14, 1],
    ['look:2', 13, 1],
    ['look:3', 18, 1],
  ]);
  expect(seen).toMatchObject({ seat: 0, of: 'tiles', cards: [], hidden: 0 });
});

test('others see only how many are looked at (CRD-5)', () => {
  const at = table().helpers(13).act(ENHANCE).choose('look:common');
  expect(lookedAt(valley.view(at.state, 1), 1)).toMatchObject({ seat: 0, tiles: [], hidden: 3 });
});

test('cards looked at have keys of their own', () => {
  const at = table().starting(2).onTop('cards', 7, 8, 9).act(FARM).choose('look:cards');
  const seen = lookedAt(valley.view(at.state, 0), 0);
  expect(seen?.cards.map(({ target, hire, sign, card }) => [target, hire, sign, card?.id])).toEqual([
    ['look:1', 'hire:look1', 'sign:look1', 7],
    ['look:2', 'hire:look2', 'sign:look2', 8],
    ['look:3', 'hire:look3', 'sign:look3', 9],
  ]);
});

test('the stacks say how much is left in them (SET-2, SET-3)', () => {
  const { state } = table();
  expect(stacksLeft(state)).toEqual([
    { target: 'stack:common', kind: 'common', left: 22 },
    { target: 'stack:uncommon', kind: 'uncommon', left: 11 },
    { target: 'stack:unique', kind: 'unique', left: 11 },
    { target: 'stack:cards', kind: 'cards', left: 27 },
  ]);
});
