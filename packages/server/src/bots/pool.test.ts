import { LEVELS, type Level, VERSIONS } from '@polder/bots';
import type { Decision } from '@polder/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BotPool } from '../context.js';
import { GAMES, needGame } from '../games.js';
import { type Bundle, bundle } from '../run/testing/bundle.js';
import { hearLog, silent } from '../run/testing/log.js';
import { BotTrouble, openBots } from './pool.js';

type Asked = Parameters<BotPool['plan']>[0];

const pools: BotPool[] = [];
const kept = (pool: BotPool): BotPool => {
  pools.push(pool);
  return pool;
};
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

const DECISION: Decision = { id: 0, seat: 0, ask: 'gate', source: 'turn', options: [{ key: 'a' }] };
const asked = (seed: string, level: Level = 'grower', ms = 0, more: Partial<Asked> = {}): Asked => ({
  game: 'valley',
  version: needGame('valley').game.version,
  level,
  view: {},
  decision: DECISION,
  seed,
  ms,
  ...more,
});

/** A thread that does what the seed says, and answers with how many thoughts it has had. */
const SCRIPTED = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let had = 0;
    parentPort.on('message', ({ seed, level }) => {
      had++;
      if (seed === 'hang') for (;;) {}
      if (seed === 'die') process.exit(3);
      if (seed === 'throw') throw new Error('oops');
      if (seed === 'nothing') return parentPort.postMessage({ type: 'plan', keys: [] });
      parentPort.postMessage({ type: 'plan', keys: [seed, String(had), level] });
    });
    parentPort.postMessage({ type: 'ready' });
  `)}`,
);
const scripted = (botThreads = 1): BotPool => kept(openBots({ botThreads }, silent(), { script: SCRIPTED }));

describe('threads that think', () => {
  let built: Bundle;
  beforeAll(async () => {
    built = await bundle({ worker: 'bots/worker.ts' });
  });
  afterAll(() => built.remove());
  // What they think is tested here, not how fast this machine is.
  const real = (): BotPool =>
    kept(openBots({ botThreads: 1 }, silent(), { script: built.url('worker'), grace: 60_000 }));

  const cases = GAMES.flatMap((entry) =>
    (['random', 'apprentice', 'grower', 'master'] as const).map((level) => ({
      game: entry.id,
      level,
      entry,
    })),
  );

  it.each(cases)(
    'plan what is offered: $game, $level',
    async ({ game: id, level, entry: { game, setupOptions } }) => {
      const pool = real();
      const state = game.setup(setupOptions(2, {}, undefined), 'pool');
      for (let choices = 0; choices < 12; ) {
        const [decision] = game.decisions(state);
        const view = game.view(state, decision.seat);
        const plan = await pool.plan({
          game: id,
          version: game.version,
          level,
          view,
          decision,
          seed: `s/${choices}`,
          ms: 60,
        });
        expect(plan.level).toBe(level);
        // As whoever plays a bot does: on as long as it is offered and nothing was shown.
        for (const [i, key] of plan.keys.entries()) {
          const [open] = game.decisions(state);
          const offered = open?.seat === decision.seat && open.options.some((option) => option.key === key);
          if (i === 0) expect(offered).toBe(true);
          if (!offered) break;
          const events = game.choose(state, { decision: open.id, seat: open.seat, key });
          choices++;
          if (events.some(({ reveals }) => reveals)) break;
        }
      }
    },
  );

  it.each(['apprentice', 'grower'] as const)('give the same plan as the bot itself: %s', async (level) => {
    const { game, known, setupOptions } = needGame('valley');
    const state = game.setup(setupOptions(3, {}, undefined), 'same');
    const [decision] = game.decisions(state);
    const view = game.view(state, decision.seat);
    const keys = LEVELS[level](known).plan(view, decision, 'x', {});
    // However little time it is given: these levels have a fixed measure.
    const plan = await real().plan({
      game: 'valley',
      version: game.version,
      level,
      view,
      decision,
      seed: 'x',
      ms: 0,
    });
    expect(plan).toEqual({ keys, level, version: VERSIONS[level] });
  });

  it('say what is wrong, and think on', async () => {
    const pool = real();
    const bad = { ...asked('x'), game: 'constructor' };
    await expect(pool.plan(bad)).rejects.toThrow("There is no game 'constructor'.");
    const { game, setupOptions } = needGame('duel');
    const state = game.setup(setupOptions(2, {}, undefined), 'on');
    const [decision] = game.decisions(state);
    const view = game.view(state, decision.seat);
    const plan = pool.plan({
      game: 'duel',
      version: game.version,
      level: 'random',
      view,
      decision,
      seed: 'x',
      ms: 0,
    });
    expect(decision.options.map(({ key }) => key)).toContain((await plan).keys[0]);
  });
});

