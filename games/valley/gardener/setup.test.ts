import { BadOptions, below, seedRandom } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { COLOURS, type Colour, type Difficulty, type Effect } from '../edition/types.js';
import type { EventType } from '../rules/events.js';
import { valley } from '../rules/game.js';
import { conserve, freshSoloTable, lavishCalendar, type SoloTable, soloTable } from '../testing/index.js';

const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];
const SEEDS = Array.from({ length: 60 }, (_, i) => `seed ${i}`);
const ALL_CARDS = Array.from({ length: 20 }, (_, i) => `G${i + 1}`);

/** Ids of the Gardener's deck, the next one to be drawn first. */
const deckOf = (t: SoloTable): string[] =>
  t.gardener.deck.map((card) => t.edition.gardener.cards[Number(card)].id).reverse();

/** Options as they might come from outside, whatever the types say. */
const setUp = (options: object) => () => valley.setup(JSON.parse(JSON.stringify(options)), 'x');

/** With your card and your marker placed. */
function placed(area: string, seed = 'table'): SoloTable {
  const t = freshSoloTable({ seed });
  return t.choose(t.offered[0]).choose(`area:${area}`);
}

describe('G-SET-1: what you and the Gardener begin with', () => {
  it.each(DIFFICULTIES)('two seats, you are the first player and the only one who is asked (%s)', (solo) => {
    const t = freshSoloTable({ solo });
    expect(t.state.players).toHaveLength(2);
    while (t.ask !== 'action') {
      expect(t.asked).toBe(0);
      t.choose(t.offered[0]);
    }
    expect([t.state.turn.seat, t.state.turn.round]).toEqual([0, 1]);
  });

  it('after your turn comes the Gardener’s, then the next round is yours', () => {
    const t = soloTable().round(1).choose('end');
    expect(t.eventsOf('gardenerCard')).toHaveLength(1);
    expect([t.asked, t.state.turn.round]).toEqual([0, 2]);
  });

  it.each(DIFFICULTIES)('you have 5 VP, 4 Guilder, 1 Tool, one bulb and 9 Windmills (%s)', (solo) => {
    const t = freshSoloTable({ solo }).seat(0);
    expect([t.has.vp, t.has.guilder, t.has.tools, t.has.stored]).toEqual([5, 4, 1, 1]);
    expect(t.has.groups).toEqual([1, 1, 2, 2, 3]);
    expect([t.has.calendar, t.player.steps]).toEqual([0, 0]);
  });

  it('your bulb has a random colour, each one sooner or later', () => {
    const colours = new Set<Colour>(SEEDS.flatMap((seed) => freshSoloTable({ seed }).seat(0).has.storage));
    expect([...colours].sort()).toEqual([...COLOURS].sort());
  });

  it.each(DIFFICULTIES)('it has 5 VP and 9 Windmills, but no Guilder, Tool or bulb (%s)', (solo) => {
    const { it } = freshSoloTable({ solo });
    expect([it.vp, it.guilder, it.tools, it.stored]).toEqual([5, 0, 0, 0]);
    expect(it.groups).toEqual([1, 1, 2, 2, 3]);
    expect([it.windmills, it.tiles, it.cards, it.helpers, it.contracts]).toEqual([[], [], [], [], []]);
    expect([it.calendar, it.rows]).toEqual([0, [0, 0, 0, 0]]);
  });

  it('it gets each of the windmill boards sooner or later, never yours', () => {
    const boards = new Set<number>();
    for (const seed of SEEDS) {
      const [you, it] = freshSoloTable({ seed }).state.players;
      expect(it.board).not.toBe(you.board);
      boards.add(it.board);
    }
    expect([...boards].sort()).toEqual([0, 1, 2, 3]);
  });

  it('floodgate on 1, water on 0, and the offers as for everybody', () => {
    for (const seed of SEEDS) {
      const { state, edition } = freshSoloTable({ seed });
      expect([state.gate, state.water]).toEqual([1, 0]);
      const kinds = state.tileOffer.map((tile) => edition.tiles[tile].kind);
      expect(kinds).toEqual(['common', 'common', 'uncommon', 'unique']);
      expect(state.cardOffer.filter((card) => card >= 0)).toHaveLength(3);
      conserve(state);
    }
  });

  it.each([1, 2, 3])('two unique rewards are open to you in Calendar column %i', (column) => {
    const t = soloTable().storage('red').guilder(4).arrived(column);
    t.offers('calendar:1', 'calendar:2');
    t.blocks('calendar:3', 'SET-11').blocks('calendar:4', 'SET-11');
  });

  it.each([1, 2, 3, 4])('no Patch of its row %i has a reward for it', (row) => {
    for (let column = 1; column <= 7; column++) {
      const t = soloTable().seat(1).vp(5).water(5).drawn('G5', 'G2');
      t.planted(row, ...new Array<Colour>(column - 1).fill('black'));
      // Rows above begin with another colour, so that the bulb finds its way to this row.
      for (let above = 1; above < row; above++) t.planted(above, 'red');
      t.does({ do: 'plant', bulbs: 1 });
      expect([column, t.it.rows[row - 1], t.it.vp]).toEqual([column, column, 5]);
      expect([t.it.tiles, t.it.cards, t.it.windmills, t.state.water]).toEqual([[], [], [], 5]);
      expect(t.plantedRows).toEqual([row]);
    }
  });

  it('your own Patches keep their rewards', () => {
    const t = soloTable().seat(0).vp(5).planted(1, 'red').storage('red');
    t.act({ do: 'plant', bulbs: 1 }).choose('plant:red>1');
    expect(t.vpFrom('patches')).toBe(1);
  });
});

