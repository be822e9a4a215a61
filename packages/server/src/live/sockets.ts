import type { Base, Live, Lobby, People, Socket, Visitor } from '../context.js';
import { readJson } from '../http/json.js';
import { openBucket } from '../http/limiter.js';
import { parse } from '../http/parse.js';
import { Refused } from '../refused.js';
import { type ClientMessage, clientMessageSchema } from '../wire/commands.js';
import type { Outcome, Refusal, ServerMessage } from '../wire/messages.js';
import type { Executor } from './execute-command.js';
import type { Bye, Connection, Hub } from './hub.js';
import type { AskLimits, TooMuch } from './limits.js';
import type { Presence } from './presence.js';
import type { Sessions } from './sessions.js';
import type { Times } from './times.js';
import { troubleOf } from './trouble.js';
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
}

/** Bytes that a client has not taken: more, and it is too slow. It comes back and asks for what it missed. */
const MAX_WAITING = 1_000_000;
/** Messages that are not understood, or too many: so many are answered, one more is forgiven in so many ms. */
const PATIENCE = 10;
const FORGIVEN = 20_000;
/** Commands and messages of one account that are not answered yet. */
const MAX_UNDER_WAY = 32;
/** Messages that came before we knew who it is. */
const MAX_EARLY = 32;

const CODES: Readonly<Record<Bye, number>> = { signedOut: 4401, drain: 1012, tooMuch: 1008, slow: 1013 };
const SILENT = 4408;
const FAILED = 1011;

const byeText = (why: Bye): string => JSON.stringify({ type: 'bye', why } satisfies ServerMessage);

const NOBODY: Refusal = { code: 'noSession', message: 'Nobody is signed in.' };

export function openSockets({ log, now, settings }: Base, parts: SocketParts): Sockets {
  const { hub, watching, presence, executor, people, lobby, sessions, limits, times } = parts;
  const clock = (): number => performance.now();
  /** When each was heard last. */
  const heard = new Map<Connection, { at: number; close(code: number, reason: string): void }>();
  /** By account: what it waits for. */
  const underWay = new Map<string, number>();
  let closed = false;

  function connect(socket: Socket, visitor: Visitor | undefined): void {
    if (closed) {
      socket.send(byeText('drain'));
      return socket.close(CODES.drain, 'drain');
    }
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
      answer(message);
    }

    function refuse(id: string | undefined, refusal: Refusal): void {
      if (id === undefined) connection.send({ type: 'refused', refusal });
      else connection.send({ type: 'done', id, outcome: { ok: false, refusal } });
    }

    function answer(message: ClientMessage): void {
      switch (message.type) {
        case 'watch':
          void watching.watch(connection, message.table, message.after);
          return;
        case 'unwatch':
          watching.unwatch(connection, message.table);
          return;
        case 'lobby':
          connection.lobby = message.on;
          return;
        case 'ping':
          connection.send({ type: 'pong', now: now() });
          for (const { table, ...has } of message.tables) {
            watching.check(connection, table, has).catch((error: unknown) => {
              log.error({ err: error, table }, 'a table could not be compared');
            });
          }
          return;
        case 'command': {
          const { command } = message;
          void done(command.id, (me) => executor.command(me, command));
          return;
        }
        case 'say': {
          const { say } = message;
          void done(say.id, async (me) => ({ ok: true, seq: (await lobby.say(me, say)).id }));
          return;
        }
      }
    }

    async function done(id: string, act: (me: Visitor) => Promise<Outcome>): Promise<void> {
      if (!visitor) return refuse(id, NOBODY);
      const { user } = visitor;
      const before = underWay.get(user) ?? 0;
      if (before >= MAX_UNDER_WAY) {
        return refuse(id, { code: 'tooMuch', message: 'Wait for an answer first.', retryAfter: 1 });
      }
      underWay.set(user, before + 1);
      try {
        // If not, the socket is closed by now.
        if (await sessions.isOpen(visitor)) {
          connection.send({ type: 'done', id, outcome: await act(visitor) });
        }
      } catch (error) {
        refuse(id, refusalOf(error));
      } finally {
        const left = (underWay.get(user) ?? 1) - 1;
        if (left > 0) underWay.set(user, left);
        else underWay.delete(user);
      }
    }

    async function welcome(): Promise<void> {
      const me = visitor ? await people.me(visitor.user) : null;
      if (ended) return;
      // The account is gone.
      if (me === undefined) return end('signedOut');
      connection.send({ type: 'welcome', me, heartbeat: times.heartbeat, now: now() });
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

  function refusalOf(error: unknown): Refusal {
    if (error instanceof Refused) return error.refusal;
    log.error({ err: error }, 'a message failed');
    return troubleOf(error);
  }

  const timer = setInterval(() => {
    const oldest = clock() - 3 * times.heartbeat;
    for (const { at, close } of [...heard.values()]) if (at < oldest) close(SILENT, 'silent');
  }, times.heartbeat / 2);
  timer.unref();

  return {
    connect,
    close() {
      closed = true;
      clearInterval(timer);
      for (const connection of [...hub.connections]) connection.end('drain');
    },
  };
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
