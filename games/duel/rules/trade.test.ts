import { describe, expect, it } from 'vitest';
import { COLOURS, type Colour } from '../edition/types.js';
import { type Table, table } from '../testing/index.js';

const trade = { do: 'trade' } as const;
const upTo3 = { do: 'trade', bulbs: 3 } as const;
const [W, Y, R, V, K] = ['white', 'yellow', 'red', 'violet', 'black'] as const;

/** Nothing in hand but these bulbs: what is there was gained. */
const bare = (...bulbs: Colour[]): Table =>
  table()
    .guilder(0)
    .tools(0)
    .storage(...bulbs);
/** Port n has Demand and Export n, its Port tile on the lower half; one of them is closed. */
function harbour(t: Table, closed: number): Table {
  for (let port = 1; port <= 5; port++) t.port(port, port, port, port === closed ? 'closed' : 'lower');
  return t;
}
const portsOffered = (t: Table): number[] => t.offered.map((key) => Number(key.replace('ship:', '')));
const tiles = (t: Table): string[] => t.lies.ports.map((port) => port.tile);
const exportsOf = (t: Table): number[] => t.lies.ports.map((port) => port.export);
const gains = (t: Table): number[] => [t.has.guilder, t.has.tools, t.has.vp];

describe('D-TRD: Tools move the Ship', () => {
  const REACH: readonly (readonly [number, number, number, number[]])[] = [
    [5, 1, 1, [1, 2, 4]],
    [5, 1, 2, [1, 2, 3, 4]],
    [5, 4, 1, [1, 3, 4]],
    [3, 2, 1, [1, 2, 4]],
    [3, 2, 2, [1, 2, 4, 5]],
    [1, 5, 1, [2, 4, 5]],
    [1, 5, 2, [2, 3, 4, 5]],
    [2, 4, 1, [3, 4, 5]],
    [2, 4, 9, [1, 3, 4, 5]],
  ];
  it.each(REACH)('port %i closed, Ship at %i, %i Tools', (closed, ship, tools, reach) => {
    const t = harbour(bare(...COLOURS), closed)
      .ship(ship)
      .tools(tools)
      .act(trade)
      .asks('ship');
    expect(portsOffered(t).sort()).toEqual(reach);
    t.blocks(`ship:${closed}`, 'D-TRD');
  });

  it('without a Tool the Ship stays, and nothing is asked about it', () => {
    const t = harbour(bare(...COLOURS), 5)
      .act(trade)
      .asks('deliver');
    expect([t.lies.ship, t.has.tools]).toEqual([1, 0]);
  });

  it.each([
    [1, 9],
    [2, 8],
    [3, 7],
    [4, 8],
  ])(
    'to port %i by the shorter way, past the closed one for nothing: %i of 9 Tools are left',
    (port, left) => {
      const t = harbour(bare(...COLOURS), 5)
        .tools(9)
        .act(trade)
        .choose(`ship:${port}`)
        .asks('deliver');
      expect([t.has.tools, t.lies.ship]).toEqual([left, port]);
    },
  );

  it('only to a port where one can deliver', () => {
    // Violet is wanted at 2, 3 and 4, not at 1.
    const t = harbour(bare(V), 5).tools(2).act(trade).asks('ship').offersOnly('ship:2', 'ship:3', 'ship:4');
    t.blocks('ship:1', 'D-TRD').blocks('ship:5', 'D-TRD').choose('ship:2');
    expect([t.has.vp, t.has.tools, t.has.traded]).toEqual([2, 1, [V]]);
  });

  it('too few Tools for the way', () => {
    harbour(bare(...COLOURS), 5)
      .tools(1)
      .act(trade)
      .blocks('ship:3', 'D-TRD');
  });

  it('no such port within reach: no Trade', () => {
    // Black is wanted at port 3 alone, two steps away.
    const t = harbour(bare(K), 5).port(4, 4, 4, 'upper').mesh(5, 2).offersNot('do:personal');
    t.tools(1).offersNot('do:personal').tools(2).offers('do:personal').choose('do:personal');
    expect([t.lies.ship, t.has.tools, t.has.vp]).toEqual([3, 0, 3]);
  });

  it('no bulb: no Trade', () => {
    harbour(bare(), 5).tools(5).mesh(5, 2).offersNot('do:personal');
  });

  it('the closed port takes nothing, though its tile would want it', () => {
    // Yellow is on the upper halves of 1, 2 and 5; those of 1 and 2 are covered.
    const t = harbour(bare(Y), 5).port(1, 1, 1, 'upper').port(2, 2, 2, 'upper').tools(9).mesh(5, 2);
    t.offersNot('do:personal').port(2, 2, 2, 'lower').offers('do:personal');
  });
});

