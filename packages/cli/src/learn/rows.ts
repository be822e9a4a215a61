import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Positions that a net learns from, each with how its game has ended. Most of their inputs are 0. */
export interface Rows {
  readonly games: number;
  /** Where the inputs of each row begin; one more at the end. */
  readonly start: Uint32Array;
  readonly index: Uint16Array;
  readonly value: Int16Array;
  /** So many rows on is the next end of a turn of the same game and seat; 0: there is none. */
  readonly next: Uint16Array;
  /** The number of its game. */
  readonly game: Uint32Array;
  /** By how many VP the seat has won, and its share of the victory. */
  readonly margin: Int16Array;
  readonly win: Float32Array;
}

export interface RowMaker {
  /** A position of the game under way: the end of a turn, or inside one. */
  add(inputs: Int16Array, seat: number, inside?: boolean): void;
  /** The game has ended. */
  end(game: number, margins: readonly number[], wins: readonly number[]): void;
  done(): Rows;
}

export function rowMaker(): RowMaker {
  const start = [0];
  const index: number[] = [];
  const value: number[] = [];
  const next: number[] = [];
  const game: number[] = [];
  const margin: number[] = [];
  const win: number[] = [];
  let positions: { readonly seat: number; readonly inside: boolean }[] = [];
  let games = 0;
  return {
    add(inputs, seat, inside = false) {
      for (let i = 0; i < inputs.length; i++) {
        if (inputs[i] === 0) continue;
        index.push(i);
        value.push(inputs[i]);
      }
      start.push(index.length);
      positions.push({ seat, inside });
    },
    end(number, margins, wins) {
      positions.forEach(({ seat }, i) => {
        const later = positions.findIndex((it, k) => k > i && it.seat === seat && !it.inside);
        next.push(later < 0 ? 0 : later - i);
        game.push(number);
        margin.push(margins[seat]);
        win.push(wins[seat]);
      });
      positions = [];
      games++;
    },
    done: () => ({
      games,
      start: Uint32Array.from(start),
      index: Uint16Array.from(index),
      value: Int16Array.from(value),
      next: Uint16Array.from(next),
      game: Uint32Array.from(game),
      margin: Int16Array.from(margin),
      win: Float32Array.from(win),
    }),
  };
}

/** Packed quickly: there are many. */
export const packRows = (rows: Rows): Uint8Array => gzipSync(serialize(rows), { level: 1 });
export const unpackRows = (bytes: Uint8Array): Rows => deserialize(gunzipSync(bytes)) as Rows;
