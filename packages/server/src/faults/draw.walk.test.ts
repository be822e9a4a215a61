import { randomBytes } from 'node:crypto';
import { below, type NotedDraw, partText, seedRandom } from '@polder/core';
import { expect, it } from 'vitest';
import { needGame } from '../games.js';
import { dealChecks } from '../lobby/testing/fair.js';
import { Answered, join, type Player } from '../run/testing/player.js';
import { sha256 } from '../table/commitment.js';
import type { FinishedGame } from '../wire/lobby.js';
import type { TableInfo } from '../wire/table.js';
import { describeDatabases, figure, kill, size, stop, useServers } from './testing/servers.js';
import { gather, inParallel } from './testing/village.js';

const TABLES = size('FAULT_DRAWS', 12);
/** Longer than secrets are waited for at a live table, and once more after a start. */
const BEGINS_WITHIN = 60_000;

const servers = useServers();

/** Somebody's page: what it has noted of its table's draw. */
interface Hand {
  readonly player: Player;
  noted: NotedDraw;
}

/** Whose page is gone when secrets are shown. */
type Vanished = 'nobody' | 'guest' | 'host' | 'both';
const KINDS: readonly Vanished[] = ['nobody', 'guest', 'nobody', 'host', 'nobody', 'both'];

interface Draw {
  readonly table: string;
  readonly vanished: Vanished;
  readonly hands: readonly Hand[];
}

const infoOf = async ({ player }: Hand, table: string): Promise<TableInfo> =>
  (await player.ask<{ info: TableInfo }>('GET', `/api/tables/${table}`)).info;

/** Two at a live table, who have committed. The host has not started the game yet. */
async function committed(url: () => string, vanished: Vanished): Promise<Draw> {
  const people = [await join(url, 'Ann'), await join(url, 'Bob')];
  const pace = { kind: 'live', turn: 600, bank: 3600 } as const;
  const table = await gather(people, { game: 'duel', players: 2, pace });
  const hands: Hand[] = [];
  for (const player of people) {
    const { info } = await player.ask<{ info: TableInfo }>('GET', `/api/tables/${table}`);
    const [user, secret] = [player.me.id, randomBytes(24).toString('base64url')];
    const commitment = sha256(partText(table, user, secret));
    await player.ask('POST', `/api/tables/${table}/commit`, { commitment });
    hands.push({
      player,
      noted: { user, secret, server: info.draw?.server ?? '', parts: null, taken: false },
    });
  }
  return { table, vanished, hands };
}

const isThere = ({ vanished }: Draw, person: number): boolean =>
  vanished === 'nobody' || vanished === (person === 0 ? 'guest' : 'host');

/** As a page does it: it notes all commitments, then shows its secret. False: nobody answered. */
async function show(hand: Hand, table: string): Promise<boolean> {
  try {
    const { draw } = await infoOf(hand, table);
    if (!draw) throw new Error('There is no draw.');
    const parts = draw.parts.map(({ user, commitment }) => ({ user, commitment }));
    // What was noted before the server died holds after it.
    if (hand.noted.parts) expect(parts).toEqual(hand.noted.parts);
    expect(draw.server).toBe(hand.noted.server);
    hand.noted = { ...hand.noted, parts };
    await hand.player.ask('POST', `/api/tables/${table}/show`, { secret: hand.noted.secret });
    hand.noted = { ...hand.noted, taken: true };
    return true;
  } catch (error) {
    if (error instanceof Answered && error.status !== 503) throw error;
    if (error instanceof Answered || error instanceof TypeError) return false;
    throw error;
  }
}

/** A game that was begun, once it is given up by both. */
async function finished({ table, hands: [host, guest] }: Draw): Promise<FinishedGame> {
  const act = async ({ player }: Hand, action: object): Promise<number> => {
    const { seq } = (await player.sync(table)).status;
    const command = { id: randomBytes(9).toString('hex'), table, seq, action };
    return (await player.ask<{ seq: number }>('POST', `/api/tables/${table}/commands`, command)).seq;
  };
  const proposal = await act(host, { type: 'propose', what: { what: 'abandon' } });
  await act(guest, { type: 'answer', proposal, yes: true });
  return host.player.ask<FinishedGame>('GET', `/api/tables/${table}/record`);
}

async function begun(draw: Draw): Promise<TableInfo> {
  for (const end = Date.now() + BEGINS_WITHIN; ; ) {
    const info = await infoOf(draw.hands[0], draw.table);
    if (info.status === 'playing') return info;
    if (Date.now() > end) throw new Error(`Table ${draw.table} does not begin: ${JSON.stringify(info.draw)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

describeDatabases(`${TABLES} joint draws whose server is killed before all secrets are shown`, (create) => {
  it('lose no commitment and no secret, and begin without those who vanish', async () => {
    const database = await create();
    const random = seedRandom(`draw/${database.kind}`);
    let server = await servers.start(database);
    const url = (): string => server.url;
    const draws = await inParallel(TABLES, 6, (i) => committed(url, KINDS[i % KINDS.length]));
    await Promise.all(
      draws.map(({ hands, table }) => hands[0].player.ask('POST', `/api/tables/${table}/start`, {})),
    );

    // Some show their secret while the server dies.
    const early = draws.flatMap((draw) =>
      draw.hands.filter((_, i) => isThere(draw, i) && below(random, 2) === 0).map((hand) => ({ hand, draw })),
    );
    const showing = Promise.all(early.map(({ hand, draw }) => show(hand, draw.table)));
    while (early.filter(({ hand }) => hand.noted.taken).length < early.length / 3)
      await new Promise((resolve) => setTimeout(resolve, 1));
    await kill(server);
    const before = (await showing).filter((is) => is).length;

    server = await servers.start(database);
    // Pages come back, and show what they have not been told to be taken.
    await Promise.all(
      draws.flatMap((draw) =>
        draw.hands.map(async (hand, i) => {
          if (isThere(draw, i) && !hand.noted.taken) expect(await show(hand, draw.table)).toBe(true);
        }),
      ),
    );
    for (const draw of draws) await check(draw, await begun(draw), await finished(draw));
    expect(await stop(server)).toBe(0);
    figure(
      `${database.kind}: ${TABLES} joint draws, server killed with ${before} of ${2 * TABLES} secrets taken: ` +
        `none lost, ${draws.filter(({ vanished }) => vanished !== 'nobody').length} with somebody who vanished`,
    );
  });
});

async function check(draw: Draw, info: TableInfo, record: FinishedGame): Promise<void> {
  const there = draw.hands.filter((_, i) => isThere(draw, i));
  const shown = info.draw?.parts.flatMap((part) => (part.shown ? [part.user] : [])).sort();
  expect(shown).toEqual(there.map(({ noted }) => noted.user).sort());
  expect(info.draw?.parts.length).toBe(2);
  for (const hand of draw.hands) {
    const doubts = (await dealChecks(record, needGame('duel').game, hand.noted)).filter(
      ({ state }) => state !== 'ok',
    );
    // Who vanished has no part in it, and knows; whoever showed their secret has.
    expect(doubts.map(({ id, state }) => `${id} ${state}`)).toEqual(
      there.includes(hand) ? [] : ['own unknown'],
    );
  }
}
