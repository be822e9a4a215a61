import type { Db } from '../store/schema.js';
import type { Settings } from './settings.js';
import { withDatabase } from './with-database.js';

/** What somebody has reported, for whoever runs the server. */
export interface ReadReport {
  readonly id: string;
  readonly at: number;
  readonly reason: string;
  readonly by: ReportPerson;
  readonly about: ReportPerson;
  readonly table: { readonly id: string; readonly url: string } | null;
  readonly text: string;
  /** When it was read before; null: it is new. */
  readonly readAt: number | null;
}

/** `name` is null: the account is no more. */
export interface ReportPerson {
  readonly id: string;
  readonly name: string | null;
}

export interface ReportsAsked {
  /** Also those that were read before. */
  readonly all: boolean;
  /** New ones stay new. */
  readonly keep: boolean;
  readonly json: boolean;
}

/** SQLite takes only so many values in one statement. */
const AT_ONCE = 500;

/** Writes the reports, oldest first, and then takes them for read. */
export async function showReports(
  settings: Settings,
  { all, keep, json }: ReportsAsked,
  out: (line: string) => void,
): Promise<void> {
  await withDatabase(settings, async (db) => {
    const reports = await readReports(db, settings.origin, all);
    for (const report of reports) out(json ? inJson(report) : inWords(report));
    if (reports.length === 0 && !json) out(all ? 'There are no reports.' : 'There are no new reports.');
    if (keep) return;
    const fresh = reports.flatMap(({ id, readAt }) => (readAt === null ? [id] : []));
    for (let i = 0; i < fresh.length; i += AT_ONCE)
      await db
        .updateTable('reports')
        .set({ read_at: Date.now() })
        .where('id', 'in', fresh.slice(i, i + AT_ONCE))
        .where('read_at', 'is', null)
        .execute();
  });
}

async function readReports(db: Db, origin: string, all: boolean): Promise<readonly ReadReport[]> {
  const rows = await db
    .selectFrom('reports')
    .leftJoin('users as reporters', 'reporters.id', 'reports.reporter_id')
    .leftJoin('users as people', 'people.id', 'reports.user_id')
    .selectAll('reports')
    .select(['reporters.name as reporter', 'people.name as person'])
    .$if(!all, (query) => query.where('reports.read_at', 'is', null))
    .orderBy('reports.created_at')
    .orderBy('reports.id')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, at: row.created_at, reason: row.reason, text: row.text, readAt: row.read_at },
    by: { id: row.reporter_id, name: row.reporter || null },
    about: { id: row.user_id, name: row.person || null },
    table: row.table_id === null ? null : { id: row.table_id, url: `${origin}/#/table/${row.table_id}` },
  }));
}

export const dateOf = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const nameOf = ({ id, name }: ReportPerson): string => `${safe(name ?? '(deleted)')} (${safe(id)})`;

function inWords({ id, at, reason, by, about, table, text, readAt }: ReadReport): string {
  const lines = [
    `${dateOf(at)}  ${safe(reason)}  ${safe(id)}${readAt === null ? '' : `  read ${dateOf(readAt)}`}`,
    `  about  ${nameOf(about)}`,
    `  by     ${nameOf(by)}`,
    ...(table === null ? [] : [`  table  ${safe(table.url)}`]),
    ...text.split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [`  | ${safe(line)}`])),
  ];
  return `${lines.join('\n')}\n`;
}

/** Whatever could steer a terminal, turn the direction of writing or hide something. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

const codeOf = (character: string): string => (character.codePointAt(0) ?? 0).toString(16);

/** As it is, but what is not to be seen is named by its number. */
const safe = (text: string): string => text.replace(UNSEEN, (it) => `\\u{${codeOf(it)}}`);

/** The same text for whoever parses it: JSON leaves some such characters as they are. */
const inJson = (report: ReadReport): string =>
  JSON.stringify(report).replace(UNSEEN, (it) =>
    it
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
