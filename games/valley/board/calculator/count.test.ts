import { popcount } from '@polder/core';
import { randomWalk } from '@polder/core/testing';
import {
  COLOURS,
  COLUMNS,
  type Colour,
  FIELD_KINDS,
  GARDENER_SOURCES,
  ROWS,
  tables,
  type ValleyOptions,
  type ValleyPlayer,
  type ValleyState,
  VP_SOURCES,
  valley,
} from '@polder/valley';
import { picker, STYLE_NAMES } from '@polder/valley/testing';
import { describe, expect, it } from 'vitest';
import { countValley, gaps } from './count.js';
import { emptyFarm, emptyValley, type Farm, type ValleyFact, type ValleyTable } from './facts.js';

/** A person at the table reads off the same: every fact of an end position, asked for or not. */
function farmOf(s: ValleyState, seat: number): Farm {
  const p = s.players[seat];
  const { edition, spacesBy } = tables(s);
  const bulbs = p.patches.map((colour): Colour | null => COLOURS[colour] ?? null);
  return {
    name: `P${seat}`,
    track: p.vp.reduce((sum, vp) => sum + vp, 0),
    patches: Array.from({ length: ROWS }, (_, row) => bulbs.slice(row * COLUMNS, (row + 1) * COLUMNS)),
    emptied: p.groups.map((left) => left === 0),
    contracts: p.contracts.map((card) => ({ card: edition.cards[card].id })),
    answers: {
      ...Object.fromEntries(FIELD_KINDS.map((field) => [`by-${field}`, popcount(p.mills & spacesBy[field])])),
      ...tileAnswers(s, p),
      smallWheel: p.small.every((tile) => tile >= 0) ? 1 : 0,
      helpers: p.helpers.length,
      tools: p.tools,
      windmills: popcount(p.mills),
      stored: p.storage.reduce((sum, n) => sum + n, 0),
      ...soloAnswers(s, seat),
    },
  };
}

function tileAnswers(s: ValleyState, { large, small }: ValleyPlayer): Partial<Record<ValleyFact, number>> {
  const kindOf = (tile: number): string => tables(s).edition.tiles[tile].kind;
  const wheels = { both: [...large, ...small], large, small };
  return Object.fromEntries(
    Object.entries(wheels).flatMap(([wheel, tiles]) =>
      ['any', 'common', 'uncommon', 'unique'].map((kind) => [
        `tiles-${wheel}-${kind}`,
        tiles.filter((tile) => tile >= 0 && (kind === 'any' || kindOf(tile) === kind)).length,
      ]),
    ),
  );
}

function soloAnswers(s: ValleyState, seat: number): Partial<Record<ValleyFact, number>> {
  if (!s.gardener) return {};
  const { wish, yours, tiles, cards } = s.gardener;
  const value = seat === 1 ? wish : yours;
  return {
    wish: value < 0 ? 0 : tables(s).edition.startingCards[s.wish].vp[value],
    ...(seat === 1 ? { gardenerTiles: tiles.length, gardenerCards: cards.length } : {}),
  };
}

function tableOf(s: ValleyState): ValleyTable {
  const farms = s.players.map((_, seat) => farmOf(s, seat));
  const blank = emptyValley();
  if (s.options.solo) {
    const [you, gardener] = farms;
    return {
      ...blank,
      size: 'solo',
      difficulty: s.options.solo,
      farms: [you, ...blank.farms.slice(1)],
      gardener,
    };
  }
  const size = s.options.players as 2 | 3 | 4;
  return { ...blank, size, farms: [...farms, ...blank.farms.slice(size)] };
}

function endOf(options: ValleyOptions, seed: string, style: (typeof STYLE_NAMES)[number]): ValleyState {
  let end: ValleyState | undefined;
  randomWalk(valley, options, seed, picker(style), (_, state) => {
    end = state;
  });
  if (!end) throw new Error('Nothing was played.');
  return end;
}

/** The lines of the engine's sheet under the names of ours: what came while playing lies on the track. */
function linesOf(s: ValleyState, seat: number): Record<string, number> {
  const lines = Object.fromEntries(valley.scores(s)[seat].lines.map(({ source, vp }) => [source, vp]));
  const onTrack = VP_SOURCES.filter((source) => !s.gardener || source !== 'wish');
  const track = onTrack.reduce((sum, source) => sum + lines[source], 0);
  const { contracts, groups, rows, columns, wish } = lines;
  const solo = Object.fromEntries(GARDENER_SOURCES.map((source) => [source, lines[source]]));
  return { track, contracts, groups, rows, columns, ...(s.gardener ? { wish, ...solo } : {}) };
}

