import { describe, expect, it } from 'vitest';
import { defaultEdition } from '../edition/default.js';
import type { Edition, GardenerBack } from '../edition/types.js';
import { valley } from '../game.js';
import { soloTable } from '../testing.js';
import { BadTable, companionState, companionTurn } from './companion.js';
import { type GardenerTable, tableOf } from './table.js';

const backOf = (id: string): GardenerBack => {
  const card = defaultEdition.gardener.cards.find((it) => it.id === id);
  if (!card) throw new Error(`no ${id}`);
  return card.back;
};

/** Round 3 of a game on Medium, as a person would type it in. */
const TABLE: GardenerTable = {
  difficulty: 'medium',
  round: 3,
  gate: 2,
  water: 4,
  tiles: [true, true, true, true],
  cards: [true, true, true],
  trade: { card: 1, bulbs: ['red', null, null, null] },
  market: { you: 'N', gardener: 'SW', neutral: ['N', 'SE', 'SW'] },
  covered: [[], [], []],
  wish: 2,
  you: { windmills: ['A0', 'B0'], calendar: 0, wish: 0 },
  gardener: {
    board: 'A',
    section: 3,
    calendar: 0,
    wish: 0,
    patches: [['red', 'red'], ['yellow'], [], []],
    windmills: ['A1'],
    vp: 9,
    tiles: 2,
    cards: 1,
  },
};

function problems(change: unknown, card = 'G3', back: unknown = backOf('G2')): string[] {
  try {
    const table = { ...TABLE, ...Object(change) } as GardenerTable;
    companionTurn(table, card, back as GardenerBack);
  } catch (error) {
    if (error instanceof BadTable) return error.problems.map(({ path }) => path);
    throw error;
  }
  return [];
}

