import type { Things } from '@polder/core/text';

/** What the bots weigh (`bot/measure.ts`) and what VP come from, by what it is called. */
export const things: Things = {
  guilder: { of: ['guilder', 'moreGuilder'], count: ['guilder', 'moreGuilder'] },
  tools: { of: ['tools'], count: ['tools'] },
  bulbs: { of: ['bulbs', 'colours'], count: ['bulbs'] },
  windmills: { of: ['windmills'], count: ['windmills'] },
  values: { of: ['values'] },
  tulips: { of: ['beside', 'tulips', 'vp.tulips'] },
  wheel: { of: ['tiles'] },
  nextTurn: { of: ['nextTurn', 'pending'] },
  helpers: { of: ['helpers'] },
  contracts: {
    of: ['contracts', 'contractsAhead', 'scored', 'vp.contracts', 'vp.contractsNow'],
    done: ['vp.contractsNow'],
  },
  deliveries: { of: ['traded', 'tradedColours', 'deliverable', 'vp.demand', 'vp.exports'] },
  rewards: { of: ['vp.wheels', 'vp.patches', 'vp.helpers'] },
};
