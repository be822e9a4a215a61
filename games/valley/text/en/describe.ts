import { describe as shared } from '@polder/core/text/en/describe.js';

/** The board in plain sentences, for those who listen. */
export const describe = {
  ...shared,
  gate: (speed: number): string => `Floodgate at ${speed}`,
  water: (level: number, max: number): string => `Water at ${level} of ${max}`,
  purse: 'Goods',
  wheels: 'Wheels',
  large: 'Large wheel',
  small: 'Small wheel',
  active: (effect: string): string => `${effect} (active)`,
  toCalendar: (steps: number): string => `${steps} to the next Calendar step`,
  patches: 'Patches',
  row: (n: number): string => `Row ${n}`,
  windmills: 'Windmills',
  left: (n: number): string => `${n} left`,
  calendar: 'Calendar',
  column: (id: string): string => `column ${id}`,
  start: 'start',
  market: 'Market',
  area: (id: string): string => `area ${id}`,
  neutral: 'neutral marker',
  trade: 'Trade card',
  wish: 'Queen’s Wish',
};
