import type { Base, Lobby } from '../context.js';
import type { Refusal } from '../wire/messages.js';
import type { Connection, Hub, Watch } from './hub.js';
import { isBegun } from './syncs.js';
import { peopleToMeet, type Talk } from './talk.js';

/** Something about a table besides the game may have changed: those who look on are told, or sent away. */
export type Refresh = (table: string) => Promise<void>;

interface RefreshParts {
  readonly hub: Hub;
  readonly lobby: Pick<Lobby, 'info' | 'maySee'>;
  readonly talk: Pick<Talk, 'tellPresentAll'>;
  readonly unwatch: (connection: Connection, table: string) => void;
  /** The game has begun: they get all of it. */
  readonly showAnew: (watch: Watch) => Promise<void>;
}

const NOT_FOR_THEM: Refusal = { code: 'notFound', message: 'This table can’t be watched.' };

export function openRefresh({ log }: Pick<Base, 'log'>, parts: RefreshParts): Refresh {
  const { hub, lobby, talk, unwatch, showAnew } = parts;
  /** By table; true: once more, something has changed since. */
  const refreshing = new Map<string, boolean>();

  async function refreshNow(table: string): Promise<void> {
    const info = await lobby.info(table);
    const watched = hub.watched.get(table);
    if (!watched || !info) return;
    hub.seat(table, peopleToMeet(info));
    const text = JSON.stringify(info);
    const news = text === watched.info ? undefined : JSON.stringify({ type: 'info', table, info });
    watched.info = text;
    for (const watch of [...watched.watches]) {
      const { connection, audience } = watch;
      if (!lobby.maySee(connection.visitor, info)) {
        unwatch(connection, table);
        connection.send({ type: 'refused', table, refusal: NOT_FOR_THEM });
      } else if (audience === undefined && isBegun(info)) {
        if (!connection.asking.has(table)) void showAnew(watch);
      } else if (news !== undefined) connection.sendText(news);
    }
    await talk.tellPresentAll(watched);
  }

  async function refresh(table: string): Promise<void> {
    if (!hub.watched.has(table)) return;
    const running = refreshing.has(table);
    refreshing.set(table, running);
    if (!running) await refreshAll(table);
  }

  async function refreshAll(table: string): Promise<void> {
    try {
      do {
        refreshing.set(table, false);
        await refreshNow(table);
      } while (refreshing.get(table));
    } catch (error) {
      log.warn({ err: error, table }, 'what is known of a table could not be read');
    } finally {
      refreshing.delete(table);
    }
  }

  return refresh;
}
