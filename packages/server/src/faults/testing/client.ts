import { randomBytes } from 'node:crypto';
import { below, type Random, seedRandom } from '@polder/core';
import { WebSocket } from 'ws';
import type { Player } from '../../run/testing/player.js';
import { openSeen, type Seen } from '../../testing/seen.js';
import { openSocket } from '../../testing/socket.js';
import type { Action, ClientMessage, Command } from '../../wire/commands.js';
import type { Message, Outcome, Refusal, ServerMessage } from '../../wire/messages.js';

export interface ClientAsked {
  /** Undefined: somebody who only looks on, and is not signed in. */
  readonly player: Player | undefined;
  readonly table: string;
  /** Where the server is now. */
  readonly url: () => string;
  /** Of what it chooses. */
  readonly seed: string;
  /** It chooses nothing once there are so many records. */
  readonly limit?: number;
}

/** Somebody at one table, who plays by chance and writes down all that the server has acknowledged. */
export interface Client {
  readonly table: string;
  readonly user: string | undefined;
  readonly seen: Seen;
  /** The server that it is, or was last, connected to. */
  readonly at: string;
  /** By the command's id: its last record, as the server said. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** Ids of what was refused. */
  readonly denied: ReadonlySet<string>;
  /** Ids of all that was asked for. */
  readonly sent: ReadonlySet<string>;
  /** What was refused, but for what was stale. */
  readonly refusals: readonly Refusal[];
  /** Whatever a server must not do. */
  readonly faults: readonly string[];
  readonly counts: { resumed: number; wholes: number; stale: number; undone: number };
  /** Resolves once the table is here, with all that was missed. What was not answered is sent again. */
  connect(): Promise<void>;
  /** The network is gone, without a word. */
  drop(): void;
  /** Resolves once the server has gone, and everything that it sent before is here. */
  readonly gone: Promise<void>;
  play(): void;
  /** Begins nothing more; resolves once all is answered. */
  rest(): Promise<void>;
  ask(action: Action, more?: Partial<Command>): Promise<Outcome>;
  send(message: ClientMessage): void;
  /** Called with every message; the function that comes back ends that. */
  hear(listener: (message: ServerMessage) => void): () => void;
  until(isSo: (seen: Seen) => boolean): Promise<Seen>;
}

interface Pending {
  readonly command: Command;
  readonly resolve: (outcome: Outcome) => void;
}

/** Longer than anything takes on a busy machine, in ms. */
const PATIENCE = Number(process.env.FAULT_PATIENCE ?? 240_000);

export const isOver = ({ status }: Seen): boolean =>
  status.status === 'over' || status.status === 'abandoned';

