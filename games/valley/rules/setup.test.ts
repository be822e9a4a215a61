import { describe, expect, it } from 'vitest';
import type { TileKind } from '../edition/types.js';
import { conserve, freshTable, type Table, table } from '../testing/index.js';
import { CARDS } from './state.js';

const COUNTS = [2, 3, 4] as const;
const SEEDS = Array.from({ length: 60 }, (_, i) => `seed ${i}`);

/** Everybody takes the first starting card that is left. */
function withCards(t: Table): Table {
  while (t.ask === 'startingCard') t.choose(t.offered[0]);
  return t;
}

/** Places the markers one after another, for whoever is still asked. */
function placed(players: 2 | 3 | 4, ...areas: string[]): Table {
  const t = withCards(freshTable({ players }));
  for (const area of areas) t.choose(`area:${area}`);
  return t;
}

const neutrals = (t: Table): string[] =>
  t.edition.market.filter((_, i) => t.state.neutrals[i] > 0).map((area) => area.id);

describe('Set-up of the table', () => {
  it.each(COUNTS)('SET-1 seats %i players; seat 0 begins, the others follow in seat order', (players) => {
    const t = table({ players });
    expect(t.state.players).toHaveLength(players);
    const seats: number[] = [];
    for (let turn = 0; turn < players; turn++) {
      while (t.ask !== 'action') t.choose(t.offered[0]);
      seats.push(t.asked ?? -1);
      t.choose('end');
    }
    expect(seats).toEqual(Array.from({ length: players }, (_, seat) => seat));
    expect(t.asked).toBe(0);
    expect(t.state.turn.round).toBe(2);
  });

  it('SET-2 offers two common, one uncommon and one unique tile, the rest in three stacks', () => {
    for (const seed of SEEDS) {
      const { state, edition } = freshTable({ seed });
      const kinds = state.tileOffer.map((tile): TileKind => edition.tiles[tile].kind);
      expect(kinds).toEqual(['common', 'common', 'uncommon', 'unique']);
      expect(state.stacks.slice(0, CARDS).map((stack) => stack.items.length)).toEqual([22, 11, 11]);
      conserve(state);
    }
  });

  it('SET-2 shuffles: every face is offered sooner or later, and the stacks differ in order', () => {
    const offered = new Set<number>();
    for (let i = 0; i < 150; i++) {
      const { state, edition } = freshTable({ seed: `shuffle ${i}` });
      for (const tile of state.tileOffer) offered.add(edition.tiles[tile].id);
    }
    expect(offered.size).toBe(30);
    const orders = (stack: number) =>
      new Set(SEEDS.map((seed) => freshTable({ seed }).state.stacks[stack].items.join()));
    for (const stack of [0, 1, 2, CARDS]) expect(orders(stack).size).toBe(SEEDS.length);
  });

  it('SET-3 lays out 3 of the 30 cards, each one sooner or later', () => {
    const offered = new Set<number>();
    for (let i = 0; i < 150; i++) {
      const { state } = freshTable({ seed: `cards ${i}` });
      expect(state.cardOffer).toHaveLength(3);
      expect(state.stacks[CARDS].items).toHaveLength(27);
      expect(new Set([...state.cardOffer, ...state.stacks[CARDS].items]).size).toBe(30);
      for (const card of state.cardOffer) offered.add(card);
    }
    expect(offered.size).toBe(30);
  });

  it('SET-2 SET-3 nothing is discarded or removed yet', () => {
    const { state } = freshTable();
    expect(state.removed).toEqual([]);
    expect(state.stacks.flatMap((stack) => stack.discards)).toEqual([]);
  });

  it.each(COUNTS)('SET-4 floodgate on 1, water on 0 (%i players)', (players) => {
    const { state } = freshTable({ players });
    expect([state.gate, state.water]).toEqual([1, 0]);
  });

  it('SET-5 shuffles the four Foreign Trade cards; each one is on top sooner or later, without bulbs', () => {
    const tops = new Set<number | null>();
    for (const seed of SEEDS) {
      const { state } = freshTable({ seed });
      expect([...state.tradeCards].sort()).toEqual([0, 1, 2, 3]);
      expect(state.tradeBulbs).toEqual([-1, -1, -1, -1]);
      tops.add(state.tradeCards[0]);
    }
    expect(tops.size).toBe(4);
  });

  it('SET-1 the same seed gives the same table, another one another', () => {
    const { state } = freshTable({ seed: 'a' });
    expect(freshTable({ seed: 'a' }).state).toEqual(state);
    expect(freshTable({ seed: 'b' }).state.stacks).not.toEqual(state.stacks);
  });
});

