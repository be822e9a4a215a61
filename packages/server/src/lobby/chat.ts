import type { Base, Visitor } from '../context.js';
import type { Db } from '../store/schema.js';
import type { Say } from '../wire/commands.js';
import type { ChatMessage, Phrase, TableInfo } from '../wire/table.js';
import { readDeaf, selectBlockedBy } from './blocks.js';
import { mayHear, maySee, readInfo, seatOf } from './infos.js';
import { needPause, noSuchTable, refuse } from './refuse.js';
import { plainText } from './text.js';

const MINUTE = 60_000;
/** How long people may still talk after their game. */
const AFTERWARDS = 24 * 60 * MINUTE;
const SHOWN = 200;
/** Others may take the same number first, but not for ever. */
const TRIES = 50;

export interface Chat {
  say(visitor: Visitor, say: Say): Promise<ChatMessage>;
  /** The last ones after message `after`, without those of people whom the reader has blocked. */
  heard(visitor: Visitor | undefined, table: string, after: number): Promise<ChatMessage[]>;
  /** The same for many readers at once, in order; nothing for whoever may not hear it. */
  heardBy(
    readers: readonly (Visitor | undefined)[],
    table: string,
    after: number,
  ): Promise<readonly (readonly ChatMessage[])[]>;
}

export function openChat({ settings, store, now }: Base): Chat {
  const { db, bus } = store;

  async function visible(visitor: Visitor | undefined, table: string): Promise<TableInfo> {
    const info = await readInfo(db, table);
    if (!info || !maySee(visitor, info)) throw noSuchTable();
    return info;
  }

  return {
    async say(visitor, say) {
      const info = await visible(visitor, say.table);
      const before = await saidBefore(db, visitor.user, say);
      if (before) return before;
      if (seatOf(info, visitor.user) === null) {
        throw refuse('notYours', 'Only those who sit at this table can talk here.');
      }
      needTime(info, now());
      const words = wordsOf(say);
      for (let tries = 0; tries < TRIES; tries++) {
        const at = now();
        const id = await insertMessage(db, visitor.user, say, words, { at, limit: settings.limits.chat });
        const message = await saidBefore(db, visitor.user, say);
        if (message) {
          if (id !== undefined) bus.publish({ type: 'chat', table: say.table, id });
          return message;
        }
        await needPatience(db, visitor.user, { at, limit: settings.limits.chat });
      }
      throw refuse('trouble', 'The message could not be kept.');
    },

    async heard(visitor, table, after) {
      const info = await visible(visitor, table);
      if (!mayHear(visitor, info)) return [];
      const query = selectLast(db, table, after);
      const rows = await (visitor
        ? query.where('messages.user_id', 'not in', selectBlockedBy(db, visitor.user))
        : query
      ).execute();
      return rows.reverse().map(messageOf);
    },

    async heardBy(readers, table, after) {
      const info = await readInfo(db, table);
      const rows = info ? await selectLast(db, table, after).execute() : [];
      const messages = rows.reverse().map(messageOf);
      const isDeaf = await readDeaf(
        db,
        readers.flatMap((reader) => reader?.user ?? []),
        [...new Set(messages.map(({ from }) => from.id))],
      );
      return readers.map((reader) => {
        if (!info || !maySee(reader, info) || !mayHear(reader, info)) return [];
        const isFor = ({ from }: ChatMessage): boolean => !isDeaf(reader?.user, from.id);
        // One list for all who hear everything.
        return messages.every(isFor) ? messages : messages.filter(isFor);
      });
    },
  };
}

function needTime({ status, finishedAt }: TableInfo, now: number): void {
  if (status === 'open' || status === 'playing') return;
  if (status !== 'cancelled' && finishedAt !== null && now - finishedAt <= AFTERWARDS) return;
  throw refuse('notNow', 'This table is closed: nothing more can be said here.');
}

interface Words {
  readonly phrase: Phrase | null;
  readonly text: string | null;
}

function wordsOf(say: Say): Words {
  if ('phrase' in say) return { phrase: say.phrase, text: null };
  const text = plainText(say.text);
  if (text === '') throw refuse('bad', 'There is nothing in this message.');
  return { phrase: null, text };
}

interface Measure {
  readonly at: number;
  /** Messages in a minute. */
  readonly limit: number;
}

/**
 * The next number and the limit in one statement, so that many at once can't get past either: whoever finds
 * the number taken tries again. Undefined: taken, said before, or too much.
 */
async function insertMessage(
  db: Db,
  user: string,
  { table, id: command }: Say,
  { phrase, text }: Words,
  { at, limit }: Measure,
): Promise<number | undefined> {
  const row = await db
    .insertInto('messages')
    .columns(['table_id', 'id', 'at', 'user_id', 'command', 'phrase', 'text'])
    .expression((eb) =>
      eb
        .selectFrom(
          eb
            .selectFrom('messages')
            .select((max) => max.fn.coalesce(max.fn.max('messages.id'), max.lit(-1)).as('last'))
            .where('messages.table_id', '=', table)
            .as('said'),
        )
        .select((said) => [
          said.val(table).as('table_id'),
          said('said.last', '+', said.lit(1)).as('id'),
          said.val(at).as('at'),
          said.val(user).as('user_id'),
          said.val(command).as('command'),
          said.val(phrase).as('phrase'),
          said.val(text).as('text'),
        ])
        .where((said) => said(countSince(db, user, at), '<', said.lit(limit))),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

const countSince = (db: Db, user: string, at: number) =>
  db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', user)
    .where('at', '>', at - MINUTE);

async function needPatience(db: Db, user: string, { at, limit }: Measure): Promise<void> {
  const recent = await db
    .selectFrom('messages')
    .select('at')
    .where('user_id', '=', user)
    .where('at', '>', at - MINUTE)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  const message = `More than ${limit} messages in a minute: wait a little.`;
  needPause(
    recent.map((said) => said.at),
    { most: limit, ms: MINUTE, at, message },
  );
}

const selectMessages = (db: Db) =>
  db
    .selectFrom('messages')
    .leftJoin('users', 'users.id', 'messages.user_id')
    .select([
      'messages.id',
      'messages.at',
      'messages.user_id',
      'users.name',
      'messages.phrase',
      'messages.text',
    ]);

/** The newest first. */
const selectLast = (db: Db, table: string, after: number) =>
  selectMessages(db)
    .where('messages.table_id', '=', table)
    .where('messages.id', '>', after)
    // The words of people who left are gone.
    .where((is) => is.or([is('messages.text', 'is', null), is('messages.text', '!=', '')]))
    .orderBy('messages.id', 'desc')
    .limit(SHOWN);

type Selected = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

const messageOf = ({ id, at, user_id, name, phrase, text }: Selected): ChatMessage => ({
  id,
  at,
  from: { id: user_id, name: name ?? '' },
  phrase: phrase as Phrase | null,
  text,
});

/** Sent again with the same id it is the same message. */
async function saidBefore(db: Db, user: string, { table, id }: Say): Promise<ChatMessage | undefined> {
  const row = await selectMessages(db)
    .where('messages.table_id', '=', table)
    .where('messages.user_id', '=', user)
    .where('messages.command', '=', id)
    .executeTakeFirst();
  return row && messageOf(row);
}
