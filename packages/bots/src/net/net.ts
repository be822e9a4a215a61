import { ANSWERS, type NetFile } from './file.js';

/** A margin is in units of so many VP. */
export const MARGIN_UNIT = 30;

/** What a net makes of inputs. */
export interface Net {
  /** Beside what the weights say: the margin in units, and the win as a logit. The same array each time. */
  answers(inputs: Int16Array): Readonly<Float64Array>;
}

/**
 * Runs a net. The sums of its first layer are kept, and only inputs that have changed since are added: two positions
 * of one search differ in few. All of these sums are whole numbers below 2^53, so they are exact: the answer depends
 * on nothing that was asked before, and is the same on every machine.
 */
export function netOf({ head, ...numbers }: NetFile): Net {
  const { inputs, first, second, fraction } = head;
  const { factors, weights, bias, weights2, bias2, weights3, bias3 } = numbers;
  const step = 2 ** -fraction;
  // Whole numbers below 2^24, which floats of 32 bits hold exactly.
  const whole = new Float32Array(inputs * first);
  for (let i = 0; i < whole.length; i++) whole[i] = weights[i] * factors[Math.floor(i / first)];
  const sums = Float64Array.from(bias, (value) => Math.round(value / step));
  const last = new Int16Array(inputs);
  const hidden = new Float64Array(second);
  const answers = new Float64Array(ANSWERS);

  function update(now: Int16Array): void {
    for (let i = 0; i < inputs; i++) {
      const change = now[i] - last[i];
      if (change === 0) continue;
      last[i] = now[i];
      const at = i * first;
      for (let j = 0; j < first; j++) sums[j] += change * whole[at + j];
    }
  }

  return {
    answers(now) {
      update(now);
      hidden.set(bias2);
      for (let j = 0; j < first; j++) {
        const sum = sums[j];
        if (sum <= 0) continue;
        const x = sum * step;
        const at = j * second;
        for (let k = 0; k < second; k++) hidden[k] += x * weights2[at + k];
      }
      answers.set(bias3);
      for (let k = 0; k < second; k++) {
        if (hidden[k] <= 0) continue;
        for (let i = 0; i < ANSWERS; i++) answers[i] += hidden[k] * weights3[k * ANSWERS + i];
      }
      return answers;
    },
  };
}
