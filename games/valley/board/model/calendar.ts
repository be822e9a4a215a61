import { type Effect, editionOf, openRows, type ValleyEvent, type ValleyState } from '@polder/valley';
import type { Moment } from '@polder/web/session/session.js';

/** The Calendar as it is drawn: columns of rewards, who took them, who stands where. */

/** Who took what is not in the state; what happened tells it. */
export interface Takers {
  /** Seat by column and row. */
  readonly unique: ReadonlyMap<string, number>;
  /** In the order in which they came. */
  readonly end: readonly number[];
  readonly wish: readonly number[];
}

export function takersOf(moments: readonly Moment<ValleyEvent>[], columns: number): Takers {
  const unique = new Map<string, number>();
  const end: number[] = [];
  const wish: number[] = [];
  for (const { events } of moments) {
    for (const event of events) {
      if (event.type === 'calendarTaken') unique.set(`${event.column}/${event.row}`, event.seat);
      else if (event.type === 'calendar' && event.column === columns) end.push(event.seat);
      else if (event.type === 'wish') wish.push(event.seat);
    }
  }
  return { unique, end, wish };
}

export interface Reward {
  readonly effect: Effect;
  /** Only in the column that somebody reached this turn. */
  readonly target: string | undefined;
  readonly taken: boolean;
  readonly taker: number | undefined;
}

export interface Column {
  readonly id: string;
  readonly common: Reward;
  /** As many as there are players; those beyond are out of play (SET-11). */
  readonly unique: readonly Reward[];
  /** Rows of the board that are not in play. */
  readonly out: number;
  readonly markers: readonly number[];
  /** Its rewards can be taken this turn. */
  readonly open: boolean;
}

export interface EndColumn {
  readonly id: string;
  readonly vp: readonly {
    readonly vp: number;
    readonly taken: boolean;
    readonly taker: number | undefined;
  }[];
  readonly markers: readonly number[];
}

/** Its number: the columns of rewards come before it. */
export const lastColumn = (state: ValleyState): number => editionOf(state).calendar.columns.length;

const markersIn = ({ players }: ValleyState, column: number): number[] =>
  players.flatMap(({ calendar }, seat) => (calendar === column ? [seat] : []));

export const atStart = (state: ValleyState): number[] => markersIn(state, -1);

export function columnsOf(state: ValleyState, takers: Takers): Column[] {
  const { turn, players, covered } = state;
  const rows = openRows(state);
  return editionOf(state).calendar.columns.map(({ id, common, unique }, column) => {
    const here = turn.seat >= 0 && players[turn.seat].calendar === column;
    const open = here && (turn.common || turn.unique);
    return {
      id,
      common: {
        effect: common,
        target: here && turn.common ? 'calendar:common' : undefined,
        taken: false,
        taker: undefined,
      },
      unique: unique.slice(0, rows).map((effect, row) => {
        const taken = ((covered[column] >> row) & 1) === 1;
        return {
          effect,
          target: here && turn.unique ? `calendar:${row + 1}` : undefined,
          taken,
          taker: taken ? takers.unique.get(`${column}/${row}`) : undefined,
        };
      }),
      out: Math.max(0, unique.length - rows),
      markers: markersIn(state, column),
      open,
    };
  });
}

export function endColumnOf(state: ValleyState, takers: Takers): EndColumn {
  const { end } = editionOf(state).calendar;
  return {
    id: end.id,
    vp: end.vp.map((vp, i) => {
      const taken = i < state.endTaken;
      return { vp, taken, taker: taken ? takers.end[i] : undefined };
    }),
    markers: markersIn(state, lastColumn(state)),
  };
}

/** The column that this seat would reach, if what is selected leads there; its name. */
export function reaches(
  state: ValleyState,
  ghost: ValleyState | undefined,
  seat: number,
): number | undefined {
  const now = state.players[seat].calendar;
  const then = ghost?.players[seat].calendar ?? now;
  return then > now ? then : undefined;
}

export function columnName(state: ValleyState, column: number): string {
  const { columns, end } = editionOf(state).calendar;
  return columns[column]?.id ?? end.id;
}
