import { describe, expect, it } from 'vitest';
import {
  anyBulb,
  bulb,
  enhance,
  farm,
  guilder,
  lower,
  plant,
  scoreContract,
  tool,
  tools,
  twoAnyBulbs,
  twoBulbs,
  vp,
} from '../edition/default-effects.js';
import { checkEdition } from '../edition/json.js';
import { COLOURS, type Colour, type Edition, type Effect } from '../edition/types.js';
import { lavishCalendar, rulesEdition, type SoloTable, soloTable } from '../testing/index.js';

/** A card of each colour. */
const CARD: Readonly<Record<Colour, string>> = {
  white: 'G1',
  yellow: 'G2',
  red: 'G3',
  violet: 'G4',
  black: 'G5',
};
/** It holds a card of this colour, and has no VP yet. */
const holding = (colour: Colour, edition: Edition = rulesEdition): SoloTable =>
  soloTable({ edition }).seat(1).vp(0).water(0).drawn(CARD[colour], 'G6');

/** Its rows, in words. */
const rows = (t: SoloTable): Colour[][] =>
  [0, 1, 2, 3].map((row) =>
    t.state.players[1].patches
      .slice(row * 7, row * 7 + 7)
      .filter((colour) => colour >= 0)
      .map((colour) => COLOURS[colour]),
  );
const times = (n: number, colour: Colour): Colour[] => new Array<Colour>(n).fill(colour);
/** What it has planted in the last action, in order. */
const planted = (t: SoloTable): Colour[] =>
  t.eventsOf('gardenerPlanted').map(({ colour }) => COLOURS[colour]);
const whys = (t: SoloTable): string[] => t.eventsOf('gardenerPlanted').map(({ why }) => why);

describe('G-PLANT-1: the row that begins with the colour', () => {
  it.each([1, 2, 3, 4])('row %i, though other rows have a Patch further left or above', (row) => {
    const t = holding('white').planted(row, 'white', 'white').does(plant(1));
    expect(t.plantedRows).toEqual([row]);
    expect(rows(t)[row - 1]).toEqual(['white', 'white', 'white']);
    expect(whys(t)).toEqual(['sameColour']);
  });

  it('the colour of its first bulb decides, whatever follows it', () => {
    const t = holding('white').planted(1, 'red', 'red').planted(3, 'white', 'red', 'red').does(plant(1));
    expect(t.plantedRows).toEqual([3]);
  });

  it('bulbs of the colour behind another first one do not count', () => {
    const t = holding('white').planted(1, 'red', 'white', 'white').planted(2, 'violet', 'white');
    t.does(plant(1));
    expect(t.plantedRows).toEqual([3]);
    expect(whys(t)).toEqual(['leftmost']);
  });

  it('a row that begins with it goes before one that holds more of it', () => {
    const t = holding('white')
      .planted(1, 'red', ...times(5, 'white'))
      .planted(4, 'white')
      .does(plant(1));
    expect(t.plantedRows).toEqual([4]);
  });

  it('its last Patch is taken as well', () => {
    const t = holding('black')
      .planted(2, ...times(6, 'black'))
      .does(plant(1));
    expect(t.plantedRows).toEqual([2]);
    expect(t.it.rows).toEqual([0, 7, 0, 0]);
  });

  it('that row is full: the leftmost free Patch, topmost first', () => {
    const t = holding('black')
      .planted(1, 'red')
      .planted(2, ...times(7, 'black'))
      .does(plant(1));
    expect(t.plantedRows).toEqual([3]);
    expect(whys(t)).toEqual(['leftmost']);
  });

  it('that row is full, another one begins with it too: that one', () => {
    const t = holding('black')
      .planted(1, ...times(7, 'black'))
      .planted(4, 'black', 'red')
      .does(plant(1));
    expect(t.plantedRows).toEqual([4]);
    expect(whys(t)).toEqual(['sameColour']);
  });

  it('it becomes full in the middle of an action: the rest starts a new row', () => {
    const t = holding('black')
      .planted(1, ...times(6, 'black'))
      .does(plant(3));
    expect(t.plantedRows).toEqual([1, 2, 2]);
    expect(whys(t)).toEqual(['sameColour', 'leftmost', 'sameColour']);
  });
});