describe('D-TRD: one bulb that the open half of the Demand tile shows', () => {
  type Prices = Partial<Record<Colour, number>>;
  // The Port tile covers one half: on the lower one it leaves the upper one open.
  const DEMANDS: readonly (readonly [number, 'lower' | 'upper', Prices])[] = [
    [1, 'lower', { white: 1, yellow: 1, red: 2 }],
    [1, 'upper', { red: 2, violet: 3, black: 4 }],
    [2, 'lower', { yellow: 1, red: 2, violet: 2 }],
    [2, 'upper', { violet: 3, black: 4, white: 1 }],
    [3, 'lower', { red: 2, violet: 2, black: 3 }],
    [3, 'upper', { black: 4, white: 1, yellow: 2 }],
    [4, 'lower', { violet: 2, black: 3, white: 1 }],
    [4, 'upper', { white: 1, yellow: 2, red: 2 }],
    [5, 'lower', { black: 3, white: 1, yellow: 1 }],
    [5, 'upper', { yellow: 2, red: 2, violet: 3 }],
  ];
  it.each(DEMANDS)('Demand %i, Port tile on the %s half', (demand, tile, prices) => {
    const port = (t: Table): Table => t.port(1, demand, 2, tile).ship(1).mesh(5, 2);
    const wanted = COLOURS.filter((colour) => prices[colour] !== undefined);
    port(bare(...COLOURS))
      .choose('do:personal')
      .offersOnly(...wanted.map((colour) => `deliver:${colour}`));
    for (const colour of COLOURS) {
      const t = port(bare(colour));
      if (!wanted.includes(colour)) t.offersNot('do:personal');
      else expect(t.choose('do:personal').vpFrom('demand')).toBe(prices[colour]);
    }
  });

  it('it leaves Storage for the Foreign Trade section, behind those that lie there', () => {
    const t = bare(R, R, W).traded(K, Y).port(1, 1, 2, 'lower').act(trade).choose('deliver:red');
    expect([t.has.storage, t.has.traded]).toEqual([
      [W, R],
      [K, Y, R],
    ]);
  });

  it('says why a bulb is not taken', () => {
    const t = bare(R, W, K).port(1, 1, 2, 'lower').act(trade);
    t.offersOnly('deliver:red', 'deliver:white')
      .blocks('deliver:black', 'D-TRD')
      .blocks('deliver:yellow', 'D-TRD');
  });

  it('the 6th delivery of a player moves the Calendar on; the 5th and the 7th do not', () => {
    const after = (...traded: Colour[]): number =>
      bare(R)
        .traded(...traded)
        .port(1, 1, 2, 'lower')
        .act(trade).lies.calendar;
    expect([after(R, R, R, R), after(R, R, R, R, R), after(R, R, R, R, R, R)]).toEqual([1, 2, 1]);
  });

  it('the deliveries of the rival do not count', () => {
    const t = bare(R).seat(1).traded(R, R, R, R, R).seat(0).port(1, 1, 2, 'lower').act(trade);
    expect(t.lies.calendar).toBe(1);
  });
});

