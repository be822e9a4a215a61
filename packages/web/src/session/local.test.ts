import { explain, LEVELS, VERSIONS } from '@polder/bots';
import type { SavedGame } from '@polder/core';
import { type ValleyEvent, type ValleyOptions, type ValleyState, valley } from '@polder/valley';
import { knownValley } from '@polder/valley/bot';
import { describe, expect, it, vi } from 'vitest';
import { type Bots, BotTrouble } from './bots.js';
import { newTable } from './games.js';
import { openLocal } from './local.js';
import { loadProven } from './proof.js';
import type { Change, Player, Saved, Session } from './session.js';

const person = (name: string): Player => ({ kind: 'person', name });
const bot = (name: string): Player => ({ kind: 'bot', name, level: 'random' });

/** Thinks at once, in this thread. */
const quickBots = (): Bots => ({
  plan: async ({ level, view, decision, seed, budget }) => {
    const { identity, plan } = LEVELS[level](knownValley);
    return { keys: plan(view as ValleyState, decision, seed, budget), version: identity.version };
  },
  explain: async ({ view, decision, seed }) => explain(knownValley, view as ValleyState, decision, seed),
  close: () => {},
});

interface Opened {
  readonly session: Session<ValleyState, ValleyEvent>;
  readonly kept: SavedGame<ValleyOptions>[];
  readonly changes: Change<ValleyState, ValleyEvent>[];
}

function open(players: readonly Player[], bots = quickBots(), keeps: Saved = 'yes'): Opened {
  const kept: SavedGame<ValleyOptions>[] = [];
  const session = openLocal(
    valley,
    newTable<ValleyOptions>('valley', players, { players: players.length as 2 | 3 }, 'a table'),
    bots,
    async (saved) => {
      kept.push(saved);
      return keeps;
    },
  );
  const changes: Change<ValleyState, ValleyEvent>[] = [];
  session.subscribe((change) => changes.push(change));
  return { session, kept, changes };
}

const firstKey = ({ now }: Session<ValleyState, ValleyEvent>): string => now.decision?.options[0].key ?? '';
const settled = (check: () => boolean): Promise<void> =>
  vi.waitUntil(check, { timeout: 5000 }).then(() => {});

