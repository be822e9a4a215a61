import type { GameEvent, Seat } from '@polder/core';
import type { ChatMessage } from '@polder/server/wire';
import { getContext, setContext } from 'svelte';
import { messageOf } from '../../errors.js';
import type { OnlineNow, OnlineSession } from '../../session/remote.js';
import type { AnyState } from '../../session/rules.js';
import { settings } from '../../settings.svelte.js';
import { call } from '../api.js';
import { nextLook } from '../clocks.js';
import { connection } from '../connection.js';
import { overdue, unreadOf } from '../talk.js';
import { keepRead, recallRead } from './read.js';

/** A connection that is back so soon was never worth a word. */
const GRACE = 1200;
/** Most answers take a blink. */
const SLOW = 2000;
/** How long something that has happened is told. */
const TOLD = 6000;
/** And why something failed. */
const FAULT = 10_000;
/** And something that was said. */
const SAID = 6000;

/** What an online table shows besides the game, for all components around the board. */
export class Online {
  readonly session: OnlineSession<AnyState, GameEvent>;
  now: OnlineNow = $state.raw() as OnlineNow;
  /** The server's time, as often as a clock needs it. */
  time = $state(0);
  /** No connection for longer than a moment. */
  lost = $state(false);
  /** Something was asked for and takes longer than a moment. */
  slow = $state(false);
  /** What has just happened besides the game. */
  told: OnlineNow['note'] = $state.raw();
  /** What somebody else took back, until one has chosen again. */
  tookBack: { readonly note: TakeBack; readonly agreed: boolean; readonly choices: number } | undefined =
    $state.raw();
  /** What somebody has just said. */
  heard: ChatMessage | undefined = $state.raw();
  /** The last message that was read. */
  #read = $state(-1);
  /** Another own table where it is one's turn. */
  next: string | null = $state(null);
  /** Why the last thing that was asked for failed. */
  fault: string | undefined = $state();
  readonly #openedAt: number;
  readonly #leave: (() => void)[] = [];
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(session: OnlineSession<AnyState, GameEvent>) {
    this.session = session;
    this.#openedAt = session.clockTime();
    this.#read = recallRead(session.id);
    this.#take();
    this.#leave.push(session.subscribe(() => this.#take()));
    if (session.own !== null) {
      this.#leave.push(
        connection().onMine((table) => {
          void this.#askNext();
          // Another game begins: this page has a part in its deal.
          if (table !== undefined && table !== this.id)
            void import('../pages/draw.js')
              .then(({ takePartAt }) => takePartAt(table))
              .catch(() => undefined);
        }),
      );
      void this.#askNext();
    }
  }

  get id(): string {
    return this.session.id;
  }
  get own(): Seat | null {
    return this.now.seat;
  }
  get isOver(): boolean {
    return this.now.status.status === 'over' || this.now.status.status === 'abandoned';
  }
  /** The own account at this table; undefined: only looks on. */
  get me(): string | undefined {
    const seat = this.own === null ? undefined : this.now.info.seats[this.own];
    return seat?.kind === 'person' ? seat.person.id : undefined;
  }

  nameOf(seat: Seat): string {
    return this.session.players[seat]?.name ?? '';
  }
  namesOf(seats: readonly Seat[]): string {
    return seats.map((seat) => this.nameOf(seat)).join(', ');
  }

  /** Everybody who sits here, bots aside. */
  get people(): string {
    const names = this.now.info.seats.flatMap((at, seat) =>
      at.kind === 'person' ? [this.nameOf(seat)] : [],
    );
    return new Intl.ListFormat(settings.language).format(names);
  }
  /** When it was over, for the reader; undefined while it goes on. */
  get finished(): string | undefined {
    const at = this.now.info.finishedAt;
    if (at === null) return undefined;
    return new Date(at).toLocaleString(settings.language, { dateStyle: 'medium', timeStyle: 'short' });
  }

  /** Undefined: a bot, or not known. */
  isPresent(seat: Seat): boolean | undefined {
    const at = this.now.info.seats[seat];
    if (at?.kind !== 'person' || !this.now.present) return undefined;
    return this.now.present.includes(at.person.id);
  }
  /** A bot plays on for the person who sits there. */
  isReplaced(seat: Seat): boolean {
    return this.now.info.seats[seat]?.kind === 'person' && this.now.status.bots[seat] !== null;
  }
  get overdue(): readonly Seat[] {
    return overdue(this.now.status, this.now.info, this.own, this.time);
  }

  get unread(): number {
    return unreadOf(this.now.chat, this.#read, this.me).length;
  }
  readAll(): void {
    this.heard = undefined;
    const last = this.now.chat.at(-1)?.id ?? -1;
    if (last <= this.#read) return;
    this.#read = last;
    keepRead(this.id, last);
  }

  /** Does it; what goes wrong is shown. True: it was done. */
  async attempt(step: Promise<void>): Promise<boolean> {
    this.fault = undefined;
    try {
      await step;
      return true;
    } catch (error) {
      this.fail(messageOf(error));
      return false;
    }
  }

  fail(message: string): void {
    this.fault = message;
    this.#later('fault', FAULT, () => {
      this.fault = undefined;
    });
  }

  close(): void {
    for (const leave of this.#leave) leave();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #take(): void {
    const before: OnlineNow | undefined = this.now;
    this.now = this.session.online;
    const { link, sending, note, chat, status } = this.now;
    this.#settle('lost', link === 'off' || link === 'connecting', GRACE, (it) => {
      this.lost = it;
    });
    this.#settle('slow', sending, SLOW, (it) => {
      this.slow = it;
    });
    if (!before) {
      this.#tick();
      return;
    }
    if (note && note.seq !== before.note?.seq) this.#hearNote(note, before);
    const { moments } = this.session;
    if (this.tookBack && moments.length > this.tookBack.choices && moments.at(-1)?.seat === this.own)
      this.tookBack = undefined;
    const last = chat.at(-1);
    if (last && last.id !== before.chat.at(-1)?.id) this.#hear(last);
    if (status !== before.status) {
      this.#tick();
      const wasAsked = before.status.decision !== null;
      if (wasAsked && status.decision === null) void this.#askNext();
    }
  }

  /** True only after it has lasted. */
  #settle(name: string, now: boolean, after: number, set: (now: boolean) => void): void {
    if (!now) {
      clearTimeout(this.#timers.get(name));
      this.#timers.delete(name);
      set(false);
    } else if (!this.#timers.has(name)) this.#later(name, after, () => set(true), true);
  }

  #later(name: string, ms: number, act: () => void, keep = false): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(
      name,
      setTimeout(() => {
        if (!keep) this.#timers.delete(name);
        act();
      }, ms),
    );
  }

  #hearNote(note: NonNullable<OnlineNow['note']>, before: OnlineNow): void {
    if (note.what !== 'back') return this.#tellNote(note);
    // One knows what one took back oneself.
    const agreed = before.status.proposal?.what.what === 'rewind';
    if (note.seat === this.own && !agreed) return;
    this.tookBack = { note, agreed, choices: this.session.moments.length };
    this.#tellNote(note);
  }

  #tellNote(note: NonNullable<OnlineNow['note']>): void {
    this.told = note;
    this.#later('told', TOLD, () => {
      this.told = undefined;
    });
  }

  #hear(message: ChatMessage): void {
    // What was said before one came is unread, but no news.
    if (message.from.id === this.me || message.id <= this.#read || message.at < this.#openedAt) return;
    this.heard = message;
    this.#later('heard', SAID, () => {
      this.heard = undefined;
    });
  }

  /** Looks at the clocks again when one of them shows something else. */
  #tick(): void {
    this.time = this.session.clockTime();
    const waits = this.now.status.clocks.flatMap((clock) => (clock && nextLook(clock, this.time)) ?? []);
    clearTimeout(this.#timers.get('tick'));
    if (waits.length > 0) this.#later('tick', Math.min(...waits) + 15, () => this.#tick());
  }

  async #askNext(): Promise<void> {
    const answer = await call('GET /api/next', { after: this.id });
    if (answer.ok) this.next = answer.value.table === this.id ? null : answer.value.table;
  }
}

type TakeBack = Extract<NonNullable<OnlineNow['note']>, { what: 'back' }>;

const CONTEXT = Symbol('online');
export const provideOnline = (online: Online): void => void setContext(CONTEXT, online);
export const useOnline = (): Online => getContext(CONTEXT);
