import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  at,
  changed,
  copy,
  failure,
  leaves,
  longer,
  objects,
  pathOf,
  pathsIn,
  put,
  type Steps,
  shorter,
  steps,
} from '../testing/changed-edition.js';
import { defaultEdition } from './default.js';
import { checkEdition } from './json.js';

describe('a broken edition', () => {
  it('has no problems when it is not broken', () => {
    expect(checkEdition(defaultEdition)).toEqual([]);
    expect(checkEdition(copy())).toEqual([]);
  });

  it.each([[undefined], [null], [5], ['x'], [[]], [() => 1], [Symbol('x')]])('%o is none', (value) => {
    expect(checkEdition(value).map(({ path }) => path)).toContain('');
  });

  it('lists all problems, one on each line', () => {
    const value = changed('tiles[5].effect.of[1].guilder', '2');
    put(value, steps('name'), '');
    put(value, steps('cards[2].groop'), 'red');
    const bad = failure(JSON.stringify(value));
    expect(bad.name).toBe('BadEdition');
    expect(bad.message.split('\n')).toEqual([
      'name: expected a text of 1 to 60 characters, found ""',
      'tiles[5].effect.of[1].guilder: expected a whole number from 1 to 9, found "2"',
      'cards[2].groop: expected no such key (there are id, group, helper, contract), found "red"',
    ]);
  });

  it('reports a guilderMax that is wrong, and not every price with it', () => {
    expect(pathsIn(changed('guilderMax', 'nine'))).toEqual(['guilderMax']);
    expect(pathsIn(changed('guilderMax', 6))).toEqual(['start.guilder[3]']);
  });

  /** Each of these is one mistake, reported at one place. */
  it.each<[string, unknown, string?]>([
    // Ranges.
    ['start.vp', -1],
    ['start.vp', 1.5],
    ['start.tools', 100],
    ['start.guilder[0]', 10],
    ['start.bulbs[1]', 'green'],
    ['guilderMax', 0],
    ['guilderMax', 100],
    ['storage.free', 0],
    ['storage.free', 19, 'storage'],
    ['floodgate.up[0].cost', 10],
    ['floodgate.rise', [1, 1, 2], 'floodgate.rise[0]'],
    ['floodgate.rise', [0, 2, 1], 'floodgate.rise[2]'],
    ['water.max', 9, 'water.sections[2].to'],
    ['water.sections[1].to', 8, 'water.sections[2].to'],
    ['water.sections[0].guilder', 0, 'water.sections[0]'],
    ['wheels.maxSteps', 2],
    ['wheels.maxSteps', 6],
    ['noAction', 10],
    ['tileCost.unique', -1],
    ['refreshCost', null],
    ['neutralCost', '1'],
    ['stackCost', true],
    ['contractPlaces', 2],
    ['helperPlaces[2]', 100],
    ['rows[0].mixed', -4],
    ['columns[6].minus', -1],
    ['groups[0].windmills', 0],
    ['groups[0].windmills', 9, 'groups'],
    // Effects.
    ['tiles[0].effect.bulbs', 0],
    ['tiles[0].effect.bulbs', 10],
    ['tiles[1].effect.strength', 0],
    ['tiles[1].effect.strength', 10],
    ['tiles[1].effect.both', false],
    ['tiles[2].effect.unconnected', 10],
    ['tiles[3].effect.repeat', 1],
    ['tiles[4].effect.more', 3],
    ['tiles[9].effect.cost', 10],
    ['tiles[9].effect.moves', 0],
    ['tiles[9].effect.do', 'markt'],
    ['tiles[9].effect.do', 'toString'],
    ['tiles[9].effect.do', '__proto__'],
    ['tiles[9].effect', null],
    ['tiles[9].effect', []],
    ['tiles[13].effect', { do: 'gain' }],
    ['tiles[13].effect.guilder', 10],
    ['tiles[13].effect.tools', 0],
    ['tiles[13].effect.gulden', 1],
    ['tiles[16].effect.bulbs', []],
    ['tiles[16].effect.bulbs[0]', 'red'],
    ['tiles[16].effect.bulbs[0]', []],
    ['tiles[16].effect.bulbs[0]', ['red', 'pink'], 'tiles[16].effect.bulbs[0][1]'],
    ['tiles[16].effect.bulbs[0]', ['red', 'red'], 'tiles[16].effect.bulbs[0][1]'],
    ['tiles[15].effect', { do: 'enhance', strength: 1 }, 'tiles[15].effect.strength'],
    // A tile may show several in a row, but no row in a row.
    ['tiles[5].effect.of', [{ do: 'enhance' }]],
    ['tiles[5].effect.of', Array(5).fill({ do: 'enhance' })],
    [
      'tiles[5].effect.of[1]',
      { do: 'seq', of: [{ do: 'farm' }, { do: 'farm' }] },
      'tiles[5].effect.of[1].do',
    ],
    ['tiles[5].effect.of[1]', { do: 'gain' }],
    ['tiles[7].effect.of[0].strength', 10],
    // Elsewhere there is only one, and nothing that is made for tiles.
    ['fields[0].reward', { do: 'seq', of: [{ do: 'farm' }, { do: 'farm' }] }, 'fields[0].reward.do'],
    ['patches[0][1]', { do: 'removeWindmill' }, 'patches[0][1].do'],
    ['market[0].rewards[0]', { do: 'swapBulb' }, 'market[0].rewards[0].do'],
    ['calendar.columns[0].common.do', 'seq'],
    ['calendar.columns[2].unique[0].do', 'swapBulb'],
    ['trade[0][0].do', 'removeWindmill'],
    ['wheels.large[1].sections[1].do', 'swapBulb'],
    ['wheels.small[4].do', 'seq'],
    ['cards[4].helper.may.do', 'seq'],
    ['fields[0].reward.do', 'strength'],
    // Abilities, Contracts, wishes.
    ['cards[0].helper.when', 'plough'],
    ['cards[8].helper.when', 'build'],
    ['cards[8].helper.may.add', 0],
    ['cards[12].helper.when', 'trade'],
    ['cards[12].helper.may.count', 0],
    ['cards[15].helper.atLeast', 0],
    ['cards[14].helper.atLeast', 2],
    ['startingCards[0].ability.when', 'farm'],
    ['startingCards[2].ability.may.vp', -1],
    ['cards[0].contract.vp', 0],
    ['cards[0].contract.each.field', 'tulip'],
    ['cards[0].contract.each.of', 'windmill'],
    ['cards[0].contract.each.colour', 'red'],
    ['cards[10].contract.each.wheel', 'both'],
    ['cards[12].contract.each.kind', 'rare'],
    ['cards[15].contract.each.every', 0],
    ['cards[21].contract.each.colour', 'blue'],
    ['cards[0].group', 'green'],
    ['startingCards[0].wish.is', 'tool'],
    ['startingCards[0].wish.count', 0],
    ['startingCards[2].wish.rows[3]', 8],
    ['startingCards[2].wish.rows', [1, 2, 3]],
    ['startingCards[3].wish.windmills', 0],
    ['startingCards[4].wish.unique', 12],
    ['startingCards[0].vp', [10, 7]],
    ['startingCards[0].vp', [10, 7, 8], 'startingCards[0].vp[2]'],
    // Ids.
    ['tiles[3].id', 3],
    ['tiles[3].id', 31],
    ['tiles[3].id', 0],
    ['cards[7].id', 7],
    ['startingCards[5].id', 1],
    ['wheels.large[3].id', 'A'],
    ['market[2].id', 'N'],
    ['market[2].id', 'south west'],
    ['calendar.columns[1].id', 'I'],
    ['calendar.end.id', 'III'],
    ['calendar.end.vp', [8, 5, 6, 2], 'calendar.end.vp[2]'],
    ['name', 'x'.repeat(61)],
    // Tiles.
    ['tiles[0].copies', 0],
    ['tiles[0].plus', false],
    ['tiles[0].kind', 'rare'],
    ['market[0].rewards', []],
    ['market[0].rewards', Array(9).fill({ do: 'farm' })],
    // Turns without end.
    ['market[0].rewards[2]', { do: 'market', cost: 0, moves: 1 }, 'market[0].rewards[2].do'],
    ['market[0].rewards[2]', { do: 'marketReward' }, 'market[0].rewards[2].do'],
    ['market[0].rewards[2]', { do: 'trade' }, 'market[0].rewards[2].do'],
    ['trade[1][0]', { do: 'trade' }, 'trade[1][0].do'],
    // Map.
    ['spaces[0].cost', 10],
    ['spaces[0].market', false],
    ['spaces[0].links[0]', 'Z9'],
    ['spaces[0].links[0]', 'A0'],
    ['spaces[0].links[0]', 'B5', 'spaces[0].links[1]'],
    ['spaces[0].links[0]', 'C0'],
    ['spaces[0].fields[0]', 'Q1'],
    ['spaces[0].fields[0]', 'I5', 'spaces[0].fields[1]'],
  ])('%s = %j', (path, part, where = path) => {
    const paths = pathsIn(changed(path, part));
    expect(paths).toContain(where);
    // A link that is not there is missed from its other side too.
    expect(new Set(paths.filter((one) => one !== where && !one.startsWith('spaces[')))).toEqual(new Set());
  });

  it.each([
    ...['start.guilder', 'start.bulbs', 'floodgate.up', 'floodgate.rise', 'wheels.large', 'wheels.small'],
    ...[
      'wheels.large[2].sections',
      'helperPlaces',
      'market',
      'calendar.columns',
      'calendar.columns[1].unique',
    ],
    ...[
      'calendar.end.vp',
      'patches',
      'patches[3]',
      'rows',
      'columns',
      'groups',
      'trade[2]',
      'startingCards[1].vp',
    ],
  ])('%s has neither more nor less', (path) => {
    const list = at(copy(), steps(path)) as unknown[];
    expect(pathsIn(longer(path, list[0]))).toContain(path);
    expect(pathsIn(shorter(path))).toContain(path);
  });

  it('takes 5 to 8 starting cards, 3 to 99 cards, 1 to 8 trade cards, up to 32 faces of tiles', () => {
    const some = (path: string, count: number): unknown => {
      const [first] = at(copy(), steps(path)) as object[];
      return changed(
        path,
        Array.from({ length: count }, (_, i) => ('do' in first ? first : { ...first, id: i + 1 })),
      );
    };
    expect(pathsIn(some('startingCards', 4))).toEqual(['startingCards']);
    expect(pathsIn(some('startingCards', 5))).toEqual([]);
    expect(pathsIn(some('startingCards', 8))).toEqual([]);
    expect(pathsIn(some('startingCards', 9))).toEqual(['startingCards']);
    expect(pathsIn(some('cards', 2))).toEqual(['cards']);
    expect(pathsIn(some('cards', 3))).toEqual([]);
    expect(pathsIn(some('cards', 99))).toEqual([]);
    expect(pathsIn(some('cards', 100))).toEqual(['cards']);
    expect(pathsIn(changed('trade', []))).toEqual(['trade']);
    expect(pathsIn(changed('trade', Array(8).fill(defaultEdition.trade[0])))).toEqual([]);
    expect(pathsIn(changed('trade', Array(9).fill(defaultEdition.trade[0])))).toEqual(['trade']);
    const tiles = (count: number): unknown =>
      changed(
        'tiles',
        Array.from({ length: count }, (_, i) => ({ ...defaultEdition.tiles[(i + 10) % 30], id: i + 1 })),
      );
    expect(pathsIn(tiles(32))).toEqual([]);
    expect(pathsIn(tiles(33))).toEqual(['tiles']);
  });

  it('needs 2 common, 1 uncommon and 1 unique tile', () => {
    const only = (...kinds: readonly [string, number][]): unknown =>
      changed(
        'tiles',
        kinds.map(([kind, copies], i) => ({ id: i + 1, kind, copies, effect: { do: 'farm' } })),
      );
    expect(checkEdition(only(['common', 2], ['uncommon', 1], ['unique', 1]))).toEqual([]);
    expect(checkEdition(only(['common', 1], ['uncommon', 1], ['unique', 1]))).toEqual([
      { path: 'tiles', expected: 'at least 2 common in all copies', found: '1' },
    ]);
    expect(checkEdition(only(['common', 2], ['unique', 1]))).toEqual([
      { path: 'tiles', expected: 'at least 1 uncommon in all copies', found: '0' },
    ]);
    expect(checkEdition(only(['common', 2], ['uncommon', 1]))).toEqual([
      { path: 'tiles', expected: 'at least 1 unique in all copies', found: '0' },
    ]);
  });

  it('allows Trade in the Market while no trade card leads to the Market', () => {
    const value = changed('trade[3][2]', { do: 'farm' });
    put(value, steps('market[0].rewards[2]'), { do: 'trade' });
    expect(checkEdition(value)).toEqual([]);
    put(value, steps('trade[3][2]'), { do: 'marketReward' });
    expect(pathsIn(value)).toEqual(['market[0].rewards[2].do']);
  });
});

