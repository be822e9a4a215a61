import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultEdition as edition } from '../edition/default.js';
import { effectKey } from '../edition/effects.js';
import { type Bulb, COLOURS, type Colour, type Effect, FIELD_KINDS } from '../edition/types.js';
import { contractWords, countWords } from './en/game/contracts.js';
import { effects } from './en/game/effects.js';

const { effect: effectWords, ability: abilityWords, wish: wishWords } = effects;

const ACTION_NAMES = ['enhance', 'farm', 'build', 'trade', 'scoreContract', 'marketReward'] as const;

/** All effects of the edition, those inside others too. */
function effectsIn(value: unknown): Effect[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = ['strength', 'look', 'tradeFreely', 'plantMore', 'marketFreely'];
  const own = 'do' in value && !inside.includes(String(value.do)) ? [value as Effect] : [];
  return [...own, ...Object.values(value).flatMap(effectsIn)];
}

const digit = fc.integer({ min: 1, max: 12 });
const bulb: fc.Arbitrary<Bulb> = fc.oneof(
  fc.constant<Bulb>('any'),
  fc.uniqueArray(fc.constantFrom<Colour>(...COLOURS), { minLength: 1, maxLength: 5 }),
);
const goods = fc
  .record(
    { guilder: digit, tools: digit, vp: digit, bulbs: fc.array(bulb, { minLength: 1, maxLength: 3 }) },
    { requiredKeys: [] },
  )
  .filter((gain) => Object.keys(gain).length > 0);
const yes = fc.constant(true as const);
const single: fc.Arbitrary<Effect> = fc.oneof(
  goods.map((gain): Effect => ({ do: 'gain', ...gain })),
  fc.record(
    { do: fc.constant('lower' as const), strength: digit, both: yes },
    { requiredKeys: ['do', 'strength'] },
  ),
  fc.record({ do: fc.constant('build' as const), unconnected: fc.nat(12) }, { requiredKeys: ['do'] }),
  fc.record({ do: fc.constant('market' as const), cost: fc.nat(12), moves: digit }),
  fc.record({ do: fc.constant('plant' as const), bulbs: digit }),
  fc.record({ do: fc.constant('trade' as const), repeat: yes, more: digit }, { requiredKeys: ['do'] }),
  fc.constantFrom(...ACTION_NAMES, 'removeWindmill', 'swapBulb').map((name): Effect => ({ do: name })),
);
const effect: fc.Arbitrary<Effect> = fc.oneof(
  { weight: 3, arbitrary: single },
  {
    weight: 1,
    arbitrary: fc.array(single, { minLength: 2, maxLength: 4 }).map((of): Effect => ({ do: 'seq', of })),
  },
);

/** One text for each effect, whatever the order of its keys. */
const canon = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

describe('effectKey', () => {
  it.each<[Effect, string]>([
    [{ do: 'gain', guilder: 2 }, 'guilder2'],
    [{ do: 'gain', tools: 1 }, 'tool1'],
    [{ do: 'gain', vp: 3 }, 'vp3'],
    [{ do: 'gain', bulbs: ['any'] }, 'bulb'],
    [{ do: 'gain', bulbs: [['red']] }, 'bulb-red'],
    [{ do: 'gain', bulbs: [['violet', 'black']] }, 'bulb-violet/black'],
    [{ do: 'gain', bulbs: ['any', 'any'] }, 'bulb+bulb'],
    [{ do: 'gain', vp: 1, bulbs: ['any'] }, 'bulb+vp1'],
    [{ do: 'gain', vp: 4, tools: 3, guilder: 2, bulbs: [['white']] }, 'bulb-white+guilder2+tool3+vp4'],
    [{ do: 'lower', strength: 2 }, 'lower2'],
    [{ do: 'lower', strength: 2, both: true }, 'lower2both'],
    [{ do: 'enhance' }, 'enhance'],
    [{ do: 'farm' }, 'farm'],
    [{ do: 'build' }, 'build'],
    [{ do: 'build', unconnected: 0 }, 'build-unconnected'],
    [{ do: 'build', unconnected: 1 }, 'build-unconnected1'],
    [{ do: 'market', cost: 0, moves: 1 }, 'market0/1'],
    [{ do: 'plant', bulbs: 1 }, 'plant1'],
    [{ do: 'trade' }, 'trade'],
    [{ do: 'trade', repeat: true }, 'trade-repeat'],
    [{ do: 'trade', more: 1 }, 'trade-more1'],
    [{ do: 'trade', more: 2, repeat: true }, 'trade-repeat-more2'],
    [{ do: 'scoreContract' }, 'score'],
    [{ do: 'removeWindmill' }, 'remove'],
    [{ do: 'swapBulb' }, 'swap'],
    [{ do: 'marketReward' }, 'marketreward'],
    [{ do: 'seq', of: [{ do: 'enhance' }, { do: 'gain', guilder: 2 }] }, 'enhance&guilder2'],
  ])('%j is %s', (one, key) => {
    expect(effectKey(one)).toBe(key);
  });

  it('is another one for each effect of the edition', () => {
    const all = effectsIn(edition);
    const distinct = new Set(all.map(canon));
    expect(all.length).toBeGreaterThan(130);
    expect(new Set(all.map(effectKey)).size).toBe(distinct.size);
  });

  it('is the same for two effects only if they are the same', () => {
    fc.assert(
      fc.property(effect, effect, (a, b) => {
        expect(effectKey(a) === effectKey(b)).toBe(canon(a) === canon(b));
      }),
      { numRuns: 2000 },
    );
  });

  it('has no spaces', () => {
    fc.assert(fc.property(effect, (one) => /^[a-z0-9&+/-]+$/.test(effectKey(one))));
  });
});

