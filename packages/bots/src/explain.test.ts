import type { GameEvent } from '@polder/core';
import { sealedBids, toy } from '@polder/core/testing';
import { duel } from '@polder/duel';
import { knownDuel } from '@polder/duel/bot';
import { table as duelTable } from '@polder/duel/testing';
import { valley } from '@polder/valley';
import { knownValley } from '@polder/valley/bot';
import { describe, expect, it } from 'vitest';
import type { Budget } from './bot.js';
import { evaluationOf, margin, type Weight } from './evaluation.js';
import { type Explained, type ExplainSettings, explain } from './explain.js';
import type { BotModel } from './look-ahead.js';
import { checkExplained } from './testing/explained.js';
import { follow, type Position, positionsOf } from './testing/positions.js';
import { knownBids, knownToy, toyMeasure } from './testing/toys.js';

const ALL: ExplainSettings = { options: 99, differences: 99 };

function explained<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  { state, open }: Position<State>,
  budget?: Budget,
  settings?: ExplainSettings,
): Explained[] {
  return explain(known, known.game.view(state, open.seat), open, 'hint', budget, settings);
}

const beds = positionsOf(toy, { players: 3 }, 'explain', 3);
const LAWS = 'are of the decision, best first, with a turn that can be played and true features';

describe('the options explained', () => {
  it(`${LAWS} (Tulip Beds)`, () => {
    for (const at of beds) {
      checkExplained(knownToy, at);
      checkExplained(knownToy, at, { simulations: 6 });
    }
  });

  it(`${LAWS} (Sealed Bids)`, () => {
    for (const at of positionsOf(sealedBids, { players: 3 }, 'explain', 1)) {
      checkExplained(knownBids, at);
      checkExplained(knownBids, at, { simulations: 8 });
    }
  });

  it(`${LAWS} (Windmill Valley)`, () => {
    for (const at of positionsOf(valley, { players: 3 }, 'explain', 90)) checkExplained(knownValley, at);
  });

  it(`${LAWS} (solo)`, () => {
    for (const at of positionsOf(valley, { players: 1, solo: 'easy' }, 'explain', 40))
      checkExplained(knownValley, at);
  });

  it(`${LAWS} (Duel)`, () => {
    for (const at of positionsOf(duel, {}, 'explain', 120)) checkExplained(knownDuel, at);
  });

  it(`${LAWS} (played on)`, () => {
    const [, at] = positionsOf(valley, { players: 2 }, 'explain on', 60);
    checkExplained(knownValley, at, { simulations: 4 }, { options: 2, differences: 9 });
  });

  it('are as many as is said, with as many differences', () => {
    const many = beds.filter(({ open }) => open.options.length > 2);
    expect(many.length).toBeGreaterThan(0);
    for (const at of many) {
      checkExplained(knownToy, at, undefined, { options: 1, differences: 1 });
      checkExplained(knownToy, at, undefined, { options: 2, differences: 0 });
      checkExplained(knownToy, at, undefined, ALL);
    }
  });

  it('are the same again', () => {
    for (const at of beds) {
      expect(explained(knownToy, at)).toEqual(explained(knownToy, at));
      expect(explained(knownToy, at, { simulations: 5 })).toEqual(
        explained(knownToy, at, { simulations: 5 }),
      );
    }
  });

  it('do not depend on what is hidden, and leave the view as it is', () => {
    for (const { state, open } of beds) {
      const view = toy.view(state, open.seat);
      const other = toy.view(toy.resample(view, open.seat, 'another deal'), open.seat);
      const before = JSON.stringify(view);
      expect(explain(knownToy, view, open, 'x')).toEqual(explain(knownToy, other, open, 'x'));
      expect(JSON.stringify(view)).toBe(before);
    }
  });
});

describe('the only option', () => {
  const [at] = positionsOf(toy, { players: 2 }, 'only', 1).filter(({ open }) => open.ask === 'end');

  it('needs no reason', () => {
    expect(explained(knownToy, at)).toMatchObject([{ key: 'end', line: ['end'], error: 0, because: [] }]);
  });

  it('needs no trials', () => {
    expect(explained(knownToy, at, { simulations: 50 })).toEqual(explained(knownToy, at));
  });
});

/** The same with weights so large that nothing is too little. */
function loud<Options, State, Event extends GameEvent>({
  game,
  evaluation,
}: BotModel<Options, State, Event>) {
  const { measure, weights } = evaluation;
  const more = ({ now, ahead }: Weight): Weight => ({ now: 1000 * now, ahead: 1000 * ahead });
  const of = Object.entries(weights.of).map(([name, weight]) => [name, more(weight)]);
  return { game, evaluation: evaluationOf(measure, { base: weights.base, of: Object.fromEntries(of) }) };
}

