import { seedRandom } from '@polder/core';
import { walk } from '@polder/core/testing';
import { describe, expect, it } from 'vitest';
import { valley } from '../rules/game.js';
import type { Options } from '../rules/state.js';
import { conserve, jumbledEdition, picker, STYLE_NAMES } from '../testing/index.js';

const EDITIONS = 120;
const TABLES: readonly Options[] = [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 1, solo: 'hard' },
];

describe('editions thrown together by chance', () => {
  it.each(STYLE_NAMES)('the laws hold on one of them (%s)', (style) => {
    const edition = jumbledEdition(seedRandom(`jumbled laws/${style}`));
    const report = walk(valley, { players: 3, edition }, style, {
      pick: picker(style),
      conserve,
      sample: 41,
    });
    expect(report.result.winners.length).toBeGreaterThan(0);
  });

  it.each(STYLE_NAMES)('every game comes to its end without a dead end (%s)', (style) => {
    const pick = picker(style);
    for (let i = 0; i < EDITIONS; i++) {
      const seed = `jumbled/${style}/${i}`;
      const random = seedRandom(seed);
      const edition = jumbledEdition(random);
      const table = TABLES[i % TABLES.length];
      const state = valley.setup({ ...table, edition }, seed);
      for (let [open] = valley.decisions(state); open; [open] = valley.decisions(state)) {
        const keys = open.options.map((option) => option.key);
        if (new Set(keys).size < keys.length) throw new Error(`${seed}: an option twice: ${keys.join(' ')}`);
        valley.choose(state, { decision: open.id, seat: open.seat, key: keys[pick(open, random)] });
        if (open.ask === 'action') conserve(state);
      }
      expect(valley.result(state)?.winners.length, seed).toBeGreaterThan(0);
    }
  });
});
