import { describe, expect, it } from 'vitest';
import type { Difficulty } from '../edition/types.js';
import type { EventType } from '../rules/events.js';
import { conserve, lavishCalendar, type SoloTable, soloTable } from '../testing/index.js';

/** From step 2 of board C come Enhance, Market, Farm: none of them moves the water or brings VP. */
const calm = (options: Parameters<typeof soloTable>[0] = {}): SoloTable =>
  soloTable(options).gate(1).water(0).seat(1).vp(5).board('C').steps(2);
/** One step of board A brings Farm. */
const farming = (options: Parameters<typeof soloTable>[0] = {}): SoloTable =>
  soloTable(options).gate(1).water(0).cardOffer(1, 2, 3).seat(1).vp(5).board('A').steps(3);

const ids = (t: SoloTable, cards: readonly (number | null)[]): string[] =>
  cards.map((card) => t.edition.gardener.cards[Number(card)].id);
/** Next one first. */
const deckOf = (t: SoloTable): string[] => ids(t, t.gardener.deck).reverse();

describe('G-TRN-1: the cards', () => {
  it('reveals the next card and lays it on the discards', () => {
    const t = calm().draws('G5', 'G2').takesTurn();
    expect(t.it.card).toBe('G5');
    expect(ids(t, t.gardener.discards)).toEqual(['G5']);
    expect([deckOf(t)[0], deckOf(t).length]).toEqual(['G2', 19]);
    expect(t.why('gardenerCard')).toBe('nextCard');
  });

  it('one card each turn, in the order of the deck', () => {
    const t = calm().deckIs('G3', 'G12', 'G9', 'G18');
    const drawn = [1, 2, 3].map(() => t.steps(2).water(0).takesTurn().it.card);
    expect(drawn).toEqual(['G3', 'G12', 'G9']);
    expect(deckOf(t)).toEqual(['G18']);
  });

  it.each([
    // Of the card drawn the back is no longer used: G5 2 1 3, G3 3 1 2, G1 1 2 3.
    ['G5', 'G3', 3],
    ['G5', 'G1', 1],
    ['G3', 'G5', 2],
    ['G3', 'G4', 1],
  ])('with %s drawn, the back of %s chooses: farm card %i', (face, back, card) => {
    expect(farming().draws(face, back).takesTurn().it.cards).toEqual([card]);
  });

  it('the back that is seen now belongs to the card drawn next', () => {
    const t = farming().deckIs('G5', 'G3', 'G12').takesTurn();
    expect(t.it.cards).toEqual([3]);
    t.cardOffer(4, 5, 6).steps(3).takesTurn();
    expect([t.it.card, t.it.cards]).toEqual(['G3', [3, 6]]);
  });

  it('the face steers the same turn: its colour is planted', () => {
    // One step of board A brings Plant 2; G5 is black, G2 yellow.
    const t = soloTable().gate(1).water(0).seat(1).board('A').steps(0).draws('G5', 'G2').takesTurn();
    expect(t.eventsOf('gardenerPlanted').map(({ colour }) => colour)).toEqual([4, 4]);
  });

  it.each([
    ['easy', 20],
    ['medium', 20],
    ['hard', 17],
  ] as const)('%s: each of the %i cards comes once before the shuffle', (solo, size) => {
    const t = calm({ solo });
    const before = deckOf(t);
    const drawn = before.map(() => t.gate(1).water(0).steps(2).takesTurn().it.card);
    expect(drawn).toEqual(before);
    expect(new Set(drawn).size).toBe(size);
    expect([deckOf(t).length, ids(t, t.gardener.discards)]).toEqual([size - 1, [drawn[size - 1]]]);
  });
});