describe('effectWords', () => {
  it.each<[Effect, string]>([
    [{ do: 'gain', guilder: 2 }, '2 Guilder'],
    [{ do: 'gain', tools: 1 }, '1 Tool'],
    [{ do: 'gain', tools: 2 }, '2 Tools'],
    [{ do: 'gain', guilder: 2, vp: 3 }, '2 Guilder and 3 VP'],
    [{ do: 'gain', bulbs: ['any'] }, 'any bulb'],
    [{ do: 'gain', bulbs: ['any', 'any'] }, '2 any bulbs'],
    [{ do: 'gain', bulbs: [['red']] }, 'red bulb'],
    [{ do: 'gain', bulbs: [['red'], ['red']] }, '2 red bulbs'],
    [{ do: 'gain', bulbs: [['red'], 'any', ['red']] }, '2 red bulbs and any bulb'],
    [{ do: 'gain', bulbs: [['violet', 'black']] }, 'violet or black bulb'],
    [{ do: 'gain', bulbs: [['white', 'red', 'black']] }, 'white, red or black bulb'],
    [
      {
        do: 'gain',
        bulbs: [
          ['white', 'red'],
          ['white', 'red'],
        ],
      },
      '2 bulbs, each white or red',
    ],
    [{ do: 'gain', guilder: 1, vp: 1, bulbs: ['any'] }, 'any bulb, 1 Guilder and 1 VP'],
    [{ do: 'lower', strength: 2 }, 'Lower water 2'],
    [{ do: 'lower', strength: 3, both: true }, 'Lower water 3, both Guilder and VP'],
    [{ do: 'build' }, 'Build'],
    [{ do: 'build', unconnected: 0 }, 'Build, connected or not'],
    [{ do: 'build', unconnected: 1 }, 'Build, without connection for 1 Guilder'],
    [{ do: 'market', cost: 1, moves: 2 }, 'Market, 2 moves for 1 Guilder'],
    [{ do: 'market', cost: 0, moves: 1 }, 'Market, 1 free move'],
    [{ do: 'plant', bulbs: 1 }, 'Plant 1 bulb'],
    [{ do: 'plant', bulbs: 3 }, 'Plant up to 3 bulbs'],
    [{ do: 'trade' }, 'Trade'],
    [{ do: 'trade', repeat: true }, 'Trade, colours may repeat'],
    [{ do: 'trade', more: 1 }, 'Trade, a third reward for 1 Guilder'],
    [{ do: 'trade', more: 2 }, 'Trade, all four rewards for 1 Guilder'],
    [{ do: 'scoreContract' }, 'Score a Contract now'],
    [{ do: 'removeWindmill' }, 'Take a Windmill off your farm board'],
    [{ do: 'marketReward' }, '1 reward of your Market area'],
    [{ do: 'seq', of: [{ do: 'enhance' }, { do: 'gain', guilder: 2 }] }, 'Enhance, then 2 Guilder'],
    [
      { do: 'seq', of: [{ do: 'swapBulb' }, { do: 'plant', bulbs: 3 }] },
      'Swap a stored bulb, then Plant up to 3 bulbs',
    ],
  ])('%j: %s', (one, words) => {
    expect(effectWords(one)).toBe(words);
  });

  it('tells all effects of the edition apart', () => {
    const all = effectsIn(edition);
    expect(new Set(all.map(effectWords)).size).toBe(new Set(all.map(effectKey)).size);
  });
});

