import type { Action, Refusal } from '@polder/server/wire';
import type { Connection } from '../online/connection.js';

/** What somebody at an online table has asked of the server. */
export interface Commands {
  /** Something is not answered yet. */
  readonly sending: boolean;
  /** A choice or an undo is not answered yet. */
  readonly choosing: boolean;
  /** Resolves once it is done, and what came of it is here; throws `refused`. */
  send(action: Action): Promise<void>;
  /** The same for choices and undo. */
  play(action: Action): Promise<void>;
  /** Entries have come. */
  arrived(): void;
  close(): void;
}

/** What is done but not here yet is asked for after this. */
const OVERDUE = 1500;

interface CommandTable {
  readonly id: string;
  readonly connection: Connection;
  /** The last entry that is here. */
  seq(): number;
  changed(): void;
  refused(refusal: Refusal): Error;
}

export function openCommands({ id, connection, seq, changed, refused }: CommandTable): Commands {
  /** Called with each entry that comes; true: has what it waited for. */
  const awaited = new Set<() => boolean>();
  let sending = 0;
  let choosing = 0;
  let closed = false;

  function arrived(): void {
    for (const has of [...awaited]) if (has()) awaited.delete(has);
  }

  /** Resolves once the entry is here; what is late is asked for. */
  const arrival = (wanted: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setInterval(() => connection.catchUp(id), OVERDUE);
      const has = (): boolean => {
        if (!closed && seq() < wanted) return false;
        clearInterval(timer);
        resolve();
        return true;
      };
      if (!has()) awaited.add(has);
    });

  async function send(action: Action): Promise<void> {
    sending++;
    changed();
    try {
      const outcome = await connection.command(id, seq(), action);
      if (outcome.ok) await arrival(outcome.seq);
      else if (outcome.refusal.code === 'stale') connection.catchUp(id);
      else throw refused(outcome.refusal);
    } finally {
      sending--;
      changed();
    }
  }

  return {
    get sending() {
      return sending > 0;
    },
    get choosing() {
      return choosing > 0;
    },
    send,
    async play(action) {
      choosing++;
      try {
        await send(action);
      } finally {
        choosing--;
        changed();
      }
    },
    arrived,
    close() {
      closed = true;
      arrived();
    },
  };
}
