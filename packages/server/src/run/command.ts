import { join } from 'node:path';
import { backupSqlite, DATABASE_FILE, restore } from '../store/backup.js';
import { check } from './check.js';
import { scrub } from './log.js';
import { announce, BadValue, drain, setNewGames } from './operate.js';
import { showReports } from './reports.js';
import { serve } from './serve.js';
import { BadSettings, type Environment, readSettings, type Settings } from './settings.js';
import { showStatus } from './status.js';

/** Where a command writes: results, and what is wrong. */
export interface Output {
  out(line: string): void;
  err(line: string): void;
}

const USAGE = `polder-server                          starts the server
polder-server backup FILE              copies the database into a new file, also while the server runs
polder-server restore FILE [--force]   puts a backup in its place; --force: instead of the database that is there
polder-server check                    reads the settings, looks at the database and says what a start would do to it
polder-server reports [--json] [--all] [--keep]
                                       shows what people have reported, also while the server runs, and marks
                                       it as read; --all: also what was read before; --keep: marks nothing

These act on servers that run, through their database:

polder-server status                   says what runs, tables by state, games that wait and why, and the disk;
                                       exit code 3: no server runs
polder-server no-new-games on | off    on: nobody can open a table or start a game; games that run go on
polder-server drain [TIME]             no new games; waits until no live game runs, at most TIME (30m), and stops all
                                       servers. Exit code 2: the time was up; 3: no server ran
polder-server announce UNTIL EN PL     shows a banner in all pages, in English and Polish; announce off: no longer
                                       TIME and UNTIL: 90m, 2h, 1d, or a moment such as 2026-05-01T20:00Z

Settings come from the environment: see docs/self-hosting.md.`;

class BadUse extends Error {
  override readonly name = 'BadUse';
}

/** Resolves to the exit code; undefined: it goes on running. */
export async function runCommand(
  args: readonly string[],
  env: Environment,
  output: Output,
): Promise<number | undefined> {
  try {
    return await run(args, env, output);
  } catch (error) {
    if (error instanceof BadUse || error instanceof BadValue) output.err(`${error.message}\n\n${USAGE}`);
    else if (error instanceof BadSettings) for (const problem of error.problems) output.err(problem);
    // No stack: what can be expected to go wrong says in its message what to do.
    else output.err(scrub(error instanceof Error ? error.message : String(error)));
    return 1;
  }
}

async function run(args: readonly string[], env: Environment, output: Output): Promise<number | undefined> {
  const [command = 'serve', ...rest] = args;
  switch (command) {
    case 'serve':
      fileOf(rest, 0);
      await serve(readSettings(env), env);
      return undefined;
    case 'backup': {
      const [file] = fileOf(rest, 1);
      const { data } = sqliteOnly(readSettings(env), 'pg_dump');
      await backupSqlite(join(data, DATABASE_FILE), file);
      output.out(`The database is in ${file}.`);
      return 0;
    }
    case 'restore': {
      const [file] = fileOf(
        rest.filter((it) => it !== '--force'),
        1,
      );
      const { data } = sqliteOnly(readSettings(env), 'pg_restore');
      await restore(file, data, { overwrite: rest.includes('--force') });
      output.out(`The database of ${data} is that of ${file}.`);
      return 0;
    }
    case 'check':
      fileOf(rest, 0);
      await check(readSettings(env), (line) => output.out(line));
      return 0;
    case 'reports':
      await showReports(readSettings(env), flagsOf(rest, ['json', 'all', 'keep']), (line) =>
        output.out(line),
      );
      return 0;
    case 'status':
      fileOf(rest, 0);
      return showStatus(readSettings(env), (line) => output.out(line));
    case 'no-new-games':
      if (rest.length !== 1 || !['on', 'off'].includes(rest[0])) throw new BadUse('Say on or off.');
      return setNewGames(readSettings(env), rest[0] === 'off', (line) => output.out(line));
    case 'drain':
      if (rest.length > 1) throw new BadUse(`This is not understood: ${rest.join(' ')}`);
      return drain(readSettings(env), rest[0] ?? '30m', (line) => output.out(line));
    case 'announce':
      return announce(readSettings(env), announcementIn(rest), (line) => output.out(line));
    case 'help':
    case '--help':
      output.out(USAGE);
      return 0;
    default:
      throw new BadUse(`There is no command '${command}'.`);
  }
}

function fileOf(args: readonly string[], count: number): readonly string[] {
  if (args.length === count && args.every((it) => !it.startsWith('-'))) return args;
  throw new BadUse(count === 0 ? `This is not understood: ${args.join(' ')}` : 'One file is to be named.');
}

/** Undefined: off. */
function announcementIn(args: readonly string[]) {
  if (args.length === 1 && args[0] === 'off') return undefined;
  const [until, en, pl] = args;
  if (args.length !== 3) throw new BadUse('Say until when, and the text in English and in Polish.');
  return { until, en, pl };
}

/** Which of these were given. */
function flagsOf<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): Readonly<Record<Name, boolean>> {
  const unknown = args.filter((it) => !names.some((name) => it === `--${name}`));
  if (unknown.length > 0) throw new BadUse(`This is not understood: ${unknown.join(' ')}`);
  const given = names.map((name) => [name, args.includes(`--${name}`)]);
  return Object.fromEntries(given) as Record<Name, boolean>;
}

function sqliteOnly(settings: Settings, instead: string): Settings {
  if (settings.databaseUrl === undefined) return settings;
  throw new BadUse(`DATABASE_URL is set: use ${instead}, which comes with PostgreSQL.`);
}
