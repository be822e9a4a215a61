import { walk } from '@polder/core/testing';
import { describe, expect, it } from 'vitest';
import { valley } from '../../rules/game.js';
import { conserve, picker, rulesEdition, table } from '../../testing/index.js';
import { farm, lower } from '../default-effects.js';
import { parseEdition } from '../json.js';
import type { Edition } from '../types.js';

/** 62 cards: the printed ones twice, and Helpers at the seams of the first 30 that lower the water after Farm. */
const SEAMS = [30, 31, 32, 33, 62];
const edition: Edition = {
  ...rulesEdition,
  name: '62 cards',
  cards: Array.from({ length: 62 }, (_, i) => {
    const id = i + 1;
    const card = { ...rulesEdition.cards[i % 30], id };
    return SEAMS.includes(id) ? { ...card, helper: { when: 'farm', may: lower(1) } } : card;
  }),
};

describe('more than 30 cards', () => {
  it('are an edition like any other', () => {
    expect(parseEdition(JSON.stringify(edition)).cards).toHaveLength(62);
  });

  it('HLP-1 each Helper is used once a turn, whatever its number', () => {
    const t = table({ edition })
      .guilder(0)
      .water(8)
      .helpers(...SEAMS)
      .act(farm);
    const helpers = (): string[] => t.offered.filter((key) => key.startsWith('helper:'));
    for (let used = 0; used < SEAMS.length; used++) {
      expect(helpers()).toEqual(SEAMS.slice(used).map((id) => `helper:${id}`));
      const key = `helper:${SEAMS[used]}`;
      t.choose(key, 'split:1g0v');
      t.blocks(key, 'HLP-1');
    }
    // A copy keeps them; the next turn begins without.
    expect(valley.clone(t.state).turn).toEqual(t.state.turn);
    expect(t.state.turn.usedFurther).toEqual([30, 31, 32, 61]);
  });

  it('the laws hold on a game with them', () => {
    const report = walk(valley, { players: 3, edition }, '62 cards', {
      pick: picker('eager'),
      conserve,
      sample: 41,
    });
    expect(report.result.winners.length).toBeGreaterThan(0);
  });
});
