import { describe, expect, it } from 'vitest';
import { type SoloTable, soloTable } from '../../testing/index.js';
import { COLOURS, type Colour } from '../types.js';

type Side = 'left' | 'right';
/** U: the uncommon place, Q: the unique one. */
type Other = 'U' | 'Q';
type Row = readonly [
  id: string,
  gate: number,
  lowers: string,
  colour: Colour,
  trade: number,
  common: Side,
  other: Other,
  order: string,
];

/** As on the rule page. */
const CARDS: readonly Row[] = [
  ['G1', -2, '-', 'white', 1, 'left', 'U', '1 2 3'],
  ['G2', +1, 'M H', 'yellow', 2, 'right', 'Q', '2 3 1'],
  ['G3', 0, 'H', 'red', 3, 'left', 'U', '3 1 2'],
  ['G4', +1, 'M H', 'violet', 4, 'right', 'Q', '1 3 2'],
  ['G5', -1, 'H', 'black', 1, 'left', 'Q', '2 1 3'],
  ['G6', +2, 'M H', 'white', 2, 'right', 'U', '3 2 1'],
  ['G7', -2, '-', 'yellow', 3, 'left', 'U', '1 2 3'],
  ['G8', +1, 'H', 'red', 4, 'right', 'Q', '2 3 1'],
  ['G9', 0, 'M H', 'violet', 1, 'left', 'U', '3 1 2'],
  ['G10', -1, 'H', 'black', 2, 'right', 'Q', '1 3 2'],
  ['G11', +1, 'M H', 'white', 3, 'left', 'Q', '2 1 3'],
  ['G12', 0, 'H', 'yellow', 4, 'right', 'U', '3 2 1'],
  ['G13', -1, 'L M H', 'red', 1, 'left', 'Q', '1 2 3'],
  ['G14', +2, 'H', 'violet', 2, 'right', 'U', '2 3 1'],
  ['G15', 0, 'M H', 'black', 3, 'left', 'Q', '3 1 2'],
  ['G16', -1, 'H', 'white', 4, 'right', 'U', '1 3 2'],
  ['G17', -1, '-', 'red', 1, 'left', 'U', '2 1 3'],
  ['G18', 0, 'M H', 'yellow', 2, 'right', 'Q', '3 2 1'],
  ['G19', +1, 'H', 'violet', 3, 'left', 'U', '1 2 3'],
  ['G20', 0, 'M H', 'black', 4, 'right', 'Q', '2 3 1'],
];
const BY_ID = new Map(CARDS.map((row) => [row[0], row]));
function rowOf(id: string): Row {
  const row = BY_ID.get(id);
  if (!row) throw new Error(`There is no card ${id}.`);
  return row;
}

/** Its own colour first, then white, yellow, red, violet, black. */
const ORDERS: Readonly<Record<Colour, readonly Colour[]>> = {
  white: ['white', 'yellow', 'red', 'violet', 'black'],
  yellow: ['yellow', 'white', 'red', 'violet', 'black'],
  red: ['red', 'white', 'yellow', 'violet', 'black'],
  violet: ['violet', 'white', 'yellow', 'red', 'black'],
  black: ['black', 'white', 'yellow', 'red', 'violet'],
};

/** Where the floodgate ends, from speed 1 to 3, by what the card says; and the VP on the way up. */
const SPEEDS: Readonly<Record<number, readonly [to: number, vp: number][]>> = {
  [-2]: [
    [1, 0],
    [1, 0],
    [1, 0],
  ],
  [-1]: [
    [1, 0],
    [1, 0],
    [2, 0],
  ],
  0: [
    [1, 0],
    [2, 0],
    [3, 0],
  ],
  1: [
    [2, 1],
    [3, 3],
    [3, 0],
  ],
  2: [
    [3, 4],
    [3, 3],
    [3, 0],
  ],
};
/** Water rises by 0, 1, 2 at speed 1, 2, 3. */
const rise = (speed: number): number => speed - 1;

/** Sections with both their ends, and the VP of strength 2. */
const SECTIONS = [
  ['L', [0, 1], 2],
  ['M', [2, 4], 2],
  ['H', [5, 8], 4],
] as const;

/** Board and section under its arrow; none of them is the last, so no full turn comes in between. */
const WHEEL = { plant: ['D', 4], trade: ['A', 5], enhance: ['D', 5], farm: ['C', 5] } as const;

