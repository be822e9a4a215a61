import { seedRandom } from '@polder/core';
import { duel } from '@polder/duel';
import { duelMeasure } from '@polder/duel/bot';
import { jumbledEdition as jumbledDuel } from '@polder/duel/testing';
import { type ValleyOptions, valley } from '@polder/valley';
import { valleyMeasure } from '@polder/valley/bot';
import { jumbledEdition } from '@polder/valley/testing';
import { describe, expect, it } from 'vitest';
import { walkMeasure } from './testing/walk.js';

const WHAT = 'has finite features and the VP of the score sheet';

describe('every position of a game', () => {
  it.each<ValleyOptions>([{ players: 2 }, { players: 4, expert: true }, { players: 1, solo: 'hard' }])(
    `${WHAT} (Windmill Valley, %j)`,
    (options) => {
      expect(walkMeasure(valley, valleyMeasure, options, 'every position')).toBeGreaterThan(50);
    },
  );

  it(`${WHAT} (Duel)`, () => {
    expect(walkMeasure(duel, duelMeasure, {}, 'measures')).toBeGreaterThan(50);
  });

  it(`${WHAT} (own editions)`, () => {
    const edition = jumbledEdition(seedRandom('measures'));
    expect(walkMeasure(valley, valleyMeasure, { players: 3, edition }, 'own')).toBeGreaterThan(50);
    expect(walkMeasure(valley, valleyMeasure, { players: 1, solo: 'hard', edition }, 'own')).toBeGreaterThan(
      20,
    );
    const own = jumbledDuel(seedRandom('measures'));
    expect(walkMeasure(duel, duelMeasure, { edition: own }, 'own')).toBeGreaterThan(50);
  });
});
