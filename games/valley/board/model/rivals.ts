import { COLOURS, COLUMNS, type Colour, editionOf, type ValleyState } from '@polder/valley';
import { isGardenerSeat, storedOf, trackVp, windmillsLeft } from './farm.js';

/** The other seats as the strip shows them. */

/** In turn order, from the one after the viewer. */
export function rivalSeats({ players }: ValleyState, viewer: number): number[] {
  return players.slice(1).map((_, i) => (viewer + 1 + i) % players.length);
}

/** Whose turn is shown; undefined when the game is over. */
export function actorOf({ over, frames, turn }: ValleyState): number | undefined {
  if (over) return undefined;
  const frame = frames[frames.length - 1];
  return frame?.kind === 'startingCard' || frame?.kind === 'marker' ? frame.seat : turn.seat;
}

/** Set-up goes backwards and asks everybody soon enough: there is no 'next' in it. */
export function nextOf(view: ValleyState): number | undefined {
  const { over, frames, turn, players, lastRound } = view;
  if (over || frames.some(({ kind }) => kind === 'startingCard' || kind === 'marker')) return undefined;
  const next = (turn.seat + 1) % players.length;
  return turn.round === lastRound && next === 0 ? undefined : next;
}

export interface Rival {
  readonly seat: number;
  readonly vp: number;
  readonly guilder: number;
  readonly tools: number;
  readonly windmills: number;
  /** Tiles on its wheels, Helpers and Contracts with the starting card; of the Gardener: what it collected. */
  readonly tiles: number;
  readonly cards: number;
  /** Name of the Calendar column reached, or undefined before the first. */
  readonly calendar: string | undefined;
  readonly bulbs: readonly Colour[];
  readonly turn: 'now' | 'next' | undefined;
  readonly gardener: GardenerRow | undefined;
}

/** What only the Gardener has beside its board. */
export interface GardenerRow {
  readonly tiles: number;
  readonly cards: number;
  /** VP of the Queen's Wish that its marker stands on. */
  readonly wish: number;
}

export function calendarName(view: ValleyState, seat: number): string | undefined {
  const { columns, end } = editionOf(view).calendar;
  const reached = view.players[seat].calendar;
  return reached < 0 ? undefined : (columns[reached] ?? end).id;
}

function gardenerRow(view: ValleyState, seat: number): GardenerRow | undefined {
  const { gardener, wish } = view;
  if (!gardener || !isGardenerSeat(view, seat)) return undefined;
  const { tiles, cards } = gardener;
  const { vp = [] } = editionOf(view).startingCards[wish] ?? {};
  return { tiles: tiles.length, cards: cards.length, wish: vp[gardener.wish] ?? 0 };
}

const turnOf = (view: ValleyState, seat: number): Rival['turn'] => {
  if (actorOf(view) === seat) return 'now';
  return nextOf(view) === seat ? 'next' : undefined;
};

export function rivalOf(view: ValleyState, seat: number): Rival {
  const player = view.players[seat];
  const gardener = gardenerRow(view, seat);
  const installed = [...player.large, ...player.small].filter((tile) => tile >= 0).length;
  const tucked = player.helpers.length + player.contracts.length + (player.start < 0 ? 0 : 1);
  return {
    seat,
    vp: trackVp(player),
    guilder: player.guilder,
    tools: player.tools,
    windmills: windmillsLeft(player),
    tiles: gardener?.tiles ?? installed,
    cards: gardener?.cards ?? tucked,
    calendar: calendarName(view, seat),
    bulbs: storedOf(player),
    turn: turnOf(view, seat),
    gardener,
  };
}

// A farm so small that a tulip is a square with a mark: dot, bar, chevron, cross; white is plain

export const MINI = { cell: 9, step: 10 } as const;

const MARKS: Readonly<Record<Colour, (x: number, y: number) => string>> = {
  white: () => '',
  yellow: (x, y) => `M${x + 4.5} ${y + 4.5}h.01`,
  red: (x, y) => `M${x + 4.5} ${y + 2.5}v4`,
  violet: (x, y) => `M${x + 2.5} ${y + 5.5}l2-2 2 2`,
  black: (x, y) => `M${x + 2.5} ${y + 2.5}l4 4m0-4l-4 4`,
};

export interface MiniPaths {
  readonly empty: string;
  readonly colours: readonly { readonly colour: Colour; readonly squares: string; readonly marks: string }[];
}

/** One path for each colour. */
export function miniPaths(patches: readonly number[]): MiniPaths {
  const { cell, step } = MINI;
  const spots = patches.map((bulb, at) => ({
    bulb,
    x: (at % COLUMNS) * step + 1,
    y: Math.floor(at / COLUMNS) * step + 1,
  }));
  const square = ({ x, y }: { x: number; y: number }): string => `M${x} ${y}h${cell}v${cell}h-${cell}Z`;
  const of = (bulb: number) => spots.filter((spot) => spot.bulb === bulb);
  return {
    empty: of(-1).map(square).join(''),
    colours: COLOURS.map((colour, bulb) => ({
      colour,
      squares: of(bulb).map(square).join(''),
      marks: of(bulb)
        .map(({ x, y }) => MARKS[colour](x, y))
        .join(''),
    })).filter(({ squares }) => squares !== ''),
  };
}
