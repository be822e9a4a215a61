import { type ToyState, toy } from '@polder/core/testing';
import { knownDuel } from '@polder/duel/bot';
import { knownValley } from '@polder/valley/bot';
import { describe, expect, it } from 'vitest';
import { evaluationOf, type Measure, type Weight, type Weights } from './evaluation.js';
import { beginFit, type Fit, type FitSettings, nextFit, type Trial, tryStep, weightsOf } from './fit.js';
import { growerOf } from './levels.js';
import { playBots } from './play.js';
import { toyMeasure, toyWeights } from './testing/toys.js';

const { features } = toyMeasure;
const BREADTH = { width: 2, cap: 40 };
const SETTINGS: FitSettings = {
  seed: 'fit',
  generations: 6,
  trials: 8,
  step: 0.5,
  rate: 0.5,
  breadth: BREADTH,
};
const TRIAL: Trial<{ players: 2 }> = { options: { players: 2 }, forth: [true, false] };

const knownBy = (weights: Weights) => ({ game: toy, evaluation: evaluationOf(toyMeasure, weights) });

/** A whole fit; what it came to after each generation. */
function fits(weights: Weights, settings: FitSettings): Fit[] {
  const known = knownBy(weights);
  const found = [beginFit(features, weights)];
  for (let i = 0; i < settings.generations; i++) {
    const now = found[i];
    const outcomes = Array.from({ length: settings.trials }, (_, trial) =>
      tryStep(known, settings, now, trial, TRIAL),
    );
    found.push(nextFit(settings, now, outcomes));
  }
  return found;
}

describe('weights and numbers', () => {
  it.each([
    ['Windmill Valley', knownValley.evaluation.measure.features, knownValley.evaluation.weights],
    ['Duel', knownDuel.evaluation.measure.features, knownDuel.evaluation.weights],
    ['Tulip Beds', features, toyWeights],
  ] as const)('are the same thing (%s)', (_game, names, weights) => {
    const { numbers } = beginFit(names, weights);
    expect(numbers).toHaveLength(2 * (names.length - 1));
    expect(weightsOf(names, weights.base, numbers)).toEqual(weights);
  });

  it('stand in the order of the features, the VP left out', () => {
    const weights = {
      base: { now: 0, ahead: 0 },
      of: { spare: { now: 3, ahead: 4 }, hand: { now: 1, ahead: 2 } },
    };
    expect(beginFit(features, weights).numbers).toEqual([1, 2, 3, 4]);
  });

  it('begin at generation 0, with themselves for a mean', () => {
    const fit = beginFit(features, toyWeights);
    expect(fit.generation).toBe(0);
    expect(fit.mean).toEqual(fit.numbers);
  });

  it('have a scale of their own, also if they are nothing', () => {
    const weights = {
      base: { now: 0, ahead: 0 },
      of: { hand: { now: 0, ahead: 0 }, spare: { now: 1, ahead: -8 } },
    };
    const { scales } = beginFit(features, weights);
    expect(scales[0]).toBeGreaterThan(0);
    expect(scales[0]).toBe(scales[1]);
    expect(scales[2]).toBeGreaterThan(scales[0]);
    // Both parts of a weight go by the larger one.
    expect(scales[2]).toBe(scales[3]);
  });
});

describe('a trial', () => {
  const known = knownBy(toyWeights);
  const fit = beginFit(features, toyWeights);
  const outcomes = (settings: FitSettings, trial: Trial<{ players: 2 }> = TRIAL): number[] =>
    [0, 1, 2].map((i) => tryStep(known, settings, fit, i, trial));

  it('comes out the same for the same seed, and otherwise for another', () => {
    expect(outcomes(SETTINGS)).toEqual(outcomes(SETTINGS));
    expect(outcomes({ ...SETTINGS, seed: 'other' })).not.toEqual(outcomes(SETTINGS));
  });

  it('is another one in each generation', () => {
    const next = { ...fit, generation: 1 };
    const later = [0, 1, 2].map((i) => tryStep(known, SETTINGS, next, i, TRIAL));
    expect(later).not.toEqual(outcomes(SETTINGS));
  });

  it('is fair: both sit on every seat', () => {
    const turned = outcomes(SETTINGS, { ...TRIAL, forth: [false, true] });
    expect(turned).toEqual(outcomes(SETTINGS));
  });

  it('is a draw without a step', () => {
    // Not -0.
    expect(outcomes({ ...SETTINGS, step: 0 }).map((n) => n + 0)).toEqual([0, 0, 0]);
  });

  it('is not always a draw, and counts no more than a big win', () => {
    const found = outcomes({ ...SETTINGS, step: 3 });
    expect(found.some((n) => n !== 0)).toBe(true);
    for (const n of found) expect(Math.abs(n)).toBeLessThanOrEqual(30);
  });

  it('can be played at a table for three', () => {
    const three = { options: { players: 3 as const }, forth: [true, false, true] };
    expect(Number.isFinite(tryStep(known, SETTINGS, fit, 0, three))).toBe(true);
  });
});

