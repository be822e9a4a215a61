import { describe, expect, it } from 'vitest';
import { type Table, table } from '../../testing/index.js';
import type { Effect } from '../types.js';

const plant: Effect = { do: 'plant', bulbs: 1 };
const SEATS = [0, 1, 2, 3] as const;

/** Four players, each with Guilder enough and a red bulb, rewards of the Calendar and so on out of play. */
function wishOf(card: number): Table {
  const t = table({ players: 4 }).wish(card);
  for (const seat of SEATS) t.seat(seat).guilder(9).tools(0).storage('red');
  return t.turnOf(0);
}

/** Refuse what is left to take. */
function finish(t: Table): Table {
  for (let i = 0; i < 20 && t.ask !== 'action'; i++)
    t.choose(t.offered.includes('pass') ? 'pass' : t.offered[0]);
  return t.asks('action');
}

interface WishCase {
  readonly card: number;
  readonly name: string;
  readonly vp: readonly [number, number, number];
  /** One choice before it is met; each seat has its own pieces. */
  readonly lay: (t: Table, seat: number) => Table;
  readonly effect: Effect;
  readonly keys: (seat: number) => readonly string[];
}

const white = (n: number): 'white'[] => new Array<'white'>(n).fill('white');
const rows = (t: Table, ...lengths: number[]): Table =>
  lengths.reduce((on, length, i) => on.planted(i + 1, ...white(length)), t);

/** Three Windmills in a chain for each seat, and the space that joins a fourth one. */
const CHAINS = [
  ['A0', 'B0', 'C0'],
  ['A2', 'B2', 'C4'],
  ['A4', 'B4', 'C8'],
  ['A5', 'B5', 'C10'],
] as const;
const FOURTH = ['C1', 'C5', 'C9', 'C11'] as const;
const UNCOMMON = [
  [13, 14],
  [15, 16],
  [17, 18],
  [13, 14],
] as const;

const WISHES: readonly WishCase[] = [
  {
    card: 1,
    name: 'at least 6 Tools in hand',
    vp: [10, 7, 4],
    lay: (t) => t.tools(5).planted(2, 'white'),
    effect: plant,
    keys: () => ['plant:red>2'],
  },
  {
    card: 2,
    name: 'Contracts of all three groups',
    vp: [12, 8, 5],
    lay: (t, seat) => t.contracts(1 + seat, 11 + seat).cardOffer(21 + seat, 0, 0),
    effect: { do: 'farm' },
    keys: () => ['sign:1'],
  },
  {
    card: 3,
    name: 'Patches planted: row lengths at least 2, 3, 4, 5',
    vp: [10, 7, 4],
    lay: (t) => rows(t, 1, 3, 4, 5),
    effect: plant,
    keys: () => ['plant:red>1'],
  },
  {
    card: 4,
    name: '4 of your Windmills connected to each other',
    vp: [12, 8, 4],
    lay: (t, seat) => t.windmills(...CHAINS[seat]),
    effect: { do: 'build' },
    keys: (seat) => [`build:${FOURTH[seat]}`, 'from:red'],
  },
  {
    card: 5,
    name: 'at least 6 wheel tiles installed, at least 2 uncommon and 2 unique among them',
    vp: [14, 10, 6],
    lay: (t, seat) =>
      t
        .tileOffer(9, 10, 18, 27 + seat)
        .tile('large2', 1 + seat)
        .tile('large3', 5 + seat)
        .tile('large4', UNCOMMON[seat][0])
        .tile('small2', UNCOMMON[seat][1])
        .tile('small3', 19 + seat),
    effect: { do: 'enhance' },
    keys: () => ['tile:4', 'on:small4'],
  },
  {
    card: 6,
    name: 'Patches planted: row lengths at least 5, 2, 5, 2',
    vp: [10, 7, 4],
    lay: (t) => rows(t, 5, 1, 5, 2),
    effect: plant,
    keys: () => ['plant:red>2'],
  },
];
const named = WISHES.map((item) => [`wish ${item.card}: ${item.name}`, item] as const);

