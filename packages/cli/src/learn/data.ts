import { type Encoder, MARGIN_UNIT, STEPS } from '@polder/bots';
import { unpackRows } from './rows.js';

/** Positions of many games, in memory that threads share. */
export interface Gathered {
  readonly rows: number;
  readonly games: number;
  readonly start: Uint32Array;
  readonly index: Uint16Array;
  readonly value: Int16Array;
  /** See `Rows`. */
  readonly next: Uint16Array;
  readonly game: Uint32Array;
  /** How each ended: the margin in units, the share of the victory. */
  readonly margin: Float32Array;
  readonly win: Float32Array;
  /** The margin by the weights, in units. */
  readonly linear: Float32Array;
  /** How much it counts: games of earlier nets count less. */
  readonly weight: Float32Array;
}

/** All that a net is trained on. */
export interface TrainingData extends Omit<Gathered, 'value'> {
  /** Inputs as the net sees them while it learns. */
  readonly scaled: Float32Array;
}

/** How inputs are scaled: (value - rest) * factor. */
export interface Scaling {
  readonly rest: Float32Array;
  /** 0: the input is left out. */
  readonly factor: Float32Array;
}

const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(Math.max(8, bytes));
/** Results count up to this, in units: a landslide is no better than a clear victory. */
const MOST = 3;

/** What the encoder of the rows says about them. */
export type Layout = Pick<Encoder<unknown>, 'size' | 'plain' | 'expected'>;

/** Packed rows of one generation and how much they count. */
export interface Portion {
  readonly packed: readonly Uint8Array[];
  readonly weight: number;
}

export function gather(portions: readonly Portion[], encoder: Layout): Gathered {
  const parts = portions.flatMap(({ packed, weight }) =>
    packed.map((bytes) => ({ rows: unpackRows(bytes), weight })),
  );
  const rows = parts.reduce((sum, part) => sum + part.rows.margin.length, 0);
  const entries = parts.reduce((sum, part) => sum + part.rows.index.length, 0);
  const data: Gathered = {
    rows,
    games: parts.reduce((sum, part) => sum + part.rows.games, 0),
    start: new Uint32Array(shared(4 * (rows + 1))),
    index: new Uint16Array(shared(2 * entries)),
    value: new Int16Array(shared(2 * entries)),
    next: new Uint16Array(shared(2 * rows)),
    game: new Uint32Array(shared(4 * rows)),
    margin: new Float32Array(shared(4 * rows)),
    win: new Float32Array(shared(4 * rows)),
    linear: new Float32Array(shared(4 * rows)),
    weight: new Float32Array(shared(4 * rows)),
  };
  let row = 0;
  let entry = 0;
  for (const { rows: part, weight } of parts) {
    const n = part.margin.length;
    data.index.set(part.index, entry);
    data.value.set(part.value, entry);
    data.next.set(part.next, row);
    data.game.set(part.game, row);
    data.win.set(part.win, row);
    for (let i = 0; i < n; i++) {
      data.start[row + i] = entry + part.start[i];
      data.margin[row + i] = Math.max(-MOST, Math.min(MOST, part.margin[i] / MARGIN_UNIT));
    }
    data.weight.fill(weight, row, row + n);
    row += n;
    entry += part.index.length;
  }
  data.start[rows] = entry;
  setLinear(data, encoder);
  return data;
}

function setLinear({ rows, start, index, value, linear }: Gathered, { expected, plain }: Layout): void {
  const at = new Map(expected.map((place, seat) => [place, seat]));
  const found = expected.map(() => 0);
  for (let row = 0; row < rows; row++) {
    found.fill(0);
    for (let i = start[row + 1] - 1; i >= start[row] && index[i] >= plain; i--) {
      const seat = at.get(index[i]);
      if (seat !== undefined) found[seat] = value[i];
    }
    const [own, ...others] = found;
    linear[row] = (own - Math.max(...others)) / STEPS / MARGIN_UNIT;
  }
}

/** An input that is there in more than half of the rows is measured from its mean. */
const OFTEN = 0.5;
/** One that is there in fewer rows can't be learned. */
const SELDOM = 20;
/** What hardly varies is not blown up beyond this deviation. */
const LEAST = 0.15;

export function scalingOf(data: Gathered, { size, plain }: Layout): Scaling {
  const { rows, index, value } = data;
  const count = new Float64Array(size);
  const sum = new Float64Array(size);
  const squares = new Float64Array(size);
  for (let i = 0; i < index.length; i++) {
    const at = index[i];
    count[at]++;
    sum[at] += value[i];
    squares[at] += value[i] * value[i];
  }
  const rest = new Float32Array(size);
  const factor = new Float32Array(size);
  for (let i = 0; i < size; i++) {
    const mean = sum[i] / rows;
    const deviation = Math.sqrt(Math.max(0, squares[i] / rows - mean * mean));
    const unit = i < plain ? 1 : STEPS;
    if (count[i] < SELDOM || deviation < 1e-6) continue;
    factor[i] = 1 / Math.max(deviation, LEAST * unit);
    if (count[i] > OFTEN * rows) rest[i] = mean;
  }
  return { rest, factor };
}

/** An input with a rest has to stand in every row: where it is 0, it is added. One that is left out goes. */
export function scale(data: Gathered, { rest, factor }: Scaling): TrainingData {
  const { rows, start, index, value, ...others } = data;
  const always = [...rest.keys()].filter((i) => rest[i] !== 0);
  const has = new Uint32Array(rest.length);
  let missing = 0;
  for (let row = 0; row < rows; row++) {
    let there = 0;
    for (let i = start[row]; i < start[row + 1]; i++) if (rest[index[i]] !== 0) there++;
    missing += always.length - there;
  }
  const to = {
    ...others,
    rows,
    start: new Uint32Array(shared(4 * (rows + 1))),
    index: new Uint16Array(shared(2 * (index.length + missing))),
    scaled: new Float32Array(shared(4 * (index.length + missing))),
  };
  let at = 0;
  const put = (place: number, plain: number): void => {
    to.index[at] = place;
    to.scaled[at++] = (plain - rest[place]) * factor[place];
  };
  for (let row = 0; row < rows; row++) {
    to.start[row] = at;
    for (let i = start[row]; i < start[row + 1]; i++) {
      has[index[i]] = row + 1;
      if (factor[index[i]] !== 0) put(index[i], value[i]);
    }
    for (const place of always) if (has[place] !== row + 1) put(place, 0);
  }
  to.start[rows] = at;
  return to;
}
