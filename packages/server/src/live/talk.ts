import type { Base, Lobby } from '../context.js';
import { readDeaf } from '../lobby/blocks.js';
import { peopleAt } from '../lobby/infos.js';
import { Refused } from '../refused.js';
import type { ChatMessage, TableInfo } from '../wire/table.js';
import type { Connection, Hub, Watch, WatchedTable } from './hub.js';
import type { Presence } from './presence.js';

/** What is told at a table besides the game: who is there, and what is said. */
export interface Talk {
  /** To one who has just come. */
  tellPresent(connection: Connection, table: string): Promise<void>;
  tellPresentAll(watched: WatchedTable): Promise<void>;
  /** Somebody came or went. */
  presenceOf(user: string): Promise<void>;
  /** What was said so far. */
  tellChat(connection: Pick<Connection, 'visitor' | 'send'>, table: string): Promise<void>;
  /** Somebody has said something. */
  chat(table: string, id: number): Promise<void>;
}

interface TalkParts {
  readonly hub: Hub;
  readonly presence: Presence;
  readonly lobby: Pick<Lobby, 'chat' | 'chatFor'>;
}

/** Where it matters who is there. */
export const peopleToMeet = (info: TableInfo): readonly string[] =>
  info.status === 'open' || info.status === 'playing' ? peopleAt(info) : [];

export function openTalk({ store: { db } }: Pick<Base, 'store'>, { hub, presence, lobby }: TalkParts): Talk {
  /** Only people who sit there are told who is there, and not of those whom they block or who block them. */
  async function tell({ table, people }: WatchedTable, watches: Iterable<Watch>): Promise<void> {
    const told = [...watches].filter(
      ({ connection: { visitor } }) => visitor && people.includes(visitor.user),
    );
    if (told.length === 0) return;
    const blocks = await readDeaf(db, people, people);
    for (const watch of told) {
      const own = watch.connection.visitor?.user ?? '';
      const seen = people.filter(
        (user) => presence.isPresent(user) && !blocks(own, user) && !blocks(user, own),
      );
      const text = JSON.stringify({ type: 'present', table, people: seen });
      if (watch.present === text) continue;
      watch.present = text;
      watch.connection.sendText(text);
    }
  }

  async function tellPresent(connection: Connection, table: string): Promise<void> {
    const watched = hub.watched.get(table);
    const watch = connection.watches.get(table);
    if (watched && watch) await tell(watched, [watch]);
  }

  const tellPresentAll = (watched: WatchedTable): Promise<void> => tell(watched, watched.watches);

  async function tellChat(
    { visitor, send }: Pick<Connection, 'visitor' | 'send'>,
    table: string,
    after = -1,
  ): Promise<void> {
    try {
      const messages = await lobby.chat(visitor, table, after);
      if (messages.length > 0) send({ type: 'chat', table, messages });
    } catch (error) {
      // Not for these ears.
      if (!(error instanceof Refused)) throw error;
    }
  }

  return {
    tellPresent,
    tellPresentAll,
    tellChat,
    async presenceOf(user) {
      for (const watched of hub.watchedOf(user)) await tellPresentAll(watched);
    },
    async chat(table, id) {
      const watched = hub.watched.get(table);
      if (!watched) return;
      const connections = [...watched.watches].map(({ connection }) => connection);
      const heard = await lobby.chatFor(
        connections.map(({ visitor }) => visitor),
        table,
        id - 1,
      );
      // One text for all who hear the same.
      const texts = new Map<readonly ChatMessage[], string>();
      for (const [i, connection] of connections.entries()) {
        const messages = heard[i];
        if (messages.length === 0) continue;
        const text = texts.get(messages) ?? JSON.stringify({ type: 'chat', table, messages });
        texts.set(messages, text);
        connection.sendText(text);
      }
    },
  };
}