function same(s: ValleyState, seed: string): void {
  const counted = countValley(tableOf(s));
  for (const { seat, vp, lines } of counted.sheets) {
    expect(Object.fromEntries(lines.map((line) => [line.source, line.vp])), seed).toEqual(linesOf(s, seat));
    expect(vp, seed).toBe(valley.scores(s)[seat].vp);
  }
  expect(counted.result, seed).toEqual(valley.result(s));
  expect(counted.missing, seed).toEqual([]);
  expect(counted.problems, seed).toEqual([]);
  expect(counted.settled).toBe(true);
}

describe('the same as the game itself counts', () => {
  it.each([2, 3, 4] as const)('%i players', (players) => {
    for (let i = 0; i < 21; i++) {
      const seed = `calculator/${players}/${i}`;
      same(endOf({ players }, seed, STYLE_NAMES[i % STYLE_NAMES.length]), seed);
    }
  });

  it.each(['easy', 'medium', 'hard'] as const)('against the Gardener, %s', (solo) => {
    for (let i = 0; i < 8; i++) {
      const seed = `calculator/${solo}/${i}`;
      same(endOf({ players: 1, solo }, seed, STYLE_NAMES[i % STYLE_NAMES.length]), seed);
    }
  });

  it('on every Contract, whatever it counts', () => {
    const s = endOf({ players: 2 }, 'calculator/contracts', 'planter');
    const { edition } = tables(s);
    for (let card = 0; card < edition.cards.length; card++) {
      s.players[0].contracts = [card];
      const [sheet] = countValley(tableOf(s)).sheets;
      expect(sheet.lines.find(({ source }) => source === 'contracts')?.vp, `card ${card + 1}`).toBe(
        valley.scores(s)[0].lines.find(({ source }) => source === 'contracts')?.vp,
      );
    }
  });

  it('when seats are level, down to the last tie-break', () => {
    const s = endOf({ players: 2 }, 'calculator/ties', 'random');
    // Each card is there once.
    s.players[0].contracts = [];
    s.players[1] = { ...structuredClone(s.players[0]), storage: [3, 0, 0, 0, 0] };
    s.players[0].storage = [2, 0, 0, 0, 0];
    same(s, 'stored bulbs');
    s.players[1].storage = [2, 0, 0, 0, 0];
    s.players[0].mills = 0b111;
    s.players[1].mills = 0b11;
    same(s, 'Windmills');
    s.players[1].mills = 0b1110;
    same(s, 'shared');
    expect(countValley(tableOf(s)).result.winners).toEqual([0, 1]);
  });
});

const W = 'white';
const row = (...bulbs: Colour[]): (Colour | null)[] => [
  ...bulbs,
  ...new Array<null>(COLUMNS - bulbs.length).fill(null),
];

describe('what is not told yet', () => {
  const farm: Farm = { ...emptyFarm(), track: 20, contracts: [{ card: 17 }, { card: 21 }, { byHand: null }] };
  const table: ValleyTable = { ...emptyValley(), farms: [farm, emptyFarm(), emptyFarm(), emptyFarm()] };

  it('is listed, and counts nothing', () => {
    expect(countValley(table).missing).toEqual([
      { seat: 0, what: 'windmills' },
      { seat: 0, what: 'contract:3' },
      { seat: 1, what: 'track' },
    ]);
    expect(countValley(table).farms[0].worths).toEqual([undefined, { count: 0, vp: 0 }, undefined]);
    expect(countValley(table).sheets[0].vp).toBe(20);
  });

  it('is asked for a tie only when there is one, and only of those who are level', () => {
    const level = { ...emptyFarm(), track: 30 };
    const farms = [level, { ...level, track: 31 }, level, emptyFarm()];
    const counted = countValley({ ...emptyValley(), size: 3, farms });
    expect(counted.missing).toEqual([
      { seat: 0, what: 'stored' },
      { seat: 2, what: 'stored' },
    ]);
    expect(counted.settled).toBe(false);
    const told = [
      { ...level, answers: { stored: 2 } },
      farms[1],
      { ...level, answers: { stored: 1 } },
      farms[3],
    ];
    expect(countValley({ ...emptyValley(), size: 3, farms: told }).settled).toBe(true);
    expect(
      countValley({ ...emptyValley(), size: 3, farms: told }).result.standings.map((it) => it.seat),
    ).toEqual([1, 0, 2]);
  });
});