describe('G-PLANT-1: no row of the colour', () => {
  it.each([
    [[0, 0, 0, 0], 1],
    [[1, 0, 0, 0], 2],
    [[1, 1, 1, 0], 4],
    [[1, 1, 1, 1], 1],
    [[2, 1, 2, 1], 2],
    [[3, 3, 2, 3], 3],
    [[4, 5, 4, 5], 1],
    [[6, 2, 1, 0], 4],
    [[7, 6, 7, 6], 2],
    [[7, 7, 7, 6], 4],
    [[6, 7, 7, 7], 1],
  ])('%j bulbs in the rows: the leftmost free Patch, topmost first, is in row %i', (lengths, row) => {
    const t = holding('white');
    lengths.forEach((n, i) => {
      t.planted(i + 1, ...times(n, 'red'));
    });
    t.does(plant(1));
    expect(t.plantedRows).toEqual([row]);
    expect(whys(t)).toEqual(['leftmost']);
    expect(rows(t)[row - 1]).toEqual([...times(lengths[row - 1], 'red'), 'white']);
  });

  it('the second bulb follows the first one into its new row', () => {
    const t = holding('white').planted(1, 'red').planted(2, 'violet').does(plant(2));
    expect(t.plantedRows).toEqual([3, 3]);
  });

  it('behind another colour there is no such row: the next bulb is again the leftmost', () => {
    const t = holding('white').planted(1, 'red').planted(2, 'red').planted(3, 'red').planted(4, 'red');
    t.does(plant(4));
    expect(t.plantedRows).toEqual([1, 2, 3, 4]);
    expect(rows(t)).toEqual([
      ['red', 'white'],
      ['red', 'white'],
      ['red', 'white'],
      ['red', 'white'],
    ]);
  });
});

describe('G-PLANT-1: full Patches', () => {
  const full = (free: number): SoloTable => {
    const t = holding('white');
    for (const row of [1, 2, 3]) t.planted(row, ...times(7, 'red'));
    return t.planted(4, ...times(7 - free, 'red'));
  };

  it.each([
    [0, 1, 1],
    [0, 2, 2],
    [0, 4, 4],
    [1, 1, 0],
    [1, 2, 1],
    [2, 4, 2],
  ])('%i Patches free, %i bulbs: %i VP', (free, bulbs, points) => {
    const t = full(free).does(plant(bulbs));
    expect(t.it.vp).toBe(points);
    expect(t.it.rows).toEqual([7, 7, 7, 7 - free + Math.min(free, bulbs)]);
  });

  it('bulbs of a reward as well, and none goes into Storage', () => {
    const t = full(0).does(twoBulbs('red')).does(anyBulb);
    expect([t.it.vp, t.it.stored]).toEqual([3, 0]);
  });
});

describe('G-PLT: Plant Tulip Bulbs', () => {
  it.each(COLOURS)('bulbs of the card’s colour: %s', (colour) => {
    const t = holding(colour).does(plant(2));
    expect(rows(t)).toEqual([[colour, colour], [], [], []]);
    expect(t.eventsOf('gardenerPlanted').map(({ whyColour }) => whyColour)).toEqual([
      'plantAction',
      'plantAction',
    ]);
  });

  it.each([1, 2, 3, 4])('as many as the action says: %i', (n) => {
    const t = holding('red').does(plant(n));
    expect(planted(t)).toEqual(times(n, 'red'));
    expect(t.it).toMatchObject({ rows: [n, 0, 0, 0], vp: 0, stored: 0 });
  });

  it('G-ACT-1 on its turn: 2, by the first section of board A', () => {
    const t = soloTable().seat(1).vp(0).board('A').steps(0).gate(1).water(0).draws('G3', 'G1').takesTurn();
    expect(rows(t)).toEqual([['red', 'red'], [], [], []]);
    expect(t.it.vp).toBe(0);
  });
});

