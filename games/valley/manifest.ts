import type { AnyGame, Manifest } from '@polder/core';
import { RULES } from './rules/version.js';

/** Windmill Valley, as the platform knows it. */
export const valleyManifest: Manifest = {
  ...RULES,
  names: { en: 'Windmill Valley', pl: 'Windmill Valley' },
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
  solo: { key: 'solo', of: ['easy', 'medium', 'hard'], default: 'easy' },
  setupOptions: (seats, options, edition) => ({
    players: seats,
    ...options,
    ...(edition === undefined ? {} : { edition }),
  }),
  // The Gardener sits at the second seat.
  seatsOf: ({ players, solo }) => (solo === undefined ? Number(players) : 2),
  game: async () => (await import('./rules/game.js')).valley as AnyGame,
  botModel: async () => (await import('./bot/index.js')).knownValley,
  editions: async () => {
    const [{ exportEdition, parseEdition }, { defaultEdition }] = await Promise.all([
      import('./edition/json.js'),
      import('./edition/default.js'),
    ]);
    return { parse: parseEdition, standard: () => exportEdition(defaultEdition) };
  },
};
