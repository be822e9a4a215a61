import { describe as shared } from '@polder/core/text/pl/describe.js';
import type { describe as english } from '../en/describe.js';

export const describe: typeof english = {
  ...shared,
  gate: (speed) => `Zastawka: ${speed}`,
  water: (level, max) => `Woda: ${level} z ${max}`,
  purse: 'Zasoby',
  wheels: 'Koła',
  large: 'Duże koło',
  small: 'Małe koło',
  active: (effect) => `${effect} (aktywne)`,
  toCalendar: (steps) => `do następnego kroku w kalendarzu: ${steps}`,
  patches: 'Grządki',
  row: (n) => `Rząd ${n}`,
  windmills: 'Wiatraki',
  left: (n) => `zostało: ${n}`,
  calendar: 'Kalendarz',
  column: (id) => `kolumna ${id}`,
  start: 'start',
  market: 'Bazar',
  area: (id) => `strefa ${id}`,
  neutral: 'znacznik neutralny',
  trade: 'Karta handlu morskiego',
  wish: 'Zachcianka królowej',
};
