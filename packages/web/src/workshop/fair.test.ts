import { readFileSync } from 'node:fs';
import { botModelOf, type GameTools, LEVELS } from '@polder/bots';
import { balanceGame, emptyBalance } from '@polder/bots/balance';
import { TOOLS } from '@polder/games/tools';
import { beforeAll, describe, expect, test } from 'vitest';
import { filesOf } from '../session/edition-file.js';
import { GAMES } from '../session/rules.js';
import { fairnessOf, runFair, secondsLeft } from './fair.js';
import type { FairReply, FairRequest } from './fair-messages.js';

const [manifest] = GAMES;
const windy = JSON.parse(
  readFileSync(new URL('../../../../fixtures/editions/windy.json', import.meta.url), 'utf8'),
);

/** A worker that answers at once, with games by the weakest bots. */
class Here extends EventTarget {
  static stopped = 0;
  async postMessage({ players, edition, seeds }: FairRequest): Promise<void> {
    const tools = (await TOOLS[manifest.id]()) as GameTools<unknown, unknown, never>;
    const known = (await botModelOf(manifest, manifest.version)) as Parameters<typeof LEVELS.random>[0];
    const options = manifest.setupOptions(players, {}, edition);
    const items = tools.items(options);
    this.say({ type: 'begun', families: items.families });
    const balance = emptyBalance(players, items);
    const bot = LEVELS.random(known);
    for (const seed of seeds)
      balanceGame(
        balance,
        {
          ...{ known, options, budget: {}, bots: Array.from({ length: players }, () => bot) },
          items: items as never,
          round: (state) => (state as { turn: { round: number } }).turn.round,
        },
        seed,
      );
    this.say({ type: 'played', balance });
    this.say({ type: 'done' });
  }
  say(data: FairReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {
    Here.stopped++;
  }
}

const run = (count: number, games: number, edition?: object) =>
  new Promise<ReturnType<typeof fairnessOf>>((resolve, reject) => {
    let last: ReturnType<typeof fairnessOf> | undefined;
    runFair(
      { game: manifest.id, players: 2, games, ...(edition && { edition }) },
      {
        played: ({ balance, families }) => {
          last = fairnessOf(balance, families);
        },
        done: () => (last ? resolve(last) : reject(new Error('Nothing was played.'))),
        failed: reject,
      },
      { count, start: () => new Here() as unknown as Worker },
    );
  });

describe('games between bots', () => {
  let alone: Awaited<ReturnType<typeof run>>;
  beforeAll(async () => {
    alone = await run(1, 6);
  });

  test('are counted: seats, length, points', () => {
    expect(alone.games).toBe(6);
    expect(alone.seats).toHaveLength(2);
    expect(alone.seats[0].share + alone.seats[1].share).toBeCloseTo(1);
    expect(alone.rounds.mean).toBeGreaterThan(3);
    expect(alone.scores.winners).toBeGreaterThan(alone.scores.losers);
    // Too few to say anything about single things.
    expect(alone.standsOut).toEqual([]);
  });

  test('come to the same however many workers share them, and all of these end', async () => {
    Here.stopped = 0;
    expect(await run(3, 6)).toEqual(alone);
    expect(Here.stopped).toBe(3);
  });

  test('are played by the edition that is asked for', async () => {
    const { usual } = await filesOf(manifest.id);
    expect(await run(1, 6, usual)).toEqual(alone);
    expect(await run(1, 6, windy)).not.toEqual(alone);
  });

  test('tell how long it will take', () => {
    expect(secondsLeft(0, 100, 500)).toBeNaN();
    expect(secondsLeft(10, 100, 1000)).toBe(9);
  });
});
