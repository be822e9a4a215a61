import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Level } from '@polder/bots';
import { GAMES } from '@polder/games';
import { describe, expect, it } from 'vitest';
import { analyse, unexplained } from './analysis.js';
import { readRecord } from './data.js';
import { html } from './html.js';
import { readNotes } from './notes.js';
import { balancePage } from './page.js';
import { combine, newRecord, tableWords } from './record.js';

const folder = fileURLToPath(new URL('../../../../docs/balance/', import.meta.url));
const files = readdirSync(`${folder}data`).sort();
const records = files.map((file) => readRecord(`${folder}data/${file}`));
const notes = readNotes(`${folder}notes.json`);
const analyses = combine(records).map((record) => analyse(record, notes));

describe('the report in docs/balance', () => {
  it.each(files.map((file, i) => [file, records[i]] as const))(
    '%s is of the present edition and bots',
    (_file, { about, families }) => {
      const {
        game,
        players,
        expert = false,
        firstTool = false,
        anyStart = false,
        bot,
        budget,
        seeds,
      } = about;
      const level = bot.id as Level;
      const now = newRecord(game, { players, expert, firstTool }, { level, budget, anyStart }, seeds[0]);
      // Rules that are kept count as well: the README says which data are by them.
      const [{ kept = {} }] = GAMES.filter(({ id }) => id === game);
      expect([now.about.version, ...Object.keys(kept)]).toContain(about.version);
      expect({ ...about, seeds: [] }).toEqual({ ...now.about, version: about.version, seeds: [] });
      expect(families).toEqual(now.families);
    },
  );

  it('has all tables', () => {
    const tables = analyses.map(({ about: { game, players, firstTool } }) => [
      game,
      players,
      firstTool ?? false,
    ]);
    const asked = [
      ...[2, 3, 4].map((players) => ['valley', players, false]),
      ...[false, true].map((firstTool) => ['duel', 2, firstTool]),
    ];
    expect(tables).toEqual(expect.arrayContaining(asked));
  });

  it('explains all that stands out', () => {
    expect(analyses.map(unexplained)).toEqual(analyses.map(() => 0));
  });

  it('explains nothing that does not', () => {
    const known = new Set(
      analyses.flatMap(({ about, standsOut }) => standsOut.map(({ id }) => `${about.game}:${id}`)),
    );
    expect([...notes.keys()].filter((id) => !known.has(id))).toEqual([]);
  });

  // The page itself is made on demand (`npm run balance`): what it says must follow from data and notes.
  it('makes a page with every table and every explanation', () => {
    const page = balancePage(combine(records), analyses);
    for (const { about } of analyses)
      expect(page.includes(html`${tableWords(about)} <small>`.html)).toBe(true);
    const shown = analyses.flatMap(({ standsOut }) => standsOut.map(({ note }) => note ?? 'missing'));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((note) => !page.includes(html`${note}`.html))).toEqual([]);
  });
});