describe('G-SET-2: markers in the Market', () => {
  it.each([
    ['N', 'SW'],
    ['SE', 'N'],
    ['SW', 'SE'],
  ])('you in %s: it stands in the next area anticlockwise, %s', (yours, its) => {
    const t = placed(yours);
    expect(t.seat(0).has.area).toBe(yours);
    expect(t.it.area).toBe(its);
  });

  it('you may choose any area; then a neutral marker is in each and your turn begins', () => {
    const t = freshSoloTable();
    t.choose(t.offered[0]).asks('marker', 0).offersOnly('area:N', 'area:SE', 'area:SW');
    expect([t.it.area, t.state.neutrals]).toEqual([null, [0, 0, 0]]);
    t.choose('area:SE').asks('gate', 0);
    expect(t.state.neutrals).toEqual([1, 1, 1]);
    expect(t.state.turn.round).toBe(1);
  });
});

describe('G-SET-3: starting cards', () => {
  it('two are laid out: you keep one, the other becomes the Queen’s Wish', () => {
    for (const keep of [0, 1]) {
      const t = freshSoloTable().asks('startingCard', 0);
      const laidOut = [...t.offered];
      expect(laidOut).toHaveLength(2);
      expect(t.state.wish).toBe(-1);
      t.choose(laidOut[keep]);
      const { startingCards } = t.edition;
      expect(`start:${startingCards[t.state.players[0].start].id}`).toBe(laidOut[keep]);
      expect(`start:${startingCards[t.state.wish].id}`).toBe(laidOut[1 - keep]);
    }
  });

  it('the Gardener has none', () => {
    const t = freshSoloTable();
    t.choose(t.offered[1]);
    expect(t.state.players[1].start).toBe(-1);
    t.asks('marker', 0);
  });

  it('all six come up, in hand and as the wish', () => {
    const kept = new Set<number>();
    const wishes = new Set<number>();
    for (const [i, seed] of SEEDS.entries()) {
      const t = freshSoloTable({ seed });
      t.choose(t.offered[i % 2]);
      kept.add(t.state.players[0].start);
      wishes.add(t.state.wish);
    }
    expect([kept.size, wishes.size]).toEqual([6, 6]);
  });

  it('nobody’s marker is on the wish yet', () => {
    const t = placed('N');
    expect([t.it.wish, t.it.yourWish]).toEqual([0, 0]);
    expect([t.seat(0).score('wish'), t.seat(1).score('wish')]).toEqual([0, 0]);
  });
});

describe('G-SET-4: difficulty', () => {
  it.each([
    ['easy', 20],
    ['medium', 20],
    ['hard', 17],
  ] as const)('%s: a deck of %i cards, nothing drawn yet', (solo, size) => {
    const t = freshSoloTable({ solo });
    expect(deckOf(t)).toHaveLength(size);
    expect(new Set(deckOf(t)).size).toBe(size);
    expect([t.gardener.discards, t.it.card]).toEqual([[], undefined]);
  });

  it('Hard takes out G1, G7 and G17 and no other', () => {
    for (const seed of SEEDS) {
      const deck = deckOf(freshSoloTable({ solo: 'hard', seed }));
      expect(ALL_CARDS.filter((id) => !deck.includes(id))).toEqual(['G1', 'G7', 'G17']);
    }
  });

  it.each(['easy', 'medium'] as const)('%s leaves all 20 in', (solo) => {
    expect(new Set(deckOf(freshSoloTable({ solo })))).toEqual(new Set(ALL_CARDS));
  });

  it.each(DIFFICULTIES)('the deck is shuffled (%s)', (solo) => {
    const decks = SEEDS.map((seed) => deckOf(freshSoloTable({ solo, seed })));
    expect(new Set(decks.map((deck) => deck.join())).size).toBe(SEEDS.length);
    expect(new Set(decks.map(([first]) => first)).size).toBeGreaterThan(10);
  });

  it('the same seed gives the same table', () => {
    expect(freshSoloTable({ seed: 'a' }).state).toEqual(freshSoloTable({ seed: 'a' }).state);
  });

  it.each(DIFFICULTIES)('one player and solo %s is a game', (solo) => {
    expect(setUp({ players: 1, solo })).not.toThrow();
  });

  it.each([
    ['one player without solo', { players: 1 }],
    ['solo with two players', { players: 2, solo: 'easy' }],
    ['solo with three players', { players: 3, solo: 'medium' }],
    ['solo with four players', { players: 4, solo: 'hard' }],
    ['an unknown difficulty', { players: 1, solo: 'brutal' }],
    ['a difficulty in capitals', { players: 1, solo: 'Hard' }],
    ['solo as a switch', { players: 1, solo: true }],
    ['a difficulty by number', { players: 1, solo: 1 }],
    ['no difficulty', { players: 1, solo: null }],
    ['solo with the expert option', { players: 1, solo: 'medium', expert: true }],
    ['the expert option in place of solo', { players: 1, expert: true }],
    ['nobody', { players: 0, solo: 'easy' }],
  ])('refused: %s', (_what, options) => {
    expect(setUp(options)).toThrow(BadOptions);
  });
});

