import type { Action, Me, Outcome, RefusalCode, Say, ServerMessage } from '@polder/server/wire';
import { freshText } from '../session/games.js';
import { type Answer, call, type Trouble } from './api.js';
import { type ByHttp, byHttp } from './by-http.js';
import { openPolling } from './polling.js';
import { isRefusal, openQueue, type Request } from './queue.js';
import { openSocket, pageSurroundings, type Surroundings } from './socket.js';

/**
 * How the page stands with the server. `fallback`: without a socket, by plain requests. `connecting`: no
 * way at the moment. `off`: the browser says that there is no network.
 */
export type Link = 'on' | 'connecting' | 'fallback' | 'off';

/** What comes about one table. */
export type TableMessage = Extract<
  ServerMessage,
  { type: 'sync' | 'entries' | 'info' | 'chat' | 'present' | 'refused' }
>;

/** What a client has of a table: the last entry, and `hashState` of its view after it. */
export interface Seen {
  readonly seq: number;
  readonly hash: string;
}

/** Whoever looks at a table. */
export interface Watcher {
  /** So that only what is missing is sent; undefined: everything is. */
  seen(): Seen | undefined;
  receive(message: TableMessage): void;
  /** Nobody answers at the moment, by no way. It goes on being tried. */
  away?(trouble: Trouble): void;
}

/** Exactly one of them. */
export type Said =
  | { readonly phrase: Extract<Say, { phrase: unknown }>['phrase'] }
  | { readonly text: string };

/** The page's one connection: a socket while somebody needs it, plain requests where there can be none. */
export interface Connection {
  readonly link: Link;
  /** Whom the socket speaks for; undefined: not known yet. */
  readonly me: Me | null | undefined;
  /** The server's time. */
  now(): number;
  /** `link` or `me` has changed. */
  subscribe(listener: () => void): () => void;
  /** Looks at a table until the function that comes back is called. */
  watch(table: string, watcher: Watcher): () => void;
  /** There is a gap: asks again for what is missing. */
  catchUp(table: string): void;
  /** Kept until it is answered, whatever happens to the connection; done once. */
  command(table: string, seq: number, action: Action): Promise<Outcome>;
  say(table: string, said: Said): Promise<Outcome>;
  /** Called when the public list may have changed. */
  onLobby(listener: () => void): () => void;
  /** Called when something about own games may have changed; `table`: which, if it is known. */
  onMine(listener: (table: string | undefined) => void): () => void;
  /** Somebody has signed in or out. */
  renew(): void;
}

/** So long whoever has lost the socket waits before plain requests begin. */
const PATIENCE = 3_000;
const POLL = 3_000;
const POLL_HIDDEN = 15_000;
/** Lists are asked for less often than tables. */
const LISTS_EVERY = 4;
/** The socket stays a little when nobody needs it: the next page may. */
const LINGER = 20_000;
const SAMPLES = 8;
/** As many tables as a heartbeat may speak of. */
const MOST_TABLES = 8;

/** Refusals that say nothing about the table itself: it is asked for again. */
const PASSING: readonly RefusalCode[] = ['trouble', 'tooMuch', 'closing'];
const LATER = 4_000;

