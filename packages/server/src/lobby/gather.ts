import type { Base, Visitor } from '../context.js';
import type { NewRow, Row } from '../store/schema.js';
import { newTableId } from './chance.js';
import { commit, keepSecret } from './draw.js';
import { keepEdition } from './editions.js';
import { needKept } from './kept.js';
import { needNewTable } from './limits.js';
import { type AskedTable, type CheckedTable, checkTable } from './new-table.js';
import { publishChange } from './publish.js';
import { sayReady } from './ready.js';
import { refuse } from './refuse.js';
import {
  holdOpenTable,
  holdPerson,
  isFree,
  peopleOf,
  placesOf,
  putInto,
  sitDown,
  type Trx,
} from './seats.js';

/** Tables with an own edition that one person may open in a day: each may take 300 kB. */
const EDITIONS_PER_DAY = 20;
const DAY = 86_400_000;

/** People gather at a table: all that happens there before the start. */
export interface Gather {
  /** `count`: asked last, see lobby.ts. */
  create(visitor: Visitor, asked: AskedTable, count?: () => void): Promise<string>;
  join(visitor: Visitor, table: string): Promise<void>;
  leave(visitor: Visitor, table: string): Promise<void>;
  /** Says that one is there and the game can begin. */
  ready(visitor: Visitor, table: string): Promise<void>;
  /** To a secret for the draw of the seed. */
  commit(visitor: Visitor, table: string, commitment: string): Promise<void>;
  kick(visitor: Visitor, table: string, seat: number): Promise<void>;
  seatBot(visitor: Visitor, table: string, seat: number, level: string | null): Promise<void>;
}

export function openGather({ settings, store, now }: Base): Gather {
  const { db, bus } = store;
  const { limits } = settings;

  /** Does something at an open table, and tells everybody there and whoever else it is about. */
  async function change(table: string, act: (trx: Trx, row: Row<'tables'>) => Promise<Iterable<string>>) {
    const told = await db.transaction().execute(async (trx) => {
      const row = await holdOpenTable(trx, table);
      const others = await act(trx, row);
      const people = peopleOf(await placesOf(trx, table));
      return { listed: row.listed === 1, people: new Set([...people, ...others]) };
    });
    publishChange(bus, { id: table, listed: told.listed }, told.people);
  }

  return {
    async create({ user }, asked, count) {
      const checked = checkTable(asked);
      const at = now();
      const id = await db.transaction().execute(async (trx) => {
        await holdPerson(trx, user);
        if (checked.rated) await needKept(trx, user);
        await needNewTable(trx, user, at, limits);
        if (checked.edition) {
          await needRoomForEdition(trx, user, at);
          await keepEdition(trx, checked.game, checked.edition, at);
        }
        count?.();
        return insertTable(trx, {
          ...rowOf(checked),
          host: user,
          seats: checked.players,
          bots: checked.bots,
          at,
        });
      });
      publishChange(bus, { id, listed: checked.listed }, [user]);
      return id;
    },

    async join({ user }, table) {
      const told = await db.transaction().execute(async (trx) => {
        await holdPerson(trx, user);
        const row = await holdOpenTable(trx, table);
        await sitDown(trx, user, row, limits);
        return { listed: row.listed === 1, people: peopleOf(await placesOf(trx, table)) };
      });
      publishChange(bus, { id: table, listed: told.listed }, told.people);
    },

    leave: ({ user }, table) =>
      change(table, async (trx, row) => {
        const places = await placesOf(trx, table);
        const own = places.find(({ user_id }) => user_id === user);
        if (!own) throw refuse('notYours', 'You do not sit at this table.');
        await putInto(trx, table, own.seat, {});
        const left = peopleOf(places).filter((person) => person !== user);
        if (left.length === 0) {
          await patch(trx, table, { status: 'cancelled', finished_at: now() });
        } else if (row.host_id === user) await patch(trx, table, { host_id: left[0] });
        return [user];
      }),

    ready: ({ user }, table) =>
      change(table, async (trx) => {
        await sayReady(trx, table, user, now());
        return [];
      }),

    commit: ({ user }, table, commitment) =>
      change(table, async (trx) => {
        if (!peopleOf(await placesOf(trx, table)).includes(user))
          throw refuse('notYours', 'You do not sit at this table.');
        await commit(trx, table, user, commitment);
        return [];
      }),

    kick: ({ user }, table, seat) =>
      change(table, async (trx, row) => {
        needHost(row, user);
        const place = (await placesOf(trx, table)).find((it) => it.seat === seat);
        if (!place || place.user_id === null) throw refuse('bad', 'Nobody sits there.');
        if (place.user_id === user) throw refuse('bad', 'To go yourself, leave the table.');
        await putInto(trx, table, seat, {});
        return [place.user_id];
      }),

    seatBot: ({ user }, table, seat, level) =>
      change(table, async (trx, row) => {
        needHost(row, user);
        const place = (await placesOf(trx, table)).find((it) => it.seat === seat);
        if (!place) throw refuse('bad', 'There is no such seat.');
        if (place.user_id !== null) throw refuse('notNow', 'Somebody sits there.');
        if (level !== null && row.rated === 1) {
          throw refuse('notNow', 'A rated game is for people only: no bots.');
        }
        if (level !== null || !isFree(place)) await putInto(trx, table, seat, { bot: level });
        return [];
      }),
  };
}

