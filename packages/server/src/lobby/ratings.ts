import type { Level } from '@polder/bots';
import type { Result, Seat } from '@polder/core';
import { sql } from 'kysely';
import { rate } from 'openskill';
import type { Db, Row } from '../store/schema.js';
import { followLine, type LineStep } from '../table/line.js';
import type { RecordBody } from '../table/records.js';
import type { TableHeader } from '../table/table.js';
import type { Ranked } from '../wire/lobby.js';
import type { Rating } from '../wire/people.js';
import { noteChange, roomToGain } from './gains.js';
import type { Trx } from './seats.js';

/** Of somebody without a game: what openskill begins with. */
const START = { mu: 25, sigma: 25 / 3 } as const;
/** A little doubt comes back with each game, so that nobody is ever judged for good. */
const TAU = START.mu / 300;

const BEGIN = 1000;
const POINTS = 40;
/** How many sigma a rating must be sure by. */
const CAUTION = 2;

/** For the ranking of many: games needed, and how many are shown. */
const ENOUGH_GAMES = 5;
const BEST = 50;

/** More than this of somebody's choices made by a bot: they have left. */
const BOTS_SHARE = 1 / 4;
/** As many as this: it was not their game. */
const NOT_THEIRS = 1 / 2;

type Skill = Pick<Row<'ratings'>, 'mu' | 'sigma'>;

/** As people see it: cautious, so that it rises with games that confirm it, and begins at a round number. */
export function shown({
  game,
  players,
  mu,
  sigma,
  games,
}: Omit<Row<'ratings'>, 'user_id' | 'updated_at'>): Rating {
  const sure = mu - START.mu + CAUTION * (START.sigma - sigma);
  return {
    game,
    players,
    value: Math.round(BEGIN + POINTS * sure),
    doubt: Math.round(POINTS * CAUTION * sigma),
    games,
  };
}

/** Of those seats the new skills; the lower the rank the better, equal ones are a draw. */
export function rateSeats(skills: readonly Skill[], ranks: readonly number[]): Skill[] {
  const rated = rate(
    skills.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: [...ranks], tau: TAU },
  );
  return rated.map(([skill]) => skill);
}

/** A record as far as it says who has chosen. */
export interface Made {
  readonly seq: number;
  /** Null: a bot, or the server itself. */
  readonly user: string | null;
  readonly body: RecordBody;
}

/**
 * By person: which part of their choices that stand a bot has made, whoever sits there at the end.
 * The game is not played for that. What was taken back does not count: nobody gets a better share by choosing often.
 */
export function botShares(seats: TableHeader['seats'], records: Iterable<Made>): ReadonlyMap<Seat, number> {
  let last: LineStep<Made> | undefined;
  for (const step of followLine({ seats }, records)) last = step;
  const { line = [], agreement } = last ?? {};
  const shareOf = (seat: Seat): number => {
    const own = line.filter(({ body }) => body.type === 'choice' && body.seat === seat);
    return own.length === 0 ? 0 : own.filter(({ user }) => user === null).length / own.length;
  };
  return new Map(agreement?.people.map((seat) => [seat, shareOf(seat)]));
}

/** Those who left in the middle, but have played enough to be rated: a bot has made more than a quarter of their choices. */
export const leftOf = (shares: ReadonlyMap<Seat, number>): ReadonlySet<Seat> =>
  new Set([...shares].flatMap(([seat, share]) => (share > BOTS_SHARE ? [seat] : [])));

/** Whoever left (see `leftOf`) is behind all who played; among themselves they are even. */
export function ranksOf({ standings }: Result, left: ReadonlySet<Seat>, seats: readonly Seat[]): number[] {
  return seats.map((seat) => {
    const rank = standings.find((standing) => standing.seat === seat)?.rank ?? standings.length;
    return left.has(seat) ? standings.length + 1 : rank;
  });
}

