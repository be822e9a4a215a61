import { cpSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { join, type Player } from '../run/testing/player.js';
import { temporaryFolder } from '../store/testing/stores.js';
import { type Client, openClient } from './testing/client.js';
import { type Database, newSqlite, openDatabase, stop, useServers } from './testing/servers.js';
import { type Heard, openTap, type Tap } from './testing/tap.js';
import { begin } from './testing/village.js';

const servers = useServers();

/** A game of Duel at its first question, which both are asked at once and in secret (D-SET-5). */
interface Evening {
  readonly database: Database;
  readonly table: string;
  /** By seat. */
  readonly players: readonly Player[];
}

async function prepare(): Promise<Evening> {
  const database = newSqlite();
  const server = await servers.start(database);
  const people = [await join(() => server.url, 'Ann'), await join(() => server.url, 'Bob')];
  const table = await begin(people, { game: 'duel', players: 2 });
  expect(await stop(server)).toBe(0);
  const store = await openDatabase(database);
  // Without a proof of the deal, which is another one now.
  await store.db
    .updateTable('tables')
    .set({ seed: 'the-same-both-times', dealt: null })
    .where('id', '=', table)
    .execute();
  const header = await store.tables.header(table);
  await store.close();
  const players = (header?.seats ?? []).flatMap((seat) =>
    people.filter(({ me }) => seat.kind === 'person' && seat.user === me.id),
  );
  return { database, table, players };
}

/** What the rival's two keys are; between them it takes the first one back. */
type Secret = readonly [first: number, second: number];

interface Witnessed {
  /** By witness: all that was sent before the hands were shown, and what came then. */
  readonly before: readonly (readonly string[])[];
  readonly after: readonly (readonly string[])[];
  readonly own: readonly string[];
  readonly hashes: readonly string[];
}

/** Seat 1 answers in secret; seat 0 and somebody who looks on are the witnesses. */
async function evening({ database, table, players }: Evening, taps: readonly Tap[], secret: Secret) {
  const data = temporaryFolder();
  cpSync(database.data, data, { recursive: true });
  const server = await servers.start(
    { ...database, data },
    { env: { ORIGINS: taps.map((it) => it.url).join() } },
  );
  target = server.url;
  const started = taps.map(({ heard }) => heard.length);
  const open = (player: Player | undefined, url: () => string): Client =>
    openClient({ player, table, url, seed: 'quiet' });
  const witnesses = taps.map(({ url }, i) => open(i === 0 ? players[0] : undefined, () => url));
  const rival = open(players[1], () => server.url);
  for (const client of [...witnesses, rival]) await client.connect();

  const choose = async (client: Client, option: number): Promise<void> => {
    const { decision } = client.seen.status;
    if (!decision) throw new Error('Nothing is asked.');
    const action = { type: 'choose' as const, decision: decision.id, keys: [decision.options[option].key] };
    expect(await client.ask(action)).toMatchObject({ ok: true });
    for (const it of [...witnesses, rival]) await it.until(({ seq }) => seq === client.seen.seq);
  };
  await choose(rival, secret[0]);
  expect(await rival.ask({ type: 'undo' })).toMatchObject({ ok: true });
  await choose(rival, secret[1]);
  await rival.ask({ type: 'propose', what: { what: 'pause' } });
  for (const it of [...witnesses, rival]) await it.until(({ seq }) => seq === 3);
  // They come back after a gap, begin anew, and ask by plain requests.
  for (const [i, { url }] of taps.entries()) {
    const cookie = i === 0 ? { cookie: players[0].cookie } : {};
    await witnesses[i].connect();
    const anew = open(i === 0 ? players[0] : undefined, () => url);
    await anew.connect();
    await quiet(anew);
    anew.drop();
    for (const path of ['', '/sync', '/chat'])
      await (await fetch(`${url}/api/tables/${table}${path}`, { headers: cookie })).text();
    await quiet(witnesses[i]);
  }
  const hashes = witnesses.map(({ seen }) => seen.hash);
  const shown = taps.map(({ heard }) => heard.length);
  const own = rival.seen.entries.map((entry) => (entry.type === 'choice' ? String(entry.key) : entry.type));

  await choose(witnesses[0], 0);
  for (const witness of witnesses) await quiet(witness);
  expect(await stop(server)).toBe(0);
  const part = ({ heard }: Tap, from: number, to?: number): readonly string[] =>
    heard.slice(from, to).filter(isOfTheGame).map(plain).sort();
  const witnessed: Witnessed = {
    before: taps.map((tap, i) => part(tap, started[i], shown[i])),
    after: taps.map((tap, i) => part(tap, shown[i])),
    own,
    hashes,
  };
  return witnessed;
}

let target = '';

/** All that was sent before has come. */
async function quiet(client: Client): Promise<void> {
  const pong = new Promise<void>((resolve) => {
    const end = client.hear(({ type }) => {
      if (type !== 'pong') return;
      end();
      resolve();
    });
  });
  client.send({ type: 'ping', tables: [] });
  await pong;
}

/** Who is connected is told when it is noticed, which is sooner or later. */
const isOfTheGame = ({ text }: Heard): boolean => !text.startsWith('{"type":"present"');

/** Without times, ports and what a handshake draws. */
const plain = ({ head, text }: Heard): string =>
  `${head.replace(/^(date|sec-websocket-accept|x-ratelimit-\w+): .*$/gim, '$1')}\n${text}`
    .replace(/\b1\d{12}\b/g, 'TIME')
    .replace(/(?<=localhost|127\.0\.0\.1):\d+/g, ':PORT');

describe('What one seat is sent', () => {
  it('is the same to the byte whatever the rival has chosen in secret, until it is shown', async () => {
    const at = await prepare();
    const taps = await Promise.all([openTap(() => target), openTap(() => target)]);
    const [one, other] = [await evening(at, taps, [0, 1]), await evening(at, taps, [1, 0])];
    await Promise.all(taps.map((tap) => tap.close()));
    // They were other choices.
    expect(one.own).not.toEqual(other.own);
    expect(one.hashes).toEqual(other.hashes);
    for (const [i, heard] of one.before.entries()) {
      expect(heard.length).toBeGreaterThan(10);
      expect(other.before[i]).toEqual(heard);
    }
    // And once it is shown, it is.
    for (const [i, heard] of one.after.entries()) expect(other.after[i]).not.toEqual(heard);
  });
});
