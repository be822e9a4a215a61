import type { Db } from '../store/schema.js';

/** Whom somebody has blocked: for `in (...)`. */
export const selectBlockedBy = (db: Db, user: string) =>
  db.selectFrom('blocks').select('blocked_id as id').where('user_id', '=', user);

/** And who has blocked them. */
export const selectBlocked = (db: Db, user: string) =>
  selectBlockedBy(db, user).union(
    db.selectFrom('blocks').select('user_id as id').where('blocked_id', '=', user),
  );

/** Whether one of them and somebody do not want to meet. */
export async function anyBlock(db: Db, user: string, people: readonly string[]): Promise<boolean> {
  if (people.length === 0) return false;
  const row = await db
    .selectFrom(selectBlocked(db, user).as('blocked'))
    .select('blocked.id')
    .where('blocked.id', 'in', people)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A list for `in (...)`: databases take only so many values at once. */
const CHUNK = 500;

/** Which of the readers do not want to hear which speakers, in one query for (almost) all of them. */
export async function readDeaf(
  db: Db,
  readers: readonly string[],
  speakers: readonly string[],
): Promise<(reader: string | undefined, speaker: string) => boolean> {
  const deaf = new Set<string>();
  const each = [...new Set(readers)];
  for (let from = 0; from < each.length && speakers.length > 0; from += CHUNK) {
    const rows = await db
      .selectFrom('blocks')
      .select(['user_id', 'blocked_id'])
      .where('blocked_id', 'in', speakers)
      .where('user_id', 'in', each.slice(from, from + CHUNK))
      .execute();
    for (const { user_id, blocked_id } of rows) deaf.add(`${user_id}/${blocked_id}`);
  }
  return (reader, speaker) => reader !== undefined && deaf.has(`${reader}/${speaker}`);
}