describe('cards in words', () => {
  const helper = (id: number): string =>
    edition.cards.filter((card) => card.id === id).map((card) => abilityWords(card.helper))[0];
  const start = (id: number): string =>
    edition.startingCards.filter((card) => card.id === id).map((card) => abilityWords(card.ability))[0];

  it('abilities', () => {
    expect(helper(5)).toBe('Market: Enhance');
    expect(helper(7)).toBe('Raise the floodgate: 2 VP');
    expect(helper(9)).toBe('Lower water: 1 more strength');
    expect(helper(13)).toBe('Enhance: look at 3 tiles of a stack');
    expect(helper(16)).toBe('Plant (2 or more): 1 Tool');
    expect(start(1)).toBe('Trade: any two rewards of the card, bulb from the supply');
    expect(start(2)).toBe('Farm: look at 3 more cards');
    expect(start(3)).toBe('Plant: 1 bulb more for 1 VP');
    expect(start(5)).toBe('Market: share the count among rewards; neutral marker and stacking free');
    expect(abilityWords({ when: 'plant', may: { do: 'plantMore', vp: 0 } })).toBe('Plant: 1 bulb more');
    expect(abilityWords({ when: 'farm', may: { do: 'look', count: 1 } })).toBe('Farm: look at 1 more card');
  });

  it('Contracts', () => {
    expect(contractWords({ vp: 4, each: { of: 'windmillsBy', field: 'guilder' } })).toBe(
      '4 VP for each Windmill by a Guilder field',
    );
    expect(contractWords({ vp: 15, each: { of: 'fullSmallWheel' } })).toBe(
      '15 VP if every section of your small wheel has a tile',
    );
  });

  it('counts', () => {
    expect(countWords({ of: 'windmillsBy', field: 'enhance' })).toBe('for each Windmill by an Enhance field');
    expect(countWords({ of: 'windmills' })).toBe('for each Windmill on the main board');
    expect(countWords({ of: 'tiles' })).toBe('for each tile on your wheels');
    expect(countWords({ of: 'tiles', kind: 'unique' })).toBe('for each unique tile on your wheels');
    expect(countWords({ of: 'tiles', wheel: 'large' })).toBe('for each tile on your large wheel');
    expect(countWords({ of: 'cards' })).toBe('for each Farm Enhancement card');
    expect(countWords({ of: 'tools', every: 2 })).toBe('for every 2 Tools');
    expect(countWords({ of: 'tools', every: 1 })).toBe('for each Tool');
    expect(countWords({ of: 'fullRows' })).toBe('for each full row');
    expect(countWords({ of: 'fullRows', colour: 'violet' })).toBe('for each full violet row');
    expect(countWords({ of: 'fullColumns' })).toBe('for each full column');
    expect(countWords({ of: 'planted', colour: 'red' })).toBe('for each red bulb planted');
    const fields = FIELD_KINDS.map((field) => countWords({ of: 'windmillsBy', field }));
    expect(new Set(fields).size).toBe(FIELD_KINDS.length);
  });

  it('wishes', () => {
    expect(edition.startingCards.map((card) => wishWords(card.wish))).toEqual([
      'At least 6 Tools in hand',
      'A Contract of each group',
      'Rows planted to at least 2, 3, 4 and 5',
      '4 Windmills of yours in one network',
      'At least 6 tiles on your wheels, 2 uncommon and 2 unique among them',
      'Rows planted to at least 5, 2, 5 and 2',
    ]);
    expect(wishWords({ is: 'tools', count: 1 })).toBe('At least 1 Tool in hand');
    expect(wishWords({ is: 'tiles', count: 5, uncommon: 0, unique: 0 })).toBe(
      'At least 5 tiles on your wheels',
    );
  });
});
