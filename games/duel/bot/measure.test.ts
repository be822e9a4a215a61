import { featuresOf } from '@polder/bots/testing';
import { COLOURS, type Colour, duel } from '@polder/duel';
import { type Table, table } from '@polder/duel/testing';
import { describe, expect, it } from 'vitest';
import { contractAhead } from './contracts.js';
import { duelMeasure } from './measure.js';
import { duelWeights } from './weights.js';
import { worthsOf } from './worth.js';

const features = (t: Table, seat = 0) => featuresOf(duelMeasure, t.state, seat);

describe('VP', () => {
  it('are those of the score sheet, with what final scoring would give', () => {
    const t = table()
      .vp(12)
      .windmills([1, 'black'], [2, 'red'])
      .patch(2, 'black', 'black', 'red')
      .scored(9)
      .contracts(8);
    const [sheet, other] = duel.scores(t.state);
    expect(features(t).vp).toBe(sheet.vp);
    expect(features(t).vp).toBeGreaterThan(12);
    expect(features(t, 1).vp).toBe(other.vp);
  });
});

describe('goods', () => {
  it.each([
    [0, 0, 0],
    [4, 4, 0],
    [7, 4, 3],
  ])('%i Guilder are %i at hand and %i more', (n, guilder, moreGuilder) => {
    expect(features(table().guilder(n))).toMatchObject({ guilder, moreGuilder });
  });

  it('are Tools, bulbs up to five and their colours', () => {
    expect(features(table().tools(2).storage('red', 'red', 'white'))).toMatchObject({
      tools: 2,
      bulbs: 3,
      colours: 2,
    });
    const many = table().storage('red', 'red', 'red', 'white', 'white', 'black', 'violet');
    expect(features(many)).toMatchObject({ bulbs: 5, colours: 4 });
  });

  it('are those of the seat that is measured', () => {
    const t = table().seat(1).guilder(1).tools(5).storage('red');
    expect(features(t, 1)).toMatchObject({ guilder: 1, tools: 5, bulbs: 1 });
    expect(features(t, 0)).toMatchObject({ guilder: 3, tools: 0, bulbs: 2 });
  });
});

describe('Windmills', () => {
  it('count, and the values of their colours by the square', () => {
    const t = table().windmills([1, 'black'], [4, 'black'], [7, 'red']);
    expect(features(t)).toMatchObject({ windmills: 3, values: 4 + 1 });
    expect(features(t, 1)).toMatchObject({ windmills: 0, values: 0 });
  });

  it('see the free spaces and the tulips of both Patches beside them', () => {
    const t = table().windmills([1, 'black']).patch(1, 'red').patch(2, 'red', 'red').patch(3, 'red');
    expect(features(t)).toMatchObject({ beside: 3 + 2, tulips: 1 + 2 });
  });

  it('see a Patch between two of them twice', () => {
    const t = table().windmills([1, 'black'], [2, 'black']).patch(2, 'red', 'red');
    expect(features(t)).toMatchObject({ beside: 4 + 2 * 2 + 4, tulips: 2 * 2 });
  });

  it('go round the ring', () => {
    const t = table().windmills([12, 'black']).patch(1, 'red').patch(12, 'red', 'red').patch(2, 'white');
    expect(features(t)).toMatchObject({ beside: 5, tulips: 3 });
  });

  it('of the rival are not one’s own', () => {
    const t = table().seat(1).windmills([1, 'black']).patch(1, 'red');
    expect(features(t, 0)).toMatchObject({ beside: 0, tulips: 0 });
  });
});

describe('tiles', () => {
  const { tiles, personal } = worthsOf(table().edition);
  const [best] = tiles.map((worth, i) => [worth, i + 1] as const).sort(([a], [b]) => b - a);
  const [worst] = tiles.map((worth, i) => [worth, i + 1] as const).sort(([a], [b]) => a - b);
  const dearest = Math.max(...personal);
  const section = `personal${personal.indexOf(dearest) + 1}`;

  it('count by what they have improved', () => {
    const t = table().tile(section, best[1]);
    expect(features(t).tiles).toBeCloseTo(best[0] - dearest, 10);
    expect(features(t).tiles).toBeGreaterThan(0);
    expect(features(t, 1).tiles).toBe(0);
  });

  it('count nothing if they are worse', () => {
    expect(worst[0]).toBeLessThan(dearest);
    expect(features(table().tile(section, worst[1])).tiles).toBe(0);
  });
});

describe('the next turn', () => {
  it('brings no Plant without bulbs', () => {
    // Plant 2, then Build; the Central Wheel has little.
    const t = table().guilder(0).storage('red', 'red');
    const { nextTurn } = features(t);
    expect(features(t.storage()).nextTurn).toBeLessThan(nextTurn);
  });

  it('brings no Build without the Guilder for a Windmill', () => {
    const t = table().storage();
    const [poor, rich] = [1, 2].map((n) => features(t.guilder(n)).nextTurn);
    expect(rich).toBeGreaterThan(poor);
  });

  it('brings no Build without a Windmill', () => {
    const t = table().storage().guilder(9);
    const { nextTurn } = features(t);
    expect(features(t.columns(0, 0, 0, 0, 0)).nextTurn).toBeLessThan(nextTurn);
  });

  it('brings no Trade without a bulb that is wanted', () => {
    // Personal section 5 after one step.
    const t = table().mesh(4, 1).ship(1).port(1, 1, 1, 'lower').guilder(0);
    const { nextTurn } = features(t.storage('red'));
    expect(features(t.storage('black')).nextTurn).toBeLessThan(nextTurn);
  });
});

