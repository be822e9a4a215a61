import { END_SOURCES as DUEL_END, VP_SOURCES as DUEL_SOURCES } from '@polder/duel';
import { END_SOURCES, GARDENER_SOURCES, VP_SOURCES } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import { en, pl } from '../../words/testing.js';
import { ALONE, GROUP_IDS, GROUPS, type Group, type Kind, nameOf, pointsIn } from './groups.js';

const SOURCES: Readonly<Record<Kind, readonly string[]>> = {
  valley: [...VP_SOURCES, ...END_SOURCES],
  solo: [...VP_SOURCES, ...END_SOURCES, ...GARDENER_SOURCES],
  duel: [...DUEL_SOURCES, ...DUEL_END],
};
const sheet = (lines: Readonly<Record<string, number>>) => ({
  seat: 0,
  vp: 0,
  lines: Object.entries(lines).map(([source, vp]) => ({ source, vp })),
});
const groupOf = (kind: Kind, id: string): Group => {
  const found = GROUPS[kind].find((group) => group.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe.each(Object.keys(SOURCES) as Kind[])('groups of sources: %s', (kind) => {
  it('hold every line of the score sheet once, each group with a tulip of its own', () => {
    const grouped = GROUPS[kind].flatMap(({ sources }) => [...sources]);
    expect([...grouped].sort()).toEqual([...SOURCES[kind]].sort());
    expect(new Set(GROUPS[kind].map(({ tulip }) => tulip)).size).toBe(GROUPS[kind].length);
  });

  it('have names in both languages, and a sentence each', () => {
    for (const { ending } of [en, pl])
      for (const { id } of GROUPS[kind]) {
        expect(ending.group(id)).toMatch(/^\p{Lu}/u);
        expect(ending.decided(id, 3, -1)).toMatch(/^\p{Lu}.*: 3 \p{L}+ −1\.$/u);
      }
  });
});

it('every name of a group decides a game in a sentence of its own', () => {
  for (const { ending } of [en, pl]) {
    const names = [...GROUP_IDS, ...ALONE];
    expect(new Set(names.map((name) => ending.decided(name, 2, 1))).size).toBe(names.length);
  }
});

it('a group counts its sources and no others', () => {
  expect(pointsIn(groupOf('valley', 'rows'), sheet({ rows: 10, columns: -3, water: 9 }))).toBe(7);
});

it('a group is called by its only source where the others brought nothing', () => {
  const rows = groupOf('valley', 'rows');
  expect(nameOf(rows, [sheet({ rows: 14, columns: 0 }), sheet({ rows: 0, columns: 0 })])).toBe('rowsOnly');
  expect(nameOf(rows, [sheet({ rows: 14, columns: 0 }), sheet({ rows: 0, columns: 2 })])).toBe('rows');
  expect(nameOf(rows, [sheet({}), sheet({})])).toBe('rows');
  expect(nameOf(groupOf('valley', 'contracts'), [sheet({ contracts: 4 })])).toBe('contracts');
});