export function openClient({ player, table, url, seed, limit = 1e6 }: ClientAsked): Client {
  const random: Random = seedRandom(seed);
  const acknowledged = new Map<string, number>();
  const denied = new Set<string>();
  const sent = new Set<string>();
  const refusals: Refusal[] = [];
  const faults: string[] = [];
  const counts = { resumed: 0, wholes: 0, stale: 0, undone: 0 };
  const listeners = new Set<(message: ServerMessage) => void>();
  const pending = new Map<string, Pending>();
  let seen: Seen | undefined;
  let socket: WebSocket | undefined;
  let shown: (() => void) | undefined;
  let playing = false;
  let asking = false;
  let gone: Promise<void> = Promise.resolve();
  let at = '';

  const send = (message: ClientMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const has = () => (seen ? { seq: seen.seq, hash: seen.hash } : undefined);

  function watch(): void {
    const after = has();
    send({ type: 'watch', table, ...(after ? { after } : {}) });
  }

  function greeted(heartbeat: number): void {
    watch();
    for (const { command } of pending.values()) send({ type: 'command', command });
    const mine = socket;
    const beat = setInterval(() => {
      const seen = has();
      send({ type: 'ping', tables: seen ? [{ table, ...seen }] : [] });
    }, heartbeat);
    mine?.once('close', () => clearInterval(beat));
  }

  function take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        greeted(message.heartbeat);
        break;
      case 'sync':
      case 'entries':
        told(message);
        break;
      case 'done':
        answered(message.id, message.outcome);
        break;
      case 'refused':
        if (message.refusal.code === 'stale') watch();
        // Many come back at once: onlookers after the players.
        else if (message.refusal.code === 'tooMuch')
          setTimeout(watch, (message.refusal.retryAfter ?? 1) * 1000);
        else faults.push(`It was refused: ${JSON.stringify(message)}`);
        break;
      default:
        break;
    }
    for (const listener of [...listeners]) listener(message);
    consider();
  }

  function told(message: Message<'sync' | 'entries'>): void {
    if (message.type === 'sync') {
      counts.wholes++;
      if (seen) seen.take(message);
      else seen = openSeen(message.sync);
    } else if (seen?.take(message)) {
      if (shown) counts.resumed++;
    } else {
      watch();
      return;
    }
    shown?.();
    shown = undefined;
  }

  function answered(id: string, outcome: Outcome): void {
    if (outcome.ok) {
      const before = acknowledged.get(id);
      if (before !== undefined && before !== outcome.seq)
        faults.push(`Command ${id} was acknowledged as ${before}, then as ${outcome.seq}.`);
      acknowledged.set(id, outcome.seq);
    } else {
      denied.add(id);
      if (acknowledged.has(id))
        faults.push(`Command ${id} was acknowledged, then refused: ${outcome.refusal.code}.`);
    }
    const it = pending.get(id);
    pending.delete(id);
    it?.resolve(outcome);
  }

  function ask(action: Action, more: Partial<Command> = {}): Promise<Outcome> {
    const command: Command = {
      id: randomBytes(12).toString('hex'),
      table,
      seq: seen?.seq ?? -1,
      action,
      ...more,
    };
    sent.add(command.id);
    return new Promise((resolve) => {
      pending.set(command.id, { command, resolve });
      send({ type: 'command', command });
      // Some fingers are nervous.
      if (below(random, 10) === 0) send({ type: 'command', command });
    });
  }

  /** If it is asked something and nothing is under way. */
  function consider(): void {
    if (!playing || asking || !seen || socket?.readyState !== WebSocket.OPEN) return;
    const { status, seq } = seen;
    if (status.seq !== seq || seq >= limit || isOver(seen)) return;
    if (status.undoable.steps > 0 && below(random, 20) === 0) void act({ type: 'undo' });
    else if (status.decision) {
      const { id, options } = status.decision;
      void act({ type: 'choose', decision: id, keys: [options[below(random, options.length)].key] });
    }
  }

  async function act(action: Action): Promise<void> {
    asking = true;
    const { seq } = seen ?? { seq: -1 };
    const outcome = await ask(action);
    if (outcome.ok) {
      if (action.type === 'undo') counts.undone++;
      await until((it) => it.seq >= outcome.seq);
    } else if (outcome.refusal.code === 'stale') {
      counts.stale++;
      await until((it) => it.seq > seq);
    } else refusals.push(outcome.refusal);
    asking = false;
    // Not within the message that brought it: others are asked, too.
    setImmediate(consider);
  }

  function until(isSo: (seen: Seen) => boolean): Promise<Seen> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`Nothing more happens: ${describe()}`)), PATIENCE);
      const look = (): void => {
        if (!seen || !isSo(seen)) return;
        listeners.delete(look);
        clearTimeout(late);
        resolve(seen);
      };
      listeners.add(look);
      look();
    });
  }

  const describe = (): string =>
    JSON.stringify({
      ...{ table, user: player?.me.id, seat: seen?.seat, seq: seen?.seq, playing, asking },
      ...{ socket: socket?.readyState, status: seen?.status, counts, faults, refusals },
      pending: [...pending.values()].map(({ command }) => command),
    });

  function drop(): void {
    const old = socket;
    socket = undefined;
    old?.removeAllListeners('message');
    old?.terminate();
  }

  return {
    table,
    user: player?.me.id,
    get seen() {
      if (!seen) throw new Error(`Table ${table} was not shown.`);
      return seen;
    },
    get at() {
      return at;
    },
    get gone() {
      return gone;
    },
    ...{ acknowledged, denied, sent, refusals, faults, counts, ask, until, send, drop },
    connect() {
      drop();
      const origin = url();
      at = origin;
      const mine = openSocket(origin, { cookie: player?.cookie });
      socket = mine;
      gone = new Promise((resolve) => mine.once('close', () => resolve()));
      return new Promise((resolve, reject) => {
        shown = resolve;
        mine.on('message', (data) => take(JSON.parse(String(data)) as ServerMessage));
        mine.on('error', reject);
        mine.on('close', (code) => reject(new Error(`The socket was closed: ${code}`)));
      });
    },
    play() {
      playing = true;
      consider();
    },
    async rest() {
      playing = false;
      while (pending.size > 0 || asking) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
