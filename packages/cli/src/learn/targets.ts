import { ANSWERS, type Net, type NetHead } from '@polder/bots';
import type { Gathered } from './data.js';

/** What the net before thinks of the rows `from`, `from` + `by` and so on: margins in units, chances to win. */
export function judge(
  data: Gathered,
  net: Net,
  { inputs, linear }: NetHead,
  to: readonly [Float32Array, Float32Array],
  from: number,
  by: number,
): void {
  const row = new Int16Array(inputs);
  for (let r = from; r < data.rows; r += by) {
    row.fill(0);
    for (let i = data.start[r]; i < data.start[r + 1]; i++) row[data.index[i]] = data.value[i];
    const answers = net.answers(row);
    for (let a = 0; a < ANSWERS; a++) {
      const answer = answers[a] + linear[a] * data.linear[r];
      to[a][r] = a === 0 ? answer : 1 / (1 + Math.exp(-answer));
    }
  }
}

/**
 * What to learn, TD(lambda): a mixture of how the game ended and of what the net before thinks of the seat's next
 * positions. Without opinions: how it ended.
 */
export function targetsOf(
  { rows, next, margin, win }: Gathered,
  lambda: number,
  opinions?: readonly [Float32Array, Float32Array],
): { readonly margin: Float32Array; readonly win: Float32Array } {
  const to = {
    margin: new Float32Array(new SharedArrayBuffer(4 * rows)),
    win: new Float32Array(new SharedArrayBuffer(4 * rows)),
  };
  for (let r = rows - 1; r >= 0; r--) {
    if (next[r] === 0 || !opinions) {
      to.margin[r] = margin[r];
      to.win[r] = win[r];
      continue;
    }
    const after = r + next[r];
    to.margin[r] = (1 - lambda) * opinions[0][after] + lambda * to.margin[after];
    to.win[r] = (1 - lambda) * opinions[1][after] + lambda * to.win[after];
  }
  return to;
}
