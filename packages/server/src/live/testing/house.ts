import { type Level, VERSIONS } from '@polder/bots';
import { below, seedRandom } from '@polder/core';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, describe } from 'vitest';
import type { Base, BotPool, Visitor } from '../../context.js';
import { needGame } from '../../games.js';
import { type OpenLobby, openLobby } from '../../lobby/lobby.js';
import type { Limits } from '../../run/settings.js';
import { silent } from '../../run/testing/log.js';
import { testSettings } from '../../run/testing/settings.js';
import { openStore } from '../../store/open.js';
import type { NewRow } from '../../store/schema.js';
import type { Store } from '../../store/store.js';
import { addUser } from '../../store/testing/rows.js';
import { closing, temporaryFolder, tidy } from '../../store/testing/stores.js';
import { openTable, standing } from '../../table/index.js';
import type { TableHeader } from '../../table/table.js';
import { DEFAULT_NOTICES } from '../../wire/people.js';
import type { Pace } from '../../wire/table.js';
import { type OpenLive, openLive } from '../live.js';
import type { Times } from '../times.js';
import { type Client, openClient } from './client.js';

export const NOON = 1_700_000_000_000;

/** What somebody was told who was not there. */
export interface Told {
  readonly what: 'turn' | 'began' | 'ended' | 'standIn';
  readonly user: string;
  readonly table: string;
}

export interface TableAsked {
  readonly game?: string;
  /** By seat: somebody's id, or a bot. */
  readonly seats: readonly (string | { readonly bot: Level })[];
  readonly pace?: Pace;
  readonly row?: Partial<NewRow<'tables'>>;
}

/** One process: a live/ with all that it needs. Everything that it does is in the store. */
export interface House {
  readonly base: Base;
  readonly live: OpenLive;
  readonly lobby: OpenLobby;
  readonly told: readonly Told[];
  /** Turns of which the notices were taken back. */
  readonly passed: readonly Pick<Told, 'user' | 'table'>[];
  /** Tables whose end was settled. */
  readonly ended: readonly string[];
  /** Turns the clock on. */
  pass(ms: number): void;
  person(id: string): Promise<Visitor>;
  /** A game that begins now. */
  table(asked: TableAsked): Promise<string>;
  client(visitor: Visitor | undefined): Client;
}

export interface HouseParts {
  /** When it opens; noon, if nothing is said. */
  readonly now?: number;
  readonly process?: string;
  readonly bots?: Partial<BotPool>;
  readonly limits?: Partial<Limits>;
  readonly times?: Partial<Times>;
  readonly log?: FastifyBaseLogger;
}

/** Drained after each test. */
const houses: House[] = [];

/** Houses on a SQLite database of their own. `open` may wrap the store. */
export function describeHouses(
  name: string,
  suite: (open: (parts?: HouseParts, wrap?: (store: Store) => Store) => Promise<House>) => void,
): void {
  describe(name, () => {
    afterEach(tidy);
    afterEach(drainHouses);
    suite(async (parts, wrap = (it) => it) => {
      const store = await openStore(
        { data: temporaryFolder(), databaseUrl: undefined },
        parts?.log ?? silent(),
      );
      return openHouse(wrap(closing(store)), parts);
    });
  });
}

export async function drainHouses(): Promise<void> {
  for (const house of houses.splice(0)) await house.live.drain();
}

/** Chooses by chance, at once. */
export const hasty: BotPool['plan'] = ({ decision: { options }, level, seed }) =>
  Promise.resolve({
    keys: [options[below(seedRandom(seed), options.length)].key],
    level,
    version: VERSIONS[level],
  });

