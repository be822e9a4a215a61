import type { Decision } from '@polder/core';

/** The parts of the table where it does not fit the screen at once. */
export const TABS = ['turn', 'board', 'farm', 'log'] as const;
export type Tab = (typeof TABS)[number];

/** Where each question is best answered: where its things are. */
const TAB_OF: Readonly<Record<string, Tab>> = {
  hand: 'farm',
  wheels: 'turn',
  action: 'turn',
  followUp: 'turn',
  reward: 'turn',
  bulb: 'farm',
  tile: 'farm',
  section: 'turn',
  card: 'farm',
  swap: 'farm',
  contract: 'farm',
  after: 'farm',
  plant: 'board',
  column: 'farm',
  build: 'board',
  patch: 'board',
  deal: 'board',
  ship: 'board',
  deliver: 'board',
  export: 'board',
};

export function tabFor({ options, ask }: Decision): Tab {
  // Before an action a Helper may be all that is offered (ACT-5): it lies on the farm.
  if (options.every(({ target }) => target?.startsWith('helper:'))) return 'farm';
  return TAB_OF[ask] ?? 'turn';
}
