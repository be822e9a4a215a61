import { featuresOf } from '@polder/bots/testing';
import { type Colour, GARDENER, valley } from '@polder/valley';
import { freshTable, soloTable, type Table, table } from '@polder/valley/testing';
import { describe, expect, it } from 'vitest';
import { contractAhead } from './contracts.js';
import { valleyMeasure } from './measure.js';
import { valleyWeights } from './weights.js';
import { LOWER, PLANT, worthsOf } from './worth.js';

const features = (t: Table, seat = 0) => featuresOf(valleyMeasure, t.state, seat);
const times = (n: number, colour: Colour): Colour[] => new Array<Colour>(n).fill(colour);

describe('VP', () => {
  it('are those of the score sheet, with what final scoring would give', () => {
    const t = table()
      .vp(11)
      .planted(1, ...times(7, 'red'))
      .planted(2, 'red')
      .contracts(17)
      .windmills('A0', 'A1');
    const [sheet, other] = valley.scores(t.state);
    expect(features(t).vp).toBe(sheet.vp);
    expect(features(t).vp).toBeGreaterThan(11);
    expect(features(t, 1).vp).toBe(other.vp);
  });
});

describe('goods', () => {
  it.each([
    [0, 0, 0],
    [4, 4, 0],
    [5, 4, 1],
    [9, 4, 5],
  ])('%i Guilder are %i at hand and %i more', (n, guilder, moreGuilder) => {
    expect(features(table().guilder(n))).toMatchObject({ guilder, moreGuilder });
  });

  it('are Tools, bulbs in Storage and their colours', () => {
    const t = table().tools(3).storage('red', 'red', 'white', 'black', 'red');
    expect(features(t)).toMatchObject({ tools: 3, bulbs: 5, colours: 3 });
    expect(features(table().storage())).toMatchObject({ bulbs: 0, colours: 0 });
  });

  it('are those of the seat that is measured', () => {
    const t = table().guilder(4).seat(1).guilder(1).tools(6).storage('red');
    expect(features(t, 1)).toMatchObject({ guilder: 1, tools: 6, bulbs: 1 });
    expect(features(t, 0).guilder).toBe(4);
  });
});

describe('rows', () => {
  it('count by the square of how full they are', () => {
    const { edition } = table();
    const t = table().planted(1, 'red', 'white', 'red').planted(4, 'red', 'white');
    const { mixed: first } = edition.rows[0];
    const { mixed: last } = edition.rows[3];
    expect(features(t).rows).toBeCloseTo((first * 9 + last * 4) / 49, 10);
    expect(features(t).planted).toBe(5);
  });

  it('count in singleRows what one colour gives more', () => {
    const t = table().planted(2, 'red', 'red', 'red', 'red');
    const { mixed, single } = t.edition.rows[1];
    expect(features(t).singleRows).toBeCloseTo(((single - mixed) * 16) / 49, 10);
    expect(features(t).rows).toBeCloseTo((mixed * 16) / 49, 10);
  });

  it('of several colours are none in singleRows', () => {
    expect(features(table().planted(2, 'red', 'red', 'red', 'white')).singleRows).toBe(0);
  });

  it('count no longer once they are full', () => {
    expect(features(table().planted(3, ...times(7, 'red')))).toMatchObject({ rows: 0, singleRows: 0 });
  });
});

describe('fitting', () => {
  it('are colours in Storage that go on with a row of one colour', () => {
    const t = table()
      .planted(1, 'red', 'red')
      .planted(2, 'white')
      .planted(3, 'violet')
      .storage('red', 'red', 'white', 'black');
    expect(features(t).fitting).toBe(2);
  });

  it('is a colour once, however many rows want it', () => {
    expect(features(table().planted(1, 'red').planted(2, 'red').storage('red')).fitting).toBe(1);
  });

  it.each([
    ['mixed', ['red', 'white']],
    ['full', times(7, 'red')],
    ['empty', []],
  ] as const)('is none of a row that is %s', (_what, colours) => {
    expect(
      features(
        table()
          .planted(1, ...colours)
          .storage('red', 'white'),
      ).fitting,
    ).toBe(0);
  });
});

describe('columns', () => {
  /** Bulbs in the first column. */
  const column = (...colours: Colour[]): Table => {
    const t = table();
    colours.forEach((colour, row) => {
      t.planted(row + 1, colour);
    });
    return t;
  };

  it('count by the square of how full they are', () => {
    const t = column('red', 'white').planted(1, 'red', 'red');
    const plus = t.edition.columns.map((it) => it.plus);
    expect(features(t).columns).toBeCloseTo((plus[0] * 4 + plus[1] + plus[2]) / 16, 10);
  });

  it('in which a colour repeats are counted in repeats only', () => {
    expect(features(column('red', 'white', 'red'))).toMatchObject({ columns: 0, repeats: 1 });
    expect(features(column('red', 'white', 'black', 'red'))).toMatchObject({ columns: 0, repeats: 1 });
    expect(features(column('red', 'red', 'red', 'red')).repeats).toBe(1);
    const two = table().planted(1, 'red', 'white').planted(2, 'red', 'white');
    expect(features(two).repeats).toBe(2);
  });

  it('count no longer once they are full', () => {
    expect(features(column('red', 'white', 'violet', 'black'))).toMatchObject({ columns: 0, repeats: 0 });
  });
});

