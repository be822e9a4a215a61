import type { Audience, Decision } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { Answered, join, type Player } from '../run/testing/player.js';
import type { Store } from '../store/store.js';
import { audienceOf, openTable } from '../table/index.js';
import { isOver } from '../testing/seen.js';
import type { ServerMessage } from '../wire/messages.js';
import type { Entry, LiveStatus, TableInfo } from '../wire/table.js';
import { type Client, openClient } from './testing/client.js';
import { hiddenOrders, ordersIn } from './testing/hidden.js';
import { figure, newSqlite, openDatabase, stop, useServers } from './testing/servers.js';
import { type Heard, openTap, type Tap } from './testing/tap.js';
import { expectSame, isTakenBack, readStored, type StoredTable } from './testing/truth.js';
import { begin } from './testing/village.js';

const servers = useServers();

/** Somebody with a wire of their own. */
interface Eyes {
  readonly tap: Tap;
  readonly player: Player | undefined;
}

const GAMES = [
  { game: 'duel', players: 2 },
  { game: 'valley', players: 2 },
  { game: 'valley', players: 4 },
] as const;

/** The pages that somebody opens besides the game; what is not for them is refused. */
async function lookAround({ tap, player }: Eyes, table: string): Promise<void> {
  const paths = ['', '/sync', '/chat', '/record'].map((it) => `/api/tables/${table}${it}`);
  for (const path of [...paths, '/api/tables', '/api/mine', '/api/next', '/api/me']) {
    const headers = player ? { cookie: player.cookie } : {};
    await (await fetch(`${tap.url}${path}`, { headers })).text();
  }
}

