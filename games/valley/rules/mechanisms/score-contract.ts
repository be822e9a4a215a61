import { offer } from '@polder/core';
import { VP } from '../sources.js';
import { contract } from './arguments.js';
import { ANYWHERE, type Mechanism, type Shape } from './mechanism.js';

export interface ScoreContract extends Shape {
  readonly effect: { readonly do: 'scoreContract' };
  readonly frame: { kind: 'scoreContract'; source: number };
  readonly event: {
    readonly type: 'contractScored';
    readonly seat: number;
    readonly card: number;
    readonly vp: number;
  };
  readonly verb: 'score';
  readonly reason: 'noContract';
}

/** 'Score a Contract now' (SCO-1). */
export const scoreContract: Mechanism<ScoreContract> = {
  name: 'scoreContract',
  rule: 'SCO-1',
  stands: ANYWHERE,
  fields: () => ({}),
  key: () => 'score',
  samples: [{ do: 'scoreContract' }],
  verbs: { score: contract },

  possible: (s) => s.players[s.turn.seat].contracts.length > 0,
  impossible: ['RWD-2', 'noContract'],
  open: (_, source) => ({ kind: 'scoreContract', source }),

  ask(s, _, q, { V }) {
    for (const card of s.players[s.turn.seat].contracts) offer(q, V.score + card);
  },
  answer(run, _frame, _verb, card, { emit, contractVp }) {
    const s = run.state;
    const { seat } = s.turn;
    emit(run, { type: 'contractScored', seat, card, vp: contractVp(s, s.players[seat], card) });
    return true;
  },
  blocked() {},
  evolve: {
    contractScored(s, { seat, vp }) {
      s.players[seat].vp[VP.contractsNow] += vp;
    },
  },
};
