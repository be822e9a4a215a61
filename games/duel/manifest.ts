import type { AnyGame, Manifest } from '@polder/core';
import { RULES } from './rules/version.js';

/** Windmill Valley Duel, as the platform knows it. */
export const duelManifest: Manifest = {
  ...RULES,
  printed: { now: '09b2c858de17409e', unsaid: '09b2c858de17409e' },
  names: { en: 'Windmill Valley Duel', pl: 'Wiatrakowo Duel' },
  short: { en: 'Duel', pl: 'Duel' },
  line: {
    en: 'Two players, three wheels, one ring of tulips. About half an hour.',
    pl: 'Dwoje graczy, trzy koła, jeden krąg tulipanów. Około pół godziny.',
  },
  seats: [2],
  options: [
    {
      key: 'firstPlayerTool',
      kind: 'flag',
      default: false,
      label: { en: 'A Tool for whoever begins', pl: 'Narzędzie dla tego, kto zaczyna' },
      help: {
        en: 'Good bots win 46 of 100 games when they begin, and 48 with this Tool: it makes a fairer duel.',
        pl: 'Dobre boty, zaczynając, wygrywają 46 gier na 100, a z tym narzędziem 48: pojedynek jest bardziej wyrównany.',
      },
    },
  ],
  tools: ['calculator', 'workshop'],
  books: { duel: /^D-/ },
  setupOptions: (_seats, options, edition) => ({ ...options, ...(edition === undefined ? {} : { edition }) }),
  seatsOf: () => 2,
  // Without options nobody knows what the table will need.
  game: async (options) =>
    options && options.edition === undefined
      ? ((await import('./rules/usual.js')).usualDuel as AnyGame)
      : ((await import('./rules/game.js')).duel as AnyGame),
  botModel: async () => (await import('./bot/index.js')).knownDuel,
  // Grower is 1,400; see docs/bots.md.
  strengths: { visitor: 840, apprentice: 1030, sower: 1210, grower: 1400, miller: 1600, master: 1600 },
  editions: async () => (await import('./edition/files.js')).files,
};