describe('a broken map', () => {
  const map = (spaces: readonly unknown[], fields: readonly string[]): unknown => {
    const value = changed('spaces', spaces);
    put(
      value,
      ['fields'],
      fields.map((id) => ({ id, reward: { do: 'farm' } })),
    );
    return value;
  };
  const space = (id: string, links: string[], fields: string[], market?: true): unknown => ({
    ...{ id, cost: 0, links, fields },
    ...(market ? { market: 'N' } : {}),
  });

  it('may be small', () => {
    expect(checkEdition(map([space('a', [], ['f'], true)], ['f']))).toEqual([]);
  });

  it('has a space beside the Market', () => {
    expect(checkEdition(map([space('a', [], ['f'])], ['f']))).toEqual([
      { path: 'spaces', expected: 'at least one space with market', found: 'nothing' },
    ]);
  });

  it('names each link on both sides', () => {
    expect(checkEdition(map([space('a', ['b'], ['f'], true), space('b', [], [])], ['f']))).toEqual([
      {
        path: 'spaces[0].links[0]',
        expected: 'a link named on both sides (b does not name a)',
        found: '"b"',
      },
    ]);
  });

  it('has a chain from every space to the Market', () => {
    const islands = [space('a', [], ['f'], true), space('b', ['c'], []), space('c', ['b'], [])];
    expect(pathsIn(map(islands, ['f']))).toEqual(['spaces[1]', 'spaces[2]']);
  });

  it('has no field that no space touches, nor two of one id', () => {
    expect(pathsIn(map([space('a', [], ['f'], true)], ['f', 'g']))).toEqual(['fields[1]']);
    expect(pathsIn(map([space('a', [], ['f'], true)], ['f', 'f']))).toEqual(['fields[1].id']);
  });

  it('has no two spaces of one id', () => {
    expect(pathsIn(map([space('a', [], ['f'], true), space('a', [], [], true)], ['f']))).toEqual([
      'spaces[1].id',
    ]);
  });

  it('has at most 31 spaces', () => {
    const many = (count: number): unknown =>
      map(
        Array.from({ length: count }, (_, i) => space(`s${i}`, [], ['f'], true)),
        ['f'],
      );
    expect(pathsIn(many(31))).toEqual([]);
    expect(pathsIn(many(32))).toEqual(['spaces']);
    expect(pathsIn(map([], ['f']))).toContain('spaces');
  });
});

