import {
  all,
  type Check,
  colour,
  get,
  int,
  join,
  list,
  object,
  oneOf,
  optional,
  type Variants,
  variant,
} from '@polder/core/edition';
import type { Place } from '../rules/mechanisms/mechanism.js';
import { DIGIT, fieldsOn, MOST_VP } from './effects.js';
import type { Ability, Contract, Count, Inside, Trigger, Wish } from './types.js';
import { FIELD_KINDS, TILE_KINDS, TRIGGERS } from './types.js';

export const VP = int(0, MOST_VP);

/** Sections of both wheels together: more tiles than these can't be installed. */
const SECTIONS = 11;

interface Tagged {
  readonly do: string;
}

export interface EffectChecks {
  /** One effect, of those that may stand anywhere. */
  readonly plain: Check;
  /** What a tile may show: also those made for tiles, and several in a row. */
  readonly onTile: Check;
  readonly ability: Check;
}

/** `guilderMax`: nothing may cost or give more Guilder than anybody can have. */
export function effectChecks(guilderMax: number): EffectChecks {
  const printedOn = (place: Place): Record<string, object> => fieldsOn(place, { guilderMax });
  const insideVariants: Variants<Inside, 'do'> = {
    strength: { add: DIGIT },
    look: { count: DIGIT },
    tradeFreely: {},
    plantMore: { vp: VP },
    marketFreely: {},
  };
  const single = all(variant<Tagged, 'do'>('do', printedOn('tile')), gainsSomething);
  const may = all(variant<Tagged, 'do'>('do', { ...printedOn('helper'), ...insideVariants }), gainsSomething);
  return {
    plain: all(variant<Tagged, 'do'>('do', printedOn('reward')), gainsSomething),
    onTile: all(
      variant<Tagged, 'do'>('do', { ...printedOn('tile'), seq: { of: list(single, 2, 4) } }),
      gainsSomething,
    ),
    ability: all(
      object<Ability>({ when: oneOf(TRIGGERS), atLeast: optional(DIGIT), may }),
      worksInsideItsAction,
      countsSomething,
      comesUnasked,
    ),
  };
}

const GOODS = ['guilder', 'tools', 'vp', 'bulbs'];
const gainsSomething: Check = (value, path, report) => {
  if (get(value, 'do') === 'gain' && GOODS.every((key) => get(value, key) === undefined)) {
    report(path, `a gain of ${GOODS.slice(0, -1).join(', ')} or bulbs`, value);
  }
};

/** The action that an `Inside` is part of. */
const INSIDE: Readonly<Record<Inside['do'], readonly Trigger[]>> = {
  strength: ['lower'],
  look: ['enhance', 'farm'],
  tradeFreely: ['trade'],
  plantMore: ['plant'],
  marketFreely: ['market'],
};
const INSIDES = new Map<unknown, readonly Trigger[]>(Object.entries(INSIDE));

const worksInsideItsAction: Check = (value, path, report) => {
  const inside = get(get(value, 'may'), 'do');
  const triggers = INSIDES.get(inside);
  const when = TRIGGERS.find((trigger) => trigger === get(value, 'when'));
  if (triggers !== undefined && when !== undefined && !triggers.includes(when)) {
    report(join(path, 'when'), `${triggers.join(' or ')} (for ${inside})`, when);
  }
};

/** Raising the floodgate is no action that could ask before or after it (HLP-4). */
const comesUnasked: Check = (value, path, report) => {
  if (get(value, 'when') !== 'raise') return;
  const may = get(value, 'may');
  const asks = get(may, 'guilder') !== undefined || get(may, 'bulbs') !== undefined;
  if (get(may, 'do') !== 'gain' || asks)
    report(join(path, 'may'), 'a gain of VP or Tools only (for raise)', may);
};

const countsSomething: Check = (value, path, report) => {
  const when = TRIGGERS.find((trigger) => trigger === get(value, 'when'));
  if (when === undefined || when === 'plant' || when === 'lower') return;
  const atLeast = get(value, 'atLeast');
  if (atLeast !== undefined) report(join(path, 'atLeast'), 'no such key, but with plant or lower', atLeast);
};

const count = variant<Count, 'of'>('of', {
  windmillsBy: { field: oneOf(FIELD_KINDS) },
  windmills: {},
  tiles: { kind: optional(oneOf(TILE_KINDS)), wheel: optional(oneOf(['large', 'small'])) },
  fullSmallWheel: {},
  cards: {},
  tools: { every: DIGIT },
  fullRows: { colour: optional(colour) },
  fullColumns: {},
  planted: { colour },
});

export const contract = object<Contract>({ vp: int(1, MOST_VP), each: count });

export const wish = variant<Wish, 'is'>('is', {
  tools: { count: int(1, 99) },
  contractGroups: {},
  patches: { rows: list(int(0, 7), 4) },
  connected: { windmills: int(1, 31) },
  tiles: { count: int(1, SECTIONS), uncommon: int(0, SECTIONS), unique: int(0, SECTIONS) },
});
