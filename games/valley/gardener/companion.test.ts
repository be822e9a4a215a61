import { BadOptions } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { defaultEdition } from '../edition/default.js';
import type { Edition, Effect, GardenerBack, GardenerFace } from '../edition/types.js';
import { effectOf, sourceOf } from '../rules/names.js';
import { lavishCalendar, rulesEdition } from '../testing/index.js';
import { BadTable, type CompanionEvent, companionPaths, companionSheet, companionTurn } from './companion.js';
import type { GardenerTable } from './table.js';

const backOf = (id: string): GardenerBack => {
  const card = defaultEdition.gardener.cards.find((it) => it.id === id);
  if (!card) throw new Error(`no ${id}`);
  return card.back;
};

const faceOf = (id: string): GardenerFace => {
  const card = defaultEdition.gardener.cards.find((it) => it.id === id);
  if (!card) throw new Error(`no ${id}`);
  const { id: _, back, ...face } = card;
  return face;
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

/** What is wrong with a turn, in lines. */
function faults(change: unknown, card: unknown = 'G3', back: unknown = backOf('G2')): string[] {
  try {
    const table = { ...TABLE, ...Object(change) } as GardenerTable;
    companionTurn(table, card as string, back as GardenerBack);
  } catch (error) {
    if (error instanceof BadTable) return error.message.split('\n');
    throw error;
  }
  return [];
}
const problems = (...turn: Parameters<typeof faults>): string[] =>
  faults(...turn).map((line) => line.split(': ')[0]);

/** Two steps on, section 6 of board A is Enhance; from section 2 it is Farm. */
const enhancing = { ...TABLE, water: 0, gardener: { ...TABLE.gardener, section: 4 } };
/** G3 puts its bulb on the last free space of trade card 1. */
const FILLING = { card: 1, bulbs: ['white', 'yellow', null, 'violet'] as const };

const ofType = <T extends CompanionEvent['type']>(events: readonly CompanionEvent[], type: T) =>
  events.filter((event): event is Extract<CompanionEvent, { type: T }> => event.type === type);

/** The Patches all let it trade: two moves in the Market are two of those. */
const tradeOverlay = (trade: Edition['trade']): Edition => ({
  ...defaultEdition,
  trade,
  gardener: {
    ...defaultEdition.gardener,
    overlay: defaultEdition.gardener.overlay.map((row) => row.map((): Effect => ({ do: 'trade' }))),
  },
});
/** Before two moves in the Market, which plant a bulb each. */
const VISITING = { ...TABLE.gardener, section: 6, calendar: 1, wish: 3 };

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
    const { events, after } = companionTurn(enhancing, 'G3', backOf('G2'));
    expect(ofType(events, 'gardenerTile').map(({ place }) => place)).toEqual([1, 3]);
    expect(after.gardener.tiles).toBe(4);
    expect(after.tiles).toEqual([true, true, true, true]);
  });

  it('G-ENH, G-FRM: does not make up which tiles and cards they are', () => {
    const { events } = companionTurn(enhancing, 'G3', backOf('G2'), lavishCalendar);
    expect(ofType(events, 'gardenerTile').map(({ tile }) => tile)).toEqual([null, null]);
    expect(ofType(events, 'refilled')).toMatchObject([
      { stack: 0, place: 1, item: null },
      { stack: 2, place: 3, item: null },
    ]);
    const farming = { ...TABLE, water: 0, gardener: { ...TABLE.gardener, section: 2 } };
    const farm = companionTurn(farming, 'G3', backOf('G2'));
    expect(ofType(farm.events, 'gardenerFarm')).toMatchObject([{ card: null, place: 1 }]);
    expect(ofType(farm.events, 'refilled')).toMatchObject([{ stack: 3, place: 1, item: null }]);
    expect(farm.after.gardener.cards).toBe(2);
  });

  it('ENH-3: leaves a place empty when no tile is left for it', () => {
    const left = { common: 0, uncommon: 1, unique: 0, cards: 5 };
    const { events, after } = companionTurn({ ...enhancing, left }, 'G3', backOf('G2'), lavishCalendar);
    expect(after.tiles).toEqual([true, false, true, false]);
    expect(after.left).toEqual(left);
    expect(ofType(events, 'refilled')).toEqual([]);
  });

  it('FRM-3: counts what is left in a stack down', () => {
    const left = { common: 22, uncommon: 11, unique: 11, cards: 1 };
    const farming = { ...TABLE, left, water: 0, gardener: { ...TABLE.gardener, section: 2 } };
    const { after } = companionTurn(farming, 'G3', backOf('G2'));
    expect([after.left, after.cards]).toEqual([{ ...left, cards: 0 }, [true, true, true]]);
  });

  it('FRM-3: without a word on what is left there is enough, also in a small box', () => {
    const edition = { ...defaultEdition, cards: defaultEdition.cards.slice(0, 3) };
    const farming = { ...TABLE, water: 0, gardener: { ...TABLE.gardener, section: 2 } };
    const full = companionTurn(farming, 'G3', backOf('G2'), edition);
    expect(full.after.cards).toEqual([true, true, true]);
    // One card is left for three places.
    const left = { common: 0, uncommon: 0, unique: 0, cards: 1 };
    const last = { ...farming, left, cards: [false, true, false] };
    expect(companionTurn(last, 'G3', backOf('G2'), edition).after).toMatchObject({
      cards: [true, false, false],
      left: { cards: 0 },
    });
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
    const you = { ...TABLE.you, calendar: 4 };
    const { events, over, after } = companionTurn({ ...TABLE, you, lastRound: 3 }, 'G3', backOf('G2'));
    expect(events.at(-1)).toEqual({ type: 'over' });
    expect([over, after.round]).toEqual([true, 3]);
  });

  it('G-END-1: on Easy the round after that is the last', () => {
    const table = { ...TABLE, difficulty: 'easy', you: { ...TABLE.you, calendar: 4 }, lastRound: 4 } as const;
    const { events, over, after } = companionTurn(table, 'G3', backOf('G2'));
    expect(events.at(-1)).toEqual({ type: 'end', done: true });
    expect([over, after.round, after.lastRound]).toEqual([false, 4, 4]);
  });

  it.each([
    ['easy', 0, 8, 4, false],
    ['medium', 0, 8, 3, true],
    ['medium', 4, 5, 3, true],
  ] as const)(
    'G-END-1, CAL-3: it comes to the last column on %s, you in column %i: %i VP, round %i is the last',
    (difficulty, calendar, vp, lastRound, over) => {
      const gardener = { ...TABLE.gardener, section: 5, calendar: 3, wish: 1 };
      const you = { ...TABLE.you, calendar };
      const before = { ...TABLE, difficulty, water: 0, you, gardener };
      const table = calendar === 4 ? { ...before, lastRound: 3 } : before;
      // Section 1 of board A plants 2 bulbs.
      const turn = companionTurn(table, 'G3', backOf('G2'));
      expect(turn.after).toMatchObject({ lastRound, gardener: { calendar: 4, vp: 9 + vp } });
      expect(turn.over).toBe(over);
    },
  );

  it('TRD-2: asks for the next trade card when the top one was cleared', () => {
    const unknown = companionTurn({ ...TABLE, water: 0, trade: FILLING }, 'G3', backOf('G2'));
    expect(ofType(unknown.events, 'tradeCleared')).toMatchObject([{ card: 0, next: null }]);
    expect(unknown.after.trade).toEqual({ card: null, bulbs: [null, null, null, null] });
    const known = companionTurn({ ...TABLE, water: 0, trade: { ...FILLING, next: 4 } }, 'G3', backOf('G2'));
    expect(ofType(known.events, 'tradeCleared')).toMatchObject([{ card: 0, next: 3 }]);
    expect(known.after.trade.card).toBe(4);
  });

  it('TRD-2: a next card that is known stays so while the top one is not full', () => {
    const trade = { card: 1, next: 3, bulbs: [null, null, null, null] };
    const { after } = companionTurn({ ...TABLE, water: 0, trade }, 'G3', backOf('G2'));
    expect(after.trade).toEqual({ card: 1, next: 3, bulbs: [null, null, 'red', null] });
  });

  it('TRD-2: the only card of an own edition comes back to the top', () => {
    const edition = { ...defaultEdition, trade: defaultEdition.trade.slice(0, 1) };
    for (const trade of [FILLING, { ...FILLING, next: 1 }, { ...FILLING, card: null }]) {
      const { events, after } = companionTurn({ ...TABLE, water: 0, trade }, 'G3', backOf('G2'), edition);
      expect(ofType(events, 'tradeCleared')).toEqual([{ type: 'tradeCleared', card: 0, next: 0 }]);
      expect(after.trade).toEqual({ card: 1, bulbs: [null, null, null, null] });
    }
  });

  it('TRD-2: the only card of an own edition can be traded with again after it was cleared', () => {
    const edition = tradeOverlay([[{ do: 'farm' }, { do: 'farm' }, { do: 'farm' }, { do: 'farm' }]]);
    const table = { ...TABLE, water: 0, gardener: VISITING, trade: FILLING };
    const { after } = companionTurn(table, 'G3', backOf('G2'), edition);
    expect(after.trade).toEqual({ card: 1, bulbs: [null, null, 'red', null] });
  });

  it('needs the trade card only for a bulb put on it', () => {
    const bulbs = [null, null, null, null];
    const trade = { card: null, bulbs };
    expect(faults({ trade })).toEqual(['trade.card: expected the card on top, found nothing']);
    expect(problems({ trade: { card: null, bulbs: ['red', null, null, null] } })).toEqual([]);
    expect(problems({ trade, gardener: { ...TABLE.gardener, section: 4 } })).toEqual([]);
  });

  it('needs the card beneath it if an own edition has it trade again after clearing one', () => {
    const edition = tradeOverlay(rulesEdition.trade);
    const table = { ...TABLE, water: 0, gardener: VISITING, trade: FILLING };
    expect(() => companionTurn(table, 'G3', backOf('G2'), edition)).toThrow(
      'trade.next: expected the card beneath the top one, found nothing',
    );
    const known = companionTurn({ ...table, trade: { ...FILLING, next: 2 } }, 'G3', backOf('G2'), edition);
    expect(known.after.trade).toEqual({ card: 2, bulbs: [null, null, 'red', null] });
  });

  it('G-SCO-1: the Gardener of a table can be scored', () => {
    // 9 on the track, 2 tiles and 1 card of 3, 3 bulbs.
    const sheet = companionSheet(TABLE);
    expect([sheet.seat, sheet.vp]).toEqual([1, 9 + 6 + 3 + 3]);
    expect(sheet.lines.filter(({ vp }) => vp !== 0)).toEqual([
      { source: 'start', vp: 9 },
      { source: 'tiles', vp: 6 },
      { source: 'cards', vp: 3 },
      { source: 'bulbs', vp: 3 },
    ]);
    // 4 VP for lowering the water and a bulb.
    expect(companionTurn(TABLE, 'G3', backOf('G2')).sheet.vp).toBe(21 + 5);
  });

  it('G-SCO-1: with the wish, and by the difficulty', () => {
    const gardener = { ...TABLE.gardener, calendar: 2, wish: 2 };
    // The wish of card 2: 12, 8, 5. Hard: 4 for each tile and card, 3 bulbs are 3.
    expect(companionSheet({ ...TABLE, difficulty: 'hard', gardener }).vp).toBe(9 + 8 + 12 + 3);
  });

  it('its state names what the events are about', () => {
    const { events, state } = companionTurn(TABLE, 'G3', backOf('G2'));
    const does = ofType(events, 'gardenerDoes');
    expect(does.map(({ source }) => sourceOf(state, source))).toEqual(['gardener:G3', 'wheel:large5']);
    expect(does.map(({ effect }) => effectOf(state, effect).do)).toEqual(['lower', 'trade']);
  });

  it('G-TRN-1: a card of another deck is told by its face', () => {
    const face = faceOf('G3');
    const told = companionTurn(TABLE, face, backOf('G2'));
    const drawn = companionTurn(TABLE, 'G3', backOf('G2'));
    expect([told.after, told.sheet]).toEqual([drawn.after, drawn.sheet]);
    expect(told.events.map(({ type }) => type)).toEqual(drawn.events.map(({ type }) => type));
    // No card of the edition has these, and no other card this back.
    const back: GardenerBack = { common: 'right', other: 'uncommon', farm: [1, 2, 3] };
    const odd = companionTurn(TABLE, { ...face, gate: 1, colour: 'black', lowers: [] }, back);
    expect(odd.after).toMatchObject({ gate: 3, water: 6 });
    expect(odd.after.gardener.vp).toBe(9 + 3);
  });

  it('BLD-3: what the Gardener may score while you build', () => {
    const windmills = { ...TABLE, you: { ...TABLE.you, windmills: ['A0'] } };
    // B0 lies behind A0, yours, and A1, its own; A2 is beside the Market; C5 has no connection.
    expect(companionPaths(windmills, 'B0')).toEqual([0, 1]);
    expect(companionPaths({ ...TABLE, you: { ...TABLE.you, windmills: [] } }, 'B0')).toEqual([1]);
    expect(companionPaths(windmills, 'A2')).toEqual([0]);
    expect(companionPaths(windmills, 'C5')).toEqual([0]);
    expect(() => companionPaths(TABLE, 'Z9')).toThrow('space: expected a Windmill space, found "Z9"');
  });

  it('changes nothing that it was given', () => {
    const before = JSON.stringify(TABLE);
    companionTurn(TABLE, 'G3', backOf('G2'));
    expect(JSON.stringify(TABLE)).toBe(before);
  });
});

