import type { Things } from '@polder/core/text';

/** What the bots weigh (`bot/measure.ts`) and what VP come from, by what it is called. */
export const things: Things = {
  guilder: { of: ['guilder', 'moreGuilder'], count: ['guilder', 'moreGuilder'] },
  tools: { of: ['tools'], count: ['tools'] },
  bulbs: { of: ['bulbs', 'colours', 'fitting'], count: ['bulbs'] },
  planted: { of: ['planted'], count: ['planted'] },
  rows: { of: ['rows', 'singleRows', 'vp.rows'], done: ['vp.rows'] },
  columns: { of: ['columns', 'repeats', 'vp.columns'] },
  groups: { of: ['groups', 'vp.groups'] },
  windmills: { of: ['windmills'], count: ['windmills'] },
  wheels: { of: ['wheels', 'tiles'] },
  nextTurn: { of: ['nextTurn', 'soon', 'pending'] },
  helpers: { of: ['helpers'] },
  contracts: {
    of: ['contracts', 'contractsAhead', 'vp.contracts', 'vp.contractsNow'],
    done: ['vp.contractsNow'],
  },
  wish: { of: ['wish', 'vp.wish'] },
  calendar: { of: ['fullTurn', 'vp.calendar'] },
  floodgate: { of: ['vp.floodgate'] },
  water: { of: ['vp.water'] },
  gardener: { of: ['gardener', 'vp.tiles', 'vp.cards', 'vp.bulbs'] },
  rewards: {
    of: [
      'vp.start',
      'vp.wheels',
      'vp.fields',
      'vp.patches',
      'vp.market',
      'vp.trade',
      'vp.helpers',
      'vp.helperPlaces',
      'vp.paths',
      'vp.paid',
    ],
  },
};