describe('every part is looked at', () => {
  const all = leaves(copy());
  const wrong = fc.constantFrom<unknown[]>('x y', 1.5, -1, true, null, [], {}, [[]], { do: 'x' });

  it('a leaf of a wrong type is reported at its place', () => {
    const typeOf = (value: unknown): string => (value === null ? 'null' : typeof value);
    expect(all.length).toBeGreaterThan(700);
    fc.assert(
      fc.property(fc.constantFrom(...all), wrong, ({ path, value }, part) => {
        // A Patch without anything printed is right.
        const blank = path[0] === 'patches' && path.length === 3 && part === null;
        fc.pre(typeOf(part) !== typeOf(value) && !blank);
        const where = pathOf(path);
        // Where a list or an object would be right too, the fault lies inside it.
        expect(pathsIn(changed(where, part)).some((one) => one.startsWith(where))).toBe(true);
        if (typeOf(part) !== 'object') expect(pathsIn(changed(where, part))).toContain(where);
      }),
      { numRuns: 1500 },
    );
  });

  it('a key too many is reported at its place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...objects(copy())), (path) => {
        const where = pathOf([...path, 'extra']);
        expect(pathsIn(changed(where, 1))).toEqual([where]);
      }),
      { numRuns: 500 },
    );
  });

  it('a missing key is reported at its place, unless it may be missing', () => {
    const mayMiss = ['plus', 'both', 'unconnected', 'repeat', 'more', 'atLeast'];
    const optional = (path: Steps): boolean => {
      const key = String(path[path.length - 1]);
      if (key === 'market') return path.length > 1;
      if (path.includes('each')) return ['kind', 'wheel', 'colour'].includes(key);
      return mayMiss.includes(key) && path[0] !== 'columns';
    };
    const keyed = objects(copy()).flatMap((path) =>
      Object.keys(Object(at(copy(), path))).map((key) => [...path, key]),
    );
    fc.assert(
      fc.property(fc.constantFrom(...keyed), (path) => {
        const key = path[path.length - 1];
        const parent = at(copy(), path.slice(0, -1));
        const isGood = Reflect.get(Object(parent), 'do') === 'gain' && key !== 'do';
        fc.pre(!isGood && !optional(path));
        const value = copy();
        Reflect.deleteProperty(Object(at(value, path.slice(0, -1))), key);
        const problem = checkEdition(value).find((one) => one.path === pathOf(path));
        expect(problem?.found).toBe('nothing');
      }),
      { numRuns: 1000 },
    );
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...objects(copy()).filter((path) => path.length > 0)),
        fc.anything(),
        (path, part) => {
          checkEdition(changed(pathOf(path), part));
          checkEdition(part);
        },
      ),
    );
  });
});
