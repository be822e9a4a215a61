import { explain, LEVELS } from '@polder/bots';
import { CannotUndo, type Game, type GameEvent, hashState, type Seat } from '@polder/core';
import { duel } from '@polder/duel';
import { type ValleyEvent, type ValleyState, valley } from '@polder/valley';
import { knownValley } from '@polder/valley/bot';
import { describe, expect, it, vi } from 'vitest';
import { type Bots, BotTrouble } from './bots.js';
import { type BranchSession, openBranch } from './branch.js';
import { newTable } from './games.js';
import { openLocal } from './local.js';
import type { Moment, Player } from './session.js';

const PEOPLE: readonly Player[] = ['Anna', 'Bea'].map((name) => ({ kind: 'person', name }));
const WITH_BOT: readonly Player[] = [PEOPLE[0], { kind: 'bot', name: 'Bram', level: 'random' }];

/** Thinks at once, in this thread. */
const quickBots = (): Bots => ({
  plan: async ({ level, view, decision, seed, budget }) => {
    const { identity, plan } = LEVELS[level](knownValley);
    return { keys: plan(view as ValleyState, decision, seed, budget), version: identity.version };
  },
  explain: async ({ view, decision, seed }) => explain(knownValley, view as ValleyState, decision, seed),
  close: () => {},
});

const firstKey = ({ now }: BranchSession<ValleyState, ValleyEvent>): string =>
  now.decision?.options[0].key ?? '';
const settled = (check: () => boolean): Promise<void> =>
  vi.waitUntil(check, { timeout: 5000 }).then(() => {});

/** A game of two at one screen after so many choices, each the last one offered. */
async function playedGame(choices: number) {
  const session = openLocal(
    valley,
    newTable('valley', PEOPLE, { players: 2 }, 'branch'),
    quickBots(),
    async () => 'yes',
  );
  while (session.now.choices < choices)
    await session.choose([session.now.decision?.options.at(-1)?.key ?? '']);
  return session;
}

async function branched(at = 20, players = PEOPLE, seat: Seat = 0, bots = quickBots()) {
  const game = await playedGame(40);
  const { moments } = game;
  const viewAt = (n: number): ValleyState => game.viewFor(n, seat);
  const branch = openBranch(valley, { game: 'valley', players, seat, choices: at, moments, viewAt }, bots);
  return { game, branch };
}

describe('a branch', () => {
  it('begins where the game was, with what had happened till then', async () => {
    const { game, branch } = await branched(20);
    expect(branch.now.choices).toBe(20);
    expect(branch.moments).toEqual(game.moments.slice(0, 20));
    expect(valley.view(branch.now.view, 0)).toEqual(valley.view(game.viewFor(20, branch.now.viewer), 0));
    expect(branch.viewAt(7)).toEqual(game.viewFor(7, 0));
  });

  it('leaves the game as it is, whatever is done on it', async () => {
    const { game, branch } = await branched(20);
    const before = [JSON.stringify(game.save()), hashState(game.now.view)];
    for (let i = 0; i < 60 && branch.now.decision; i++) await branch.choose([firstKey(branch)]);
    await branch.undo();
    branch.dealAnew();
    expect([JSON.stringify(game.save()), hashState(game.now.view)]).toEqual(before);
    expect(game.moments).toHaveLength(40);
  });

  it('asks whoever is at the screen for every seat, through the eyes of that seat', async () => {
    const { branch } = await branched(20);
    const asked = new Set<Seat>();
    for (let i = 0; i < 60 && branch.now.decision; i++) {
      asked.add(branch.now.decision.seat);
      expect(branch.now.viewer).toBe(branch.now.decision.seat);
      await branch.choose([firstKey(branch)]);
    }
    expect(asked).toEqual(new Set([0, 1]));
  });

  it('can be played to the end of the game', async () => {
    const { branch } = await branched(20);
    for (let i = 0; i < 2000 && branch.now.decision; i++) await branch.choose([firstKey(branch)]);
    expect(branch.now.result?.standings).toHaveLength(2);
    expect(branch.now.viewer).toBe(0);
  });

  it('refuses a key that is not offered, and changes nothing', async () => {
    const { branch } = await branched();
    await expect(branch.choose(['no:such'])).rejects.toThrow('no:such');
    expect(branch.now.choices).toBe(20);
  });
});

