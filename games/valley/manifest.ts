import type { AnyGame, Manifest } from '@polder/core';
import { RULES } from './rules/version.js';

/** Windmill Valley, as the platform knows it. */
export const valleyManifest: Manifest = {
  ...RULES,
  kept: { '1.2.0': () => import('@polder/valley/kept/1.2.0.js') },
  printed: { now: 'f5c4d4cdc60f9aec', unsaid: 'f5c4d4cdc60f9aec' },
  names: { en: 'Windmill Valley', pl: 'Wiatrakowo' },
  short: { en: 'Valley', pl: 'Valley' },
  line: {
    en: '2 to 4 players, or alone against the Queen’s Gardener. About an hour.',
    pl: 'Dla 2–4 graczy albo solo przeciwko ogrodnikowi królowej. Około godziny.',
  },
  seats: [2, 3, 4],
  options: [
    {
      key: 'expert',
      kind: 'flag',
      default: false,
      label: { en: 'Expert', pl: 'Wariant zaawansowany' },
      help: {
        en: 'No extra round after the one in which the end is triggered.',
        pl: 'Bez dodatkowej rundy po tej, w której rozpoczął się koniec gry.',
      },
    },
  ],
  solo: {
    key: 'solo',
    label: { en: 'Alone, against the Gardener', pl: 'Solo, przeciwko ogrodnikowi' },
    opponent: { en: 'Gardener', pl: 'Ogrodnik' },
    levels: [
      {
        id: 'easy',
        name: { en: 'Easy', pl: 'Łatwy' },
        line: {
          en: 'The Gardener scores least, and you get an extra round.',
          pl: 'Ogrodnik punktuje najmniej, a gra ma dodatkową rundę.',
        },
        short: { en: 'Easy: it scores least.', pl: 'Łatwy: punktuje najmniej.' },
      },
      {
        id: 'medium',
        name: { en: 'Medium', pl: 'Średni' },
        line: {
          en: 'It scores more for what it collects, and there is no extra round.',
          pl: 'Dostaje więcej za to, co zebrał, i nie ma dodatkowej rundy.',
        },
        short: { en: 'Medium: it scores more.', pl: 'Średni: punktuje więcej.' },
      },
      {
        id: 'hard',
        name: { en: 'Hard', pl: 'Trudny' },
        line: {
          en: 'It scores most for everything, and there is no extra round.',
          pl: 'Dostaje najwięcej za wszystko i nie ma dodatkowej rundy.',
        },
        short: { en: 'Hard: it scores most.', pl: 'Trudny: punktuje najwięcej.' },
      },
    ],
  },
  tools: ['lesson', 'calculator', 'companion', 'workshop'],
  books: { valley: /^[A-Z]{3}\b/, gardener: /^G-/ },
  setupOptions: (seats, options, edition) => ({
    players: seats,
    ...options,
    ...(edition === undefined ? {} : { edition }),
  }),
  // The Gardener sits at the second seat.
  seatsOf: ({ players, solo }) => (solo === undefined ? Number(players) : 2),
  // Without options nobody knows what the table will need.
  game: async (options) =>
    options && options.solo === undefined && options.edition === undefined
      ? ((await import('./rules/usual.js')).usualValley as AnyGame)
      : ((await import('./rules/game.js')).valley as AnyGame),
  botModel: async () => (await import('./bot/index.js')).knownValley,
  nets: { 2: async () => (await import('./bot/nets/valley-2.js')).default },
  // Grower is 1,400; see docs/bots.md.
  strengths: { visitor: 850, apprentice: 1020, sower: 1210, grower: 1400, miller: 1590, master: 1800 },
  editions: async () => (await import('./edition/files.js')).files,
};
