import { readdirSync, readFileSync } from 'node:fs';
import { replayNotation } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { valley } from '../rules/game.js';
import { record } from '../testing/index.js';

const fixtures = new URL('../../../fixtures/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, fixtures), 'utf8');
const games = readdirSync(new URL('golden/', fixtures)).filter((file) => file.endsWith('.polder'));

describe('golden games', () => {
  it('are at least six, at every table size, with expert and with an own edition', () => {
    const options = games.map((file) =>
      JSON.parse(read(`golden/${file}`).split('\n')[1].slice('options '.length)),
    );
    expect(games.length).toBeGreaterThanOrEqual(6);
    expect(new Set(options.map((it) => it.players))).toEqual(new Set([1, 2, 3, 4]));
    expect(options.some((it) => it.expert)).toBe(true);
    expect(options.some((it) => it.edition)).toBe(true);
  });

  it.each(games)('%s gives the same questions, refusals and states at every step', (file) => {
    const text = read(`golden/${file}`);
    const { options, seed, choices } = replayNotation(valley, text);
    const recorded = record(options, seed, choices);
    expect(recorded.notation).toBe(text);
    expect(recorded.hashes).toBe(read(`golden/${file.replace('.polder', '.hashes')}`));
  });

  it.each(readdirSync(new URL('playthroughs/', fixtures)))(
    '%s: every decision offers and blocks the same',
    (file) => {
      const text = read(`golden/${file.replace('.txt', '.polder')}`);
      const { options, seed, choices } = replayNotation(valley, text);
      expect(record(options, seed, choices).playthrough).toBe(read(`playthroughs/${file}`));
    },
  );
});