describe('the companion says what the Gardener does at a real table', () => {
  it('G-TRN-1, G-FLO-1, G-TRD: its turn step by step, and the table afterwards', () => {
    // G3 leaves the floodgate at 2: water 5, high; the card lowers there; section 5 of board A is Trade.
    const { events, after } = companionTurn(TABLE, 'G3', backOf('G2'));
    expect(events.map(({ type }) => type)).toEqual([
      'turn',
      'gardenerCard',
      'gardenerGate',
      'water',
      'turned',
      'gardenerDoes',
      'vp',
      'lowered',
      'gardenerDoes',
      'gardenerCollected',
      'gardenerPlanted',
      'end',
    ]);
    expect(after).toEqual({
      ...TABLE,
      round: 4,
      water: 3,
      trade: { card: 1, bulbs: [null, null, null, null] },
      gardener: {
        ...TABLE.gardener,
        section: 5,
        vp: 13,
        patches: [['red', 'red', 'red'], ['yellow'], [], []],
      },
    });
  });

  it('G-ENH: names the places of the tiles that it takes; the offer is taken to be refilled', () => {
    const table = { ...TABLE, water: 0, gardener: { ...TABLE.gardener, section: 4 } };
    const { events, after } = companionTurn(table, 'G3', backOf('G2'));
    const places = events.flatMap((event) => (event.type === 'gardenerTile' ? [event.place] : []));
    expect(places).toEqual([1, 3]);
    expect(after.gardener.tiles).toBe(4);
    expect(after.tiles).toEqual([true, true, true, true]);
  });

  it('leaves a place empty when no tile is left for it', () => {
    const left = { common: 0, uncommon: 1, unique: 0, cards: 5 };
    const table = { ...TABLE, left, water: 0, gardener: { ...TABLE.gardener, section: 4 } };
    const { after } = companionTurn(table, 'G3', backOf('G2'));
    expect(after.tiles).toEqual([true, false, true, false]);
    expect(after.left).toEqual(left);
  });

  it('G-TRN-1: a back that two cards share may show while one of them is drawn', () => {
    expect(problems({}, 'G1', backOf('G7'))).toEqual([]);
    expect(problems({}, 'G1', backOf('G1'))).toEqual([]);
  });

  it('G-WSH-1, G-CAL-1: reads a full turn off the section under the arrow', () => {
    const gardener = { ...TABLE.gardener, section: 5 };
    const { after } = companionTurn({ ...TABLE, water: 0, gardener }, 'G3', backOf('G2'));
    expect(after.gardener).toMatchObject({ section: 1, calendar: 1, wish: 3 });
    expect(after.covered).toEqual([[1], [], []]);
  });

  it('G-END-1: the last round ends with the turn of the Gardener', () => {
    const { events, state, after } = companionTurn({ ...TABLE, lastRound: 3 }, 'G3', backOf('G2'));
    expect(events.at(-1)).toEqual({ type: 'over' });
    expect(state.over).toBe(true);
    expect(after.round).toBe(3);
  });

  it('TRD-2: asks for the next trade card when the top one was cleared', () => {
    const trade = { card: 1, bulbs: ['white', 'yellow', null, 'violet'] as const };
    const unknown = companionTurn({ ...TABLE, water: 0, trade }, 'G3', backOf('G2'));
    expect(unknown.events.some(({ type }) => type === 'tradeCleared')).toBe(true);
    expect(unknown.after.trade).toEqual({ card: null, bulbs: [null, null, null, null] });
    const known = companionTurn({ ...TABLE, water: 0, trade: { ...trade, next: 4 } }, 'G3', backOf('G2'));
    expect(known.after.trade.card).toBe(4);
  });

  it('needs the trade card only for a bulb put on it', () => {
    const bulbs = [null, null, null, null];
    const trade = { card: null, bulbs };
    expect(problems({ trade })).toEqual(['trade.card']);
    expect(problems({ trade: { card: null, bulbs: ['red', null, null, null] } })).toEqual([]);
    expect(problems({ trade, gardener: { ...TABLE.gardener, section: 4 } })).toEqual([]);
  });

  it('needs the card beneath it if an own edition has it trade again after clearing one', () => {
    const overlay = defaultEdition.gardener.overlay.map((row) => row.map(() => ({ do: 'trade' as const })));
    const edition: Edition = { ...defaultEdition, gardener: { ...defaultEdition.gardener, overlay } };
    // Two moves in the Market, each plants a bulb on a Patch that lets it trade.
    const gardener = { ...TABLE.gardener, section: 6, calendar: 1 };
    const trade = { card: 1, bulbs: ['white', 'yellow', null, 'violet'] as const };
    const table = { ...TABLE, water: 0, gardener, trade };
    expect(() => companionTurn(table, 'G3', backOf('G2'), edition)).toThrow(/trade\.next/);
    const known = companionTurn({ ...table, trade: { ...trade, next: 2 } }, 'G3', backOf('G2'), edition);
    expect(known.after.trade).toEqual({ card: 2, bulbs: [null, null, 'red', null] });
  });

  it('G-SCO-1: the table can be scored', () => {
    const [, sheet] = valley.scores(companionState(TABLE));
    // 9 on the track, 2 tiles and 1 card of 3, 3 bulbs.
    expect(sheet.vp).toBe(9 + 6 + 3 + 3);
  });

  it('changes nothing that it was given', () => {
    const before = JSON.stringify(TABLE);
    companionTurn(TABLE, 'G3', backOf('G2'));
    expect(JSON.stringify(TABLE)).toBe(before);
  });

  it('reads the same table off the game that it stands for', () => {
    const { left, ...read } = tableOf(companionState(TABLE));
    expect(read).toEqual(TABLE);
    expect(left).toBeDefined();
    const t = soloTable().seat(1).windmills('A0').planted(1, 'red').calendar(1).steps(8);
    const table = tableOf(t.state);
    expect(tableOf(companionState(table))).toEqual(table);
  });
});