describe('what can’t be', () => {
  const base = { ...emptyFarm(), track: 0 };

  it('PLT-1: a gap in a row is told, and the rest still counts', () => {
    const patches = [row(W), [null, W, null, null, null, null, null] as (Colour | null)[], row(), row(W, W)];
    expect(gaps(patches)).toEqual([1]);
    const table = { ...emptyValley(), farms: [{ ...base, patches }, base, base, base] };
    expect(countValley(table).problems).toEqual([{ seat: 0, id: 'gap', rule: 'PLT-1', n: 2 }]);
  });

  it('a card on two farms, more Windmills than have left the farm', () => {
    const mine = { ...base, contracts: [{ card: 1 }], answers: { 'by-guilder': 5 } };
    const theirs = {
      ...base,
      contracts: [{ card: 1 }, { card: 17 }],
      answers: { 'by-guilder': 1, windmills: 0 },
    };
    expect(countValley({ ...emptyValley(), farms: [mine, theirs, base, base] }).problems).toEqual([
      { seat: 0, id: 'cardTwice', rule: 'SET-3', n: 1 },
      { seat: 0, id: 'tooManyWindmills', rule: 'BLD-5', n: 5, m: 4 },
      { seat: 1, id: 'cardTwice', rule: 'SET-3', n: 1 },
      { seat: 1, id: 'moreThanBuilt', rule: 'CRD-1', n: 1, m: 0 },
    ]);
  });

  it('CRD-1: all Windmills count against those by a field only while they are asked for', () => {
    const problems = (mine: Partial<Farm>, theirs: number): readonly string[] => {
      const answers = { 'by-guilder': 2, windmills: 1, stored: 0 };
      const farm = { ...base, contracts: [{ card: 1 }], answers, ...mine };
      const other = { ...base, track: theirs, answers: { stored: 0, windmills: 1 } };
      return countValley({ ...emptyValley(), farms: [farm, other, base, base] }).problems.map(({ id }) => id);
    };
    expect(problems({}, 30)).toEqual([]);
    expect(problems({ contracts: [{ card: 1 }, { card: 17 }] }, 30)).toEqual(['moreThanBuilt']);
    // Level with the other farm, they break the tie.
    expect(problems({}, 8)).toEqual(['moreThanBuilt']);
  });
});

it('counts with the values that the own box has', () => {
  const { printed } = emptyValley();
  const own = { ...printed, rows: [{ mixed: 1, single: 20 }, ...printed.rows.slice(1)] };
  const farm = { ...emptyFarm(), patches: [row(W, W, W, W, W, W, W), row(), row(), row()] };
  const table = { ...emptyValley(own), farms: [farm, farm, farm, farm] };
  expect(countValley(table).farms[0].rows).toEqual([20, 0, 0, 0]);
  expect(countValley({ ...table, printed }).farms[0].rows).toEqual([printed.rows[0].single, 0, 0, 0]);
});

it('G-WSH-1: the Wish counts in a solo game only, whatever was told before', () => {
  const told = { ...emptyFarm(), track: 10, answers: { wish: 8 } };
  const table: ValleyTable = { ...emptyValley(), farms: [told, told, told, told], gardener: told };
  expect(countValley({ ...table, size: 'solo' }).sheets.map(({ vp }) => vp)).toEqual([18, 18]);
  expect(countValley({ ...table, size: 2 }).sheets.map(({ vp }) => vp)).toEqual([10, 10]);
});

it('how many of something was told counts, whatever the map has room for', () => {
  const farm: Farm = { ...emptyFarm(), contracts: [{ card: 1 }, { card: 12 }, { card: 15 }, { card: 16 }] };
  const answers = { 'by-guilder': 9, smallWheel: 1, helpers: 2, tools: 5 };
  const table = { ...emptyValley(), farms: [{ ...farm, answers }, emptyFarm(), emptyFarm(), emptyFarm()] };
  // Helpers, four Contracts and the starting card (CRD-2); every two Tools.
  expect(countValley(table).farms[0].worths.map((worth) => worth?.count)).toEqual([9, 1, 7, 2]);
});