export function needHost({ host_id }: Pick<Row<'tables'>, 'host_id'>, user: string): void {
  if (host_id !== user) throw refuse('notYours', 'Only the host of this table can do that.');
}

const patch = (trx: Trx, table: string, change: Partial<NewRow<'tables'>>) =>
  trx.updateTable('tables').set(change).where('id', '=', table).execute();

/** Counts the tables, not the editions: the same one again costs nothing, but nor is it worth a look. */
async function needRoomForEdition(trx: Trx, user: string, at: number): Promise<void> {
  const row = await trx
    .selectFrom('tables')
    .select((eb) => eb.fn.countAll().as('count'))
    .innerJoin('editions', 'editions.hash', 'tables.edition')
    .where('tables.host_id', '=', user)
    .where('editions.standard', '=', 0)
    .where('tables.created_at', '>', at - DAY)
    .executeTakeFirstOrThrow();
  if (Number(row.count) < EDITIONS_PER_DAY) return;
  throw refuse(
    'tooMuch',
    `More than ${EDITIONS_PER_DAY} tables a day with an edition of your own: try tomorrow.`,
  );
}

/** What one table can take over from another. */
export type TableSettings = Pick<
  Row<'tables'>,
  'game' | 'options' | 'edition' | 'listed' | 'pace' | 'rated' | 'hints' | 'spectators'
>;

const rowOf = (table: CheckedTable): TableSettings => ({
  game: table.game,
  options: JSON.stringify(table.options),
  edition: table.edition?.hash ?? null,
  listed: table.listed ? 1 : 0,
  pace: JSON.stringify(table.pace),
  rated: table.rated ? 1 : 0,
  hints: table.hints ? 1 : 0,
  spectators: table.spectators ? 1 : 0,
});

export interface InsertedTable extends TableSettings {
  readonly host: string;
  readonly seats: number;
  /** Their levels; they sit in the last seats. */
  readonly bots: readonly string[];
  readonly at: number;
  readonly rematchOf?: string;
}

/** An open table with its host in seat 0. */
export async function insertTable(trx: Trx, table: InsertedTable): Promise<string> {
  const { host, seats, bots, at, rematchOf, ...settings } = table;
  const id = newTableId();
  await trx
    .insertInto('tables')
    .values({
      ...settings,
      id,
      version: null,
      status: 'open',
      host_id: host,
      seed: null,
      commitment: null,
      result: null,
      rematch_id: null,
      rematch_of: rematchOf ?? null,
      created_at: at,
      started_at: null,
      finished_at: null,
      seq: -1,
      due_at: null,
      bot_due: 0,
      claimed_by: null,
      claimed_until: null,
    })
    .execute();
  await trx
    .insertInto('seats')
    .values(
      Array.from({ length: seats }, (_, seat) =>
        emptySeat(id, seat, {
          user_id: seat === 0 ? host : null,
          bot: bots[seat - (seats - bots.length)] ?? null,
        }),
      ),
    )
    .execute();
  await keepSecret(trx, id);
  return id;
}

export const emptySeat = (
  table: string,
  seat: number,
  who: { readonly user_id: string | null; readonly bot: string | null },
): NewRow<'seats'> => ({
  table_id: table,
  seat,
  ...who,
  waiting: 0,
  since: null,
  away: 0,
  seen_seq: -1,
});