describe('Windmills', () => {
  it('are those that have left the farm board', () => {
    expect(features(table())).toMatchObject({ windmills: 0 });
    expect(features(table().windmills('A0', 'A1', 'B0')).windmills).toBe(3);
    expect(features(table().groups(0, 1, 1, 2, 3)).windmills).toBe(2);
  });

  it('let planted bulbs of their colour wait, the nearer the more', () => {
    const t = table().planted(1, 'black', 'red', 'black');
    const groups = t.edition.groups.map((it) => it.vp);
    const [red, black] = [groups[2], groups[4]];
    expect(features(t).groups).toBeCloseTo((2 * black) / 4 + red / 3, 10);
    expect(features(t.groups(1, 1, 2, 2, 1)).groups).toBeCloseTo((2 * black) / 2 + red / 3, 10);
  });

  it('of an empty group let nothing wait: it scores', () => {
    const t = table().vp(0).planted(1, 'black', 'black').groups(1, 1, 2, 2, 0);
    expect(features(t).groups).toBe(0);
    expect(features(t).vp).toBe(2 * t.edition.groups[4].vp);
  });
});

describe('wheels', () => {
  it('are better with a + than without', () => {
    // The small wheel shows Lower water 2 as well: the + is all that tile 18 adds.
    const plain = features(table()).wheels;
    const plus = features(table().tile('small3', 18)).wheels;
    expect(plus).toBeGreaterThan(plain);
  });

  it('are better with a better tile', () => {
    const farm = features(table().board('A')).wheels;
    const tile = features(table().board('A').tile('large4', 19)).wheels;
    expect(tile).toBeGreaterThan(farm);
  });

  it('are better with several tiles', () => {
    const t = table().tile('small1', 17).tile('small2', 18);
    expect(features(t)).toMatchObject({ tiles: 2 });
    expect(features(t).wheels).toBeGreaterThan(features(table()).wheels);
  });

  it('count their tiles', () => {
    expect(features(table()).tiles).toBe(0);
    expect(features(table().tile('large1', 1).tile('large6', 2).tile('small5', 3)).tiles).toBe(3);
  });

  it('do not depend on what is at hand', () => {
    const rich = table().storage('red', 'red', 'red').guilder(9);
    expect(features(rich).wheels).toBe(features(table().storage().guilder(0)).wheels);
  });

  it('are near a full turn by the steps made', () => {
    const near = (n: number): number => features(table().steps(n)).fullTurn;
    expect([0, 3, 5, 6, 9].map(near)).toEqual([0, 1 / 2, 5 / 6, 0, 1 / 2]);
  });
});

describe('the next turn', () => {
  /** Board A from its start: Plant 2, Market 2/2, Build come next; nothing but bulbs is there. */
  const ahead = (...bulbs: Colour[]): Table =>
    table()
      .board('A')
      .steps(0)
      .storage(...bulbs)
      .guilder(0)
      .groups(0, 0, 0, 0, 0);

  it('brings no Plant without bulbs', () => {
    expect(features(ahead()).nextTurn).toBeCloseTo(2 * LOWER, 10);
    expect(features(ahead('red', 'red')).nextTurn).toBeCloseTo(2 * PLANT, 10);
  });

  it('brings no Build without Windmills', () => {
    expect(features(ahead().groups(0, 0, 0, 0, 1)).nextTurn).toBeGreaterThan(features(ahead()).nextTurn);
  });

  it('brings no Market without Guilder', () => {
    const { nextTurn } = features(ahead());
    expect(features(ahead().guilder(1)).nextTurn).toBe(nextTurn);
    expect(features(ahead().guilder(2)).nextTurn).toBeGreaterThan(nextTurn);
  });

  it.each([
    ['large1', true],
    ['large3', true],
    ['large4', false],
  ])('reaches the first three sections: %s %s', (section, reached) => {
    const { nextTurn, soon } = features(ahead());
    // 2 Guilder and 3 VP, with a +.
    const t = features(ahead().tile(section, 22));
    if (reached) expect(t.nextTurn).toBeGreaterThan(nextTurn);
    else expect([t.nextTurn, t.soon > soon]).toEqual([nextTurn, true]);
  });

  it('goes round the wheel', () => {
    const t = ahead().steps(5);
    expect(features(t.tile('large1', 22)).nextTurn).toBeGreaterThan(features(ahead().steps(5)).nextTurn);
  });

  it('leaves the other pairs of two turns to soon: their mean', () => {
    // Nothing but Lower water is possible on these sections; so all five pairs are alike.
    const t = ahead().board('A').steps(0).tile('large4', 15).tile('large5', 15);
    const { nextTurn, soon } = features(t);
    expect(nextTurn).toBeCloseTo(2 * LOWER, 10);
    expect(soon).toBeGreaterThan(nextTurn);
    const bare = features(ahead());
    const [farm] = worthsOf(t.edition).boards[t.player.board].slice(3);
    expect(bare.soon).toBeCloseTo((3 * 2 * LOWER + farm.worth) / 4, 10);
  });
});

