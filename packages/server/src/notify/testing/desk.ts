import type { Base } from '../../context.js';
import type { Settings } from '../../run/settings.js';
import { type HeardLog, hearLog } from '../../run/testing/log.js';
import { testSettings } from '../../run/testing/settings.js';
import type { NewRow } from '../../store/schema.js';
import type { Store } from '../../store/store.js';
import { addTable, addUser } from '../../store/testing/rows.js';
import type { Pace } from '../../wire/table.js';
import type { Mail } from '../mail.js';
import { type NoticesParts, type OpenNotices, openNotices } from '../notices.js';
import type { Letter } from '../post.js';

/** Notices with a clock that tests turn, and with everything that goes out caught. */
export interface Desk {
  readonly base: Base;
  readonly notices: OpenNotices;
  readonly log: HeardLog;
  /** What went out over HTTP, and by mail. */
  readonly letters: Letter[];
  readonly mails: Mail[];
  readonly present: Set<string>;
  /** What the other side says: a status, or an error to throw. */
  answer: number | Error;
  mailError: Error | undefined;
  /** Later, with everything delivered that is due then. */
  after(ms: number): Promise<void>;
}

export const START = 1_700_000_000_000;
export const DAYS: Pace = { kind: 'days', turn: 86_400, bank: 0 };
export const LIVE: Pace = { kind: 'live', turn: 45, bank: 600 };

export function openDesk(
  store: Store,
  settings: Partial<Settings> = {},
  parts: Partial<NoticesParts> = {},
  clock: { at: number } = { at: START },
): Desk {
  const log = hearLog();
  const base: Base = {
    settings: testSettings({ origin: 'https://polder.test', ...settings }),
    store,
    log: log.log,
    now: () => clock.at,
    process: 'test',
  };
  const letters: Letter[] = [];
  const mails: Mail[] = [];
  const present = new Set<string>();
  const names = async (users: readonly string[]) => new Map(users.map((user) => [user, `Name of ${user}`]));
  const notices = openNotices(base, {
    isPresent: (user) => present.has(user),
    names,
    async mail(mail) {
      if (desk.mailError) throw desk.mailError;
      mails.push(mail);
    },
    async post(letter) {
      letters.push(letter);
      if (typeof desk.answer !== 'number') throw desk.answer;
      return desk.answer;
    },
    every: 0,
    ...parts,
  });
  const desk: Desk = {
    base,
    notices,
    log,
    letters,
    mails,
    present,
    answer: 201,
    mailError: undefined,
    async after(ms) {
      await notices.settled();
      clock.at += ms;
      await notices.deliver();
    },
  };
  return desk;
}

/** A table of two, `ann` to choose. */
export async function annToChoose(store: Store, table = 'table-one', pace: Pace = DAYS): Promise<void> {
  await addTable(store, table, ['ann', 'bob'], { pace: JSON.stringify(pace) });
  await wait(store, table, 'ann', true);
}

/** `since`: when the waiting began. */
export async function wait(
  store: Store,
  table: string,
  user: string,
  waiting: boolean,
  since: number = START,
): Promise<void> {
  await store.db
    .updateTable('seats')
    .set({ waiting: waiting ? 1 : 0, since: waiting ? since : null })
    .where('table_id', '=', table)
    .where('user_id', '=', user)
    .execute();
}

export const addReader = (store: Store, id: string, more: Partial<NewRow<'users'>> = {}): Promise<void> =>
  addUser(store, id, { email: `${id}@example.com`, ...more });