describe('G-TRN-1: the deck runs out', () => {
  it.each<[Difficulty, number]>([
    ['easy', 19],
    ['medium', 19],
    ['hard', 16],
  ])('%s: the drawn card stays aside, the other %i are the new deck', (solo, size) => {
    const t = calm({ solo }).deckIs('G5').takesTurn();
    expect(t.it.card).toBe('G5');
    expect(ids(t, t.gardener.discards)).toEqual(['G5']);
    expect(deckOf(t)).toHaveLength(size);
    expect(deckOf(t)).not.toContain('G5');
    expect(t.eventsOf('gardenerDeck')).toHaveLength(1);
    expect(t.why('gardenerDeck')).toBe('deckOut');
    conserve(t.state);
  });

  it('the back on top of the new deck steers this very turn', () => {
    const chosen = new Set<number>();
    for (let i = 0; i < 30; i++) {
      const t = farming({ seed: `deck ${i}` })
        .deckIs('G5')
        .takesTurn();
      const top = t.edition.gardener.cards.find((card) => card.id === deckOf(t)[0]);
      expect(t.it.cards).toEqual([top?.back.farm[0]]);
      chosen.add(t.it.cards[0]);
    }
    expect([...chosen].sort()).toEqual([1, 2, 3]);
  });

  it('the new deck is shuffled', () => {
    const decks = Array.from({ length: 30 }, (_, i) =>
      deckOf(
        calm({ seed: `deck ${i}` })
          .deckIs('G5')
          .takesTurn(),
      ).join(),
    );
    expect(new Set(decks).size).toBe(30);
  });

  it('the drawn one starts the new discards: the next one lies on it', () => {
    const t = calm().deckIs('G5').takesTurn();
    const [next] = deckOf(t);
    t.steps(2).water(0).takesTurn();
    expect(ids(t, t.gardener.discards)).toEqual(['G5', next]);
    expect(deckOf(t)).toHaveLength(18);
  });

  it('not while a card is left in the deck', () => {
    const t = calm().deckIs('G5', 'G3').takesTurn();
    expect([deckOf(t), t.gardener.discards.length]).toEqual([['G3'], 19]);
    expect(t.eventsOf('gardenerDeck')).toEqual([]);
  });
});

/** Steps of the floodgate, and sections in which it lowers: low, middle, high. */
const CARDS: readonly (readonly [card: string, gate: number, sections: string])[] = [
  ['G1', -2, ''],
  ['G2', 1, 'MH'],
  ['G3', 0, 'H'],
  ['G4', 1, 'MH'],
  ['G5', -1, 'H'],
  ['G6', 2, 'MH'],
  ['G7', -2, ''],
  ['G8', 1, 'H'],
  ['G9', 0, 'MH'],
  ['G10', -1, 'H'],
  ['G11', 1, 'MH'],
  ['G12', 0, 'H'],
  ['G13', -1, 'LMH'],
  ['G14', 2, 'H'],
  ['G15', 0, 'MH'],
  ['G16', -1, 'H'],
  ['G17', -1, ''],
  ['G18', 0, 'MH'],
  ['G19', 1, 'H'],
  ['G20', 0, 'MH'],
];
const MOVES = { '-2': 'G1', '-1': 'G5', '+0': 'G3', '+1': 'G8', '+2': 'G14' } as const;