async function playOut(eyes: readonly Eyes[], seated: number, asked: (typeof GAMES)[number]) {
  const people = eyes.slice(0, seated).flatMap(({ player }) => player ?? []);
  const table = await begin(people, asked);
  const clients = eyes.map(({ player, tap }, i) =>
    openClient({ player, table, url: () => tap.url, seed: `secrets/${asked.game}/${asked.players}/${i}` }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  const say = (i: number, text: string) =>
    people[i].ask('POST', `/api/tables/${table}/chat`, { id: `say-${text}-${i}-0000`, table, text });
  await say(0, 'hello');
  for (const client of clients.slice(0, seated)) client.play();
  for (let part = 1; !isOver(clients[0].seen); part++) {
    await clients[0].until((seen) => seen.seq >= part * 60 || isOver(seen));
    for (const one of eyes) await lookAround(one, table);
  }
  await say(1, 'thanks');
  await Promise.all(clients.map((client) => client.until(isOver)));
  await Promise.all(clients.map((client) => client.rest()));
  for (const one of eyes) await lookAround(one, table);
  return { table, clients, people };
}

describe('Everything that the server sends', () => {
  it('has no seed, no order of what lies face down, and nothing hidden of another seat', async () => {
    const database = newSqlite();
    const taps = await Promise.all(Array.from({ length: 6 }, () => openTap(() => server.url)));
    const env = { ORIGINS: taps.map(({ url }) => url).join() };
    const server = await servers.start(database, { env });
    const eyes: Eyes[] = [];
    // The last is not signed in, and the one before sits nowhere.
    for (const [i, tap] of taps.entries())
      eyes.push({ tap, player: i < 5 ? await join(() => tap.url, `Person ${i}`) : undefined });

    const played = await Promise.all(
      GAMES.map((asked) =>
        playOut([...eyes.slice(0, asked.players), ...eyes.slice(4)], asked.players, asked),
      ),
    );
    const taken = played.flatMap((it) => it.clients).reduce((sum, { counts }) => sum + counts.undone, 0);
    expect(taken).toBeGreaterThan(0);
    // Once more, with the same people: a new seed, and nobody is told that one.
    const [{ people, table }] = played;
    for (const player of people) await player.ask('POST', `/api/tables/${table}/rematch`, {});
    const rematch = (await people[0].ask<{ info: TableInfo }>('GET', `/api/tables/${table}`)).info.rematch;
    if (rematch === null) throw new Error('There is no rematch.');
    await startAny(people, rematch);
    const again = eyes
      .slice(0, 2)
      .map(({ player, tap }, i) =>
        openClient({ player, table: rematch, url: () => tap.url, seed: `again/${i}`, limit: 12 }),
      );
    await Promise.all(again.map((client) => client.connect()));
    for (const client of again) client.play();
    await Promise.all(again.map((client) => client.until(({ seq }) => seq >= 12)));
    for (const one of eyes) await lookAround(one, rematch);
    await Promise.all(again.map((client) => client.rest()));

    expect(await stop(server)).toBe(0);
    const clients = [...played.flatMap((it) => it.clients), ...again];
    await Promise.all(clients.map(({ gone }) => gone));
    const store = await openDatabase(database);
    const tables = new Map<string, StoredTable>();
    for (const id of [...played.map((it) => it.table), rematch]) tables.set(id, await readStored(store, id));
    for (const client of clients) {
      const stored = tables.get(client.table);
      if (stored) expectSame(stored, client);
    }
    let messages = 0;
    for (const one of eyes) {
      const others = clients.filter(({ user }) => user !== one.player?.me.id);
      const cookies = eyes.flatMap(({ player }) => (player && player !== one.player ? [player.cookie] : []));
      await expectNoSecrets(store, one, tables, { others, cookies });
      for (const stored of tables.values()) messages += expectNothingHidden(stored, one);
    }
    await store.close();
    await Promise.all(taps.map((tap) => tap.close()));
    const bytes = taps.reduce(
      (sum, { heard }) => sum + heard.reduce((all, it) => all + it.text.length, 0),
      0,
    );
    figure(
      `secrets: ${GAMES.length} games and a rematch, ${messages} messages about them, ` +
        `${(bytes / 1e6).toFixed(1)} MB heard by ${eyes.length} people: nothing that they may not know`,
    );
  });
});

/** By whoever is the host. */
async function startAny(people: readonly Player[], table: string): Promise<void> {
  for (const player of people)
    try {
      await player.ask('POST', `/api/tables/${table}/start`, {});
      return;
    } catch (error) {
      if (!(error instanceof Answered)) throw error;
    }
  throw new Error('Nobody could start it.');
}

/** Texts that nobody, or nobody else, may ever be sent. */
async function expectNoSecrets(
  store: Store,
  { tap, player }: Eyes,
  tables: ReadonlyMap<string, StoredTable>,
  { others, cookies }: { readonly others: readonly Client[]; readonly cookies: readonly string[] },
): Promise<void> {
  const { db } = store;
  const hashes = (await db.selectFrom('sessions').select('token_hash').execute()).map((it) => it.token_hash);
  const vapid = await db.selectFrom('secrets').select('value').executeTakeFirstOrThrow();
  const { privateKey } = JSON.parse(vapid.value) as { privateKey: string };
  const tokens = cookies.map((cookie) => cookie.replace(/^polder=/, ''));
  const commands = new Set(others.flatMap(({ sent }) => [...sent]));
  const chance = [...tables.values()].flatMap(({ table: { header, game } }) =>
    numbersOf((game.setup(header.options, header.seed) as { random: number[] }).random),
  );
  expect(chance.length).toBeGreaterThan(8);
  for (const { text } of tap.heard) {
    const found = [privateKey, ...hashes, ...tokens, ...chance].find((secret) => text.includes(secret));
    const foreign = text.match(/[0-9a-f]{24}/g)?.find((word) => commands.has(word));
    if (found ?? foreign) throw new Error(`It was sent: ${text}`);
  }
  for (const { head } of tap.heard)
    for (const [, cookie] of head.matchAll(/set-cookie: ([^;]+)/gi)) expect(cookie).toBe(player?.cookie);
  for (const [id, { table }] of tables) {
    const { seed } = table.header;
    const told = tap.heard.filter(({ head, text }) => head.includes(seed) || text.includes(seed));
    for (const it of told) expect(whenTold(it, id, seed)).toBe('over');
    // At the end it is shown to all who look on.
    const looked = tap.heard.some((it) => shownBy(it, id)?.status.status === 'over');
    if (looked) expect(told.length).toBeGreaterThan(0);
  }
}

/** Large enough that they are nowhere by chance. */
const numbersOf = (values: readonly number[]): string[] =>
  values.filter((it) => it > 1e7).map((it) => String(it));

/** Whether a message that has the seed says that the game is over, and has it where it belongs. */
function whenTold({ text }: Heard, table: string, seed: string): string {
  const message = JSON.parse(text) as ServerMessage & { seed?: string; info?: TableInfo };
  const status =
    message.type === 'sync' && message.table === table
      ? message.sync.status
      : message.type === 'entries' && message.table === table
        ? message.status
        : undefined;
  const isRecord = message.seed === seed && message.info?.id === table;
  const left = JSON.stringify(message, (name, value) => (name === 'seed' ? null : value));
  if (left.includes(seed)) return 'somewhere else';
  return status?.status ?? (isRecord ? (message.info?.status ?? '') : 'without a status');
}

interface Shown {
  readonly setup?: unknown;
  readonly entries: readonly Entry[];
  readonly status: LiveStatus;
}

/** What a message says about a game that runs. */
function shownBy({ text }: Heard, table: string): Shown | undefined {
  if (!text.startsWith('{"type":')) return undefined;
  const message = JSON.parse(text) as ServerMessage;
  if (message.type === 'sync' && message.table === table) return message.sync;
  return message.type === 'entries' && message.table === table ? message : undefined;
}

/** Message by message, against the game as it was at that moment. How many there were. */
function expectNothingHidden(stored: StoredTable, { tap, player }: Eyes): number {
  const { header, game } = stored.table;
  const who: Audience = audienceOf(header, player?.me.id);
  /** By the last entry. */
  const heard = new Map<number, Shown[]>();
  for (const it of tap.heard) {
    const shown = shownBy(it, header.id);
    if (shown) heard.set(shown.status.seq, [...(heard.get(shown.status.seq) ?? []), shown]);
  }
  const table = openTable(header);
  const atStart = game.view(table.history.state, who);
  const start = JSON.stringify(atStart);
  expect(hiddenOrders(table.history.state, atStart).size).toBeGreaterThan(10);
  /** By record: what this audience may be told of it. */
  const told: string[] = [];
  let count = 0;
  for (let seq = -1; seq <= stored.table.seq; seq++) {
    if (seq >= 0) {
      const { events, record } = table.apply(stored.records[seq]);
      const seen = events.map((event) => game.redact(event, who));
      told.push(JSON.stringify(record.body.type === 'choice' ? seen : null));
    }
    const messages = heard.get(seq) ?? [];
    if (messages.length === 0) continue;
    const { state } = table.history;
    const view = game.view(state, who);
    const hidden = table.status === 'over' ? new Set<string>() : hiddenOrders(state, view);
    const asks = game.decisions(JSON.parse(JSON.stringify(view))).find(({ seat }) => seat === who);
    const decision = JSON.stringify(asks && plain(asks));
    for (const message of messages) {
      count++;
      if (message.setup !== undefined) expectText(JSON.stringify(message.setup), start);
      for (const entry of message.entries) {
        if (isTakenBack(entry, message.entries)) continue;
        const events = entry.type === 'choice' ? entry.events : null;
        expectText(JSON.stringify(events), told[entry.seq]);
        if (entry.type === 'choice' && entry.seat !== who && isSealed(entry)) expect(entry.key).toBeNull();
      }
      // What is asked follows from what this audience sees.
      const { decision: asked } = message.status;
      if (asked !== null) expectText(JSON.stringify(asked), decision);
      for (const order of ordersIn(message)) if (hidden.has(order)) throw new Error(`${order} was told.`);
    }
  }
  return count;
}

const isSealed = ({ events }: Extract<Entry, { type: 'choice' }>): boolean =>
  events.some(({ type }) => type === 'sealed');

/** Of thousands: an `expect` for each would take longer than the games. */
function expectText(is: string, wanted: string | undefined): void {
  if (is !== wanted) expect(is).toBe(wanted);
}

/** A game may make its keys only when they are read. */
const plain = ({ id, seat, ask, source, options }: Decision) => ({
  ...{ id, seat, ask, source },
  options: options.map(({ key, target }) => (target === undefined ? { key } : { key, target })),
});
