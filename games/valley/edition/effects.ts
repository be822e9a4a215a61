import { bulb, type Check, gainKey, int, list, optional, yes } from '@polder/core/edition';
import { MECHANISMS } from '../rules/mechanisms/list.js';
import { ANYWHERE, type Limits, type Place, type Printed } from '../rules/mechanisms/mechanism.js';
import type { Effect, OrdinaryEffect } from './types.js';

/** Two digits of VP; strengths, moves and the like have one. */
export const MOST_VP = 99;
export const DIGIT: Check = int(1, 9);

type EffectOf<D extends Effect['do']> = Extract<Effect, { readonly do: D }>;

/** The parts of a row of effects are checked where rows may stand. */
type Ordinary = {
  readonly [D in OrdinaryEffect['do']]: D extends 'seq'
    ? Omit<Printed<EffectOf<D>>, 'fields'>
    : Printed<EffectOf<D>>;
};

/** Effects that the actions, goods and rewards of the rules carry out. */
const ORDINARY: Ordinary = {
  gain: {
    stands: ANYWHERE,
    fields: ({ guilderMax }) => ({
      guilder: optional(int(1, guilderMax)),
      tools: optional(DIGIT),
      vp: optional(int(1, MOST_VP)),
      bulbs: optional(list(bulb, 1, 5)),
    }),
    key: gainKey,
    samples: [{ do: 'gain', guilder: 2, tools: 1, bulbs: ['any', ['white', 'red']] }],
  },
  lower: {
    stands: ANYWHERE,
    fields: () => ({ strength: DIGIT, both: optional(yes) }),
    key: ({ strength, both }) => `lower${strength}${both ? 'both' : ''}`,
    samples: [{ do: 'lower', strength: 3, both: true }],
  },
  enhance: { stands: ANYWHERE, fields: () => ({}), key: () => 'enhance', samples: [{ do: 'enhance' }] },
  farm: { stands: ANYWHERE, fields: () => ({}), key: () => 'farm', samples: [{ do: 'farm' }] },
  build: {
    stands: ANYWHERE,
    fields: ({ guilderMax }) => ({ unconnected: optional(int(0, guilderMax)) }),
    // 0 is left out: it is free.
    key: ({ unconnected }) => (unconnected === undefined ? 'build' : `build-unconnected${unconnected || ''}`),
    samples: [{ do: 'build', unconnected: 1 }],
  },
  market: {
    stands: ANYWHERE,
    fields: ({ guilderMax }) => ({ cost: int(0, guilderMax), moves: DIGIT }),
    key: ({ cost, moves }) => `market${cost}/${moves}`,
    samples: [{ do: 'market', cost: 0, moves: 1 }],
  },
  plant: {
    stands: ANYWHERE,
    fields: () => ({ bulbs: DIGIT }),
    key: ({ bulbs }) => `plant${bulbs}`,
    samples: [{ do: 'plant', bulbs: 2 }],
  },
  trade: {
    stands: ANYWHERE,
    // Two rewards come anyway, of four.
    fields: () => ({ repeat: optional(yes), more: optional(int(1, 2)) }),
    key: ({ repeat, more }) => `trade${repeat ? '-repeat' : ''}${more === undefined ? '' : `-more${more}`}`,
    samples: [{ do: 'trade' }, { do: 'trade', more: 1 }],
  },
  marketReward: {
    stands: ANYWHERE,
    fields: () => ({}),
    key: () => 'marketreward',
    samples: [{ do: 'marketReward' }],
  },
  seq: { stands: ['tile'], key: ({ of }) => of.map(effectKey).join('&'), samples: [] },
};

/** Whatever may be printed but rows of effects. */
const { seq, ...ONE } = { ...ORDINARY, ...MECHANISMS };
const SINGLE: Readonly<Record<Exclude<Effect['do'], 'seq'>, Printed<Effect>>> = ONE;

/** The fields of all single effects that may stand in a place, by name. */
export function fieldsOn(place: Place, limits: Limits): Record<string, object> {
  const standing = Object.entries(SINGLE).filter(([, { stands }]) => stands.includes(place));
  return Object.fromEntries(standing.map(([name, printed]) => [name, printed.fields(limits)]));
}

/** Examples of all single effects that may stand in a place. */
export const samplesOn = (place: Place): Effect[] =>
  Object.values(SINGLE).flatMap(({ stands, samples }) => (stands.includes(place) ? samples : []));

/** Each effect has a key of its own: short, without spaces, the same forever. */
export function effectKey(effect: Effect): string {
  return effect.do === 'seq' ? seq.key(effect) : SINGLE[effect.do].key(effect);
}
