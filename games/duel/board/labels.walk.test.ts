import { seedRandom } from '@polder/core';
import { COLOURS, type DuelOptions, duel } from '@polder/duel';
import {
  freshTable,
  jumbledEdition,
  picker,
  STYLE_NAMES,
  type Style,
  type Table,
  table,
} from '@polder/duel/testing';
import { type Walk, walkLabels } from '@polder/web/table/label-walk.js';
import { en, pl } from '@polder/web/words/testing.js';
import type { Words } from '@polder/web/words/words.js';
import { describe, expect, it } from 'vitest';
import { labelOf, questionOf } from '../text/labels.js';

const walk = (options: DuelOptions, style: Style, seed: string): Walk =>
  walkLabels(duel, { questionOf, labelOf }, options, picker(style), seed);

describe('words for decisions', () => {
  const asks = new Set<string>();
  const verbs = new Set<string>();
  const GAMES = 5;

  it.each(STYLE_NAMES)(
    'every option of whole games has a name of its own in both languages (%s)',
    (style) => {
      for (let i = 0; i < GAMES; i++) {
        const met = walk({}, style, `labels/${style}/${i}`);
        for (const ask of met.asks) asks.add(ask);
        for (const verb of met.verbs) verbs.add(verb);
      }
    },
  );

  it('so have those of other editions', () => {
    for (let i = 0; i < 2; i++) {
      walk({ edition: jumbledEdition(seedRandom(`jumbled/${i}`)) }, 'eager', `jumbled/${i}`);
    }
  });

  it('every question and verb was met', () => {
    expect(asks.size).toBe(20);
    expect(verbs.size).toBe(25);
  });
});

/** Titles and details of what is offered. */
function offered(t: Table, words: Words): Record<string, string> {
  const [decision] = duel.decisions(t.state);
  return Object.fromEntries(
    decision.options.map(({ key }) => {
      const { title, detail } = labelOf(key, decision, t.state, words);
      return [key, detail === undefined ? title : `${title} | ${detail}`];
    }),
  );
}
const question = (t: Table, words: Words): string => {
  const [decision] = duel.decisions(t.state);
  const { title, asker } = questionOf(decision, t.state, words);
  return `${asker} | ${title}`;
};

