import { describe, expect, it } from 'vitest';
import { defaultEdition } from '../edition/default.js';
import { valley } from '../rules/game.js';
import { freshSoloTable, soloTable, table } from '../testing/index.js';
import { boxOf, type GardenerTable, startingTable, stateOf, tableOf, topTrades } from './table.js';

/** Nothing in it is as at the start of a game. */
const LATE: GardenerTable = {
  difficulty: 'easy',
  round: 14,
  lastRound: 15,
  gate: 3,
  water: 6,
  tiles: [true, false, true, false],
  cards: [false, true, false],
  left: { common: 7, uncommon: 3, unique: 0, cards: 12 },
  trade: { card: 3, next: 2, bulbs: [null, 'black', 'white', null] },
  market: { you: 'SE', gardener: 'SE', neutral: ['N', 'SE', 'SE'], stacked: true },
  covered: [[1, 2], [2], [1]],
  wish: 4,
  you: { windmills: ['A0', 'B0', 'C1'], calendar: 4, wish: 1 },
  gardener: {
    board: 'C',
    section: 2,
    calendar: 3,
    wish: 2,
    patches: [['red', 'red'], ['yellow', 'black', 'red'], ['white'], []],
    windmills: ['A1', 'A3'],
    vp: 31,
    tiles: 5,
    cards: 3,
  },
};

describe('a table and the game that it stands for', () => {
  it('the same table is read off that game', () => {
    expect(tableOf(stateOf(LATE))).toEqual(LATE);
  });

  it.each([0, 1, 5])('before a full turn of its wheel: section %i', (section) => {
    const gardener = { ...LATE.gardener, section, calendar: 0, wish: 0 };
    expect(tableOf(stateOf({ ...LATE, gardener })).gardener).toEqual(gardener);
  });

  it('without a word on what is left the stacks are those of the whole box', () => {
    const { left: _, ...table } = LATE;
    const box = { common: 24, uncommon: 12, unique: 12, cards: 30 };
    expect(boxOf(defaultEdition)).toEqual(box);
    expect(tableOf(stateOf(table)).left).toEqual(box);
  });

  it('a trade card that is not known stays so', () => {
    const trade = { card: null, bulbs: [null, 'red', null, null] } as const;
    const s = stateOf({ ...LATE, trade });
    expect([tableOf(s).trade, s.tradeCards.length]).toEqual([trade, 4]);
  });

  it('no trade card lies there twice', () => {
    expect(stateOf(LATE).tradeCards).toEqual([2, 1, 0, 3]);
    expect(stateOf({ ...LATE, trade: { card: 3, bulbs: LATE.trade.bulbs } }).tradeCards).toEqual([
      2, 0, 1, 3,
    ]);
  });

  it.each([
    [0, [1, 1, 2, 2, 3]],
    [1, [0, 1, 2, 2, 3]],
    [3, [0, 0, 1, 2, 3]],
    [9, [0, 0, 0, 0, 0]],
  ])('G-BLD: with %i of its Windmills on the board, %j are left', (count, groups) => {
    const windmills = ['A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2', 'B3', 'B4'].slice(0, count);
    const s = stateOf({ ...LATE, gardener: { ...LATE.gardener, windmills } });
    expect(s.players[1].groups).toEqual(groups);
  });

  it.each([
    [3, 3, 0],
    [4, 3, 1],
    [4, 4, 2],
  ])('CAL-3: you in column %i, it in column %i: %i of the last column are gone', (yours, its, taken) => {
    const you = { ...LATE.you, calendar: yours };
    const s = stateOf({ ...LATE, you, gardener: { ...LATE.gardener, calendar: its } });
    expect(s.endTaken).toBe(taken);
  });
});

describe('G-SET-1, G-SET-2: the table of a game that begins', () => {
  it.each(['N', 'SE', 'SW'])('is that of the machine, your marker in %s', (area) => {
    const t = freshSoloTable();
    const { state } = t.choose(t.offered[0]).choose(`area:${area}`);
    const { left: _, trade, ...begun } = tableOf(state);
    const { difficulty, wish, gardener } = begun;
    const chosen = { difficulty, wish, board: gardener.board, area };
    expect(startingTable(chosen)).toEqual({ ...begun, trade: { ...trade, card: null } });
  });
});

describe('the two trade cards on top, from 0', () => {
  it.each([
    [3, 2, 4, [2, 1]],
    [3, undefined, 4, [2, null]],
    [null, 1, 4, [null, 0]],
    [null, undefined, 2, [null, null]],
    [1, undefined, 1, [0, 0]],
    [null, undefined, 1, [0, 0]],
  ])('%s and %s of %i: %j', (card, next, cards, expected) => {
    const trade = { card, bulbs: [], ...(next === undefined ? {} : { next }) };
    expect(topTrades(trade, cards)).toEqual(expected);
  });
});

describe('a table read off a game', () => {
  it('in your turn: the Gardener’s is in the same round', () => {
    const t = soloTable().round(5);
    expect(tableOf(t.state)).toMatchObject({ difficulty: 'medium', round: 5 });
    expect(tableOf(t.state)).not.toHaveProperty('lastRound');
    t.state.turn.seat = 1;
    expect(tableOf(t.state).round).toBe(6);
  });

  it('is one that the game can be laid out from', () => {
    const t = soloTable({ solo: 'hard' }).seat(1).windmills('A0').planted(1, 'red').calendar(1).steps(8);
    const read = tableOf(t.wishes(3, 0).state);
    expect(tableOf(stateOf(read))).toEqual(read);
  });

  it('discards may come back: they are counted with what is left', () => {
    const t = soloTable().discards('cards', 6, 7, 8);
    expect([t.state.stacks[3].items.length, tableOf(t.state).left?.cards]).toEqual([24, 27]);
  });

  it('the first tile and the first card lie there as well as any others', () => {
    const t = soloTable().tileOffer(1, 0, 13, 0).cardOffer(0, 1, 0);
    expect(tableOf(t.state)).toMatchObject({
      tiles: [true, false, true, false],
      cards: [false, true, false],
    });
  });

  it('TRD-2: the card beneath is told only if all know it', () => {
    const t = soloTable().trade(1);
    expect(tableOf(t.state).trade).not.toHaveProperty('next');
    t.state.tradeSeen[1] = true;
    expect(tableOf(t.state).trade.next).toBe(Number(t.state.tradeCards[1]) + 1);
    const single = { ...defaultEdition, trade: defaultEdition.trade.slice(0, 1) };
    expect(tableOf(soloTable({ edition: single }).state).trade).not.toHaveProperty('next');
    // In a view the others are not even there.
    expect(tableOf(valley.view(t.state, 0)).trade.card).toBe(1);
  });

  it('not before set-up is done', () => {
    const t = freshSoloTable();
    expect(() => tableOf(t.state)).toThrow('The game is still being set up.');
    t.choose(t.offered[0]);
    expect(() => tableOf(t.state)).toThrow('The game is still being set up.');
    t.choose(t.offered[0]);
    expect(tableOf(t.state).round).toBe(1);
  });

  it('not without a Gardener', () => {
    expect(() => tableOf(table().state)).toThrow('There is no Gardener at this table.');
  });
});
