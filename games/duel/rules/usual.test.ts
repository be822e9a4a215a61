import { expect, it } from 'vitest';
import { defaultEdition } from '../edition/default.js';
import { duelManifest } from '../manifest.js';
import { duel } from './game.js';
import { usualDuel } from './usual.js';

it('refuses an own edition', () => {
  expect(() => usualDuel.setup({ edition: { ...defaultEdition } }, 'usual')).toThrow(
    'an own edition needs the whole game',
  );
});

it('is handed out where it is enough', async () => {
  expect(await duelManifest.game({ firstPlayerTool: true })).toBe(usualDuel);
  expect(await duelManifest.game({ edition: defaultEdition })).toBe(duel);
  expect(await duelManifest.game()).toBe(duel);
});
