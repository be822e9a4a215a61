import type { Seat } from '@polder/core';
import type { Words } from '../words/words.js';

/** Who is to choose, for the header: nobody when the game is over. */
export interface TurnNow {
  readonly seats: readonly Seat[];
  /** The one who looks is among them. */
  readonly yours: boolean;
}

interface TableNow {
  readonly playing: boolean;
  /** Whose deed was shown last. */
  readonly actor: Seat | undefined;
  readonly result: unknown;
  readonly waitingFor: readonly Seat[];
  isYou(seat: Seat): boolean;
}

export function turnNow(table: TableNow): TurnNow {
  if (table.playing && table.actor !== undefined) return { seats: [table.actor], yours: false };
  if (table.result) return { seats: [], yours: false };
  const seats = table.waitingFor;
  return { seats, yours: seats.some((seat) => table.isYou(seat)) };
}

/** 'Your turn', 'Marijke's turn', 'Marijke and Bram choose'. */
export function turnText({ seats, yours }: TurnNow, nameOf: (seat: Seat) => string, words: Words): string {
  if (seats.length === 0) return words.table.over;
  if (yours) return words.table.turn.yours;
  return seats.length === 1
    ? words.table.turn.of(nameOf(seats[0]))
    : words.table.turn.several(seats.map(nameOf));
}

/** Should a bell be heard when it is one's turn? Where nobody waits for others, it would only ring all the time. */
export const rings = (sound: boolean, othersElsewhere: boolean, hidden: boolean): boolean =>
  sound && (othersElsewhere || hidden);
