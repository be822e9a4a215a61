import { readdirSync, readFileSync } from 'node:fs';
import { replayNotation } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { duel } from '../rules/game.js';
import { record } from '../testing/index.js';

const fixtures = new URL('../../../fixtures/duel/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, fixtures), 'utf8');
const games = readdirSync(new URL('golden/', fixtures)).filter((file) => file.endsWith('.polder'));

describe('golden games', () => {
  it('are at least six, with the option and with an own edition', () => {
    const options = games.map((file) =>
      JSON.parse(read(`golden/${file}`).split('\n')[1].slice('options '.length)),
    );
    expect(games.length).toBeGreaterThanOrEqual(6);
    expect(options.some((it) => it.firstPlayerTool)).toBe(true);
    expect(options.some((it) => it.edition)).toBe(true);
  });

  it.each(games)('%s gives the same questions, refusals and states at every step', (file) => {
    const text = read(`golden/${file}`);
    const { options, seed, choices } = replayNotation(duel, text);
    const recorded = record(options, seed, choices);
    expect(recorded.notation).toBe(text);
    expect(recorded.hashes).toBe(read(`golden/${file.replace('.polder', '.hashes')}`));
  });

  it.each(readdirSync(new URL('playthroughs/', fixtures)))(
    '%s: every decision offers and blocks the same',
    (file) => {
      const text = read(`golden/${file.replace('.txt', '.polder')}`);
      const { options, seed, choices } = replayNotation(duel, text);
      expect(record(options, seed, choices).playthrough).toBe(read(`playthroughs/${file}`));
    },
  );
});
