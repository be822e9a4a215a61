import { type GameEvent, hashPlayed, hashState, type Seat } from '@polder/core';
import { needGame } from '../games.js';
import type { Message } from '../wire/messages.js';
import type { Entry, LiveStatus, Sync } from '../wire/table.js';

/** A table as somebody has it: made of nothing but what they were sent, and all of that is written down. */
export interface Seen {
  readonly seat: Seat | null;
  /** What it began with. */
  readonly sync: Sync;
  readonly status: LiveStatus;
  readonly view: unknown;
  /** The last entry; -1: none. */
  readonly seq: number;
  readonly hash: string;
  /** The hash of the view after each message, by the last entry. */
  readonly hashes: ReadonlyMap<number, string>;
  /** By number, as they came. */
  readonly entries: readonly Entry[];
  /** What was said of an entry before and is otherwise now. */
  readonly contradictions: readonly string[];
  /** False: something before it is missing. */
  take(message: Message<'sync' | 'entries'>): boolean;
}

/** Nobody plays on. */
export const isOver = ({ status }: Seen): boolean =>
  status.status === 'over' || status.status === 'abandoned';

export function openSeen(first: Sync): Seen {
  const { game } = needGame(first.info.game);
  const setup = JSON.stringify(first.setup);
  const entries: Entry[] = [];
  const contradictions: string[] = [];
  const hashes = new Map<number, string>();
  /** The events of the choices that stand. */
  const line: (readonly GameEvent[])[] = [];
  let view = game.clone(first.setup);
  let { status } = first;

  function put(one: Entry): void {
    const known = entries[one.seq];
    if (known) {
      const [was, is] = [JSON.stringify(known), JSON.stringify(one)];
      // What was taken back since is not played again, and so has no events.
      const folded = one.type === 'choice' && one.key === null && one.events.length === 0;
      if (was !== is && !folded) contradictions.push(`Entry ${one.seq} was ${was} and is ${is}.`);
      return;
    }
    if (one.seq !== entries.length) {
      contradictions.push(`Entry ${one.seq} came after ${entries.length - 1}.`);
      return;
    }
    entries.push(one);
    if (one.type === 'choice') {
      line.push(one.events);
      for (const event of one.events) game.evolve(view, event);
    } else if (one.type === 'back') {
      line.length = one.choices;
      view = game.clone(JSON.parse(setup));
      for (const event of line.flat()) game.evolve(view, event);
    }
  }

  function takeStatus(next: LiveStatus): void {
    if (next.seq > entries.length - 1)
      contradictions.push(`A status of ${next.seq} came with entries up to ${entries.length - 1}.`);
    // What is older has been overtaken on its way.
    if (next.seq !== entries.length - 1) return;
    status = next;
    hashes.set(next.seq, hashState(view));
  }

  function takeSync(sync: Sync): void {
    // With the printed values or without.
    if (hashPlayed(sync.setup) !== hashPlayed(first.setup)) contradictions.push('The set-up is another one.');
    if (sync.seat !== first.seat) contradictions.push(`The seat was ${first.seat} and is ${sync.seat}.`);
    for (const one of sync.entries) put(one);
    takeStatus(sync.status);
  }

  takeSync(first);
  return {
    seat: first.seat,
    sync: first,
    entries,
    hashes,
    contradictions,
    get status() {
      return status;
    },
    get view() {
      return view;
    },
    get seq() {
      return entries.length - 1;
    },
    get hash() {
      return hashState(view);
    },
    take(message) {
      if (message.type === 'sync') takeSync(message.sync);
      else if (message.after >= entries.length) return false;
      else {
        for (const one of message.entries) put(one);
        takeStatus(message.status);
      }
      return true;
    },
  };
}
