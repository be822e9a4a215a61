import type { Level } from '@polder/bots';
import type { Base, Visitor } from '../context.js';
import { gameEntry } from '../games.js';
import { Refused } from '../refused.js';
import type { Row } from '../store/schema.js';
import { commitmentOf } from '../table/commitment.js';
import { openTable } from '../table/fold.js';
import { standing } from '../table/standing.js';
import type { TableHeader } from '../table/table.js';
import type { Pace } from '../wire/table.js';
import { draw, drawAnew, dueDraws, show, startDrawing } from './draw.js';
import { keepStandard } from './editions.js';
import { emptySeat, needHost } from './gather.js';
import { needAllKept } from './kept.js';
import { needRoomForBotGame } from './limits.js';
import type { LobbyParts } from './lobby.js';
import { publishChange } from './publish.js';
import { asksReady, needAllReady } from './ready.js';
import { noSuchTable, refuse } from './refuse.js';
import {
  holdOpenTable,
  holdPerson,
  holdTable,
  isFree,
  type Place,
  peopleOf,
  placesOf,
  type Trx,
} from './seats.js';

/** How often it is looked for games whose secrets were waited for long enough, in ms. */
const LOOK_EVERY = 1000;
/** Pages that lost their server come back within this time, in ms. */
const COME_BACK = 10_000;

export interface Start {
  /**
   * The host starts the game. It begins at once, unless people's pages have committed to secrets for the draw: then
   * as soon as all have shown them, or after a while without those who have not.
   */
  start(visitor: Visitor, table: string): Promise<void>;
  show(visitor: Visitor, table: string, secret: string): Promise<void>;
  beginDue(): Promise<void>;
  close(): void;
}

/** A game that has just begun. */
interface Begun {
  readonly row: Row<'tables'>;
  readonly people: readonly string[];
}

export function openStart(
  { settings, store, log, now }: Base,
  { live, notices }: Pick<LobbyParts, 'live' | 'notices'>,
): Start {
  const { db, bus } = store;
  const since = now();
  const timer = setInterval(() => {
    beginDue().catch((error: unknown) => log.error({ err: error }, 'games could not be begun'));
  }, LOOK_EVERY);
  timer.unref();

  /** Tells everybody; `begun`: the game is there. */
  function tell({ row, people }: Begun, begun: boolean): void {
    publishChange(bus, { id: row.id, listed: row.listed === 1 }, people);
    if (!begun) return;
    live().started(row.id);
    const pace = JSON.parse(row.pace) as Pace;
    for (const person of people) if (person !== row.host_id) notices.began(person, row.id, pace);
  }

  async function beginDue(): Promise<void> {
    // While no server ran, nobody could show anything.
    if (now() - since < COME_BACK) return;
    for (const table of await dueDraws(db, now())) {
      try {
        await beginNow(table);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        await drawAnew(db, table);
        publishChange(bus, { id: table, listed: true }, []);
      }
    }
  }

  async function beginNow(table: string): Promise<void> {
    const begun = await db.transaction().execute(async (trx) => {
      const row = await holdTable(trx, table);
      // Meanwhile another process has, or somebody has shown the last secret.
      if (row?.status !== 'open' || !(await dueDraws(trx, now())).includes(table)) return undefined;
      const places = await placesOf(trx, table);
      await begin(trx, row, places, now(), log);
      return { row, people: peopleOf(places) };
    });
    if (begun) tell(begun, true);
  }

  return {
    async start({ user }, table) {
      const { begins, ...begun } = await db.transaction().execute(async (trx) => {
        await holdPerson(trx, user);
        const row = await holdOpenTable(trx, table);
        needHost(row, user);
        const places = await placesOf(trx, table);
        if (places.some(isFree))
          throw refuse('notNow', 'There are free seats: fill them with people or bots.');
        const people = peopleOf(places);
        if (row.rated === 1) await needAllKept(trx, user, people);
        if (asksReady(row)) await needAllReady(trx, table, user, now());
        if (people.length === 1) await needRoomForBotGame(trx, user, settings.limits);
        // Better now than once everybody has shown their secret.
        setUp(await headerOf(trx, row, { seed: 'trial', order: places }, now()), log);
        const waits = await startDrawing(trx, row, places, now());
        if (!waits) await begin(trx, row, places, now(), log);
        return { row, people, begins: !waits };
      });
      tell(begun, begins);
    },

    async show({ user }, table, secret) {
      const { begins, ...begun } = await db.transaction().execute(async (trx) => {
        const row = await holdTable(trx, table);
        if (!row) throw noSuchTable();
        const begins = await show(trx, row, user, secret);
        const places = await placesOf(trx, table);
        if (begins) await begin(trx, row, places, now(), log);
        return { row, people: peopleOf(places), begins };
      });
      tell(begun, begins);
    },

    beginDue,
    close: () => clearInterval(timer),
  };
}

/**
 * Seed and seats are drawn in the same transaction that turns the table from open to playing, so that of two starts
 * at once one finds it begun.
 */
async function begin(
  trx: Trx,
  row: Row<'tables'>,
  places: readonly Place[],
  at: number,
  log: Base['log'],
): Promise<void> {
  const drawn = await draw(trx, row.id, places);
  const { order } = drawn;
  const header = await headerOf(trx, row, drawn, at);
  const edition = row.edition ?? (await keepStandard(trx, row.game, at));
  const { dealt, waiting, dueAt, botDue } = setUp(header, log);
  const since = new Map(waiting.map((wait) => [wait.seat, wait.since]));
  await trx
    .updateTable('tables')
    .set({
      status: 'playing',
      version: header.version,
      edition,
      seed: header.seed,
      dealt,
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

/** `order`: who sits where, from seat 0 on. */
async function headerOf(
  trx: Trx,
  row: Row<'tables'>,
  { seed, order }: { readonly seed: string; readonly order: readonly Place[] },
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
    seed,
    pace: JSON.parse(row.pace) as Pace,
    seats: order.map(({ user_id, bot }) =>
      user_id === null ? { kind: 'bot', level: bot as Level } : { kind: 'person', user: user_id },
    ),
    startedAt,
  };
}

/** An edition may have been kept since before the rules changed. */
function setUp(header: TableHeader, log: Base['log']): ReturnType<typeof standing> & { dealt: string } {
  try {
    const table = openTable(header);
    return { ...standing(table), dealt: table.proof };
  } catch (error) {
    log.error({ err: error, table: header.id }, 'a game could not be set up');
    const why = error instanceof Error ? error.message : String(error);
    throw refuse('notNow', `The game can't be set up: ${why.slice(0, 200)}`);
  }
}
