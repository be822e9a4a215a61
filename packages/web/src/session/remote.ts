import type { Level } from '@polder/bots';
import { CannotUndo, type Game, type GameEvent, type Seat, type UndoRefusal } from '@polder/core';
import type { Action, ChatMessage, LiveStatus, Refusal, TableInfo } from '@polder/server/wire';
import type { Connection, Link, Said } from '../online/connection.js';
import type { TableMessage } from '../online/watchers.js';
import { SessionBase } from './base.js';
import type { Bots } from './bots.js';
import { type ChatLog, openChatLog } from './chat-log.js';
import { type Commands, openCommands } from './commands.js';
import { type EntryEffect, type Mirror, type Note, openMirror } from './mirror.js';
import type { GameId } from './rules.js';
import type { Moment, Player, Session, Snapshot } from './session.js';

/** A game on a server: this page has what its seat may see, and asks for everything else. */

export type Sync = Extract<TableMessage, { type: 'sync' }>['sync'];
export type Proposed = Extract<Action, { type: 'propose' }>['what'];

/** What an online table has besides the game. Plain data, never changed: a new one comes with every change. */
export interface OnlineNow {
  readonly info: TableInfo;
  readonly seat: Seat | null;
  readonly status: LiveStatus;
  readonly link: Link;
  /** Something was asked for and is not answered yet. */
  readonly sending: boolean;
  /** Accounts that are connected; undefined: not told yet. */
  readonly present: readonly string[] | undefined;
  readonly chat: readonly ChatMessage[];
  /** The last thing besides the game that happened since the table was opened. */
  readonly note: Note | undefined;
  /** The page can't follow the table any more: what it says. */
  readonly unreadable: string | undefined;
  /** The table is not for these eyes any more: signed out, perhaps elsewhere. */
  readonly gone: boolean;
}

export interface OnlineSession<State, Event extends GameEvent> extends Session<State, Event> {
  readonly id: string;
  readonly online: OnlineNow;
  /** The server's time. */
  clockTime(): number;
  /** Shows the choices since this person was here last; once, as soon as somebody looks. */
  showMissed(): void;
  /** Whoever has no seat may look from any. */
  lookFrom(seat: Seat): void;
  /** The table after so many choices, as this screen knew it then. */
  viewFor(choices: number, seat: Seat): State;

