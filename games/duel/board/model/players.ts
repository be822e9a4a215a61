import type { ScoreLine } from '@polder/core';
import {
  COLOURS,
  type Colour,
  type DuelPlayer,
  type DuelState,
  editionOf,
  scoreOf,
  usualDuel,
} from '@polder/duel';
import { columnsOf, type MillColumn } from '../../text/columns.js';

/** What stands before each of the two players, read from a view. */

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export { rival as rivalOf } from '@polder/duel';
/** VP on the track. */
export const trackVp = ({ vp }: DuelPlayer): number => sum(vp);

export interface Stored {
  readonly colour: Colour;
  readonly n: number;
}

export const storedOf = ({ storage }: DuelPlayer): Stored[] =>
  COLOURS.map((colour, i) => ({ colour, n: storage[i] }));

/** What moves the Calendar for one player: how much there is of it, and whether it has been reached. */
export interface Mark {
  readonly have: number;
  readonly of: number;
  readonly done: boolean;
}

export interface Marks {
  readonly vp: Mark;
  readonly windmills: Mark;
  readonly delivered: Mark;
}

export function marksOf(view: DuelState, seat: number): Marks {
  const { marks, columns } = editionOf(view);
  const player = view.players[seat];
  const mark = (have: number, of: number): Mark => ({ have, of, done: have >= of });
  return {
    vp: { ...mark(trackVp(player), marks.vp), done: player.marked },
    windmills: mark(sum(columns) - sum(player.columns), marks.windmills),
    delivered: mark(player.traded.length, marks.delivered),
  };
}

/** Colours in Foreign Trade, and empty places up to the delivery that moves the Calendar. */
export function tradedOf(view: DuelState, seat: number): (Colour | undefined)[] {
  const { traded } = view.players[seat];
  const places = Math.max(traded.length, editionOf(view).marks.delivered);
  return Array.from({ length: places }, (_, i) => COLOURS[traded[i]]);
}

/** A seat's sheet as if the game ended now; lines without VP are left out. */
export const linesOf = (view: DuelState, seat: number): readonly ScoreLine[] =>
  usualDuel.scores(view)[seat].lines.filter(({ vp }) => vp !== 0);

export interface PlayerShown {
  readonly seat: number;
  readonly vp: number;
  readonly guilder: number;
  readonly tools: number;
  readonly storage: readonly Stored[];
  readonly columns: readonly MillColumn[];
  readonly traded: readonly (Colour | undefined)[];
  readonly marks: Marks;
  /** VP if the game ended now. */
  readonly over: number;
  /** Contracts scored so far. */
  readonly scored: number;
  /** Whose turn it is, or who follows up. */
  readonly turn: 'turn' | 'followUp' | undefined;
}

function turnOf({ turn, over }: DuelState, seat: number): PlayerShown['turn'] {
  if (over || turn.round === 0 || turn.actor !== seat) return undefined;
  return turn.seat === seat ? 'turn' : 'followUp';
}

export function playerOf(view: DuelState, seat: number): PlayerShown {
  const player = view.players[seat];
  return {
    seat,
    vp: trackVp(player),
    guilder: player.guilder,
    tools: player.tools,
    storage: storedOf(player),
    columns: columnsOf(view, seat),
    traded: tradedOf(view, seat),
    marks: marksOf(view, seat),
    over: scoreOf(view, seat),
    scored: player.scored.length,
    turn: turnOf(view, seat),
  };
}

/** Cards of the hand that this seat may see: only until the first Helpers are chosen (D-SET-5). */
export const hasHidden = ({ hands }: DuelState, seat: number): boolean =>
  hands[seat].some((card) => card !== null);
