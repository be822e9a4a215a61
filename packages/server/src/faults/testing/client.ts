import { randomBytes } from 'node:crypto';
import { below, type Random, seedRandom } from '@polder/core';
import { WebSocket } from 'ws';
import type { Player } from '../../run/testing/player.js';
import { openTestClient } from '../../testing/client.js';
import { openSeen, type Seen } from '../../testing/seen.js';
import { openSocket } from '../../testing/socket.js';
import type { Action, ClientMessage, Command } from '../../wire/commands.js';
import type { Message, Outcome, Refusal, ServerMessage } from '../../wire/messages.js';
import { type Acknowledgements, openAcknowledgements } from './acknowledgements.js';
import { openChancePlayer } from './chance-player.js';

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
export interface Client extends Acknowledgements {
  readonly table: string;
  readonly user: string | undefined;
  readonly seen: Seen;
  /** The server that it is, or was last, connected to. */
  readonly at: string;
  /** What was refused, but for what was stale. */
  readonly refusals: readonly Refusal[];
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

/** Longer than anything takes on a busy machine, in ms. */
const PATIENCE = Number(process.env.FAULT_PATIENCE ?? 240_000);

export function openClient({ player, table, url, seed, limit = 1e6 }: ClientAsked): Client {
  const random: Random = seedRandom(seed);
  const book = openAcknowledgements();
  const { acknowledged, denied, sent, faults } = book;
  const line = openLine(table, faults, player?.cookie);
  const { inner, counts } = line;

  function ask(action: Action, more: Partial<Command> = {}): Promise<Outcome> {
    const id = randomBytes(12).toString('hex');
    const command: Command = { id, table, seq: inner.find(table)?.seq ?? -1, action, ...more };
    sent.add(command.id);
    const outcome = inner.ask(command);
    // Some fingers are nervous.
    if (below(random, 10) === 0) inner.send({ type: 'command', command });
    return outcome;
  }

  inner.hear((message) => {
    if (message.type !== 'done') return;
    if (!message.outcome.ok && acknowledged.has(message.id))
      faults.push(`Command ${message.id} was acknowledged, then refused: ${message.outcome.refusal.code}.`);
    book.note(message.id, message.outcome);
  });

  async function until(isSo: (seen: Seen) => boolean): Promise<Seen> {
    let late: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new Error(`Nothing more happens: ${describe()}`)), PATIENCE);
    });
    return Promise.race([inner.until(table, isSo), tooLate]).finally(() => clearTimeout(late));
  }

  const chance = openChancePlayer({
    ...{ random, limit, ask, until },
    seen: () => (line.isOpen ? inner.find(table) : undefined),
  });
  inner.hear(chance.consider);

  const describe = (): string => {
    const { seat, seq, status } = inner.find(table) ?? {};
    return JSON.stringify({
      ...{ table, user: player?.me.id, seat, seq, status, counts, faults },
      ...{ open: line.isOpen, pending: inner.pending, chance: chance.describe() },
    });
  };

  return {
    table,
    user: player?.me.id,
    get seen() {
      return inner.seen(table);
    },
    get at() {
      return line.at;
    },
    get gone() {
      return line.gone;
    },
    ...{ acknowledged, denied, sent, faults, ask, until, send: inner.send, hear: inner.hear },
    refusals: chance.refusals,
    get counts() {
      return { ...counts, ...chance.counts };
    },
    connect: () => line.connect(url()),
    drop: line.drop,
    play: chance.play,
    async rest() {
      chance.stop();
      while (inner.pending.length > 0 || chance.isAsking)
        await new Promise((resolve) => setTimeout(resolve, 5));
    },
  };
}

/** A client of one table that can connect again and again: what it had is kept, what is missing comes. */
function openLine(table: string, faults: string[], cookie: string | undefined) {
  const counts = { resumed: 0, wholes: 0 };
  let socket: WebSocket | undefined;
  let shown: (() => void) | undefined;
  let gone: Promise<void> = Promise.resolve();
  let at = '';
  const isOpen = (): boolean => socket?.readyState === WebSocket.OPEN;

  const inner = openTestClient({
    send(message) {
      if (isOpen()) socket?.send(JSON.stringify(message));
    },
    show(seen, message) {
      if (message.type === 'sync') {
        counts.wholes++;
        seen?.take(message);
        arrived();
        return seen ?? openSeen(message.sync);
      }
      if (seen?.take(message)) {
        if (shown) counts.resumed++;
        arrived();
      } else watch();
      return seen;
    },
  });

  /** What `connect` waits for. */
  function arrived(): void {
    shown?.();
    shown = undefined;
  }

  const has = (): { readonly seq: number; readonly hash: string } | undefined => {
    const seen = inner.find(table);
    return seen ? { seq: seen.seq, hash: seen.hash } : undefined;
  };

  function watch(): void {
    const after = has();
    inner.send({ type: 'watch', table, ...(after ? { after } : {}) });
  }

  function greeted({ heartbeat }: Message<'welcome'>): void {
    watch();
    for (const command of inner.pending) inner.send({ type: 'command', command });
    const beat = setInterval(() => {
      const seen = has();
      inner.send({ type: 'ping', tables: seen ? [{ table, ...seen }] : [] });
    }, heartbeat);
    socket?.once('close', () => clearInterval(beat));
  }

  function refused({ refusal }: Message<'refused'>): void {
    if (refusal.code === 'stale') watch();
    // Many come back at once: onlookers after the players.
    else if (refusal.code === 'tooMuch') setTimeout(watch, (refusal.retryAfter ?? 1) * 1000);
    else faults.push(`It was refused: ${JSON.stringify(refusal)}`);
  }

  inner.hear((message) => {
    if (message.type === 'welcome') greeted(message);
    if (message.type === 'refused') refused(message);
  });

  function drop(): void {
    const old = socket;
    socket = undefined;
    old?.removeAllListeners('message');
    old?.terminate();
  }

  return {
    ...{ inner, counts, drop },
    get isOpen() {
      return isOpen();
    },
    get at() {
      return at;
    },
    get gone() {
      return gone;
    },
    connect(to: string): Promise<void> {
      drop();
      at = to;
      const mine = openSocket(to, { cookie });
      socket = mine;
      gone = new Promise((resolve) => mine.once('close', () => resolve()));
      return new Promise((resolve, reject) => {
        shown = resolve;
        mine.on('message', (data) => inner.take(JSON.parse(String(data)) as ServerMessage));
        mine.on('error', reject);
        mine.on('close', (code) => reject(new Error(`The socket was closed: ${code}`)));
      });
    },
  };
}
