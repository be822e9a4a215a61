import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Client, type ClientConfig } from 'pg';
import { type Bus, type BusMessage, openLocalBus } from './bus.js';

export const CHANNEL = 'polder';
/** PostgreSQL takes less than 8000 bytes; some are for the envelope. */
export const MOST_BYTES = 7_800;

/** How often the connection that listens is tried, and how long it may take to answer. */
const PULSE = 20_000;
const PATIENCE = 5_000;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 10_000;

export interface PostgresBus extends Bus {
  /** Tells this process only: the others are told by the transaction itself. */
  publishHere(message: BusMessage): void;
  /** What `publish` sends, around JSON of messages that are separated by commas. */
  readonly envelope: readonly [before: string, after: string];
  close(): Promise<void>;
}

/**
 * LISTEN on a connection of its own, which is made again when it breaks: listeners then hear of a `gap`. What
 * this process says it hears at once, not by way of the database. `notify` sends texts to CHANNEL.
 */
export async function openPostgresBus(
  config: ClientConfig,
  notify: (payloads: readonly string[]) => Promise<void>,
  log: FastifyBaseLogger,
): Promise<PostgresBus> {
  const from = randomUUID();
  const envelope = [`{"from":"${from}","messages":[`, ']}'] as const;
  const here = openLocalBus((error) => log.error({ err: error }, 'a listener of the bus failed'));
  const ending = new AbortController();
  let outgoing: string[] = [];
  let sending: Promise<void> | undefined;

  function hear(payload: string | undefined): void {
    try {
      const { from: sender, messages } = JSON.parse(payload ?? '') as Envelope;
      if (sender !== from) for (const message of messages) here.publish(message);
    } catch (error) {
      log.warn({ err: error }, 'a message of the bus was not understood');
    }
  }

  async function connect(): Promise<Client> {
    const client = new Client({ ...config, application_name: 'polder bus' });
    // Also said by `end`; without a listener it would end the process.
    client.on('error', (error) => log.warn({ err: error }, 'the bus lost its connection'));
    client.on('notification', ({ payload }) => hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  /** Until the connection is broken, or the bus is closed. */
  async function attend(client: Client): Promise<void> {
    const broken = new AbortController();
    const end = (): void => broken.abort();
    client.once('end', end);
    client.once('error', end);
    const signal = AbortSignal.any([broken.signal, ending.signal]);
    try {
      while (!signal.aborted) {
        await delay(PULSE, undefined, { signal, ref: false });
        const answer = await Promise.race([
          client.query('select 1'),
          delay(PATIENCE, undefined, { signal, ref: false }),
        ]);
        if (answer === undefined) throw new Error('The connection of the bus does not answer.');
      }
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'the bus lost its connection');
    } finally {
      // A connection that does not answer would not be ended by asking for it either.
      await Promise.race([client.end().catch(() => undefined), delay(1_000, undefined, { ref: false })]);
    }
  }

  async function keepListening(first: Client): Promise<void> {
    await attend(first);
    let pause = FIRST_PAUSE;
    while (!ending.signal.aborted) {
      try {
        await delay(pause, undefined, { signal: ending.signal, ref: false });
        const client = await connect();
        pause = FIRST_PAUSE;
        log.info('the bus is connected again');
        here.publish({ type: 'gap' });
        await attend(client);
      } catch (error) {
        if (ending.signal.aborted) return;
        log.warn({ err: error }, 'the bus could not connect');
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
    }
  }

  async function send(): Promise<void> {
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (outgoing.length > 0) {
      const texts = outgoing;
      outgoing = [];
      try {
        await notify(packed(texts).map((messages) => envelope.join(messages)));
      } catch (error) {
        // Hints only: whoever misses them reads later.
        log.warn({ err: error, messages: texts.length }, 'messages of the bus were not sent');
      }
    }
    sending = undefined;
  }

  const listening = keepListening(await connect());

  return {
    envelope,
    publishHere: (message) => here.publish(message),
    publish(message) {
      here.publish(message);
      outgoing.push(JSON.stringify(message));
      sending ??= send();
    },
    subscribe: (listener) => here.subscribe(listener),
    async close() {
      await sending;
      ending.abort();
      await listening;
    },
  };
}

interface Envelope {
  readonly from: string;
  readonly messages: readonly BusMessage[];
}

/** As many as fit, joined by commas. */
export function packed(texts: readonly string[]): readonly string[] {
  const packs: string[] = [];
  let pack: string[] = [];
  let bytes = 0;
  for (const text of texts) {
    const size = Buffer.byteLength(text) + 1;
    if (bytes + size > MOST_BYTES && pack.length > 0) {
      packs.push(pack.join(','));
      pack = [];
      bytes = 0;
    }
    pack.push(text);
    bytes += size;
  }
  if (pack.length > 0) packs.push(pack.join(','));
  return packs;
}
