import { setTimeout as pause } from 'node:timers/promises';
import { plainText } from '../lobby/text.js';
import type { Db } from '../store/schema.js';
import { liveGames, type ProcessReport, setControl } from './controls.js';
import { dateOf } from './reports.js';
import type { Settings } from './settings.js';
import { withDatabase } from './with-database.js';

/*
 * Commands that act on servers that run: through their database, so that access to it is all that they need.
 */

/** Exit codes besides 0 (done) and 1 (not understood, or it can't be done). */
export const CUT_SHORT = 2;
export const NOBODY = 3;

type Say = (line: string) => void;

/** A running server reads every second what it is asked, in ms. */
const PATIENCE = 4000;
const STOPS_WITHIN = 20_000;
const TICK = 250;
const DEAD = 60_000;
/** How often a drain says what it waits for. */
const SAY_EVERY = 30_000;
const LONGEST = 300;

/** Something in a command that can't be right; its message says what. */
export class BadValue extends Error {
  override readonly name = 'BadValue';
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** '90m', '2h', or a moment such as '2026-05-01T20:00Z'. */
export function readTime(text: string, now: number): number {
  const [, count, unit] = /^(\d{1,5})([smhd])$/.exec(text) ?? [];
  const at = count === undefined ? Date.parse(text) : now + Number(count) * UNITS[unit];
  if (Number.isNaN(at))
    throw new BadValue(`'${text}' is no time: say 90m, 2h, 1d, or a moment such as 2026-05-01T20:00Z.`);
  if (at <= now) throw new BadValue(`${dateOf(at)} is over.`);
  return at;
}

/** Those that answer: all that run. */
export async function askProcesses(
  db: Db,
): Promise<readonly { readonly id: string; readonly report: ProcessReport }[]> {
  const at = Date.now();
  await setControl(db, 'status', {}, at);
  const alive = await db
    .selectFrom('processes')
    .select('id')
    .where('ended', '=', 0)
    .where('alive_at', '>', at - DEAD)
    .execute();
  const ids = new Set(alive.map(({ id }) => id));
  for (const end = Date.now() + PATIENCE; ; await pause(TICK)) {
    const rows = await db.selectFrom('process_reports').selectAll().where('at', '=', at).execute();
    const all = [...ids].every((id) => rows.some(({ process_id }) => process_id === id));
    if ((ids.size > 0 && all) || Date.now() > end)
      return rows.map((row) => ({ id: row.process_id, report: JSON.parse(row.report) as ProcessReport }));
  }
}

export const setNewGames = (settings: Settings, on: boolean, say: Say): Promise<number> =>
  withDatabase(settings, async (db) => {
    await setControl(db, 'closed', { on: !on }, Date.now());
    // Who asks for games again has thought better of it.
    if (on) await setControl(db, 'drain', undefined, Date.now());
    say(
      on
        ? 'New games can begin again.'
        : 'No new games begin from now on. Games that run go on. It holds until no-new-games off.',
    );
    return 0;
  });

export const announce = (
  settings: Settings,
  said: { readonly until: string; readonly en: string; readonly pl: string } | undefined,
  say: Say,
): Promise<number> =>
  withDatabase(settings, async (db) => {
    const at = Date.now();
    if (!said) {
      await setControl(db, 'announcement', undefined, at);
      say('Nothing is announced any more.');
      return 0;
    }
    const [en, pl] = [said.en, said.pl].map(plainText);
    for (const text of [en, pl])
      if (text === '' || text.length > LONGEST)
        throw new BadValue(`An announcement has 1 to ${LONGEST} characters in each language.`);
    const until = readTime(said.until, at);
    await setControl(db, 'announcement', { id: String(at), en, pl, until }, at);
    say(`All pages show this until ${dateOf(until)}:`);
    say(`  en  ${en}`);
    say(`  pl  ${pl}`);
    return 0;
  });

/** Waits until nobody plays live, or the time is up; then all processes stop. They do so by themselves, too. */
export const drain = (settings: Settings, within: string, say: Say): Promise<number> =>
  withDatabase(settings, async (db) => {
    const until = readTime(within, Date.now());
    const running = await askProcesses(db);
    if (running.length === 0) {
      say('No server runs on this database: there is nothing to drain.');
      return NOBODY;
    }
    await setControl(db, 'drain', { until }, Date.now());
    say(`No new games begin. The server stops when no live game runs, at latest ${dateOf(until)}.`);
    say('To call it off: polder-server no-new-games off');
    return await waitForStop(
      db,
      running.map(({ id }) => id),
      until,
      say,
    );
  });

async function waitForStop(db: Db, processes: readonly string[], until: number, say: Say): Promise<number> {
  let told = 0;
  let games = 0;
  for (;;) {
    const left = await db
      .selectFrom('processes')
      .select('id')
      .where('id', 'in', processes)
      .where('ended', '=', 0)
      // One that was killed says nothing any more.
      .where('alive_at', '>', Date.now() - DEAD)
      .execute();
    if (left.length === 0) break;
    const asked = await db.selectFrom('controls').select('name').where('name', '=', 'drain').execute();
    if (asked.length === 0) {
      say('It was called off: the server runs on.');
      return 1;
    }
    games = await liveGames(db);
    if (games > 0 && Date.now() - told > SAY_EVERY) {
      say(games === 1 ? 'One live game runs.' : `${games} live games run.`);
      told = Date.now();
    }
    if (Date.now() > until + STOPS_WITHIN) {
      say(`${left.length} of ${processes.length} processes did not stop: look at their logs.`);
      return 1;
    }
    await pause(TICK);
  }
  if (games === 0) {
    say('The server has stopped. No live game was under way.');
    return 0;
  }
  say(
    `The time was up: the server has stopped during ${games === 1 ? 'one live game' : `${games} live games`}.`,
  );
  say('They go on when it runs again. No clock runs until then.');
  return CUT_SHORT;
}
