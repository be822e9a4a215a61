import type { Base, Visitor } from '../context.js';
import type { Hub } from './hub.js';
import type { Times } from './times.js';

/** Whether those who are connected are still signed in. */
export interface Sessions {
  /** Somebody has come in, and was looked at for that. */
  met(visitor: Visitor): void;
  /** Before something is done for somebody: looked at within the last seconds, or now. */
  isOpen(visitor: Visitor): Promise<boolean>;
  /** Compares all of them with the database, and ends the sockets of those that are over. */
  recheck(): Promise<void>;
  /** Ends the sockets of those of an account that are meant. */
  end(user: string, isMeant: (visitor: Visitor) => boolean): void;
  close(): void;
}

/** Ids in one query. */
const CHUNK = 500;

/**
 * What ends in this process is told at once, and in others soon. What nobody tells (a session that runs out, a message
 * that was lost) is found by looking at all of them every few seconds: cheaper than a query with every command.
 */
export function openSessions(
  { store, log, now }: Base,
  { hub, times }: { readonly hub: Hub; readonly times: Times },
): Sessions {
  /** When each was seen to be open, by our own clock. */
  let seenAt = new Map<string, number>();
  let rechecking: Promise<void> | undefined;

  async function openOf(sessions: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await store.db
      .selectFrom('sessions')
      .select('id')
      .where('id', 'in', sessions)
      .where('expires_at', '>', now())
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  function end(user: string, isMeant: (visitor: Visitor) => boolean): void {
    for (const { visitor, end } of [...hub.of(user)]) {
      if (!visitor || !isMeant(visitor)) continue;
      seenAt.delete(visitor.session);
      end('signedOut');
    }
  }

  async function recheckAll(): Promise<void> {
    const visitors = [...hub.connections].flatMap(({ visitor }) => visitor ?? []);
    const users = new Map(visitors.map(({ session, user }) => [session, user]));
    const all = [...users.keys()];
    const began = performance.now();
    const next = new Map<string, number>();
    for (let i = 0; i < all.length; i += CHUNK) {
      const part = all.slice(i, i + CHUNK);
      const at = performance.now();
      const open = await openOf(part);
      for (const id of part) {
        if (open.has(id)) next.set(id, at);
        else end(users.get(id) ?? '', ({ session }) => session === id);
      }
    }
    // Those who came in meanwhile.
    for (const [id, at] of seenAt) if (at >= began) next.set(id, at);
    seenAt = next;
  }

  function recheck(): Promise<void> {
    rechecking ??= recheckAll().finally(() => {
      rechecking = undefined;
    });
    return rechecking;
  }

  const timer = setInterval(() => {
    recheck().catch((error: unknown) => log.warn({ err: error }, 'sessions could not be looked at'));
  }, times.sessions);
  timer.unref();

  return {
    met: ({ session }) => void seenAt.set(session, performance.now()),
    async isOpen({ user, session }) {
      const at = performance.now();
      const seen = seenAt.get(session);
      // Twice: the round that looks at all of them takes its time.
      if (seen !== undefined && at - seen < 2 * times.sessions) return true;
      const open = (await openOf([session])).has(session);
      if (open) seenAt.set(session, at);
      else end(user, (it) => it.session === session);
      return open;
    },
    recheck,
    end,
    close: () => clearInterval(timer),
  };
}