describe('cards', () => {
  it('are the Helpers and the starting card, by their worth', () => {
    const t = table().helpers(2, 15);
    const { helpers, starts } = worthsOf(t.edition);
    expect(features(t).helpers).toBeCloseTo(starts[t.player.start] + helpers[1] + helpers[14], 10);
    expect(features(table()).helpers).toBeLessThan(features(t).helpers);
  });

  it('are none before the starting card is chosen', () => {
    expect(features(freshTable()).helpers).toBe(0);
  });

  it('are the Contracts and what they could still get to', () => {
    const t = table().contracts(17, 22);
    const { cards } = t.edition;
    const sum = contractAhead(t.player, cards[16].contract) + contractAhead(t.player, cards[21].contract);
    expect(features(t)).toMatchObject({ contracts: 2, contractsAhead: sum });
    expect(features(table())).toMatchObject({ contracts: 0, contractsAhead: 0 });
  });
});

describe('the Gardener', () => {
  it('is measured by its VP and by being there', () => {
    const t = soloTable();
    const { vp, gardener, ...rest } = features(t, GARDENER);
    expect([vp, gardener]).toEqual([valley.scores(t.state)[GARDENER].vp, 1]);
    expect(Object.values(rest).filter((n) => n !== 0)).toEqual([]);
  });

  it('is not the person, and not at other tables', () => {
    expect(features(soloTable(), 0)).toMatchObject({ gardener: 0, tools: 1 });
    expect(features(table(), 1).gardener).toBe(0);
  });

  it('has a seat of its own', () => {
    expect(valleyMeasure.seats(soloTable().state)).toBe(2);
    expect([2, 3, 4].map((players) => valleyMeasure.seats(tableOf(players).state))).toEqual([2, 3, 4]);
  });
});

const tableOf = (players: number): Table => table({ players: players === 2 ? 2 : players === 3 ? 3 : 4 });

describe('what is still to come in a turn', () => {
  it('counts for the seat whose turn it is', () => {
    const t = table();
    expect(features(t, 0).pending).toBeGreaterThan(0);
    expect(features(t, 1).pending).toBe(0);
    t.turnOf(1);
    expect(features(t, 0).pending).toBe(0);
    expect(features(t, 1).pending).toBeGreaterThan(0);
  });
});

describe('how much of the game is left', () => {
  const left = (t: Table, seat: number): number => valleyMeasure.horizon(t.state, seat);
  const last = (t: Table, round: number): Table => {
    t.state.lastRound = round;
    return t;
  };

  it('is about all of it at the start', () => {
    for (const seat of [0, 1]) {
      expect(left(table(), seat)).toBeGreaterThan(0.75);
      expect(left(table(), seat)).toBeLessThan(1.25);
    }
  });

  it('is less the farther anybody has turned', () => {
    const near = table().steps(20);
    expect(left(near, 0)).toBeLessThan(left(table(), 0) / 2);
    expect(left(near, 1)).toBe(left(near, 0));
    expect(left(near, 1)).toBeGreaterThan(0);
  });

  it('is nothing for those who had their last turn', () => {
    const t = last(table({ players: 3 }).round(12).turnOf(1), 12);
    expect(left(t, 0)).toBe(0);
    expect(left(t, 1)).toBeGreaterThan(0);
    expect(left(t, 2)).toBe(left(t, 1));
  });

  it('is one turn more if another round comes', () => {
    const t = last(table().round(12).turnOf(1), 13);
    const one = left(last(table().round(12), 12), 0);
    expect(left(t, 0)).toBe(one);
    expect(left(t, 1)).toBe(2 * one);
  });

  it('is nothing when the game is over', () => {
    const t = table();
    t.state.over = true;
    expect([left(t, 0), left(t, 1)]).toEqual([0, 0]);
  });
});

it('every feature but the VP has a weight, and no other has', () => {
  expect(Object.keys(valleyWeights.of)).toEqual(valleyMeasure.features.slice(1));
});

it('a row of numbers used before is written anew', () => {
  const row = valleyMeasure.features.map(() => 77);
  valleyMeasure.measure(soloTable().state, GARDENER, row);
  expect(row).not.toContain(77);
});