describe('G-RWD-1: what it gains', () => {
  it.each(COLOURS)('a bulb of the shown colour, %s, is planted in it, not in the card’s', (colour) => {
    const t = holding(colour === 'violet' ? 'red' : 'violet').does(bulb(colour));
    expect(rows(t)).toEqual([[colour], [], [], []]);
    expect(t.eventsOf('gardenerPlanted').map(({ whyColour }) => whyColour)).toEqual(['shownColour']);
  });

  it.each(COLOURS)('any colour means the card’s: %s', (colour) => {
    const t = holding(colour).planted(1, 'red', 'red').planted(2, 'white', 'white').does(anyBulb);
    expect(planted(t)).toEqual([colour]);
    expect(t.eventsOf('gardenerPlanted')[0].whyColour).toBe('cardColour');
  });

  it('two bulbs of a shown colour', () => {
    const t = holding('white').does(twoBulbs('red'));
    expect(rows(t)).toEqual([['red', 'red'], [], [], []]);
  });

  it('two bulbs of any colour are both of the card’s', () => {
    const t = holding('yellow').does(twoAnyBulbs);
    expect(rows(t)).toEqual([['yellow', 'yellow'], [], [], []]);
  });

  it('a gained bulb is planted by the same rule as any other', () => {
    const t = holding('white').planted(1, 'yellow').planted(3, 'red').does(bulb('red')).does(bulb('white'));
    expect(rows(t)).toEqual([['yellow'], ['white'], ['red', 'red'], []]);
  });

  it.each<readonly [string, Effect, number]>([
    ['1 Guilder', guilder(1), 1],
    ['2 Guilder', guilder(2), 2],
    ['3 Guilder', guilder(3), 3],
    ['4 Guilder', guilder(4), 4],
    ['1 Tool', tool, 1],
    ['2 Tools', tools(2), 2],
    ['1 VP', vp(1), 1],
    ['4 VP', vp(4), 4],
    ['1 Tool and 1 VP', { do: 'gain', tools: 1, vp: 1 }, 2],
    ['2 Guilder and 3 VP', { do: 'gain', guilder: 2, vp: 3 }, 5],
  ])('G-NEV-1 %s', (_, effect, points) => {
    const t = holding('white', lavishCalendar).does(effect);
    expect(t.it).toMatchObject({ vp: points, guilder: 0, tools: 0, stored: 0, rows: [0, 0, 0, 0] });
  });

  it.each<readonly [string, Effect, number]>([
    ['a bulb and 1 VP', { do: 'gain', vp: 1, bulbs: ['any'] }, 1],
    ['a bulb, 1 Guilder and 1 VP', { do: 'gain', guilder: 1, vp: 1, bulbs: ['any'] }, 2],
  ])('G-NEV-1 mixed: %s', (_, effect, points) => {
    const t = holding('violet').does(effect);
    expect(t.it).toMatchObject({ vp: points, guilder: 0, tools: 0, stored: 0, rows: [1, 0, 0, 0] });
    expect(planted(t)).toEqual(['violet']);
  });

  it('G-NEV-1 the limit of 9 Guilder means nothing to it', () => {
    const t = holding('white').does(guilder(4)).does(guilder(4)).does(guilder(4));
    expect([t.it.vp, t.it.guilder]).toEqual([12, 0]);
  });

  it.each([
    ['low', 0, 2, 2, 0],
    ['low', 1, 2, 2, 0],
    ['low', 1, 1, 1, 0],
    ['middle', 2, 2, 2, 0],
    ['middle', 4, 2, 2, 2],
    ['middle', 2, 1, 1, 1],
    ['high', 5, 2, 4, 3],
    ['high', 8, 2, 4, 6],
    ['high', 5, 1, 2, 4],
  ])(
    'Lower water in the %s section: level %i, strength %i gives %i VP, then %i',
    (_, from, n, points, to) => {
      const t = holding('white').water(from).does(lower(n));
      expect([t.it.vp, t.state.water, t.it.guilder]).toEqual([points, to, 0]);
    },
  );

  it('Lower water as a reward asks for no highlighted section: G1 highlights none', () => {
    const t = holding('white').water(6).does(lower(2));
    expect([t.it.card, t.it.vp, t.state.water]).toEqual(['G1', 4, 4]);
  });

  it('Score a Contract gives it nothing, whatever it has collected', () => {
    const t = holding('white').cardOffer(17, 2, 3).windmills('A0', 'A1').does(farm).does(farm).does(farm);
    t.does(scoreContract);
    expect([t.it.vp, t.it.cards.length]).toEqual([0, 3]);
    expect(t.why('gardenerIdle')).toBe('nothingForIt');
  });

  it('rewards that are actions are done: Enhance and Farm', () => {
    const t = holding('white').tileOffer(1, 2, 13, 19).cardOffer(1, 2, 3).does(enhance).does(farm);
    expect([t.it.tiles, t.it.cards]).toEqual([[2, 13], [3]]);
  });
});

