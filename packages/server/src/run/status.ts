import { existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { canPlay, GAMES, gameEntry } from '../games.js';
import { DATABASE_FILE } from '../store/backup.js';
import { SCHEMA_VERSION } from '../store/migrations.js';
import type { Db } from '../store/schema.js';
import type { ControlValues, ProcessReport } from './controls.js';
import { liveGames } from './controls.js';
import { askProcesses, NOBODY } from './operate.js';
import { dateOf } from './reports.js';
import type { Settings } from './settings.js';
import { programVersion } from './version.js';
import { withDatabase } from './with-database.js';

type Say = (line: string) => void;

/** How everything is, in plain sentences. Exit code 3: no server runs. */
export const showStatus = (settings: Settings, say: Say): Promise<number> =>
  withDatabase(settings, async (db) => {
    const running = await askProcesses(db);
    for (const line of [
      `Program ${programVersion()}, database of version ${SCHEMA_VERSION}. Rules: ${rules()}.`,
      ...running.map(({ report }) => processLine(report)),
      ...(running.length === 0 ? ['No server runs on this database.'] : []),
      await tablesLine(db),
      ...(await waitingLines(db)),
      ...(await controlLines(db)),
      await diskLine(db, settings),
    ])
      say(line);
    return running.length === 0 ? NOBODY : 0;
  });

const rules = (): string => GAMES.map(({ id, game }) => `${id} ${game.version}`).join(', ');

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const processLine = ({ version, startedAt, url, sockets, tables, botQueue }: ProcessReport): string =>
  `A server runs at ${url} since ${dateOf(startedAt)}, version ${version}: ${count(sockets, 'WebSocket')}, ` +
  `${count(tables, 'table')} in memory, ${count(botQueue, 'plan')} of bots waited for.`;

const STATES = ['open', 'playing', 'over', 'abandoned', 'cancelled'] as const;

async function tablesLine(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('tables')
    .select(['status', (it) => it.fn.countAll().as('count')])
    .groupBy('status')
    .execute();
  const found = new Map(rows.map((row) => [row.status, Number(row.count)]));
  const parts = STATES.map((state) => `${found.get(state) ?? 0} ${state}`);
  return `Tables: ${parts.join(', ')}. ${count(await liveGames(db), 'live game')} of several people.`;
}

/** Games that can't go on now, and why. */
async function waitingLines(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['game', 'version', (it) => it.fn.countAll().as('count')])
    .select((it) => it.fn.min('waits_since').as('since'))
    .where('status', '=', sql.lit('playing'))
    .groupBy(['game', 'version'])
    .orderBy('game')
    .orderBy('version')
    .execute();
  const waiting = rows.filter(({ game, version }) => version !== null && !isHere(game, version));
  const broken = await brokenLines(db);
  if (waiting.length === 0) return ['No game waits for rules.', ...broken];
  const missed = waiting.map(({ game, version, count: tables, since }) => {
    const wait = Number(tables) === 1 ? 'waits' : 'wait';
    const how = since === null ? '' : `, since ${dateOf(Number(since))}`;
    return `${count(Number(tables), 'game')} of ${game} ${wait}: this program does not have version ${version} of its rules${how}.`;
  });
  return [...missed, ...broken];
}

/** Their rules are here, but what is stored of them does not fit. */
async function brokenLines(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'game', 'version', 'waits_since'])
    .where('status', '=', sql.lit('playing'))
    .where('waits_since', 'is not', null)
    .orderBy('waits_since')
    .execute();
  return rows
    .filter(({ game, version }) => version !== null && isHere(game, version))
    .map(
      ({ id, game, waits_since: since }) =>
        `Table ${id} of ${game} waits since ${dateOf(Number(since))}: its records do not fit; the log says which.`,
    );
}

const isHere = (game: string, version: string): boolean =>
  gameEntry(game) !== undefined && canPlay(game, version);

async function controlLines(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('controls').selectAll().execute();
  const read = <K extends keyof ControlValues>(name: K): ControlValues[K] | undefined => {
    const row = rows.find((it) => it.name === name);
    return row && (JSON.parse(row.value) as ControlValues[K]);
  };
  const said = read('announcement');
  return [
    read('closed')?.on ? 'No new games begin (no-new-games).' : 'New games can begin.',
    ...(said && said.until > Date.now()
      ? [`Announced until ${dateOf(said.until)}: ${said.en} / ${said.pl}`]
      : []),
  ];
}

const GIGABYTE = 1e9;
const size = (bytes: number): string =>
  bytes < GIGABYTE / 10 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / GIGABYTE).toFixed(1)} GB`;

async function diskLine(db: Db, { data, databaseUrl }: Settings): Promise<string> {
  if (databaseUrl !== undefined) {
    const { rows } = await sql<{
      bytes: string;
    }>`select pg_database_size(current_database()) as bytes`.execute(db);
    return `The database takes ${size(Number(rows[0]?.bytes ?? 0))}. Ask PostgreSQL's own machine for its disk.`;
  }
  const file = join(data, DATABASE_FILE);
  const files = [file, `${file}-wal`].filter((it) => existsSync(it));
  const bytes = files.reduce((sum, it) => sum + statSync(it).size, 0);
  const { bavail, blocks, bsize } = statfsSync(data);
  return `The database takes ${size(bytes)}. The disk has ${size(bavail * bsize)} free of ${size(blocks * bsize)}.`;
}
