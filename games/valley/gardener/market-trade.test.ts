import { describe, expect, it } from 'vitest';
import {
  build,
  enhance,
  farm,
  guilder,
  lower,
  market,
  plant,
  tool,
  tools,
  trade,
  twoAnyBulbs,
  vp,
} from '../edition/default-effects.js';
import { COLOURS, type Colour, type Effect } from '../edition/types.js';
import { effectOf } from '../rules/names.js';
import { conserve, type SoloTable, soloTable } from '../testing/index.js';

const AREAS = ['N', 'SE', 'SW'];

/** Its red card; your marker and its own, and the neutral ones. */
const inMarket = (you: string, it: string, neutrals: readonly string[] = AREAS): SoloTable =>
  soloTable().seat(1).vp(0).water(0).market([you, it], neutrals).drawn('G3', 'G6');
const visited = (t: SoloTable): string[] =>
  t.eventsOf('gardenerMoved').map(({ area }) => t.edition.market[area].id);
const planted = (t: SoloTable): Colour[] =>
  t.eventsOf('gardenerPlanted').map(({ colour }) => COLOURS[colour]);

describe('G-MKT: Visit the Market', () => {
  it.each([
    ['N', ['SE', 'SW']],
    ['SE', ['SW', 'N']],
    ['SW', ['N', 'SE']],
  ])('from %s two moves clockwise: %j', (from, way) => {
    const t = inMarket(from, from).does(market(2, 2));
    expect(visited(t)).toEqual(way);
    expect(t.it.area).toBe(way[1]);
    expect(t.eventsOf('gardenerMoved').map(({ why }) => why)).toEqual(['nextArea', 'nextArea']);
  });

  it.each([
    [0, 1, ['SE']],
    [1, 1, ['SE']],
    [0, 2, ['SE', 'SW']],
    [1, 2, ['SE', 'SW']],
    [2, 3, ['SE', 'SW', 'N']],
  ])('a Market %i/%i: as many moves as it says, a bulb for each', (cost, moves, way) => {
    const t = inMarket('N', 'N').does(market(cost, moves));
    expect(visited(t)).toEqual(way);
    expect(planted(t)).toEqual(new Array(moves).fill('red'));
    expect(t.it).toMatchObject({ guilder: 0, vp: 0, rows: [moves, 0, 0, 0] });
  });

  it('each bulb is planted before the next move', () => {
    const t = inMarket('N', 'N').does(market(2, 2));
    const steps = t.events.map(({ type }) => type).filter((type) => /^gardener(Moved|Planted)$/.test(type));
    expect(steps).toEqual(['gardenerMoved', 'gardenerPlanted', 'gardenerMoved', 'gardenerPlanted']);
  });

  it('no usual rewards, however many markers are there', () => {
    const t = inMarket('SE', 'N', ['SE', 'SW', 'SW']).does(market(2, 2));
    expect(t.it).toMatchObject({ vp: 0, tools: 0, stored: 0, rows: [2, 0, 0, 0], area: 'SW' });
    expect(t.events.some(({ type }) => type === 'arrived' || type === 'areaChosen')).toBe(false);
  });

  it('moves no neutral marker and leaves yours', () => {
    const t = inMarket('SE', 'N', ['SE', 'SW', 'SW']).does(market(2, 3));
    expect(t.state.neutrals).toEqual([0, 1, 2]);
    expect(t.seat(0).has.area).toBe('SE');
    conserve(t.state);
  });

  it('a full area is skipped and does not count as a move', () => {
    const t = inMarket('SE', 'N', ['SE', 'SE', 'SW']).seat(0).guilder(4).does(market(2, 2));
    expect(visited(t)).toEqual(['SW', 'N']);
    expect(planted(t)).toEqual(['red', 'red']);
    expect(t.eventsOf('gardenerMoved').map(({ why }) => why)).toEqual(['skipsFull', 'nextArea']);
    // It never stands on your marker.
    expect([t.has.guilder, t.state.players[1].on]).toEqual([4, -1]);
  });

  it('full of neutral markers, with you elsewhere: skipped too', () => {
    const t = inMarket('SW', 'N', ['SE', 'SE', 'SE']).does(market(0, 1));
    expect([visited(t), t.it.area]).toEqual([['SW'], 'SW']);
  });

  it('two markers leave a place: not skipped', () => {
    const t = inMarket('SE', 'N', ['SE', 'N', 'SW']).does(market(0, 1));
    expect(t.it.area).toBe('SE');
  });

  it('an area that was full only with its own marker can be entered again', () => {
    const t = inMarket('SE', 'N', ['N', 'N', 'SW']).does(market(2, 3));
    expect(visited(t)).toEqual(['SE', 'SW', 'N']);
  });

  it('an area that your marker keeps full is skipped when it comes round', () => {
    const t = inMarket('N', 'N', ['N', 'N', 'SW']).seat(0).standsOn(1).does(market(2, 3));
    expect(visited(t)).toEqual(['SE', 'SW', 'SE']);
    conserve(t.state);
  });

  it('G-ACT-1 on its turn: 2 moves, by the first section of board B', () => {
    const t = inMarket('N', 'N').board('B').steps(0).gate(1).draws('G3', 'G6').takesTurn();
    expect(t.it).toMatchObject({ area: 'SW', rows: [2, 0, 0, 0], vp: 0, guilder: 0 });
  });
});

