import type { ClientMessage, ServerMessage } from '@polder/server/wire';

/** As much of a WebSocket as is used here. */
export interface RawSocket {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** `back`: the network or whoever looks is there again. `gone`: the network is gone. `hidden`: nobody looks any more. */
export type Around = 'back' | 'gone' | 'hidden';

/** What the page around the socket knows and does. Tests have their own. */
export interface Surroundings {
  openSocket(): RawSocket;
  /** What the browser says about the network: false is a hint, not a fact. */
  isOnline(): boolean;
  watch(listener: (what: Around) => void): () => void;
  isHidden(): boolean;
  random(): number;
  now(): number;
}

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;

/** Told by a lasting socket. Nothing comes before `up`, and nothing between `down` and the next `up`. */
export interface SocketListener {
  up(welcome: Welcome): void;
  message(message: ServerMessage): void;
  /** The connection is gone, or an attempt has failed. */
  down(): void;
  /** What to tell the server with a heartbeat. */
  heartbeat(): Extract<ClientMessage, { type: 'ping' }>;
}

/** A socket that comes back by itself as long as it is wanted. */
export interface LastingSocket {
  readonly isUp: boolean;
  want(wanted: boolean): void;
  /** False: it is down, and nothing was sent. */
  send(message: ClientMessage): boolean;
  /** Is anybody still there? If nothing is heard soon, the socket is given up. */
  probe(): void;
  /** Another one at once: whoever it speaks for has changed. */
  renew(): void;
}

/** How long a connection may take to greet us. */
const GREETING = 8_000;
/** How long an answer to a probe may take. */
const PROBE = 3_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 20_000;
/** One that has lasted so long was a good one: the next attempts begin with short waits again. */
const GOOD = 5_000;
const MISSING = 3;

export function openSocket(around: Surroundings, on: SocketListener): LastingSocket {
  let wanted = false;
  let raw: RawSocket | undefined;
  let up = false;
  let upSince = 0;
  let failures = 0;
  let heard = 0;
  /** The one timer for: the next attempt, the greeting. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;
  let probing: ReturnType<typeof setTimeout> | undefined;

  function attempt(): void {
    clearTimeout(timer);
    if (!wanted || raw) return;
    let socket: RawSocket;
    try {
      socket = around.openSocket();
    } catch {
      // A browser that forbids it says so at once.
      failed();
      return;
    }
    raw = socket;
    socket.onmessage = ({ data }) => {
      if (socket === raw) take(data);
    };
    socket.onclose = () => {
      if (socket === raw) drop();
    };
    timer = setTimeout(drop, GREETING);
  }

  function take(data: unknown): void {
    heard = around.now();
    clearTimeout(probing);
    probing = undefined;
    const message = parsed(data);
    if (!message) return;
    if (message.type === 'welcome') greeted(message);
    else if (up) {
      on.message(message);
      if (message.type === 'bye') bye(message.why);
    }
  }

  function greeted(welcome: Welcome): void {
    clearTimeout(timer);
    clearInterval(beat);
    up = true;
    upSince = around.now();
    const every = Math.max(1000, welcome.heartbeat);
    beat = setInterval(() => {
      // Not given up at once: in a page that nobody looks at, browsers let timers run once a minute.
      if (around.now() - heard > MISSING * every) probe();
      else send(on.heartbeat());
    }, every);
    on.up(welcome);
  }

  /** The server ends it and says why; all but `drain` have done something to wait for. */
  function bye(why: Extract<ServerMessage, { type: 'bye' }>['why']): void {
    if (why === 'tooMuch') failures = Math.max(failures, 5);
    drop();
  }

  function letGo(): void {
    const socket = raw;
    raw = undefined;
    up = false;
    clearTimeout(timer);
    clearTimeout(probing);
    probing = undefined;
    clearInterval(beat);
    if (!socket) return;
    socket.onmessage = null;
    socket.onclose = null;
    try {
      socket.close();
    } catch {
      // It never was one.
    }
  }

  function drop(): void {
    if (up && around.now() - upSince > GOOD) failures = 0;
    letGo();
    failed();
  }

  function failed(): void {
    on.down();
    if (!wanted) return;
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
    failures++;
    // Half of it by chance: those who lost the same server do not come back all at once.
    timer = setTimeout(attempt, longest * (0.5 + 0.5 * around.random()));
  }

  function send(message: ClientMessage): boolean {
    if (!up || !raw) return false;
    try {
      raw.send(JSON.stringify(message));
      return true;
    } catch {
      return false;
    }
  }

  function probe(): void {
    if (!up || probing !== undefined) return;
    send(on.heartbeat());
    probing = setTimeout(drop, PROBE);
  }

  function again(): void {
    failures = 0;
    if (!wanted) return;
    // After a sleep a socket may look open and be dead.
    if (raw) probe();
    else attempt();
  }

  let unwatch: (() => void) | undefined;

  return {
    get isUp() {
      return up;
    },
    want(now) {
      if (now === wanted) return;
      wanted = now;
      if (wanted) {
        unwatch = around.watch((what) => {
          if (what === 'back') again();
          else if (what === 'gone') probe();
          // The server keeps in mind what was seen here.
          else send(on.heartbeat());
        });
        failures = 0;
        attempt();
      } else {
        unwatch?.();
        letGo();
      }
    },
    send,
    probe,
    renew() {
      if (!wanted) return;
      const was = up;
      letGo();
      if (was) on.down();
      failures = 0;
      attempt();
    },
  };
}

/** Whatever comes is a hope, not a fact; what is not known is left for newer pages. */
function parsed(data: unknown): ServerMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(data);
    const known = typeof value === 'object' && value !== null && 'type' in value;
    return known ? (value as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}

/** The browser's page: the socket of its own origin, under the folder that the page lies in. */
export function pageSurroundings(): Surroundings {
  return {
    openSocket() {
      const url = new URL('./api/live', location.href);
      url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
      url.hash = '';
      url.search = '';
      const socket = new WebSocket(url);
      const raw: RawSocket = {
        onmessage: null,
        onclose: null,
        send: (text) => socket.send(text),
        close: () => socket.close(),
      };
      socket.onmessage = (event) => raw.onmessage?.(event);
      socket.onclose = () => raw.onclose?.();
      return raw;
    },
    isOnline: () => navigator.onLine,
    watch(listener) {
      const back = (): void => listener('back');
      const gone = (): void => listener('gone');
      const seen = (): void => listener(document.hidden ? 'hidden' : 'back');
      addEventListener('online', back);
      addEventListener('offline', gone);
      document.addEventListener('visibilitychange', seen);
      return () => {
        removeEventListener('online', back);
        removeEventListener('offline', gone);
        document.removeEventListener('visibilitychange', seen);
      };
    },
    isHidden: () => document.hidden,
    random: Math.random,
    now: Date.now,
  };
}
