import type { Row } from '../store/schema.js';
import type { Trx } from './seats.js';

/*
 * How much a rating may rise. Whoever has several accounts can let one win against the others: what comes of it is
 * bounded, by the opponent and for accounts that nobody knows yet. Losses are not bounded.
 */

const DAY = 86_400_000;
/** What is counted lies within so long. */
const WEEK = 7 * DAY;
/** An account that is younger, or has fewer rated games, is new. */
const NEW = 3 * DAY;
const KNOWN_GAMES = 5;

/** Points in a week: from games with one opponent, and from all with a new account at the table. */
const FROM_ONE = 200;
const FROM_NEW = 200;
/** And of an account that is younger than `NEW`. */
const OF_NEW = 300;

/** What a game did to somebody's rating, and with whom. */
interface Gain {
  readonly table_id: string;
  readonly points: number;
  readonly opponent: string;
}

/** So many points somebody may win by a game with these opponents. Its players' ratings are held already. */
export async function roomToGain(
  trx: Trx,
  user: string,
  opponents: readonly string[],
  at: number,
): Promise<number> {
  const gains = await gainsOf(trx, user, at - WEEK);
  const young = await youngOf(trx, [user, ...opponents, ...gains.map(({ opponent }) => opponent)], at);
  const known = await knownOf(trx, [...opponents, ...gains.map(({ opponent }) => opponent)]);
  const isNew = (other: string): boolean => young.has(other) || !known.has(other);
  const rooms = opponents.map((other) => FROM_ONE - sum(gains.filter(({ opponent }) => opponent === other)));
  if (opponents.some(isNew)) rooms.push(FROM_NEW - sum(gains.filter(({ opponent }) => isNew(opponent))));
  if (young.has(user)) rooms.push(OF_NEW - sum(gains));
  return Math.max(0, Math.min(...rooms));
}

/** Each game once, however many opponents it had. */
function sum(gains: readonly Gain[]): number {
  const byTable = new Map(gains.map(({ table_id, points }) => [table_id, points]));
  return [...byTable.values()].reduce((all, points) => all + points, 0);
}

const gainsOf = (trx: Trx, user: string, since: number): Promise<Gain[]> =>
  trx
    .selectFrom('rating_changes')
    .innerJoin('seats', 'seats.table_id', 'rating_changes.table_id')
    .select(['rating_changes.table_id', 'rating_changes.points', 'seats.user_id as opponent'])
    .where('rating_changes.user_id', '=', user)
    .where('rating_changes.at', '>', since)
    .where('rating_changes.points', '>', 0)
    .where('seats.user_id', 'is not', null)
    .where('seats.user_id', '<>', user)
    .$narrowType<{ opponent: string }>()
    .execute();

async function youngOf(trx: Trx, users: readonly string[], at: number): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...new Set(users)])
    .where('created_at', '>', at - NEW)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function knownOf(trx: Trx, users: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('ratings')
    .select('user_id')
    .where('user_id', 'in', [...new Set(users)])
    .groupBy('user_id')
    .having((eb) => eb.fn.sum('games'), '>=', KNOWN_GAMES)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

export const noteChange = (trx: Trx, change: Row<'rating_changes'>): Promise<unknown> =>
  trx.insertInto('rating_changes').values(change).execute();
