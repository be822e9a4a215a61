import { countOf, ICONS, pieces, plain } from '@polder/core/text';
import {
  type Ability,
  defaultEdition,
  END_SOURCES,
  GARDENER_SOURCES,
  VP_SOURCES,
  WHY,
  type Why,
} from '@polder/valley';
import { REASONS } from '@polder/valley/text/en/game/reasons.js';
import { describe, expect, it } from 'vitest';
import { en, pl } from './testing.js';

const LANGUAGES = [
  ['English', en],
  ['Polish', pl],
] as const;
const keysOf = <K extends string>(of: Readonly<Record<K, unknown>>): K[] => Object.keys(of) as K[];

/** Messages with their path: every leaf that is a string. */
function* strings(of: object, path = ''): Generator<readonly [path: string, text: string]> {
  for (const [key, value] of Object.entries(of)) {
    if (typeof value === 'string') yield [`${path}${key}`, value];
    else if (typeof value === 'object' && value !== null) yield* strings(value, `${path}${key}.`);
  }
}

describe('numbers and words', () => {
  it('Polish has three forms', () => {
    const { guilder, tools, bulbs, steps } = pl.game;
    expect([1, 2, 4, 5, 12, 21, 22].map(guilder)).toEqual([
      '1 gulden',
      '2 guldeny',
      '4 guldeny',
      '5 guldenów',
      '12 guldenów',
      '21 guldenów',
      '22 guldeny',
    ]);
    expect([0, 1, 3, 5].map(tools)).toEqual(['0 narzędzi', '1 narzędzie', '3 narzędzia', '5 narzędzi']);
    expect([1, 2, 7].map(bulbs)).toEqual(['1 tulipan', '2 tulipany', '7 tulipanów']);
    expect([1, 4].map(steps)).toEqual(['1 krok', '4 kroki']);
  });

  it('English has two', () => {
    expect([1, 2].map(en.game.tools)).toEqual(['1 Tool', '2 Tools']);
    expect(countOf('en')(1, { one: 'row', other: 'rows' })).toBe('1 row');
  });
});

describe('sentences with icons', () => {
  it('are said with the number before the icon', () => {
    const text = 'built for 2 {guilder}, got 5 {tool} and {b-red}';
    expect(plain(text, en.game.icon)).toBe('built for 2 Guilder, got 5 Tools and red bulb');
    expect(plain('za 2 {guilder}', pl.game.icon)).toBe('za 2 guldeny');
    expect(plain('za 5 {guilder} i 1 {vp}', pl.game.icon)).toBe('za 5 guldenów i 1 PZ');
    expect(plain('3 {b-yellow}, 1 {b-black}, {b-any}', pl.game.icon)).toBe(
      '3 żółte tulipany, 1 czarny tulipan, tulipan dowolnego koloru',
    );
  });

  it('keep braces that name no icon', () => {
    expect(plain('{nobody}', en.game.icon)).toBe('{nobody}');
    expect(pieces('{nobody} has 2 {tool}')).toEqual([
      { text: '{nobody}' },
      { text: ' has 2 ' },
      { icon: 'tool', n: 2 },
    ]);
  });

  it('know which number counts an icon', () => {
    expect(pieces('row 3: {b-red}')).toEqual([{ text: 'row 3: ' }, { icon: 'b-red' }]);
    expect(pieces('12{vp}')).toEqual([{ text: '12' }, { icon: 'vp', n: 12 }]);
  });
});

describe.each(LANGUAGES)('%s', (_, { game, gardener }) => {
  it('names every icon', () => {
    for (const icon of ICONS) for (const n of [undefined, 1, 2, 5]) expect(game.icon(icon, n)).not.toBe('');
    expect(new Set(ICONS.filter((icon) => icon.startsWith('b-')).map((icon) => game.icon(icon))).size).toBe(
      6,
    );
  });

  it('says every reason and every deed of the Gardener in a sentence', () => {
    const reasons = Object.keys(REASONS).map(game.reason);
    const whys = keysOf<Why>(WHY).map((why) => gardener.reason(why));
    for (const sentence of [...reasons, ...whys]) expect(sentence).toMatch(/^\p{Lu}.*[^.]\.$/u);
    expect(new Set(reasons).size).toBeGreaterThan(reasons.length - 2);
  });

  it('names every line of the score sheet', () => {
    for (const id of [...VP_SOURCES, ...END_SOURCES, ...GARDENER_SOURCES])
      expect(game.vpSource(id)).not.toBe(id);
  });

  it('puts every printed value into words of its own', () => {
    const { cards, startingCards, tiles, fields } = defaultEdition;
    const abilities: Ability[] = [...cards.map((it) => it.helper), ...startingCards.map((it) => it.ability)];
    const tileWords = tiles.map(({ effect, plus }) => `${game.effect(effect)}${plus ? ' +' : ''}`);
    const said = [
      ...tileWords,
      ...abilities.flatMap((it) => [game.ability(it), game.abilityShort(it), game.abilityGives(it)]),
      ...cards.map((it) => game.contract(it.contract)),
      ...startingCards.map((it) => game.wish(it.wish)),
      ...fields.flatMap(({ reward }) => [game.effect(reward), game.reward(reward)]),
    ];
    for (const words of said) expect(words).not.toMatch(/undefined|NaN|null|\[object|^$/);
    expect(new Set(tileWords).size).toBe(tiles.length);
    expect(new Set(abilities.map(game.ability)).size).toBe(abilities.length);
  });

  it('says the same of a reward with icons and without', () => {
    for (const { reward } of defaultEdition.fields) {
      if (reward.do !== 'gain' || reward.bulbs?.length) continue;
      expect(plain(game.reward(reward), game.icon)).toBe(game.effect(reward));
    }
  });

  it('has no full stops on labels, and names icons rightly', () => {
    for (const [path, text] of strings({ ask: game.ask, option: game.option, detail: game.detail })) {
      expect(text, path).not.toMatch(/\.$/);
      for (const [brace] of text.matchAll(/\{[^}]*\}/g)) expect(ICONS, path).toContain(brace.slice(1, -1));
    }
  });
});

