import { below, type Random, seedRandom } from '@polder/core';
import type { Base, Visitor } from '../../context.js';
import { Refused } from '../../refused.js';
import type { Limits } from '../../run/settings.js';
import { silent } from '../../run/testing/log.js';
import { testSettings } from '../../run/testing/settings.js';
import type { Bus, BusMessage } from '../../store/bus.js';
import type { Store } from '../../store/store.js';
import { addUser } from '../../store/testing/rows.js';
import { decide, type Unwritten } from '../../table/decide.js';
import { openTable } from '../../table/fold.js';
import type { TableRecord } from '../../table/records.js';
import { standing } from '../../table/standing.js';
import type { LiveTable } from '../../table/table.js';
import type { Action } from '../../wire/commands.js';
import type { NewTable } from '../../wire/lobby.js';
import type { Refusal, RefusalCode } from '../../wire/messages.js';
import type { TableInfo } from '../../wire/table.js';
import { type OpenLobby, openLobby } from '../lobby.js';
import type { AskedTable } from '../new-table.js';

export const NOON = 1_700_000_000_000;
export const HOUR = 3_600_000;

/** A lobby with people, and with ears on all that it tells others. */
export interface Hall {
  readonly base: Base;
  readonly lobby: OpenLobby;
  /** Resolves once this was said on the bus. */
  hears(message: BusMessage): Promise<void>;
  /** Tables that live/ was told of, and people who were told that a game began. */
  readonly started: readonly string[];
  readonly began: readonly { readonly user: string; readonly table: string }[];
  /** Turns the clock on. */
  pass(ms: number): void;
  /** New accounts with these names, kept by an address. */
  people(...names: readonly string[]): Promise<Visitor[]>;
  /** And such as are not. */
  guests(...names: readonly string[]): Promise<Visitor[]>;
  block(by: Visitor, whom: Visitor): Promise<void>;
  /** A running game of these, started by the first. */
  game(people: readonly Visitor[], asked?: Partial<NewTable>): Promise<TableInfo>;
}

/** `since`: what its clock shows when it opens. */
export function openHall(store: Store, limits: Partial<Limits> = {}, since: number = NOON): Hall {
  let now = since;
  let accounts = 0;
  const settings = testSettings();
  const base: Base = {
    settings: { ...settings, limits: { ...settings.limits, ...limits } },
    store,
    log: silent(),
    now: () => now,
    process: 'test',
  };
  const started: string[] = [];
  const began: { user: string; table: string }[] = [];
  const hears = openEar(store.bus);
  const lobby = openLobby(base, {
    people: {
      visitor: async () => undefined,
      me: async () => undefined,
      async names(users) {
        const rows = await store.db.selectFrom('users').selectAll().where('id', 'in', users).execute();
        return new Map(rows.map(({ id, name }) => [id, name]));
      },
    },
    live: () => ({ started: (table) => void started.push(table) }),
    notices: {
      turn: () => undefined,
      passed: () => undefined,
      began: (user, table) => void began.push({ user, table }),
      ended: () => undefined,
      standIn: () => undefined,
    },
  });
  async function add(names: readonly string[], email: (id: string) => string | null): Promise<Visitor[]> {
    const ids = names.map((name) => `${name.toLowerCase()}-${String(accounts++).padStart(8, '0')}`);
    for (const [i, id] of ids.entries()) await addUser(store, id, { name: names[i], email: email(id) });
    return ids.map((user) => ({ user, session: `session-of-${user}` }));
  }
  const hall: Hall = {
    ...{ base, lobby, hears, started, began },
    pass: (ms) => {
      now += ms;
    },
    people: (...names) => add(names, (id) => `${id}@example.org`),
    guests: (...names) => add(names, () => null),
    async block(by, whom) {
      await store.db
        .insertInto('blocks')
        .values({ user_id: by.user, blocked_id: whom.user, created_at: now })
        .execute();
    },
    async game(people, asked) {
      const { id } = await lobby.create(people[0], newTable({ players: people.length, ...asked }));
      for (const person of people.slice(1)) {
        await lobby.join(person, id);
        await lobby.ready(person, id);
      }
      return lobby.start(people[0], id);
    },
  };
  return hall;
}

