import type { ClientMessage, Command } from '../wire/commands.js';
import type { Message, Outcome, ServerMessage } from '../wire/messages.js';
import type { Seen } from './seen.js';

/** Somebody's client, whatever it speaks over: what it was sent of each table, and what it waits for. */
export interface TestClient {
  send(message: ClientMessage): void;
  /** A message has come. */
  take(message: ServerMessage): void;
  /** Called with every message, after it was taken; the function that comes back ends that. */
  hear(listener: (message: ServerMessage) => void): () => void;
  /** Resolves as soon as there is something to be found. */
  waitFor<T>(find: () => T | undefined): Promise<T>;
  /** A table as it was sent; undefined: it was not. */
  find(table: string): Seen | undefined;
  /** The same; throws. */
  seen(table: string): Seen;
  until(table: string, isSo: (seen: Seen) => boolean): Promise<Seen>;
  /** Resolves once it is answered. */
  ask(command: Command): Promise<Outcome>;
  /** What is not answered yet. */
  readonly pending: readonly Command[];
}

/** How it speaks to the server, and what it does with what comes. */
export interface Speaks {
  send(message: ClientMessage): void;
  /** What it has of a table after this message; undefined before: it has nothing of it. */
  show(seen: Seen | undefined, message: Message<'sync' | 'entries'>): Seen | undefined;
}

export function openTestClient({ send, show }: Speaks): TestClient {
  const tables = new Map<string, Seen>();
  const listeners = new Set<(message: ServerMessage) => void>();
  /** The oldest first: one that was sent twice is answered twice. */
  const pending: { readonly command: Command; resolve(outcome: Outcome): void }[] = [];

  function waitFor<T>(find: () => T | undefined): Promise<T> {
    return new Promise((resolve) => {
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        listeners.delete(look);
        resolve(found);
      };
      listeners.add(look);
      look();
    });
  }

  return {
    send,
    take(message) {
      if (message.type === 'sync' || message.type === 'entries') {
        const seen = show(tables.get(message.table), message);
        if (seen) tables.set(message.table, seen);
      }
      if (message.type === 'done') {
        const first = pending.findIndex(({ command }) => command.id === message.id);
        if (first >= 0) pending.splice(first, 1)[0].resolve(message.outcome);
      }
      for (const listener of [...listeners]) listener(message);
    },
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    waitFor,
    find: (table) => tables.get(table),
    seen(table) {
      const seen = tables.get(table);
      if (!seen) throw new Error(`Table ${table} was not shown.`);
      return seen;
    },
    until: (table, isSo) =>
      waitFor(() => {
        const seen = tables.get(table);
        return seen && isSo(seen) ? seen : undefined;
      }),
    ask: (command) =>
      new Promise((resolve) => {
        pending.push({ command, resolve });
        send({ type: 'command', command });
      }),
    get pending() {
      return pending.map(({ command }) => command);
    },
  };
}