describe('G-NEV-1: Guilder and Tools are VP for it', () => {
  it.each<[string, Effect, number]>([
    ['1 Guilder', { do: 'gain', guilder: 1 }, 1],
    ['2 Guilder', { do: 'gain', guilder: 2 }, 2],
    ['3 Guilder', { do: 'gain', guilder: 3 }, 3],
    ['4 Guilder', { do: 'gain', guilder: 4 }, 4],
    ['1 Tool', { do: 'gain', tools: 1 }, 1],
    ['2 Tools', { do: 'gain', tools: 2 }, 2],
    ['1 Tool and 1 VP', { do: 'gain', tools: 1, vp: 1 }, 2],
    ['3 VP', { do: 'gain', vp: 3 }, 3],
  ])('%s', (_what, effect, vp) => {
    const t = soloTable({ edition: lavishCalendar }).seat(1).vp(5).drawn('G5', 'G2').does(effect);
    expect([t.it.vp, t.it.guilder, t.it.tools]).toEqual([5 + vp, 0, 0]);
  });

  it('there is no limit of 9: each Guilder counts', () => {
    const t = soloTable().seat(1).vp(5).drawn('G5', 'G2');
    for (let i = 0; i < 5; i++) t.does({ do: 'gain', guilder: 4 });
    expect([t.it.vp, t.it.guilder]).toEqual([25, 0]);
  });

  it('raising the floodgate is free for it and brings VP all the same', () => {
    const t = soloTable().gate(1).water(0).seat(1).board('C').steps(2).vp(5).draws('G14', 'G2').takesTurn();
    expect([t.state.gate, t.it.guilder, t.vpFrom('floodgate')]).toEqual([3, 0, 4]);
  });
});

const CHOICES = ['first', 'last', 'any'] as const;
const GAMES = DIFFICULTIES.flatMap((solo) =>
  CHOICES.flatMap((choice) => SEEDS.slice(0, 4).map((seed) => ({ solo, choice, seed }))),
);

/** What happens only to players who own such things. */
const NEVER_ITS: readonly EventType[] = [
  'guilder',
  'tools',
  'stored',
  'swapped',
  'installed',
  'tucked',
  'helper',
  'contractScored',
];

describe('whole games', () => {
  it.each(GAMES)(
    'G-NEV-1 G-NEV-2 the Gardener owns nothing that it never has ($solo, $choice, $seed)',
    ({ solo, choice, seed }) => {
      const t = freshSoloTable({ solo, seed });
      const random = seedRandom(seed);
      const pick = { first: () => 0, last: (n: number) => n - 1, any: (n: number) => below(random, n) }[
        choice
      ];
      let [tiles, cards, turns] = [0, 0, 0];
      while (t.ask !== undefined) {
        expect(t.asked).toBe(0);
        t.choose(t.offered[pick(t.offered.length)]);
        const { it } = t;
        expect([it.guilder, it.tools, it.stored]).toEqual([0, 0, 0]);
        expect([it.helpers, it.contracts]).toEqual([[], []]);
        expect([...it.large, ...it.small]).toEqual(new Array(11).fill(0));
        // What it has collected it keeps.
        expect(it.tiles.length).toBeGreaterThanOrEqual(tiles);
        expect(it.cards.length).toBeGreaterThanOrEqual(cards);
        [tiles, cards] = [it.tiles.length, it.cards.length];
        turns += t.eventsOf('gardenerCard').length;
        const its = t.events.filter((event) => 'seat' in event && event.seat === 1).map(({ type }) => type);
        expect(its.filter((type) => NEVER_ITS.includes(type))).toEqual([]);
        conserve(t.state);
      }
      expect(tiles + cards).toBeGreaterThan(0);
      expect(t.state.over).toBe(true);
      expect(turns).toBe(t.state.turn.round);
      expect(valley.result(t.state)?.winners).toHaveLength(1);
    },
  );
});