describe('What each player begins with', () => {
  it.each(COUNTS)(
    'SET-6 5 VP, 1 Tool, the Calendar start and 9 Windmills in groups (%i players)',
    (players) => {
      const t = freshTable({ players });
      for (let seat = 0; seat < players; seat++) {
        t.seat(seat);
        expect(t.has.vp).toBe(5);
        expect(t.vpFrom('start')).toBe(5);
        expect(t.has.tools).toBe(1);
        expect(t.has.calendar).toBe(0);
        expect(t.has.groups).toEqual([1, 1, 2, 2, 3]);
        expect(t.has.windmills).toEqual([]);
        expect(t.has.rows).toEqual([0, 0, 0, 0]);
        expect(t.has.large).toEqual([0, 0, 0, 0, 0, 0]);
        expect(t.has.small).toEqual([0, 0, 0, 0, 0]);
        expect([...t.has.helpers, ...t.has.contracts]).toEqual([]);
        expect(t.player.steps).toBe(0);
      }
    },
  );

  it.each(COUNTS)('SET-6 Guilder 4/5/6/7 by seat, whatever the player count (%i players)', (players) => {
    const { state } = freshTable({ players });
    expect(state.players.map((player) => player.guilder)).toEqual([4, 5, 6, 7].slice(0, players));
  });

  it('SET-6 no two windmill boards are alike; every seat gets each one sooner or later', () => {
    const boards = [new Set<number>(), new Set<number>(), new Set<number>(), new Set<number>()];
    for (const seed of SEEDS) {
      const { state } = freshTable({ players: 4, seed });
      expect(new Set(state.players.map((player) => player.board)).size).toBe(4);
      for (const [seat, player] of state.players.entries()) boards[seat].add(player.board);
    }
    expect(boards.map((set) => set.size)).toEqual([4, 4, 4, 4]);
    const two = new Set(SEEDS.flatMap((seed) => freshTable({ seed }).state.players.map((p) => p.board)));
    expect(two.size).toBe(4);
  });

  it.each(COUNTS)('SET-10 a white, yellow, red, violet bulb by seat (%i players)', (players) => {
    const t = freshTable({ players });
    const bulbs = t.state.players.map((_, seat) => t.seat(seat).has.storage);
    expect(bulbs).toEqual([['white'], ['yellow'], ['red'], ['violet']].slice(0, players));
  });
});

describe('Starting cards and the Queen’s Wish', () => {
  it.each(COUNTS)(
    'SET-7 one card more than players is laid out; last seat takes first (%i players)',
    (players) => {
      const t = freshTable({ players });
      const laidOut = [...t.offered];
      expect(laidOut).toHaveLength(players + 1);
      const took: string[] = [];
      for (let seat = players - 1; seat >= 0; seat--) {
        t.asks('startingCard', seat);
        t.offersOnly(...laidOut.filter((key) => !took.includes(key)));
        const key = t.offered[t.offered.length - 1];
        t.choose(key);
        took.push(key);
        expect(`start:${t.edition.startingCards[t.state.players[seat].start].id}`).toBe(key);
      }
      const left = laidOut.filter((key) => !took.includes(key));
      expect(left).toEqual([`start:${t.edition.startingCards[t.state.wish].id}`]);
      expect(t.state.startingCards).toEqual([]);
      expect(t.state.wishesTaken).toBe(0);
    },
  );

  it('SET-7 a card taken by another player is blocked', () => {
    const t = freshTable({ players: 3 });
    const [first, second] = t.offered;
    t.choose(second).blocks(second, 'SET-7').offers(first);
  });

  it('SET-7 all six cards come up, in hand and as the wish', () => {
    const laid = new Set<string>();
    const wishes = new Set<number>();
    for (const [i, seed] of SEEDS.entries()) {
      const t = freshTable({ seed });
      for (const key of t.offered) laid.add(key);
      while (t.ask === 'startingCard') t.choose(t.offered[i % t.offered.length]);
      wishes.add(t.state.wish);
    }
    expect(laid.size).toBe(6);
    expect(wishes.size).toBe(6);
  });

  it('SET-7 there is no wish before everybody has chosen', () => {
    const t = freshTable();
    expect(t.state.wish).toBe(-1);
    expect(t.choose(t.offered[0]).state.wish).toBe(-1);
    expect(t.choose(t.offered[0]).state.wish).toBeGreaterThanOrEqual(0);
  });
});