function openEar(bus: Bus): Hall['hears'] {
  const heard = new Set<string>();
  const waiting = new Map<string, () => void>();
  bus.subscribe((message) => {
    const text = JSON.stringify(message);
    heard.add(text);
    waiting.get(text)?.();
  });
  return (message) => {
    const text = JSON.stringify(message);
    return heard.has(text) ? Promise.resolve() : new Promise((resolve) => waiting.set(text, resolve));
  };
}

/** Duel for two or Valley for more, listed, with a clock, unless it says otherwise. */
export const newTable = (asked: Partial<NewTable> = {}): AskedTable => ({
  game: (asked.players ?? 2) > 2 ? 'valley' : 'duel',
  players: 2,
  pace: { kind: 'live', turn: 60, bank: 600 },
  listed: true,
  rated: false,
  hints: false,
  spectators: true,
  ...asked,
  options: { ...asked.options },
  bots: [...(asked.bots ?? [])],
});

/** Why it was refused; fails if it was done. */
export async function refusalOf(doing: Promise<unknown>): Promise<Refusal> {
  try {
    await doing;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
  throw new Error('It was done.');
}

export const refused = async (doing: Promise<unknown>): Promise<RefusalCode> => (await refusalOf(doing)).code;

/** Writes what somebody does at a running table, as live/ does. */
export async function act(store: Store, table: LiveTable, user: string, action: Action): Promise<LiveTable> {
  const { records, next } = unwritten(table, user, action);
  await write(store, next, records);
  return next;
}

function unwritten(table: LiveTable, user: string, action: Action): Unwritten {
  const command = { id: `command-${table.seq}-${user}`, table: table.header.id, seq: table.seq, action };
  const decided = decide(table, { user }, command, table.at + 1000);
  if (!('next' in decided)) throw new Error(`Not done: ${JSON.stringify(decided)}`);
  return decided;
}

async function write(store: Store, next: LiveTable, records: readonly TableRecord[]): Promise<void> {
  const written = await store.tables.append({ table: next.header.id, records, ...standing(next) });
  if (written !== 'ok') throw new Error('Somebody else has written.');
}

export async function opened(store: Store, id: string): Promise<LiveTable> {
  const header = await store.tables.header(id);
  if (!header) throw new Error('The game has not started.');
  const table = openTable(header);
  for (const record of await store.tables.records(id, -1)) table.apply(record);
  return table;
}

/** Lets anything be chosen, until so many choices stand or the game is over. Written in one go. */
export async function playOn(
  store: Store,
  table: LiveTable,
  random: Random = seedRandom('play'),
  choices = Number.POSITIVE_INFINITY,
): Promise<LiveTable> {
  const records: TableRecord[] = [];
  let now = table;
  while (now.history.choices.length < choices && now.decisions.length > 0) {
    const { seat, id, options } = now.decisions[below(random, now.decisions.length)];
    const sits = now.header.seats[seat];
    if (sits?.kind !== 'person') throw new Error('Only people play here.');
    const { key } = options[below(random, options.length)];
    const made = unwritten(now, sits.user, { type: 'choose', decision: id, keys: [key] });
    records.push(...made.records);
    now = made.next;
  }
  if (records.length > 0) await write(store, now, records);
  return now;
}

/** The shortest way to the end: all agree that nobody wins. */
export async function abandon(store: Store, id: string): Promise<void> {
  let now = await opened(store, id);
  const [first, ...others] = now.header.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.user] : []));
  now = await act(store, now, first, { type: 'propose', what: { what: 'abandon' } });
  const proposal = now.seq;
  for (const user of others) now = await act(store, now, user, { type: 'answer', proposal, yes: true });
}
