import { ICONS } from '@polder/core/text';
import { defaultEdition, END_SOURCES, duel as game, VP_SOURCES } from '@polder/duel';
import { duelUi } from '@polder/duel/board/game-ui.js';
import { REASONS } from '@polder/duel/text/en/game/reasons.js';
import { describe, expect, it } from 'vitest';
import { en, pl } from './testing.js';
import type { Words } from './words.js';

const LANGUAGES = [
  ['English', en],
  ['Polish', pl],
] as const;

describe.each(LANGUAGES)('%s words of Duel', (_, words: Words) => {
  const { duel } = words;

  it('say every reason in a sentence of its own', () => {
    const ids = Object.keys(REASONS);
    const reasons = ids.map(duel.game.reason);
    for (const sentence of reasons) expect(sentence).toMatch(/^\p{Lu}.*[^.]\.$/u);
    expect(new Set(reasons).size).toBe(ids.length);
    for (const id of ids) expect(duelUi.reasonOf(id, words)).toBe(duel.game.reason(id));
    expect(duelUi.reasonOf('anotherReason', words)).toBeUndefined();
  });

  it('name every line of the score sheet', () => {
    const sources = [...VP_SOURCES, ...END_SOURCES];
    const named = sources.map((id) => duelUi.sourceName(id, words));
    for (const [i, name] of named.entries()) expect(name).not.toBe(sources[i]);
    expect(new Set(named).size).toBe(sources.length);
  });

  it('put every printed value into words of its own', () => {
    const { cards, tiles, exports, wheels, patches } = defaultEdition;
    const tileWords = tiles.map(({ effects }) => duel.game.effects(effects));
    const said = [
      ...tileWords,
      ...tiles.map(({ effects }) => duel.game.rewards(effects)),
      ...exports.flatMap(({ effects }) => [duel.game.effects(effects), duel.game.rewards(effects)]),
      ...[...wheels.personal, ...wheels.central].map(duel.game.effects),
      ...patches.flat().flatMap((effect) => [duel.game.effect(effect), duel.game.reward(effect)]),
      ...cards.flatMap(({ helper, contract }) => [
        duel.game.helper(helper),
        duel.game.helperShort(helper),
        duel.game.helperOn(helper),
        duel.game.helperGives(helper),
        duel.game.contract(contract),
      ]),
    ];
    for (const text of said) expect(text).not.toMatch(/undefined|NaN|null|\[object|^$/);
    expect(new Set(tileWords).size).toBe(tiles.length);
    expect(new Set(cards.map(({ helper }) => duel.game.helper(helper))).size).toBe(
      new Set(cards.map(({ helper }) => JSON.stringify(helper))).size,
    );
    expect(new Set(cards.map(({ contract }) => duel.game.contract(contract))).size).toBe(
      new Set(cards.map(({ contract }) => JSON.stringify(contract))).size,
    );
  });

  it('have no full stops on labels, and name icons rightly', () => {
    const { ask, asker, option, detail } = duel.game;
    const texts = [ask, asker, option, detail].flatMap((of) =>
      Object.entries(of).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    expect(texts.length).toBeGreaterThan(25);
    for (const [path, text] of texts) {
      expect(text, path).not.toMatch(/\.$/);
      for (const [brace] of text.matchAll(/\{[^}]*\}/g)) expect(ICONS, path).toContain(brace.slice(1, -1));
    }
  });
});

describe('printed values of Duel', () => {
  const { tiles, exports, cards } = defaultEdition;
  const tile = (words: Words, id: number): string => words.duel.game.effects(tiles[id - 1].effects);

  it('in English', () => {
    expect([1, 13, 14, 15, 17, 19, 21, 22].map((id) => tile(en, id))).toEqual([
      'Enhance + 1 Guilder',
      'Enhance Central and Personal Wheel',
      'Enhance and the preprinted action',
      'Trade with 1 to 3 bulbs',
      'Farm and swap two cards of that row',
      'Build, rewards of both Patches',
      'Market twice',
      'Market + Plant 1 bulb',
    ]);
  });

  it('in Polish', () => {
    expect([1, 13, 14, 15, 17, 19, 21, 22].map((id) => tile(pl, id))).toEqual([
      'Kafelek ulepszenia + 1 gulden',
      'Kafelek na koło centralne i na osobiste',
      'Kafelek ulepszenia i nadrukowana akcja',
      'Handel morski, od 1 do 3 tulipanów',
      'Karta ulepszenia i zamiana dwóch kart w rzędzie',
      'Budowa wiatraka, nagrody z obu grządek',
      'Bazar, dwa razy',
      'Bazar + sadzenie 1 tulipana',
    ]);
    expect([3, 4].map((id) => pl.duel.game.effects(exports[id - 1].effects))).toEqual([
      'Sadzenie do 2 tulipanów w jednym kolorze',
      'Sadzenie do 2 tulipanów w różnych kolorach',
    ]);
  });

  it('Contracts, whoever they belong to', () => {
    const said = (words: Words, id: number): string =>
      words.duel.game.contract({ ...cards[id - 1].contract, vp: 3 });
    expect([1, 2, 3, 4, 5, 7, 8, 11].map((id) => said(en, id))).toEqual([
      '3 VP for each own Windmill next to a white tulip',
      '3 VP for each white or yellow bulb traded',
      '3 VP for each pair of bulbs traded',
      '3 VP for each Patch with violet and another colour',
      '3 VP for each tile on the own Personal Wheel',
      '3 VP for each different colour traded',
      '3 VP for each scored Contract, this one included',
      '3 VP for each full Patch',
    ]);
    expect([1, 2, 3, 4, 5, 7, 8, 11].map((id) => said(pl, id))).toEqual([
      '3 PZ za każdy własny wiatrak obok białego tulipana',
      '3 PZ za każdy biały lub żółty tulipan w handlu morskim',
      '3 PZ za każdą parę tulipanów w handlu morskim',
      '3 PZ za każdą grządkę z kolorem fioletowym i jeszcze innym',
      '3 PZ za każdy kafelek na własnym kole osobistym',
      '3 PZ za każdy kolor w handlu morskim',
      '3 PZ za każdy zapunktowany kontrakt, łącznie z tym',
      '3 PZ za każdą pełną grządkę',
    ]);
  });
});

describe('sources of Duel', () => {
  const ALL = [
    'setup',
    'followUp',
    'personal:2',
    'central:6',
    'tile:14',
    'patch:3.2',
    'port:2',
    'export:7',
    'helper:15',
    'contract:4',
  ];

  it('are named in both languages', () => {
    expect(ALL.map(en.duel.game.source)).toEqual([
      'Set-up',
      'Follow-up',
      'Personal Wheel',
      'Central Wheel',
      'Wheel tile',
      'Patch 3.2',
      'Port 2',
      'Export tile',
      'Helper',
      'Contract',
    ]);
    expect(ALL.map(pl.duel.game.source)).toEqual([
      'Przygotowanie',
      'Akcja następcza',
      'Koło osobiste',
      'Koło centralne',
      'Kafelek na kole',
      'Grządka 3.2',
      'Port 2',
      'Kafelek eksportu',
      'Pomocnik',
      'Kontrakt',
    ]);
  });
});

describe('how Duel is shown', () => {
  const state = game.setup({}, 'shown');

  it('gives the red wheel’s player the red disc, the other the yellow square', () => {
    expect(duelUi.seatLook({ ...state, red: 1 }, 1)).toEqual({
      marker: 'marker-red',
      mill: 'mill-red',
      colour: 'var(--seat-red)',
      wash: 'var(--seat-red-wash)',
    });
    expect(duelUi.seatLook({ ...state, red: 1 }, 0).marker).toBe('marker-yellow');
  });

  it('knows who acts, round, end and VP', () => {
    expect(duelUi.actorOf?.({ type: 'turn', seat: 1, round: 3 })).toBe(1);
    expect(duelUi.actorOf?.({ type: 'followUp', seat: 0 })).toBe(0);
    expect(duelUi.actorOf?.({ type: 'guilder', seat: 0, n: 1, source: 0 })).toBeUndefined();
    const late = { ...state, turn: { ...state.turn, round: 9 }, lastRound: 9 };
    expect([duelUi.roundOf(late), duelUi.isLastRound(late)]).toEqual([9, true]);
    expect(duelUi.isLastRound({ ...late, lastRound: -1 })).toBe(false);
    const rich = game.clone(state);
    rich.players[1].vp = rich.players[1].vp.map((_, i) => i);
    expect(duelUi.vpOf(rich, 1)).toBe(15);
  });

  it('counts what a choice changes', () => {
    const after = game.clone(state);
    const [player] = after.players;
    player.guilder -= 2;
    player.storage[0] += 3;
    player.traded.push(1);
    player.vp[2] += 4;
    after.calendar++;
    expect(duelUi.deltasOf(state, after, 0)).toEqual([
      { icon: 'guilder', n: -2 },
      { icon: 'b-any', n: 3 },
      { icon: 'trade', n: 1 },
      { icon: 'vp', n: 4 },
      { icon: 'calendar', n: 1 },
    ]);
    expect(duelUi.deltasOf(state, after, 1)).toEqual([{ icon: 'calendar', n: 1 }]);
  });

  it('holds what can be seen', () => {
    expect(duelUi.holdOf({ type: 'built', seat: 0, space: 1, column: 0, cost: 2 })).toBeGreaterThan(0);
    expect(duelUi.holdOf({ type: 'acted' })).toBe(0);
  });
});
