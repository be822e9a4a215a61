import type { IconName } from '@polder/core/text';

/** Each seat has a colour and a shape: blue disc, wine square, green triangle, slate diamond. */
const MARKERS = ['marker-1', 'marker-2', 'marker-3', 'marker-4'] as const satisfies readonly IconName[];
const MILLS = ['mill-1', 'mill-2', 'mill-3', 'mill-4'] as const satisfies readonly IconName[];

export const markerIcon = (seat: number): IconName => MARKERS[seat] ?? 'neutral';
export const millIcon = (seat: number): IconName => MILLS[seat] ?? 'mill';
/** For `style`: pieces take their colour from `currentColor`. */
export const seatColour = (seat: number): string => `var(--p${seat + 1})`;

/** How a seat's things look, in any game. */
export interface SeatLook {
  readonly marker: IconName;
  readonly mill: IconName;
  /** For `style`. */
  readonly colour: string;
  /** The same, pale: a ground for what is theirs. */
  readonly wash: string;
}
export const seatLook = (seat: number): SeatLook => ({
  marker: markerIcon(seat),
  mill: millIcon(seat),
  colour: seatColour(seat),
  wash: `var(--p${seat + 1}-wash)`,
});

/** Duel's seats have the colours of the rules: a red disc and a yellow square. */
const DUEL_LOOK = {
  red: { marker: 'marker-red', mill: 'mill-red', colour: 'var(--seat-red)', wash: 'var(--seat-red-wash)' },
  yellow: {
    marker: 'marker-yellow',
    mill: 'mill-yellow',
    colour: 'var(--seat-yellow)',
    wash: 'var(--seat-yellow-wash)',
  },
} as const satisfies Record<string, SeatLook>;
export const duelSeatLook = (isRed: boolean): SeatLook => DUEL_LOOK[isRed ? 'red' : 'yellow'];