/** Lets a game that is over count, once: the mark on the table and the ratings are one transaction. */
export function rateTable(db: Db, table: string, at: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const over = await trx
      .updateTable('tables')
      .set({ rated_at: at })
      .where('id', '=', table)
      .where('status', '=', 'over')
      .where('rated', '=', 1)
      .where('rated_at', 'is', null)
      .returning(['game', 'result'])
      .executeTakeFirst();
    if (!over || over.result === null) return;
    const places = await trx
      .selectFrom('seats')
      .select(['seat', 'user_id', 'bot'])
      .where('table_id', '=', table)
      .orderBy('seat')
      .execute();
    const people = places.flatMap(({ seat, user_id }) => (user_id === null ? [] : [{ seat, user_id }]));
    // It says nothing any more about those who played with somebody who is gone.
    if (people.length < 2 || (await anyGone(trx, people))) return;
    const shares = botShares(places.map(seatOf), await madeAt(trx, table));
    const rated = people.filter(({ seat }) => (shares.get(seat) ?? 1) < NOT_THEIRS);
    const left = leftOf(shares);
    // A game that bots have played says nothing.
    if (rated.length < 2 || rated.every(({ seat }) => left.has(seat))) return;
    const key = { game: over.game, players: places.length };
    // Always in the same order: two games of the same people must not wait for each other.
    const inOrder = [...rated].sort((a, b) => (a.user_id < b.user_id ? -1 : 1));
    const skills: Skill[] = [];
    for (const { user_id } of inOrder) skills.push(await holdSkill(trx, { ...key, user_id }, at));
    const ranks = ranksOf(
      JSON.parse(over.result) as Result,
      left,
      inOrder.map(({ seat }) => seat),
    );
    const wanted = rateSeats(skills, ranks);
    for (const [i, { user_id }] of inOrder.entries()) {
      const opponents = inOrder.flatMap((other) => (other.user_id === user_id ? [] : [other.user_id]));
      const skill = bounded(skills[i], wanted[i], await roomToGain(trx, user_id, opponents, at));
      await trx
        .updateTable('ratings')
        .set((eb) => ({ ...skill, games: eb('games', '+', 1), updated_at: at }))
        .where('user_id', '=', user_id)
        .where('game', '=', key.game)
        .where('players', '=', key.players)
        .execute();
      await noteChange(trx, { user_id, table_id: table, at, points: pointsOf(skill) - pointsOf(skills[i]) });
    }
  });
}

const pointsOf = ({ mu, sigma }: Skill): number => POINTS * (mu - CAUTION * sigma);

/** As far on the way to what was won as there is room for. */
export function bounded(before: Skill, wanted: Skill, room: number): Skill {
  const gain = pointsOf(wanted) - pointsOf(before);
  if (gain <= room) return wanted;
  const part = room / gain;
  const between = (from: number, to: number): number => from + (to - from) * part;
  return { mu: between(before.mu, wanted.mu), sigma: between(before.sigma, wanted.sigma) };
}

async function anyGone(trx: Trx, people: readonly { readonly user_id: string }[]): Promise<boolean> {
  const gone = await trx
    .selectFrom('users')
    .select('id')
    .where(
      'id',
      'in',
      people.map(({ user_id }) => user_id),
    )
    .where('gone_at', 'is not', null)
    .executeTakeFirst();
  return gone !== undefined;
}

const seatOf = ({ user_id, bot }: Pick<Row<'seats'>, 'user_id' | 'bot'>): TableHeader['seats'][number] =>
  user_id === null ? { kind: 'bot', level: bot as Level } : { kind: 'person', user: user_id };

async function madeAt(trx: Trx, table: string): Promise<Made[]> {
  const rows = await trx
    .selectFrom('records')
    .select(['seq', 'user_id', 'deed'])
    .where('table_id', '=', table)
    .orderBy('seq')
    .execute();
  return rows.map(({ seq, user_id, deed }) => ({ seq, user: user_id, body: JSON.parse(deed) as RecordBody }));
}

/** Nobody else changes it until this transaction is done. */
async function holdSkill(
  trx: Trx,
  key: Pick<Row<'ratings'>, 'user_id' | 'game' | 'players'>,
  at: number,
): Promise<Skill> {
  await trx
    .insertInto('ratings')
    .values({ ...key, ...START, games: 0, updated_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'game', 'players']).doNothing())
    .execute();
  return trx
    .updateTable('ratings')
    .set({ updated_at: at })
    .where('user_id', '=', key.user_id)
    .where('game', '=', key.game)
    .where('players', '=', key.players)
    .returning(['mu', 'sigma'])
    .executeTakeFirstOrThrow();
}

/** By account, in one query; only of games played. */
export async function ratingsOf(
  db: Db,
  users: readonly string[],
): Promise<ReadonlyMap<string, readonly Rating[]>> {
  const ratings = new Map<string, Rating[]>(users.map((user) => [user, []]));
  if (users.length === 0) return ratings;
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('user_id', 'in', users)
    .where('games', '>', 0)
    .orderBy('game')
    .orderBy('players')
    .execute();
  for (const row of rows) ratings.get(row.user_id)?.push(shown(row));
  return ratings;
}

export async function bestOf(db: Db, game: string, players: number): Promise<Ranked[]> {
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('users', 'users.id', 'ratings.user_id')
    .selectAll('ratings')
    .select('users.name')
    .where('ratings.game', '=', game)
    .where('ratings.players', '=', players)
    .where('users.gone_at', 'is', null)
    // To the letter as in the index `ratings_best`.
    .where('ratings.games', '>=', sql.lit(ENOUGH_GAMES))
    .orderBy((eb) => eb('ratings.mu', '-', eb('ratings.sigma', '*', sql.lit(CAUTION))), 'desc')
    .orderBy('ratings.user_id')
    .limit(BEST)
    .execute();
  return rows.map(({ name, ...row }) => ({ person: { id: row.user_id, name }, rating: shown(row) }));
}
