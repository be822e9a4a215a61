import { COLOURS, type Colour } from '@polder/core/edition';
import { type IconName, tulipIcon } from '@polder/core/text';
import type { Words } from '../../words/words.js';

/** How the calculator shows figures, and what is in hand. */

/** A minus is no hyphen. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** What can be taken in hand and put on the board. */
export interface Brush {
  /** A colour, or NOTHING. */
  readonly value: string;
  /** Undefined: it takes away. */
  readonly icon?: IconName;
  readonly label: string;
}
export const NOTHING = 'nothing';
export const brushesOf = ({ game, box }: Words): Brush[] => [
  ...COLOURS.map((colour) => ({
    value: colour,
    icon: tulipIcon(colour),
    label: game.icon(tulipIcon(colour)),
  })),
  { value: NOTHING, label: box.calculator.nothing },
];
export const asColour = (value: string): Colour | undefined => COLOURS.find((colour) => colour === value);

/** Digits plant by colour, Delete takes out; undefined: the key means nothing here. */
export function plantedBy(key: string): Colour | null | undefined {
  if (key === 'Delete' || key === 'Backspace' || key === '0') return null;
  return /^[1-5]$/.test(key) ? COLOURS[Number(key) - 1] : undefined;
}

/** Where arrows lead on a board of rows. */
export function stepped(key: string, row: number, column: number, rows: number, columns: number) {
  const [down, across] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[
    key
  ] ?? [0, 0];
  const last = { Home: 0, End: columns - 1 }[key];
  if (down === 0 && across === 0 && last === undefined) return undefined;
  return {
    row: Math.min(rows - 1, Math.max(0, row + down)),
    column: last ?? Math.min(columns - 1, Math.max(0, column + across)),
  };
}
