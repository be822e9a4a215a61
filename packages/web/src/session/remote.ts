import type { Level } from '@polder/bots';
import { CannotUndo, type Game, type GameEvent, type Seat, type UndoRefusal } from '@polder/core';
import type { Action, ChatMessage, LiveStatus, Refusal, TableInfo } from '@polder/server/wire';
import type { Connection, Link, Said, TableMessage } from '../online/connection.js';
import type { Bots } from './bots.js';
import { HINT_BUDGET, previewOf } from './local.js';
import { type Mirror, type Note, openMirror, type Step } from './mirror.js';
import type { GameId } from './rules.js';
import type { Change, Moment, Player, Session, Snapshot } from './session.js';

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
/** What is done but not here yet is asked for after this. */
const OVERDUE = 1500;
/** Without a socket nobody tells of new messages. */
const CHAT_POLL = 8_000;

export function openRemote<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  { id, game: gameId, sync }: RemoteTable,
  page: Page,
): OnlineSession<State, Event> {
  const { connection, bots } = page;
  const mirror: Mirror<State, Event> = openMirror(game, sync);
  const listeners = new Set<(change: Change<State, Event>) => void>();
  /** Called with each entry that comes; true: has what it waited for. */
  const awaited = new Set<() => boolean>();
  let watchedFrom: Seat = 0;
  /** Choices and undo that are on their way, and everything that is. */
  let choosing = 0;
  let asking = 0;
  let present: readonly string[] | undefined;
  let chat: readonly ChatMessage[] = [];
  let unreadable: string | undefined;
  let gone = false;
  let closed = false;
  /** Choices after this one are still to be shown. */
  let shownTo: number | undefined = missedFrom();
  let now = shownTo === undefined ? look() : lookBack(shownTo, mirror.viewAt(shownTo));
  let online = sum();

  function viewer(): Seat {
    return mirror.seat ?? watchedFrom;
  }

  /** A person who was away sees what happened, if it is not too much. */
  function missedFrom(): number | undefined {
    const from = mirror.choicesAt(mirror.seenBefore);
    const missed = mirror.moments.length - from;
    return mirror.seat !== null && missed > 0 && missed <= MOST_MISSED ? from : undefined;
  }

  function look(): Snapshot<State> {
    const { view, moments, status } = mirror;
    const decision = status.status === 'playing' ? (status.decision ?? undefined) : undefined;
    return {
      viewer: viewer(),
      view,
      decision,
      waitingFor: status.waitingFor,
      choices: moments.length,
      undoable: mirror.seat === null ? { steps: 0, reason: 'nothing' } : status.undoable,
      scores: game.scores(view),
      result: status.result ?? undefined,
    };
  }

  /** On the way to now: nobody is asked anything. */
  function lookBack(choices: number, view: State): Snapshot<State> {
    const next = mirror.moments[choices]?.seat;
    return {
      viewer: viewer(),
      view,
      decision: undefined,
      waitingFor: next === undefined ? [] : [next],
      choices,
      undoable: { steps: 0, reason: 'nothing' },
      scores: game.scores(view),
      result: undefined,
    };
  }

  function sum(): OnlineNow {
    const { info, seat, status, note } = mirror;
    const { link } = connection;
    return { info, seat, status, link, sending: asking > 0, present, chat, note, unreadable, gone };
  }

  const tell = (change: Change<State, Event>): void => {
    for (const listener of [...listeners]) listener(change);
  };
  function restate(): void {
    online = sum();
    tell({ type: 'status' });
  }
  function jump(): void {
    shownTo = undefined;
    now = look();
    online = sum();
    tell({ type: 'jump', snapshot: now });
  }

  function play(steps: readonly Extract<Step<State, Event>, { type: 'moment' }>[]): void {
    online = sum();
    for (const [i, { moment, view, choices }] of steps.entries()) {
      now = i === steps.length - 1 ? look() : lookBack(choices, view);
      tell({ type: 'moment', moment, snapshot: now });
    }
  }

  function receive(message: TableMessage): void {
    switch (message.type) {
      case 'sync':
      case 'entries':
        take(message);
        break;
      case 'info':
        mirror.setInfo(message.info);
        restate();
        break;
      case 'present':
        present = message.people;
        restate();
        break;
      case 'chat':
        addChat(message.messages);
        break;
      case 'refused':
        gone = true;
        restate();
        break;
    }
  }

  function take(message: Extract<TableMessage, { type: 'sync' | 'entries' }>): void {
    const before = shownTo;
    gone = false;
    const taken = mirror.take(message);
    switch (taken.type) {
      case 'nothing':
        return;
      case 'gap':
        connection.catchUp(id);
        return;
      case 'unreadable':
        unreadable = taken.message;
        restate();
        return;
      case 'status':
        refresh();
        break;
      case 'steps': {
        const moments = taken.steps.filter((step) => step.type === 'moment');
        if (before !== undefined || moments.length < taken.steps.length) jump();
        else play(moments);
        break;
      }
      case 'anew':
        unreadable = undefined;
        jump();
        break;
    }
    for (const arrived of [...awaited]) if (arrived()) awaited.delete(arrived);
  }

  /** The game is the same; whether one may choose may not be: a pause, an agreement, a bot that stands in. */
  function refresh(): void {
    const next = look();
    const same =
      shownTo !== undefined ||
      (next.decision?.id === now.decision?.id &&
        next.undoable.steps === now.undoable.steps &&
        (next.result === undefined) === (now.result === undefined) &&
        `${next.waitingFor}` === `${now.waitingFor}`);
    if (same) restate();
    else jump();
  }

  // Chat

  function addChat(messages: readonly ChatMessage[]): void {
    const known = new Set(chat.map((it) => it.id));
    const fresh = messages.filter((it) => !known.has(it.id));
    if (fresh.length === 0) return;
    chat = [...chat, ...fresh].sort((a, b) => a.id - b.id);
    restate();
  }
  const catchUpChat = (): void =>
    void page.loadChat(chat.at(-1)?.id ?? -1).then(
      (messages) => {
        if (!closed) addChat(messages);
      },
      () => undefined,
    );
  const chatTimer = setInterval(() => {
    if (connection.link === 'fallback') catchUpChat();
  }, CHAT_POLL);

  // Asking

  /** Resolves once the entry is here; what is late is asked for. */
  const arrival = (seq: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setInterval(() => connection.catchUp(id), OVERDUE);
      const arrived = (): boolean => {
        if (!closed && mirror.seq < seq) return false;
        clearInterval(timer);
        resolve();
        return true;
      };
      if (!arrived()) awaited.add(arrived);
    });

  async function ask(action: Action): Promise<void> {
    asking++;
    restate();
    try {
      const outcome = await connection.command(id, mirror.seq, action);
      if (outcome.ok) await arrival(outcome.seq);
      else if (outcome.refusal.code === 'stale') connection.catchUp(id);
      else throw refused(outcome.refusal);
    } finally {
      asking--;
      restate();
    }
  }

  async function askToPlay(action: Action): Promise<void> {
    choosing++;
    try {
      await ask(action);
    } finally {
      choosing--;
      restate();
    }
  }

  function refused(refusal: Refusal): Error {
    const { code, reason } = refusal;
    if (code === 'cannotUndo') return new CannotUndo(undoRefusal(reason), page.refusal(refusal));
    return new Error(page.refusal(refusal));
  }

  let link = connection.link;
  const leaveConnection = connection.subscribe(() => {
    if (connection.link === link) return;
    link = connection.link;
    if (link === 'on' || link === 'fallback') catchUpChat();
    restate();
  });
  const unwatch = connection.watch(id, { seen: () => mirror.seen(), receive });
  catchUpChat();

  return {
    id,
    get own() {
      return mirror.seat;
    },
    get hints() {
      return mirror.info.hints;
    },
    get busy() {
      return choosing > 0;
    },
    get players() {
      return mirror.info.seats.map((it, seat): Player => {
        if (it.kind === 'person')
          return { kind: 'person', name: it.person.name || (page.goneName?.() ?? '') };
        const level = it.kind === 'bot' ? it.level : 'random';
        return { kind: 'bot', name: page.botName(level, seat), level };
      });
    },
    get now() {
      return now;
    },
    get moments(): readonly Moment<Event>[] {
      return shownTo === undefined ? mirror.moments : mirror.moments.slice(0, shownTo);
    },
    trouble: undefined,
    saved: 'yes',
    get online() {
      return online;
    },
    clockTime: () => connection.now(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    showMissed() {
      if (shownTo === undefined) return;
      const from = shownTo;
      shownTo = undefined;
      play(
        mirror.moments.slice(from).map((moment, i) => ({
          type: 'moment',
          moment,
          view: mirror.viewAt(from + i + 1),
          choices: from + i + 1,
        })),
      );
    },
    lookFrom(seat) {
      if (mirror.seat !== null) return;
      watchedFrom = seat;
      jump();
    },
    async choose(keys) {
      const { decision } = now;
      if (!decision || choosing > 0 || keys.length === 0) return;
      await askToPlay({ type: 'choose', decision: decision.id, keys: [...keys] });
    },
    undo: () => askToPlay({ type: 'undo' }),
    restartTurn: () => askToPlay({ type: 'restart' }),
    preview: (keys) => previewOf(game, now, keys),
    // The rules say the same of a view as of the whole state, but for what is hidden from everybody.
    blocked: () => (now.decision ? game.blocked(now.view, now.viewer) : []),
    viewAt: (choices) => mirror.viewAt(choices),
    viewFor: (choices) => mirror.viewAt(choices),
    async explain() {
      const { decision, view } = now;
      if (!decision || !mirror.info.hints) return [];
      const seed = `${id}/${mirror.seq}`;
      return bots.explain({ game: gameId, version: game.version, view, decision, seed, budget: HINT_BUDGET });
    },
    propose: (what) => ask({ type: 'propose', what }),
    async answer(yes) {
      const { proposal } = mirror.status;
      if (proposal) await ask({ type: 'answer', proposal: proposal.id, yes });
    },
    withdraw: () => ask({ type: 'withdraw' }),
    resume: () => ask({ type: 'resume' }),
    leave: () => ask({ type: 'leave' }),
    comeBack: () => ask({ type: 'return' }),
    async say(said) {
      const outcome = await connection.say(id, said);
      if (!outcome.ok) throw refused(outcome.refusal);
    },
    close() {
      closed = true;
      for (const arrived of awaited) arrived();
      awaited.clear();
      listeners.clear();
      clearInterval(chatTimer);
      unwatch();
      leaveConnection();
      bots.close();
    },
  };
}

const REASONS: readonly UndoRefusal[] = ['nothing', 'revealed', 'otherSeat'];
const undoRefusal = (reason: string | undefined): UndoRefusal =>
  REASONS.find((it) => it === reason) ?? 'nothing';