describe('G-SET-1, G-RWD-1: rewards of its Patches', () => {
  const NONE = [null, null, null, null, null, null, null];
  /** An edition with an overlay over row 1. */
  const overlaid = (...row: readonly (Effect | null)[]): Edition => {
    const overlay = [[...row, ...NONE].slice(0, 7), NONE, NONE, NONE];
    const edition = { ...rulesEdition, gardener: { ...rulesEdition.gardener, overlay } };
    expect(checkEdition(edition)).toEqual([]);
    return edition;
  };

  it('the default overlay gives none on any of the 28', () => {
    const t = holding('white').tileOffer(1, 2, 13, 19).cardOffer(1, 2, 3).water(5);
    for (let i = 0; i < 7; i++) t.does(plant(4));
    expect(t.it).toMatchObject({
      rows: [7, 7, 7, 7],
      vp: 0,
      guilder: 0,
      tools: 0,
      stored: 0,
      tiles: [],
      cards: [],
      windmills: [],
    });
    expect(t.state.water).toBe(5);
  });

  it('an overlay gives what it shows, where a bulb covers it', () => {
    const t = holding('white', overlaid(vp(3), null, guilder(2), tool, lower(2), enhance, farm));
    t.tileOffer(1, 2, 13, 19).cardOffer(1, 2, 3).water(8);
    const got = [1, 2, 3, 4, 5].map(() => t.does(plant(1)).it.vp);
    expect(got).toEqual([3, 3, 5, 6, 10]);
    expect(t.state.water).toBe(6);
    expect(t.does(plant(1)).it.tiles).toEqual([2, 13]);
    expect(t.does(plant(1)).it.cards).toEqual([3]);
    expect([t.it.guilder, t.it.tools, t.it.vp]).toEqual([0, 0, 10]);
  });

  it('PLT-2 before the next bulb: one that it brings comes in between', () => {
    const t = holding('white', overlaid(bulb('red'))).does(plant(2));
    expect(planted(t)).toEqual(['white', 'red', 'white']);
    expect(rows(t)).toEqual([['white', 'white'], ['red'], [], []]);
  });

  it('a bulb that it brings covers the next reward in turn', () => {
    const t = holding('white', overlaid(anyBulb, anyBulb, vp(2))).does(plant(1));
    expect([rows(t)[0].length, t.it.vp]).toEqual([3, 2]);
  });

  it('it is only its own: your Patches keep their rewards', () => {
    const t = holding('white', overlaid(vp(3), vp(3)));
    t.turnOf(0).vp(0).board('A').steps(1).storage('red', 'red');
    t.choose('do:large', 'plant:red>1', 'plant:red>1');
    expect(t.has.vp).toBe(1);
  });
});
