import type { Base, Live, Lobby, People, Socket, Visitor } from '../context.js';
import { readJson } from '../http/json.js';
import { parse } from '../http/route.js';
import { Refused } from '../refused.js';
import { type ClientMessage, clientMessageSchema } from '../wire/commands.js';
import type { Outcome, Refusal, ServerMessage } from '../wire/messages.js';
import { type Bucket, openBucket } from './bucket.js';
import type { CarryOut } from './carry-out.js';
import type { Bye, Connection, Hub } from './hub.js';
import type { Presence } from './presence.js';
import type { Rooms } from './rooms.js';
import type { Times } from './times.js';

export interface Sockets {
  connect: Live['connect'];
  /** All of them are told to come back, and nobody is let in any more. */
  close(): void;
}

interface SocketParts {
  readonly hub: Hub;
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly carryOut: Pick<CarryOut, 'command'>;
  readonly people: Pick<People, 'me'>;
  readonly lobby: Pick<Lobby, 'say'>;
  readonly times: Times;
}

/** Bytes that a client has not taken: more, and it is too slow. It comes back and asks for what it missed. */
const MAX_WAITING = 1_000_000;
/** Messages that are not understood, or too many: so many are answered, one more is forgiven in so many seconds. */
const PATIENCE = 10;
const FORGIVEN = 20;
/** Commands and messages of one socket that are not answered yet. */
const MAX_UNDER_WAY = 32;
/** Messages that came before we knew who it is. */
const MAX_EARLY = 32;

/** How often it may ask for a table. */
const SYNCS = { perSecond: 1, burst: 20 };

const CODES: Readonly<Record<Bye, number>> = { signedOut: 4401, drain: 1012, tooMuch: 1008, slow: 1013 };
const SILENT = 4408;
const FAILED = 1011;

const byeText = (why: Bye): string => JSON.stringify({ type: 'bye', why } satisfies ServerMessage);

const NOBODY: Refusal = { code: 'noSession', message: 'Nobody is signed in.' };

export function openSockets({ settings, log, now }: Base, parts: SocketParts): Sockets {
  const { hub, rooms, presence, carryOut, people, lobby, times } = parts;
  const { messages, burst } = settings.limits;
  const clock = (): number => performance.now();
  /** When each was heard last. */
  const heard = new Map<Connection, { at: number; close(code: number, reason: string): void }>();
  let closed = false;

  function connect(socket: Socket, visitor: Visitor | undefined): void {
    if (closed) {
      socket.send(byeText('drain'));
      return socket.close(CODES.drain, 'drain');
    }
    const bucket = openBucket(messages, burst, clock);
    const patience = openBucket(1 / FORGIVEN, PATIENCE, clock);
    let ended = false;
    let underWay = 0;
    /** Until it is welcome. */
    let early: string[] | undefined = [];

    function sendText(text: string): void {
      if (ended) return;
      if (socket.waiting > MAX_WAITING) end('slow');
      else socket.send(text);
    }

    const connection: Connection = {
      visitor,
      watches: new Map(),
      asking: new Map(),
      syncs: openBucket(SYNCS.perSecond, SYNCS.burst, clock),
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
      rooms.left(hub.remove(connection));
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

    function receive(text: string): void {
      if (ended) return;
      const last = heard.get(connection);
      if (last) last.at = clock();
      if (!bucket.take()) return tooMuch(text, bucket);
      if (!early) return handle(text);
      if (early.length < MAX_EARLY) early.push(text);
      else end('tooMuch');
    }

    /** Says so for a while; whoever does not listen is sent away. */
    function tooMuch(text: string, { wait: retryAfter }: Bucket): void {
      if (!patience.take()) return end('tooMuch');
      const refusal: Refusal = { code: 'tooMuch', message: 'Too many messages: slow down.', retryAfter };
      refuse(idIn(text), refusal);
    }

    function handle(text: string): void {
      if (ended) return;
      let message: ClientMessage;
      try {
        message = parse(clientMessageSchema, readJson(text));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (!patience.take()) return end('tooMuch');
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
          void rooms.watch(connection, message.table, message.after);
          return;
        case 'unwatch':
          rooms.unwatch(connection, message.table);
          return;
        case 'lobby':
          connection.lobby = message.on;
          return;
        case 'ping':
          connection.send({ type: 'pong', now: now() });
          for (const { table, ...has } of message.tables) {
            rooms.check(connection, table, has).catch((error: unknown) => {
              log.error({ err: error, table }, 'a table could not be compared');
            });
          }
          return;
        case 'command': {
          const { command } = message;
          void done(command.id, (me) => carryOut.command(me, command));
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
      if (underWay === MAX_UNDER_WAY) {
        return refuse(id, { code: 'tooMuch', message: 'Wait for an answer first.', retryAfter: 1 });
      }
      underWay++;
      try {
        connection.send({ type: 'done', id, outcome: await act(visitor) });
      } catch (error) {
        refuse(id, refusalOf(error));
      } finally {
        underWay--;
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
    if (visitor) presence.came(visitor.user);
    socket.onMessage(receive);
    socket.onClose(forget);
    welcome().catch((error: unknown) => {
      log.error({ err: error }, 'somebody could not be welcomed');
      close(FAILED, 'trouble');
    });
  }

  function refusalOf(error: unknown): Refusal {
    if (error instanceof Refused) return error.refusal;
    log.error({ err: error }, 'a message failed');
    return { code: 'trouble', message: 'The server is in trouble. Nothing was kept.' };
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
