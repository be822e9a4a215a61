import { LENGTH, SEAT_SLACK, type SeatStats } from '@polder/bots/balance';
import { percent } from './figures.js';
import { type Html, html } from './html.js';
import { haloed, line, picture, rect, scale, text } from './svg.js';

const WIDTH = 460;

/** Shares of the victories with their intervals, against the fair share and what is allowed around it. */
export function seatChart(seats: readonly SeatStats[]): Html {
  const [{ fair }] = seats;
  const row = 34;
  const bottom = seats.length * row + 8;
  const most = Math.max(2 * fair, ...seats.map(({ interval }) => interval[1] * 1.05));
  const x = scale(0, most, 58, WIDTH - 58);
  const rows = seats.map(({ share, interval: [low, high], within }, seat) => {
    const y = seat * row + 21;
    return [
      text('label', 0, y + 4, `Seat ${seat + 1}`),
      rect(within ? 'bar' : 'bar off', x(0), y - 8, x(share) - x(0), 16, 2),
      haloed(x(low), x(high), y, 4),
      text('figure end', WIDTH, y + 4, percent(share)),
    ];
  });
  const title = `Share of victories by seat: ${seats.map(({ share }, i) => `seat ${i + 1} ${percent(share)}`).join(', ')}; fair is ${percent(fair)}`;
  return picture(
    title,
    WIDTH,
    bottom + 22,
    rect('band', x(fair - SEAT_SLACK), 4, x(fair + SEAT_SLACK) - x(fair - SEAT_SLACK), bottom - 4),
    rows,
    line('mean', x(fair), 2, x(fair), bottom),
    text('tick middle', x(fair), bottom + 15, `fair ${percent(fair)} ± ${SEAT_SLACK * 100}`),
  );
}

type Histogram = Readonly<Record<number, number>>;

const spanOf = (histogram: Histogram): readonly [number, number] => {
  const keys = Object.keys(histogram).map(Number);
  return [Math.min(...keys), Math.max(...keys)];
};

/** Games by their rounds; those of the right length stand on a band. */
export function lengthChart(histogram: Histogram, mean: number): Html {
  const [least, most] = spanOf(histogram);
  const from = Math.min(least, LENGTH.least) - 1;
  const to = Math.max(most, LENGTH.most) + 1;
  const x = scale(from - 0.5, to + 0.5, 0, WIDTH);
  const tallest = Math.max(...Object.values(histogram));
  const bottom = 170;
  const y = scale(0, tallest, bottom, 22);
  const width = x(1) - x(0);
  const bars = Object.entries(histogram).map(([key, n]) => {
    const rounds = Number(key);
    const right = rounds >= LENGTH.least && rounds <= LENGTH.most;
    return rect(right ? 'bar' : 'bar off', x(rounds) - width * 0.42, y(n), width * 0.84, bottom - y(n), 1.5);
  });
  return picture(
    `Games by rounds: ${least} to ${most}, mean ${mean.toFixed(1)}`,
    WIDTH,
    194,
    rect('band', x(LENGTH.least - 0.5), 16, x(LENGTH.most + 0.5) - x(LENGTH.least - 0.5), bottom - 16),
    bars,
    line('axis', 0, bottom, WIDTH, bottom),
    line('mean', x(mean), 16, x(mean), bottom),
    text('tick middle', x(mean), 10, `mean ${mean.toFixed(1)}`),
    ticks(from, to, x, bottom + 18),
  );
}

/** Round numbers along an axis. */
function ticks(from: number, to: number, x: (value: number) => number, y: number): Html[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((it) => (to - from) / it <= 9) ?? 500;
  const marks: Html[] = [];
  for (let at = Math.ceil(from / step) * step; at <= to; at += step) {
    if (x(at) > 8 && x(at) < WIDTH - 8) marks.push(text('tick middle', x(at), y, String(at)));
  }
  return marks;
}

function binned(histogram: Histogram, size: number): ReadonlyMap<number, number> {
  const bins = new Map<number, number>();
  for (const [key, n] of Object.entries(histogram)) {
    const bin = Math.floor(Number(key) / size) * size;
    bins.set(bin, (bins.get(bin) ?? 0) + n);
  }
  return bins;
}