describe('D-TRD: the Export tile', () => {
  const deliver = (tile: number): Table =>
    bare(R, W, K).guilder(2).port(1, 1, tile, 'lower').act(trade).choose('deliver:red');

  it.each([
    [1, '3 VP', [2, 0, 5]],
    [2, '3 Guilder', [5, 0, 2]],
    [9, '2 Tools', [2, 2, 2]],
    [11, '2 Guilder and 1 VP', [4, 0, 3]],
  ])('%i: %s, unasked', (tile, _, expected) => {
    const t = deliver(tile).asks('action');
    expect(gains(t)).toEqual(expected);
    expect(t.vpFrom('exports')).toBe(expected[2] - 2);
  });

  it('10: a bulb of any colour and 1 Tool', () => {
    const t = deliver(10).asks('bulb');
    t.offersOnly('bulb:white', 'bulb:yellow', 'bulb:red', 'bulb:violet', 'bulb:black').choose('bulb:violet');
    expect([t.has.tools, t.has.storage]).toEqual([1, [W, V, K]]);
  });

  it.each([
    [3, 'plant2-same', 'plant'],
    [4, 'plant2-different', 'plant'],
    [5, 'market', 'deal'],
    [6, 'build', 'column'],
    [7, 'farm', 'card'],
    [8, 'enhance', 'tile'],
  ])('%i: an action (%s), which may be declined', (tile, effect, ask) => {
    deliver(tile).asks('reward').offersOnly(`take:${effect}`, 'pass').choose(`take:${effect}`).asks(ask);
    const t = deliver(tile);
    expect(t.source).toBe(`export:${tile}`);
    // It comes before the Port tile moves.
    expect(tiles(t)[0]).toBe('lower');
    t.choose('pass').asks('action');
    expect([tiles(t)[0], t.has.vp, t.has.traded]).toEqual(['upper', 2, [R]]);
  });

  it('D-GAIN an action that can not be done lapses', () => {
    const t = bare(R).port(1, 1, 5, 'lower').act(trade).asks('action');
    expect([t.has.vp, tiles(t)[0]]).toEqual([2, 'upper']);
  });
});

describe('D-TRD: the Port tile', () => {
  it('on the lower half it moves to the upper one, and nothing else changes', () => {
    const t = harbour(bare(R), 5).act(trade);
    expect(tiles(t)).toEqual(['upper', 'lower', 'lower', 'lower', 'closed']);
    expect([exportsOf(t), t.lies.ship]).toEqual([[1, 2, 3, 4, 5], 1]);
  });

  it.each([
    [1, 5, 2],
    [1, 2, 2],
    [1, 3, 2],
    [2, 1, 3],
    [3, 4, 4],
    [4, 5, 5],
    [4, 1, 5],
    [5, 1, 1],
    [5, 3, 1],
  ])('port %i closes, port %i opens, the Ship goes on to %i', (port, closed, ship) => {
    const t = harbour(bare(...COLOURS), closed)
      .port(port, port, 2, 'upper')
      .exports(9, 10)
      .ship(port);
    const before = exportsOf(t);
    const demands = t.lies.ports.map((it) => it.demand);
    t.act(trade).choose(t.offered[0]).asks('action');
    expect(tiles(t)[port - 1]).toBe('closed');
    expect(tiles(t)[closed - 1]).toBe('lower');
    expect(tiles(t).filter((tile) => tile === 'lower')).toHaveLength(4);
    expect(t.lies.ship).toBe(ship);
    // Only the Export tile of the port that closed is another one.
    expect(exportsOf(t)).toEqual(before.map((tile, i) => (i === port - 1 ? 9 : tile)));
    expect(t.lies.ports.map((it) => it.demand)).toEqual(demands);
    // Export 2, and it was the old one.
    expect(t.has.guilder).toBe(3);
  });

  it('published example: yellow for 2 and an Export of 3 VP close the port', () => {
    const t = harbour(bare(), 5).turnOf(1).vp(0).storage(Y, W).guilder(0).traded(R);
    t.port(3, 3, 1, 'upper').exports(6).ship(3).mesh(5, 1).choose('do:personal', 'deliver:yellow');
    expect([t.has.vp, t.vpFrom('demand'), t.vpFrom('exports')]).toEqual([5, 2, 3]);
    expect([t.has.storage, t.has.traded]).toEqual([[W], [R, Y]]);
    expect(tiles(t)).toEqual(['lower', 'lower', 'closed', 'lower', 'lower']);
    expect([t.lies.ports[2].export, t.lies.ship]).toEqual([6, 4]);
  });

  it('no Export left: the port that closes has none; later Trades there bring the VP alone', () => {
    const t = bare(R).port(1, 4, 2, 'upper');
    t.state.exportStack = [];
    t.act(trade).asks('action');
    expect([t.lies.ports[0].export, tiles(t)[0], t.lies.ship]).toEqual([0, 'closed', 2]);
    const later = bare(R).port(1, 1, 0, 'lower').act(trade).asks('action');
    expect([gains(later), tiles(later)[0], later.lies.ports[0].export]).toEqual([[0, 0, 2], 'upper', 0]);
  });

  it('an empty place gets a new Export when its port closes', () => {
    const t = bare(R).port(1, 4, 0, 'upper').exports(8).act(trade).asks('action');
    expect([t.lies.ports[0].export, t.has.vp]).toEqual([8, 2]);
  });
});

