import type { GameEvent } from '@polder/core';
import { sealedBids, toy } from '@polder/core/testing';
import { duel } from '@polder/duel';
import { knownDuel } from '@polder/duel/bot';
import { table as duelTable } from '@polder/duel/testing';
import { valley } from '@polder/valley';
import { knownValley } from '@polder/valley/bot';
import { describe, expect, it } from 'vitest';
import type { Budget } from './bot.js';
import { evaluationOf, margin } from './evaluation.js';
import { APART, type Explained, type ExplainSettings, explain } from './explain.js';
import type { BotModel } from './look-ahead.js';
import { checkExplained } from './testing/explained.js';
import { follow, type Position, positionsOf } from './testing/positions.js';
import { knownBids, knownToy, toyMeasure } from './testing/toys.js';

const ALL: ExplainSettings = { options: 99 };

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
    checkExplained(knownValley, at, { simulations: 4 }, { options: 2 });
  });

  it('are as many as is said', () => {
    const many = beds.filter(({ open }) => open.options.length > 2);
    expect(many.length).toBeGreaterThan(0);
    for (const at of many) {
      checkExplained(knownToy, at, undefined, { options: 1 });
      checkExplained(knownToy, at, undefined, { options: 2 });
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
    expect(explained(knownToy, at)).toMatchObject([
      { key: 'end', line: ['end'], error: 0, because: undefined },
    ]);
  });

  it('needs no trials', () => {
    expect(explained(knownToy, at, { simulations: 50 })).toEqual(explained(knownToy, at));
  });
});

describe('the reasons', () => {
  const partsOf = ({ because }: Explained) => because?.parts ?? [];

  it('of the second are those of the first, turned round', () => {
    for (const at of beds.filter(({ open }) => open.options.length > 1)) {
      const [first, second] = explained(knownToy, at, undefined, ALL);
      if (first.than !== second.key) continue;
      const turned = partsOf(second).map(({ vp, more, ...it }) => ({ ...it, vp: 0 - vp, more: 0 - more }));
      const sorted = (list: readonly object[]): string[] => list.map((it) => JSON.stringify(it)).sort();
      expect(sorted(turned)).toEqual(
        sorted(partsOf(first).map(({ vp, more, ...it }) => ({ ...it, vp, more }))),
      );
    }
  });

  it('are against the next that is worse by a VP or more', () => {
    let apart = 0;
    for (const at of positionsOf(valley, { players: 2 }, 'apart', 15)) {
      const [first, ...others] = explained(knownValley, at, undefined, ALL);
      const worse = others.find(({ value }) => first.value - value >= APART);
      expect(first.than).toBe((worse ?? others[0])?.key);
      if (worse && worse !== others[0]) apart++;
      for (const other of others) expect(other.than).toBe(first.key);
    }
    expect(apart).toBeGreaterThan(0);
  });

  it('count a rival’s loss as a gain', () => {
    // Two seats bid for a prize: whoever lays the higher chip takes it from the other one.
    const state = sealedBids.setup({ players: 2 }, 'rival');
    const [open] = sealedBids.decisions(state);
    const key = `chip:${state.chips[0].indexOf(4) + 1}`;
    sealedBids.choose(state, { decision: open.id, seat: 0, key });
    const [last] = sealedBids.decisions(state);
    const found = explained(knownBids, { state, open: last }, undefined, ALL);
    expect(found.flatMap(partsOf).some(({ of }) => of === 'own')).toBe(true);
    for (const it of found.slice(1)) {
      const rival = partsOf(it).filter(({ of, feature }) => of === 'rival' && feature.startsWith('vp'));
      for (const { vp } of rival) expect(vp, it.key).toBeLessThan(0);
      expect(it.value).toBeLessThanOrEqual(found[0].value);
    }
  });

  it('count all features', () => {
    const seen = new Set<string>();
    for (const at of beds)
      for (const it of explained(knownToy, at, undefined, ALL))
        for (const { feature, of } of partsOf(it)) seen.add(`${of} ${feature}`);
    for (const feature of toyMeasure.features.slice(1)) expect(seen).toContain(`own ${feature}`);
    expect([...seen].some((id) => id.startsWith('own vp.'))).toBe(true);
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
