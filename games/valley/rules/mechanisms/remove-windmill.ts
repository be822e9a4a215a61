import { offer } from '@polder/core';
import { colour } from './arguments.js';
import type { Mechanism, Shape } from './mechanism.js';

export interface RemoveWindmill extends Shape {
  readonly effect: { readonly do: 'removeWindmill' };
  readonly frame: { kind: 'removeWindmill'; source: number };
  readonly event: { readonly type: 'windmillRemoved'; readonly seat: number; readonly group: number };
  readonly verb: 'remove';
  readonly reason: never;
}

/** 'Remove a Windmill' from the farm board (CRD-7, BLD-5). */
export const removeWindmill: Mechanism<RemoveWindmill> = {
  name: 'removeWindmill',
  rule: 'CRD-7',
  stands: ['tile'],
  fields: () => ({}),
  key: () => 'remove',
  samples: [{ do: 'removeWindmill' }],
  verbs: { remove: colour('group') },

  possible: () => true,
  open: (_, source) => ({ kind: 'removeWindmill', source }),

  ask(s, _, q, { V }) {
    const { groups } = s.players[s.turn.seat];
    for (let group = 0; group < groups.length; group++) if (groups[group] > 0) offer(q, V.remove + group);
    offer(q, V.pass);
  },
  answer(run, _frame, _verb, group, { emit }) {
    emit(run, { type: 'windmillRemoved', seat: run.state.turn.seat, group });
    return true;
  },
  blocked(s, _, no, { V }) {
    s.players[s.turn.seat].groups.forEach((_, group) => {
      no(V.remove + group, 'BLD-1', 'emptyGroup');
    });
  },
  evolve: {
    windmillRemoved(s, { seat, group }) {
      s.players[seat].groups[group]--;
    },
  },
};