/** What no JSON can tell. */
const circle: unknown[] = [];
circle.push(circle);
const loop: Record<string, unknown> = { common: 'left' };
loop.self = loop;

describe('what it can not take is refused with a word on it', () => {
  it.each([null, 7, 'table', [], {}, 10n, circle, loop])('no table: case %#', (value) => {
    expect(() => companionTurn(value as unknown as GardenerTable, 'G3', backOf('G2'))).toThrow(BadTable);
    expect(() => companionSheet(value as unknown as GardenerTable)).toThrow(BadTable);
  });

  it('the table itself is named where there is no place in it', () => {
    expect(() => companionSheet(null as unknown as GardenerTable)).toThrow(
      /^the table: expected an object with/,
    );
    expect(() => companionSheet({ ...TABLE, gate: 0, water: 9 })).toThrow(
      /^gate: expected a whole number from 1 to 3, found 0\nwater: expected .* found 9$/,
    );
    expect(new BadTable([]).name).toBe('BadTable');
  });

  it('a card that is not in the deck of this difficulty', () => {
    expect(faults({}, 'G21')).toEqual(['card: expected a card of this difficulty, found "G21"']);
    expect(problems({ difficulty: 'hard' }, 'G7')).toEqual(['card']);
    expect(problems({ difficulty: 'medium' }, 'G7')).toEqual([]);
  });

  it.each([
    [10n, '10'],
    [undefined, 'nothing'],
    [null, 'null'],
    [circle, 'a list of 1'],
  ])('a card that is no text: case %#', (card, found) => {
    const turn = () => companionTurn(TABLE, card as unknown as string, backOf('G2'));
    expect(turn).toThrow(new BadTable([{ path: 'card', expected: 'a card of this difficulty', found }]));
  });

  it.each([
    [{ gate: 3 }, ['card.gate']],
    [{ lowers: [4] }, ['card.lowers[0]']],
    [{ colour: 'blue', trade: 0 }, ['card.colour', 'card.trade']],
    [{ order: ['red', 'red', 'white', 'black', 'violet'] }, ['card.order[1]']],
    [{ id: 'G3' }, ['card.id']],
  ])('a face that can not be: %j', (change, paths) => {
    expect(problems({}, { ...faceOf('G3'), ...change })).toEqual(paths);
    expect(problems({}, loop)[0]).toBe('card.gate');
  });

  it('G-TRN-1: a back that no other card has', () => {
    // Only G5 and G11 have this one.
    expect(problems({}, 'G5', backOf('G11'))).toEqual([]);
    expect(faults({}, 'G13', backOf('G13'))).toEqual([
      'back: expected the back of another card, found left, unique, 1 2 3',
    ]);
    // Many have two of the three parts, none has all.
    expect(problems({}, 'G3', { common: 'left', other: 'unique', farm: [2, 3, 1] })).toEqual(['back']);
    expect(problems({}, 'G3', { common: 'left', other: 'uncommon', farm: [2, 3, 1] })).toEqual(['back']);
    expect(problems({}, 'G3', { common: 'right', other: 'uncommon', farm: [1, 2, 3] })).toEqual(['back']);
  });

  it.each([
    ['none', null, ['back']],
    ['a number', 10n, ['back']],
    ['a list', circle, ['back']],
    ['a circle', loop, ['back.other', 'back.farm', 'back.self']],
    ['a wrong side', { common: 'middle', other: 'unique', farm: [1, 2, 3] }, ['back.common']],
    ['a place twice', { common: 'left', other: 'unique', farm: [1, 2, 2] }, ['back.farm[2]']],
    ['an odd key', { ...backOf('G2'), 'a b': 1 }, ['back["a b"]']],
  ])('a back that is none: %s', (_, back, paths) => {
    expect(problems({}, 'G3', back)).toEqual(paths);
  });

  it.each([null, 7, 'edition', {}, [], 10n, { ...defaultEdition, gardener: undefined }])(
    'no edition: case %#',
    (value) => {
      const edition = value as unknown as Edition;
      expect(() => companionTurn(TABLE, 'G3', backOf('G2'), edition)).toThrow(BadOptions);
      expect(() => companionSheet(TABLE, edition)).toThrow(/^The edition can't be played/);
    },
  );
});
