import type { Decision } from '@polder/core';
import { type BidsState, sealedBids, type ToyEvent, type ToyState, toy } from '@polder/core/testing';
import { type DuelState, duel } from '@polder/duel';
import { knownDuel } from '@polder/duel/bot';
import type { ValleyState } from '@polder/valley';
import { knownValley } from '@polder/valley/bot';
import { describe, expect, it } from 'vitest';
import type { Bot, Budget } from './bot.js';
import { leftOf, playBots, type Watch } from './play.js';
import { isOffered } from './testing/positions.js';
import { knownBids, knownToy } from './testing/toys.js';

/** What a bot was asked. */
interface Asked<State> {
  readonly view: State;
  readonly decision: Decision;
  readonly seed: string;
  readonly budget: Budget;
}

/** Takes the first option, or goes by a plan; remembers what it was asked. */
function scripted<State>(
  log: Asked<State>[],
  plan: (decision: Decision) => readonly string[] = ({ options }) => [options[0].key],
): Bot<State> {
  return {
    identity: { id: 'scripted', version: '1', settings: {} },
    plan(view, decision, seed, budget) {
      log.push({ view, decision, seed, budget });
      return plan(decision);
    },
  };
}

function play(
  plan?: (decision: Decision) => readonly string[],
  watch?: Watch<ToyState, ToyEvent>,
  budget: Budget | readonly Budget[] = {},
) {
  const log: Asked<ToyState>[] = [];
  const bot = scripted<ToyState>(log, plan);
  const played = playBots(knownToy, { players: 2 }, 'play', [bot, bot], budget, watch);
  return { log, played };
}

const asksOf = (log: readonly Asked<ToyState>[]): string[] => log.map(({ decision }) => decision.ask);

/** A pip, and then these; in the middle of them those that follow. */
const turn =
  (...keys: string[]) =>
  (decision: Decision): readonly string[] => {
    if (decision.ask === 'water') return ['bed', ...keys];
    const offered = keys.find((key) => isOffered(decision, key));
    return offered === undefined ? [decision.options[0].key] : keys.slice(keys.indexOf(offered));
  };