describe('G-FLO-1: the floodgate', () => {
  it.each([
    // card, from, to, VP
    ['-2', 1, 1, 0],
    ['-2', 2, 1, 0],
    ['-2', 3, 1, 0],
    ['-1', 1, 1, 0],
    ['-1', 2, 1, 0],
    ['-1', 3, 2, 0],
    ['+0', 1, 1, 0],
    ['+0', 2, 2, 0],
    ['+0', 3, 3, 0],
    ['+1', 1, 2, 1],
    ['+1', 2, 3, 3],
    ['+1', 3, 3, 0],
    ['+2', 1, 3, 4],
    ['+2', 2, 3, 3],
    ['+2', 3, 3, 0],
  ] as const)('%s on %i: to %i, %i VP; water and wheels follow', (shown, from, to, vp) => {
    const t = calm().gate(from).draws(MOVES[shown], 'G2').takesTurn();
    expect([t.state.gate, t.vpFrom('floodgate'), t.it.vp]).toEqual([to, vp, 5 + vp]);
    expect([t.state.water, t.player.steps]).toEqual([to - 1, 2 + to]);
  });

  it.each(CARDS)('%s moves it by %i', (card, gate) => {
    const back = card === 'G2' ? 'G3' : 'G2';
    const speeds = [1, 2, 3].map((from) => calm().gate(from).draws(card, back).takesTurn().state.gate);
    expect(speeds).toEqual([1, 2, 3].map((from) => Math.min(3, Math.max(1, from + gate))));
  });

  it.each([
    // water, card, from, to, VP, level after the rise
    [6, '+0', 3, 3, 0, 8],
    [6, '+1', 2, 3, 3, 8],
    [6, '+2', 1, 3, 4, 8],
    [7, '+2', 1, 2, 1, 8],
    [7, '+1', 1, 2, 1, 8],
    [7, '+1', 2, 2, 0, 8],
    [7, '+2', 2, 2, 0, 8],
    [7, '+1', 3, 2, 0, 8],
    [7, '+2', 3, 2, 0, 8],
    [7, '+0', 3, 2, 0, 8],
    [7, '+0', 2, 2, 0, 8],
    [7, '-1', 3, 2, 0, 8],
    [7, '-2', 3, 1, 0, 7],
    [8, '+1', 1, 1, 0, 8],
    [8, '+2', 1, 1, 0, 8],
    [8, '+0', 1, 1, 0, 8],
    [8, '+0', 2, 1, 0, 8],
    [8, '+0', 3, 1, 0, 8],
    [8, '+1', 2, 1, 0, 8],
    [8, '+2', 2, 1, 0, 8],
    [8, '+2', 3, 1, 0, 8],
    [8, '-1', 3, 1, 0, 8],
    [8, '-1', 2, 1, 0, 8],
    [8, '-2', 3, 1, 0, 8],
  ] as const)(
    'FLO-2 water on %i, %s on %i: to %i, %i VP, water to %i',
    (water, shown, from, to, vp, level) => {
      const t = calm().water(water).gate(from).draws(MOVES[shown], 'G2').takesTurn();
      expect([t.state.gate, t.vpFrom('floodgate'), t.player.steps]).toEqual([to, vp, 2 + to]);
      // All but the card with -2 lower the water in the high section.
      expect(t.state.water).toBe(shown === '-2' ? level : level - 2);
    },
  );

  it.each([
    [0, '+1', 1, 'cardSays'],
    [0, '-2', 3, 'cardSays'],
    [0, '+0', 2, 'gateStays'],
    [0, '+2', 2, 'trackEnds'],
    [0, '-1', 1, 'trackEnds'],
    [8, '+2', 1, 'waterFull'],
    [8, '-1', 3, 'waterFull'],
    [7, '+0', 3, 'waterFull'],
  ] as const)('the reason, with water on %i, %s on %i: %s', (water, shown, from, why) => {
    const t = calm().water(water).gate(from).draws(MOVES[shown], 'G2').takesTurn();
    expect(t.why('gardenerGate')).toBe(why);
  });

  it('the floodgate stays there for you', () => {
    const t = calm().seat(0).guilder(0).tools(0).seat(1).draws('G14', 'G2').takesTurn().asks('gate', 0);
    t.offersOnly('gate:1', 'gate:2', 'gate:3').choose('gate:3');
    expect(t.seat(0).vpFrom('floodgate')).toBe(0);
  });

  it('only its own wheels turn', () => {
    const t = calm().seat(0).steps(4).seat(1).draws('G14', 'G2').takesTurn();
    expect([t.seat(0).player.steps, t.seat(1).player.steps]).toEqual([4, 5]);
  });
});