describe('sources', () => {
  const ALL = [
    'setup',
    'turn',
    'wheel:small3',
    'tile:14',
    'field:M0',
    'patch:2.3',
    'market:SE',
    'trade:1.2',
    'calendar:II.common',
    'calendar:II.3',
    'helper:15',
    'start:2',
    'gardener:G5',
  ];

  it('are named in English', () => {
    expect(ALL.map(en.game.source)).toEqual([
      'Set-up',
      'Your turn',
      'Small wheel',
      'Tile 14',
      'Field M0',
      'Patch 2.3',
      'Market, south-east',
      'Foreign Trade',
      'Calendar II, common reward',
      'Calendar II, row 3',
      'Helper 15',
      'Starting card',
      'Card G5',
    ]);
  });

  it('and in Polish', () => {
    expect(ALL.map(pl.game.source)).toEqual([
      'Przygotowanie',
      'Twoja tura',
      'Małe koło',
      'Kafelek 14',
      'Pole M0',
      'Grządka 2.3',
      'Bazar, południowy wschód',
      'Handel morski',
      'Kalendarz II, wspólna nagroda',
      'Kalendarz II, rząd 3',
      'Pomocnik 15',
      'Karta startowa',
      'Karta G5',
    ]);
  });

  it('an edition with other Market areas names them by their id', () => {
    expect([en.game.area('N'), en.game.area('X')]).toEqual(['the north area', 'area X']);
    expect([pl.game.area('N'), pl.game.area('X')]).toEqual(['strefa północna', 'strefa X']);
  });
});

describe('printed values in Polish', () => {
  const { cards, startingCards, tiles } = defaultEdition;
  const tile = (id: number): string => pl.game.effect(tiles[id - 1].effect);
  const contract = (id: number): string => pl.game.contract(cards[id - 1].contract);

  it('tiles', () => {
    expect(tile(1)).toBe('Sadzenie do 3 tulipanów');
    expect(tile(5)).toBe('Handel morski, za 1 gulden trzecia nagroda');
    expect(tile(8)).toBe('Obniżenie wody o 2, potem 2 guldeny');
    expect(tile(11)).toBe('Bazar, 3 ruchy za 2 guldeny');
    expect(tile(23)).toBe('Wymiana tulipana w magazynie, potem sadzenie do 3 tulipanów');
    expect(tile(27)).toBe('dowolny tulipan, 1 gulden i 1 PZ');
  });

  it('Helpers', () => {
    expect(pl.game.ability(cards[16 - 1].helper)).toBe('Sadzenie tulipanów (co najmniej 2): 1 narzędzie');
    expect(pl.game.abilityShort(cards[16 - 1].helper)).toBe(
      '1 narzędzie przy sadzeniu co najmniej 2 tulipanów',
    );
    expect(pl.game.abilityShort(cards[17 - 1].helper)).toBe(
      'sadzenie 1 tulipana przy obniżaniu wody o co najmniej 2',
    );
    expect(pl.game.abilityShort(cards[8 - 1].helper)).toBe('żółty lub czerwony tulipan przy obniżaniu wody');
  });

  it('Contracts', () => {
    expect(contract(1)).toBe('4 PZ za każdy wiatrak przy polu z guldenami');
    expect(contract(12)).toBe('15 PZ, jeśli każda sekcja małego koła ma kafelek');
    expect(contract(16)).toBe('3 PZ za każde 2 narzędzia');
    expect(contract(18)).toBe('3 PZ za każdy beżowy kafelek na kołach');
    expect(contract(22)).toBe('12 PZ za każdy pełny rząd fioletowych tulipanów');
  });

  it('the Queen’s Wish', () => {
    expect(startingCards.map(({ wish }) => pl.game.wish(wish))).toEqual([
      'Co najmniej 6 narzędzi',
      'Kontrakt z każdej grupy',
      'Rzędy o długości co najmniej 2, 3, 4 i 5',
      '4 twoje wiatraki w jednej sieci',
      'Co najmniej 6 kafelków na kołach, w tym 2 beżowe i 2 srebrne',
      'Rzędy o długości co najmniej 5, 2, 5 i 2',
    ]);
  });
});
