import { seedRandom } from '@polder/core';
import { wholeLabel } from '@polder/core/text';
import { COLOURS, type Edition, type ValleyOptions, valley } from '@polder/valley';
import { jumbledEdition, picker, STYLE_NAMES, type Style, type Table, table } from '@polder/valley/testing';
import { type Walk, walkLabels } from '@polder/web/table/label-walk.js';
import { en, pl } from '@polder/web/words/testing.js';
import type { Words } from '@polder/web/words/words.js';
import { describe, expect, it } from 'vitest';
import { labelOf, questionOf } from '../text/labels.js';

const walk = (options: ValleyOptions, style: Style, seed: string): Walk =>
  walkLabels(valley, { questionOf, labelOf }, options, picker(style), seed);

const TABLES: readonly ValleyOptions[] = [
  { players: 1, solo: 'medium' },
  { players: 2 },
  { players: 3 },
  { players: 4 },
];

describe('words for decisions', () => {
  const asks = new Set<string>();
  const verbs = new Set<string>();

  it.each(TABLES)('every option of whole games has a name of its own in both languages (%j)', (options) => {
    for (const style of STYLE_NAMES.filter((_, i) => i % 2 === options.players % 2)) {
      const met = walk(options, style, `labels/${options.players}/${style}`);
      for (const ask of met.asks) asks.add(ask);
      for (const verb of met.verbs) verbs.add(verb);
    }
  });

  it('so have those of other editions', () => {
    for (let i = 0; i < 2; i++) {
      const edition: Edition = jumbledEdition(seedRandom(`jumbled/${i}`));
      walk({ players: 3, edition }, 'eager', `jumbled/${i}`);
    }
  });

  it('nearly every question and verb was met', () => {
    expect(asks.size).toBeGreaterThanOrEqual(23);
    expect(verbs.size).toBeGreaterThanOrEqual(41);
  });
});

/** Titles and details of what is offered. */
function offered(t: Table, words: Words): Record<string, string> {
  const [decision] = valley.decisions(t.state);
  return Object.fromEntries(
    decision.options.map(({ key }) => {
      const { title, detail } = labelOf(key, decision, t.state, words);
      return [key, detail === undefined ? title : `${title} | ${detail}`];
    }),
  );
}
const question = (t: Table, words: Words): string => {
  const [decision] = valley.decisions(t.state);
  const { title, asker } = questionOf(decision, t.state, words);
  return `${asker} | ${title}`;
};