describe('a table that can not be is refused, and everything wrong with it is named', () => {
  it.each<[string, unknown, string[]]>([
    ['an unknown difficulty', { difficulty: 'silly' }, ['difficulty']],
    ['a speed beyond the track', { gate: 4 }, ['gate']],
    ['water over its track', { water: 9 }, ['water']],
    ['half a level', { water: 1.5 }, ['water']],
    ['three places of tiles', { tiles: [true, true, true] }, ['tiles']],
    ['a number for a place', { cards: [1, true, true] }, ['cards[0]']],
    ['a full trade card', { trade: { card: 1, bulbs: ['red', 'red', 'red', 'red'] } }, ['trade.bulbs']],
    ['an unknown trade card', { trade: { card: 5, bulbs: [null, null, null, null] } }, ['trade.card']],
    ['the same card twice', { trade: { card: 2, next: 2, bulbs: [null, null, null, null] } }, ['trade.next']],
    ['a pink bulb', { trade: { card: 1, bulbs: ['pink', null, null, null] } }, ['trade.bulbs[0]']],
    ['an unknown area', { market: { ...TABLE.market, you: 'W' } }, ['market.you']],
    [
      'four markers in an area',
      { market: { you: 'N', gardener: 'SE', neutral: ['N', 'N', 'N'] } },
      ['market'],
    ],
    ['two neutral markers', { market: { ...TABLE.market, neutral: ['N', 'SE'] } }, ['market.neutral']],
    ['markers stacked across areas', { market: { ...TABLE.market, stacked: true } }, ['market.you']],
    ['row 3 of the Calendar covered', { covered: [[3], [], []] }, ['covered[0][0]']],
    ['an unknown wish', { wish: 9 }, ['wish']],
    ['an unknown space', { you: { ...TABLE.you, windmills: ['Z9'] } }, ['you.windmills[0]']],
    ['two Windmills on a space', { you: { ...TABLE.you, windmills: ['A1'] } }, ['gardener.windmills']],
    [
      'a row of eight',
      { gardener: { ...TABLE.gardener, patches: [new Array(8).fill('red'), [], [], []] } },
      ['gardener.patches[0]'],
    ],
    [
      'the last section without a full turn',
      { gardener: { ...TABLE.gardener, section: 6 } },
      ['gardener.calendar'],
    ],
    [
      'a full turn without a section',
      { gardener: { ...TABLE.gardener, section: 0, calendar: 1 } },
      ['gardener.section'],
    ],
    ['an unknown board', { gardener: { ...TABLE.gardener, board: 'E' } }, ['gardener.board']],
    ['two wrong things', { gate: 0, water: -1 }, ['gate', 'water']],
    ['a key too many', { weather: 'rain' }, ['weather']],
  ])('%s', (_, change, paths) => {
    expect(problems(change)).toEqual(paths);
  });

  it('both on the same value of the wish', () => {
    const you = { ...TABLE.you, wish: 1 };
    expect(problems({ you, gardener: { ...TABLE.gardener, wish: 1 } })).toEqual(['gardener.wish']);
  });

  it('ten Windmills of the Gardener', () => {
    const windmills = ['A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2', 'B3', 'B4', 'B5'];
    expect(problems({ gardener: { ...TABLE.gardener, windmills } })).toEqual(['gardener.windmills']);
  });

  it.each([null, 7, 'table', [], {}])('%j is no table', (value) => {
    expect(() => companionTurn(value as unknown as GardenerTable, 'G3', backOf('G2'))).toThrow(BadTable);
  });

  it('a card that is not in the deck of this difficulty', () => {
    expect(problems({}, 'G21')).toEqual(['card']);
    expect(problems({ difficulty: 'hard' }, 'G7')).toEqual(['card']);
    expect(problems({ difficulty: 'medium' }, 'G7')).toEqual([]);
  });

  it('a back that no other card has', () => {
    // Only G5 and G11 have this one.
    expect(problems({}, 'G5', backOf('G11'))).toEqual([]);
    expect(problems({}, 'G13', backOf('G13'))).toEqual(['back']);
    expect(problems({}, 'G3', { common: 'middle', other: 'unique', farm: [1, 2, 3] })).toEqual([
      'back.common',
    ]);
    expect(problems({}, 'G3', null)).toHaveLength(1);
  });
});
