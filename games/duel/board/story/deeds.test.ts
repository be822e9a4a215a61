import { freshTable, type Table, table } from '@polder/duel/testing';
import { en, pl } from '@polder/web/words/testing.js';
import type { Words } from '@polder/web/words/words.js';
import { describe, expect, it } from 'vitest';
import { openTeller } from '../../text/story.js';

/** What the log tells of these choices, indented. */
function told(t: Table, words: Words, ...keys: string[]): string[] {
  const teller = openTeller(t.state);
  return t
    .choose(...keys)
    .events.flatMap((event) => [...teller.tell(event)])
    .map(({ text, depth, kind, seat }) => {
      const who = kind === 'turn' || kind === 'part' ? `[${seat}] ` : '';
      return `${who}${'> '.repeat(depth)}${text(words)}`;
    });
}

/** The same choices in both languages. */
const inBoth = (make: () => Table, ...keys: string[]): string[][] => [
  told(make(), en, ...keys),
  told(make(), pl, ...keys),
];

describe('a short opening', () => {
  const make = (): Table => {
    const t = freshTable({ seed: 'opening' }).mesh(5, 1).red(1);
    t.state.hands = [
      [14, 7],
      [10, 0],
    ];
    t.state.cardAside = [];
    return t;
  };
  const OPENING = [
    'keep:1',
    'keep:2',
    'turn:2',
    'do:guilder',
    'end',
    'do:central',
    'plant:white>3.1',
    'turn:1',
  ];
  const [english, polish] = inBoth(make, ...OPENING);

  it('in English', () => {
    expect(english).toEqual([
      '{marker-yellow} begins',
      '{marker-yellow} chose a first Helper in secret',
      '{marker-red} chose a first Helper in secret',
      '{marker-yellow} starts with a Helper: 2 VP on Trade',
      '{marker-red} starts with a Helper: 1 Tool on Enhance',
      'New card: 1 Guilder on Plant, or 2 VP for each scored Contract, this one included',
      'New card: Plant 1 bulb on Build, or 3 VP for each full Patch',
      '[0] Round 1',
      'turned the wheels 2 steps',
      'gave up 1 Guilder and 1 Tool: got 1 {guilder}',
      '[1] follow-up',
      'Central Wheel: Plant 1 bulb',
      '> planted {b-white} in Patch 3.1: got 1 {tool}',
      '[1] Round 1',
      'turned the wheels 1 step',
    ]);
  });

  it('in Polish', () => {
    expect(polish).toEqual([
      'Zaczyna {marker-yellow}',
      '{marker-yellow} wybiera w tajemnicy pierwszego pomocnika',
      '{marker-red} wybiera w tajemnicy pierwszego pomocnika',
      '{marker-yellow} zaczyna z pomocnikiem: 2 PZ przy handlu morskim',
      '{marker-red} zaczyna z pomocnikiem: 1 narzędzie przy pozyskaniu kafelka',
      'Nowa karta: 1 gulden przy sadzeniu tulipanów albo 2 PZ za każdy zapunktowany kontrakt, łącznie z tym',
      'Nowa karta: sadzenie 1 tulipana przy budowie wiatraka albo 3 PZ za każdą pełną grządkę',
      '[0] Runda 1',
      'obraca koła o 2 kroki',
      'rezygnuje z akcji (1 gulden i 1 narzędzie): dostaje 1 {guilder}',
      '[1] akcja następcza',
      'Koło centralne: sadzenie 1 tulipana',
      '> sadzi {b-white} na grządce 3.1: dostaje 1 {tool}',
      '[1] Runda 1',
      'obraca koła o 1 krok',
    ]);
  });
});

