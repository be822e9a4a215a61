import { standingsOf } from '@polder/core';
import { expect, it } from 'vitest';
import { readDraft } from './draft.js';
import {
  exportStore,
  type Kept,
  keptOf,
  printStore,
  readExport,
  readStore,
  takenUp,
  textOf,
  withKept,
  withoutKept,
} from './kept.js';
import type { Counted } from './outcome.js';
import { READERS } from './testing.js';

const draft = readDraft({ first: { points: 72 } }, READERS);
const sheets = [30, 42].map((vp, seat) => ({ seat, vp, lines: [{ source: 'track', vp }] }));
const counted: Counted = {
  sheets,
  result: standingsOf(sheets.map(({ seat, vp }) => ({ seat, vp, tieBreaks: [] }))),
  missing: [],
  problems: [],
  settled: true,
  looked: 0,
  asked: [],
};
const kept = (id: string, at: number): Kept => keptOf(draft, counted, ['Anna', 'Bram'], at, id);

it('keeps names, points, ranks and what was entered', () => {
  const item = kept('a', 5);
  expect(item.seats.map(({ name, vp, rank }) => [name, vp, rank])).toEqual([
    ['Anna', 30, 2],
    ['Bram', 42, 1],
  ]);
  expect(item.seats[0].lines[0]).toEqual({ source: 'track', vp: 30 });
  const { kept: read, unread } = readStore(printStore({ kept: [item], unread: [] }), READERS);
  expect(read).toEqual([item]);
  expect(unread).toEqual([]);
  expect(takenUp(readDraft({ game: 'second' }, READERS), item)).toEqual({
    ...draft,
    kept: { first: 'a' },
  });
});

it('has the latest first, each once', () => {
  const store = withKept(withKept({ kept: [kept('a', 5)], unread: [] }, kept('b', 9)), kept('a', 7));
  expect(store.kept.map(({ id, at }) => [id, at])).toEqual([
    ['b', 9],
    ['a', 7],
  ]);
  expect(withoutKept(store, 'b').kept.map(({ id }) => id)).toEqual(['a']);
});

it.each([
  ['no JSON', '{oops', ['{oops']],
  ['one thing, no list', '{"a":1}', [{ a: 1 }]],
  ['nothing', '', []],
])('loses nothing of a store with %s', (_, text, unread) => {
  const store = readStore(text, READERS);
  expect(store).toEqual({ kept: [], unread });
  expect(readStore(printStore(withKept(store, kept('a', 5))), READERS).unread).toEqual(unread);
});

it('sets aside only the entries that can’t be read', () => {
  const broken = [
    null,
    7,
    { id: 'x' },
    { ...kept('y', 1), game: 'chess' },
    { ...kept('z', 1), seats: [1, 2] },
    {
      ...kept('s', 1),
      seats: sheets.map((it) => ({ ...it, name: 'A', rank: 1, lines: [{ source: 'moon', vp: 1 }] })),
    },
    kept('late', 8.64e15 + 1),
    kept('early', -9e15),
  ];
  const store = readStore(JSON.stringify([kept('a', 5), ...broken]), READERS);
  expect(store.kept.map(({ id }) => id)).toEqual(['a']);
  expect(store.unread).toHaveLength(broken.length);
  expect(JSON.parse(exportStore(store)).scores).toHaveLength(1 + broken.length);
});

it('says a result as a text for others', () => {
  const { seats } = kept('a', 5);
  const text = textOf(
    'Windmill Valley',
    seats,
    (rank) => `${rank}.`,
    (vp) => `${vp} VP`,
  );
  expect(text).toBe('Windmill Valley\n1. Bram: 42 VP\n2. Anna: 30 VP');
});

it('reads back a file of its own, and nothing else', () => {
  const store = { kept: [kept('b', 9), kept('a', 5)], unread: [7] };
  expect(readExport(exportStore(store), READERS)).toEqual(store.kept);
  for (const text of ['', '{oops', '[]', '{"format":"polder-game"}'])
    expect(readExport(text, READERS)).toBeUndefined();
});