describe('cards', () => {
  it('near a seat are its Helpers and the rival’s Contracts', () => {
    const t = table().helpers(1, 2);
    const { helpers } = worthsOf(t.edition);
    expect(features(t)).toMatchObject({ helpers: helpers[0] + helpers[1], contracts: 0, contractsAhead: 0 });
    const [one, two] = t.edition.cards;
    const rival = t.state.players[1];
    expect(features(t, 1)).toMatchObject({
      helpers: 0,
      contracts: 2,
      contractsAhead:
        contractAhead(t.state, rival, one.contract) + contractAhead(t.state, rival, two.contract),
    });
  });

  it('that are scored count', () => {
    expect(features(table().scored(1, 5)).scored).toBe(2);
  });
});

describe('Foreign Trade', () => {
  it('counts deliveries and their colours', () => {
    expect(features(table().traded('red', 'white', 'red'))).toMatchObject({ traded: 3, tradedColours: 2 });
    expect(features(table())).toMatchObject({ traded: 0, tradedColours: 0 });
  });

  /** The Ship at port 1, where Demand 1 lies; Demand 2 lies at the next port, 5 at the closed one before it. */
  const trading = (): Table =>
    table().ship(1).port(1, 1, 1, 'lower').port(2, 2, 2, 'lower').port(5, 5, 5, 'closed').tools(0);
  const { demands } = table().edition;
  /** What a half of a Demand tile pays; 0: it does not want this colour. */
  const price = (demand: number, half: 'upper' | 'lower', wanted: Colour): number =>
    demands[demand - 1][half].find(({ colour }) => colour === wanted)?.vp ?? 0;

  it.each(COLOURS)('delivers to the open half what it wants (%s)', (colour) => {
    expect(features(trading().storage(colour)).deliverable).toBe(price(1, 'upper', colour));
  });

  it.each(COLOURS)('delivers to the lower half once the Port tile has moved up (%s)', (colour) => {
    const t = trading().port(1, 1, 1, 'upper').storage(colour);
    expect(features(t).deliverable).toBe(price(1, 'lower', colour));
  });

  it('takes the best price', () => {
    const best = Math.max(...demands[0].upper.map(({ vp }) => vp));
    expect(features(trading().storage(...COLOURS)).deliverable).toBe(best);
  });

  it('sails on with a Tool, for a little less', () => {
    const only = COLOURS.find((it) => price(2, 'upper', it) > 1 && price(1, 'upper', it) === 0) ?? 'violet';
    const t = trading().storage(only);
    expect(features(t).deliverable).toBe(0);
    expect(features(t.tools(1)).deliverable).toBe(price(2, 'upper', only) - 1);
  });

  it('does not sail to the closed port', () => {
    const wanted = (it: Colour): boolean => price(5, 'upper', it) > 1;
    const only =
      COLOURS.find((it) => wanted(it) && price(1, 'upper', it) + price(2, 'upper', it) === 0) ?? 'black';
    const t = trading().storage(only).tools(1);
    expect(features(t).deliverable).toBe(0);
    t.port(5, 5, 5, 'lower');
    expect(features(t).deliverable).toBe(price(5, 'upper', only) - 1);
  });
});

describe('what is still to come', () => {
  it('counts for the seat that acts, and the follow-up for its rival', () => {
    const t = table().atWheels(0);
    expect(features(t, 0).pending).toBeGreaterThan(0);
    expect(features(t, 1).pending).toBe(0);
    const turned = table();
    expect(features(turned, 0).pending).toBeGreaterThan(0);
    expect(features(turned, 1).pending).toBeGreaterThan(0);
    t.followsUp(1);
    expect(t.asked).toBe(1);
    expect(features(t, 0).pending).toBe(0);
    expect(features(t, 1).pending).toBeGreaterThan(0);
  });
});

describe('how much of the game is left', () => {
  const left = (t: Table, seat: number): number => duelMeasure.horizon(t.state, seat);
  const last = (t: Table, round: number): Table => {
    t.state.lastRound = round;
    return t;
  };

  it('is about all of it at the start', () => {
    for (const seat of [0, 1]) {
      expect(left(table().round(1), seat)).toBeGreaterThan(0.75);
      expect(left(table().round(1), seat)).toBeLessThan(1.25);
    }
  });

  it('is less in later rounds and with the Calendar farther on', () => {
    expect(left(table().round(8), 0)).toBeLessThan(left(table().round(1), 0));
    expect(left(table().round(1).calendar(4), 0)).toBeLessThan(left(table().round(1), 0));
  });

  it('is something until the end is triggered', () => {
    expect(left(table().round(50).calendar(4), 1)).toBeGreaterThan(0);
  });

  it('is nothing for those who had their last turn', () => {
    const t = last(table().round(12).turnOf(1), 12);
    expect(left(t, 0)).toBe(0);
    expect(left(t, 1)).toBeGreaterThan(0);
  });

  it('is one turn more if another round comes', () => {
    const one = left(last(table().round(12), 12), 0);
    const t = last(table().round(12).turnOf(1), 13);
    expect([left(t, 0), left(t, 1)]).toEqual([one, 2 * one]);
  });

  it('is nothing when the game is over', () => {
    const t = table();
    t.state.over = true;
    expect([left(t, 0), left(t, 1)]).toEqual([0, 0]);
  });
});

it('every feature but the VP has a weight, and no other has', () => {
  expect(Object.keys(duelWeights.of)).toEqual(duelMeasure.features.slice(1));
});

it('a row of numbers used before is written anew', () => {
  const row = duelMeasure.features.map(() => 77);
  duelMeasure.measure(table().state, 1, row);
  expect(row).not.toContain(77);
  expect(duelMeasure.seats(table().state)).toBe(2);
});
