import { describe, expect, it } from 'vitest';
import type { Table } from '../../testing/index.js';
import type { Colour } from '../types.js';
import { changed, EACH, lay } from './lay.js';

type Half = 'upper' | 'lower';
type Prices = readonly (readonly [Colour, number])[];

/** As on the rule page. */
const DEMANDS: readonly (readonly [number, Half, Prices])[] = [
  [
    1,
    'upper',
    [
      ['white', 1],
      ['yellow', 1],
      ['red', 2],
    ],
  ],
  [
    1,
    'lower',
    [
      ['red', 2],
      ['violet', 3],
      ['black', 4],
    ],
  ],
  [
    2,
    'upper',
    [
      ['yellow', 1],
      ['red', 2],
      ['violet', 2],
    ],
  ],
  [
    2,
    'lower',
    [
      ['violet', 3],
      ['black', 4],
      ['white', 1],
    ],
  ],
  [
    3,
    'upper',
    [
      ['red', 2],
      ['violet', 2],
      ['black', 3],
    ],
  ],
  [
    3,
    'lower',
    [
      ['black', 4],
      ['white', 1],
      ['yellow', 2],
    ],
  ],
  [
    4,
    'upper',
    [
      ['violet', 2],
      ['black', 3],
      ['white', 1],
    ],
  ],
  [
    4,
    'lower',
    [
      ['white', 1],
      ['yellow', 2],
      ['red', 2],
    ],
  ],
  [
    5,
    'upper',
    [
      ['black', 3],
      ['white', 1],
      ['yellow', 1],
    ],
  ],
  [
    5,
    'lower',
    [
      ['yellow', 2],
      ['red', 2],
      ['violet', 3],
    ],
  ],
];

/** The Port tile covers the other half. */
const COVERS: Readonly<Record<Half, Half>> = { upper: 'lower', lower: 'upper' };

/** The Ship at port 2 with this half open; its Export tile gives 3 Guilder. */
const at = (demand: number, half: Half): Table =>
  lay().port(2, demand, 2, COVERS[half]).exports(5, 7).ship(2).mesh(5, 1);

const PRICES = DEMANDS.flatMap(([demand, half, prices]) =>
  prices.map(([colour, vp]) => [demand, half, colour, vp] as const),
);
const REFUSED = DEMANDS.flatMap(([demand, half, prices]) =>
  EACH.filter((colour) => !prices.some(([wanted]) => wanted === colour)).map(
    (colour) => [demand, half, colour] as const,
  ),
);

describe('D-TRD the five Demand tiles', () => {
  it.each(DEMANDS)('Demand tile %i, %s half: exactly its three colours', (demand, half, prices) => {
    const t = at(demand, half).choose('do:personal').asks('deliver', 0);
    t.offersOnly(...prices.map(([colour]) => `deliver:${colour}`));
    for (const colour of EACH.filter((it) => !prices.some(([wanted]) => wanted === it)))
      t.blocks(`deliver:${colour}`, 'D-TRD');
  });

  it.each(PRICES)('Demand tile %i, %s half: %s for %i VP', (demand, half, colour, vp) => {
    const t = at(demand, half);
    const before = t.has;
    t.choose('do:personal', `deliver:${colour}`).asks('action', 0);
    expect(t.has).toEqual(changed(before, { vp, guilder: 3, spent: [colour], rest: { traded: [colour] } }));
    expect(t.vpFrom('demand')).toBe(vp);
  });

  it.each(PRICES)('Demand tile %i, %s half: %s as the only bulb', (demand, half, colour, vp) => {
    const t = at(demand, half).storage(colour).choose('do:personal').asks('action', 0);
    expect(t.has).toMatchObject({ vp: 10 + vp, storage: [], traded: [colour] });
  });

  it.each(REFUSED)('Demand tile %i, %s half: not %s', (demand, half, colour) => {
    at(demand, half).storage(colour, colour).offersNot('do:personal');
  });

  it.each(DEMANDS)('D-TIL Demand tile %i, %s half: all three colours at once', (demand, half, prices) => {
    const t = at(demand, half).mesh(1, 1).tile('personal1', 15);
    const before = t.has;
    const spent = prices.map(([colour]) => colour);
    t.choose('do:personal', ...spent.map((colour) => `deliver:${colour}`), `export:${spent[1]}`);
    const vp = prices.reduce((sum, [, n]) => sum + n, 0);
    expect(t.has).toEqual(changed(before, { vp, guilder: 3, spent, rest: { traded: [spent[1]] } }));
  });

  it.each(DEMANDS)('Demand tile %i, %s half: what becomes of the Port tile', (demand, half, prices) => {
    const t = at(demand, half).choose('do:personal', `deliver:${prices[0][0]}`);
    const port = t.lies.ports[1];
    if (half === 'upper') {
      expect(port).toEqual({ demand, export: 2, tile: 'upper' });
      expect(t.lies.ship).toBe(2);
    } else {
      expect(port).toEqual({ demand, export: 5, tile: 'closed' });
      expect(t.lies.ship).toBe(3);
    }
  });

  it.each([1, 2, 3, 4, 5])('Demand tile %i: the upper half first, then the lower one', (demand) => {
    const halves = DEMANDS.filter(([id]) => id === demand).map(([, , prices]) =>
      prices.map(([colour]) => `deliver:${colour}`),
    );
    const t = at(demand, 'upper')
      .storage(...EACH, ...EACH)
      .choose('do:personal');
    t.offersOnly(...halves[0]).choose(halves[0][0]);
    t.act({ do: 'trade' }).offersOnly(...halves[1]);
  });

  it.each([1, 2, 3, 4, 5])('Demand tile %i: nothing while its port is closed', (demand) => {
    const t = at(demand, 'upper')
      .port(5, 5 === demand ? 4 : 5, 10, 'lower')
      .port(2, demand, 2, 'closed');
    t.ship(1).tools(9).choose('do:personal').asks('ship', 0);
    t.offersNot('ship:2').blocks('ship:2', 'D-TRD');
  });
});