describe('D-TRD: a Trade got from the Export of another one', () => {
  /** Export 3 plants at 3.3, which is a Trade; port 1 wants red on both halves. */
  const begun = (tile: 'lower' | 'upper', ...more: Colour[]): Table => {
    const t = harbour(bare(R, R, R, K, ...more), 5)
      .port(1, 1, 3, tile)
      .exports(9);
    return t.patch(3, null, null, null, 'red').act(trade);
  };
  const nested = ['deliver:red', 'take:plant2-same', 'plant:red>3.3', 'take:trade'];

  it('the Port tile is looked at as it lies then: moved up by the inner one, closed by the outer one', () => {
    // Only red is wanted on the upper half: the first delivery answers itself.
    const t = begun('lower').choose(...nested.slice(1));
    expect([t.has.traded, tiles(t)[0]]).toEqual([[R, R], 'lower']);
    // Export 3 once more, for black; then the outer Trade goes on.
    t.asks('reward').choose('pass').asks('action');
    expect([t.eventsOf('portMoved').length, t.eventsOf('portClosed').length]).toEqual([1, 1]);
    expect(tiles(t)).toEqual(['closed', 'lower', 'lower', 'lower', 'lower']);
    expect([t.lies.ship, t.lies.ports[0].export, t.has.vp]).toEqual([2, 9, 4]);
  });

  it('closed by the inner one: nothing more', () => {
    const t = begun('upper')
      .choose(...nested, 'deliver:red', 'pass')
      .asks('action');
    expect([t.eventsOf('portMoved').length, t.eventsOf('portClosed').length]).toEqual([0, 1]);
    expect(tiles(t)).toEqual(['closed', 'lower', 'lower', 'lower', 'lower']);
    expect([t.lies.ship, t.lies.ports[0].export, t.has.vp]).toEqual([2, 9, 4]);
  });

  it('at another port: each moves the Port tile of its own', () => {
    const t = begun('lower')
      .tools(1)
      .choose(...nested.slice(1))
      .asks('ship');
    t.choose('ship:2').asks('action');
    expect(tiles(t)).toEqual(['upper', 'upper', 'lower', 'lower', 'closed']);
    expect([t.lies.ship, t.has.traded, t.has.tools]).toEqual([2, [R, R], 0]);
    // Export 2 there.
    expect(t.has.guilder).toBe(3);
  });

  it('two ports close: what follows from it follows twice, the way of the Ship too', () => {
    const t = begun('upper').port(2, 2, 2, 'upper').storage(R, R, V, V).exports(9, 10).tools(1);
    t.choose('deliver:red', 'take:plant2-same', 'plant:red>3.3', 'take:trade', 'ship:2').asks('action');
    expect(t.eventsOf('portClosed').map((event) => event.port)).toEqual([1, 0]);
    expect(tiles(t)).toEqual(['closed', 'lower', 'lower', 'lower', 'lower']);
    expect([t.lies.ports[1].export, t.lies.ports[0].export]).toEqual([9, 10]);
    // From port 2 to 3, and from there to 4.
    expect(t.lies.ship).toBe(4);
  });

  it('by way of a Helper before it: the outer one finds what the inner one has left', () => {
    const t = harbour(bare(R, R, R), 5)
      .port(1, 1, 2, 'lower')
      .exports(9)
      .helpers(17);
    t.patch(3, null, null, null, 'red').act(trade).choose('helper:17', 'plant:red>3.3', 'take:trade');
    // The inner one moved the tile up, the outer one delivers at the lower half and closes the port.
    t.asks('action');
    expect([t.has.traded, t.has.vp, t.has.guilder]).toEqual([[R, R], 4, 6]);
    expect([tiles(t)[0], t.lies.ship]).toEqual(['closed', 2]);
  });
});

