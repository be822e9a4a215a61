import { Refused } from '../refused.js';

/** To play a game again is work: so many at a time, and those who play before those who look on. */
export interface Gate {
  /** Rejects with Refused: too many wait already. Whoever is in a hurry is never turned away. */
  pass<T>(hurry: boolean, work: () => Promise<T>): Promise<T>;
}

export function openGate(most: number, mostWaiting: number): Gate {
  const hurried: (() => void)[] = [];
  const patient: (() => void)[] = [];
  let inside = 0;

  function enter(hurry: boolean): Promise<void> {
    if (inside < most) {
      inside++;
      return Promise.resolve();
    }
    if (!hurry && patient.length >= mostWaiting) {
      const message = 'Too many games are asked for at once: try again in a moment.';
      return Promise.reject(new Refused({ code: 'tooMuch', message, retryAfter: 2 }));
    }
    return new Promise((resolve) => (hurry ? hurried : patient).push(resolve));
  }

  /** The place of whoever leaves goes to the next. */
  function leave(): void {
    const next = hurried.shift() ?? patient.shift();
    if (next) next();
    else inside--;
  }

  return {
    async pass(hurry, work) {
      await enter(hurry);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
