import { type Audience, hashState } from '@polder/core';
import type { Base, Lobby, Visitor } from '../context.js';
import { Refused } from '../refused.js';
import { audienceOf, entryFor, openBareTable, setupView, statusFor } from '../table/index.js';
import type { Step, Table } from '../table/table.js';
import type { ServerMessage } from '../wire/messages.js';
import type { Entry, Sync, TableInfo } from '../wire/table.js';
import type { Seen } from './seen.js';
import type { Kept } from './tables.js';

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
  whole(kept: Kept, visitor: Visitor | undefined, info: TableInfo): Promise<Message<'sync'>>;
  /** What came after; everything if that does not fit. Only within a job of the table. */
  since(
    kept: Kept,
    visitor: Visitor | undefined,
    info: TableInfo,
    after: After,
  ): Promise<Message<'sync' | 'entries'>>;
}

export type Message<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

interface SyncParts {
  readonly lobby: Pick<Lobby, 'info' | 'maySee'>;
  /** Reads what others have written, and tells it to all who look on. */
  readonly catchUp: (kept: Kept) => Promise<void>;
  readonly seen: Seen;
}

/** A game is dealt; before, there is only a room where people gather. */
export const isBegun = ({ status }: TableInfo): boolean =>
  status === 'playing' || status === 'over' || status === 'abandoned';

export function openSyncs({ store, now }: Base, { lobby, catchUp, seen }: SyncParts): Syncs {
  /** As far as the table in memory goes: another process may have written more. */
  async function stepsOf({ id, table, steps }: Kept): Promise<readonly Step[]> {
    if (steps.length > table.seq) return steps;
    const records = await store.tables.records(id, -1);
    const bare = openBareTable(table.header);
    return records.filter(({ seq }) => seq <= table.seq).map((record) => bare.apply(record));
  }

  async function whole(kept: Kept, visitor: Visitor | undefined, known: TableInfo): Promise<Message<'sync'>> {
    const { id, table } = kept;
    const { header, game } = table;
    const who = audienceOf(header, visitor?.user);
    const steps = await stepsOf(kept);
    const ended = table.status === 'over' || table.status === 'abandoned';
    // It may have ended since the info was read.
    const info = ended && known.status === 'playing' ? ((await lobby.info(id)) ?? known) : known;
    const sync: Sync = {
      info,
      seat: who === 'table' ? null : who,
      options: header.options,
      setup: setupView(header, who),
      entries: steps.map((step) => entryFor(step, who, game)),
      status: statusFor(table, who, now()),
      seen: who === 'table' ? -1 : await seen.of(id, who),
    };
    return { type: 'sync', table: id, sync };
  }

  /** Undefined: the hash is not that of the view at this moment. */
  async function entriesAfter(
    { id, table }: Kept,
    who: Audience,
    after: After,
  ): Promise<Entry[] | undefined> {
    const { header, game } = table;
    const bare = openBareTable(header);
    const isRight = (): boolean => hashOf(bare, who) === after.hash;
    if (after.seq < 0 && !isRight()) return undefined;
    const entries: Entry[] = [];
    for (const record of await store.tables.records(id, -1)) {
      if (record.seq > table.seq) break;
      const step = bare.apply(record);
      if (record.seq === after.seq && !isRight()) return undefined;
      if (record.seq > after.seq) entries.push(entryFor(step, who, game));
    }
    return entries;
  }

  return {
    async need(visitor, table) {
      const info = await lobby.info(table);
      if (info && lobby.maySee(visitor, info)) return info;
      throw new Refused({ code: 'notFound', message: 'There is no such table.' });
    },
    whole,
    async since(kept, visitor, info, after) {
      // Seen in another process, of which we have not heard yet.
      if (after.seq > kept.table.seq) await catchUp(kept);
      const { id, table } = kept;
      if (after.seq > table.seq) return whole(kept, visitor, info);
      const who = audienceOf(table.header, visitor?.user);
      const entries =
        after.seq < table.seq
          ? await entriesAfter(kept, who, after)
          : hashOf(table, who) === after.hash
            ? []
            : undefined;
      if (!entries) return whole(kept, visitor, info);
      return { type: 'entries', table: id, after: after.seq, entries, status: statusFor(table, who, now()) };
    },
  };
}

export const hashOf = ({ game, history }: Table, who: Audience): string =>
  hashState(game.view(history.state, who));
