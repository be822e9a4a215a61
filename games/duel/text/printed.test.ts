import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultEdition as edition } from '../edition/default.js';
import { effectKey } from '../edition/keys.js';
import { ACTIONS, type Bulb, COLOURS, type Colour, type Effect } from '../edition/types.js';
import { effects as words } from './en/game/effects.js';

const { effect: effectWords, effects: effectsWords, helper: helperWords, contract: contractWords } = words;

/** Each kind of effect, as a key and in words. */
const SAMPLES: readonly (readonly [Effect, key: string, words: string])[] = [
  [{ do: 'gain', guilder: 2 }, 'guilder2', '2 Guilder'],
  [{ do: 'gain', tools: 1 }, 'tool1', '1 Tool'],
  [{ do: 'gain', vp: 3 }, 'vp3', '3 VP'],
  [{ do: 'gain', bulbs: ['any'] }, 'bulb', 'any bulb'],
  [{ do: 'gain', vp: 1, bulbs: ['any'] }, 'bulb+vp1', 'any bulb and 1 VP'],
  [{ do: 'enhance' }, 'enhance', 'Enhance'],
  [{ do: 'enhance', also: 'both' }, 'enhance-both', 'Enhance Central and Personal Wheel'],
  [{ do: 'enhance', also: 'printed' }, 'enhance-printed', 'Enhance and the preprinted action'],
  [{ do: 'farm' }, 'farm', 'Farm'],
  [{ do: 'farm', swap: true }, 'farm-swap', 'Farm and swap two cards of that row'],
  [{ do: 'plant', bulbs: 1 }, 'plant1', 'Plant 1 bulb'],
  [{ do: 'plant', bulbs: 3 }, 'plant3', 'Plant up to 3 bulbs'],
  [{ do: 'plant', bulbs: 2, colours: 'same' }, 'plant2-same', 'Plant up to 2 bulbs of one colour'],
  [
    { do: 'plant', bulbs: 2, colours: 'different' },
    'plant2-different',
    'Plant up to 2 bulbs of different colours',
  ],
  [{ do: 'build' }, 'build', 'Build'],
  [{ do: 'build', both: true }, 'build-both', 'Build, rewards of both Patches'],
  [{ do: 'market' }, 'market', 'Market'],
  [{ do: 'trade' }, 'trade', 'Trade'],
  [{ do: 'trade', bulbs: 3 }, 'trade3', 'Trade with 1 to 3 bulbs'],
];

describe('an effect', () => {
  it.each(SAMPLES)('%j: %s, %s', (effect, key, words) => {
    expect(effectKey(effect)).toBe(key);
    expect(effectWords(effect)).toBe(words);
  });
});

/** All effects of the edition. */
function effectsIn(value: unknown): Effect[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'do' in value ? [value as Effect] : Object.values(value).flatMap(effectsIn);
}

const digit = fc.integer({ min: 1, max: 12 });
const yes = fc.constant(true as const);
const bulb: fc.Arbitrary<Bulb> = fc.oneof(
  fc.constant<Bulb>('any'),
  fc.uniqueArray(fc.constantFrom<Colour>(...COLOURS), { minLength: 1, maxLength: 5 }),
);
const effect: fc.Arbitrary<Effect> = fc.oneof(
  fc
    .record(
      { guilder: digit, tools: digit, vp: digit, bulbs: fc.array(bulb, { minLength: 1, maxLength: 3 }) },
      { requiredKeys: [] },
    )
    .filter((gain) => Object.keys(gain).length > 0)
    .map((gain): Effect => ({ do: 'gain', ...gain })),
  fc.record(
    { do: fc.constant('enhance' as const), also: fc.constantFrom('both' as const, 'printed' as const) },
    { requiredKeys: ['do'] },
  ),
  fc.record({ do: fc.constant('farm' as const), swap: yes }, { requiredKeys: ['do'] }),
  fc.record(
    {
      do: fc.constant('plant' as const),
      bulbs: digit,
      colours: fc.constantFrom('same' as const, 'different' as const),
    },
    { requiredKeys: ['do', 'bulbs'] },
  ),
  fc.record({ do: fc.constant('build' as const), both: yes }, { requiredKeys: ['do'] }),
  fc.constant<Effect>({ do: 'market' }),
  fc.record({ do: fc.constant('trade' as const), bulbs: digit }, { requiredKeys: ['do'] }),
);

