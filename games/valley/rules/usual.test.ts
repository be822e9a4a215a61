import { hashState } from '@polder/core';
import { expect, it } from 'vitest';
import { defaultEdition } from '../edition/default.js';
import { valleyManifest } from '../manifest.js';
import { valley } from './game.js';
import { usualValley } from './usual.js';

it('plays a usual table as the whole game does', () => {
  const [whole, usual] = [valley, usualValley].map((game) => game.setup({ players: 3 }, 'usual'));
  for (let i = 0; !valley.result(whole); i++) {
    const [asked] = valley.decisions(whole);
    expect(usualValley.decisions(usual)).toEqual([asked]);
    const { key } = asked.options[i % asked.options.length];
    const choice = { decision: asked.id, seat: asked.seat, key };
    expect(usualValley.choose(usual, choice)).toEqual(valley.choose(whole, choice));
  }
  expect(hashState(usual)).toBe(hashState(whole));
});

it('refuses what it does not know', () => {
  expect(() => usualValley.setup({ players: 2, edition: { ...defaultEdition } }, 'usual')).toThrow(
    'an own edition needs the whole game',
  );
});

it('is handed out where it is enough', async () => {
  expect(await valleyManifest.game({ players: 2, expert: true })).toBe(usualValley);
  expect(await valleyManifest.game({ players: 1, solo: 'easy' })).toBe(valley);
  expect(await valleyManifest.game({ players: 2, edition: defaultEdition })).toBe(valley);
  expect(await valleyManifest.game()).toBe(valley);
});