describe('labels', () => {
  it('D-SET-5: a card of the hand, by both of its sides; hidden from whoever may not see it', () => {
    const t = freshTable({ seed: 'hand' });
    t.state.hands[0] = [14, 7];
    t.state.red = 0;
    expect(question(t, en)).toBe('both choose in secret | Which card is your first Helper?');
    expect(offered(t, en)).toEqual({
      'keep:1':
        'Keep as Helper: 2 VP when you Trade | Contract of {marker-yellow}: 3 VP for each tile on the own Personal Wheel',
      'keep:2':
        'Keep as Helper: 1 Guilder when you Plant | Contract of {marker-yellow}: 2 VP for each scored Contract, this one included',
    });
    const [decision] = duel.decisions(t.state);
    expect(labelOf('keep:2', decision, duel.view(t.state, 1), pl)).toEqual({
      title: 'Zatrzymaj kartę 2',
      icon: 'helper',
    });
  });

  it('D-TRN-1: steps with their pair, Tools and the follow-up of the rival', () => {
    const t = table().atWheels(0).tools(1);
    expect(offered(t, en)).toEqual({
      'turn:1': 'Turn 1 step | Plant up to 2 bulbs or 2 Guilder · then {marker-yellow}: any bulb and 1 VP',
      'turn:2': 'Turn 2 steps | Build or Plant 1 bulb · then {marker-yellow}: 1 Guilder and 1 Tool',
      'turn:3': 'Turn 3 steps | Farm or Market · spend 1 {tool} · then {marker-yellow}: Enhance',
    });
    expect(offered(t, pl)['turn:3']).toBe(
      'Obróć o 3 kroki | Karta ulepszenia albo bazar · wydaj 1 {tool} · potem {marker-yellow}: kafelek ulepszenia',
    );
  });

  it('D-TRN-2, D-TRN-3, D-TRN-5: the two actions, what giving up brings, the second one', () => {
    const t = table().guilder(3).tools(2).calendar(3);
    expect(question(t, en)).toBe('the wheels have turned | Which of the two will you do?');
    expect(offered(t, en)).toEqual({
      'do:personal': 'Personal Wheel: Market',
      'do:central': 'Central Wheel: Enhance',
      'do:guilder': 'Give the Central action up: 2 Guilder | instead of Enhance',
    });
    t.choose('do:guilder');
    expect(question(t, pl)).toBe(
      'akcja następcza ({marker-yellow}): bazar albo 2 {guilder} | Wykonać też drugą akcję za 2 {tool}?',
    );
    expect(offered(t, pl)).toEqual({
      'also:personal': 'Koło osobiste: bazar | druga akcja, wydaj 2 {tool}',
      end: 'Zakończ turę | akcja następcza ({marker-yellow}): bazar albo 2 {guilder}',
    });
  });

  it('D-TRN-4: the follow-up says so, also while it is done', () => {
    const t = table().followsUp(1).guilder(3);
    expect(question(t, en)).toBe('follow-up after {marker-red} | Follow up, or give it up?');
    t.choose('do:central');
    expect(question(t, en)).toBe('follow-up · Central Wheel: Market | What do you buy?');
    expect(question(t, pl)).toBe('akcja następcza · koło centralne: bazar | Co kupujesz?');
  });

  it('D-ENH: a tile, where it may go, and what it covers', () => {
    const t = table().tileOffer(1, 21, 0, 0).guilder(2).choose('do:central');
    expect(offered(t, en)).toEqual({
      'tile:1': 'Tile: Enhance + 1 Guilder | wooden · free in the middle, pay 1 {guilder} on yours',
      'tile:2': 'Tile: Market twice | silver · free in the middle, pay 2 {guilder} on yours',
    });
    expect(offered(t, pl)['tile:2']).toBe(
      'Kafelek: bazar, dwa razy | srebrny · na środek za darmo, na swoje koło zapłać 2 {guilder}',
    );
    t.choose('tile:2');
    expect(offered(t, en)).toMatchObject({
      'on:personal3': 'Personal Wheel, section 3 | pay 2 {guilder} · covers Build · comes to you in 2 steps',
      'on:central6':
        'Central Wheel, section 6 | free · do what it covers: 1 Guilder and 1 Tool · comes to you in 5 steps',
    });
    t.choose('on:central3');
    expect(question(t, en)).toBe('The section you covered: Plant 1 bulb | Do it now?');
    expect(offered(t, pl)).toEqual({
      'take:plant1': 'Weź: sadzenie 1 tulipana | Koło centralne',
      pass: 'Zrezygnuj z tego',
    });
  });

  it('D-TIL: with ‘and the preprinted action’ it is done twice on the Central Wheel', () => {
    const t = table()
      .tileOffer(1, 2, 3, 4)
      .guilder(5)
      .act({ do: 'enhance', also: 'printed' })
      .choose('tile:1');
    expect(offered(t, en)).toMatchObject({
      'on:personal2':
        'Personal Wheel, section 2 | pay 1 {guilder} · do what it covers: Plant up to 2 bulbs · comes to you in 1 step',
      'on:central2':
        'Central Wheel, section 2 | free · do what it covers, twice: 2 Guilder · comes to you in 1 step',
    });
    expect(offered(t, pl)['on:central2']).toBe(
      'Koło centralne, sekcja 2 | za darmo · wykonaj zakrytą akcję dwa razy: 2 guldeny · dotrze do ciebie za 1 krok',
    );
  });

  it('D-FRM: a card for either row, what the rival gets of it, what is pushed out', () => {
    const t = table().contracts(5, 11, 8).scored(20).cardOffer(9, 16).act({ do: 'farm' });
    const [{ contract }] = t.edition.cards.slice(8);
    expect(offered(t, en)).toMatchObject({
      'hire:1': `Hire as Helper: 2 VP when you Build | Contract of {marker-yellow}: ${contract.vp} VP for each own Windmill next to a yellow tulip`,
      'sign:1': `Sign as Contract: ${contract.vp} VP for each own Windmill next to a yellow tulip | worth 0 {vp} now · Helper of {marker-yellow}: 2 VP on Build · pushes out your oldest Contract, worth 4 {vp} now`,
    });
    expect(offered(t, pl)['sign:1']).toBe(
      `Podpisz kontrakt: ${contract.vp} PZ za każdy własny wiatrak obok żółtego tulipana | teraz wart 0 {vp} · Pomocnik ({marker-yellow}): 2 PZ przy budowie wiatraka · wypycha twój najstarszy kontrakt, teraz wart 4 {vp}`,
    );
    t.guilder(1).choose('sign:1');
    expect(question(t, en)).toBe('It is pushed out of the row | Score this Contract before it goes?');
    expect(offered(t, en)).toEqual({
      'score:8':
        'Score: 2 VP for each scored Contract, this one included | worth 4 {vp} now · pay 1 {guilder}',
      pass: 'Let it go',
    });
    expect(offered(t, pl)).toEqual({
      'score:8':
        'Zapunktuj: 2 PZ za każdy zapunktowany kontrakt, łącznie z tym | teraz wart 4 {vp} · zapłać 1 {guilder}',
      pass: 'Nie punktuj',
    });
  });

  it('D-TIL: two cards to swap, by the side that counts in their row', () => {
    const t = table().helpers(5, 12).cardOffer(9, 16).act({ do: 'farm', swap: true }).choose('hire:1');
    expect(question(t, en)).toMatch(/\| Swap two cards of the row first\?$/);
    expect(offered(t, en)).toEqual({
      'swap:1-2': 'Swap cards 1 and 2 | 1 VP when you Plant ↔ 1 Tool when you visit the Market',
      pass: 'Swap nothing',
    });
    t.choose('pass');
    expect(question(t, pl)).toMatch(/\| Zamienić dwie karty w rzędzie\?$/);
    expect(offered(t, pl)['swap:1-3']).toBe(
      'Zamień karty 1 i 3 | 2 PZ przy budowie wiatraka ↔ 1 narzędzie przy wizycie na bazarze',
    );
  });

  it('D-PLT: a space with its reward and the Windmills beside its Patch', () => {
    const t = table()
      .storage('red')
      .windmills([3, 'white'])
      .seat(1)
      .windmills([2, 'white'], [4, 'red'])
      .seat(0);
    t.act({ do: 'plant', bulbs: 1 });
    expect(offered(t, en)).toMatchObject({
      'plant:red>3.1': 'Plant red in Patch 3.1 | get 1 {tool} · beside {mill-red} {mill-yellow}',
      'plant:red>12.1': 'Plant red in Patch 12.1 | get 2 {vp}',
    });
    expect(offered(t, pl)['plant:red>3.1']).toBe(
      'Posadź czerwony na grządce 3.1 | nagroda: 1 {tool} · obok {mill-red} {mill-yellow}',
    );
  });

  it('D-BLD: a column with its cost and value, a place with its rewards and VP, one of two rewards', () => {
    const t = table().guilder(6).columns(1, 1, 2, 2, 2).patch(5, 'red', 'red').act({ do: 'build' });
    expect(offered(t, en)).toMatchObject({
      'from:white': 'From the white column | pay 2 {guilder} · {t-white} then counts 1 {vp} each',
      'from:black': 'From the black column | pay 4 {guilder} · {t-black} then counts 2 {vp} each',
    });
    t.columns(1, 1, 1, 2, 2).choose('from:red');
    expect(offered(t, en)).toMatchObject({
      'build:m4':
        'Between Patches 4 and 5 | Patch 4: 1 {tool} · Patch 5: Plant 1 bulb · 4 {vp} more at the end',
      'build:m12': 'Between Patches 12 and 1 | Patch 12: 1 {tool} · Patch 1: 1 {guilder}',
    });
    expect(offered(t, pl)['build:m4']).toBe(
      'Między grządkami 4 i 5 | Grządka 4: 1 {tool} · Grządka 5: sadzenie 1 tulipana · na koniec 4 {vp} więcej',
    );
    t.choose('build:m12');
    expect(question(t, pl)).toMatch(/\| Która grządka daje nagrodę\?$/);
    expect(offered(t, en)).toEqual({ 'patch:12': 'Patch 12: 1 Tool', 'patch:1': 'Patch 1: 1 Guilder' });
  });

  it('D-MKT: deals by what they bring, the back by what it costs the others', () => {
    const t = table().market([9, 4]).guilder(2).choose('do:personal');
    expect(offered(t, en)).toEqual({
      'deal:1-bottom': 'Buy 2 {b-white} | pay 1 {guilder} · Market tile 1',
      'deal:2-top': 'Buy 3 {b-yellow} | pay 2 {guilder} · Market tile 2',
      'deal:2-bottom': 'Buy 2 {b-black} | pay 2 {guilder} · Market tile 2',
      'deal:back-top': 'Buy {b-any} | pay 1 {guilder} · back of the stack, Market tile 1 goes',
      'deal:back-bottom': 'Buy 2 {b-any} | pay 2 {guilder} · back of the stack, Market tile 1 goes',
    });
    t.choose('deal:back-top');
    expect(Object.keys(offered(t, pl))).toEqual(COLOURS.map((colour) => `bulb:${colour}`));
    expect(offered(t, pl)['bulb:violet']).toBe('Weź fioletowy tulipan');
  });

  it('D-TRD: ports with the way, what they pay for what one has, and their Export tile', () => {
    const t = table()
      .port(1, 1, 2, 'lower')
      .port(2, 3, 10, 'upper')
      .ship(1)
      .tools(1)
      .storage('white', 'red')
      .act({ do: 'trade' });
    expect(offered(t, en)).toMatchObject({
      'ship:1': 'Stay at port 1 | {b-white} 1 {vp}, {b-red} 2 {vp} · Export tile: 3 {guilder}',
      'ship:2': 'Sail to port 2 | spend 1 {tool} · {b-white} 1 {vp} · Export tile: {b-any} and 1 {tool}',
    });
    expect(offered(t, pl)['ship:2']).toBe(
      'Płyń do portu 2 | wydaj 1 {tool} · {b-white} 1 {vp} · Kafelek eksportu: {b-any} i 1 {tool}',
    );
    t.choose('ship:1');
    expect(offered(t, en)).toEqual({
      'deliver:white': 'Deliver white | get 1 {vp}',
      'deliver:red': 'Deliver red | get 2 {vp}',
    });
  });

  it('D-TIL: several bulbs are delivered, one goes into Foreign Trade', () => {
    const t = table().port(1, 1, 2, 'lower').ship(1).tools(0).storage('white', 'yellow', 'red');
    t.act({ do: 'trade', bulbs: 3 });
    t.choose('deliver:white');
    expect(question(t, en)).toMatch(/\| Deliver one more\? Up to 2 left$/);
    t.choose('deliver:red');
    expect(offered(t, en).stop).toBe('Deliver no more');
    t.choose('stop');
    expect(question(t, pl)).toMatch(/\| Który tulipan trafia do handlu morskiego\?$/);
    expect(offered(t, pl)).toEqual({
      'export:white': 'Odłóż biały do handlu morskiego | Kafelek eksportu: 3 {guilder}',
      'export:red': 'Odłóż czerwony do handlu morskiego | Kafelek eksportu: 3 {guilder}',
    });
  });

  it('D-HLP: a Helper before the action and after it', () => {
    const t = table().helpers(12).guilder(3).choose('do:personal');
    expect(offered(t, en)['helper:12']).toBe('Use the Helper: 1 Tool | before the action');
    t.choose('deal:back-top', 'bulb:red');
    expect(question(t, en)).toBe('Personal Wheel: Market | Use a Helper now?');
    expect(offered(t, pl)).toEqual({
      'helper:12': 'Użyj pomocnika: 1 narzędzie | po akcji',
      after: 'Dalej | bez pomocnika',
    });
  });
});