describe('the pool', () => {
  it('replaces a thread that takes too long, and the rest of the queue is done', async () => {
    const { log, lines } = hearLog();
    const pool = kept(openBots({ botThreads: 1 }, log, { script: SCRIPTED }));
    const hanging = pool.plan(asked('hang'));
    const after = pool.plan(asked('b'));
    await expect(hanging).rejects.toThrow('It took too long.');
    // The first thought of a new thread.
    expect((await after).keys).toEqual(['b', '1', 'grower']);
    expect(lines).toMatchObject([{ msg: 'a bot thread was lost', why: 'It took too long.', game: 'valley' }]);
  });

  it.each([
    ['die', 'It ended with code 3.'],
    ['throw', 'It broke: oops'],
  ])('replaces a thread that breaks: %s', async (seed, why) => {
    const pool = scripted();
    const broken = pool.plan(asked(seed));
    const after = pool.plan(asked('b'));
    await expect(broken).rejects.toThrow(new BotTrouble(why));
    expect((await after).keys).toEqual(['b', '1', 'grower']);
  });

  it('refuses an empty plan', async () => {
    await expect(scripted().plan(asked('nothing'))).rejects.toThrow('The bot sent no plan.');
  });

  it('fails what is asked if a thread can not start', async () => {
    const script = new URL('data:text/javascript,throw new Error("no games")');
    const pool = kept(openBots({ botThreads: 2 }, silent(), { script }));
    await expect(pool.plan(asked('a'))).rejects.toThrow('It broke: no games');
  });

  it('lets quick levels go before a Master', async () => {
    const pool = scripted();
    const order: string[] = [];
    const plan = async (seed: string, level: Level): Promise<void> => {
      order.push((await pool.plan(asked(seed, level))).keys[0]);
    };
    await Promise.all([
      plan('first', 'master'),
      plan('master 1', 'master'),
      plan('master 2', 'master'),
      plan('grower', 'grower'),
      plan('apprentice', 'apprentice'),
    ]);
    expect(order).toEqual(['first', 'grower', 'apprentice', 'master 1', 'master 2']);
  });

  it('lets those for whom is thought take turns, however much one of them asks for', async () => {
    const pool = scripted();
    const order: string[] = [];
    const plan = async (seed: string, owner: string): Promise<void> => {
      order.push((await pool.plan(asked(seed, 'master', 0, { owner }))).keys[0]);
    };
    await Promise.all([
      ...['ann 1', 'ann 2', 'ann 3', 'ann 4'].map((seed) => plan(seed, 'ann')),
      plan('bob 1', 'bob'),
      plan('bob 2', 'bob'),
    ]);
    expect(order).toEqual(['ann 1', 'ann 2', 'bob 1', 'ann 3', 'bob 2', 'ann 4']);
  });

  it('answers for a Master that has waited too long by a quick level', async () => {
    const { log, lines } = hearLog();
    const pool = kept(openBots({ botThreads: 2 }, log, { script: SCRIPTED, patience: 50 }));
    const hanging = pool.plan(asked('hang', 'master', 60_000)).catch(() => {});
    // The other thread is for quick levels: it would wait for as long as the first one hangs.
    const plan = await pool.plan(asked('late', 'master'));
    expect(plan).toEqual({ keys: ['late', '1', 'grower'], level: 'grower' });
    expect(lines).toMatchObject([{ bots: 1, msg: 'bots have waited too long: quick ones answer instead' }]);
    await pool.close();
    await hanging;
  });

  it('says when it begins to think about something that has waited', async () => {
    const pool = kept(openBots({ botThreads: 1 }, silent(), { script: SCRIPTED, grace: 100 }));
    const order: string[] = [];
    const first = pool.plan(asked('hang')).catch(() => order.push('first ended'));
    const second = pool.plan(asked('b', 'grower', 0, { begun: () => order.push('second begun') }));
    await Promise.all([first, second]);
    expect(order.sort()).toEqual(['first ended', 'second begun']);
    expect(await pool.plan(asked('c', 'grower', 0, { begun: () => order.push('third begun') }))).toBeTruthy();
    expect(order.at(-1)).toBe('third begun');
  });

  it('leaves one of several threads to the quick levels', async () => {
    const pool = scripted(2);
    const hanging = pool.plan(asked('hang', 'master', 100));
    const waiting = pool.plan(asked('second', 'master'));
    // It could not be answered if both threads were with Masters, one of which hangs.
    const order = Promise.race([
      waiting.then(() => 'master'),
      pool.plan(asked('quick', 'random')).then(() => 'quick'),
    ]);
    expect(await order).toBe('quick');
    expect(pool.waiting).toBe(2);
    await expect(hanging).rejects.toThrow(BotTrouble);
    const { keys, level } = await waiting;
    expect([keys[0], level]).toEqual(['second', 'master']);
    expect(pool.waiting).toBe(0);
  });

  it('rejects what is running and what waits when it is closed, and all that comes later', async () => {
    const pool = scripted();
    const plans = [pool.plan(asked('hang', 'grower', 60_000)), pool.plan(asked('b'))];
    const ends = Promise.allSettled(plans);
    await pool.close();
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(pool.plan(asked('c'))).rejects.toThrow('The bots are closed.');
    expect(pool.waiting).toBe(0);
  });
});
