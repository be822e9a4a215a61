import { Refused } from '../refused.js';
import { StoreTrouble } from '../store/store.js';

/** To play a game again is work: so many at a time, and those who play before those who look on. */
export interface Gate {
  /**
   * Rejects with Refused: too many wait already; not at tables that somebody in a hurry waits for. Rejects with
   * StoreTrouble if it takes too long, or if the database is in trouble just now: nobody waits for it in a row.
   */
  pass<T>(table: string, work: () => Promise<T>): Promise<T>;
  /**
   * Somebody in a hurry waits for this table: until what this returns is called, so is whatever is done for it,
   * also for others who came before.
   */
  hurry(table: string): () => void;
}

interface Waiting {
  readonly table: string;
  enter(): void;
  turnAway(error: StoreTrouble): void;
}

/** Milliseconds. A database that says nothing is given up after as long. */
const LONGEST = 10_000;

export function openGate(most: number, mostWaiting: number, longest = LONGEST): Gate {
  /** In order. */
  const hurried = new Set<Waiting>();
  const patient = new Set<Waiting>();
  /** By table: how many in a hurry wait for it. */
  const wanted = new Map<string, number>();
  let inside = 0;

  function forget(waiting: Waiting): void {
    hurried.delete(waiting);
    patient.delete(waiting);
  }

  function enter(table: string): Promise<void> {
    if (inside < most) {
      inside++;
      return Promise.resolve();
    }
    const line = wanted.has(table) ? hurried : patient;
    if (line === patient && patient.size >= mostWaiting) {
      const message = 'Too many games are asked for at once: try again in a moment.';
      return Promise.reject(new Refused({ code: 'tooMuch', message, retryAfter: 2 }));
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.turnAway(
          new StoreTrouble('Games take too long to be read: nobody waits for them any longer.'),
        );
      }, longest);
      const waiting: Waiting = {
        table,
        enter() {
          clearTimeout(timer);
          forget(waiting);
          resolve();
        },
        turnAway(error) {
          clearTimeout(timer);
          forget(waiting);
          reject(error);
        },
      };
      line.add(waiting);
    });
  }

  /** The place of whoever leaves goes to the next. */
  function leave(): void {
    const [next] = hurried.size > 0 ? hurried : patient;
    if (next) next.enter();
    else inside--;
  }

  /** Without the cause: for those who have only waited nothing was begun. */
  function turnAllAway(): void {
    for (const waiting of [...hurried, ...patient])
      waiting.turnAway(new StoreTrouble('The database is in trouble: nobody waits for it in a row.'));
  }

  return {
    async pass(table, work) {
      await enter(table);
      try {
        return await work();
      } catch (error) {
        if (error instanceof StoreTrouble) turnAllAway();
        throw error;
      } finally {
        leave();
      }
    },
    hurry(table) {
      wanted.set(table, (wanted.get(table) ?? 0) + 1);
      for (const waiting of [...patient]) {
        if (waiting.table !== table) continue;
        patient.delete(waiting);
        hurried.add(waiting);
      }
      return () => {
        const left = (wanted.get(table) ?? 1) - 1;
        if (left > 0) wanted.set(table, left);
        else wanted.delete(table);
      };
    },
  };
}
