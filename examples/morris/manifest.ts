import type { AnyGame, Manifest, PlainText } from '@polder/core';

/** Nine men's morris, as the platform knows it. */
export const morrisManifest: Manifest = {
  id: 'morris',
  version: '1.0.0',
  names: { en: "Nine men's morris", pl: 'Młynek' },
  short: { en: 'Morris', pl: 'Młynek' },
  line: {
    en: 'Two players, nine men each, three in a row.',
    pl: 'Dwoje graczy, po dziewięć pionów, trzy w rzędzie.',
  },
  seats: [2],
  options: [],
  opening: 4,
  setupOptions: () => ({}),
  seatsOf: () => 2,
  game: async () => (await import('./rules.js')).morris as AnyGame,
  botModel: async () => (await import('./bot.js')).morrisModel,
  plain: async () => (await import('./text.js')).morrisText as Record<'en' | 'pl', PlainText>,
};