describe('G-LOW-1: lowering the water', () => {
  it.each(CARDS)('%s (%i) lowers in the sections: %s', (card, gate, sections) => {
    const back = card === 'G2' ? 'G3' : 'G2';
    for (let before = 0; before <= 8; before++) {
      const t = calm().water(before).draws(card, back).takesTurn();
      // From speed 1, and not so fast that the water leaves its track.
      const speed = Math.min(Math.max(1, 1 + gate), 9 - before);
      const level = before + speed - 1;
      const section = level <= 1 ? 'L' : level <= 4 ? 'M' : 'H';
      const lowers = sections.includes(section);
      expect([before, t.state.water]).toEqual([before, lowers ? Math.max(0, level - 2) : level]);
      expect([before, t.vpFrom('water')]).toEqual([before, lowers ? (section === 'H' ? 4 : 2) : 0]);
    }
  });

  it.each([
    // water, VP, level afterwards: G13 lowers in every section
    [0, 2, 0],
    [1, 2, 0],
    [2, 2, 0],
    [3, 2, 1],
    [4, 2, 2],
    [5, 4, 3],
    [6, 4, 4],
    [7, 4, 5],
    [8, 4, 6],
  ])('G13, water on %i: %i VP, and the level falls to %i', (water, vp, level) => {
    const t = calm().water(water).draws('G13', 'G2').takesTurn();
    expect([t.state.water, t.it.vp, t.it.guilder]).toEqual([level, 5 + vp, 0]);
    expect(t.eventsOf('lowered')).toHaveLength(1);
  });

  it.each([
    // The section after the rise counts: gate 2 lifts it by 1, gate 3 by 2.
    ['G3', 2, 4, 4, 3],
    ['G3', 3, 3, 4, 3],
    ['G3', 2, 3, 0, 4],
    ['G9', 2, 1, 2, 0],
    ['G9', 3, 0, 2, 0],
    ['G9', 2, 0, 0, 1],
    ['G9', 2, 4, 4, 3],
  ])('%s at speed %i from level %i: %i VP, level %i', (card, gate, water, vp, level) => {
    const t = calm().gate(gate).water(water).draws(card, 'G2').takesTurn();
    expect([t.vpFrom('water'), t.state.water]).toEqual([vp, level]);
  });

  it('names the reason, whether it lowers or not', () => {
    expect(calm().water(5).draws('G3', 'G2').takesTurn().whys).toContain('sectionShown');
    const { whys } = calm().water(4).draws('G3', 'G2').takesTurn();
    expect(whys).toContain('sectionNotShown');
    expect(whys).not.toContain('sectionShown');
  });
});

describe('G-TRN-1: the order of a turn', () => {
  const at = (t: SoloTable, type: EventType): number => t.events.findIndex((event) => event.type === type);

  it('card, floodgate, water, wheels, Calendar, lowering, action', () => {
    // G2: +1 to speed 2, so 5 steps become 7: column I, then Market; the water rises from 4 to 5.
    const t = soloTable({ edition: lavishCalendar }).gate(1).water(4).seat(1);
    t.board('B').calendar(0).steps(5).draws('G2', 'G3').takesTurn();
    const order = ['gardenerCard', 'gardenerGate', 'water', 'turned', 'calendar', 'lowered', 'gardenerMoved'];
    const places = order.map((type) => at(t, type as EventType));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    // The bulb of the Calendar and then those of the Market; its marker on the wish in between.
    expect(t.events.filter(({ type }) => type === 'gardenerPlanted')).toHaveLength(3);
    expect(at(t, 'gardenerPlanted')).toBeGreaterThan(at(t, 'calendar'));
    expect(at(t, 'gardenerPlanted')).toBeLessThan(at(t, 'lowered'));
    expect(at(t, 'gardenerWish')).toBeGreaterThan(at(t, 'calendar'));
    expect(at(t, 'gardenerWish')).toBeLessThan(at(t, 'lowered'));
  });

  it.each([
    // It builds for the Calendar on A5, where it lowers the water from 5 to 4 first.
    ['G3', 1, 4],
    ['G9', 2, 2],
  ])('the Calendar comes first: then the water stands lower for %s', (card, times, level) => {
    const t = soloTable({ edition: lavishCalendar }).gate(1).water(5);
    t.market(['N', 'SW'], ['N', 'SE', 'SW']);
    t.seat(1).board('A').calendar(2).steps(17).draws(card, 'G2').takesTurn();
    expect(t.it.windmills).toEqual(['A5']);
    expect([t.eventsOf('lowered').length, t.state.water]).toEqual([times, level]);
  });

  it('lowering comes before the action: a field that it reaches finds less water', () => {
    // Build on A5: yellow, then Lower water 1; the card has lowered from 5 to 3 before.
    const t = soloTable().gate(1).water(5).market(['N', 'SW'], ['N', 'SE', 'SW']);
    t.seat(1).vp(5).board('A').steps(2).draws('G3', 'G2').takesTurn();
    expect(t.it.windmills).toEqual(['A5']);
    expect([t.state.water, t.it.vp]).toEqual([2, 5 + 4 + 1]);
  });
});

