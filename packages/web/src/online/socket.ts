import type { ClientMessage, ServerMessage } from '@polder/server/wire';
import { openPulse } from './pulse.js';
import type { Around, RawSocket, Surroundings } from './surroundings.js';

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
const FIRST_WAIT = 400;
const LONGEST_WAIT = 20_000;
/** One that has lasted so long was a good one: the next attempts begin with short waits again. */
const GOOD = 5_000;
/** A server that has had too much of us is left alone as after so many failures. */
const TOO_MUCH = 5;

export function openSocket(around: Surroundings, on: SocketListener): LastingSocket {
  let wanted = false;
  let raw: RawSocket | undefined;
  let up = false;
  let upSince = 0;
  const waits = openWaits(around.random);
  /** The one timer for: the next attempt, the greeting. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  const beat = (): boolean => send(on.heartbeat());
  const pulse = openPulse({ now: around.now, isUp: () => up, beat, dead: drop });

  function attempt(): void {
    clearTimeout(timer);
    if (!wanted || raw) return;
    try {
      raw = around.openSocket();
    } catch {
      // A browser that forbids it says so at once.
      failed();
      return;
    }
    raw.onmessage = ({ data }) => take(data);
    raw.onclose = drop;
    timer = setTimeout(drop, GREETING);
  }

  function take(data: unknown): void {
    pulse.heard();
    const message = parsed(data);
    if (message?.type === 'welcome') greeted(message);
    else if (message && up) {
      on.message(message);
      if (message.type === 'bye') bye(message.why);
    }
  }

  /** The server ends it and says why. */
  function bye(why: Extract<ServerMessage, { type: 'bye' }>['why']): void {
    if (why === 'tooMuch') waits.tooMuch();
    drop();
  }

  function greeted(welcome: Welcome): void {
    clearTimeout(timer);
    up = true;
    upSince = around.now();
    pulse.start(welcome.heartbeat);
    on.up(welcome);
  }

  function letGo(): void {
    const socket = raw;
    raw = undefined;
    up = false;
    clearTimeout(timer);
    pulse.stop();
    if (socket) closeQuietly(socket);
  }

  function drop(): void {
    if (up && around.now() - upSince > GOOD) waits.reset();
    letGo();
    failed();
  }

  function failed(): void {
    on.down();
    if (wanted) timer = setTimeout(attempt, waits.next());
  }

  function send(message: ClientMessage): boolean {
    return up && raw !== undefined && sendOver(raw, message);
  }

  function notice(what: Around): void {
    // The server keeps in mind what was seen here.
    if (what === 'hidden') beat();
    else if (what === 'gone') pulse.probe();
    else {
      waits.reset();
      // After a sleep a socket may look open and be dead.
      if (raw) pulse.probe();
      else attempt();
    }
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
        unwatch = around.watch(notice);
        waits.reset();
        attempt();
      } else {
        unwatch?.();
        letGo();
      }
    },
    send,
    probe: pulse.probe,
    renew() {
      if (!wanted) return;
      const was = up;
      letGo();
      if (was) on.down();
      waits.reset();
      attempt();
    },
  };
}

/** How long to wait for the next attempt: longer with every failure. */
function openWaits(random: () => number) {
  let failures = 0;
  return {
    next(): number {
      const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
      failures++;
      // Half of it by chance: those who lost the same server do not come back all at once.
      return longest * (0.5 + 0.5 * random());
    },
    reset(): void {
      failures = 0;
    },
    tooMuch(): void {
      failures = Math.max(failures, TOO_MUCH);
    },
  };
}

function sendOver(socket: RawSocket, message: ClientMessage): boolean {
  try {
    socket.send(JSON.stringify(message));
    return true;
  } catch {
    return false;
  }
}

/** Nothing is heard of it any more. */
function closeQuietly(socket: RawSocket): void {
  socket.onmessage = null;
  socket.onclose = null;
  try {
    socket.close();
  } catch {
    // It never was one.
  }
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
