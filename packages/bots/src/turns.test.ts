import { sealedBids, toy } from '@polder/core/testing';
import { duel } from '@polder/duel';
import { knownDuel } from '@polder/duel/bot';
import { table as duelTable } from '@polder/duel/testing';
import { valley } from '@polder/valley';
import { knownValley } from '@polder/valley/bot';
import { table } from '@polder/valley/testing';
import { describe, expect, it } from 'vitest';
import { evaluationOf, margin } from './evaluation.js';
import { choiceOf, greedyKey, openFor } from './look-ahead.js';
import { checkTurns } from './testing/lines.js';
import { type Position, positionsOf } from './testing/positions.js';
import { knownBids, knownToy, thrifty, toyMeasure } from './testing/toys.js';
import { type Breadth, bestTurns, sureKeys } from './turns.js';

const NARROW: Breadth = { width: 3, cap: 300 };

const LAWS = 'are legal, lead where they say, best first, no position twice';

describe('the best turns', () => {
  it(`${LAWS} (Tulip Beds)`, () => {
    for (const players of [2, 3] as const) {
      for (const at of positionsOf(toy, { players }, `turns/${players}`, 1)) checkTurns(knownToy, at, NARROW);
    }
  });

  it(`${LAWS} (Sealed Bids)`, () => {
    for (const at of positionsOf(sealedBids, { players: 3 }, 'turns', 1)) checkTurns(knownBids, at, NARROW);
  });

  it(`${LAWS} (Windmill Valley)`, () => {
    for (const at of positionsOf(valley, { players: 3 }, 'turns', 29)) checkTurns(knownValley, at, NARROW);
  });

  it(`${LAWS} (solo)`, () => {
    for (const at of positionsOf(valley, { players: 1, solo: 'hard' }, 'turns', 17)) {
      checkTurns(knownValley, at, NARROW);
    }
  });

  it(`${LAWS} (Duel)`, () => {
    for (const at of positionsOf(duel, {}, 'turns', 61)) checkTurns(knownDuel, at, NARROW);
  });

  it('are the same each time', () => {
    const [, at] = positionsOf(valley, { players: 2 }, 'again', 40);
    const keys = () => bestTurns(knownValley, at.state, at.open, NARROW).map((line) => line.keys);
    expect(keys()).toEqual(keys());
  });

  it('are all of them, if they are few', () => {
    // The last choice of a turn: play a card or pass.
    const at = positionsOf(toy, { players: 2 }, 'few', 1).find(
      ({ open }) => open.ask === 'play' && open.options.length > 1,
    );
    if (!at) throw new Error('No card in hand.');
    const lines = checkTurns(knownToy, at, { width: 9, cap: 1000 });
    expect(new Set(lines.map(({ keys }) => keys[0]))).toEqual(
      new Set(at.open.options.map((option) => option.key)),
    );
  });
});

describe('a turn', () => {
  /** Somebody who sees nothing in cards that are not yet played. */
  const blunt = {
    game: toy,
    evaluation: evaluationOf(toyMeasure, {
      base: { now: 0, ahead: 0 },
      of: { spare: { now: 0.5, ahead: 0 } },
    }),
  };

  it('is better than choosing greedily, where that leads astray', () => {
    let better = 0;
    for (const { state, open } of positionsOf(toy, { players: 2 }, 'astray', 1)) {
      if (open.ask !== 'take') continue;
      const greedy = toy.clone(state);
      for (let now = openFor(blunt, greedy); now?.seat === open.seat; now = openFor(blunt, greedy)) {
        toy.choose(greedy, choiceOf(now, greedyKey(blunt, greedy, now)));
      }
      const [best] = bestTurns(blunt, state, open, { width: 9, cap: 1000 });
      const value = margin(blunt.evaluation, greedy, open.seat);
      expect(best.value).toBeGreaterThanOrEqual(value);
      if (best.value > value) better++;
    }
    expect(better).toBeGreaterThan(0);
  });

  it('is sure up to the first choice that shows something hidden', () => {
    const line = { keys: ['bed', 'deck', 'play:1', 'end'], state: 0, value: 0 };
    expect(sureKeys({ ...line, sure: 2 })).toEqual(['bed', 'deck']);
    expect(sureKeys({ ...line, sure: -1 })).toEqual(line.keys);
    const [at] = positionsOf(toy, { players: 2 }, 'sure', 1).filter(({ open }) => open.ask === 'take');
    const lines = bestTurns(knownToy, at.state, at.open, NARROW);
    const drawn = lines.find(({ keys }) => keys[0] === 'deck');
    const rested = lines.find(({ keys }) => keys.join() === 'rest,pass,end' || keys.join() === 'rest,end');
    expect([drawn?.sure, rested?.sure]).toEqual([1, -1]);
  });
});

