import { problemsOf } from '@polder/core/edition';
import { pl } from '@polder/web/words/testing.js';
import { describe, expect, test } from 'vitest';
import { files } from '../edition/files.js';
import { words } from './words.js';

const usual = files.usual as never;

describe.each(['en', 'pl'] as const)('in %s', (language) => {
  test.each(files.slots(files.usual).map(({ path }) => path))('%s has a name and words', (path) => {
    for (const said of [words[language].thing(path, usual), words[language].says(path, usual)]) {
      expect(said).not.toBe('');
      expect(said).not.toMatch(/undefined|NaN|\[object/);
    }
  });
  test('every group has a name', () => {
    for (const { group } of files.slots(files.usual)) expect(words[language].group(group)).not.toBe(group);
  });
});

test('what is wrong is said in Polish, too', () => {
  const broken = {
    ...files.usual,
    name: '',
    guilderMax: 0,
    storage: { free: 20, paid: [1, 2] },
    rows: [],
    groups: new Array(5).fill({ windmills: 9, vp: 1 }),
    trade: [[{ do: 'trade' }, { do: 'gain' }, { do: 'fly' }, { do: 'plant', bulbs: 0 }]],
    market: new Array(3).fill({ id: 'N', rewards: [{ do: 'marketReward' }] }),
    columns: 'x',
    more: 1,
  };
  const problems = problemsOf(files.check(broken), broken);
  expect(problems.length).toBeGreaterThan(12);
  for (const { expected, found } of problems) {
    const should = words.pl.expected?.(expected) ?? pl.workshop.expected(expected);
    if (!/^\d+$|^"/.test(expected)) expect(should).not.toBe(expected);
    expect(pl.workshop.foundWords(found)).not.toMatch(/^(?:nothing|a list|an object|an empty)/);
  }
});
