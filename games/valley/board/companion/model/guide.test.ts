import { type Difficulty, defaultEdition } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import type { Answer, Ask } from '../../../text/asks.js';
import { answer, BadAnswer, newGuide } from './guide.js';
import { askOf, type Guide, tableIn } from './state.js';

type Given = readonly [ask: Ask, value: unknown];
const given = (guide: Guide, ...answers: readonly Given[]): Guide =>
  answers.reduce((now, [ask, value]) => answer(now, { ask, value } as Answer), guide);

/** Before your first turn: board A, your marker in N, the Gardener's in SW. */
const begun = (difficulty: Difficulty = 'medium', deck: 'app' | 'own' = 'own'): Guide =>
  given(
    newGuide(defaultEdition, 'seed'),
    ['difficulty', difficulty],
    ['deck', deck],
    ['layOut', true],
    ['board', 'A'],
    ['wish', 2],
    ['area', 'N'],
    ['markers', true],
  );
/** With this in place of what lies on the table. */
const laid = (guide: Guide, change: object): Guide => {
  const table = { ...tableIn(guide), ...change };
  return { ...guide, table, before: table };
};

describe('the set-up', () => {
  it('asks for what differs from table to table and knows the rest (G-SET-1, G-SET-2)', () => {
    const guide = begun();
    expect(askOf(guide)).toBe('gate');
    expect(tableIn(guide)).toMatchObject({
      difficulty: 'medium',
      round: 1,
      wish: 2,
      market: { you: 'N', gardener: 'SW', neutral: ['N', 'SE', 'SW'] },
      gardener: { board: 'A', vp: 5 },
    });
  });

  it.each<Given>([
    ['deck', 'app'],
    ['difficulty', 'brutal'],
    ['difficulty', undefined],
  ])('refuses %s: %s at the beginning and stays as it is', (ask, value) => {
    const guide = newGuide(defaultEdition, 'seed');
    expect(() => given(guide, [ask, value])).toThrow(BadAnswer);
    expect(askOf(guide)).toBe('difficulty');
  });
});