/** One text for each effect, whatever the order of its keys. */
const canon = (one: Effect): string =>
  JSON.stringify(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)));

describe('effectKey', () => {
  it('is the same for two effects only if they are the same', () => {
    fc.assert(
      fc.property(effect, effect, (a, b) => {
        expect(effectKey(a) === effectKey(b)).toBe(canon(a) === canon(b));
      }),
      { numRuns: 2000 },
    );
  });

  it('has no spaces nor anything else that could end an option key', () => {
    fc.assert(fc.property(effect, (one) => /^[a-z0-9+/-]+$/.test(effectKey(one))));
  });

  it('tells all effects of the edition apart, and so do the words', () => {
    const effects = effectsIn(edition);
    const different = new Set(effects.map(canon)).size;
    expect(effects.length).toBeGreaterThan(120);
    expect(new Set(effects.map(effectKey)).size).toBe(different);
    expect(new Set(effects.map(effectWords)).size).toBe(different);
  });
});

describe('effectsWords', () => {
  const tile = (id: number): string =>
    edition.tiles.filter((one) => one.id === id).map(({ effects }) => effectsWords(effects))[0];

  it('joins what comes together', () => {
    expect(tile(1)).toBe('Enhance + 1 Guilder');
    expect(tile(5)).toBe('Plant up to 2 bulbs');
    expect(tile(12)).toBe('any bulb and 2 Guilder');
    expect(tile(22)).toBe('Market + Plant 1 bulb');
  });

  it('says how often', () => {
    expect(tile(21)).toBe('Market twice');
    expect(effectsWords([{ do: 'farm' }, { do: 'market' }, { do: 'farm' }, { do: 'farm' }])).toBe(
      'Farm 3 times + Market',
    );
  });
});

describe('cards and deals', () => {
  it('Helpers', () => {
    expect(ACTIONS.map((when) => helperWords({ when, gain: { do: 'plant', bulbs: 1 } }))).toEqual([
      'Enhance: Plant 1 bulb',
      'Farm: Plant 1 bulb',
      'Plant: Plant 1 bulb',
      'Build: Plant 1 bulb',
      'Market: Plant 1 bulb',
      'Trade: Plant 1 bulb',
    ]);
    expect(helperWords(edition.cards[2].helper)).toBe('Enhance: any bulb');
  });

  it('Contracts', () => {
    expect(edition.cards.slice(0, 8).map(({ contract }) => contractWords(contract))).toEqual([
      '3 VP for each own Windmill next to a white tulip',
      '3 VP for each white or yellow bulb traded',
      '3 VP for each pair of bulbs traded',
      '4 VP for each Patch with violet and another colour',
      '3 VP for each tile on the own Personal Wheel',
      '3 VP for each own Windmill next to a red tulip',
      '3 VP for each different colour traded',
      '2 VP for each scored Contract, this one included',
    ]);
    expect(contractWords({ vp: 2, each: { of: 'fullPatches' } })).toBe('2 VP for each full Patch');
    expect(contractWords({ vp: 2, each: { of: 'traded', colours: ['red'] } })).toBe(
      '2 VP for each red bulb traded',
    );
  });

  it('deals', () => {
    const [first, , , , , sixth] = edition.market.tiles;
    expect(first.deals.map(words.dealBulbs)).toEqual(['3 {b-black}', '{b-white} and {b-yellow}']);
    expect(sixth.deals.map(words.dealBulbs)).toEqual(['{b-white}, {b-yellow} and {b-red}', '{b-black}']);
    expect(edition.market.back.map(words.dealBulbs)).toEqual(['{b-any}', '2 {b-any}']);
    expect(words.dealBulbs({ cost: 0, bulbs: [['red', 'black']] })).toBe('{b-red} or {b-black}');
  });
});
