import { ANSWERS } from '@polder/bots';

/** How many units each layer of a net has. */
export interface Shape {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
}

/** Where each part of a net is in one list of numbers. Weights lie before biases: only weights decay. */
export interface Places {
  readonly weights: number;
  readonly weights2: number;
  readonly weights3: number;
  readonly bias: number;
  readonly bias2: number;
  readonly bias3: number;
  /** What the margin by the weights of the game counts, for each answer. */
  readonly linear: number;
  readonly size: number;
}

export function placesOf({ inputs, first, second }: Shape): Places {
  const weights2 = inputs * first;
  const weights3 = weights2 + first * second;
  const bias = weights3 + second * ANSWERS;
  const bias2 = bias + first;
  const bias3 = bias2 + second;
  const linear = bias3 + ANSWERS;
  return { weights: 0, weights2, weights3, bias, bias2, bias3, linear, size: linear + ANSWERS };
}

/** A net at its beginning: the last layer says nothing, so that all comes from the margin by the weights. */
export function begin(shape: Shape, to: Float32Array, unit: () => number): void {
  const at = placesOf(shape);
  const spread = (from: number, until: number, fan: number): void => {
    for (let i = from; i < until; i++) to[i] = (2 * unit() - 1) / Math.sqrt(fan);
  };
  spread(at.weights, at.weights2, shape.inputs);
  spread(at.weights2, at.weights3, shape.first);
  spread(at.bias, at.bias2, shape.inputs);
  spread(at.bias2, at.bias3, shape.first);
  to[at.linear] = 0.5;
  to[at.linear + 1] = 1.5;
}

/** The inputs of one row: those that are not 0, by place and scaled value. */
export interface Sparse {
  readonly index: Uint16Array;
  readonly scaled: Float32Array;
}

/** Runs a net forwards and backwards on one row at a time. */
export interface Runner {
  /** Answers for the entries `from` to `to` - 1 and the margin by the weights, in units. The same array each time. */
  forward(rows: Sparse, from: number, to: number, linear: number): Readonly<Float64Array>;
  /** Adds to the gradients what the last row says, by the gradients of its answers. */
  backward(gradients: Float32Array, ofAnswers: readonly number[]): void;
}

/** `kept`: of each hundred inputs so many count while it learns; the others are dropped by chance. */
export function runnerOf(
  shape: Shape,
  params: Float32Array,
  chance?: { drop: number; next: () => number },
): Runner {
  const { first, second } = shape;
  const at = placesOf(shape);
  const sums = new Float64Array(first);
  const hidden = new Float64Array(second);
  const answers = new Float64Array(ANSWERS);
  const toHidden = new Float64Array(second);
  const toSums = new Float64Array(first);
  let used = new Uint16Array(1024);
  let values = new Float32Array(1024);
  let count = 0;
  let line = 0;

  function take({ index, scaled }: Sparse, from: number, to: number): void {
    if (to - from > used.length) {
      used = new Uint16Array(2 * (to - from));
      values = new Float32Array(used.length);
    }
    count = 0;
    const grown = chance ? 1 / (1 - chance.drop) : 1;
    for (let i = from; i < to; i++) {
      if (chance && chance.next() < chance.drop) continue;
      used[count] = index[i];
      values[count++] = scaled[i] * grown;
    }
  }

  return {
    forward(rows, from, to, linear) {
      take(rows, from, to);
      line = linear;
      for (let j = 0; j < first; j++) sums[j] = params[at.bias + j];
      for (let i = 0; i < count; i++) {
        const x = values[i];
        const row = used[i] * first;
        for (let j = 0; j < first; j++) sums[j] += x * params[row + j];
      }
      for (let k = 0; k < second; k++) hidden[k] = params[at.bias2 + k];
      for (let j = 0; j < first; j++) {
        const x = sums[j];
        if (x <= 0) continue;
        const row = at.weights2 + j * second;
        for (let k = 0; k < second; k++) hidden[k] += x * params[row + k];
      }
      for (let a = 0; a < ANSWERS; a++) {
        let answer = params[at.bias3 + a] + params[at.linear + a] * linear;
        for (let k = 0; k < second; k++)
          if (hidden[k] > 0) answer += hidden[k] * params[at.weights3 + k * ANSWERS + a];
        answers[a] = answer;
      }
      return answers;
    },
    backward(gradients, ofAnswers) {
      toHidden.fill(0);
      for (let a = 0; a < ANSWERS; a++) {
        const g = ofAnswers[a];
        gradients[at.bias3 + a] += g;
        gradients[at.linear + a] += g * line;
        for (let k = 0; k < second; k++) {
          if (hidden[k] <= 0) continue;
          gradients[at.weights3 + k * ANSWERS + a] += g * hidden[k];
          toHidden[k] += g * params[at.weights3 + k * ANSWERS + a];
        }
      }
      for (let k = 0; k < second; k++) gradients[at.bias2 + k] += toHidden[k];
      for (let j = 0; j < first; j++) {
        toSums[j] = 0;
        const x = sums[j];
        if (x <= 0) continue;
        const row = at.weights2 + j * second;
        let g = 0;
        for (let k = 0; k < second; k++) {
          gradients[row + k] += x * toHidden[k];
          g += toHidden[k] * params[row + k];
        }
        toSums[j] = g;
        gradients[at.bias + j] += g;
      }
      for (let i = 0; i < count; i++) {
        const x = values[i];
        const row = used[i] * first;
        for (let j = 0; j < first; j++) gradients[row + j] += x * toSums[j];
      }
    },
  };
}
