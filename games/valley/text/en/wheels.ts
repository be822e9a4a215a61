import { pluralOf } from '@polder/core/text';
import { Whose } from '@polder/core/text/en/names.js';

type Wheel = 'large' | 'small';

const plural = pluralOf('en');
const steps = (n: number): string => `${n} ${plural(n, { one: 'step', other: 'steps' })}`;
const wheel = (it: Wheel): string => `${it} wheel`;

/** The wheels and the sluice board. */
export const wheels = {
  yours: 'Your wheels',
  short: 'Wheels',
  machine: 'Wheels, water and floodgate',
  of: (name: string): string => `${Whose(name)} wheels`,
  /** What a section has, for those who listen. `tile`: the kind of its tile, if it has one. */
  section: (at: Wheel, n: number, effect: string, tile: string | undefined, plus: boolean): string =>
    [`${wheel(at)[0].toUpperCase()}${wheel(at).slice(1)}, section ${n}: ${effect}`]
      .concat(tile === undefined ? [] : [`${tile} tile`], plus ? ['plus: both actions'] : [])
      .join(', '),
  active: 'under the arrow',
  done: 'done',
  preview: (n: number): string => `Preview, ${steps(n)}`,
  previewTile: 'Preview, new tile',
  toCalendar: (n: number): string => `${steps(n)} to the next Calendar step`,
  calendarOver: 'The Calendar is at its end',
  calendarDue: 'The Calendar moves on',

  sluice: 'Floodgate, water and steps',
  steps: 'Steps',
  gate: 'Gate',
  later: 'later',
  laterLong: 'the pairs of the steps after these',
  stepsHead: (n: number, pair: string, calendar: boolean): string =>
    `${steps(n)}: ${pair}${calendar ? '. The Calendar moves on' : ''}`,
  leave: 'leave it',
  lower: 'lower, free',
  set: 'set',
  isNow: 'it is here',
  /** A row: gate, what it costs and gives, the water. */
  gateRow: (gate: number, cost: number, vp: number, from: number, to: number): string =>
    [`Gate ${gate}`]
      .concat(cost > 0 ? [`pay ${cost} Guilder`] : [], vp > 0 ? [`gain ${vp} VP`] : [])
      .concat([from === to ? `water stays on ${to}` : `water from ${from} to ${to}`])
      .join(', '),
  cell: (gate: number, n: number, tools: number): string =>
    `Gate ${gate}, ${steps(n)}, ${tools === 0 ? 'no Tools' : `${tools} ${plural(tools, { one: 'Tool', other: 'Tools' })}`}`,
  cantBe: 'not possible',
  water: (level: number, max: number, then: number | undefined): string =>
    `Water level ${level} of ${max}${then === undefined ? '' : `, then ${then}`}`,
  pays: (guilder: number, vp: number, both: boolean): string =>
    `Lowering pays ${both ? `${guilder} Guilder or ${vp} VP` : guilder > 0 ? `${guilder} Guilder` : `${vp} VP`} a point here`,

  aheadTitle: 'The pairs to come',
  aheadNote: (n: number): string =>
    `Across: your large wheel. Down: its turns. They come again after ${steps(n)}; new tiles change them.`,
  aheadCell: (n: number, pair: string, calendar: boolean): string =>
    `In ${steps(n)}: ${pair}${calendar ? '. The Calendar moves on' : ''}`,
};