/** Scores of winners upwards, of the others downwards, each as a share of their own. */
export function scoreChart(winners: Histogram, losers: Histogram): Html {
  const spans = [winners, losers].filter((it) => Object.keys(it).length > 0).map(spanOf);
  const from = Math.min(...spans.map(([least]) => least));
  const to = Math.max(...spans.map(([, most]) => most));
  const size = [1, 2, 5, 10, 20, 50].find((it) => (to - from) / it <= 26) ?? 100;
  const [first, last] = [Math.floor(from / size) * size, Math.floor(to / size) * size + size];
  const x = scale(first, last, 0, WIDTH);
  const middle = 88;
  const [up, down] = [binned(winners, size), binned(losers, size)];
  const total = (bins: ReadonlyMap<number, number>): number =>
    [...bins.values()].reduce((sum, n) => sum + n, 0);
  const most = Math.max(
    ...[up, down].flatMap((bins) => [...bins.values()].map((n) => n / Math.max(1, total(bins)))),
  );
  const height = (n: number, bins: ReadonlyMap<number, number>): number => (n / total(bins) / most) * 76;
  const bars = (bins: ReadonlyMap<number, number>, kind: string, sign: 1 | -1): Html[] =>
    [...bins].map(([bin, n]) => {
      const tall = height(n, bins);
      return rect(
        kind,
        x(bin) + 0.6,
        sign > 0 ? middle - tall : middle,
        x(bin + size) - x(bin) - 1.2,
        tall,
        1,
      );
    });
  return picture(
    `Seats by VP, in steps of ${size}: winners above the line, others below it; ${from} to ${to} VP`,
    WIDTH,
    194,
    bars(up, 'bar', 1),
    bars(down, 'bar off', -1),
    line('axis', 0, middle, WIDTH, middle),
    text('label', 0, 14, 'winners'),
    text('label', 0, middle + 74, 'others'),
    ticks(first, last, x, 188),
  );
}

export interface Part {
  readonly name: string;
  readonly value: number;
  /** Its colour, from 1. */
  readonly tint: number;
}

/** Bars of parts side by side; what is below 0 goes to the left. */
export function stackChart(
  rows: readonly { readonly name: string; readonly parts: readonly Part[] }[],
): Html {
  const width = 1080;
  const sums = rows.map(({ parts }) => ({
    up: parts.reduce((sum, { value }) => sum + Math.max(0, value), 0),
    down: parts.reduce((sum, { value }) => sum + Math.min(0, value), 0),
  }));
  const x = scale(
    Math.min(0, ...sums.map(({ down }) => down)),
    Math.max(1, ...sums.map(({ up }) => up)),
    74,
    width - 52,
  );
  const bars = rows.map(({ name, parts }, row) => {
    const y = 6 + row * 46;
    let [up, down] = [0, 0];
    const segments = parts.map(({ value, tint, name: part }) => {
      const start = value < 0 ? down + value : up;
      if (value < 0) down += value;
      else up += value;
      const [left, right] = [x(start), x(start + Math.abs(value))];
      const words = value.toFixed(1);
      const wide = right - left > words.length * 7 + 6;
      return html`<g><title>${`${name}, ${part}: ${words}`}</title>${rect(`tint${tint}`, left + 0.5, y, right - left - 1, 32, 1.5)}${wide ? text('inside middle', (left + right) / 2, y + 20, words) : ''}</g>`;
    });
    const total = parts.reduce((sum, { value }) => sum + value, 0);
    return [text('label', 0, y + 21, name), segments, text('figure end', width, y + 21, total.toFixed(1))];
  });
  const title = rows.map(
    ({ name, parts }) => `${name} ${parts.reduce((sum, { value }) => sum + value, 0).toFixed(1)}`,
  );
  return picture(
    `Mean VP by source: ${title.join(', ')}`,
    width,
    rows.length * 46 + 6,
    bars,
    line('axis', x(0), 2, x(0), rows.length * 46),
  );
}
