import type { Bus, BusMessage } from '../store/bus.js';
import type { Times } from './times.js';

/** Who is connected, here or in another process. */
export interface Presence {
  isPresent(user: string): boolean;
  /** A socket of somebody was opened or closed here. */
  came(user: string): void;
  went(user: string): void;
  /** What another process says. */
  heard(message: Extract<BusMessage, { type: 'present' }>): void;
  close(): void;
}

interface PresenceParts {
  readonly bus: Bus;
  readonly process: string;
  /** There are other processes, which forget who is not named again. */
  readonly shared: boolean;
  readonly times: Times;
  /** Somebody came, or went. */
  readonly changed: (user: string) => void;
}

/** Telling all at once would make a wave: each time one part of them is told. */
const PARTS = 12;

export function openPresence({ bus, process, shared, times, changed }: PresenceParts): Presence {
  /** Sockets. */
  const here = new Map<string, number>();
  /** By user and process: until when to believe it. */
  const elsewhere = new Map<string, Map<string, number>>();
  let part = 0;

  const tell = (user: string, isHere: boolean): void => {
    if (shared) bus.publish({ type: 'present', process, user, here: isHere });
  };
  const isPresent = (user: string): boolean => here.has(user) || elsewhere.has(user);

  function forget(user: string, whose: string): void {
    const processes = elsewhere.get(user);
    if (!processes?.delete(whose) || processes.size > 0) return;
    elsewhere.delete(user);
    if (!here.has(user)) changed(user);
  }

  function refresh(): void {
    part = (part + 1) % PARTS;
    let i = 0;
    for (const user of here.keys()) if (i++ % PARTS === part) tell(user, true);
    const now = performance.now();
    for (const [user, processes] of elsewhere) {
      for (const [whose, until] of processes) if (until < now) forget(user, whose);
    }
  }
  const timer = shared ? setInterval(refresh, times.present / PARTS) : undefined;
  timer?.unref();

  return {
    isPresent,
    came(user) {
      const before = isPresent(user);
      const sockets = here.get(user) ?? 0;
      here.set(user, sockets + 1);
      if (sockets === 0) tell(user, true);
      if (!before) changed(user);
    },
    went(user) {
      const sockets = (here.get(user) ?? 0) - 1;
      if (sockets > 0) {
        here.set(user, sockets);
        return;
      }
      here.delete(user);
      tell(user, false);
      if (!isPresent(user)) changed(user);
    },
    heard(message) {
      if (message.process === process) return;
      if (!message.here) {
        forget(message.user, message.process);
        return;
      }
      const before = isPresent(message.user);
      const processes = elsewhere.get(message.user) ?? new Map<string, number>();
      processes.set(message.process, performance.now() + 3 * times.present);
      elsewhere.set(message.user, processes);
      if (!before) changed(message.user);
    },
    close() {
      clearInterval(timer);
      for (const user of here.keys()) tell(user, false);
    },
  };
}
