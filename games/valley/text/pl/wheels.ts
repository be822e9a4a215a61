import { isSelf, pluralOf } from '@polder/core/text';
import type { wheels as english } from '../en/wheels.js';

const plural = pluralOf('pl');
const steps = (n: number): string =>
  `${n} ${plural(n, { one: 'krok', few: 'kroki', many: 'kroków', other: 'kroku' })}`;
/** After 'po'. */
const atSteps = (n: number): string => `${n} ${n === 1 ? 'kroku' : 'krokach'}`;
const tools = (n: number): string =>
  `${n} ${plural(n, { one: 'narzędzie', few: 'narzędzia', many: 'narzędzi', other: 'narzędzia' })}`;
const guilder = (n: number): string =>
  `${n} ${plural(n, { one: 'gulden', few: 'guldeny', many: 'guldenów', other: 'guldena' })}`;

export const wheels: typeof english = {
  yours: 'Twoje koła',
  short: 'Koła',
  machine: 'Koła, woda i zastawka',
  of: (name) => (isSelf(name) ? 'Twoje koła' : `Koła: ${name}`),
  section: (at, n, effect, tile, plus) =>
    [`${at === 'large' ? 'Duże' : 'Małe'} koło, sekcja ${n}: ${effect}`]
      .concat(tile === undefined ? [] : [`kafelek: ${tile}`], plus ? ['plus: obie akcje'] : [])
      .join(', '),
  active: 'pod strzałką',
  done: 'wykonane',
  preview: (n) => `Podgląd, ${steps(n)}`,
  previewTile: 'Podgląd, nowy kafelek',
  toCalendar: (n) => `${steps(n)} do następnego kroku kalendarza`,
  calendarOver: 'Kalendarz dobiegł końca',
  calendarDue: 'Kalendarz idzie naprzód',

  sluice: 'Zastawka, woda i kroki',
  steps: 'Kroki',
  gate: 'Zastawka',
  later: 'dalej',
  laterLong: 'pary akcji po następnych krokach',
  stepsHead: (n, pair, calendar) => `${steps(n)}: ${pair}${calendar ? '. Kalendarz idzie naprzód' : ''}`,
  leave: 'bez zmian',
  lower: 'opuść',
  set: 'ustawiona',
  isNow: 'tu stoi',
  gateRow: (gate, cost, vp, from, to) =>
    [`Zastawka ${gate}`]
      .concat(cost > 0 ? [`zapłać ${guilder(cost)}`] : [], vp > 0 ? [`zdobądź ${vp} PZ`] : [])
      .concat([from === to ? `woda zostaje na ${to}` : `woda z ${from} na ${to}`])
      .join(', '),
  cell: (gate, n, needed) =>
    `Zastawka ${gate}, ${steps(n)}, ${needed === 0 ? 'bez narzędzi' : tools(needed)}`,
  cantBe: 'niemożliwe',
  water: (level, max, then) => `Poziom wody ${level} z ${max}${then === undefined ? '' : `, potem ${then}`}`,
  pays: (coins, vp, both) =>
    `Obniżenie daje tu ${both ? `${guilder(coins)} albo ${vp} PZ` : coins > 0 ? guilder(coins) : `${vp} PZ`} za punkt`,

  aheadTitle: 'Nadchodzące pary',
  aheadNote: (n) =>
    `W poprzek: twoje duże koło. W dół: jego obroty. Po ${atSteps(n)} pary się powtarzają; nowe kafelki je zmieniają.`,
  aheadCell: (n, pair, calendar) => `Za ${steps(n)}: ${pair}${calendar ? '. Kalendarz idzie naprzód' : ''}`,
};