describe('the breadth', () => {
  /** Positions looked at: in Windmill Valley nobody else is asked in a turn. */
  function looked(at: Position<Parameters<typeof valley.clone>[0]>, breadth: Breadth): number {
    let n = 0;
    const game: typeof valley = {
      ...valley,
      clone(state) {
        n++;
        return valley.clone(state);
      },
    };
    bestTurns({ game, evaluation: knownValley.evaluation }, at.state, at.open, breadth);
    return n;
  }
  /** A turn with many ways to take it. */
  const { state } = table()
    .guilder(9)
    .tools(3)
    .storage('red', 'white', 'violet', 'red', 'black')
    .helpers(1, 8, 24)
    .atGate();
  const many = { state, open: valley.decisions(state)[0] };

  it('is kept, about', () => {
    const all = looked(many, { width: 3, cap: 100_000 });
    expect(all).toBeGreaterThan(1000);
    for (const cap of [60, 400]) {
      const n = looked(many, { width: 3, cap });
      expect(n).toBeGreaterThanOrEqual(cap);
      expect(n).toBeLessThan(cap + 150);
    }
  });

  it('looks at more with a larger width', () => {
    const n = (width: number): number => looked(many, { width, cap: 100_000 });
    expect(n(4)).toBeGreaterThan(n(1));
  });

  it('comes to the end of a turn even if it is tiny', () => {
    const lines = checkTurns(knownValley, many, { width: 1, cap: 1 });
    expect(lines.length).toBeGreaterThan(0);
  });

  it('follows the choice that looks best once it is used up', () => {
    // Water and jars that don't score yet are all.
    const known = {
      game: toy,
      evaluation: evaluationOf(toyMeasure, {
        base: { now: 0, ahead: 0 },
        of: { spare: { now: 64, ahead: 0 } },
      }),
    };
    const first = new Set<string>();
    for (const { state, open } of positionsOf(toy, { players: 2 }, 'used up', 1)) {
      if (open.ask !== 'water') continue;
      const values = open.options.map(({ key }) => {
        const after = toy.clone(state);
        toy.choose(after, choiceOf(open, key));
        return known.evaluation.expect(after, open.seat);
      });
      const [{ keys }] = bestTurns(known, state, open, { width: 1, cap: 1 });
      const taken = open.options.findIndex(({ key }) => key === keys[0]);
      expect(values[taken]).toBe(Math.max(...values));
      first.add(keys[0]);
    }
    expect(first).toEqual(new Set(['bed', 'jar']));
  });

  it('does not make turns worse when it is larger', () => {
    const value = (cap: number): number => bestTurns(knownToy, at.state, at.open, { width: 9, cap })[0].value;
    const [at] = positionsOf(toy, { players: 2 }, 'larger', 1).filter(({ open }) => open.ask === 'water');
    expect(value(10_000)).toBeGreaterThanOrEqual(value(3));
  });
});

describe('when somebody else is asked in between', () => {
  /** Seat 0 takes a card as its Helper: the third one of that row, a Contract of seat 1, is pushed out. */
  const pushing = () =>
    duelTable()
      .mesh(4, 2)
      .helpers(1, 2, 9)
      .cardOffer(7, 8)
      .seat(1)
      .guilder(3)
      .windmills([1, 'black'])
      .patch(1, 'yellow', 'yellow');

  it('goes on with what they would answer', () => {
    const t = pushing();
    const [open] = duel.decisions(t.state);
    const lines = checkTurns(knownDuel, { state: t.state, open }, { width: 6, cap: 1500 });
    const others = lines.filter(({ keys }) => keys.some((key) => key.startsWith('hire')));
    expect(others.length).toBeGreaterThan(0);
    t.choose('do:personal', 'hire:1').asks('contract', 1);
  });

  it('ends a turn with the rival’s follow-up', () => {
    const t = duelTable();
    const [open] = duel.decisions(t.state);
    for (const { state } of checkTurns(knownDuel, { state: t.state, open }, NARROW)) {
      expect(duel.decisions(state)[0]).toMatchObject({ seat: 1, ask: 'wheels' });
    }
  });

  it('ends a round of sealed bids with those of the others', () => {
    const state = sealedBids.setup({ players: 3 }, 'bids');
    const [open] = sealedBids.decisions(state);
    for (const line of checkTurns(knownBids, { state, open }, NARROW)) {
      expect(line.keys).toHaveLength(1);
      expect(line.state.round).toBe(2);
    }
  });

  it('begins with the choice of the seat that is asked, also if others are asked at once', () => {
    for (let i = 0; i < 5; i++) {
      const state = sealedBids.setup({ players: 3 }, `at once/${i}`);
      const open = sealedBids.decisions(state)[2];
      const lowest = state.chips[2].indexOf(1);
      const [best] = bestTurns(thrifty, state, open, NARROW);
      expect(best.keys[0]).toBe(`chip:${lowest + 1}`);
    }
  });
});
