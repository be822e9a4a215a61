import { COLOURS, defaultEdition, type ValleyPlayer, type ValleyState, valley } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import {
  columnsOf,
  contractsOf,
  groupsOf,
  helpersOf,
  patchesOf,
  placesOf,
  plantable,
  plantKey,
  replacing,
  rowsOf,
  startOf,
  storedOf,
  trackVp,
  windmillsLeft,
} from './farm.js';

const WHITE = 0;
const YELLOW = 1;
const RED = 2;
const VIOLET = 3;
const BLACK = 4;

/** Rows of colours, from the left. */
function plant(player: ValleyPlayer, ...rows: readonly number[][]): void {
  rows.forEach((colours, row) => {
    player.rows[row] = colours.length;
    colours.forEach((colour, column) => {
      player.patches[row * 7 + column] = colour;
    });
  });
}

function tableWith(change: (player: ValleyPlayer, state: ValleyState) => void, solo = false): ValleyState {
  const state = solo
    ? valley.setup({ players: 1, solo: 'medium' }, 'farm')
    : valley.setup({ players: 2 }, 'farm');
  change(state.players[solo ? 1 : 0], state);
  return state;
}

describe('Patches', () => {
  it('show the bulb, what is printed and the leftmost free one of each row (PLT-1)', () => {
    const state = tableWith((player) => plant(player, [RED, BLACK], []));
    const patches = patchesOf(state, 0);
    expect(patches).toHaveLength(28);
    expect(patches[1]).toEqual({
      row: 0,
      column: 1,
      reward: { do: 'gain', vp: 1 },
      bulb: 'black',
      ghost: undefined,
      next: false,
    });
    expect(patches.filter(({ next }) => next).map(({ row, column }) => [row, column])).toEqual([
      [0, 2],
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
  });

  it('show as a ghost only what is not there yet', () => {
    const now = tableWith((player) => plant(player, [RED]));
    const then = tableWith((player) => plant(player, [RED, WHITE]));
    expect(patchesOf(now, 0, then).flatMap(({ ghost }) => ghost ?? [])).toEqual(['white']);
    expect(patchesOf(now, 0)[1].ghost).toBeUndefined();
  });

  it('of the Gardener lie under its overlay (G-SET-1)', () => {
    const state = tableWith(() => {}, true);
    expect(patchesOf(state, 1).every(({ reward }) => reward === null)).toBe(true);
    expect(patchesOf(state, 0)[4].reward).toEqual({ do: 'gain', guilder: 2 });
  });
});

describe('rows', () => {
  it('aim for the high value as long as they have one colour, and score when full (SCO-3)', () => {
    const state = tableWith((player) =>
      plant(player, [RED, RED], [RED, WHITE], [], new Array<number>(7).fill(BLACK)),
    );
    expect(rowsOf(state, 0)).toEqual([
      { bulbs: 2, mixed: 4, single: 10, aim: 'single', vp: 0 },
      { bulbs: 2, mixed: 5, single: 11, aim: 'mixed', vp: 0 },
      { bulbs: 0, mixed: 5, single: 12, aim: 'single', vp: 0 },
      { bulbs: 7, mixed: 6, single: 14, aim: 'single', vp: 14 },
    ]);
  });

  it('that are full and mixed score the low value', () => {
    const state = tableWith((player) => plant(player, [RED, RED, RED, RED, RED, RED, WHITE]));
    expect(rowsOf(state, 0)[0].vp).toBe(4);
  });
});

describe('columns', () => {
  it('score four colours, and cost as soon as one repeats (SCO-4)', () => {
    const state = tableWith((player) => plant(player, [RED, RED, RED], [WHITE, RED], [BLACK], [YELLOW]));
    const [first, second, third, , , , last] = columnsOf(state, 0);
    expect(first).toEqual({ bulbs: 4, plus: 1, minus: 1, state: 'full', vp: 1 });
    expect(second).toEqual({ bulbs: 2, plus: 2, minus: 1, state: 'spoilt', vp: -1 });
    expect(third).toEqual({ bulbs: 1, plus: 3, minus: 2, state: 'open', vp: 0 });
    expect(last.minus).toBe(0);
  });

  it('of the Gardener never cost on Medium (G-SCO-1)', () => {
    const state = tableWith((player) => plant(player, [RED], [RED], [RED], [RED]), true);
    expect(columnsOf(state, 1)[0]).toEqual({ bulbs: 4, plus: 1, minus: 0, state: 'full', vp: 1 });
  });
});

describe('Storage', () => {
  const stored = (storage: number[]): ValleyState =>
    tableWith((player) => {
      player.storage = storage;
    });

  it('has five free places and two that cost Guilder (STO-1)', () => {
    const places = placesOf(stored([0, 1, 0, 0, 2]), 0);
    expect(places.map(({ bulb }) => bulb)).toEqual([
      'yellow',
      'black',
      'black',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(places.map(({ cost }) => cost)).toEqual([0, 0, 0, 0, 0, 1, 2]);
  });

  it('shows what would come on the next free place, and what would go', () => {
    const came = placesOf(stored([1, 0, 0, 0, 0]), 0, stored([1, 0, 1, 0, 0]));
    expect(came[1]).toEqual({ bulb: undefined, goes: false, comes: 'red', cost: 0 });
    const went = placesOf(stored([2, 0, 0, 0, 0]), 0, stored([1, 0, 0, 0, 0]));
    expect(went.map(({ goes }) => goes)).toEqual([false, true, false, false, false, false, false]);
  });

  it('shows a swap in the place of the bulb that goes, even when it is full (STO-2)', () => {
    const places = placesOf(stored([7, 0, 0, 0, 0]), 0, stored([6, 0, 0, 1, 0]));
    expect(places[6]).toEqual({ bulb: 'white', goes: true, comes: 'violet', cost: 2 });
  });

  it('can be listed bulb by bulb', () => {
    expect(storedOf(stored([1, 0, 2, 0, 0]).players[0])).toEqual(['white', 'red', 'red']);
  });
});

describe('cards', () => {
  it('are Helpers by place, with the starting card apart, and know what was used this turn (HLP-1)', () => {
    const state = tableWith((player, { turn }) => {
      player.start = 0;
      player.helpers = [9, 3];
      turn.used = (1 << 3) | (1 << 30);
    });
    expect(helpersOf(state, 0).map(({ id, used }) => [id, used])).toEqual([
      [10, false],
      [4, true],
    ]);
    expect(startOf(state, 0)).toEqual({
      id: 'start',
      ability: defaultEdition.startingCards[0].ability,
      used: true,
    });
  });

  it('of others are never used in my turn', () => {
    const state = tableWith((_, { players, turn }) => {
      players[1].helpers = [3];
      turn.used = 1 << 3;
    });
    expect(helpersOf(state, 1)[0].used).toBe(false);
  });

  it('say what a Contract would score right now (SCO-1)', () => {
    const state = tableWith((player) => {
      plant(player, [RED, RED, WHITE], [RED]);
      player.contracts = [20];
    });
    expect(contractsOf(state, 0)).toEqual([
      { id: 21, group: 'red', contract: { vp: 2, each: { of: 'planted', colour: 'red' } }, vp: 6 },
    ]);
  });

  it('are replaced among Helpers or among Contracts, by what is being tucked (FRM-2)', () => {
    const frame = {
      kind: 'farm',
      refreshed: false,
      looked: 0,
      bought: false,
      effect: 0,
      source: 0,
      phase: 1,
    } as const;
    const picked = (at: number, role: number): ValleyState =>
      tableWith((_, state) => {
        state.frames = [{ ...frame, picked: at, role }];
      });
    expect(replacing(picked(1, 0))).toBe('helper');
    expect(replacing(picked(1, 1))).toBe('contract');
    expect(replacing(picked(-1, 0))).toBeUndefined();
  });
});

describe('Windmill groups', () => {
  it('score the planted colour once they are empty (SCO-2)', () => {
    const state = tableWith((player) => {
      plant(player, [BLACK, BLACK, VIOLET]);
      player.groups = [1, 1, 2, 1, 0];
    });
    const [, , , violet, black] = groupsOf(state, 0);
    expect(violet).toEqual({ colour: 'violet', left: 1, of: 2, each: 2, planted: 1, scores: false });
    expect(black).toEqual({ colour: 'black', left: 0, of: 3, each: 3, planted: 2, scores: true });
    expect(windmillsLeft(state.players[0])).toBe(5);
  });
});

describe('small things', () => {
  it('add up the VP on the track', () => {
    expect(trackVp(valley.setup({ players: 3 }, 'farm').players[2])).toBe(5);
  });

  it('find the colours that can be planted', () => {
    expect([...plantable(['plant:red>2', 'plant:red>3', 'plant:black>1', 'stop'])]).toEqual(['red', 'black']);
    expect(COLOURS.map((colour) => plantKey(colour, 0))[2]).toBe('plant:red>1');
  });
});