/** SE is full with its marker and two neutral ones; you are in N and move now. */
const youMove = (guilderLeft: number): SoloTable => {
  const t = inMarket('N', 'SE', ['SE', 'SE', 'SW']).turnOf(0).guilder(guilderLeft).tools(0).storage().vp(0);
  t.state.turn.neutral = true;
  return t;
};

describe('G-MKT: your marker on its own', () => {
  it.each([1, 5])('MKT-4 with %i Guilder: you pay 1, it gains 1 VP and no Guilder', (before) => {
    const t = youMove(before)
      .act(market(0, 1))
      .asks('move')
      .offersOnly('skip', 'stand:p2')
      .choose('stand:p2');
    expect([t.has.area, t.has.guilder, t.player.on]).toEqual(['SE', before - 1, 1]);
    expect([t.it.vp, t.it.guilder]).toEqual([1, 0]);
    // Your reward is taken three times as ever.
    expect(t.choose('take:tool1').has.tools).toBe(3);
    expect(t.it.vp).toBe(1);
  });

  it('MKT-4 without a Guilder you skip, and it gains nothing', () => {
    const t = youMove(0).act(market(0, 1)).asks('market');
    expect([t.has.area, t.it.vp]).toEqual(['SW', 0]);
  });

  it('skipping gives it nothing', () => {
    expect(youMove(5).act(market(0, 1)).choose('skip').it.vp).toBe(0);
  });

  it.each([0, 5])(
    'CRD-6 with the starting card for the Market and %i Guilder: free, it still gains 1 VP',
    (before) => {
      const t = youMove(before).starting(5).act(market(0, 1)).asks('move').choose('stand:p2');
      expect([t.has.area, t.has.guilder, t.player.on]).toEqual(['SE', before, 1]);
      expect([t.it.vp, t.it.guilder]).toEqual([1, 0]);
    },
  );

  it('CRD-6 a second time in the same turn costs 1 again, and gives it another VP', () => {
    const t = youMove(5).starting(5).act(market(0, 1)).choose('stand:p2', 'pass');
    t.act(market(2, 3)).choose('pass', 'pass').asks('move').choose('stand:p2');
    expect([t.has.area, t.has.guilder, t.it.vp]).toEqual(['SE', 2, 2]);
  });

  it('when it moves away, yours stays and takes the place', () => {
    const t = youMove(5).act(market(0, 1)).choose('stand:p2', 'pass').seat(1).does(market(2, 2));
    expect(t.it.area).toBe('N');
    expect([t.seat(0).has.area, t.state.players[0].on, t.has.guilder]).toEqual(['SE', -1, 4]);
    expect(t.it.vp).toBe(1);
    conserve(t.state);
  });
});

