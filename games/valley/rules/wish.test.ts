import { describe, expect, it } from 'vitest';
import type { Colour, Effect } from '../edition/types.js';
import { type Table, table } from '../testing/index.js';

const tool: Effect = { do: 'gain', tools: 1 };
const reds = (n: number): Colour[] => new Array<Colour>(n).fill('red');
const wished = (t: Table): number => t.vpFrom('wish');

/** Rows of these lengths, and a bulb in hand. */
function rows(wish: number, ...lengths: number[]): Table {
  const t = table().wish(wish).storage('red', 'red').guilder(0);
  lengths.forEach((n, i) => {
    t.planted(i + 1, ...reds(n));
  });
  return t;
}

describe('The Queen’s Wish', () => {
  it('WSH-1 scores the highest VP the moment it is met, unasked; nothing is spent', () => {
    const t = table().wish(1).vp(5).tools(5).act(tool).asks('action', 0);
    expect([t.has.vp, wished(t), t.has.tools]).toEqual([15, 10, 6]);
    expect(t.eventsOf('wish')).toMatchObject([{ seat: 0, vp: 10 }]);
  });

  it('WSH-1 in the middle of an action: before the next bulb', () => {
    const t = rows(3, 2, 3, 4, 4).act({ do: 'plant', bulbs: 2 }).choose('plant:red>4');
    expect(t.ask).not.toBe('action');
    expect(wished(t)).toBe(10);
  });

  it('WSH-1 once per player', () => {
    const t = table().wish(1).tools(5).act(tool).act(tool);
    expect([wished(t), t.state.wishesTaken]).toEqual([10, 1]);
    t.tools(5).act(tool);
    expect([wished(t), t.state.wishesTaken]).toEqual([10, 1]);
  });

  it('WSH-1 the next ones take what is left: 10, 7, 4, then nothing', () => {
    const t = table({ players: 4 }).wish(1);
    const vp = [2, 0, 3, 1].map((seat) => wished(t.turnOf(seat).tools(5).act(tool)));
    expect(vp).toEqual([10, 7, 4, 0]);
    expect([0, 1, 2, 3].map((seat) => wished(t.seat(seat)))).toEqual([7, 0, 10, 4]);
  });

  it('WSH-1 in your own turn: another player’s turn scores nothing for you', () => {
    const t = table().wish(1).seat(1).tools(6).seat(0).tools(0).act(tool);
    expect([wished(t.seat(0)), wished(t.seat(1)), t.state.wishesTaken]).toEqual([0, 0, 0]);
  });

  it('WSH-1 another player’s Tools, Windmills and Contracts don’t help', () => {
    const tools = table().wish(1).seat(1).tools(9).seat(0).tools(4).act(tool);
    expect(wished(tools)).toBe(0);
    const contracts = table().wish(2).seat(1).contracts(11, 21).seat(0).cardOffer(1, 2, 3);
    expect(wished(contracts.act({ do: 'farm' }).choose('sign:1'))).toBe(0);
  });

  it.each([
    [1, [10, 7, 4]],
    [2, [12, 8, 5]],
    [3, [10, 7, 4]],
    [4, [12, 8, 4]],
    [5, [14, 10, 6]],
    [6, [10, 7, 4]],
  ] as const)('WSH-1 the wish of card %i pays %j', (card, values) => {
    const { edition } = table();
    expect(edition.startingCards.find((it) => it.id === card)?.vp).toEqual(values);
  });
});

