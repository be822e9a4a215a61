// `npm run faults`: the fault tests of the server as `npm test` runs them, but with more of everything: 200 games
// whose server is killed again and again, on each database, updates beside the version before and with other rules, and a
// longer storm. Some minutes; prints figures.
//   npm run faults -- --tables 500 --kills 10 --storm 40
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensurePostgres } from './postgres.mjs';
import { ensureInstalled, root } from './setup.mjs';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    kills: { type: 'string', default: '5' },
    /** Tables in the storm. */
    storm: { type: 'string', default: '24' },
    minutes: { type: 'string', default: '10' },
  },
});

ensureInstalled();
const hasPostgres = ensurePostgres() !== undefined;
const folder = mkdtempSync(join(tmpdir(), 'polder-faults-'));
const figures = join(folder, 'figures');
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const limit = Number(values.minutes) * 60_000;
const began = performance.now();

const { status, error } = spawnSync(
  process.execPath,
  [
    ...[vitest, 'run', '--project', 'faults', '--project', 'walks'],
    // One after the other: each is to have the cores to itself.
    '--no-file-parallelism',
    ...['packages/server/src/faults', 'packages/web/src/online/network.walk.test.ts'],
  ],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: limit,
    env: {
      ...process.env,
      ...(hasPostgres ? { POLDER_NEEDS_POSTGRES: '1' } : {}),
      FAULT_FIGURES: figures,
      FAULT_TIMEOUT: String(limit),
      FAULT_TABLES: values.tables,
      FAULT_KILLS: values.kills,
      // To the end of every game.
      FAULT_AFTER: '1000000',
      FAULT_RACES: '400',
      FAULT_UPDATE_TABLES: '24',
      FAULT_DRAWS: '60',
      FAULT_STORM_TABLES: values.storm,
      FAULT_STORM_RECORDS: '50',
    },
  },
);
if (existsSync(figures)) console.log(`\n${readFileSync(figures, 'utf8')}`);
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s in all.`);
if (error) console.log(`Not all of it within ${values.minutes} minutes: ${error.message}`);
if (!hasPostgres) console.log('There is no PostgreSQL here: its part DID NOT RUN.');
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