describe('Market markers', () => {
  it('SET-8 two players: the second chooses first, the first one of the other two areas', () => {
    const t = withCards(freshTable());
    t.asks('marker', 1).offersOnly('area:N', 'area:SE', 'area:SW');
    t.choose('area:SE').asks('marker', 0).offersOnly('area:N', 'area:SW').blocks('area:SE', 'SET-8');
    t.choose('area:SW');
    expect(t.seat(0).has.area).toBe('SW');
    expect(t.seat(1).has.area).toBe('SE');
  });

  it('SET-8 three players: the last area is left for the first player', () => {
    const t = withCards(freshTable({ players: 3 }));
    t.asks('marker', 2).choose('area:SW').asks('marker', 1).offersOnly('area:N', 'area:SE').choose('area:SE');
    expect([0, 1, 2].map((seat) => t.seat(seat).has.area)).toEqual(['N', 'SE', 'SW']);
    expect(t.ask).not.toBe('marker');
  });

  it('SET-8 four players: the first player, placing last, chooses any area', () => {
    const t = withCards(freshTable({ players: 4 }));
    t.asks('marker', 3).choose('area:N').asks('marker', 2).choose('area:SE');
    t.asks('marker', 0).offersOnly('area:N', 'area:SE', 'area:SW').choose('area:SE');
    expect([0, 1, 2, 3].map((seat) => t.seat(seat).has.area)).toEqual(['SE', 'SW', 'SE', 'N']);
  });

  it('SET-9 two players: a neutral marker in each area', () => {
    const t = placed(2, 'N', 'SE');
    expect(t.state.neutrals).toEqual([1, 1, 1]);
  });

  it.each([
    [['SW', 'SE'], 'N', ['SE', 'SW']],
    [['N', 'SW'], 'SE', ['N', 'SW']],
    [['N', 'SE'], 'SW', ['N', 'SE']],
  ])('SET-9 three players (%j): one in each area without the first player', (areas, first, expected) => {
    const t = placed(3, ...areas);
    expect(t.seat(0).has.area).toBe(first);
    expect(neutrals(t)).toEqual(expected);
    expect(t.state.neutrals.reduce((a, b) => a + b)).toBe(2);
  });

  it.each([
    ['N', 'SW'],
    ['SE', 'N'],
    ['SW', 'SE'],
  ])('SET-9 four players, the first in %s: one in the next area anticlockwise, %s', (first, expected) => {
    const t = placed(4, 'N', 'SE', first);
    expect(t.seat(0).has.area).toBe(first);
    expect(neutrals(t)).toEqual([expected]);
    expect(t.state.neutrals.reduce((a, b) => a + b)).toBe(1);
  });

  it('SET-9 no neutral markers before all players have placed theirs', () => {
    const t = withCards(freshTable());
    expect(t.state.neutrals).toEqual([0, 0, 0]);
    expect(t.choose('area:N').state.neutrals).toEqual([0, 0, 0]);
  });

  it.each(COUNTS)('SET-8 then the first player’s first turn begins (%i players)', (players) => {
    const t = withCards(freshTable({ players }));
    while (t.ask === 'marker') t.choose(t.offered[0]);
    t.asks('gate', 0);
    expect(t.state.turn.round).toBe(1);
    expect(t.eventsOf('turn')).toMatchObject([{ seat: 0, round: 1 }]);
    conserve(t.state);
  });
});

describe('The Calendar by player count', () => {
  it.each([
    [2, ['calendar:1', 'calendar:2'], ['calendar:3', 'calendar:4']],
    [3, ['calendar:1', 'calendar:2', 'calendar:3'], ['calendar:4']],
    [4, ['calendar:1', 'calendar:2', 'calendar:3', 'calendar:4'], []],
  ] as const)(
    'SET-11 with %i players that many unique rewards in columns I-III',
    (players, open, covered) => {
      for (const column of [1, 2, 3]) {
        const t = table({ players }).storage('red').guilder(4).arrived(column);
        t.offers(...open).offersNot(...covered);
        for (const key of covered) t.blocks(key, 'SET-11');
      }
    },
  );

  it.each(COUNTS)('SET-11 the last column is complete with %i players', (players) => {
    const t = table({ players });
    const vp = t.state.players.map((_, seat) => {
      t.turnOf(seat).tools(0).guilder(0).calendar(3).steps(23).atGate();
      t.choose('gate:1');
      return t.vpFrom('calendar');
    });
    expect(vp).toEqual([8, 5, 3, 2].slice(0, players));
  });

  it('SET-11 a seat that arrives after others took part finds what they left', () => {
    const t = table({ players: 2 });
    t.state.endTaken = 3;
    t.tools(0).guilder(0).calendar(3).steps(23).atGate().choose('gate:1');
    expect(t.vpFrom('calendar')).toBe(2);
  });
});