describe('What the Queen wishes', () => {
  it.each([
    [4, 0],
    [5, 10],
    [6, 10],
  ])('WSH-1 card 1: at least 6 Tools in hand (%i and one more: %i)', (before, vp) => {
    expect(wished(table().wish(1).tools(before).act(tool))).toBe(vp);
  });

  it('WSH-1 card 2: Contracts of all three groups', () => {
    const sign = (held: number[], offered: number) => {
      const t = table()
        .wish(2)
        .vp(5)
        .contracts(...held)
        .cardOffer(offered, 5, 6)
        .act({ do: 'farm' });
      return t.choose('sign:1');
    };
    expect(wished(sign([10, 11], 21))).toBe(12);
    expect(wished(sign([20, 30], 1))).toBe(12);
    expect(wished(sign([1, 21], 20))).toBe(12);
    expect(wished(sign([1, 2], 21))).toBe(0);
    expect(wished(sign([11, 12], 21))).toBe(0);
    expect(wished(sign([10], 11))).toBe(0);
  });

  it('WSH-1 card 2: Helpers are no Contracts', () => {
    const t = table().wish(2).contracts(1, 11).cardOffer(21, 5, 6).act({ do: 'farm' }).choose('hire:1');
    expect(wished(t)).toBe(0);
    const u = table()
      .wish(2)
      .contracts(1)
      .helpers(11)
      .cardOffer(21, 5, 6)
      .act({ do: 'farm' })
      .choose('sign:1');
    expect(wished(u)).toBe(0);
  });

  it.each([
    [[1, 3, 4, 5], 1],
    [[2, 2, 4, 5], 2],
    [[2, 3, 3, 5], 3],
    [[2, 3, 4, 4], 4],
    [[6, 6, 6, 4], 4],
  ])('WSH-1 card 3: rows of at least 2, 3, 4, 5: %j and one more in row %i', (lengths, row) => {
    const t = rows(3, ...lengths).act({ do: 'plant', bulbs: 1 });
    expect(wished(t)).toBe(0);
    expect(wished(t.choose(`plant:red>${row}`))).toBe(10);
  });

  it.each([
    [[2, 3, 4, 4], 3],
    [[5, 4, 3, 1], 4],
    [[1, 3, 4, 5], 2],
    [[6, 6, 6, 3], 4],
  ])('WSH-1 card 3: not met by %j and one more in row %i', (lengths, row) => {
    expect(
      wished(
        rows(3, ...lengths)
          .act({ do: 'plant', bulbs: 1 })
          .choose(`plant:red>${row}`),
      ),
    ).toBe(0);
  });

  it.each([
    [[4, 2, 5, 2], 1, 10],
    [[5, 1, 5, 2], 2, 10],
    [[5, 2, 4, 2], 3, 10],
    [[5, 2, 5, 1], 4, 10],
    [[5, 2, 4, 2], 4, 0],
    [[2, 5, 2, 4], 4, 0],
    [[3, 2, 5, 2], 1, 0],
  ])('WSH-1 card 6: rows of at least 5, 2, 5, 2: %j and one more in row %i: %i', (lengths, row, vp) => {
    const t = rows(6, ...lengths)
      .market(['N', 'SE'], ['N', 'SE', 'SW'])
      .act({ do: 'plant', bulbs: 1 });
    expect(wished(t.choose(`plant:red>${row}`))).toBe(vp);
  });

  /** Build on `space` with these standing; the connection is not asked for. */
  function connect(space: string, mine: readonly string[], theirs: readonly string[] = []): Table {
    const t = table()
      .wish(4)
      .guilder(9)
      .storage()
      .seat(1)
      .windmills(...theirs)
      .seat(0)
      .windmills(...mine);
    return t.act({ do: 'build', unconnected: 1 }).choose(`build:${space}`, 'from:black');
  }

  it('WSH-1 card 4: four of your own Windmills joined by links, in any shape', () => {
    expect(wished(connect('A0', ['A1', 'B0', 'C0']))).toBe(12);
    expect(wished(connect('B0', ['A0', 'A1', 'C1']))).toBe(12);
    expect(wished(connect('C2', ['C1', 'C0', 'C3']))).toBe(12);
    expect(wished(connect('C11', ['C0', 'C1', 'B0']))).toBe(12);
    expect(wished(connect('B0', ['A0', 'A1', 'C0', 'C1', 'A3']))).toBe(12);
  });

  it('WSH-1 card 4: three are not enough, wherever more stand', () => {
    expect(wished(connect('B0', ['A0', 'C0']))).toBe(0);
    expect(wished(connect('B0', ['A0', 'A1', 'A3', 'A4', 'C5']))).toBe(0);
    expect(wished(connect('B3', ['A0', 'B0', 'A1', 'A3']))).toBe(0);
  });

  it('WSH-1 card 4: not through the Market', () => {
    expect(wished(connect('A5', ['A0', 'A1', 'A2', 'A3', 'A4']))).toBe(0);
  });

  it('WSH-1 card 4: not through other players’ Windmills', () => {
    expect(wished(connect('C0', ['A0', 'A1', 'C2', 'C3'], ['B0', 'C1']))).toBe(0);
    expect(wished(connect('A0', ['A1', 'C0', 'C1'], ['B0']))).toBe(0);
  });

  /** Install `tile` (from offer place 1-4) with these on the wheels. */
  function install(place: number, offer: readonly number[], ...installed: number[]): Table {
    const t = table().wish(5).guilder(9);
    const sections = ['large2', 'large3', 'large4', 'small2', 'small3', 'small4'];
    installed.forEach((tile, i) => {
      t.tile(sections[i], tile);
    });
    t.tileOffer(...offer);
    return t.act({ do: 'enhance' }).choose(`tile:${place}`, 'on:large6');
  }
  const OFFER = [1, 2, 13, 19];

  it('WSH-1 card 5: at least 6 tiles, 2 uncommon and 2 unique among them', () => {
    expect(wished(install(1, OFFER, 14, 15, 20, 21, 3))).toBe(14);
    expect(wished(install(3, OFFER, 14, 20, 21, 3, 4))).toBe(14);
    expect(wished(install(4, OFFER, 14, 15, 20, 3, 4))).toBe(14);
    expect(wished(install(4, OFFER, 14, 15, 16, 20, 21, 22))).toBe(14);
  });

  it('WSH-1 card 5: not with five, with one uncommon or with one unique', () => {
    expect(wished(install(1, OFFER, 14, 15, 20, 21))).toBe(0);
    expect(wished(install(4, OFFER, 14, 20, 21, 3, 4))).toBe(0);
    expect(wished(install(3, OFFER, 14, 15, 20, 3, 4))).toBe(0);
    expect(wished(install(1, OFFER, 3, 4, 5, 6, 7, 8))).toBe(0);
  });
});