describe('taking back on a branch', () => {
  it('goes to its beginning, past turns and past what was shown', async () => {
    const { branch } = await branched(20);
    const start = hashState(branch.now.view);
    let revealed = false;
    for (let i = 0; i < 60; i++) {
      await branch.choose([firstKey(branch)]);
      revealed ||= branch.moments.at(-1)?.events.some((event: GameEvent) => event.reveals) ?? false;
    }
    expect(revealed).toBe(true);
    expect(branch.now.undoable).toEqual({ steps: 60 });
    for (let i = 0; i < 60; i++) await branch.undo();
    expect(hashState(branch.now.view)).toBe(start);
    expect(branch.now.undoable).toEqual({ steps: 0, reason: 'nothing' });
    await expect(branch.undo()).rejects.toThrow(CannotUndo);
  });

  it('restarts the turn under way', async () => {
    const { branch } = await branched(20);
    while (branch.now.decision?.ask !== 'gate') await branch.choose([firstKey(branch)]);
    const { choices, view } = branch.now;
    await branch.choose([firstKey(branch)]);
    await branch.choose([firstKey(branch)]);
    await branch.restartTurn();
    expect(branch.now.choices).toBe(choices);
    expect(branch.now.view).toEqual(view);
    await expect(branch.restartTurn()).rejects.toThrow(CannotUndo);
  });

  it('starts over with the same deal, and the same choices bring the same', async () => {
    const { branch } = await branched(20);
    const play = async (): Promise<string> => {
      for (let i = 0; i < 40; i++) await branch.choose([firstKey(branch)]);
      return hashState(branch.now.view);
    };
    const first = await play();
    branch.startOver();
    expect(branch.now.choices).toBe(20);
    expect(await play()).toBe(first);
  });

  it('deals what is hidden anew when told, and nothing else', async () => {
    const { branch } = await branched(20);
    const { view } = branch.now;
    const play = async (): Promise<string> => {
      for (let i = 0; i < 80; i++) await branch.choose([firstKey(branch)]);
      return JSON.stringify(branch.moments);
    };
    const first = await play();
    branch.dealAnew();
    expect(branch.now.view).toEqual(view);
    expect(await play()).not.toBe(first);
  });
});

describe('what a branch can tell', () => {
  /** What can be seen of a branch, played on for a while. */
  async function seen<Options, State, Event extends GameEvent>(
    game: Game<Options, State, Event>,
    id: 'valley' | 'duel',
    state: State,
    seat: Seat,
  ): Promise<string> {
    const none: readonly Moment<Event>[] = [];
    const viewAt = (): State => game.view(state, seat);
    const start = { game: id, players: PEOPLE, seat, choices: 0, moments: none, viewAt };
    const branch = openBranch(game, start, quickBots());
    const all: unknown[] = [branch.now];
    for (let i = 0; i < 50 && branch.now.decision; i++) {
      await branch.choose([branch.now.decision.options.at(-1)?.key ?? '']);
      all.push(branch.now, branch.moments.at(-1));
    }
    return JSON.stringify(all);
  }

  /** Two games that differ in nothing but what the seat can't see. */
  async function leaksNothing<Options, State, Event extends GameEvent>(
    game: Game<Options, State, Event>,
    id: 'valley' | 'duel',
    options: Options,
  ): Promise<void> {
    const state = game.setup(options, 'leak');
    for (let i = 0; i < 60; i++) {
      const [open] = game.decisions(state);
      if (!open) return;
      if (i % 12 === 0) {
        for (const seat of [0, 1]) {
          const other = game.resample(game.view(state, seat), seat, 'another deal');
          expect(hashState(other)).not.toBe(hashState(state));
          expect(await seen(game, id, other, seat)).toBe(await seen(game, id, state, seat));
        }
      }
      game.choose(state, {
        decision: open.id,
        seat: open.seat,
        key: open.options[i % open.options.length].key,
      });
    }
  }

  it('is nothing that its seat could not see (Windmill Valley)', () =>
    leaksNothing(valley, 'valley', { players: 2 }));
  it('is nothing that its seat could not see (Duel)', () => leaksNothing(duel, 'duel', {}));
});