/** A card of each marked space: G1 white, G2 yellow, G3 red, G4 violet. */
const MARKS = ['G1', 'G2', 'G3', 'G4'];
/** Trade card 1-4 with these bulbs on it; your Windmill on A0 opens B0 for it. */
const atTrade = (face: string, card: number, ...on: (Colour | null)[]): SoloTable =>
  soloTable()
    .windmills('A0')
    .seat(1)
    .vp(0)
    .water(0)
    .market(['N', 'N'], AREAS)
    .tileOffer(1, 2, 13, 19)
    .cardOffer(1, 2, 3)
    .trade(card, ...on)
    .drawn(face, face === 'G6' ? 'G5' : 'G6');
/** Bulbs on the top trade card. */
const onCard = (t: SoloTable): (Colour | null)[] =>
  t.state.tradeBulbs.map((colour) => (colour < 0 ? null : COLOURS[colour]));
const rewards = (t: SoloTable): Effect[] =>
  t
    .eventsOf('gardenerDoes')
    .flatMap(({ effect, why }) => (why === 'tradeReward' ? [effectOf(t.state, effect)] : []));

describe('G-TRD: the space', () => {
  it.each([
    ['G1', 1, 'white'],
    ['G2', 2, 'yellow'],
    ['G3', 3, 'red'],
    ['G4', 4, 'violet'],
    ['G5', 1, 'black'],
  ])('%s marks space %i: a %s bulb there', (face, space, colour) => {
    const t = atTrade(face, 1).does(trade);
    expect(onCard(t)).toEqual([1, 2, 3, 4].map((at) => (at === space ? colour : null)));
    expect(t.why('gardenerTraded')).toBe('markedSpace');
  });

  it.each([
    ['G5', 'space 1 taken', ['red'], 2],
    ['G5', 'spaces 1 and 2 taken', ['red', 'white'], 3],
    ['G2', 'space 2 taken', [null, 'red'], 3],
    ['G2', 'spaces 2, 3 and 4 taken, round the corner', [null, 'red', 'white', 'violet'], 1],
    ['G3', 'space 3 taken', [null, null, 'white'], 4],
    ['G3', 'spaces 3 and 4 taken, round the corner', [null, null, 'white', 'violet'], 1],
    ['G4', 'space 4 taken, round the corner', [null, null, null, 'white'], 1],
    ['G4', 'spaces 4 and 1 taken', ['red', null, null, 'white'], 2],
  ] as const)('%s, %s: the next free one clockwise', (face, _, on, space) => {
    const t = atTrade(face, 1, ...on).does(trade);
    expect(t.eventsOf('gardenerTraded').map((event) => event.space + 1)).toEqual([space]);
    expect(t.why('gardenerTraded')).toBe('nextFree');
    expect(t.eventsOf('gardenerCollected')).toEqual([]);
  });

  it('all others are taken, the marked one is free: the marked one', () => {
    const t = atTrade('G1', 1, null, 'red', 'violet', 'black').does(trade);
    expect(t.eventsOf('gardenerTraded')).toMatchObject([{ space: 0, why: 'markedSpace' }]);
  });

  it('G-NEV-1 the bulb comes from the supply: nothing is stored, no Patch loses one', () => {
    const t = atTrade('G3', 1).planted(1, 'red', 'red').does(trade);
    expect(t.it).toMatchObject({ stored: 0, rows: [2, 0, 0, 0], vp: 5 });
    expect(onCard(t)).toEqual([null, null, 'red', null]);
  });

  it('G-ACT-1 on its turn: the first section of board C', () => {
    const t = atTrade('G6', 1).board('C').steps(0).gate(1).draws('G1', 'G2').takesTurn();
    expect(onCard(t)).toEqual(['white', null, null, null]);
    expect(t.it).toMatchObject({ rows: [2, 0, 0, 0], cards: [2], vp: 0 });
  });
});