export function openConnection(around: Surroundings, http: ByHttp): Connection {
  const listeners = new Set<() => void>();
  const watchers = new Map<string, Set<Watcher>>();
  const lobby = new Set<() => void>();
  const mine = new Set<(table: string | undefined) => void>();
  /** Server's time less our own, as the last messages say: the largest has travelled the least. */
  const offsets: number[] = [];
  let me: Me | null | undefined;
  let link: Link = around.isOnline() ? 'connecting' : 'off';
  /** Plain requests get through, and there is nothing better. */
  let byHttp = false;
  let everUp = false;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const socket = openSocket(around, {
    up(welcome) {
      stopPolling();
      everUp = true;
      offsets.length = 0;
      timed(welcome.now);
      me = welcome.me;
      if (lobby.size > 0) socket.send({ type: 'lobby', on: true });
      for (const table of watchers.keys()) askFor(table);
      queue.sendAll();
      changed();
      // What came in the meantime was told to nobody.
      tellLists();
    },
    message: take,
    down() {
      // Who never had a socket may be where none can be had, and has nothing to look at yet.
      if (!everUp) startPolling();
      else if (!polling.runs) patience ??= setTimeout(startPolling, PATIENCE);
      changed();
    },
    heartbeat() {
      const tables: ({ readonly table: string } & Seen)[] = [];
      for (const [table, all] of watchers) {
        const seen = seenOf(all);
        // Whoever has nothing can't say what is missing: the answer may be lost.
        if (seen) tables.push({ table, ...seen });
        else askFor(table);
      }
      return { type: 'ping', tables: tables.slice(0, MOST_TABLES) };
    },
  });

  const queue = openQueue({
    send: (request) => socket.send(request),
    now: around.now,
    wake: () => polling.wake(),
    doubt: () => socket.probe(),
    empty: () => needed(),
  });

  function changed(): void {
    link = socket.isUp ? 'on' : byHttp ? 'fallback' : around.isOnline() ? 'connecting' : 'off';
    for (const listener of [...listeners]) listener();
  }

  function timed(server: number): void {
    offsets.push(server - around.now());
    if (offsets.length > SAMPLES) offsets.shift();
  }

  function tellLists(): void {
    for (const listener of [...lobby]) listener();
    for (const listener of [...mine]) listener(undefined);
  }

  function take(message: ServerMessage): void {
    switch (message.type) {
      case 'pong':
        timed(message.now);
        break;
      case 'done':
        queue.answered(message.id, message.outcome);
        break;
      case 'lobby':
        for (const listener of [...lobby]) listener();
        break;
      case 'mine':
        for (const listener of [...mine]) listener(message.table);
        break;
      case 'sync':
        timed(message.sync.status.now);
        tell(message);
        break;
      case 'entries':
        timed(message.status.now);
        tell(message);
        break;
      case 'refused':
        refused(message);
        break;
      case 'info':
      case 'chat':
      case 'present':
        tell(message);
        break;
    }
  }

  function refused(message: Extract<TableMessage, { type: 'refused' }>): void {
    const { table, refusal } = message;
    if (table === undefined) return;
    // It does not know that we look at it.
    if (refusal.code === 'stale') askFor(table);
    else if (!PASSING.includes(refusal.code)) tell(message);
    else setTimeout(() => askFor(table), LATER);
  }

  function tell(message: TableMessage): void {
    const { table } = message;
    if (table !== undefined) for (const watcher of [...(watchers.get(table) ?? [])]) watcher.receive(message);
  }

  /** Only if all who look at it have something; else everything is needed. */
  function seenOf(all: ReadonlySet<Watcher>): Seen | undefined {
    const seen = [...all].map((watcher) => watcher.seen());
    return seen.includes(undefined) ? undefined : seen[0];
  }

  function askFor(table: string): void {
    const all = watchers.get(table);
    if (!all) return;
    const after = seenOf(all);
    socket.send({ type: 'watch', table, ...(after ? { after } : {}) });
  }

  // Without a socket

  let rounds = 0;
  const polling = openPolling(
    async (isOver) => {
      const trouble = (await queue.sendByHttp(askByHttp, isOver)) ?? (await askTables(isOver));
      if (isOver()) return;
      if (byHttp === (trouble !== undefined)) {
        byHttp = !byHttp;
        changed();
      }
      if (trouble) for (const all of watchers.values()) for (const it of [...all]) it.away?.(trouble);
      else if (++rounds % LISTS_EVERY === 0) tellLists();
    },
    () => (around.isHidden() ? POLL_HIDDEN : POLL),
  );

  function startPolling(): void {
    clearTimeout(patience);
    patience = undefined;
    if (!socket.isUp) polling.start();
  }

  function stopPolling(): void {
    clearTimeout(patience);
    patience = undefined;
    polling.stop();
    byHttp = false;
  }

  async function askByHttp(request: Request): Promise<Answer<Outcome>> {
    if (request.type === 'command') return http.command(request.command);
    const { table } = request.say;
    const answer = await http.say(request.say);
    if (!answer.ok) return answer;
    tell({ type: 'chat', table, messages: [answer.value.message] });
    return { ok: true, value: { ok: true, seq: -1 } };
  }

  async function askTables(isOver: () => boolean): Promise<Trouble | undefined> {
    for (const [table, all] of [...watchers]) {
      const trouble = await askTable(table, seenOf(all), isOver);
      if (isOver()) return undefined;
      if (trouble && !isRefusal(trouble)) return trouble;
      if (trouble) refused({ type: 'refused', table, refusal: trouble });
    }
    return undefined;
  }

  /** Whoever has nothing yet learns first what there is: a room where players gather, or a game. */
  async function askTable(
    table: string,
    seen: Seen | undefined,
    isOver: () => boolean,
  ): Promise<Trouble | undefined> {
    if (!seen) {
      const look = await http.table(table);
      if (isOver()) return undefined;
      if (!look.ok) return look.trouble;
      const { info } = look.value;
      tell({ type: 'info', table, info });
      if (info.startedAt === null) return undefined;
    }
    const found = await http.sync(table, seen);
    if (isOver()) return undefined;
    if (!found.ok) return found.trouble;
    take(found.value);
    return undefined;
  }

  /** The socket is wanted as long as anybody is interested. */
  function needed(): void {
    clearTimeout(idle);
    if (watchers.size + lobby.size + mine.size + queue.size > 0) {
      socket.want(true);
      return;
    }
    idle = setTimeout(() => {
      socket.want(false);
      stopPolling();
      everUp = false;
      changed();
    }, LINGER);
  }

  around.watch((what) => {
    if (what === 'hidden') return;
    changed();
    polling.wake();
  });

  function ask(request: Request): Promise<Outcome> {
    const outcome = queue.add(request);
    needed();
    return outcome;
  }

  return {
    get link() {
      return link;
    },
    get me() {
      return me;
    },
    now: () => around.now() + (offsets.length > 0 ? Math.max(...offsets) : 0),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch(table, watcher) {
      const all = watchers.get(table) ?? new Set();
      watchers.set(table, all.add(watcher));
      needed();
      askFor(table);
      polling.wake();
      return () => {
        all.delete(watcher);
        if (all.size > 0 || watchers.get(table) !== all) return;
        watchers.delete(table);
        socket.send({ type: 'unwatch', table });
        needed();
      };
    },
    catchUp(table) {
      askFor(table);
      polling.wake();
    },
    command: (table, seq, action) =>
      ask({ type: 'command', command: { id: freshText(20), table, seq, action } }),
    say: (table, said) => ask({ type: 'say', say: { id: freshText(20), table, ...said } }),
    onLobby(listener) {
      lobby.add(listener);
      needed();
      if (lobby.size === 1) socket.send({ type: 'lobby', on: true });
      return () => {
        if (!lobby.delete(listener)) return;
        if (lobby.size === 0) socket.send({ type: 'lobby', on: false });
        needed();
      };
    },
    onMine(listener) {
      mine.add(listener);
      needed();
      return () => {
        mine.delete(listener);
        needed();
      };
    },
    renew() {
      me = undefined;
      socket.renew();
    },
  };
}

let one: Connection | undefined;

/** The one of this page. Nothing is asked of any server before somebody needs it. */
export function connection(): Connection {
  one ??= openConnection(pageSurroundings(), byHttp(call));
  return one;
}
