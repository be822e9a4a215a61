import { describe, expect, it } from 'vitest';
import type { Table } from '../../testing/index.js';
import type { Colour } from '../types.js';
import { type Change, changed, lay } from './lay.js';

interface Reward {
  readonly name: string;
  readonly keys: readonly string[];
  readonly now: Change;
}
const vp = (n: number): Reward => ({ name: `${n} VP`, keys: [], now: { vp: n } });
const guilder = (n: number): Reward => ({ name: `${n} Guilder`, keys: [], now: { guilder: n } });
const tool: Reward = { name: '1 Tool', keys: [], now: { tools: 1 } };
const anyBulb: Reward = { name: 'any bulb', keys: ['bulb:black'], now: { bulbs: ['black'] } };

/** Actions are asked for: `take`, then their own choices. */
const market: Reward = {
  name: 'Market',
  keys: ['take:market', 'deal:1-bottom'],
  now: { guilder: -1, bulbs: ['black'] },
};
const farm: Reward = { name: 'Farm', keys: ['take:farm', 'sign:1'], now: { rest: { contracts: [1] } } };
const trade: Reward = {
  name: 'Trade',
  keys: ['take:trade', 'deliver:white'],
  now: { vp: 1, guilder: 3, spent: ['white'], rest: { traded: ['white'] } },
};
const enhance: Reward = {
  name: 'Enhance',
  keys: ['take:enhance', 'tile:1', 'on:personal2'],
  now: { guilder: -1, rest: { personal: [0, 9, 0, 0, 0] } },
};
/** On a space that no other test of a Windmill uses: space 4 of Patch 8, or 2, gives 1 Guilder. */
const plantOn = (patch: number): Reward => ({
  name: 'Plant 1',
  keys: ['take:plant1', `plant:white>${patch}.4`],
  now: { guilder: 1, spent: ['white'] },
});

/** As on the rule page: Patch i and i+6 are alike. */
const HALF = (far: number): readonly (readonly Reward[])[] => [
  [guilder(1), vp(3), market, tool],
  [vp(1), farm, guilder(2), guilder(1)],
  [tool, vp(2), trade, vp(1)],
  [guilder(1), enhance, vp(2), tool],
  [vp(1), vp(3), plantOn(far), guilder(1)],
  [vp(2), anyBulb, guilder(2), tool],
];
const PATCHES = [...HALF(8), ...HALF(2)];

const SPACES = PATCHES.flatMap((rewards, i) =>
  rewards.map((reward, at) => [i + 1, at + 1, reward.name, reward] as const),
);

/** The Patch with red tulips on these spaces. */
function withTulips(t: Table, patch: number, spaces: readonly number[], colour: Colour = 'red'): Table {
  return t.patch(patch, ...[1, 2, 3, 4].map((space) => (spaces.includes(space) ? colour : null)));
}

describe('D-PLT the reward of each space', () => {
  it.each(SPACES)('Patch %i space %i: %s', (patch, space, _, { keys, now }) => {
    // Planted from the nearer end.
    const first: readonly number[] = { 1: [], 2: [1], 3: [4], 4: [] }[space] ?? [];
    const t = withTulips(lay(), patch, first);
    const [before, other] = [t.has, t.seat(1).has];
    t.seat(0)
      .act({ do: 'plant', bulbs: 1 })
      .choose(`plant:red>${patch}.${space}`, ...keys)
      .asks('action', 0);
    const has = changed(before, { spent: ['red'] }, now);
    expect(t.has).toEqual(has);
    expect(t.tulips(patch)[space - 1]).toBe('red');
    expect(t.seat(1).has).toEqual({ ...other, helpers: has.contracts });
  });

  it.each(SPACES)('Patch %i space %i: %s, also as its last space', (patch, space, _, { keys, now }) => {
    const rest = [1, 2, 3, 4].filter((it) => it !== space);
    const t = withTulips(lay(), patch, rest);
    const before = t.has;
    t.act({ do: 'plant', bulbs: 1 })
      .choose(`plant:red>${patch}.${space}`, ...keys)
      .asks('action', 0);
    expect(t.has).toEqual(changed(before, { spent: ['red'] }, now));
    expect(t.tulips(patch)).toEqual(['red', 'red', 'red', 'red']);
  });
});