describe("WSH-1 the Queen's Wishes", () => {
  it.each(named)('%s (1st, 2nd, 3rd, and none for the 4th)', (_, { card, vp, lay, effect, keys }) => {
    const t = wishOf(card);
    for (const seat of SEATS) {
      lay(t.turnOf(seat), seat).act(effect);
      expect(t.vpFrom('wish')).toBe(0);
      finish(t.choose(...keys(seat)));
      expect([seat, t.vpFrom('wish')]).toEqual([seat, [...vp, 0][seat]]);
    }
    // Nobody got anything by the others' turns.
    expect(SEATS.map((seat) => t.seat(seat).vpFrom('wish'))).toEqual([...vp, 0]);
  });

  it.each(named)('%s (once per player, and nothing is spent)', (_, { card, vp, lay, effect, keys }) => {
    const t = lay(wishOf(card), 0).act(effect);
    const { contracts, tools } = t.has;
    finish(t.choose(...keys(0)));
    expect(t.vpFrom('wish')).toBe(vp[0]);
    expect(t.has.contracts).toEqual(expect.arrayContaining(contracts));
    expect(t.has.tools).toBeGreaterThanOrEqual(tools);
    finish(t.storage('red').act(plant).choose('plant:red>4'));
    expect(t.vpFrom('wish')).toBe(vp[0]);
  });
});

/** Not met after the choice, though nearly. */
interface NearMiss {
  readonly card: number;
  readonly what: string;
  readonly lay: (t: Table) => Table;
  readonly effect: Effect;
  readonly keys: readonly string[];
}
const near = (
  card: number,
  what: string,
  effect: Effect,
  keys: readonly string[],
  lay: (t: Table) => Table,
): NearMiss => ({ card, what, lay, effect, keys });

const NEAR: readonly NearMiss[] = [
  near(1, '5 Tools', plant, ['plant:red>2'], (t) => t.tools(4).planted(2, 'white')),
  near(2, 'three of two groups', { do: 'farm' }, ['sign:1'], (t) => t.contracts(1, 11).cardOffer(20, 0, 0)),
  near(2, 'two groups', { do: 'farm' }, ['sign:1'], (t) => t.contracts(1).cardOffer(30, 0, 0)),
  near(2, 'the third one as a Helper', { do: 'farm' }, ['hire:1'], (t) =>
    t.contracts(1, 11).cardOffer(21, 0, 0),
  ),
  near(3, '1, 3, 4, 5', plant, ['plant:red>2'], (t) => rows(t, 1, 2, 4, 5)),
  near(3, '2, 2, 4, 5', plant, ['plant:red>1'], (t) => rows(t, 1, 2, 4, 5)),
  near(3, '2, 3, 3, 5', plant, ['plant:red>1'], (t) => rows(t, 1, 3, 3, 5)),
  near(3, '2, 3, 4, 4', plant, ['plant:red>1'], (t) => rows(t, 1, 3, 4, 4)),
  near(3, '5, 4, 3, 2', plant, ['plant:red>4'], (t) => rows(t, 5, 4, 3, 1)),
  near(4, 'three connected', { do: 'build' }, ['build:C0', 'from:red'], (t) => t.windmills('A0', 'B0')),
  near(4, 'four beside the Market', { do: 'build' }, ['build:A3', 'from:red'], (t) =>
    t.windmills('A0', 'A1', 'A2'),
  ),
  near(4, 'three and one apart', { do: 'build' }, ['build:A3', 'from:red'], (t) =>
    t.windmills('A0', 'B0', 'C0'),
  ),
  near(4, "through another player's", { do: 'build' }, ['build:C1', 'from:red'], (t) =>
    t.windmills('A0', 'A1', 'C0').seat(1).windmills('B0').seat(0),
  ),
  near(5, '5 tiles', { do: 'enhance' }, ['tile:4', 'on:small4'], (t) =>
    t.tileOffer(9, 10, 18, 27).tile('large2', 1).tile('large4', 13).tile('small2', 14).tile('small3', 19),
  ),
  near(5, '6 tiles, 1 unique', { do: 'enhance' }, ['tile:4', 'on:small4'], (t) =>
    t
      .tileOffer(9, 10, 18, 27)
      .tile('large2', 1)
      .tile('large3', 2)
      .tile('large4', 13)
      .tile('small2', 14)
      .tile('small3', 15),
  ),
  near(5, '6 tiles, 1 uncommon', { do: 'enhance' }, ['tile:4', 'on:small4'], (t) =>
    t
      .tileOffer(9, 10, 18, 27)
      .tile('large2', 1)
      .tile('large3', 2)
      .tile('large4', 13)
      .tile('small2', 20)
      .tile('small3', 19),
  ),
  near(5, 'a tile over another: 5 are left', { do: 'enhance' }, ['tile:4', 'on:large2'], (t) =>
    t
      .tileOffer(9, 10, 18, 27)
      .tile('large2', 1)
      .tile('large3', 2)
      .tile('large4', 13)
      .tile('small2', 14)
      .tile('small3', 19),
  ),
  near(6, '4, 2, 5, 2', plant, ['plant:red>2'], (t) => rows(t, 4, 1, 5, 2)),
  near(6, '5, 1, 5, 2', plant, ['plant:red>4'], (t) => rows(t, 5, 1, 5, 1)),
  near(6, '5, 2, 4, 2', plant, ['plant:red>2'], (t) => rows(t, 5, 1, 4, 2)),
  near(6, '5, 2, 5, 1', plant, ['plant:red>2'], (t) => rows(t, 5, 1, 5, 1)),
  near(6, '2, 5, 2, 5', plant, ['plant:red>1'], (t) => rows(t, 1, 5, 2, 5)),
];