  propose(what: Proposed): Promise<void>;
  answer(yes: boolean): Promise<void>;
  withdraw(): Promise<void>;
  resume(): Promise<void>;
  /** Let a bot play on for oneself, and come back. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  say(said: Said): Promise<void>;
}

export interface RemoteTable {
  readonly id: string;
  readonly game: GameId;
  readonly sync: Sync;
}

/** What the session needs of the page around it. */
export interface Page {
  readonly connection: Connection;
  readonly bots: Bots;
  /** Messages after this one, to fill what was missed; they come by `chat`, too. */
  loadChat(after: number): Promise<readonly ChatMessage[]>;
  /** In the reader's language. */
  botName(level: Level, seat: Seat): string;
  /** Of somebody who has deleted their account. */
  goneName?(): string;
  refusal(refusal: Refusal): string;
}

/** As many choices as somebody has the patience to watch. */
const MOST_MISSED = 48;

export function openRemote<Options, State, Event extends GameEvent>(
  rules: Game<Options, State, Event>,
  table: RemoteTable,
  page: Page,
): OnlineSession<State, Event> {
  return new Remote(rules, table, page);
}

type MomentEffect<State, Event> = Extract<EntryEffect<State, Event>, { type: 'moment' }>;

class Remote<Options, State, Event extends GameEvent>
  extends SessionBase<Options, State, Event>
  implements OnlineSession<State, Event>
{
  readonly id: string;
  online: OnlineNow;
  readonly #page: Page;
  readonly #mirror: Mirror<State, Event>;
  readonly #chat: ChatLog;
  readonly #commands: Commands;
  readonly #leave: () => void;
  #watchedFrom: Seat = 0;
  #present: readonly string[] | undefined;
  #unreadable: string | undefined;
  #gone = false;
  /** Choices after this one are still to be shown. */
  #shownTo: number | undefined;

  constructor(rules: Game<Options, State, Event>, { id, game, sync }: RemoteTable, page: Page) {
    super({ id: game, rules, bots: page.bots });
    const { connection } = page;
    this.id = id;
    this.#page = page;
    this.#mirror = openMirror(rules, sync);
    const changed = (): void => this.#restate();
    this.#chat = openChatLog({
      load: (after) => page.loadChat(after),
      isPolled: () => connection.link === 'fallback',
      changed,
    });
    this.#commands = openCommands({
      id,
      connection,
      seq: () => this.#mirror.seq,
      changed,
      refused: (refusal) => this.#refused(refusal),
    });
    this.#shownTo = this.#missedFrom();
    this.now =
      this.#shownTo === undefined ? this.look() : this.#lookBack(this.#shownTo, this.viewAt(this.#shownTo));
    this.online = this.#sum();
    this.#leave = this.#follow(connection);
    this.#chat.catchUp();
  }

  /** Until the function that comes back is called. */
  #follow(connection: Connection): () => void {
    let { link } = connection;
    const leave = connection.subscribe(() => {
      if (connection.link === link) return;
      link = connection.link;
      if (link === 'on' || link === 'fallback') this.#chat.catchUp();
      this.#restate();
    });
    const unwatch = connection.watch(this.id, {
      seen: () => this.#mirror.seen(),
      receive: (message) => this.#receive(message),
    });
    return () => {
      unwatch();
      leave();
    };
  }

  get own(): Seat | null {
    return this.#mirror.seat;
  }
  override get hints(): boolean {
    return this.#mirror.info.hints;
  }
  get busy(): boolean {
    return this.#commands.choosing;
  }
  get players(): readonly Player[] {
    const page = this.#page;
    return this.#mirror.info.seats.map((it, seat): Player => {
      if (it.kind === 'person') return { kind: 'person', name: it.person.name || (page.goneName?.() ?? '') };
      const level = it.kind === 'bot' ? it.level : 'random';
      return { kind: 'bot', name: page.botName(level, seat), level };
    });
  }
  get moments(): readonly Moment<Event>[] {
    const { moments } = this.#mirror;
    return this.#shownTo === undefined ? moments : moments.slice(0, this.#shownTo);
  }
  /** The rules say the same of a view as of the whole state, but for what is hidden from everybody. */
  protected get state(): State {
    return this.now.view;
  }
  protected seed(): string {
    return `${this.id}/${this.#mirror.seq}`;
  }
  clockTime(): number {
    return this.#page.connection.now();
  }
  viewAt(choices: number): State {
    return this.#mirror.viewAt(choices);
  }
  viewFor(choices: number): State {
    return this.#mirror.viewAt(choices);
  }

  // What is shown

  get #viewer(): Seat {
    return this.#mirror.seat ?? this.#watchedFrom;
  }

  /** A person who was away sees what happened, if it is not too much. */
  #missedFrom(): number | undefined {
    const { seat, moments, seenBefore } = this.#mirror;
    const from = this.#mirror.choicesAt(seenBefore);
    const missed = moments.length - from;
    return seat !== null && missed > 0 && missed <= MOST_MISSED ? from : undefined;
  }

  protected look(): Snapshot<State> {
    const { view, moments, status, seat } = this.#mirror;
    return {
      viewer: this.#viewer,
      view,
      decision: status.status === 'playing' ? (status.decision ?? undefined) : undefined,
      waitingFor: status.waitingFor,
      choices: moments.length,
      undoable: seat === null ? { steps: 0, reason: 'nothing' } : status.undoable,
      scores: this.game.rules.scores(view),
      result: status.result ?? undefined,
    };
  }

  /** On the way to now: nobody is asked anything. */
  #lookBack(choices: number, view: State): Snapshot<State> {
    const next = this.#mirror.moments[choices]?.seat;
    return {
      viewer: this.#viewer,
      view,
      decision: undefined,
      waitingFor: next === undefined ? [] : [next],
      choices,
      undoable: { steps: 0, reason: 'nothing' },
      scores: this.game.rules.scores(view),
      result: undefined,
    };
  }

  #sum(): OnlineNow {
    const { info, seat, status, note } = this.#mirror;
    return {
      ...{ info, seat, status, note },
      link: this.#page.connection.link,
      sending: this.#commands.sending,
      present: this.#present,
      chat: this.#chat.messages,
      unreadable: this.#unreadable,
      gone: this.#gone,
    };
  }

  #restate(): void {
    this.online = this.#sum();
    this.tellStatus();
  }

  protected override jump(): void {
    this.#shownTo = undefined;
    this.online = this.#sum();
    super.jump();
  }

  #play(effects: readonly MomentEffect<State, Event>[]): void {
    this.online = this.#sum();
    for (const [i, { moment, view, choices }] of effects.entries()) {
      const last = i === effects.length - 1;
      this.tellMoment(moment, last ? this.look() : this.#lookBack(choices, view));
    }
  }

  showMissed(): void {
    if (this.#shownTo === undefined) return;
    const from = this.#shownTo;
    this.#shownTo = undefined;
    const missed = this.#mirror.moments.slice(from);
    this.#play(
      missed.map((moment, i) => {
        const choices = from + i + 1;
        return { type: 'moment', moment, view: this.viewAt(choices), choices };
      }),
    );
  }

  lookFrom(seat: Seat): void {
    if (this.#mirror.seat !== null) return;
    this.#watchedFrom = seat;
    this.jump();
  }

  // What comes

  #receive(message: TableMessage): void {
    switch (message.type) {
      case 'sync':
      case 'entries':
        this.#take(message);
        return;
      case 'chat':
        this.#chat.add(message.messages);
        return;
      case 'info':
        this.#mirror.setInfo(message.info);
        break;
      case 'present':
        this.#present = message.people;
        break;
      case 'refused':
        this.#gone = true;
        break;
    }
    this.#restate();
  }

  #take(message: Extract<TableMessage, { type: 'sync' | 'entries' }>): void {
    this.#gone = false;
    const taken = this.#mirror.take(message);
    switch (taken.type) {
      case 'nothing':
        return;
      case 'gap':
        this.#page.connection.catchUp(this.id);
        return;
      case 'unreadable':
        this.#unreadable = taken.message;
        this.#restate();
        return;
      case 'status':
        this.#refresh();
        break;
      case 'game': {
        const moments = taken.effects.filter((effect) => effect.type === 'moment');
        if (this.#shownTo !== undefined || moments.length < taken.effects.length) this.jump();
        else this.#play(moments);
        break;
      }
      case 'anew':
        this.#unreadable = undefined;
        this.jump();
        break;
    }
    this.#commands.arrived();
  }

  /** The game is the same; whether one may choose may not be: a pause, an agreement, a bot that stands in. */
  #refresh(): void {
    const { now } = this;
    const next = this.look();
    const same =
      this.#shownTo !== undefined ||
      (next.decision?.id === now.decision?.id &&
        next.undoable.steps === now.undoable.steps &&
        (next.result === undefined) === (now.result === undefined) &&
        `${next.waitingFor}` === `${now.waitingFor}`);
    if (same) this.#restate();
    else this.jump();
  }

  // What is asked for

  #refused(refusal: Refusal): Error {
    const text = this.#page.refusal(refusal);
    if (refusal.code === 'cannotUndo') return new CannotUndo(undoRefusal(refusal.reason), text);
    return new Error(text);
  }

  async choose(keys: readonly string[]): Promise<void> {
    const { decision } = this.now;
    if (!decision || this.busy || keys.length === 0) return;
    await this.#commands.play({ type: 'choose', decision: decision.id, keys: [...keys] });
  }
  undo(): Promise<void> {
    return this.#commands.play({ type: 'undo' });
  }
  restartTurn(): Promise<void> {
    return this.#commands.play({ type: 'restart' });
  }
  propose(what: Proposed): Promise<void> {
    return this.#commands.send({ type: 'propose', what });
  }
  async answer(yes: boolean): Promise<void> {
    const { proposal } = this.#mirror.status;
    if (proposal) await this.#commands.send({ type: 'answer', proposal: proposal.id, yes });
  }
  withdraw(): Promise<void> {
    return this.#commands.send({ type: 'withdraw' });
  }
  resume(): Promise<void> {
    return this.#commands.send({ type: 'resume' });
  }
  leave(): Promise<void> {
    return this.#commands.send({ type: 'leave' });
  }
  comeBack(): Promise<void> {
    return this.#commands.send({ type: 'return' });
  }
  async say(said: Said): Promise<void> {
    const outcome = await this.#page.connection.say(this.id, said);
    if (!outcome.ok) throw this.#refused(outcome.refusal);
  }

  override close(): void {
    super.close();
    this.#commands.close();
    this.#chat.close();
    this.#leave();
  }
}

const REASONS: readonly UndoRefusal[] = ['nothing', 'revealed', 'otherSeat'];
const undoRefusal = (reason: string | undefined): UndoRefusal =>
  REASONS.find((it) => it === reason) ?? 'nothing';