type Side = 'before' | 'behind';
const SIDES: readonly Side[] = ['before', 'behind'];

/** The Windmill space before a Patch (at its space 1) or behind it (at its space 4), and the other Patch there. */
function beside(patch: number, side: Side) {
  const [previous, next] = [patch === 1 ? 12 : patch - 1, patch === 12 ? 1 : patch + 1];
  return side === 'before' ? { mill: previous, other: previous } : { mill: patch, other: next };
}

const built = (mill: number): Change => ({
  guilder: -2,
  rest: { windmills: [mill], columns: [1, 1, 2, 2, 2] },
});

/** Build beside a Patch with tulips on these spaces; the other Patch there offers something else. */
function buildAt(patch: number, side: Side, covered: readonly number[], reward: Reward): void {
  const { mill, other } = beside(patch, side);
  const t = withTulips(lay(), patch, covered);
  const near = side === 'before' ? 4 : 1;
  const alike = PATCHES[other - 1][near - 1].name === reward.name;
  withTulips(t, other, alike ? [near] : []);
  const [has, here, there] = [t.has, t.tulips(patch), t.tulips(other)];
  t.act({ do: 'build' }).choose('from:black', `build:m${mill}`).asks('patch', 0);
  const choices = reward.keys.filter((key) => !key.startsWith('take:'));
  t.offers(`patch:${patch}`, `patch:${other}`)
    .choose(`patch:${patch}`, ...choices)
    .asks('action', 0);
  expect(t.has).toEqual(changed(has, built(mill), reward.now));
  // The space stays open.
  expect([t.tulips(patch), t.tulips(other)]).toEqual([here, there]);
}

describe('D-BLD a Windmill takes the closest open reward of a Patch', () => {
  it.each(SPACES)('Patch %i space %i: %s, from the side of space 1', (patch, space, _, reward) => {
    const covered = [1, 2, 3, 4].filter((it) => it < space);
    buildAt(patch, 'before', covered, reward);
  });

  it.each(SPACES)('Patch %i space %i: %s, from the side of space 4', (patch, space, _, reward) => {
    const covered = [1, 2, 3, 4].filter((it) => it > space);
    buildAt(patch, 'behind', covered, reward);
  });

  it.each(SPACES)('Patch %i space %i: %s, the only open one, from either side', (patch, space, _, reward) => {
    const covered = [1, 2, 3, 4].filter((it) => it !== space);
    for (const side of SIDES) buildAt(patch, side, covered, reward);
  });

  it.each(PATCHES.map((_, i) => i + 1))('Patch %i: full, it gives nothing', (patch) => {
    for (const side of SIDES) {
      const { mill, other } = beside(patch, side);
      const t = withTulips(withTulips(lay(), patch, [1, 2, 3, 4]), other, [1, 2, 3, 4]);
      const has = t.has;
      t.act({ do: 'build' }).choose('from:black', `build:m${mill}`).asks('action', 0);
      expect(t.has).toEqual(changed(has, built(mill)));
    }
  });
});

describe('D-BLD the twelve Windmill spaces', () => {
  it.each(PATCHES.map((_, i) => i + 1))('m%i lies between the Patch of its number and the next', (mill) => {
    const t = lay().act({ do: 'build' }).choose('from:red', `build:m${mill}`).asks('patch', 0);
    t.offers(`patch:${mill}`, `patch:${beside(mill, 'behind').other}`);
    expect(t.offered.filter((key) => key.startsWith('patch:'))).toHaveLength(2);
  });
});
