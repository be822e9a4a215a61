import { COLOURS, duel } from '@polder/duel';
import { freshTable, table } from '@polder/duel/testing';
import { describe, expect, test } from 'vitest';
import { columnsOf } from '../../text/columns.js';
import { hasHidden, linesOf, marksOf, playerOf, tradedOf } from './players.js';

describe('columns of Windmills', () => {
  test('the lowest row goes first, each row has its cost, and emptied places are the value (D-BLD, D-SCO-2)', () => {
    const { state } = table().windmills([1, 'black'], [2, 'black'], [3, 'white']);
    const [white, , red, , black] = columnsOf(state, 0);
    expect(white).toMatchObject({ colour: 'white', left: 0, cost: undefined, value: 1 });
    expect(red).toMatchObject({ left: 2, cost: 2, value: 0 });
    expect(black).toMatchObject({ left: 1, cost: 6, value: 2 });
    expect(black.places).toEqual([
      { full: false, next: false },
      { full: false, next: false },
      { full: true, next: true },
    ]);
  });

  test('a tulip counts once for each own Windmill at its Patch, also around the end of the ring (D-SCO-2)', () => {
    const it = table()
      .windmills([12, 'red'], [1, 'yellow'], [5, 'red'])
      .patch(1, 'red', 'red', null, 'yellow')
      .patch(6, 'red', null, null, null)
      .patch(9, 'red', 'red', 'red', 'red');
    // Patch 1 lies between the spaces 12 and 1, Patch 6 behind space 5; nothing of ours is at Patch 9.
    expect(columnsOf(it.state, 0).map(({ tulips }) => tulips)).toEqual([0, 2, 5, 0, 0]);
    expect(columnsOf(it.state, 1).every(({ tulips }) => tulips === 0)).toBe(true);
    const vp = columnsOf(it.state, 0).reduce((sum, { value, tulips }) => sum + value * tulips, 0);
    expect(vp).toBe(it.score('tulips'));
    expect(vp).toBe(2 * 5 + 1 * 2);
  });
});

test('marks say how far it is to what moves the Calendar (D-VP-1, D-BLD, D-TRD)', () => {
  const { state } = table().vp(37).traded('red', 'red').windmills([1, 'black'], [2, 'red']);
  expect(marksOf(state, 0)).toEqual({
    vp: { have: 37, of: 40, done: false },
    windmills: { have: 2, of: 5, done: false },
    delivered: { have: 2, of: 6, done: false },
  });
  expect(marksOf(table().vp(44).state, 0).vp.done).toBe(true);
});

test('Foreign Trade has places up to the sixth delivery, and more if there were more', () => {
  const { state } = table().traded('red', 'black');
  expect(tradedOf(state, 0)).toEqual(['red', 'black', undefined, undefined, undefined, undefined]);
  expect(tradedOf(table().traded('red', 'red', 'red', 'red', 'red', 'red', 'white').state, 0)).toHaveLength(
    7,
  );
});

test('a player at a glance', () => {
  const { state } = table().guilder(4).tools(2).storage('red', 'red', 'white').vp(12);
  const player = playerOf(state, 0);
  expect(player).toMatchObject({ seat: 0, vp: 12, guilder: 4, tools: 2, over: 12, scored: 0, turn: 'turn' });
  expect(player.storage.filter(({ n }) => n > 0)).toEqual([
    { colour: 'white', n: 1 },
    { colour: 'red', n: 2 },
  ]);
  expect(player.storage.map(({ colour }) => colour)).toEqual(COLOURS);
  expect(playerOf(state, 1).turn).toBeUndefined();
});

test('who follows up is not who has the turn (D-TRN-4)', () => {
  const { state } = table().followsUp(1);
  expect([playerOf(state, 0).turn, playerOf(state, 1).turn]).toEqual([undefined, 'followUp']);
});

test('the sheet of now has only lines with VP', () => {
  const { state } = table().vp(5).windmills([1, 'white']).patch(1, 'white', null, null, null);
  expect(linesOf(state, 0)).toEqual([
    { source: 'wheels', vp: 5 },
    { source: 'tulips', vp: 1 },
  ]);
});

test('a hand is hidden from the rival, and only until the first Helpers are chosen (D-SET-5)', () => {
  const it = freshTable();
  const seen = duel.view(it.state, 0);
  expect([hasHidden(seen, 0), hasHidden(seen, 1)]).toEqual([true, false]);
  expect(hasHidden(table().state, 0)).toBe(false);
});
