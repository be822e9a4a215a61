import { seedRandom } from '@polder/core';
import { duel } from '@polder/duel';
import { duelMeasure } from '@polder/duel/bot';
import { jumbledEdition as jumbledDuel } from '@polder/duel/testing';
import { type ValleyOptions, valley } from '@polder/valley';
import { valleyMeasure } from '@polder/valley/bot';
import { jumbledEdition } from '@polder/valley/testing';
import { describe, expect, it } from 'vitest';
import { walkMeasure } from './testing/walk.js';

const GAMES = 12;
const TABLES: readonly ValleyOptions[] = [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 4, expert: true },
  { players: 1, solo: 'easy' },
  { players: 1, solo: 'medium' },
  { players: 1, solo: 'hard' },
];

describe('every position of many games has finite features and the VP of the score sheet', () => {
  it.each(TABLES)('Windmill Valley, %j', (options) => {
    for (let i = 0; i < GAMES; i++) {
      expect(walkMeasure(valley, valleyMeasure, options, `walk/${i}`)).toBeGreaterThan(20);
      const edition = jumbledEdition(seedRandom(`edition/${i}`));
      expect(walkMeasure(valley, valleyMeasure, { ...options, edition }, `own/${i}`)).toBeGreaterThan(20);
    }
  });

  it.each([{}, { firstPlayerTool: true }])('Duel, %j', (options) => {
    for (let i = 0; i < GAMES; i++) {
      expect(walkMeasure(duel, duelMeasure, options, `walk/${i}`)).toBeGreaterThan(20);
      const edition = jumbledDuel(seedRandom(`edition/${i}`));
      expect(walkMeasure(duel, duelMeasure, { ...options, edition }, `own/${i}`)).toBeGreaterThan(20);
    }
  });
});