/** Before its turn: it will turn over `face`, from floodgate `gate`, and do this action. */
function before(action: keyof typeof WHEEL, face: string, back: string, gate = 1): SoloTable {
  const [board, section] = WHEEL[action];
  const [speed] = SPEEDS[rowOf(face)[1]][gate - 1];
  return soloTable()
    .seat(1)
    .vp(0)
    .board(board)
    .steps(section - speed)
    .gate(gate)
    .water(0)
    .tileOffer(1, 2, 13, 19)
    .cardOffer(11, 12, 13)
    .trade(1)
    .draws(face, back);
}

/** The card drawn before this one shall have another back in every respect. */
function faceFor([id, , , , , common, other, order]: Row): string {
  const face = CARDS.find((row) => row[5] !== common && row[6] !== other && row[7][0] !== order[0]);
  if (!face) throw new Error(`No card is quite unlike ${id}.`);
  return face[0];
}

const onCard = (t: SoloTable): (Colour | null)[] =>
  t.state.tradeBulbs.map((colour) => (colour < 0 ? null : COLOURS[colour]));
const planted = (t: SoloTable): Colour[] =>
  t.eventsOf('gardenerPlanted').map(({ colour }) => COLOURS[colour]);

describe.each(CARDS)('%s: floodgate %i, lowers %s, %s, space %i; back %s, %s, %s', (...row) => {
  const [id, gate, lowers, colour, space, common, other, order] = row;
  const back = id === 'G1' ? 'G2' : 'G1';
  const places = order.split(' ').map(Number);

  it('G-FLO-1 moves the floodgate so far, from each of its places', () => {
    for (const start of [1, 2, 3]) {
      const [to, points] = SPEEDS[gate][start - 1];
      const t = before('farm', id, back, start).takesTurn();
      expect([t.it.card, t.state.gate, t.vpFrom('floodgate')]).toEqual([id, to, points]);
      expect(t.eventsOf('gardenerGate')).toMatchObject([{ from: start, to, shown: gate }]);
    }
  });

  it.each(SECTIONS)(
    'G-LOW-1 section %s: lowers the water only if the card shows it',
    (name, levels, points) => {
      const [speed, raised] = SPEEDS[gate][0];
      const shown = lowers.includes(name);
      const reached = levels.filter((level) => level >= rise(speed));
      for (const level of reached) {
        const t = before('farm', id, back)
          .water(level - rise(speed))
          .takesTurn();
        expect(t.state.water).toBe(shown ? Math.max(0, level - 2) : level);
        expect(t.it.vp).toBe(raised + (shown ? points : 0));
        expect(t.eventsOf('lowered')).toHaveLength(shown ? 1 : 0);
      }
      // Only with two steps up the water can't be in its lowest section.
      expect(reached.length > 0).toBe(gate < 2 || name !== 'L');
    },
  );

  it('G-PLT plants its colour', () => {
    const t = before('plant', id, back).takesTurn();
    expect(planted(t)).toEqual([colour, colour]);
    expect(t.it.rows).toEqual([2, 0, 0, 0]);
  });

  it('G-TRD puts a bulb of its colour on its space', () => {
    const t = before('trade', id, back).takesTurn();
    expect(onCard(t)).toEqual([1, 2, 3, 4].map((at) => (at === space ? colour : null)));
    expect(t.why('gardenerTraded')).toBe('markedSpace');
  });

  it('G-TRD plants bulbs taken off in its order of colours', () => {
    const [own, ...others] = ORDERS[colour];
    // Each of the others beside the next one; they lie on the card the wrong way round.
    for (const [i, next] of others.slice(1).entries()) {
      const t = before('trade', id, back).trade(1, next, others[i], own).takesTurn();
      expect(planted(t)).toEqual([own, others[i], next]);
      expect(onCard(t)).toEqual([null, null, null, null]);
    }
  });

  it('G-ENH on top of the deck, its back names the tiles', () => {
    const t = before('enhance', faceFor(row), id).takesTurn();
    expect(t.it.card).toBe(faceFor(row));
    expect(t.it.tiles).toEqual([common === 'left' ? 1 : 2, other === 'U' ? 13 : 19]);
  });

  it('G-FRM on top of the deck, its back names the order of cards', () => {
    for (const gone of [0, 1, 2]) {
      const empty = places.slice(0, gone);
      const offer = [1, 2, 3].map((place) => (empty.includes(place) ? 0 : 10 + place));
      const t = before('farm', faceFor(row), id)
        .cardOffer(...offer)
        .takesTurn();
      expect(t.it.cards).toEqual([10 + places[gone]]);
    }
  });
});

describe('G-SET-4: the deck', () => {
  it('has these 20 cards and no others', () => {
    const ids = soloTable().edition.gardener.cards.map((card) => card.id);
    expect(ids).toEqual(CARDS.map(([id]) => id));
  });
});
