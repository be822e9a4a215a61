import { type ValleyState, valley } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import { actorOf, calendarName, miniPaths, nextOf, rivalOf, rivalSeats } from './rivals.js';

/** In the middle of a turn of this seat. */
function inTurn(seat: number, players: 2 | 3 | 4 = 3): ValleyState {
  const state = valley.setup({ players }, 'rivals');
  state.frames = [{ kind: 'gate' }];
  state.turn.seat = seat;
  state.turn.round = 4;
  return state;
}

describe('whose turn it is', () => {
  it('rivals sit in turn order after the one who looks', () => {
    expect(rivalSeats(inTurn(0, 4), 2)).toEqual([3, 0, 1]);
    expect(rivalSeats(inTurn(0, 2), 1)).toEqual([0]);
  });

  it('names who chooses and who is next', () => {
    const state = inTurn(2);
    expect([actorOf(state), nextOf(state)]).toEqual([2, 0]);
    expect([0, 1, 2].map((seat) => rivalOf(state, seat).turn)).toEqual(['next', undefined, 'now']);
  });

  it('set-up asks backwards, without a next one (SET-7)', () => {
    const state = valley.setup({ players: 3 }, 'rivals');
    expect([actorOf(state), nextOf(state)]).toEqual([2, undefined]);
  });

  it('nobody is next after the last turn, nobody chooses when it is over (END-1)', () => {
    const last = inTurn(2);
    last.lastRound = 4;
    expect([actorOf(last), nextOf(last)]).toEqual([2, undefined]);
    last.over = true;
    expect(actorOf(last)).toBeUndefined();
  });
});

describe('a rival at a glance', () => {
  it('has goods, tiles, cards with the starting card, and Windmills left', () => {
    const state = inTurn(0);
    Object.assign(state.players[1], {
      guilder: 7,
      tools: 2,
      start: 3,
      helpers: [1],
      contracts: [2, 4],
      calendar: 1,
    });
    state.players[1].large[2] = 5;
    state.players[1].small[0] = 20;
    state.players[1].storage = [0, 1, 0, 0, 1];
    expect(rivalOf(state, 1)).toEqual({
      seat: 1,
      vp: 5,
      guilder: 7,
      tools: 2,
      windmills: 9,
      tiles: 2,
      cards: 4,
      calendar: 'II',
      bulbs: ['yellow', 'black'],
      turn: 'next',
      gardener: undefined,
    });
  });

  it('has no Calendar column before the first, and the last one is IV (CAL-3)', () => {
    const state = inTurn(0);
    expect(calendarName(state, 0)).toBeUndefined();
    state.players[0].calendar = 3;
    expect(calendarName(state, 0)).toBe('IV');
  });

  it('the Gardener counts what it collected, and the Wish its marker stands on (G-NEV-2, G-WSH-1)', () => {
    const state = valley.setup({ players: 1, solo: 'easy' }, 'rivals');
    state.wish = 0;
    Object.assign(state.gardener ?? {}, { tiles: [1, 2, 3], cards: [4], wish: 1 });
    const rival = rivalOf(state, 1);
    expect([rival.tiles, rival.cards]).toEqual([3, 1]);
    expect(rival.gardener).toEqual({ tiles: 3, cards: 1, wish: 7 });
    expect(rivalOf(state, 0).gardener).toBeUndefined();
  });
});

describe('a tiny farm', () => {
  it('has a square for each Patch, one path for each colour, and a mark of its own on all but white', () => {
    const patches = new Array<number>(28).fill(-1);
    patches.splice(0, 5, 0, 1, 2, 3, 4);
    patches[7] = 2;
    const { empty, colours } = miniPaths(patches);
    expect(empty.match(/M/g)).toHaveLength(22);
    expect(colours.map(({ colour, squares }) => [colour, squares.match(/M/g)?.length])).toEqual([
      ['white', 1],
      ['yellow', 1],
      ['red', 2],
      ['violet', 1],
      ['black', 1],
    ]);
    const shapes = colours.map(({ marks }) => marks.replace(/^M[\d.]+ [\d.]+/, '').replace(/M.*/, ''));
    expect(new Set(shapes).size).toBe(5);
    expect(shapes[0]).toBe('');
  });
});