describe('deeds with their cause', () => {
  it('D-PLT: the goods of a space stand beside what was planted, an action under it', () => {
    const t = (): Table => table().storage('red', 'red').patch(4, 'red').mesh(2, 1);
    expect(inBoth(t, 'do:personal', 'plant:red>3.1', 'plant:red>4.2', 'pass')).toEqual([
      [
        'Personal Wheel: Plant up to 2 bulbs',
        '> planted {b-red} in Patch 3.1: got 1 {tool}',
        '> planted {b-red} in Patch 4.2',
        '> did without Enhance',
      ],
      [
        'Koło osobiste: sadzenie do 2 tulipanów',
        '> sadzi {b-red} na grządce 3.1: dostaje 1 {tool}',
        '> sadzi {b-red} na grządce 4.2',
        '> nie korzysta z nagrody (kafelek ulepszenia)',
      ],
    ]);
  });

  it('D-PLT: what was planted is told before a colour is chosen', () => {
    const t = (): Table => table().storage('red').patch(6, 'red').mesh(2, 1);
    expect(told(t(), en, 'do:personal', 'plant:red>6.2')).toEqual([
      'Personal Wheel: Plant up to 2 bulbs',
      '> planted {b-red} in Patch 6.2',
    ]);
    expect(told(t(), pl, 'do:personal', 'plant:red>6.2', 'bulb:black').at(-1)).toBe(
      '> Grządka 6.2: dostaje {b-black}',
    );
  });

  it('D-BLD: the fifth Windmill moves the Calendar', () => {
    const t = (): Table =>
      table().guilder(5).mesh(3, 2).windmills([1, 'white'], [2, 'yellow'], [3, 'red'], [4, 'red']);
    expect(inBoth(t, 'do:personal', 'from:black', 'build:m12', 'patch:1')).toEqual([
      [
        'Personal Wheel: Build',
        '> built between Patches 12 and 1 for 2 {guilder}, from the black column',
        '> {calendar} moved to 2 of 5: 5 Windmills built',
        '> Patch 1.1: got 1 {guilder}',
      ],
      [
        'Koło osobiste: budowa wiatraka',
        '> stawia wiatrak między grządkami 12 i 1 za 2 {guilder}, z czarnej kolumny',
        '> {calendar} przesuwa się na pole 2 z 5, wybudowane wiatraki: 5',
        '> Grządka 1.1: dostaje 1 {guilder}',
      ],
    ]);
  });

  it('D-BLD: full Patches give nothing', () => {
    const full = ['red', 'red', 'red', 'red'] as const;
    const t = table()
      .guilder(5)
      .mesh(3, 2)
      .patch(5, ...full)
      .patch(6, ...full);
    expect(told(t, en, 'do:personal', 'from:white', 'build:m5').at(-1)).toBe(
      '> Neither Patch had a reward for it',
    );
  });

  it('D-TIL: of both Patches one is full, one is declined, or both are', () => {
    const built = (t: Table, ...keys: string[]): string[] =>
      told(t.guilder(9).tile('personal1', 19), en, 'do:personal', 'from:white', ...keys).slice(2);
    const full = table().patch(6, 'red', 'red', 'red', 'red');
    expect(built(full, 'build:m6')).toEqual(['> Patch 7.1: got 1 {guilder}']);
    const one = table().patch(4, 'red', null, null, null);
    expect(built(one, 'build:m3', 'pass')).toEqual(['> Patch 3.4: got 1 {vp}']);
    const both = table().patch(4, null, null, 'red', 'red').patch(5, 'red', 'red', null, null);
    expect(built(both.storage('red'), 'build:m4', 'pass')).toEqual(['> took no reward of the Patches']);
  });

  it('D-ENH: a tile, and the covered action that is let go', () => {
    const t = (): Table => table().tileOffer(5, 0, 0, 0).tilesLeft(0).noneAside().storage('white').guilder(2);
    expect(inBoth(t, 'do:central', 'on:central3', 'pass')).toEqual([
      [
        'Central Wheel: Enhance',
        '> put a tile (Plant up to 2 bulbs) on section 3 of the Central Wheel, over Plant 1 bulb',
        '> did without Plant 1 bulb',
      ],
      [
        'Koło centralne: kafelek ulepszenia',
        '> umieszcza kafelek (sadzenie do 2 tulipanów) na sekcji 3 koła centralnego, zakrywa: sadzenie 1 tulipana',
        '> nie korzysta z nagrody (sadzenie 1 tulipana)',
      ],
    ]);
    expect(told(t(), en, 'do:central', 'on:personal3').at(-1)).toBe(
      '> put a tile (Plant up to 2 bulbs) on section 3 of the Personal Wheel for 1 {guilder}, over Build',
    );
  });

  /** A card is hired into a full row; `guilder`: what the rival has, who owns the Contract that goes. */
  const hiring = (guilder: number): Table =>
    table().helpers(5, 11, 8).cardOffer(16, 0).deck().noneAside().mesh(4, 2).seat(1).guilder(guilder).seat(0);

  it('D-FRM: a card for both, and the one that is pushed out', () => {
    expect(inBoth(() => hiring(2), 'do:personal', 'hire:1', 'score:8')).toEqual([
      [
        'Personal Wheel: Farm',
        '> hired a Helper: 1 Guilder on Trade',
        expect.stringMatching(
          /^> For \{marker-yellow\} a Contract: \d VP for each Patch with yellow and another/,
        ),
        '> Pushed out, a Contract of {marker-yellow}: 2 VP for each scored Contract, this one included',
        '> {marker-yellow} scored it for 1 {guilder}: 2 {vp}',
      ],
      [
        'Koło osobiste: karta ulepszenia',
        '> zatrudnia pomocnika: 1 gulden przy handlu morskim',
        expect.stringMatching(
          /^> \{marker-yellow\} ma z tej karty kontrakt: \d PZ za każdą grządkę z kolorem żółtym/,
        ),
        '> Z rzędu wypada kontrakt ({marker-yellow}): 2 PZ za każdy zapunktowany kontrakt, łącznie z tym',
        '> {marker-yellow} punktuje go za 1 {guilder}: 2 {vp}',
      ],
    ]);
  });

  it('D-FRM: it is let go, or can’t be paid for', () => {
    expect(told(hiring(2), en, 'do:personal', 'hire:1', 'pass').at(-1)).toBe('> {marker-yellow} let it go');
    expect(told(hiring(0), en, 'do:personal', 'hire:1').at(-1)).toBe(
      '> {marker-yellow} could not pay for scoring it',
    );
  });

  it('D-MKT: what is bought, and bulbs of any colour when they are chosen', () => {
    const t = (): Table => table().market([9, 4], 12).guilder(4).marketLeft(1).helpers(12);
    expect(inBoth(t, 'do:personal', 'deal:back-top', 'bulb:red', 'helper:12')).toEqual([
      [
        'Personal Wheel: Market',
        '> bought {b-any} for 1 {guilder}, from the back of the stack',
        '> took {b-red}',
        '> New at the Market: {b-yellow} and {b-black} for 2 {guilder}, or {b-white}, {b-red} and {b-violet} for 3 {guilder}',
        '> {calendar} moved to 2 of 5: the stack of Market tiles has run out',
        '> Discards shuffled: 10 Market tiles',
        '> Helper: got 1 {tool}',
      ],
      [
        'Koło osobiste: bazar',
        '> kupuje {b-any} za 1 {guilder}, z rewersu stosu',
        '> bierze {b-red}',
        '> Nowy kafelek bazaru: {b-yellow} i {b-black} za 2 {guilder} albo {b-white}, {b-red} i {b-violet} za 3 {guilder}',
        '> {calendar} przesuwa się na pole 2 z 5: skończył się stos kafelków bazaru',
        '> Tasowanie odrzuconych: 10 kafelków bazaru',
        '> Pomocnik: dostaje 1 {tool}',
      ],
    ]);
  });

  it('D-TRD: the way, the delivery with its VP, the Export tile, and the port that closes', () => {
    const t = (): Table =>
      table()
        .port(5, 2, 1, 'closed')
        .port(1, 1, 2, 'lower')
        .port(2, 3, 9, 'upper')
        .exports(7)
        .ship(1)
        .tools(1)
        .storage('white')
        .mesh(5, 2);
    expect(inBoth(t, 'do:personal', 'ship:2')).toEqual([
      [
        'Personal Wheel: Trade',
        '> sailed to port 2 with 1 {tool}',
        '> delivered {b-white} at port 2: got 1 {vp}',
        '> put {b-white} into Foreign Trade, delivery 1',
        '> Export tile: got 2 {tool}',
        '> Port 2 closed, the Ship is at port 3',
        '> Port 5 opened and wants {b-yellow} 1 {vp}, {b-red} 2 {vp}, {b-violet} 2 {vp}',
        '> New Export tile at port 2: Farm',
      ],
      [
        'Koło osobiste: handel morski',
        '> płynie do portu 2, wydaje 1 {tool}',
        '> dostarcza {b-white} do portu 2: dostaje 1 {vp}',
        '> odkłada {b-white} do handlu morskiego, dostawa 1',
        '> Kafelek eksportu: dostaje 2 {tool}',
        '> Port 2 zamyka się, statek płynie do portu 3',
        '> Port 5 otwiera się i chce {b-yellow} 1 {vp}, {b-red} 2 {vp}, {b-violet} 2 {vp}',
        '> Nowy kafelek eksportu w porcie 2: karta ulepszenia',
      ],
    ]);
  });

  it('D-TRD: the sixth delivery moves the Calendar', () => {
    const t = (): Table =>
      table()
        .traded('red', 'red', 'red', 'red', 'red')
        .port(1, 1, 2, 'lower')
        .ship(1)
        .storage('white')
        .mesh(5, 2);
    const [english, polish] = inBoth(t, 'do:personal');
    expect(english).toContain('> {calendar} moved to 2 of 5: 6 deliveries made');
    expect(polish).toContain('> {calendar} przesuwa się na pole 2 z 5, dostawy: 6');
  });

  it('D-TRN-3: a second action for Tools, done or given up', () => {
    const t = (): Table => table().guilder(3).tools(2).mesh(1, 6);
    expect(told(t(), en, 'do:guilder', 'also:personal', 'deal:back-top')).toEqual([
      'gave up 1 Guilder and 1 Tool: got 1 {guilder}',
      'Second action for 2 {tool}, Personal Wheel: Market',
      '> bought {b-any} for 1 {guilder}, from the back of the stack',
    ]);
    expect(told(t(), pl, 'do:personal', 'deal:back-top', 'bulb:red', 'also:central').at(-1)).toBe(
      'Druga akcja za 2 {tool}, koło centralne: dostaje 1 {guilder} i 1 {tool}',
    );
    expect(told(t(), en, 'do:personal', 'deal:back-top', 'bulb:red', 'also:guilder').at(-1)).toBe(
      'spent 2 {tool} and gave up 1 Guilder and 1 Tool: got 1 {guilder}',
    );
  });

  it('D-VP-1, D-END-1: VP that move the Calendar to its end', () => {
    const t = (): Table => table().vp(39).calendar(4).mesh(1, 5);
    expect(inBoth(t, 'do:central')).toEqual([
      [
        'Central Wheel: got 1 {vp}',
        'reached 40 {vp}',
        '{calendar} moved to 5 of 5',
        'brought the end near: round 2 is the last',
      ],
      [
        'Koło centralne: dostaje 1 {vp}',
        'osiąga 40 {vp}',
        '{calendar} przesuwa się na pole 5 z 5',
        'wywołuje koniec gry: runda 2 będzie ostatnia',
      ],
    ]);
  });

  it('D-TIL: cards are swapped before or after the new one enters', () => {
    const t = (): Table => table().helpers(5, 12).cardOffer(9, 0).deck().noneAside().tile('personal1', 17);
    expect(inBoth(t, 'do:personal', 'hire:1', 'pass', 'swap:1-3').map((lines) => lines.slice(1))).toEqual([
      [
        '> swapped no cards yet',
        '> hired a Helper: 2 VP on Build',
        expect.stringContaining('For {marker-yellow} a Contract'),
        '> swapped two cards: 2 VP on Build ↔ 1 Tool on Market',
      ],
      [
        '> na razie nie zamienia kart',
        '> zatrudnia pomocnika: 2 PZ przy budowie wiatraka',
        expect.stringContaining('{marker-yellow} ma z tej karty kontrakt'),
        '> zamienia dwie karty: 2 PZ przy budowie wiatraka ↔ 1 narzędzie przy wizycie na bazarze',
      ],
    ]);
  });

  it('D-HLP: an action of a Helper is told under it', () => {
    const t = table().helpers(14).storage('red').guilder(3);
    expect(told(t, en, 'do:personal', 'helper:14', 'plant:red>1.1', 'deal:back-top')).toEqual([
      'Personal Wheel: Market',
      '> used a Helper: Plant 1 bulb on Market',
      '> > planted {b-red} in Patch 1.1: got 1 {guilder}',
      '> bought {b-any} for 1 {guilder}, from the back of the stack',
    ]);
  });
});