describe("D-TIL: 'Trade with 1-3 bulbs'", () => {
  const begun = (...bulbs: Colour[]): Table =>
    bare(...bulbs)
      .port(1, 1, 2, 'upper')
      .port(2, 2, 1, 'lower')
      .act(upTo3);

  it('one of each colour shown, VP for each; one of them, as one likes, goes into Foreign Trade', () => {
    const t = begun(R, R, V, K, W).offersOnly('deliver:red', 'deliver:violet', 'deliver:black');
    t.choose('deliver:red')
      .offersOnly('deliver:violet', 'deliver:black', 'stop')
      .blocks('deliver:red', 'D-TIL');
    t.choose('deliver:black').offersOnly('deliver:violet', 'stop').choose('deliver:violet').asks('export');
    t.offersOnly('export:red', 'export:violet', 'export:black').choose('export:violet').asks('action');
    expect([t.has.vp, t.has.traded, t.has.storage]).toEqual([9, [V], [W, R]]);
  });

  it('the Export once, and one move of the Port tile', () => {
    const t = begun(R, V, K).choose('deliver:red', 'deliver:black', 'deliver:violet', 'export:red');
    expect([t.has.guilder, tiles(t)[0], t.lies.ship]).toEqual([3, 'closed', 2]);
    expect(t.eventsOf('portClosed')).toHaveLength(1);
  });

  it('two of three: the rest stays', () => {
    const t = begun(R, V, K).choose('deliver:red', 'deliver:black', 'stop').asks('export');
    t.offersOnly('export:red', 'export:black').choose('export:black').asks('action');
    expect([t.has.vp, t.has.traded, t.has.storage]).toEqual([6, [K], [V]]);
  });

  it('a single one goes into Foreign Trade unasked', () => {
    const t = begun(R, V).choose('deliver:violet', 'stop').asks('action');
    expect([t.has.vp, t.has.traded, t.has.storage]).toEqual([3, [V], [R]]);
    expect(begun(R).asks('action').has.traded).toEqual([R]);
  });

  it('a plain Trade takes one bulb only', () => {
    const t = bare(R, V, K).port(1, 1, 2, 'upper').act(trade).choose('deliver:red').asks('action');
    expect([t.has.storage, t.has.vp]).toEqual([[V, K], 2]);
  });

  it('moves the Ship as any other, and delivers at one port', () => {
    const t = bare(Y, R).tools(1).port(1, 1, 2, 'upper').port(2, 2, 1, 'lower').act(upTo3).choose('ship:2');
    t.asks('deliver').choose('deliver:yellow', 'deliver:red', 'export:red').asks('action');
    expect([t.has.vp, t.has.traded, tiles(t)[1], tiles(t)[0]]).toEqual([6, [R], 'upper', 'upper']);
  });

  it('is one delivery of the six', () => {
    const third = (...traded: Colour[]): number =>
      bare(R, V, K)
        .traded(...traded)
        .port(1, 1, 2, 'upper')
        .act(upTo3)
        .choose('deliver:red', 'deliver:violet', 'deliver:black', 'export:red').lies.calendar;
    expect([third(R, R, R, R), third(R, R, R, R, R)]).toEqual([1, 2]);
  });
});
