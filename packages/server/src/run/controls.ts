import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db, Row } from '../store/schema.js';
import type { Announcement } from '../wire/messages.js';

/*
 * What whoever runs the server asks of all its processes (run/operate.ts): rows of a table that every process reads
 * every second. That works with SQLite and PostgreSQL, with any number of processes, and across a restart.
 */

/** `closed`: no new games. `drain`: and stop, once nobody plays live. `status`: say how you are. */
export interface ControlValues {
  readonly closed: { readonly on: boolean };
  readonly drain: { readonly until: number };
  readonly announcement: Announcement;
  readonly status: object;
}
type Name = keyof ControlValues;

/** How a process is. */
export interface ProcessReport {
  readonly version: string;
  readonly schema: number;
  readonly startedAt: number;
  readonly url: string;
  readonly sockets: number;
  /** In memory. */
  readonly tables: number;
  /** Plans of bots that were asked for and are not made yet. */
  readonly botQueue: number;
}

export interface Controls {
  /** No game may begin now. */
  readonly closed: boolean;
  /** What is announced now. */
  readonly announcement: Announcement | undefined;
  /** Reads anew what is asked; also done every second. */
  look(): Promise<void>;
  close(): void;
}

interface ControlParts {
  readonly store: { readonly db: Db };
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  readonly process: string;
  readonly report: () => ProcessReport;
  /** Something else is announced from now on. */
  readonly announced: (announcement: Announcement | undefined) => void;
  /** It was asked to stop, and nobody plays live any more, or the time is up. */
  readonly drained: () => void;
}

const LOOK_EVERY = 1000;

export function openControls(parts: ControlParts): Controls {
  const { store, log, now, process } = parts;
  let asked: Partial<ControlValues> = {};
  /** When the present drain was asked for; what was asked before this process began is not for it. */
  let old: number | undefined;
  let draining = false;
  let drained = false;
  let announced = '';
  let answered: number | undefined;
  let looking: Promise<void> | undefined;

  async function read(): Promise<void> {
    const rows = await store.db.selectFrom('controls').selectAll().execute();
    const row = (name: Name): Row<'controls'> | undefined => rows.find((it) => it.name === name);
    asked = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
    const drain = row('drain')?.at ?? 0;
    old ??= drain;
    draining = drain !== 0 && drain !== old;
    tell();
    const wanted = row('status')?.at;
    if (wanted !== undefined && wanted !== answered) await answer(wanted);
    if (draining && !drained && ((asked.drain?.until ?? 0) <= now() || (await liveGames(store.db)) === 0)) {
      drained = true;
      log.info('drained');
      parts.drained();
    }
  }

  const current = (): Announcement | undefined =>
    asked.announcement && asked.announcement.until > now() ? asked.announcement : undefined;

  function tell(): void {
    const said = current();
    const text = JSON.stringify(said ?? null);
    if (text !== announced && (announced !== '' || said)) parts.announced(said);
    announced = text;
  }

  async function answer(at: number): Promise<void> {
    const report = { process_id: process, at, report: JSON.stringify(parts.report()) };
    await store.db
      .insertInto('process_reports')
      .values(report)
      .onConflict((it) => it.column('process_id').doUpdateSet(report))
      .execute();
    answered = at;
  }

  /** One at a time: a database that does not answer is not asked again and again. */
  function look(): Promise<void> {
    looking ??= read().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  const timer = setInterval(() => {
    look().catch((error: unknown) => log.debug({ err: error }, 'what is asked of the server was not read'));
  }, LOOK_EVERY);
  timer.unref();

  return {
    get closed() {
      return draining || (asked.closed?.on ?? false);
    },
    get announcement() {
      return current();
    },
    look,
    close: () => clearInterval(timer),
  };
}

/** What is asked from now on; undefined: no longer. */
export async function setControl<K extends Name>(
  db: Db,
  name: K,
  value: ControlValues[K] | undefined,
  at: number,
): Promise<void> {
  if (!value) {
    await db.deleteFrom('controls').where('name', '=', name).execute();
    return;
  }
  const row = { value: JSON.stringify(value), at };
  await db
    .insertInto('controls')
    .values({ name, ...row })
    .onConflict((it) => it.column('name').doUpdateSet(row))
    .execute();
}

/** Live games of several people of whom one at least plays: others go on after a restart as if nothing had been. */
export async function liveGames(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('tables')
    .select('pace')
    .where('status', '=', sql.lit('playing'))
    .where('solo', '=', 0)
    .where('waits_since', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats')
          .select('seats.seat')
          .whereRef('seats.table_id', '=', 'tables.id')
          .where('seats.user_id', 'is not', null)
          .where('seats.bot', 'is', null),
      ),
    )
    .execute();
  return rows.filter(({ pace }) => (JSON.parse(pace) as { readonly kind: string }).kind === 'live').length;
}