const BOARDS = {
  A: ['Plant', 'Market', 'Build', 'Farm', 'Trade', 'Enhance'],
  B: ['Market', 'Enhance', 'Plant', 'Trade', 'Build', 'Farm'],
  C: ['Trade', 'Build', 'Enhance', 'Market', 'Farm', 'Plant'],
  D: ['Farm', 'Trade', 'Market', 'Plant', 'Enhance', 'Build'],
} as const;
const SIGNS: Readonly<Record<string, readonly [type: EventType, times: number]>> = {
  Market: ['gardenerMoved', 2],
  Build: ['gardenerBuilt', 1],
  Farm: ['gardenerFarm', 1],
  Trade: ['gardenerTraded', 1],
  Enhance: ['gardenerTile', 2],
};

describe('G-ACT-1: the action on the large wheel', () => {
  it.each(['A', 'B', 'C', 'D'] as const)('board %s: each section in its turn, all free for it', (board) => {
    BOARDS[board].forEach((action, before) => {
      // Trade card 4, space 1: 4 VP and Plant 1. A first Windmill by area N: 2 Guilder and a white bulb.
      const t = soloTable({ edition: lavishCalendar }).gate(1).water(0).trade(4);
      t.market(['SE', 'N'], ['N', 'SE', 'SW']);
      t.seat(1).board(board).steps(before).draws('G5', 'G2').takesTurn();
      for (const [name, [type, times]] of Object.entries(SIGNS)) {
        expect([board, before, name, t.eventsOf(type).length]).toEqual([
          board,
          before,
          name,
          name === action ? times : 0,
        ]);
      }
      // With the sixth step comes the common reward of column I, a bulb.
      const planted = { Plant: 2, Market: 2, Build: 1, Farm: 0, Trade: 1, Enhance: 0 }[action];
      expect([before, t.plantedRows.length]).toEqual([before, planted + (before === 5 ? 1 : 0)]);
    });
  });

  it('only the large wheel: the small one never lowers the water for it', () => {
    const t = calm().water(3).draws('G3', 'G2').takesTurn();
    expect([t.eventsOf('lowered').length, t.state.water]).toEqual([0, 3]);
  });

  /** Before section `section` of board A. */
  const before = (section: number) =>
    soloTable({ edition: lavishCalendar })
      .gate(1)
      .water(0)
      .seat(1)
      .vp(5)
      .board('A')
      .steps(section - 1);

  it.each([
    ['Build without a Windmill left', 3, (t: SoloTable) => t.groups(0, 0, 0, 0, 0), 'noWindmill'],
    [
      'Farm without a card on offer',
      4,
      (t: SoloTable) => t.stackIs('cards').cardOffer(0, 0, 0).stackIs('cards'),
      'noCard',
    ],
    [
      'Enhance without a tile on offer',
      6,
      (t: SoloTable) =>
        t.tileOffer(0, 0, 0, 0).stackIs('common').stackIs('uncommon').stackIs('unique').calendar(0),
      'noTile',
    ],
  ] as const)('%s: nothing, no Guilder and no VP in place of it', (_what, section, lay, why) => {
    const t = lay(before(section)).draws('G5', 'G2');
    // The sixth step brings column I: 3 Guilder are 3 VP.
    const calendar = section === 6 ? 3 : 0;
    t.takesTurn();
    expect([t.it.vp, t.it.guilder]).toEqual([5 + calendar, 0]);
    expect(t.whys).toContain(why);
    expect([t.it.tiles, t.it.cards, t.it.windmills]).toEqual([[], [], []]);
    expect([t.asked, t.state.turn.seat]).toEqual([0, 0]);
  });
});
