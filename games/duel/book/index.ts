import type { GameBook } from '@polder/web/pages/rules/book/book.js';
import { chapters, pictures } from './chapters.js';

export const book: GameBook = {
  exact: {
    duel: {
      name: { en: 'Duel', pl: 'Duel' },
      source: {
        en: () => import('../../../docs/rules/duel.md?raw'),
        pl: () => import('../../../docs/rules/pl/duel.md?raw'),
      },
    },
  },
  chapters,
  pictures,
  text: { en: () => import('./en.js'), pl: () => import('./pl.js') },
  needs: ['game', 'table', 'duel', 'rulebook'],
  icons: { 'D-SET': 'box', 'D-TRN': 'sails', 'D-GAIN': 'play', 'D-END': 'vp' },
};
