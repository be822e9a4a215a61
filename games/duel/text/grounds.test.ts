import { END_SOURCES, VP_SOURCES } from '@polder/duel';
import { duelMeasure } from '@polder/duel/bot';
import { describe, expect, it } from 'vitest';
import { duelGrounds } from './grounds.js';

const { things, words } = duelGrounds;
const features = [
  ...duelMeasure.features.slice(1),
  ...[...VP_SOURCES, ...END_SOURCES].map((source) => `vp.${source}`),
];

describe.each(['en', 'pl'] as const)('what the bots weigh (%s)', (language) => {
  it('belongs to one thing each, which has a word', () => {
    for (const feature of features) {
      const of = Object.keys(things).filter((id) => things[id].of.includes(feature));
      expect(of, feature).toHaveLength(1);
      // English has some words that are ids; Polish has none, and both have the same words.
      expect(words.pl.thing(of[0], 0)).not.toBe(of[0]);
    }
    const ids = [...Object.keys(things), 'length', 'follows', 'position'];
    const said = ids.map((id) => words[language].thing(id, 0));
    expect(new Set(said).size).toBe(said.length);
  });

  it('has a word for what is done, and for every number of what is counted', () => {
    for (const [id, { done, count }] of Object.entries(things)) {
      if (done) expect(words[language].thing(`${id}.done`, 0)).not.toBe(`${id}.done`);
      if (count) for (const n of [-5, -2, -1, 1, 2, 5]) expect(words[language].thing(id, n)).toMatch(/\d/);
    }
  });
});
