import { readFileSync } from 'node:fs';
import { hashState, loadHistory } from '@polder/core';
import { describe, expect, test } from 'vitest';
import { isBroken, readEntry } from './entries.js';
import { migratedEntry } from './migrate.js';
import { gameOf } from './rules.js';
import { parseGame } from './transfer.js';

/** Games that an older page wrote: see `fixtures/kept/README.md`. */
const read = (name: string): string =>
  readFileSync(new URL(`../../../../fixtures/kept/${name}`, import.meta.url), 'utf8');
interface Kept {
  readonly choices: number;
  readonly log: number;
  readonly hash: string;
  readonly over: boolean;
  readonly proof: string;
}
const games: Readonly<Record<string, Kept>> = JSON.parse(read('games.json'));
const stored: readonly { readonly id: string; readonly name: string }[] = JSON.parse(read('store.json'));
const NAMES = { table: 'A table', seats: ['Ada', 'Bo', 'Cy', 'Di'], gardener: 'the Gardener' };

async function open(table: Awaited<ReturnType<typeof parseGame>>['table']) {
  // It goes on by the rules that it began with.
  expect(table.saved.version).toBe('1.2.0');
  const game = await gameOf(table.game, table.saved.version);
  const history = loadHistory(game, table.saved);
  const decisions = game.decisions(history.state);
  return { history, over: decisions.length === 0, decisions };
}

describe.each(Object.entries(games))('the kept game %s', (name, kept) => {
  test('in the store of a browser opens as it was, and goes on', async () => {
    const raw = stored.find((it) => it.name === name);
    const entry = await migratedEntry(readEntry(raw?.id ?? '', raw));
    if (isBroken(entry)) throw new Error(`It does not open: ${JSON.stringify(entry.broken)}`);
    const { history, over, decisions } = await open(entry.table);
    expect({
      choices: history.choices.length,
      log: history.log.length,
      hash: hashState(history.state),
      over,
      proof: entry.proof,
    }).toEqual(kept);
    if (over) return;
    const [{ id: decision, seat, options }] = decisions;
    history.choose({ decision, seat, key: options[0].key });
    expect(history.choices.length).toBe(kept.choices + 1);
  });

  test.each(kept.over ? ['polder'] : ['polder', 'json'])('as a file .%s opens as it was', async (form) => {
    const { table } = await parseGame(read(`${name}.${form}`), NAMES);
    const { history, over } = await open(table);
    expect([history.choices.length, hashState(history.state), over]).toEqual([
      kept.choices,
      kept.hash,
      kept.over,
    ]);
  });
});
