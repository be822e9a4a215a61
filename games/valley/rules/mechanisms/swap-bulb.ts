import { offer, topFrame } from '@polder/core';
import { colour } from './arguments.js';
import type { Mechanism, Shape } from './mechanism.js';

export interface SwapBulb extends Shape {
  readonly effect: { readonly do: 'swapBulb' };
  /** `out`: the colour to give back, -1: not chosen. */
  readonly frame: { kind: 'swapBulb'; source: number; out: number };
  readonly event:
    | { readonly type: 'outBulb'; readonly colour: number }
    | { readonly type: 'exchanged'; readonly seat: number; readonly out: number; readonly colour: number };
  readonly verb:
    | 'out' // bulb to give back to the supply
    | 'in'; // bulb to take for it
  readonly reason: never;
}

/** 'Swap a stored bulb with the supply' (CRD-7). */
export const swapBulb: Mechanism<SwapBulb> = {
  name: 'swapBulb',
  rule: 'CRD-7',
  stands: ['tile'],
  fields: () => ({}),
  key: () => 'swap',
  samples: [{ do: 'swapBulb' }],
  verbs: { out: colour('storage'), in: colour('supply') },

  prelude: true,
  possible: () => true,
  open: (_, source) => ({ kind: 'swapBulb', source, out: -1 }),

  ask(s, frame, q, { V }) {
    const { storage } = s.players[s.turn.seat];
    if (frame.out >= 0) {
      for (let bulb = 0; bulb < storage.length; bulb++) if (bulb !== frame.out) offer(q, V.in + bulb);
      return;
    }
    for (let bulb = 0; bulb < storage.length; bulb++) if (storage[bulb] > 0) offer(q, V.out + bulb);
    offer(q, V.pass);
  },
  answer(run, { out }, verb, bulb, { emit, V }) {
    if (verb === V.out) {
      emit(run, { type: 'outBulb', colour: bulb });
      return false;
    }
    emit(run, { type: 'exchanged', seat: run.state.turn.seat, out, colour: bulb });
    return true;
  },
  putBack(frame) {
    frame.out = -1;
  },
  blocked(s, frame, no, { V }) {
    if (frame.out >= 0) return;
    s.players[s.turn.seat].storage.forEach((_, bulb) => {
      no(V.out + bulb, 'CRD-7', 'noSuchBulb');
    });
  },
  evolve: {
    outBulb(s, { colour: out }) {
      topFrame(s, 'swapBulb').out = out;
    },
    exchanged(s, { seat, out, colour: bulb }) {
      const { storage } = s.players[seat];
      storage[out]--;
      storage[bulb]++;
    },
  },
};