describe('just short of a wish', () => {
  it.each(NEAR.map((item) => [item.card, item.what, item] as const))(
    'WSH-1 wish %i: not with %s',
    (card, _, { lay, effect, keys }) => {
      const t = finish(
        lay(wishOf(card))
          .act(effect)
          .choose(...keys),
      );
      expect(t.vpFrom('wish')).toBe(0);
      expect(t.state.wishesTaken).toBe(0);
    },
  );
});

describe('more than a wish needs', () => {
  it('WSH-1 wish 4: a chain to the Market is not needed', () => {
    const t = wishOf(4).windmills('C0', 'C1', 'C2').act({ do: 'build', unconnected: 0 });
    expect(finish(t.choose('build:C3', 'from:red')).vpFrom('wish')).toBe(12);
  });
  it('WSH-1 wish 4: any shape', () => {
    const t = wishOf(4).windmills('A0', 'A1', 'C0').act({ do: 'build' });
    expect(finish(t.choose('build:B0', 'from:red')).vpFrom('wish')).toBe(12);
  });
  it('WSH-1 wish 1: 7 Tools at once', () => {
    const t = wishOf(1).tools(5).trade(3).act({ do: 'trade' }).choose('trade:red>4');
    expect(t.has.tools).toBe(7);
    expect(finish(t).vpFrom('wish')).toBe(10);
  });
  it('WSH-1 wish 3: longer rows', () => {
    const t = rows(wishOf(3), 6, 3, 5, 4).act(plant).choose('plant:red>4');
    expect(finish(t).vpFrom('wish')).toBe(10);
  });

  /** Each card's Contract belongs to one group: 1-10 blue, 11-20 yellow, 21-30 red. */
  const GROUPS = Array.from({ length: 30 }, (_, i) => i + 1).map(
    (card) => [card, card <= 10 ? 'blue' : card <= 20 ? 'yellow' : 'red'] as const,
  );
  it.each(GROUPS)('WSH-1 wish 2: Contract %i is %s', (card, group) => {
    const two = { blue: [15, 25], yellow: [5, 25], red: [5, 15] }[group];
    const same = { blue: [6, 15], yellow: [16, 25], red: [26, 5] }[group];
    const swap = (list: readonly number[]): number[] => list.map((it) => (it === card ? it + 1 : it));
    const met = wishOf(2)
      .contracts(...two)
      .cardOffer(card, 0, 0)
      .act({ do: 'farm' })
      .choose('sign:1');
    expect(met.vpFrom('wish')).toBe(12);
    const not = wishOf(2)
      .contracts(...swap(same))
      .cardOffer(card, 0, 0)
      .act({ do: 'farm' })
      .choose('sign:1');
    expect(not.vpFrom('wish')).toBe(0);
  });
});
