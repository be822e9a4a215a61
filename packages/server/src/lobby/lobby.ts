import type { Base, Live, Lobby, Notices, People, Visitor } from '../context.js';
import type { FinishedGame, Ranked, TableView } from '../wire/lobby.js';
import type { Profile } from '../wire/people.js';
import type { TableInfo } from '../wire/table.js';
import { openChat } from './chat.js';
import { noteEditions } from './editions.js';
import { openGather } from './gather.js';
import { maySee, peopleAt, readInfo, seatOf } from './infos.js';
import { listTables, nextTable, ownTables } from './lists.js';
import type { AskedTable } from './new-table.js';
import { bestOf, rateTable, ratingsOf } from './ratings.js';
import { readEdition, readFinished } from './record.js';
import { noSuchTable, refuse } from './refuse.js';
import { rematch } from './rematch.js';
import { sweepTables } from './stale.js';
import { openStart } from './start.js';
import { tidyTables } from './tidy.js';

/** How often what time does to tables is done. */
const SWEEP_EVERY = 10 * 60_000;

export interface LobbyParts {
  readonly people: People;
  /** As a function: the two know each other. */
  readonly live: () => Pick<Live, 'started'>;
  readonly notices: Notices;
  /** No new games may begin now (`polder-server no-new-games`). */
  readonly isClosed?: () => boolean;
}

/** With what its routes ask for. */
export interface OpenLobby extends Lobby {
  view(visitor: Visitor | undefined, table: string): Promise<TableView>;
  /** `count`: asked last, once all else allows a new table; throws if there is to be none. */
  create(visitor: Visitor, asked: AskedTable, count?: () => void): Promise<TableInfo>;
  join(visitor: Visitor, table: string): Promise<TableInfo>;
  leave(visitor: Visitor, table: string): Promise<TableInfo>;
  ready(visitor: Visitor, table: string): Promise<TableInfo>;
  kick(visitor: Visitor, table: string, seat: number): Promise<TableInfo>;
  seatBot(visitor: Visitor, table: string, seat: number, level: string | null): Promise<TableInfo>;
  /** To a secret for the draw of the seed; and shows it. */
  commit(visitor: Visitor, table: string, commitment: string): Promise<TableInfo>;
  show(visitor: Visitor, table: string, secret: string): Promise<TableInfo>;
  start(visitor: Visitor, table: string): Promise<TableInfo>;
  rematch(visitor: Visitor, table: string, count?: () => void): Promise<TableInfo>;
  list(visitor: Visitor | undefined): Promise<readonly TableInfo[]>;
  own(visitor: Visitor): Promise<readonly TableInfo[]>;
  next(visitor: Visitor, after: string | undefined): Promise<string | null>;
  finished(visitor: Visitor | undefined, table: string): Promise<FinishedGame>;
  /** What is printed at a table, for whoever may sit down there; null: the game's own values. */
  edition(visitor: Visitor | undefined, table: string): Promise<string | null>;
  best(game: string, players: number): Promise<readonly Ranked[]>;
  profile(user: string): Promise<Profile>;
  /** Gives up tables that nobody came to and removes old ones; rates games whose process died. Also done from time to time. */
  sweep(): Promise<void>;
  /** Begins games whose secrets were waited for long enough. Also done every second. */
  beginDue(): Promise<void>;
  close(): void;
}

export function openLobby(base: Base, parts: LobbyParts): OpenLobby {
  const { db } = base.store;
  const gather = openGather(base);
  const chat = openChat(base);
  const starting = openStart(base, parts);
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => base.log.error({ err: error }, 'tables could not be swept'));
  }, SWEEP_EVERY);
  timer.unref();

  async function sweep(): Promise<void> {
    await sweepTables(base);
    await noteEditions(base);
    await tidyTables(base);
  }

  async function seen(visitor: Visitor | undefined, table: string): Promise<TableInfo> {
    const info = await readInfo(db, table);
    if (!info || !maySee(visitor, info)) throw noSuchTable();
    return info;
  }

  function needNewGames(): void {
    if (parts.isClosed?.())
      throw refuse('notNow', 'No new games begin here for now. Games that run go on.', 'noNewGames');
  }

  /** Of a table that was just changed. */
  async function after(table: string): Promise<TableInfo> {
    const info = await readInfo(db, table);
    if (!info) throw noSuchTable();
    return info;
  }

  type Act<More extends unknown[]> = (visitor: Visitor, table: string, ...more: More) => Promise<unknown>;
  const andTell =
    <More extends unknown[]>(act: Act<More>) =>
    async (visitor: Visitor, table: string, ...more: More): Promise<TableInfo> => {
      await act(visitor, table, ...more);
      return after(table);
    };

  return {
    info: (table) => readInfo(db, table),
    maySee,
    ended: (table) => rateTable(db, table, base.now()),
    say: chat.say,
    chat: chat.heard,
    chatFor: chat.heardBy,

    async view(visitor, table) {
      const info = await seen(visitor, table);
      const ratings = await ratingsOf(db, peopleAt(info));
      return {
        info,
        mine: seatOf(info, visitor?.user),
        people: Object.fromEntries([...ratings].map(([user, list]) => [user, { ratings: list }])),
      };
    },
    async create(visitor, asked, count) {
      needNewGames();
      return after(await gather.create(visitor, asked, count));
    },
    join: andTell(gather.join),
    leave: andTell(gather.leave),
    ready: andTell(gather.ready),
    kick: andTell(gather.kick),
    seatBot: andTell(gather.seatBot),
    commit: andTell(gather.commit),
    show: andTell(starting.show),
    async start(visitor, table) {
      needNewGames();
      await starting.start(visitor, table);
      return after(table);
    },
    async rematch(visitor, table, count) {
      needNewGames();
      return after(await rematch(base, visitor, table, count));
    },
    list: (visitor) => listTables(db, visitor),
    own: (visitor) => ownTables(db, visitor),
    next: (visitor, last) => nextTable(db, visitor, last),
    finished: async (visitor, table) => readFinished(base.store, await seen(visitor, table)),
    edition: async (visitor, table) => readEdition(base.store, await seen(visitor, table)),
    best: (game, players) => bestOf(db, game, players),

    async profile(user) {
      const name = (await parts.people.names([user])).get(user);
      if (name === undefined) throw refuse('notFound', 'There is no such person.');
      const ratings = (await ratingsOf(db, [user])).get(user) ?? [];
      const row = await db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('seats.user_id', '=', user)
        .where('tables.status', '=', 'over')
        .executeTakeFirstOrThrow();
      return { person: { id: user, name }, ratings, games: Number(row.count) };
    },

    sweep,
    beginDue: starting.beginDue,
    close() {
      clearInterval(timer);
      starting.close();
    },
  };
}