export function openHouse(store: Store, parts: HouseParts = {}): House {
  let now = parts.now ?? NOON;
  let tables = 0;
  const told: Told[] = [];
  const passed: Pick<Told, 'user' | 'table'>[] = [];
  const ended: string[] = [];
  const settings = testSettings();
  const limits = { ...settings.limits, messages: 10_000, burst: 10_000, ...parts.limits };
  const base: Base = {
    settings: { ...settings, limits },
    store,
    log: parts.log ?? silent(),
    now: () => now,
    process: parts.process ?? 'one',
  };
  const tell =
    (what: Told['what']) =>
    (user: string, table: string): void =>
      void told.push({ what, user, table });
  const notices = {
    ...{ turn: tell('turn'), began: tell('began'), ended: tell('ended') },
    standIn: tell('standIn'),
    passed: (user: string, table: string): void => void passed.push({ user, table }),
  };
  const people = {
    visitor: async () => undefined,
    me: async (id: string) => ({
      ...{ id, name: id, email: null, passkeys: 0 },
      ...{ locale: 'en' as const, notices: DEFAULT_NOTICES },
    }),
    names: async () => new Map<string, string>(),
  };
  const lobby = openLobby(base, { people, notices, live: () => live });
  const live = openLive(
    base,
    {
      people,
      notices,
      lobby: {
        ...lobby,
        async ended(table) {
          ended.push(table);
          await lobby.ended(table);
        },
      },
      bots: { plan: hasty, waiting: 0, close: async () => {}, ...parts.bots },
    },
    // Its clock is turned on all the time: that is no sleep.
    { tick: 20, sweep: 50, asleep: Infinity, ...parts.times },
  );

  const house: House = {
    ...{ base, live, told, passed, ended, lobby },
    pass(ms) {
      now += ms;
    },
    async person(id) {
      const session = `session-of-${id}`;
      await addUser(store, id);
      await store.db
        .insertInto('sessions')
        .values({
          ...{ token_hash: `hash-of-${id}`, id: session, user_id: id, agent: '' },
          ...{ created_at: now, seen_at: now, expires_at: now + 1e11 },
        })
        .onConflict((it) => it.column('token_hash').doNothing())
        .execute();
      return { user: id, session };
    },
    async table(asked) {
      const id = `table-${base.process}-${String(tables++).padStart(4, '0')}`;
      await addGame(store, id, asked, now);
      live.started(id);
      return id;
    },
    client: (visitor) => openClient(live, visitor),
  };
  houses.push(house);
  return house;
}

async function addGame(store: Store, id: string, asked: TableAsked, now: number): Promise<void> {
  const { game = 'duel', seats, pace = { kind: 'none' }, row } = asked;
  const entry = needGame(game);
  const header: TableHeader = {
    ...{ id, game, version: entry.game.version, seed: `seed of ${id}`, pace, startedAt: now },
    options: entry.setupOptions(seats.length, {}, undefined),
    seats: seats.map((seat) =>
      typeof seat === 'string' ? { kind: 'person', user: seat } : { kind: 'bot', level: seat.bot },
    ),
  };
  const { waiting, dueAt, botDue } = standing(openTable(header));
  const people = seats.filter((seat) => typeof seat === 'string');
  for (const user of people) await addUser(store, user);
  const host = people[0] ?? 'host';
  await addUser(store, host);
  // All at once: whoever looks for tables where something is due must not find one without seats.
  await store.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('tables')
      .values({
        ...{ id, game, version: header.version, options: '{}', edition: null, status: 'playing' },
        ...{ listed: 0, pace: JSON.stringify(pace), rated: 0, hints: 0, spectators: 1 },
        ...{ host_id: host, seed: header.seed, commitment: 'c', result: null, rematch_id: null },
        ...{ rematch_of: null, rated_at: null, created_at: now, started_at: now, finished_at: null },
        ...{ seq: -1, due_at: dueAt, bot_due: botDue ? 1 : 0, claimed_by: null, claimed_until: null },
        ...row,
      })
      .execute();
    await trx
      .insertInto('seats')
      .values(
        seats.map((sits, seat) => ({
          ...{ table_id: id, seat, away: 0 as const, seen_seq: -1 },
          user_id: typeof sits === 'string' ? sits : null,
          bot: typeof sits === 'string' ? null : sits.bot,
          waiting: waiting.some((it) => it.seat === seat) ? (1 as const) : (0 as const),
          since: waiting.find((it) => it.seat === seat)?.since ?? null,
        })),
      )
      .execute();
  });
}
