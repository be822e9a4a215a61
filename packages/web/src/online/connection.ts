import type { Action, Me, Outcome, Say } from '@polder/server/wire';
import { freshText } from '../session/games.js';
import { remember } from '../session/memory.js';
import { call } from './api.js';
import { type ByHttp, byHttp } from './by-http.js';
import { openFallback } from './fallback.js';
import { openLists } from './lists.js';
import { openQueue } from './queue.js';
import { openReceiver } from './receiver.js';
import { openServerTime } from './server-time.js';
import { openSocket } from './socket.js';
import { pageSurroundings, type Surroundings } from './surroundings.js';
import { openWatchers, type Watcher } from './watchers.js';

/**
 * How the page stands with the server. `fallback`: without a socket, by plain requests. `connecting`: no
 * way at the moment. `off`: the browser says that there is no network.
 */
export type Link = 'on' | 'connecting' | 'fallback' | 'off';

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

/** The socket stays a little when nobody needs it: the next page may. */
const LINGER = 20_000;
/** As many tables as a heartbeat may speak of. */
const MOST_TABLES = 8;

export function openConnection(around: Surroundings, http: ByHttp): Connection {
  const listeners = new Set<() => void>();
  const watchers = openWatchers();
  const time = openServerTime(around.now);
  let me: Me | null | undefined;
  let link: Link = around.isOnline() ? 'connecting' : 'off';
  let everUp = false;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const socket = openSocket(around, {
    up(welcome) {
      fallback.end();
      everUp = true;
      time.restart(welcome.now);
      me = welcome.me;
      if (lists.lobby) sendLobby(true);
      for (const table of watchers.tables) askFor(table);
      queue.sendAll();
      changed();
      // What came in the meantime was told to nobody.
      lists.changed();
    },
    message: (message) => receive(message),
    down() {
      // Who never had a socket may be where none can be had, and has nothing to look at yet.
      fallback.begin(everUp);
      changed();
    },
    heartbeat() {
      // Whoever has nothing can't say what is missing: the answer may be lost.
      for (const table of watchers.tables) if (!watchers.seen(table)) askFor(table);
      return { type: 'ping', tables: watchers.allSeen().slice(0, MOST_TABLES) };
    },
  });

  const sendLobby = (on: boolean): boolean => socket.send({ type: 'lobby', on });
  const lists = openLists({ lobby: sendLobby, needed });
  const queue = openQueue({
    send: (request) => socket.send(request),
    now: around.now,
    wake: () => fallback.wake(),
    doubt: () => socket.probe(),
    changed: needed,
  });
  const receive = openReceiver({ time, queue, lists, watchers, askFor });
  const fallback = openFallback({
    ...{ http, queue, watchers, receive, changed },
    isHidden: () => around.isHidden(),
    listsDue: () => lists.changed(),
  });

  function changed(): void {
    link = socket.isUp ? 'on' : fallback.works ? 'fallback' : around.isOnline() ? 'connecting' : 'off';
    for (const listener of [...listeners]) listener();
  }

  function askFor(table: string): void {
    if (!watchers.tables.includes(table)) return;
    const after = watchers.seen(table);
    socket.send({ type: 'watch', table, ...(after ? { after } : {}) });
  }

  /** The socket is wanted as long as anybody is interested. */
  function needed(): void {
    clearTimeout(idle);
    if (watchers.tables.length + lists.size + queue.size > 0) socket.want(true);
    else idle = setTimeout(letGo, LINGER);
  }

  function letGo(): void {
    socket.want(false);
    fallback.end();
    everUp = false;
    changed();
  }

  around.watch((what) => {
    if (what === 'hidden') return;
    changed();
    fallback.wake();
  });

  return {
    get link() {
      return link;
    },
    get me() {
      return me;
    },
    now: time.now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch(table, watcher) {
      const leave = watchers.add(table, watcher);
      needed();
      askFor(table);
      fallback.wake();
      return () => {
        if (!leave()) return;
        socket.send({ type: 'unwatch', table });
        needed();
      };
    },
    catchUp(table) {
      askFor(table);
      fallback.wake();
    },
    command: (table, seq, action) =>
      queue.add({ type: 'command', command: { id: freshText(20), table, seq, action } }),
    say: (table, said) => queue.add({ type: 'say', say: { id: freshText(20), table, ...said } }),
    onLobby: lists.onLobby,
    onMine: lists.onMine,
    renew() {
      me = undefined;
      socket.renew();
    },
  };
}

let one: Connection | undefined;

/** The one of this page. Nothing is asked of any server before somebody needs it. */
export function connection(): Connection {
  if (one) return one;
  const opened = openConnection(pageSurroundings(), byHttp(call));
  // From now on all pages ask the server what there is to announce.
  opened.subscribe(() => opened.link === 'on' && remember('server', '1'));
  one = opened;
  return one;
}
