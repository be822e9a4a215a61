import { BadOptions, type Choice, hashState, IllegalChoice, type Refusal } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { defaultEdition } from '../edition/default.js';
import { freshTable, type Table, table } from '../testing/index.js';
import { reasons } from '../text/en/game/reasons.js';
import { valley } from './game.js';
import type { Options, State } from './state.js';

/** What setting up with these throws. */
function badOptions(options: unknown, seed: unknown = 'seed'): string {
  try {
    valley.setup(options as Options, seed as string);
  } catch (error) {
    expect(error).toBeInstanceOf(BadOptions);
    return (error as BadOptions).message;
  }
  throw new Error('The options were taken.');
}

describe('Options', () => {
  it.each([5, 0, -2, 2.5, Number.NaN, '3', null, undefined, true, [2]])(
    'SET-1 %j players are refused',
    (players) => {
      expect(badOptions({ players })).toMatch(/2, 3 or 4 players/);
    },
  );

  it('SET-1 the message names the number that was given', () => {
    expect(badOptions({ players: 5 })).toContain('5');
    expect(badOptions({ players: '3' })).toContain('"3"');
  });

  it.each([null, undefined, 'players', 2, true])('%j is no set of options', (options) => {
    expect(badOptions(options)).toMatch(/[Oo]ptions/);
  });

  it.each(['extra', 'Players', 'seed', 'solo'])('an unknown option is named: %s', (name) => {
    expect(badOptions({ players: 2, [name]: 1 })).toContain(`'${name}'`);
  });

  it.each(['yes', 1, null])('END-1 expert: %j is neither true nor false', (expert) => {
    expect(badOptions({ players: 2, expert })).toContain('expert');
  });

  it.each([5, null, {}, ['s'], true])('the seed %j is no text', (seed) => {
    expect(badOptions({ players: 2 }, seed)).toContain('seed');
  });

  it('a missing seed is refused', () => {
    expect(() => valley.setup({ players: 2 }, undefined as unknown as string)).toThrow(BadOptions);
  });

  it.each([
    ['guilderMax', { ...defaultEdition, guilderMax: -1 }],
    ['start.guilder', { ...defaultEdition, start: { ...defaultEdition.start, guilder: [4] } }],
    ['water', { ...defaultEdition, water: undefined }],
    ['patches', { ...defaultEdition, patches: defaultEdition.patches.slice(1) }],
    ['name', { ...defaultEdition, name: 7 }],
    ['the edition: expected an object', 'polder'],
    ['the edition: expected an object', null],
    ['name: expected', {}],
  ])('a broken edition is refused, with the place: %s', (place, edition) => {
    expect(badOptions({ players: 2, edition })).toContain(place);
  });

  it('good options are taken: 2, 3, 4 players, expert or not, an edition of one’s own', () => {
    for (const players of [2, 3, 4] as const) {
      for (const expert of [true, false]) {
        expect(valley.setup({ players, expert }, 's').players).toHaveLength(players);
      }
    }
    const edition = {
      ...defaultEdition,
      name: 'rich',
      start: { ...defaultEdition.start, guilder: [9, 8, 7, 6] },
    };
    expect(valley.setup({ players: 3, edition }, 's').players.map((p) => p.guilder)).toEqual([9, 8, 7]);
    expect(valley.setup({ players: 2 }, '').players).toHaveLength(2);
  });

  it('setting up leaves the options as they were', () => {
    const options = { players: 2, edition: defaultEdition } as const;
    const before = hashState(options);
    valley.setup(options, 's');
    expect(hashState(options)).toBe(before);
  });
});

/** The refusal of this choice; the state must stay as it was. */
function refusal(state: State, choice: unknown): IllegalChoice {
  const before = hashState(state);
  const asked = valley.decisions(state);
  try {
    valley.choose(state, choice as Choice);
  } catch (error) {
    expect(error).toBeInstanceOf(IllegalChoice);
    expect(hashState(state)).toBe(before);
    expect(valley.decisions(state)).toEqual(asked);
    return error as IllegalChoice;
  }
  throw new Error('The choice was taken.');
}

/** A choice for the open question, with these parts changed. */
const choice = (t: Table, changed: object): unknown => {
  const [decision] = valley.decisions(t.state);
  return { decision: decision.id, seat: decision.seat, key: decision.options[0].key, ...changed };
};

