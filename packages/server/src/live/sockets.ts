import type { Base, Live, Lobby, People, Socket, Visitor } from '../context.js';
import { readJson } from '../http/json.js';
import { openBucket } from '../http/limiter.js';
import { parse } from '../http/parse.js';
import { Refused } from '../refused.js';
import { type ClientMessage, clientMessageSchema } from '../wire/commands.js';
import type { Announcement, Message, Refusal, ServerMessage } from '../wire/messages.js';
import { type Answering, openAnswering } from './answering.js';
import type { Executor } from './execute-command.js';
import type { Bye, Connection, Hub } from './hub.js';
import type { AskLimits, TooMuch } from './limits.js';
import type { Presence } from './presence.js';
import type { Sessions } from './sessions.js';
import type { Times } from './times.js';
import type { Watching } from './watching.js';

export interface Sockets {
  connect: Live['connect'];
  /** All of them are told to come back, and nobody is let in any more. */
  close(): void;
}

interface SocketParts {
  readonly hub: Hub;
  readonly watching: Watching;
  readonly presence: Presence;
  readonly executor: Pick<Executor, 'command'>;
  readonly people: Pick<People, 'me'>;
  readonly lobby: Pick<Lobby, 'say'>;
  readonly sessions: Pick<Sessions, 'isOpen' | 'met'>;
  readonly limits: Pick<AskLimits, 'message'>;
  readonly times: Times;
  readonly announcement?: (() => Announcement | undefined) | undefined;
}

/** Bytes that a client has not taken: more, and it is too slow. It comes back and asks for what it missed. */
const MAX_WAITING = 1_000_000;
/** Messages that are not understood, or too many: so many are answered, one more is forgiven in so many ms. */
const PATIENCE = 10;
const FORGIVEN = 20_000;
/** Messages that came before we knew who it is. */
const MAX_EARLY = 32;

const CODES: Readonly<Record<Bye, number>> = { signedOut: 4401, drain: 1012, tooMuch: 1008, slow: 1013 };
const SILENT = 4408;
const FAILED = 1011;

const byeText = (why: Bye): string => JSON.stringify({ type: 'bye', why } satisfies ServerMessage);

const clock = (): number => performance.now();

/** What all sockets of this process share. */
interface Shared {
  /** When each was heard last. */
  readonly heard: Map<Connection, { at: number; close(code: number, reason: string): void }>;
  readonly answer: Answering;
}

export function openSockets(base: Base, parts: SocketParts): Sockets {
  const { hub, times } = parts;
  const shared: Shared = { heard: new Map(), answer: openAnswering(base, parts) };
  let closed = false;

  const timer = setInterval(() => {
    const oldest = clock() - 3 * times.heartbeat;
    for (const { at, close } of [...shared.heard.values()]) if (at < oldest) close(SILENT, 'silent');
  }, times.heartbeat / 2);
  timer.unref();

  return {
    connect(socket, visitor) {
      if (!closed) return openConnection(base, parts, shared, socket, visitor);
      socket.send(byeText('drain'));
      socket.close(CODES.drain, 'drain');
    },
    close() {
      closed = true;
      clearInterval(timer);
      for (const connection of [...hub.connections]) connection.end('drain');
    },
  };
}

/** A socket from its upgrade to its end. */
function openConnection(
  { log, now, settings }: Base,
  parts: SocketParts,
  { heard, answer }: Shared,
  socket: Socket,
  visitor: Visitor | undefined,
): void {
  const { hub, watching, presence, people, sessions, limits, times } = parts;
  const patience = openBucket(clock, PATIENCE, 1 / FORGIVEN);
  /** What one may send of which it is not known who is to blame for it. */
  const { burst, messages } = settings.limits;
  const doubtful = openBucket(clock, burst, messages / 1000);
  let ended = false;
  /** Until it is welcome. */
  let early: string[] | undefined = [];

  function sendText(text: string): void {
    if (ended) return;
    if (socket.waiting > MAX_WAITING) end('slow');
    else socket.send(text);
  }

  const connection: Connection = {
    visitor,
    networkKey: socket.networkKey,
    watches: new Map(),
    asking: new Map(),
    lobby: false,
    send: (message) => sendText(JSON.stringify(message)),
    sendText,
    end,
    get ended() {
      return ended;
    },
  };

  function forget(): void {
    if (ended) return;
    ended = true;
    heard.delete(connection);
    watching.left(hub.remove(connection));
    if (visitor) presence.went(visitor.user);
  }

  function end(why: Bye): void {
    if (ended) return;
    socket.send(byeText(why));
    close(CODES[why], why);
  }

  function close(code: number, reason: string): void {
    if (ended) return;
    forget();
    socket.close(code, reason);
  }

  function isThere(): void {
    const last = heard.get(connection);
    if (last) last.at = clock();
  }

  function receive(text: string): void {
    if (ended) return;
    isThere();
    const tooMuch = limits.message(connection);
    if (tooMuch) return slowDown(text, tooMuch);
    if (!early) return handle(text);
    if (early.length < MAX_EARLY) early.push(text);
    else end('tooMuch');
  }

  /** Says so for a while; whoever does not listen is sent away, but not for what neighbours do. */
  function slowDown(text: string, { refusal, own }: TooMuch): void {
    if ((own || doubtful.wait() > 0) && patience.wait() > 0) return end('tooMuch');
    refuse(idIn(text), refusal);
  }

  function handle(text: string): void {
    if (ended) return;
    let message: ClientMessage;
    try {
      message = parse(clientMessageSchema, readJson(text));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (patience.wait() > 0) return end('tooMuch');
      return refuse(idIn(text), error.refusal);
    }
    answer(connection, message, refuse);
  }

  function refuse(id: string | undefined, refusal: Refusal): void {
    if (id === undefined) connection.send({ type: 'refused', refusal });
    else connection.send({ type: 'done', id, outcome: { ok: false, refusal } });
  }

  async function welcome(): Promise<void> {
    const me = visitor ? await people.me(visitor.user) : null;
    if (ended) return;
    // The account is gone.
    if (me === undefined) return end('signedOut');
    greet(connection, { type: 'welcome', me, heartbeat: times.heartbeat, now: now() }, parts);
    const waiting = early ?? [];
    early = undefined;
    for (const text of waiting) handle(text);
  }

  hub.add(connection);
  heard.set(connection, { at: clock(), close });
  if (visitor) {
    sessions.met(visitor);
    presence.came(visitor.user);
  }
  socket.onMessage(receive);
  socket.onPong?.(isThere);
  socket.onClose(forget);
  welcome().catch((error: unknown) => {
    log.error({ err: error }, 'somebody could not be welcomed');
    close(FAILED, 'trouble');
  });
}

function greet(
  connection: Connection,
  welcome: Message<'welcome'>,
  parts: Pick<SocketParts, 'announcement'>,
): void {
  connection.send(welcome);
  const announcement = parts.announcement?.();
  if (announcement) connection.send({ type: 'announcement', announcement });
}

/** Of a command or a message that can't be taken: so that whoever waits for its answer gets one. */
function idIn(text: string): string | undefined {
  try {
    const value = JSON.parse(text) as Readonly<Record<string, { readonly id?: unknown } | undefined>> | null;
    const id = value?.command?.id ?? value?.say?.id;
    return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