describe('your turn', () => {
  it('WAT-1: does not ask where the water stands when it can only stand on 0', () => {
    expect(askOf(given(begun(), ['gate', 1]))).toBe('did');
    expect(askOf(given(begun(), ['gate', 2]))).toBe('water');
  });

  it('FLO-2: does not ask for the floodgate when the water leaves it no choice', () => {
    const full = laid(begun(), { water: 8 });
    expect(() => given(full, ['gate', 2])).toThrow(BadAnswer);
    // In play the question is skipped: only speed 1 is left.
    const played = given(
      laid(begun(), { water: 8 }),
      ['gate', 1],
      ['water', 8],
      ['did', []],
      ['cardGate', 0],
    );
    expect(tableIn(played).gate).toBe(1);
  });

  it.each([3, -1, 1.5, '1', null])('refuses a water level that it can not have: %s', (level) => {
    expect(() => given(begun(), ['gate', 3], ['water', level])).toThrow(BadAnswer);
  });

  it('BLD-3: gives the Gardener its VP on your way, unasked where there is no choice', () => {
    const gardener = { ...tableIn(begun()).gardener, windmills: ['A1'] };
    const built = given(laid(begun(), { gardener }), ['gate', 1], ['did', ['build']], ['built', ['B0']]);
    expect([askOf(built), tableIn(built).gardener.vp, built.vp.paths]).toEqual(['cardGate', 6, 1]);
  });

  it('BLD-3: asks where several ways are equally short', () => {
    const table = tableIn(begun());
    const gardener = { ...table.gardener, windmills: ['A1'] };
    const you = { ...table.you, windmills: ['A0'] };
    const open = given(laid(begun(), { gardener, you }), ['gate', 1], ['did', ['build']], ['built', ['B0']]);
    expect(askOf(open)).toBe('path');
    expect(() => given(open, ['path', 2])).toThrow(BadAnswer);
    expect(tableIn(given(open, ['path', 0])).gardener.vp).toBe(5);
  });

  it.each([[[]], [['Z9']], [['A0', 'A0']], ['A0'], [[1]]])('refuses Windmills on %j', (spaces) => {
    const asked = given(begun(), ['gate', 1], ['did', ['build']]);
    expect(() => given(asked, ['built', spaces])).toThrow(BadAnswer);
  });

  it('MKT-4, G-MKT: in a full area you stand on its marker, which gives it a VP each time', () => {
    const market = { you: 'N', gardener: 'SW', neutral: ['SW', 'SE', 'SW'] };
    const moved = given(
      laid(begun(), { market }),
      ['gate', 1],
      ['did', ['market']],
      ['neutral', null],
      ['moved', 'SW'],
    );
    expect([askOf(moved), tableIn(moved).market.stacked]).toEqual(['stood', true]);
    expect(() => given(moved, ['stood', 0])).toThrow(BadAnswer);
    const stood = given(moved, ['stood', 2]);
    expect([tableIn(stood).gardener.vp, stood.vp.market]).toEqual([7, 2]);
  });

  it('MKT-4: does not ask how often where nobody could stand on it', () => {
    const moved = given(begun(), ['gate', 1], ['did', ['market']], ['neutral', null], ['moved', 'SE']);
    expect([askOf(moved), tableIn(moved).market.you]).toEqual(['cardGate', 'SE']);
  });

  it('MKT-3: moves a neutral marker', () => {
    const asked = given(begun(), ['gate', 1], ['did', ['market']]);
    const moved = given(asked, ['neutral', { from: 'N', to: 'SE' }]);
    expect(tableIn(moved).market.neutral).toEqual(['SE', 'SE', 'SW']);
    expect(() => given(asked, ['neutral', { from: 'N', to: 'N' }])).toThrow(BadAnswer);
  });

  it('CAL-2: asks what you covered only while the Gardener can still come there', () => {
    const asked = given(begun(), ['gate', 1], ['did', ['calendar']]);
    expect([askOf(asked), tableIn(asked).you.calendar]).toEqual(['covered', 1]);
    expect(tableIn(given(asked, ['covered', 2])).covered).toEqual([[2], [], []]);
    const gardener = { ...tableIn(begun()).gardener, calendar: 1, section: 1, wish: 3 };
    const later = given(laid(begun(), { gardener }), ['gate', 1], ['did', ['calendar']]);
    expect(askOf(later)).toBe('cardGate');
  });

  it.each([
    ['easy', 2],
    ['medium', 1],
    ['hard', 1],
  ] as const)('G-END-1: in the last column you end the game, on %s with round %i', (difficulty, last) => {
    const guide = begun(difficulty);
    const you = { ...tableIn(guide).you, calendar: 3 };
    const ended = given(laid(guide, { you }), ['gate', 1], ['did', ['calendar']]);
    expect([askOf(ended), tableIn(ended).lastRound]).toEqual(['cardGate', last]);
  });

  it.each([
    [0, 0, 1],
    [3, 1, 2],
  ])(
    'G-WSH-1: with its Calendar on %i and its marker on %i your wish is value %i',
    (calendar, wish, yours) => {
      const gardener = { ...tableIn(begun()).gardener, section: calendar && 1, calendar, wish };
      const met = given(laid(begun(), { gardener }), ['gate', 1], ['did', ['wish']]);
      expect(tableIn(met).you.wish).toBe(yours);
      // Once met, it can't be met again.
      const again = given({ ...met, asks: ['did'] }, ['did', []]);
      expect(() => given({ ...again, asks: ['did'] }, ['did', ['wish']])).toThrow(BadAnswer);
    },
  );

  it('TRD-2: a card that was full is another one now, and not known', () => {
    const guide = laid(begun(), { trade: { card: 3, bulbs: ['red', 'white', 'black', null] } });
    const asked = given(guide, ['gate', 1], ['did', ['trade']]);
    const fresh = given(asked, ['trade', { fresh: true, bulbs: [null, 'red', null, null] }]);
    expect(tableIn(fresh).trade).toEqual({ card: null, bulbs: [null, 'red', null, null] });
    const full = { fresh: false, bulbs: ['red', 'white', 'black', 'violet'] };
    expect(() => given(asked, ['trade', full])).toThrow(BadAnswer);
  });
});