describe('others on a branch', () => {
  it('can be left to bots, and taken over again', async () => {
    const { branch } = await branched(20, WITH_BOT);
    branch.letPlay('bots');
    expect(branch.players.map(({ kind }) => kind)).toEqual(['person', 'bot']);
    for (let i = 0; i < 30; i++) {
      await settled(() => branch.now.decision !== undefined);
      expect(branch.now.decision?.seat).toBe(0);
      await branch.choose([firstKey(branch)]);
    }
    expect(branch.moments.slice(20).some(({ seat }) => seat === 1)).toBe(true);
    branch.letPlay('me');
    expect(branch.players.map(({ kind }) => kind)).toEqual(['person', 'person']);
    const asked = new Set<Seat | undefined>();
    for (let i = 0; i < 40; i++) {
      asked.add(branch.now.decision?.seat);
      await branch.choose([firstKey(branch)]);
    }
    expect(asked).toEqual(new Set([0, 1]));
  });

  it('have one budget for a whole turn', async () => {
    const budgets: (number | undefined)[] = [];
    const slow: Bots = {
      ...quickBots(),
      async plan({ decision, budget }) {
        budgets.push(budget.ms);
        await new Promise((resolve) => setTimeout(resolve, 20));
        return { keys: [decision.options[0].key], version: '1' };
      },
    };
    const master: Player = { kind: 'bot', name: 'Bram', level: 'master' };
    const { branch } = await branched(20, [PEOPLE[0], master], 0, slow);
    branch.letPlay('bots');
    while (budgets.length < 2) {
      await settled(() => branch.now.decision !== undefined || budgets.length > 1);
      if (branch.now.decision) await branch.choose([firstKey(branch)]);
    }
    branch.close();
    const [first = 0, second = 0] = budgets;
    expect(second).toBeGreaterThan(0);
    expect(second).toBeLessThan(first - 5);
  });

  it('are taken back together with the own choice before them', async () => {
    const { branch } = await branched(20, WITH_BOT);
    branch.letPlay('bots');
    await settled(() => branch.now.decision !== undefined);
    while (branch.moments.at(-1)?.seat !== 1 || branch.now.undoable.steps === 0) {
      await branch.choose([firstKey(branch)]);
      await settled(() => branch.now.decision !== undefined);
    }
    const { steps } = branch.now.undoable;
    const { choices } = branch.now;
    await branch.undo();
    expect(branch.now.undoable.steps).toBe(steps - 1);
    expect(branch.now.choices).toBeLessThan(choices - 1);
    expect(branch.now.decision?.seat).toBe(0);
  });

  it('say when a bot can’t go on, and try again', async () => {
    let fails = true;
    const well = quickBots();
    const bots: Bots = {
      ...well,
      plan: (request) => (fails ? Promise.reject(new BotTrouble('It fell over.')) : well.plan(request)),
    };
    const { branch } = await branched(20, WITH_BOT, 0, bots);
    while (branch.now.decision?.seat !== 1) await branch.choose([firstKey(branch)]);
    branch.letPlay('bots');
    await settled(() => branch.trouble !== undefined);
    expect(branch.trouble?.message).toBe('It fell over.');
    fails = false;
    branch.trouble?.retry();
    await settled(() => branch.now.decision?.seat === 0);
    expect(branch.trouble).toBeUndefined();
  });
});
