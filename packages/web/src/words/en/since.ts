import { counted, countOf } from '@polder/core/text';
import { sources } from '@polder/valley/text/en/game/sources.js';

const count = countOf('en');

/** `{b-red}`, or `2 {b-red}`. */
const bulbs = (colours: readonly string[]): string =>
  counted(colours)
    .map(({ words, n }) => `${n === 1 ? '' : `${n} `}{b-${words}}`)
    .join(' ');

/** What others did since one's last turn: a line each, in few words. */
export const since = {
  title: 'Since your last turn',
  lastTurns: 'Last turns',
  whole: 'Whole game',
  nothing: 'has not played yet',
  again: 'Show again',
  line: (name: string, parts: readonly string[]): string => `${name}: ${parts.join(', ')}`,
  unfold: 'What happened, line by line',
  /** Beside a name. */
  chooses: 'choosing',
  next: 'next',

  lever: (gate: number | undefined, steps: number): string =>
    `${gate === undefined ? '' : `gate ${gate}, `}${count(steps, { one: 'step', other: 'steps' })}`,
  gate: (gate: number): string => `gate ${gate}`,
  calendar: (column: string): string => `{calendar} ${column}`,
  calendarOf: (n: number, of: number): string => `{calendar} ${n}/${of}`,
  built: (spaces: readonly string[]): string => `built ${spaces.join(', ')}`,
  builtBetween: (pairs: readonly string[]): string => `built at ${pairs.join(', ')}`,
  planted: (colours: readonly string[]): string => `planted ${bulbs(colours)}`,
  traded: (colours: readonly string[]): string => `traded ${bulbs(colours)}`,
  collected: (colours: readonly string[]): string => `took ${bulbs(colours)}`,
  bought: (text: string): string => `bought ${text}`,
  stored: (colours: readonly string[]): string => `got ${bulbs(colours)}`,
  tiles: (n: number): string => count(n, { one: 'new tile', other: 'new tiles' }),
  helper: 'new {helper}',
  contract: 'new {contract}',
  scored: 'scored {contract}',
  wish: '{crown} Queen’s Wish',
  market: (area: string): string => `to ${sources.areaShort(area)}`,
  lowered: (to: number): string => `water to ${to}`,
  removed: 'gave up a Windmill',
  gaveUp: 'gave up an action',
  guilder: (n: number): string => `+${n} {guilder}`,
  tools: (n: number): string => `+${n} {tool}`,
  vp: (n: number): string => `${n > 0 ? `+${n}` : `−${-n}`} {vp}`,
  end: (round: number): string => `the end: round ${round} is the last`,
};
