import type { Lobby } from '../context.js';
import { Refused } from '../refused.js';
import type { ServerMessage } from '../wire/messages.js';
import type { ChatMessage } from '../wire/table.js';
import type { Connection, Hub, WatchedTable } from './hub.js';
import type { Presence } from './presence.js';

/** What is told at a table besides the game: who is there, and what is said. */
export interface Talk {
  /** To one who has just come. */
  tellPresent(connection: Connection, table: string): void;
  tellPresentAll(watched: WatchedTable): void;
  /** Somebody came or went. */
  presenceOf(user: string): void;
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

export function openTalk({ hub, presence, lobby }: TalkParts): Talk {
  const presentAt = ({ table, people }: WatchedTable): ServerMessage => ({
    type: 'present',
    table,
    people: people.filter((user) => presence.isPresent(user)),
  });

  function tellPresent(connection: Connection, table: string): void {
    const watched = hub.watched.get(table);
    if (!watched) return;
    const text = JSON.stringify(presentAt(watched));
    if (watched.present === text) connection.sendText(text);
    else tellPresentAll(watched);
  }

  function tellPresentAll(watched: WatchedTable): void {
    const text = JSON.stringify(presentAt(watched));
    if (watched.present === text) return;
    watched.present = text;
    for (const { connection } of watched.watches) connection.sendText(text);
  }

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
    presenceOf(user) {
      for (const watched of hub.watchedOf(user)) tellPresentAll(watched);
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