describe('a local session', () => {
  it('lets the bots play until a person is asked, and shows only what that person may see', async () => {
    const { session } = open([person('Anna'), bot('Bram')]);
    await settled(() => session.now.decision !== undefined);
    expect(session.now.viewer).toBe(0);
    expect(session.now.waitingFor).toEqual([0]);
    // The last player chooses a starting card first (SET-7).
    expect(session.moments.map(({ seat }) => seat)).toEqual([1]);
    expect(session.now.view.random).toBeNull();
  });

  it('plays a whole game with a person who always takes the first option', async () => {
    const { session, kept } = open([person('Anna'), bot('Bram')]);
    for (let i = 0; i < 2000 && session.now.result === undefined; i++) {
      await settled(() => session.now.decision !== undefined || session.now.result !== undefined);
      if (session.now.decision) await session.choose([firstKey(session)]);
    }
    expect(session.now.result?.standings).toHaveLength(2);
    expect(kept.at(-1)?.log).toHaveLength(session.now.choices);
  });

  it('tells of each choice as a moment, with events that lead from one view to the next', async () => {
    const { session, changes } = open([person('Anna'), bot('Bram')]);
    await settled(() => session.now.decision !== undefined);
    const view = valley.clone(session.now.view);
    changes.length = 0;
    await session.choose([firstKey(session)]);
    await settled(() => session.now.decision !== undefined);
    for (const change of changes) {
      if (change.type !== 'moment') continue;
      for (const event of change.moment.events) valley.evolve(view, event);
      expect(view).toEqual(change.snapshot.view);
    }
    expect(changes.some(({ type }) => type === 'moment')).toBe(true);
  });

  it('gives each game to keep with its proof, also after choices were taken back', async () => {
    const kept: (readonly [SavedGame<ValleyOptions>, string])[] = [];
    const table = newTable<ValleyOptions>(
      'valley',
      [person('Anna'), person('Bea')],
      { players: 2 },
      'a table',
    );
    const session = openLocal(valley, table, quickBots(), async (saved, proof) => {
      kept.push([saved, proof]);
      return 'yes';
    });
    for (let i = 0; i < 4; i++) await session.choose([firstKey(session)]);
    await session.undo();
    expect(kept).toHaveLength(5);
    for (const [saved, proof] of kept) expect(loadProven(valley, saved).proof).toBe(proof);
    expect(session.proof).toBe(kept.at(-1)?.[1]);
  });

  it('takes choices back, and says so with a jump', async () => {
    const { session, changes } = open([person('Anna'), person('Bea')]);
    while (session.now.decision?.ask !== 'gate') await session.choose([firstKey(session)]);
    const before = session.now.view;
    const { choices } = session.now;
    await session.choose(['gate:1']);
    expect(session.now.decision?.ask).toBe('wheels');
    changes.length = 0;
    await session.undo();
    expect(changes.map(({ type }) => type)).toEqual(['jump']);
    expect(session.now.view).toEqual(before);
    expect(session.moments).toHaveLength(choices);
  });

  it('answers several questions in a row, and stops where a key is not offered', async () => {
    const { session } = open([person('Anna'), person('Bea')]);
    while (session.now.decision?.ask !== 'gate') await session.choose([firstKey(session)]);
    await session.choose(['gate:1', 'turn:1', 'no:such']);
    expect(session.moments.slice(-2).map(({ key }) => key)).toEqual(['gate:1', 'turn:1']);
  });

  it('refuses a first key that is not offered, and changes nothing', async () => {
    const { session } = open([person('Anna'), person('Bea')]);
    const { choices } = session.now;
    await expect(session.choose(['no:such'])).rejects.toThrow('no:such');
    expect(session.now.choices).toBe(choices);
  });

  it('looks through the eyes of whoever has to decide', async () => {
    const { session } = open([person('Anna'), person('Bea'), person('Cleo')]);
    expect(session.now.viewer).toBe(2);
    await session.choose([firstKey(session)]);
    expect(session.now.viewer).toBe(1);
  });

  it('goes on from what it has kept, in the middle of a turn', async () => {
    const { session, kept } = open([person('Anna'), bot('Bram')]);
    await settled(() => session.now.decision !== undefined);
    while (session.now.decision?.ask !== 'wheels') await session.choose([firstKey(session)]);
    const saved = kept.at(-1);
    if (!saved) throw new Error('Nothing was kept.');
    const again = openLocal(
      valley,
      { game: 'valley', players: session.players, saved },
      quickBots(),
      async () => 'yes',
    );
    expect(again.now.view).toEqual(session.now.view);
    expect(again.now.decision).toEqual(session.now.decision);
    expect(again.moments).toEqual(session.moments);
  });

  it.each([undefined, '0', VERSIONS.random])(
    'says which version of a level plays, whatever has played before: %s',
    async (version) => {
      const [anna, bram] = [person('Anna'), bot('Bram')];
      const before = version === undefined ? bram : { ...bram, version };
      const table = {
        ...newTable('valley', [anna, bram, anna], { players: 3 }, 'a table'),
        players: [anna, before, anna],
      };
      const kept: (readonly Player[])[] = [];
      const session = openLocal(valley, table, quickBots(), async (_, __, players) => {
        kept.push(players);
        return 'yes';
      });
      await settled(() => session.now.decision !== undefined);
      // A person begins: no bot has played on yet.
      expect(session.players).toEqual([anna, before, anna]);
      await session.choose([firstKey(session)]);
      await settled(() => session.now.decision !== undefined);
      const now = [anna, { ...bram, version: VERSIONS.random }, anna];
      expect(kept[0]).toEqual([anna, before, anna]);
      expect(kept.at(-1)).toEqual(now);
      expect(session.players).toEqual(now);
    },
  );

  it('keeps the game when a bot fails, and goes on after another try', async () => {
    let fails = true;
    const well = quickBots();
    const bots: Bots = {
      ...well,
      plan: (request) => (fails ? Promise.reject(new BotTrouble('It fell over.')) : well.plan(request)),
    };
    const { session, changes } = open([person('Anna'), bot('Bram')], bots);
    await settled(() => session.trouble !== undefined);
    expect(session.trouble?.message).toBe('It fell over.');
    expect(changes.at(-1)).toEqual({ type: 'status' });
    fails = false;
    session.trouble?.retry();
    await settled(() => session.now.decision !== undefined);
    expect(session.trouble).toBeUndefined();
  });

  it('says when the game could not be kept', async () => {
    const { session } = open([person('Anna'), person('Bea')], quickBots(), 'impossible');
    await session.choose([firstKey(session)]);
    expect(session.saved).toBe('impossible');
  });

  it('shows an earlier moment without touching the game', async () => {
    const { session } = open([person('Anna'), person('Bea')]);
    const first = session.viewAt(0);
    await session.choose([firstKey(session)]);
    const now = session.now.view;
    expect(session.viewAt(0).startingCards).toEqual(first.startingCards);
    expect(session.now.view).toBe(now);
  });
});

describe('a preview', () => {
  it('shows what choices would lead to and leaves the game alone', async () => {
    const { session } = open([person('Anna'), person('Bea')]);
    while (session.now.decision?.ask !== 'gate') await session.choose([firstKey(session)]);
    const { view } = session.now;
    const preview = session.preview(['gate:2', 'turn:2']);
    expect(preview?.view.gate).toBe(2);
    expect(preview?.view.players[session.now.viewer].steps).toBe(2);
    expect(preview?.reveals).toBe(false);
    expect(session.now.view).toBe(view);
    expect(view.gate).toBe(1);
  });

  it('is none for a key that is not offered', () => {
    const { session } = open([person('Anna'), person('Bea')]);
    expect(session.preview(['no:such'])).toBeUndefined();
    expect(session.preview([])).toBeUndefined();
  });
});
