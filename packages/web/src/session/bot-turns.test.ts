import { type ValleyState, valley } from '@polder/valley';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type BotTable, openBotTurns } from './bot-turns.js';
import type { Bots } from './bots.js';

interface Asked {
  readonly seat: number;
  readonly ms: number | undefined;
}

/** Masters at all seats, who take the first option, one at a time and 300 ms for each, until `most` were asked. */
function masters(
  most: number,
  changes: (asked: readonly Asked[]) => Partial<BotTable<ValleyState, never>> = () => ({}),
) {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const state = valley.setup({ players: 2 }, 'a table');
  const asked: Asked[] = [];
  const failures: unknown[] = [];
  const turns: number[] = [];
  const bots: Bots = {
    plan: async ({ decision: { seat, options }, budget }) => {
      asked.push({ seat, ms: budget.ms });
      vi.advanceTimersByTime(300);
      return { keys: [options[0].key], version: '1' };
    },
    explain: async () => [],
    close: () => {},
  };
  const run = openBotTurns(valley, bots, {
    id: 'valley',
    isOpen: () => asked.length < most && failures.length === 0,
    state: () => state,
    levelAt: () => 'master',
    line: () => 0,
    seed: () => 'seed',
    choose({ id, seat }, key) {
      const events = valley.choose(state, { decision: id, seat, key });
      if (events.some(({ type }) => type === 'turn')) turns.push(asked.length);
      return events;
    },
    failed: (error) => failures.push(error),
    ...changes(asked),
  });
  return { run, asked, failures, turns };
}

it('a bot has its time for itself, and for a turn', async () => {
  const { run, asked, turns } = masters(12);
  await run();
  // The starting cards, before the first turn: what the one has used, the other still has.
  expect(asked.slice(0, 2)).toEqual([
    { seat: 1, ms: 700 },
    { seat: 0, ms: 700 },
  ]);
  const [first, second] = turns;
  const within = asked.slice(first, second).map(({ ms }) => Math.round(ms ?? 0));
  expect(within.length).toBeGreaterThan(1);
  expect(within).toEqual(within.map((_, i) => Math.max(100, Math.round(0.7 * (1000 - 300 * i)))));
});

it('a plan is void if choices were taken back meanwhile, and time begins anew', async () => {
  const { run, asked, failures } = masters(3, (before) => ({ line: () => Math.min(before.length, 2) }));
  await run();
  expect(asked).toEqual([
    { seat: 1, ms: 700 },
    { seat: 1, ms: 700 },
    { seat: 1, ms: 700 },
  ]);
  expect(failures).toEqual([]);
});

it('a bot that chooses nothing that is offered is told of once, and not asked again', async () => {
  const chosen = vi.fn();
  const { run, asked, failures } = masters(5, () => ({ choose: chosen }));
  const offered = vi.spyOn(valley, 'decisions');
  onTestFinished(() => offered.mockRestore());
  const [decision] = valley.decisions(valley.setup({ players: 2 }, 'a table'));
  offered.mockReturnValueOnce([decision]).mockReturnValue([{ ...decision, options: [] }]);
  await run();
  expect(asked).toHaveLength(1);
  expect(chosen).not.toHaveBeenCalled();
  expect(String(failures)).toContain('chose nothing that is offered');
});

it('runs once at a time', async () => {
  const { run } = masters(4);
  const running = run();
  expect(run()).toBe(running);
  await running;
  expect(run()).not.toBe(running);
});
