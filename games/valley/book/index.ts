import type { GameBook } from '@polder/web/pages/rules/book/book.js';
import { chapters, pictures } from './chapters.js';

export const book: GameBook = {
  exact: {
    valley: {
      name: { en: 'Windmill Valley', pl: 'Wiatrakowo' },
      source: {
        en: () => import('../../../docs/rules/valley.md?raw'),
        pl: () => import('../../../docs/rules/pl/valley.md?raw'),
      },
    },
    gardener: {
      name: { en: 'The Gardener', pl: 'Ogrodnik' },
      opens: 'alone',
      source: {
        en: () => import('../../../docs/rules/gardener.md?raw'),
        pl: () => import('../../../docs/rules/pl/gardener.md?raw'),
      },
    },
  },
  chapters,
  pictures,
  text: { en: () => import('./en.js'), pl: () => import('./pl.js') },
  needs: ['game', 'table', 'rulebook'],
  icons: {
    SET: 'box',
    MON: 'guilder',
    FLO: 'gate',
    WHL: 'sails',
    ACT: 'play',
    LOW: 'lower',
    ENH: 'enhance',
    FRM: 'farm',
    BLD: 'build',
    MKT: 'market',
    PLT: 'plant',
    TRD: 'trade',
    WSH: 'crown',
    END: 'vp',
    CRD: 'contract',
    'G-SET': 'box',
    'G-NEV': 'blocked',
    'G-TRN': 'gardener',
    'G-WSH': 'crown',
    'G-END': 'vp',
  },
  components: {
    page: () => import('./components/Components.svelte'),
    list: () => import('./components/list.js'),
  },
  beneath: () => import('./Beneath.svelte'),
};