describe('a game between bots', () => {
  it('goes to its end', () => {
    const { played, log } = play();
    expect(toy.result(played.state)?.standings).toHaveLength(2);
    expect(played.choices).toBe(log.length);
  });

  it('is the same for the same seed', () => {
    expect(play().played).toEqual(play().played);
  });

  it('shows each bot what its seat may see', () => {
    for (const { view, decision } of play().log) {
      expect(view.chance).toBeNull();
      expect(view.deck.every((card) => card === null)).toBe(true);
      expect(view.seats[1 - decision.seat].hand.every((card) => card === null)).toBe(true);
      expect(view.seats[decision.seat].hand.every((card) => card !== null)).toBe(true);
    }
  });

  it('asks the bot of the seat', () => {
    const logs: Asked<ToyState>[][] = [[], [], []];
    playBots(
      knownToy,
      { players: 3 },
      'seats',
      logs.map((log) => scripted(log)),
      {},
    );
    for (const [seat, log] of logs.entries()) {
      expect(log.length).toBeGreaterThan(0);
      for (const { decision } of log) expect(decision.seat).toBe(seat);
    }
  });

  it('gives every plan a seed of its own', () => {
    const seeds = play().log.map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});

describe('a plan', () => {
  it('is followed without asking again', () => {
    const made: string[] = [];
    const { log } = play(turn('rest', 'end'), { choosing: (_state, { ask }) => made.push(ask) });
    expect(new Set(asksOf(log))).toEqual(new Set(['colour', 'pledge', 'water']));
    expect(new Set(made)).toEqual(new Set(['colour', 'pledge', 'water', 'take', 'end']));
  });

  it('is made anew when something was shown', () => {
    // `pass` would be offered after the draw.
    const { log } = play(turn('deck', 'pass', 'end'));
    expect(asksOf(log).filter((ask) => ask === 'play')).toHaveLength(6);
    expect(asksOf(log)).not.toContain('take');
    expect(asksOf(log)).not.toContain('end');
  });

  it('is made anew when its next choice is not offered', () => {
    const { log, played } = play(({ options }) => [options[0].key, 'nonsense']);
    expect(log).toHaveLength(played.choices);
  });

  it('is made anew when somebody else has chosen', () => {
    // What seat 0 has in mind, seat 1 is offered next.
    const { log } = play(({ ask, options }) =>
      ask === 'colour' ? [options[0].key, 'low', 'white'] : [options[0].key],
    );
    expect(log.slice(0, 3).map(({ decision }) => [decision.seat, decision.ask])).toEqual([
      [0, 'colour'],
      [1, 'colour'],
      [0, 'water'],
    ]);
  });

  it('does not go on in the next turn', () => {
    const log: Asked<ValleyState>[] = [];
    const bot = scripted(log, ({ options }) => [options[options.length - 1].key, 'gate:1']);
    let turns = 0;
    playBots(
      knownValley,
      { players: 1, solo: 'easy' },
      'turns',
      [bot],
      {},
      {
        choosing: (_state, { ask }) => {
          if (ask === 'gate') turns++;
        },
      },
    );
    expect(turns).toBeGreaterThan(5);
    expect(log.filter(({ decision }) => decision.ask === 'gate')).toHaveLength(turns);
  });
});

describe('whoever looks on', () => {
  it('sees each choice before and after it is made', () => {
    const seen: string[] = [];
    let before = '';
    const { played } = play(undefined, {
      choosing(state, decision, key) {
        expect(toy.decisions(state)[0]).toEqual(decision);
        expect(isOffered(decision, key)).toBe(true);
        before = JSON.stringify(state);
        seen.push('choosing');
      },
      chosen(state, events) {
        expect(JSON.stringify(state)).not.toBe(before);
        const replayed: ToyState = JSON.parse(before);
        for (const event of events) toy.evolve(replayed, event);
        expect(replayed).toEqual(state);
        seen.push('chosen');
      },
      turn: (seat) => seen.push(`turn ${seat}`),
    });
    expect(seen.filter((it) => it === 'choosing')).toHaveLength(played.choices);
    for (const [i, it] of seen.entries()) {
      if (it === 'choosing') expect(seen[i + 1]).toBe('chosen');
      if (it.startsWith('turn')) expect(seen[i - 1]).toBe('chosen');
    }
    // Set-up is no turn; the last one is ended by the game.
    expect(seen.filter((it) => it.startsWith('turn'))).toEqual([
      'turn 0',
      'turn 1',
      'turn 0',
      'turn 1',
      'turn 0',
    ]);
  });

  it('is told how long a seat took for all plans of a turn', () => {
    let clock = 0;
    const times: number[] = [];
    const plans: number[] = [];
    let asked = 0;
    let begun = false;
    const count = (decision: Decision): readonly string[] => {
      asked++;
      return [decision.options[0].key];
    };
    play(count, {
      // Each plan takes 1.
      now: () => clock++,
      turn(_seat, ms) {
        times.push(ms);
        plans.push(asked);
        asked = 0;
      },
      // Set-up ends where the first turn begins.
      chosen(_state, events) {
        if (times.length === 0 && events.some(({ type }) => type === 'turn') && !begun) {
          begun = true;
          asked = 0;
        }
      },
    });
    expect(times.length).toBeGreaterThan(4);
    expect(times).toEqual(plans);
  });
});

describe('the time left', () => {
  it.each([
    [0, 700],
    [100, 630],
    [500, 350],
    [900, 100],
    [5000, 100],
  ])('of 1000 ms after %i is %i', (spent, ms) => {
    expect(leftOf({ ms: 1000 }, spent).ms).toBeCloseTo(ms, 10);
  });

  it('is no matter with simulations', () => {
    expect(leftOf({ simulations: 50 }, 900)).toEqual({ simulations: 50 });
    expect(leftOf({}, 900)).toEqual({});
    expect(leftOf({ ms: 1000, simulations: 50 }, 0)).toEqual({ ms: 700, simulations: 50 });
  });

  it('is told to the bots, by what their turn has used', () => {
    let clock = 0;
    // Each plan takes 20.
    const now = (): number => {
      clock += 20;
      return clock;
    };
    const { log } = play(undefined, { now }, { ms: 100 });
    const last = log.findIndex(({ decision }) => decision.ask === 'water' && decision.seat === 1);
    const turn = log.slice(last).filter(({ decision }) => decision.seat === 1);
    expect(turn.slice(0, 3).map(({ budget }) => Math.round(budget.ms ?? 0))).toEqual([70, 56, 42]);
    for (const { budget } of log) expect(budget.ms).toBeGreaterThanOrEqual(10);
  });

  it('may differ from seat to seat', () => {
    let clock = 0;
    const now = (): number => {
      clock += 20;
      return clock;
    };
    const { log } = play(undefined, { now }, [{ ms: 100 }, { ms: 1000 }]);
    const most = [0, 1].map((seat) =>
      Math.max(...log.filter(({ decision }) => decision.seat === seat).map(({ budget }) => budget.ms ?? 0)),
    );
    expect(most).toEqual([70, 700]);
  });
});

describe('a question to all at once', () => {
  it('is put to one bot after the other, and none sees the answers', () => {
    const log: Asked<BidsState>[] = [];
    const bot = scripted(log);
    const { state } = playBots(knownBids, { players: 3 }, 'bids', [bot, bot, bot], {});
    expect(log.map(({ decision }) => decision.seat)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
    expect(log.slice(0, 3).map(({ view }) => view.sealed)).toEqual([
      [-1, -1, -1],
      [null, -1, -1],
      [null, null, -1],
    ]);
    expect(sealedBids.result(state)).toBeDefined();
  });

  it('at the start of Duel: each sees its own two cards', () => {
    const log: Asked<DuelState>[] = [];
    const bot = scripted(log);
    playBots(knownDuel, {}, 'hands', [bot, bot], {});
    const [first, second, third] = log;
    expect([first, second].map(({ decision }) => [decision.ask, decision.seat])).toEqual([
      ['hand', 0],
      ['hand', 1],
    ]);
    expect(third.decision).toMatchObject({ ask: 'wheels', seat: 0 });
    for (const { view, decision } of [first, second]) {
      expect(view.hands[decision.seat].every((card) => card !== null)).toBe(true);
      expect(view.hands[1 - decision.seat]).toEqual([null, null]);
    }
    expect(second.view.frames).toEqual([{ kind: 'hands', sealed: [null, -1] }]);
    expect(duel.decisions(third.view)[0].seat).toBe(0);
  });
});