const bulbAndVp: Effect = { do: 'gain', vp: 1, bulbs: ['any'] };

interface Quarters {
  readonly card: number;
  readonly space: number;
  readonly order: readonly [Effect, Effect];
  readonly points: number;
  readonly now?: Partial<SoloTable['it']>;
}
const one = [1, 0, 0, 0];
const two = [2, 0, 0, 0];
/** Water 0: Lower water 2 is 2 VP. G6 on top: right and uncommon, third card. */
const QUARTERS: readonly Quarters[] = [
  { card: 1, space: 1, order: [farm, twoAnyBulbs], points: 0, now: { cards: [3], rows: two } },
  { card: 1, space: 2, order: [twoAnyBulbs, guilder(3)], points: 3, now: { rows: two } },
  { card: 1, space: 3, order: [guilder(3), vp(2)], points: 5 },
  { card: 1, space: 4, order: [farm, vp(2)], points: 2, now: { cards: [3] } },
  { card: 2, space: 1, order: [plant(2), tool], points: 1, now: { rows: two } },
  { card: 2, space: 2, order: [enhance, tool], points: 1, now: { tiles: [2, 13] } },
  { card: 2, space: 3, order: [enhance, vp(3)], points: 3, now: { tiles: [2, 13] } },
  { card: 2, space: 4, order: [plant(2), vp(3)], points: 3, now: { rows: two } },
  { card: 3, space: 1, order: [build, lower(2)], points: 2, now: { windmills: ['B0'] } },
  { card: 3, space: 2, order: [bulbAndVp, lower(2)], points: 3, now: { rows: one } },
  { card: 3, space: 3, order: [bulbAndVp, tools(2)], points: 3, now: { rows: one } },
  { card: 3, space: 4, order: [build, tools(2)], points: 2, now: { windmills: ['B0'] } },
  { card: 4, space: 1, order: [plant(1), vp(4)], points: 4, now: { rows: one } },
  { card: 4, space: 2, order: [plant(1), market(0, 2)], points: 0, now: { rows: [3, 0, 0, 0], area: 'SW' } },
  { card: 4, space: 3, order: [market(0, 2), guilder(2)], points: 2, now: { rows: two, area: 'SW' } },
  { card: 4, space: 4, order: [guilder(2), vp(4)], points: 6 },
];

describe('G-TRD: the two adjacent rewards, VP last', () => {
  it.each(QUARTERS)(
    'card $card, space $space: $order.0.do, then $order.1.do',
    ({ card, space, order, points, now }) => {
      const t = atTrade(MARKS[space - 1], card).does(trade);
      expect(rewards(t)).toEqual(order);
      expect(t.it).toMatchObject({ vp: points, guilder: 0, tools: 0, stored: 0, ...now });
    },
  );

  it('the bulb lies on the card before the rewards come, and stays', () => {
    const t = atTrade('G1', 1, null, 'red').does(trade);
    const types = t.events.map(({ type }) => type);
    expect(types.indexOf('gardenerTraded')).toBeLessThan(types.indexOf('gardenerFarm'));
    expect(onCard(t)).toEqual(['white', 'red', null, null]);
  });
});

