import type { Level } from '@polder/bots';
import type { Base, Visitor } from '../context.js';
import { gameEntry } from '../games.js';
import type { Row } from '../store/schema.js';
import { commitmentOf, newSeed } from '../table/commitment.js';
import { openTable } from '../table/fold.js';
import { standing } from '../table/standing.js';
import type { TableHeader } from '../table/table.js';
import type { Pace } from '../wire/table.js';
import { shuffled } from './chance.js';
import { emptySeat, needHost } from './gather.js';
import { needAllKept } from './kept.js';
import { needRoomForBotGame } from './limits.js';
import type { LobbyParts } from './lobby.js';
import { publishChange } from './publish.js';
import { asksReady, needAllReady } from './ready.js';
import { refuse } from './refuse.js';
import { holdOpenTable, holdPerson, isFree, type Place, peopleOf, placesOf, type Trx } from './seats.js';

/**
 * The host starts the game. Seats are dealt anew and the seed is drawn in the same transaction that turns the
 * table from open to playing, so that of two starts at once one finds it begun.
 */
export async function startGame(
  { settings, store, log, now }: Base,
  { live, notices }: Pick<LobbyParts, 'live' | 'notices'>,
  { user }: Visitor,
  table: string,
): Promise<void> {
  const { listed, people, pace } = await store.db.transaction().execute(async (trx) => {
    await holdPerson(trx, user);
    const row = await holdOpenTable(trx, table);
    needHost(row, user);
    const places = await placesOf(trx, table);
    if (places.some(isFree)) throw refuse('notNow', 'There are free seats: fill them with people or bots.');
    if (row.rated === 1) await needAllKept(trx, user, peopleOf(places));
    if (asksReady(row)) await needAllReady(trx, table, user, now());
    if (peopleOf(places).length === 1) await needRoomForBotGame(trx, user, settings.limits);
    await begin(trx, row, shuffled(places), now(), log);
    return { listed: row.listed === 1, people: peopleOf(places), pace: JSON.parse(row.pace) as Pace };
  });
  publishChange(store.bus, { id: table, listed }, people);
  live().started(table);
  for (const person of people) if (person !== user) notices.began(person, table, pace);
}

/** `order`: who sits where, from seat 0 on. */
async function begin(
  trx: Trx,
  row: Row<'tables'>,
  order: readonly Place[],
  at: number,
  log: Base['log'],
): Promise<void> {
  const header = await headerOf(trx, row, order, at);
  const { waiting, dueAt, botDue } = setUp(header, log);
  const since = new Map(waiting.map((wait) => [wait.seat, wait.since]));
  await trx
    .updateTable('tables')
    .set({
      status: 'playing',
      version: header.version,
      seed: header.seed,
      commitment: commitmentOf(row.id, header.seed),
      started_at: at,
      solo: peopleOf(order).length === 1 ? 1 : 0,
      due_at: dueAt,
      bot_due: botDue ? 1 : 0,
    })
    .where('id', '=', row.id)
    .where('status', '=', 'open')
    .execute();
  // All at once: on the way from one order to the other somebody would sit twice.
  await trx.deleteFrom('seats').where('table_id', '=', row.id).execute();
  await trx
    .insertInto('seats')
    .values(
      order.map(({ user_id, bot }, seat) => ({
        ...emptySeat(row.id, seat, { user_id, bot }),
        waiting: since.has(seat) ? (1 as const) : (0 as const),
        since: since.get(seat) ?? null,
      })),
    )
    .execute();
}

async function headerOf(
  trx: Trx,
  row: Row<'tables'>,
  order: readonly Place[],
  startedAt: number,
): Promise<TableHeader> {
  const entry = gameEntry(row.game);
  if (!entry) throw refuse('notNow', `There is no game '${row.game}' here any more.`);
  const edition =
    row.edition === null
      ? undefined
      : await trx
          .selectFrom('editions')
          .select('json')
          .where('hash', '=', row.edition)
          .executeTakeFirstOrThrow();
  const options = JSON.parse(row.options) as Readonly<Record<string, unknown>>;
  return {
    id: row.id,
    game: row.game,
    version: entry.game.version,
    options: entry.setupOptions(order.length, options, edition && JSON.parse(edition.json)),
    seed: newSeed(),
    pace: JSON.parse(row.pace) as Pace,
    seats: order.map(({ user_id, bot }) =>
      user_id === null ? { kind: 'bot', level: bot as Level } : { kind: 'person', user: user_id },
    ),
    startedAt,
  };
}

/** An edition may have been kept since before the rules changed. */
function setUp(header: TableHeader, log: Base['log']): ReturnType<typeof standing> {
  try {
    return standing(openTable(header));
  } catch (error) {
    log.error({ err: error, table: header.id }, 'a game could not be set up');
    const why = error instanceof Error ? error.message : String(error);
    throw refuse('notNow', `The game can't be set up: ${why.slice(0, 200)}`);
  }
}
