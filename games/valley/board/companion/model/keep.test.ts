import { defaultEdition, exportEdition } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../text/asks.js';
import { keptText, readKept } from './keep.js';
import { askOf } from './state.js';

const ANSWERS: Answer[] = [
  { ask: 'difficulty', value: 'hard' },
  { ask: 'deck', value: 'app' },
  { ask: 'layOut', value: true },
  { ask: 'board', value: 'C' },
  { ask: 'wish', value: 4 },
  { ask: 'area', value: 'SE' },
  { ask: 'markers', value: true },
  { ask: 'gate', value: 1 },
  { ask: 'did', value: [] },
  { ask: 'draw', value: true },
];
const KEPT = { seed: 'kept', edition: defaultEdition, answers: ANSWERS, ticks: [0, 2] };
const changed = (change: object): string => JSON.stringify({ ...JSON.parse(keptText(KEPT)), ...change });

describe('a game that is kept', () => {
  it('is the same after it was read', () => {
    const read = readKept(keptText(KEPT));
    if ('bad' in read) throw new Error(read.bad);
    expect({ ...read, guides: [] }).toEqual({ ...KEPT, guides: [] });
    expect(read.guides).toHaveLength(ANSWERS.length + 1);
    expect(askOf(read.guides[9])).toBe('draw');
  });

  it('keeps an own edition with it', () => {
    const edition = { ...defaultEdition, name: 'my box' };
    const read = readKept(keptText({ ...KEPT, edition }));
    expect('bad' in read ? read.bad : read.edition).toEqual(edition);
    expect(keptText(KEPT)).not.toContain(exportEdition(defaultEdition).slice(0, 40));
  });

  it.each([
    ['no JSON', '{"format'],
    ['nothing', ''],
    ['a number', '7'],
    ['a list', '[]'],
    ['another format', changed({ format: 'chess' })],
    ['no answers', changed({ answers: {} })],
    ['no seed', changed({ seed: 7 })],
    ['an edition that can not be', changed({ edition: '{"name":"x"}' })],
    ['an edition of the wrong kind', changed({ edition: 7 })],
  ])('%s can not be read, and nothing is thrown', (_, text) => {
    expect(readKept(text)).toEqual({ bad: 'unreadable' });
  });

  it('from a newer page says so', () => {
    expect(readKept(changed({ version: 2 }))).toEqual({ bad: 'newer' });
  });

  it.each([
    ['an answer that does not fit', { ask: 'board', value: 'Q' }],
    ['a question that there is not', { ask: 'toString', value: 1 }],
    ['no answer', null],
  ])('%s: what comes before it is still there', (_, torn) => {
    const answers = ANSWERS.map((given, i) => (i === 3 ? torn : given));
    const read = readKept(changed({ answers }));
    expect(read).toMatchObject({ bad: 'answers', sound: { answers: ANSWERS.slice(0, 3), ticks: [] } });
  });

  it('ticks that are none are left out', () => {
    expect(readKept(changed({ ticks: [1, 'x', 2.5] }))).toMatchObject({ ticks: [1] });
    expect(readKept(changed({ ticks: null }))).toMatchObject({ ticks: [] });
  });
});
