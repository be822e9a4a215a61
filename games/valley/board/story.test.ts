import { type Decision, seedRandom } from '@polder/core';
import { ICONS } from '@polder/core/text';
import { type ValleyEvent, type ValleyOptions, valley } from '@polder/valley';
import { freshTable, lavishCalendar, picker, type Style, type Table, table } from '@polder/valley/testing';
import type { Story } from '@polder/web/table/story.js';
import { en, pl } from '@polder/web/words/testing.js';
import type { Words } from '@polder/web/words/words.js';
import { describe, expect, it } from 'vitest';
import { openTeller } from '../text/story.js';

const NOT_WORDS = /undefined|NaN|null|\[object| {2}|\(\)|^ | $|^$|: *$/;
const ICON_NAMES: ReadonlySet<string> = new Set(ICONS);
const bracesIn = (text: string): string[] => [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);

interface Told {
  readonly story: readonly (Story & { readonly counted: number })[];
  readonly types: ReadonlySet<ValleyEvent['type']>;
  readonly choices: number;
}

/** A whole game as this seat may follow it. */
function tell(options: ValleyOptions, style: Style, seed: string, viewer: number): Told {
  const state = valley.setup(options, seed);
  const random = seedRandom(seed);
  const pick = picker(style);
  const teller = openTeller(valley.view(state, viewer));
  const story: (Story & { counted: number })[] = [];
  const types = new Set<ValleyEvent['type']>();
  let choices = 0;
  const next = (): Decision | undefined => valley.decisions(state)[0];
  for (let decision = next(); decision; decision = next()) {
    const { key } = decision.options[pick(decision, random)];
    for (const event of valley.choose(state, { decision: decision.id, seat: decision.seat, key })) {
      types.add(event.type);
      if (event.type === 'chose') choices++;
      story.push(...teller.tell(valley.redact(event, viewer)).map((line) => ({ ...line, counted: choices })));
    }
  }
  return { story, types, choices };
}

const TABLES: readonly ValleyOptions[] = [
  { players: 1, solo: 'easy' },
  { players: 2 },
  { players: 3 },
  { players: 4, edition: lavishCalendar },
];
const STYLES: readonly Style[] = ['eager', 'restless', 'planter', 'builder'];
const TALES = TABLES.flatMap((options, i) =>
  [STYLES[i], STYLES[(i + 2) % 4]].map((style) =>
    tell(options, style, `story/${i}/${style}`, options.players - 1),
  ),
);

describe.each([
  ['English', en],
  ['Polish', pl],
] as const)('the log in %s', (_, words: Words) => {
  it('says everything in words, with icons that there are', () => {
    for (const { story } of TALES) {
      for (const { text } of story) {
        const said = text(words);
        if (NOT_WORDS.test(said)) expect.fail(`'${said}'`);
        for (const brace of bracesIn(said))
          if (!ICON_NAMES.has(brace)) expect.fail(`{${brace}} in '${said}'`);
      }
    }
  });

  it('is short', () => {
    const lengths = TALES.flatMap(({ story }) => story.map(({ text }) => text(words).length));
    expect(Math.max(...lengths)).toBeLessThan(200);
    expect(lengths.reduce((sum, n) => sum + n, 0) / lengths.length).toBeLessThan(50);
  });
});

describe('the log', () => {
  it('is grouped by turns, with round and seat', () => {
    for (const { story } of TALES) {
      const turns = story.filter(({ kind }) => kind === 'turn');
      expect(turns[0].text(en)).toBe('Round 1');
      expect(turns[0].seat).toBe(0);
      let seat = 0;
      const strays = story.filter((line) => {
        if (line.kind === 'turn') seat = line.seat;
        return line.seat !== seat;
      });
      expect(strays).toEqual([]);
    }
  });

  it('counts the choices made so far', () => {
    for (const { story } of TALES)
      expect(story.filter(({ choices, counted }) => choices !== counted)).toEqual([]);
  });

  it('meets nearly every type of event', () => {
    expect(new Set(TALES.flatMap(({ types }) => [...types])).size).toBeGreaterThan(60);
  });

  it('gives the reasons of the Gardener', () => {
    const [{ story }] = TALES;
    const lines = story.map(({ text }) => text(en)).join('\n');
    expect(lines).toMatch(/planted \{b-\w+\} in row \d \(.*; .*\)/);
    expect(lines).toMatch(/Large wheel: Enhance \(it does the action on its large wheel\)/);
    const polish = story.map(({ text }) => text(pl)).join('\n');
    expect(polish).toMatch(/Duże koło: kafelek ulepszenia \(wykonuje akcję z dużego koła\)/);
  });
});

/** What the log tells of these choices, indented. */
function told(t: Table, words: Words, ...keys: string[]): string[] {
  const teller = openTeller(t.state);
  return t
    .choose(...keys)
    .events.flatMap((event) => [...teller.tell(event)])
    .map(({ text, depth }) => `${'> '.repeat(depth)}${text(words)}`);
}

/** The same choices in both languages. */
const inBoth = (make: () => Table, ...keys: string[]): string[][] => [
  told(make(), en, ...keys),
  told(make(), pl, ...keys),
];

describe('a short opening', () => {
  const OPENING = ['start:2', 'start:4', 'area:N', 'area:SE', 'gate:2', 'turn:3', 'do:small', 'end'];
  const [english, polish] = inBoth(() => freshTable({ seed: 'opening' }), ...OPENING);

  it('in English', () => {
    expect(english).toEqual([
      '{marker-2} took a starting card: look at 3 more cards when you gain a card',
      '{marker-1} took a starting card: 1 Guilder and 1 VP when you Build',
      'The Queen’s Wish: rows planted to at least 5, 2, 5 and 2 (10, 7, 4 {vp})',
      '{marker-2} started in the north area',
      '{marker-1} started in the south-east area',
      'Neutral markers: north, south-east, south-west',
      'Round 1',
      'raised the floodgate to 2 for 1 {guilder}',
      'got 1 {vp} for the floodgate',
      'The water rose to 1',
      'turned the wheels 3 steps with 1 {tool}',
      'Small wheel: Lower water 2',
      '> got 2 {guilder}',
      '> lowered the water from 1 to 0',
      'Round 1',
    ]);
  });

  it('in Polish', () => {
    expect(polish).toEqual([
      '{marker-2} bierze kartę startową: podgląd 3 kart przy pozyskaniu karty',
      '{marker-1} bierze kartę startową: 1 gulden i 1 PZ przy budowie wiatraka',
      'Zachcianka królowej: rzędy o długości co najmniej 5, 2, 5 i 2 (10, 7, 4 {vp})',
      '{marker-2} zaczyna w strefie północnej',
      '{marker-1} zaczyna w strefie południowo-wschodniej',
      'Znaczniki neutralne: północ, południowy wschód, południowy zachód',
      'Runda 1',
      'podnosi zastawkę do 2 za 1 {guilder}',
      'zdobywa 1 {vp} za zastawkę',
      'Woda podnosi się do 1',
      'obraca koła o 3 kroki, wydaje 1 {tool}',
      'Małe koło: obniżenie wody o 2',
      '> dostaje 2 {guilder}',
      '> obniża wodę z 1 do 0',
      'Runda 1',
    ]);
  });
});

describe('deeds with their cause', () => {
  it('PLT-2: the reward of a Patch', () => {
    const t = (): Table => table().board('A').steps(1).planted(2, 'red').storage('red');
    expect(inBoth(t, 'do:large', 'plant:red>2')).toEqual([
      ['Large wheel: Plant up to 2 bulbs', '> planted {b-red} in row 2', '> Patch 2.2: got 1 {tool}'],
      [
        'Duże koło: sadzenie do 2 tulipanów',
        '> sadzi {b-red} w rzędzie 2',
        '> Grządka 2.2: dostaje 1 {tool}',
      ],
    ]);
  });

  it('BLD-3: a Windmill of somebody else on the way', () => {
    const t = (): Table => table().board('A').steps(3).guilder(5).seat(1).windmills('A0').seat(0);
    expect(inBoth(t, 'do:large', 'build:B0', 'from:red')).toEqual([
      [
        'Large wheel: Build',
        '> built on B0 for 2 {guilder}, from the red group',
        '> {marker-2} got 1 {vp} for a Windmill on the way',
      ],
      [
        'Duże koło: budowa wiatraka',
        '> stawia wiatrak na B0 za 2 {guilder}, z czerwonej grupy',
        '> {marker-2} zdobywa 1 {vp} za wiatrak na ścieżce',
      ],
    ]);
  });

  it('MKT-4: standing on a marker', () => {
    const t = (): Table => table().board('A').steps(2).guilder(5).market(['N', 'SE'], ['SE', 'SE', 'SW']);
    expect(inBoth(t, 'do:large', 'stand:p2')).toEqual([
      [
        'Large wheel: Market, 2 moves for 2 Guilder',
        '> visited the Market for 2 {guilder}',
        '> moved to the south-east area, onto the marker of {marker-2} for 1 {guilder}',
        '> {marker-2} got 1 {guilder}',
        '> Rewards there: 3',
      ],
      [
        'Duże koło: bazar, 2 ruchy za 2 guldeny',
        '> odwiedza bazar za 2 {guilder}',
        '> idzie do strefy południowo-wschodniej, na znacznik: {marker-2} za 1 {guilder}',
        '> {marker-2} dostaje 1 {guilder}',
        '> Nagród w tej strefie: 3',
      ],
    ]);
  });

  it('MON-1: Guilder beyond the limit', () => {
    expect(inBoth(() => table().water(6).guilder(7), 'do:small', 'split:2g0v')).toEqual([
      [
        'Small wheel: Lower water 2',
        '> got 4 {guilder} (2 lost, the limit is 9)',
        '> lowered the water from 6 to 4',
      ],
      [
        'Małe koło: obniżenie wody o 2',
        '> dostaje 4 {guilder} (2 przepadają, limit to 9)',
        '> obniża wodę z 6 do 4',
      ],
    ]);
  });

  it('CAL-2: a Calendar reward that brings nothing has a line of its own', () => {
    const t = (): Table => table({ edition: lavishCalendar }).board('A').steps(6).arrived(3);
    expect(inBoth(t, 'calendar:2', 'do:large')).toEqual([
      ['took Calendar III, row 2 (Score a Contract now)', 'Large wheel: Enhance'],
      ['bierze nagrodę: kalendarz III, rząd 2 (punktacja kontraktu teraz)', 'Duże koło: kafelek ulepszenia'],
    ]);
  });
});