const POSITIONS: readonly (readonly [string, () => Table])[] = [
  ['at the starting cards', () => freshTable({ players: 3 })],
  ['at the floodgate', () => table({ players: 3 }).guilder(4).tools(1).atGate()],
  ['at the wheels', () => table({ players: 3 }).guilder(4).tools(1).gate(1).atGate().choose('gate:1')],
  ['at the action', () => table({ players: 3 }).guilder(4)],
  ['in a Plant action', () => table({ players: 3 }).storage('red', 'red').act({ do: 'plant', bulbs: 2 })],
  ['in a half-made Build', () => table({ players: 3 }).guilder(4).act({ do: 'build' }).choose('build:A1')],
];

describe.each(POSITIONS)('Choices %s', (_name, position) => {
  it('of an unknown option are refused', () => {
    for (const key of ['fly', '', 'gate:9', 'plant:green>1', 'toString', '__proto__']) {
      const error = refusal(position().state, choice(position(), { key }));
      expect(error.refusal).toBe<Refusal>('unknown');
      expect(error.message).toContain(`'${key}'`);
    }
  });

  it('of another seat are refused', () => {
    const t = position();
    for (const seat of [0, 1, 2, 3, -1].filter((it) => it !== t.asked)) {
      const error = refusal(t.state, choice(t, { seat }));
      expect(error.refusal).toBe<Refusal>('foreign');
      expect(error.message).toContain(`${seat}`);
    }
  });

  it('for another question are refused', () => {
    const t = position();
    for (const off of [-1, 1, 50]) {
      const error = refusal(t.state, choice(t, { decision: t.state.clock + off }));
      expect(error.refusal).toBe<Refusal>('stale');
    }
  });

  it('that are no choices are refused', () => {
    const t = position();
    for (const nonsense of [
      null,
      undefined,
      'end',
      3,
      {},
      [],
      choice(t, { key: undefined }),
      choice(t, { key: 5 }),
    ]) {
      expect(refusal(t.state, nonsense).refusal).toBe<Refusal>('malformed');
    }
  });

  it('with a part missing or of the wrong kind are refused', () => {
    const t = position();
    for (const part of ['decision', 'seat']) {
      for (const value of [undefined, null, '0', `${t.state.clock}`, Number.NaN, [0]]) {
        refusal(t.state, choice(t, { [part]: value }));
      }
    }
  });

  it('offered are taken, each one', () => {
    const t = position();
    for (const key of t.offered) {
      const copy = valley.clone(t.state);
      valley.choose(copy, choice(t, { key }) as Choice);
      expect(copy.clock).toBe(t.state.clock + 1);
    }
  });
});

describe('Refusals by rule', () => {
  it.each([
    ['gate:3', 'MON-1', () => table().guilder(2).gate(1).water(0).atGate()],
    ['gate:3', 'FLO-2', () => table().guilder(9).gate(1).water(7).atGate()],
    ['turn:3', 'WHL-2', () => table().guilder(0).tools(1).gate(1).atGate().choose('gate:1')],
    ['guilder', 'ACT-2', () => table()],
    ['build:B0', 'BLD-2', () => table().guilder(9).act({ do: 'build' })],
    ['plant:white>1', 'PLT-1', () => table().storage('red').act({ do: 'plant', bulbs: 1 })],
    ['tile:4', 'MON-1', () => table().guilder(1).act({ do: 'enhance' })],
    ['calendar:3', 'SET-11', () => table().guilder(0).arrived(1)],
  ] as const)('%s is blocked and cites %s', (key, rule, position) => {
    const t = position();
    const error = refusal(t.state, choice(t, { key }));
    expect(error.refusal).toBe<Refusal>('blocked');
    expect(error.blocked?.rule).toBe(rule);
    expect(error.message).toContain(rule);
    expect(reasons.reason(error.blocked?.reason ?? '')).toBeDefined();
  });

  it('an answer given twice is stale the second time', () => {
    const t = table({ players: 2 }).guilder(4).storage('red', 'red').act({ do: 'plant', bulbs: 2 });
    const twice = choice(t, { key: 'plant:red>1' });
    valley.choose(t.state, twice as Choice);
    expect(refusal(t.state, twice).refusal).toBe<Refusal>('stale');
    expect(t.has.rows).toEqual([1, 0, 0, 0]);
  });

  it('after the end every choice is refused', () => {
    const t = table({ players: 2, expert: true }).gate(1);
    t.seat(1).tools(0).guilder(0).seat(0).tools(0).guilder(0).calendar(3).steps(23).atGate();
    t.choose('gate:1', 'end', 'end');
    for (const seat of [0, 1]) {
      const error = refusal(t.state, { decision: t.state.clock, seat, key: 'end' });
      expect(error.refusal).toBe<Refusal>('over');
    }
  });
});
