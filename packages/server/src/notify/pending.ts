import type { Pace } from '../wire/table.js';
import { delayOf, whenDue } from './delays.js';
import type { What } from './texts.js';

/** What may have to be told to somebody at a live table. */
export interface PendingNotice {
  readonly user: string;
  readonly table: string;
  readonly what: What;
  readonly pace: Pace;
  /** Of a turn. */
  readonly since?: number;
  /** When it was said. */
  readonly at: number;
}

/**
 * Notices at live tables, as long as most of them come to nothing: people choose within seconds, or are there. In
 * memory, and lost with the process.
 */
export interface Pending {
  /** One for a person and a table: a newer one takes its place, and waits anew. */
  hold(note: Omit<PendingNotice, 'at'>): void;
  passed(user: string, table: string): void;
  /** Those whose time has come and who are not there; they are held no longer. */
  takeDue(): readonly PendingNotice[];
}

interface Waits extends PendingNotice {
  readonly dueAt: number;
  /** They were there when it was due: it waits until they are gone for good. */
  readonly there: boolean;
}

/** More than this are not held: the oldest give way. */
const MOST = 50_000;

const keyOf = (user: string, table: string): string => `${user}/${table}`;

export function openPending(now: () => number, isPresent: (user: string) => boolean): Pending {
  const notes = new Map<string, Waits>();

  return {
    hold(note) {
      const key = keyOf(note.user, note.table);
      const at = now();
      // Deleted first, so that the order of the map is that of their age.
      notes.delete(key);
      notes.set(key, { ...note, at, dueAt: at + delayOf(note.pace, note.what), there: false });
      if (notes.size > MOST)
        for (const oldest of notes.keys()) {
          notes.delete(oldest);
          break;
        }
    },
    passed(user, table) {
      const key = keyOf(user, table);
      if (notes.get(key)?.what === 'turn') notes.delete(key);
    },
    takeDue() {
      const at = now();
      const due: PendingNotice[] = [];
      for (const [key, it] of notes) {
        if (it.dueAt > at) continue;
        const there = isPresent(it.user);
        const when = whenDue(it.what, it.there, there);
        if (when === 'later') notes.set(key, { ...it, there, dueAt: at + delayOf(it.pace, it.what) });
        else notes.delete(key);
        if (when === 'now') due.push(it);
      }
      return due;
    },
  };
}