describe('the differences', () => {
  const sum = ({ because }: Explained): number => because.reduce((all, { vp }) => all + vp, 0);

  /** Of each to the one it is compared with: by value, and by all features. */
  function pairs<Options, State, Event extends GameEvent>(
    known: BotModel<Options, State, Event>,
    at: Position<State>,
  ): { readonly value: number; readonly features: number }[] {
    const found = explained(known, at, undefined, ALL);
    if (found.length < 2) return [];
    return found.map((it, i) => ({ value: it.value - found[i === 0 ? 1 : 0].value, features: sum(it) }));
  }

  it('add up to the difference of the values', () => {
    // All turns of a decision leave the same share of the game; no feature of Tulip Beds counts too little.
    let compared = 0;
    for (const at of positionsOf(toy, { players: 3 }, 'sums', 1)) {
      for (const { value, features } of pairs(knownToy, at)) {
        expect(features).toBe(value);
        if (value !== 0) compared++;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it.each(['valley', 'solo', 'duel'] as const)('leave out little in a real game (%s)', (which) => {
    const louder = { valley: loud(knownValley), duel: loud(knownDuel) };
    const found = {
      valley: () => positionsOf(valley, { players: 2 }, 'sums', 50).flatMap((at) => pairs(louder.valley, at)),
      solo: () =>
        positionsOf(valley, { players: 1, solo: 'hard' }, 'sums', 14).flatMap((at) =>
          pairs(louder.valley, at),
        ),
      duel: () => positionsOf(duel, {}, 'sums', 100).flatMap((at) => pairs(louder.duel, at)),
    }[which]();
    const { features } = louder[which === 'duel' ? 'duel' : 'valley'].evaluation.measure;
    // A feature of either seat is left out below 0.05.
    const most = 0.05 * 2 * features.length;
    for (const pair of found) expect(Math.abs(pair.features - pair.value)).toBeLessThan(most);
    expect(found.filter(({ value }) => Math.abs(value) > 10 * most).length).toBeGreaterThan(1);
  });

  it('of the second are those of the first, turned round', () => {
    for (const at of beds.filter(({ open }) => open.options.length > 1)) {
      const [first, second] = explained(knownToy, at, undefined, ALL);
      const turned = second.because.map((it) => ({ ...it, vp: -it.vp }));
      const sorted = (list: readonly object[]): string[] => list.map((it) => JSON.stringify(it)).sort();
      expect(sorted(turned)).toEqual(sorted(first.because));
    }
  });

  it('count a rival’s loss as a gain', () => {
    // Two seats bid for a prize: whoever lays the higher chip takes it from the other one.
    const state = sealedBids.setup({ players: 2 }, 'rival');
    const [open] = sealedBids.decisions(state);
    const key = `chip:${state.chips[0].indexOf(4) + 1}`;
    sealedBids.choose(state, { decision: open.id, seat: 0, key });
    const [last] = sealedBids.decisions(state);
    const found = explained(knownBids, { state, open: last }, undefined, ALL);
    const differences = found.flatMap(({ because }) => because);
    expect(differences.some(({ of }) => of === 'own')).toBe(true);
    for (const { key: chip, because, value } of found.slice(1)) {
      const rival = because.find(({ of, feature }) => of === 'rival' && feature === 'vp');
      if (rival) expect(rival.vp, chip).toBeLessThan(0);
      expect(value).toBeLessThanOrEqual(found[0].value);
    }
  });

  it('count all features of both', () => {
    const seen = new Set<string>();
    for (const at of beds) {
      for (const { because } of explained(knownToy, at, undefined, ALL)) {
        for (const { feature, of } of because) seen.add(`${of} ${feature}`);
      }
    }
    for (const feature of toyMeasure.features) expect(seen).toContain(`own ${feature}`);
  });
});

describe('the values', () => {
  /** Somebody to whom nothing hidden counts. */
  const plain = {
    game: toy,
    evaluation: evaluationOf(toyMeasure, {
      base: { now: 0, ahead: 1 },
      of: { spare: { now: 0.25, ahead: 0 } },
    }),
  };
  const inTurn = positionsOf(toy, { players: 2 }, 'values', 1).filter(
    ({ open }) => open.ask !== 'colour' && open.ask !== 'pledge',
  );

  it('are those at the end of the turn', () => {
    let compared = 0;
    for (const at of inTurn) {
      for (const { line, value } of explained(plain, at, undefined, ALL)) {
        if (line.some((key) => key === 'deck' || key.startsWith('play') || key === 'row')) continue;
        const { state, ended } = follow(plain, at.state, at.open.seat, line);
        expect(ended).toBe(true);
        expect(value).toBe(margin(plain.evaluation, state, at.open.seat));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('have no error without trials, and one with them', () => {
    const errors = (budget?: Budget): number[] =>
      inTurn.flatMap((at) => explained(knownToy, at, budget)).map(({ error }) => error);
    expect(Math.max(...errors())).toBe(0);
    expect(Math.max(...errors({ simulations: 12 }))).toBeGreaterThan(0);
  });

  it('may come by the clock', () => {
    const [at] = inTurn;
    expect(explained(knownToy, at, { ms: 1 }).length).toBeGreaterThan(0);
  });

  it('are those after the rival’s follow-up', () => {
    const t = duelTable().storage().choose('do:guilder').offersOnly('end');
    const at = { state: t.state, open: duel.decisions(t.state)[0] };
    const [{ value }] = explained(knownDuel, at);
    expect(value).toBe(margin(knownDuel.evaluation, follow(knownDuel, t.state, 0, ['end']).state, 0));
  });

  it('tell the first two cards of Duel apart', () => {
    const differ = [1, 2, 3, 4, 5].filter((i) => {
      const state = duel.setup({}, `cards/${i}`);
      const [first, second] = explained(knownDuel, { state, open: duel.decisions(state)[0] });
      return first.value !== second.value;
    });
    expect(differ.length).toBeGreaterThan(0);
  });
});