describe('labels', () => {
  it('FLO-1: the floodgate with cost, VP and water', () => {
    const t = table().atGate().gate(2).water(3).guilder(5);
    expect(question(t, en)).toBe('floodgate, water, wheels | Set the gate, turn the wheels');
    expect(offered(t, en)).toEqual({
      'gate:1': 'Lower to 1 | free · water stays at 3',
      'gate:2': 'Leave at 2 | water 3 → 4',
      'gate:3': 'Raise to 3 | pay 2 {guilder} · get 3 {vp} · water 3 → 5',
    });
    expect(offered(t, pl)).toEqual({
      'gate:1': 'Opuść do 1 | za darmo · woda zostaje na 3',
      'gate:2': 'Zostaw na 2 | woda 3 → 4',
      'gate:3': 'Podnieś do 3 | zapłać 2 {guilder} · zdobądź 3 {vp} · woda 3 → 5',
    });
  });

  it('WHL-2: steps with their pair, Tools and the Calendar', () => {
    const t = table().board('A').steps(4).atGate().gate(1).tools(1).choose('gate:1');
    expect(offered(t, en)).toEqual({
      'turn:1': 'Turn 1 step | Trade or Lower water 2',
      'turn:2': 'Turn 2 steps | Enhance or Lower water 2 · spend 1 {tool} · {calendar}',
    });
    expect(offered(t, pl)['turn:2']).toBe(
      'Obróć o 2 kroki | Kafelek ulepszenia albo obniżenie wody o 2 · wydaj 1 {tool} · {calendar}',
    );
  });

  it('BLD-1: a space with its cost and the rewards of its fields', () => {
    const t = table().board('A').steps(3).guilder(3).choose('do:large');
    expect(question(t, en)).toBe('Large wheel: Build | Where do you build?');
    expect(offered(t, en)['build:A1']).toBe(
      'Build on A1 | pay 1 {guilder} · touches 2 {guilder} · {b-white}',
    );
    expect(offered(t, pl)['build:A0']).toBe('Zbuduj na A0 | za darmo · obok: 2 {guilder} · {b-yellow}');
    t.choose('build:A1');
    expect(offered(t, en)['from:white']).toBe('From the white group | empties it: 1 {vp} for each {t-white}');
    expect(offered(t, pl)['from:black']).toBe('Z czarnej grupy | potem zostaną 2');
  });

  it('PLT-1: a bulb and a row with the reward of the Patch', () => {
    const t = table().board('A').steps(1).storage('red', 'red').choose('do:large', 'plant:red>2');
    expect(question(t, pl)).toBe('Duże koło: sadzenie do 2 tulipanów | Posadź tulipan: został 1');
    expect(offered(t, en)).toMatchObject({
      'plant:red>1': 'Plant red in row 1',
      'plant:red>2': 'Plant red in row 2 | Patch 2.2: 1 {tool}',
      stop: 'Stop planting',
    });
    expect(offered(t, pl)['plant:red>2']).toBe('Posadź czerwony w rzędzie 2 | Grządka 2.2: 1 {tool}');
  });

  it('FRM-2: cards as Helper or Contract with what they bring at once', () => {
    const t = table().board('A').steps(4).cardOffer(10, 16, 21).choose('do:large');
    expect(offered(t, en)).toMatchObject({
      'hire:1': 'Hire as Helper: 2 VP when you Build | 1 {vp} for the place',
      'sign:1': 'Sign as Contract: 5 VP for each Windmill by an Enhance field | worth 0 {vp} now',
      pass: 'Take no card',
    });
    expect(offered(t, pl)).toMatchObject({
      'hire:1': 'Zatrudnij pomocnika: 2 PZ przy budowie wiatraka | 1 {vp} za miejsce',
      'sign:3': 'Podpisz kontrakt: 2 PZ za każdy zasadzony czerwony tulipan | teraz wart 0 {vp}',
    });
  });

  it('ENH-2: two tiles that are alike are told apart', () => {
    const t = table().board('A').steps(6).tileOffer(1, 1, 14, 20).guilder(2).choose('do:large');
    expect(offered(t, en)).toMatchObject({
      'tile:1': 'Tile: Plant up to 3 bulbs (1) | common · free',
      'tile:2': 'Tile: Plant up to 3 bulbs (2) | common · free',
      'tile:3': 'Tile: 2 Guilder + | uncommon · pay 1 {guilder} · with the other wheel’s action too',
    });
  });

  it('HLP-1: the question names the Helper that asks', () => {
    const t = table().board('A').steps(4).helpers(24).choose('do:large');
    t.choose('helper:24');
    expect(question(t, en)).toBe('Helper: when you gain a card | Which bulb do you take?');
    expect(question(t, pl)).toBe('Pomocnik: przy pozyskaniu karty | Który tulipan bierzesz?');
    expect(Object.keys(offered(t, en))).toEqual(COLOURS.map((colour) => `bulb:${colour}`));
  });

  it('TRD-1: a bulb for the rewards beside its space, and the bulbs of the card', () => {
    const t = table().storage('red').act({ do: 'trade' });
    t.state.tradeCards[0] = 0;
    t.state.tradeBulbs = [-1, 0, 1, -1];
    expect(offered(t, en)).toEqual({
      'trade:red>1': 'Trade red on space 1 | brings Farm and 2 {b-any}',
      'trade:red>4': 'Trade red on space 4 | brings 2 {vp} and Farm',
      collect: 'Collect all bulbs | get {b-white}, {b-yellow}',
    });
    const [decision] = valley.decisions(t.state);
    const said = wholeLabel(labelOf('trade:red>1', decision, t.state, en));
    expect(said).toBe('Trade red on space 1, brings Farm and 2 {b-any}');
    expect(offered(t, pl)).toMatchObject({
      'trade:red>4': 'Połóż czerwony na miejscu 4 | daje: 2 {vp} oraz karta ulepszenia',
      collect: 'Zbierz wszystkie tulipany | zdobądź {b-white}, {b-yellow}',
    });
  });

  it('LOW-1: a split by what it brings', () => {
    const t = table().water(6).choose('do:small');
    expect(offered(t, en)).toEqual({
      'split:2g0v': '4 Guilder | water 6 → 4',
      'split:1g1v': '2 Guilder and 2 VP | water 6 → 4',
      'split:0g2v': '4 VP | water 6 → 4',
    });
    expect(offered(t, pl)['split:1g1v']).toBe('2 guldeny i 2 PZ | woda 6 → 4');
  });

  it('ACT-3: the end of the turn says what is left', () => {
    const t = table().arrived(1);
    expect(offered(t, en).end).toBe('End turn | without an action · Calendar rewards still open are lost');
    expect(offered(t, pl)['calendar:1']).toBe(
      'Kalendarz, rząd 1: 3 guldeny | Kolumna I, nagroda będzie potem zakryta',
    );
  });

  it('ACT-2: Guilder in place of an action', () => {
    const t = table().board('A').steps(3).tile('small3', 3).groups(0, 0, 0, 0, 0).arrived(2);
    expect(question(t, en)).toBe('your two actions | No action is possible');
    expect(offered(t, en).guilder).toBe('Take 2 Guilder | Neither action can be done');
    expect(offered(t, pl).guilder).toBe('Weź 2 guldeny | Żadnej akcji nie da się wykonać');
  });

  it('SCO-1: a Contract that scores now', () => {
    const t = table().contracts(16, 21).tools(5).act({ do: 'scoreContract' });
    expect(question(t, pl)).toMatch(/\| Który kontrakt punktuje teraz\?$/);
    expect(offered(t, en)).toEqual({
      'score:16': 'Score: 3 VP for every 2 Tools | worth 6 {vp} now',
      'score:21': 'Score: 2 VP for each red bulb planted | worth 0 {vp} now',
    });
    expect(offered(t, pl)['score:16']).toBe('Zapunktuj: 3 PZ za każde 2 narzędzia | teraz wart 6 {vp}');
  });

  it('CRD-5: what was looked at', () => {
    const t = table().board('A').steps(6).helpers(13).guilder(3).onTop('unique', 28, 21, 29);
    t.choose('do:large', 'look:unique');
    expect(offered(t, en)).toMatchObject({
      'tile:look1': 'Tile: Plant up to 4 bulbs | looked at · unique · pay 2 {guilder}',
      'tile:look2':
        'Tile: 4 Guilder + | looked at · unique · pay 2 {guilder} · with the other wheel’s action too',
    });
    // Whoever may not see them learns only how many there are.
    const [decision] = valley.decisions(t.state);
    const hidden = valley.view(t.state, 'table');
    expect(labelOf('tile:look1', decision, hidden, en).title).toBe('Tile 1 of those you looked at');
    expect(labelOf('tile:look2', decision, hidden, pl).title).toBe('Kafelek 2 z podglądu');
  });

  it('MKT-4: somebody’s marker, by its mark', () => {
    const t = table()
      .board('A')
      .steps(2)
      .guilder(5)
      .market(['N', 'SE'], ['SE', 'SE', 'SW'])
      .choose('do:large');
    expect(offered(t, en)).toMatchObject({
      'stand:p2': 'Stand on the marker of {marker-2} | pay 1 {guilder} to that player',
      skip: 'Skip to the south-west area | The south-east area is full',
    });
    expect(offered(t, pl)).toMatchObject({
      'stand:p2': 'Stań na znaczniku: {marker-2} | zapłać tej osobie 1 {guilder}',
      skip: 'Przejdź od razu do strefy południowo-zachodniej | strefa południowo-wschodnia jest pełna',
    });
  });
});