describe('its card', () => {
  /** Its wheel turns to this section with speed 1. */
  const before = (section: number, change: object = {}): Guide => {
    const gardener = { ...tableIn(begun()).gardener, section: section - 1, calendar: 1, wish: 3 };
    return given(laid(begun(), { gardener, ...change }), ['gate', 1], ['did', []]);
  };
  const told: Given[] = [
    ['cardGate', 0],
    ['cardColour', 'red'],
    ['cardLowers', false],
  ];

  it('a turn that plants needs nothing but floodgate, colour and water (section 1 of board A)', () => {
    const gardener = { ...tableIn(begun()).gardener, section: 6, calendar: 1, wish: 3 };
    const guide = given(laid(begun(), { gardener }), ['gate', 1], ['did', []], ...told.slice(0, 2));
    expect(askOf(guide)).toBe('cardLowers');
    expect(guide.need).toMatchObject({ water: 0, section: 1 });
    expect(askOf(given(guide, ['cardLowers', false]))).toBe('turn');
  });

  it('G-ENH, G-FRM: the back is asked for only when it takes a tile or a card', () => {
    expect(askOf(given(before(2), ...told))).toBe('turn');
    const farm = given(before(4), ...told);
    expect(askOf(farm)).toBe('backFarm');
    expect(() => given(farm, ['backFarm', 4])).toThrow(BadAnswer);
    // With section 6 its wheel has made a full turn: Enhance is a reward of column II, before the water.
    const enhance = given(before(6), ...told.slice(0, 2));
    expect(askOf(enhance)).toBe('backTiles');
    const { turn } = given(
      enhance,
      ['backTiles', { common: 'right', other: 'unique' }],
      ['cardLowers', false],
    );
    const places = turn?.events.flatMap((event) => (event.type === 'gardenerTile' ? [event.place] : []));
    expect(places).toEqual([1, 3, 1, 3]);
  });

  it('G-TRD: the trade card, then the space, if there is a choice', () => {
    const asked = given(before(5), ['cardGate', 0], ['cardColour', 'red']);
    expect(askOf(asked)).toBe('tradeCard');
    const known = given(asked, ['tradeCard', 2], ['cardLowers', false]);
    expect(askOf(known)).toBe('cardTrade');
    const bulbs = ['white', null, 'black', 'violet'];
    const one = given(before(5, { trade: { card: 2, bulbs } }), ...told);
    expect(askOf(one)).not.toBe('cardTrade');
  });

  it('G-TRD: the order of colours only for several bulbs that it takes off', () => {
    const single = before(5, { trade: { card: null, bulbs: ['red', null, null, null] } });
    expect(askOf(given(single, ...told))).toBe('turn');
    const several = given(before(5, { trade: { card: null, bulbs: ['red', null, 'white', null] } }), ...told);
    expect([askOf(several), several.need.colours]).toEqual(['cardOrder', ['white', 'red']]);
    expect(() => given(several, ['cardOrder', ['red', 'black']])).toThrow(BadAnswer);
    const { turn } = given(several, ['cardOrder', ['red', 'white']]);
    const planted = turn?.events.flatMap((event) => (event.type === 'gardenerPlanted' ? [event.colour] : []));
    expect(planted).toEqual([2, 0]);
  });

  it('drawn here, nothing is asked but the card itself', () => {
    const guide = given(begun('medium', 'app'), ['gate', 1], ['did', []]);
    expect(askOf(guide)).toBe('draw');
    const drawn = given(guide, ['draw', true]);
    expect(['turn', 'tradeCard']).toContain(askOf(drawn));
    expect(drawn.deck?.discards).toHaveLength(1);
  });
});