describe('G-TRD: its colour is on the card already', () => {
  it.each([
    ['G1', ['red', 'white', null, 'violet'], ['white', 'red', 'violet']],
    ['G1', ['white'], ['white']],
    ['G2', ['white', 'black', 'yellow'], ['yellow', 'white', 'black']],
    ['G3', ['violet', null, 'yellow', 'red'], ['red', 'yellow', 'violet']],
    ['G4', ['violet', 'black', 'red'], ['violet', 'red', 'black']],
    ['G5', ['yellow', 'white', 'black'], ['black', 'white', 'yellow']],
  ] as const)('%s, on it %j: all come off and are planted as %j', (face, on, order) => {
    const t = atTrade(face, 1, ...on).does(trade);
    expect(planted(t)).toEqual(order);
    expect(onCard(t)).toEqual([null, null, null, null]);
    // Each of them begins a row, from the top.
    expect(t.it.rows).toEqual([0, 1, 2, 3].map((row) => (row < order.length ? 1 : 0)));
    expect(t.why('gardenerCollected')).toBe('colourOnCard');
    expect(t.eventsOf('gardenerPlanted').map(({ whyColour }) => whyColour)).toEqual(
      order.map(() => 'tradeOrder'),
    );
  });

  it('no bulb is put there, no reward is gained, and the card stays on top', () => {
    const t = atTrade('G1', 1, 'red', 'white').does(trade);
    expect(t.eventsOf('gardenerTraded')).toEqual([]);
    expect(rewards(t)).toEqual([]);
    expect(t.eventsOf('tradeCleared')).toEqual([]);
    expect(t.state.tradeCards[0]).toBe(0);
    expect(t.it).toMatchObject({ vp: 0, cards: [], stored: 0 });
  });

  it('even if the marked space is free', () => {
    const t = atTrade('G1', 1, null, 'white').does(trade);
    expect(planted(t)).toEqual(['white']);
  });

  it('G-PLANT-1 they are planted like any others, 1 VP for each that finds no Patch', () => {
    const t = atTrade('G1', 1, 'red', 'white', 'black').planted(1, 'red');
    for (const row of [2, 3, 4]) t.planted(row, 'violet', 'red', 'red', 'red', 'red', 'red', 'red');
    t.planted(1, 'red', 'red', 'red', 'red').does(trade);
    // White takes the sixth Patch of row 1, red the seventh, black none.
    expect(t.it.rows).toEqual([7, 7, 7, 7]);
    expect(t.it.vp).toBe(1);
    expect(t.state.players[1].patches.slice(4, 7)).toEqual([2, 0, 2]);
  });
});

describe('G-TRD: the fourth bulb (TRD-2)', () => {
  it('after the rewards the card is cleared and goes under the stack', () => {
    const t = atTrade('G4', 1, 'red', 'white', 'black');
    const [, second, third, fourth] = t.state.tradeCards;
    t.does(trade);
    expect(rewards(t)).toEqual([farm, vp(2)]);
    expect(t.it).toMatchObject({ cards: [3], vp: 2, rows: [0, 0, 0, 0] });
    expect(onCard(t)).toEqual([null, null, null, null]);
    expect(t.state.tradeCards).toEqual([second, third, fourth, 0]);
    const types = t.events.map(({ type }) => type);
    expect(types.indexOf('tradeCleared')).toBeGreaterThan(types.lastIndexOf('vp'));
    expect(types.indexOf('tradeCleared')).toBeGreaterThan(types.indexOf('gardenerFarm'));
  });

  it('with three bulbs it stays', () => {
    const t = atTrade('G4', 1, 'red', 'white').does(trade);
    expect(onCard(t)).toEqual(['red', 'white', null, 'violet']);
    expect([t.state.tradeCards[0], t.eventsOf('tradeCleared')]).toEqual([0, []]);
  });

  it('the next card is traded with from then on', () => {
    const t = atTrade('G4', 1, 'red', 'white', 'black');
    t.state.tradeCards = [0, 3, 1, 2];
    t.does(trade).does(trade);
    // Card 4, space 4: 2 Guilder and 4 VP, after 2 VP of card 1.
    expect(t.it.vp).toBe(8);
    expect(onCard(t)).toEqual([null, null, null, 'violet']);
  });
});
