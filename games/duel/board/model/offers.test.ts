import { duel, editionOf } from '@polder/duel';
import { freshTable, table } from '@polder/duel/testing';
import { expect, test } from 'vitest';
import { cardsOffered, deckTop, handOf, tilesLeft, tilesOffered } from './offers.js';

test('tiles have the price of their kind on the own wheel (D-ENH)', () => {
  const { state } = table().tileOffer(1, 13, 0, 5);
  expect(tilesOffered(state).map(({ target, tile, price }) => [target, tile?.id, price])).toEqual([
    ['offer:tile1', 1, 1],
    ['offer:tile2', 13, 2],
    ['offer:tile3', undefined, 0],
    ['offer:tile4', 5, 1],
  ]);
  expect(tilesLeft(table().state)).toBe(7);
});

test('a tile that waits for its section is marked', () => {
  const { state } = table().tileOffer(1, 13, 2, 5).guilder(5).act({ do: 'enhance' }).choose('tile:2');
  expect(tilesOffered(state).map(({ picked }) => picked)).toEqual([false, true, false, false]);
});

test('cards have a key for each half, and the worth of their Contract for the one who looks', () => {
  const it = table().cardOffer(3, 0).traded('red', 'red', 'white', 'white');
  const [first, second] = cardsOffered(it.state, 0);
  expect(first).toMatchObject({ target: 'offer:card1', hire: 'hire:1', sign: 'sign:1', worth: 6 });
  expect(first.card?.id).toBe(3);
  expect(second).toMatchObject({ card: undefined, worth: 0 });
  expect(cardsOffered(it.state, 1)[0].worth).toBe(0);
});

test('a card that is about to enter is marked with what it becomes (D-TIL)', () => {
  const it = table().helpers(1, 2).cardOffer(5, 6).act({ do: 'farm', swap: true }).choose('hire:2');
  expect(cardsOffered(it.state, 0).map(({ picked }) => picked)).toEqual([undefined, 'hire']);
});

test('the top of the deck is known, what lies below is not (D-SET-5)', () => {
  const it = table().deck(7, 8, 9);
  expect(deckTop(duel.view(it.state, 1), 1)).toMatchObject({ left: 3 });
  expect(deckTop(duel.view(it.state, 1), 1).card?.id).toBe(7);
  expect(deckTop(table().deck().state, 0)).toEqual({ card: undefined, worth: 0, left: 0 });
});

test('a hand is seen by its owner only, and nothing is offered meanwhile (D-SET-5)', () => {
  const it = freshTable();
  const mine = handOf(duel.view(it.state, 1), 1);
  expect(mine.map(({ target, key }) => [target, key])).toEqual([
    ['hand:1', 'keep:1'],
    ['hand:2', 'keep:2'],
  ]);
  expect(mine.map(({ card }) => card)).toEqual(
    it.state.hands[1].map((card) => editionOf(it.state).cards[Number(card)]),
  );
  expect(handOf(duel.view(it.state, 1), 0)).toEqual([]);
  expect(cardsOffered(it.state, 0).map(({ card }) => card)).toEqual([undefined, undefined]);
});