describe('a move', () => {
  const fit = beginFit(features, toyWeights);

  it('is none if nothing came of the trials', () => {
    const next = nextFit(SETTINGS, fit, [0, 0, 0, 0]);
    expect(next.numbers).toEqual(fit.numbers);
    expect(next.mean).toEqual(fit.numbers);
    expect(next.generation).toBe(1);
  });

  it('goes the other way if the steps were bad', () => {
    const [forth, back] = [1, -1].map((sign) => nextFit(SETTINGS, fit, [5 * sign]).numbers);
    expect(forth).not.toEqual(fit.numbers);
    for (const [i, n] of fit.numbers.entries()) expect(forth[i] - n).toBeCloseTo(n - back[i], 10);
  });

  it('is by the rate and the scale of each number at first', () => {
    const { numbers } = nextFit(SETTINGS, fit, [5]);
    for (const [i, n] of fit.numbers.entries()) {
      expect(Math.abs(numbers[i] - n)).toBeCloseTo(SETTINGS.rate * fit.scales[i], 4);
    }
  });

  it('is smaller towards the end', () => {
    const length = (generation: number): number =>
      Math.abs(
        nextFit({ ...SETTINGS, generations: 10 }, { ...fit, generation }, [5]).numbers[0] - fit.numbers[0],
      );
    const unhurried = (generation: number): number =>
      Math.abs(
        nextFit({ ...SETTINGS, generations: 1e9 }, { ...fit, generation }, [5]).numbers[0] - fit.numbers[0],
      );
    const shares = [0, 5, 9].map((generation) => length(generation) / unhurried(generation));
    expect(shares[0]).toBeCloseTo(1, 5);
    expect(shares[1]).toBeLessThan(shares[0]);
    expect(shares[2]).toBeLessThan(shares[1]);
    expect(shares[2]).toBeGreaterThan(0);
  });

  it('keeps the scales', () => {
    expect(nextFit(SETTINGS, fit, [5, -2]).scales).toEqual(fit.scales);
  });
});

describe('a fit', () => {
  it('comes out the same for the same seed, and otherwise for another', () => {
    const settings = { ...SETTINGS, generations: 2, trials: 3 };
    expect(fits(toyWeights, settings)).toEqual(fits(toyWeights, settings));
    expect(fits(toyWeights, { ...settings, seed: 'b' })[2].numbers).not.toEqual(
      fits(toyWeights, settings)[2].numbers,
    );
  });

  it('ends with the mean of its second half', () => {
    const settings = { ...SETTINGS, generations: 6, trials: 2 };
    const found = fits(toyWeights, settings);
    expect(found.map(({ generation }) => generation)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const half = found.slice(4);
    for (const [i, n] of found[6].mean.entries()) {
      expect(n).toBeCloseTo(half.reduce((sum, { numbers }) => sum + numbers[i], 0) / half.length, 10);
    }
    expect(found[3].mean).toEqual(found[3].numbers);
  });

  it('leads from silly weights to better ones', () => {
    const known = fearful({ now: -1.5, ahead: 0 });
    const settings = { ...SETTINGS, step: 1, generations: 6, trials: 10 };
    let fit = beginFit(known.evaluation.measure.features, known.evaluation.weights);
    for (let i = 0; i < settings.generations; i++) {
      const now = fit;
      const outcomes = Array.from({ length: settings.trials }, (_, trial) =>
        tryStep(known, settings, now, trial, TRIAL),
      );
      fit = nextFit(settings, now, outcomes);
    }
    const [now, ahead] = fit.numbers;
    expect(now + ahead).toBeGreaterThan(-1.5);
    const better = fearful({ now, ahead });
    let lead = 0;
    for (let i = 0; i < 40; i++) {
      const seat = i % 2;
      const bots = [0, 1].map((it) => growerOf(it === seat ? better : known, BREADTH));
      const { state } = playBots(known, TRIAL.options, `fitted/${i >> 1}`, bots, {});
      const vp = toy.scores(state).map((sheet) => sheet.vp);
      lead += vp[seat] - vp[1 - seat];
    }
    expect(lead / 40).toBeGreaterThan(1);
  });
});

/** Somebody to whom cards in the bed count beside their VP: below -1 they are feared. */
function fearful(bed: Weight) {
  const measure: Measure<ToyState> = {
    ...toyMeasure,
    features: ['vp', 'bed'],
    measure(state, seat, row) {
      row[0] = toy.scores(state)[seat].vp;
      row[1] = state.seats[seat].bed.reduce((sum, card) => sum + card, 0);
    },
  };
  return { game: toy, evaluation: evaluationOf(measure, { base: toyWeights.base, of: { bed } }) };
}
