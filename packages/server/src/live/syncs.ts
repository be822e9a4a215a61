import { type Audience, hashState } from '@polder/core';
import type { Base, Lobby, Visitor } from '../context.js';
import { printedFor } from '../games.js';
import { Refused } from '../refused.js';
import {
  audienceOf,
  entryFor,
  replayRecords,
  replayState,
  setupView,
  statusFor,
  type TableRecord,
} from '../table/index.js';
import type { AppliedRecord, Table } from '../table/table.js';
import type { Message } from '../wire/messages.js';
import type { Entry, Sync, TableInfo } from '../wire/table.js';
import type { Gate } from './gate.js';
import type { Seen } from './seen.js';
import { inSlices } from './slices.js';
import type { LoadedTable } from './tables.js';

/** What a client says that it has: the last entry, and the hash of its view there. */
export interface After {
  readonly seq: number;
  readonly hash: string;
}

/** What a client needs to have a table whole. */
export interface Syncs {
  /** Throws Refused: not for these eyes. */
  need(visitor: Visitor | undefined, table: string): Promise<TableInfo>;
  /** Everything. Only within a job of the table. */
  whole(loaded: LoadedTable, visitor: Visitor | undefined, info: TableInfo): Promise<Message<'sync'>>;
  /** What came after; everything if that does not fit. Only within a job of the table. */
  since(
    loaded: LoadedTable,
    visitor: Visitor | undefined,
    info: TableInfo,
    after: After,
  ): Promise<Message<'sync' | 'entries'>>;
}

interface SyncParts {
  readonly lobby: Pick<Lobby, 'info' | 'maySee'>;
  /** Reads what others have written, and tells it to all who look on. */
  readonly catchUp: (loaded: LoadedTable) => Promise<void>;
  readonly seen: Seen;
  readonly gate: Gate;
}

/** A game is dealt; before, there is only a room where people gather. */
export const isBegun = ({ status }: TableInfo): boolean =>
  status === 'playing' || status === 'over' || status === 'abandoned';

/** Those who play are not to wait for those who look on; nor for a game that is over. */
export const patienceOf = (
  visitor: Visitor | undefined,
  { status, seats }: TableInfo,
): { readonly patient: boolean } => ({
  patient:
    status !== 'playing' || !seats.some((seat) => seat.kind === 'person' && seat.person.id === visitor?.user),
});

/** All records of so many tables are kept, of those that were asked for last. */
const WHOLE_KEPT = 24;

export function openSyncs({ store, now }: Base, { lobby, catchUp, seen, gate }: SyncParts): Syncs {
  /** By table and rules. Those asked for last are at the end. */
  const whole = new Map<string, readonly AppliedRecord[]>();
  const keyOf = ({ id, version }: Table['header']): string => `${id} ${version}`;

  function remember(header: Table['header'], applied: readonly AppliedRecord[]): readonly AppliedRecord[] {
    const key = keyOf(header);
    whole.delete(key);
    whole.set(key, applied);
    if (whole.size > WHOLE_KEPT)
      for (const oldest of whole.keys()) {
        whole.delete(oldest);
        break;
      }
    return applied;
  }

  /** From the first on, as far as the table in memory goes: another process may have written more. */
  function knownApplied({ table, applied }: LoadedTable): readonly AppliedRecord[] | undefined {
    if (applied.length > table.seq) return applied;
    const known = whole.get(keyOf(table.header));
    const missing = known ? table.seq + 1 - known.length : Infinity;
    if (!known || missing < 0 || missing > applied.length) return undefined;
    return remember(table.header, missing === 0 ? known : [...known, ...applied.slice(-missing)]);
  }

  async function allApplied(loaded: LoadedTable): Promise<readonly AppliedRecord[]> {
    const { id, table } = loaded;
    const replayed = async () => inSlices(replayRecords(table.header, await recordsUpTo(id, table.seq)));
    return knownApplied(loaded) ?? remember(table.header, await gate.pass(id, replayed));
  }

  async function recordsUpTo(id: string, last: number): Promise<readonly TableRecord[]> {
    const records = await store.tables.records(id, -1);
    return records.filter(({ seq }) => seq <= last);
  }

  async function wholeOf(
    loaded: LoadedTable,
    visitor: Visitor | undefined,
    known: TableInfo,
  ): Promise<Message<'sync'>> {
    const { id, table } = loaded;
    const { header, game } = table;
    const who = audienceOf(header, visitor?.user);
    const applied = await allApplied(loaded);
    const ended = table.status === 'over' || table.status === 'abandoned';
    // It may have ended since the info was read, or go on by other rules.
    const isOld = (ended && known.status === 'playing') || known.version !== header.version;
    const info = isOld ? ((await lobby.info(id)) ?? known) : known;
    // A page that has other printed values by itself must not show it.
    const printed = printedFor(header.game, header.options);
    const sync: Sync = {
      info,
      seat: who === 'table' ? null : who,
      options: header.options,
      ...(printed === undefined ? {} : { printed }),
      setup: setupView(header, who),
      entries: applied.map((one) => entryFor(one, who, game)),
      status: statusFor(table, who, now()),
      seen: who === 'table' ? -1 : await seen.of(id, who),
    };
    return { type: 'sync', table: id, sync };
  }

  /** Undefined: the hash is not that of the view at this moment. */
  async function entriesAfter(
    loaded: LoadedTable,
    who: Audience,
    { seq, hash }: After,
  ): Promise<Entry[] | undefined> {
    const { id, table } = loaded;
    const { header, game } = table;
    const records = await recordsUpTo(id, table.seq);
    // What the client has was made by other rules.
    if (records.slice(seq + 1).some(({ body }) => body.type === 'rules')) return undefined;
    const then = await inSlices(replayState(header, records.slice(0, seq + 1)));
    if (hashState(game.view(then.state, who)) !== hash) return undefined;
    const applied = knownApplied(loaded) ?? remember(header, await inSlices(replayRecords(header, records)));
    return applied.slice(seq + 1).map((one) => entryFor(one, who, game));
  }

  return {
    async need(visitor, table) {
      const info = await lobby.info(table);
      if (info && lobby.maySee(visitor, info)) return info;
      throw new Refused({ code: 'notFound', message: 'There is no such table.' });
    },
    whole: wholeOf,
    async since(loaded, visitor, info, after) {
      // Seen in another process, of which we have not heard yet.
      if (after.seq > loaded.table.seq) await catchUp(loaded);
      const { id, table } = loaded;
      if (after.seq > table.seq) return wholeOf(loaded, visitor, info);
      const who = audienceOf(table.header, visitor?.user);
      const entries =
        after.seq < table.seq
          ? await gate.pass(id, () => entriesAfter(loaded, who, after))
          : hashOf(table, who) === after.hash
            ? []
            : undefined;
      if (!entries) return wholeOf(loaded, visitor, info);
      return { type: 'entries', table: id, after: after.seq, entries, status: statusFor(table, who, now()) };
    },
  };
}

export const hashOf = ({ game, history }: Table, who: Audience): string =>
  hashState(game.view(history.state, who));
