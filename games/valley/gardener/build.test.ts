import { describe, expect, it } from 'vitest';
import {
  anyBulb,
  build,
  bulb,
  enhance,
  farm,
  guilder,
  lower,
  market,
  plant,
  tool,
  twoAnyBulbs,
  twoBulbs,
  vp,
} from '../edition/default-effects.js';
import { checkEdition } from '../edition/json.js';
import type { Edition, Effect } from '../edition/types.js';
import { effectOf } from '../rules/names.js';
import { rulesEdition, type SoloTable, soloTable } from '../testing/index.js';

const bulbAndVp: Effect = { do: 'gain', vp: 1, bulbs: ['any'] };

type Spot = readonly [id: string, cost: number, touches: readonly Effect[]];

/** A board of spaces beside the Market, each with fields of its own; your Windmill on `Z` is the first of all. */
function ownBoard(...spots: readonly Spot[]): Edition {
  const all: readonly Spot[] = [...spots, ['Z', 0, [vp(1)]]];
  const edition = {
    ...rulesEdition,
    spaces: all.map(([id, cost, touches]) => ({
      id,
      cost,
      market: 'N',
      links: [],
      fields: touches.map((_, i) => `${id}${i}`),
    })),
    fields: all.flatMap(([id, , touches]) => touches.map((reward, i) => ({ id: `${id}${i}`, reward }))),
  };
  expect(checkEdition(edition)).toEqual([]);
  return edition;
}
const onOwnBoard = (...spots: readonly Spot[]): SoloTable =>
  soloTable({ edition: ownBoard(...spots) })
    .windmills('Z')
    .seat(1)
    .vp(0)
    .water(0)
    .drawn('G1', 'G2');
/** Two spaces that are equally dear. */
const between = (first: readonly Effect[], second: readonly Effect[]): SoloTable =>
  onOwnBoard(['X', 3, first], ['Y', 3, second]).does(build);
/** The space of its first new Windmill. */
const builtOn = (t: SoloTable): string | undefined =>
  t.eventsOf('gardenerBuilt').map(({ space }) => t.edition.spaces[space].id)[0];
const left = (t: SoloTable): number => t.it.groups.reduce((a, b) => a + b, 0);

/** The default board with your Windmills and its own; white card, VP of both from 0. */
const mills = (yours: readonly string[], its: readonly string[] = []): SoloTable =>
  soloTable()
    .vp(0)
    .windmills(...yours)
    .seat(1)
    .vp(0)
    .windmills(...its)
    .water(0)
    .market(['N', 'SE'], ['N', 'SE', 'SW'])
    .tileOffer(1, 2, 13, 19)
    .cardOffer(1, 2, 3)
    .drawn('G1', 'G2');
/** VP for paths: yours, and its own. */
const paths = (t: SoloTable): number[] => [t.seat(0).vpFrom('paths'), t.seat(1).vpFrom('paths')];

describe('G-BLD: the dearest free connected space', () => {
  it.each([
    ['your A1 opens B1 for 1 and B0 for 2', ['A1'], [], 'B0'],
    ['your A2 opens B1 for 1 and B2 for 2', ['A2'], [], 'B2'],
    ['its own A4 opens B3 for 1 and B4 for 2', [], ['A4'], 'B4'],
    ['your B0 opens C0 for 3 and C1 for 4', ['A0', 'B0'], [], 'C1'],
    ['a chain of both: its B4 on your A5 opens C8 for 3 and C9 for 4', ['A5'], ['B4'], 'C9'],
    ['C9 is taken: C8 for 3 before C10 for 2', ['A5', 'C9'], ['B4'], 'C8'],
    ['the third ring carries on: C10 opens C11 for 4', ['A5', 'C9', 'C8'], ['B4', 'C10'], 'C11'],
  ])('%s', (_, yours, its, space) => {
    const t = mills(yours, its).does(build);
    expect(builtOn(t)).toBe(space);
    expect(t.why('gardenerBuilt')).toBe('dearest');
    expect(t.it.windmills).toContain(space);
  });

  it('BLD-2 a Windmill without connection opens nothing, but the first of all is built', () => {
    // A1, A3 and A5 cost 1 and touch a bulb each; only A5 also touches Lower water.
    const t = mills(['C1']).does(build);
    expect([builtOn(t), t.why('gardenerBuilt')]).toEqual(['A5', 'betterFields']);
  });

  it('it pays nothing, with no Guilder of its own', () => {
    const t = mills(['A0', 'B0']).does(build);
    expect([t.it.guilder, t.it.windmills]).toEqual([0, ['C1']]);
  });

  it('takes one Windmill, from whatever group', () => {
    const t = mills(['A1']);
    expect(left(t)).toBe(9);
    t.does(build);
    expect(left(t)).toBe(8);
  });

  it.each([
    ['white', [1, 0, 0, 0, 0]],
    ['yellow', [0, 1, 0, 0, 0]],
    ['red', [0, 0, 1, 0, 0]],
    ['violet', [0, 0, 0, 1, 0]],
    ['black', [0, 0, 0, 0, 1]],
  ])('its last Windmill is %s: it is built', (_, groups) => {
    const t = mills(['A1'])
      .groups(...groups)
      .does(build);
    expect([builtOn(t), left(t)]).toEqual(['B0', 0]);
  });

  it('no Windmill left: nothing', () => {
    const t = mills(['A1']).groups(0, 0, 0, 0, 0).does(build);
    expect([t.it.windmills, t.it.vp, t.it.rows]).toEqual([[], 0, [0, 0, 0, 0]]);
    expect(t.why('gardenerIdle')).toBe('noWindmill');
    expect(paths(t)).toEqual([0, 0]);
  });

  it('no space left: nothing', () => {
    const t = onOwnBoard(['X', 1, [vp(2)]]).does(build);
    expect([t.it.windmills, t.it.vp]).toEqual([['X'], 2]);
    t.does(build);
    expect([t.it.windmills, t.it.vp, left(t)]).toEqual([['X'], 2, 8]);
    expect(t.why('gardenerIdle')).toBe('noSpace');
  });

  it('G-ACT-1 on its turn: the second section of board C', () => {
    const t = mills(['A1']).board('C').steps(1).gate(1).draws('G1', 'G2').takesTurn();
    expect(t.it.windmills).toEqual(['B0']);
  });
});

describe('G-BLD: the very first Windmill on the board', () => {
  it.each([
    ['N', 'A1', 'SE'],
    ['SE', 'A3', 'SW'],
    ['SW', 'A5', 'N'],
  ])('its marker is in %s: %s, the dearer one there', (area, space, yours) => {
    const t = mills([]).market([yours, area], ['N', 'SE', 'SW']).does(build);
    expect([builtOn(t), t.why('gardenerBuilt')]).toEqual([space, 'firstWindmill']);
    expect(paths(t)).toEqual([0, 0]);
  });

  it('of the two spaces the dearer one, wherever it is listed and whatever they touch', () => {
    const edition = {
      ...rulesEdition,
      spaces: rulesEdition.spaces.map((space) =>
        space.id === 'A4' ? { ...space, cost: 2 } : space.id === 'A0' ? { ...space, cost: 9 } : space,
      ),
    };
    const t = soloTable({ edition }).market(['N', 'SW'], ['N', 'SE', 'SW']).drawn('G1', 'G2').does(build);
    expect(builtOn(t)).toBe('A4');
  });

  it.each([
    ['yours', ['A4'], []],
    ['its own', [], ['A4']],
  ])('if a Windmill is there, %s, the dearest counts and no longer the marker', (_, yours, its) => {
    const t = mills(yours, its).market(['SE', 'N'], ['N', 'SE', 'SW']).does(build);
    expect([builtOn(t), t.why('gardenerBuilt')]).toEqual(['B4', 'dearest']);
  });

  it('brings its rewards: A5 a yellow bulb, then Lower water 1 (1 VP)', () => {
    const t = mills([]).water(3).market(['N', 'SW'], ['N', 'SE', 'SW']).does(build);
    expect([t.it.rows, t.it.vp, t.state.water]).toEqual([[1, 0, 0, 0], 1, 2]);
    expect(t.state.players[1].patches[0]).toBe(1);
  });
});

/** Best first; each with its variants, which are alike. */
const LIKES: readonly (readonly [name: string, ...alike: readonly Effect[]])[] = [
  ['Plant', plant(1), plant(2)],
  ['Enhance', enhance],
  ['Farm Enhancement', farm],
  ['Build', build],
  ['2 bulbs', twoBulbs('red'), twoAnyBulbs],
  ['1 bulb', bulb('red'), anyBulb, bulbAndVp],
  ['Market', market(0, 1), market(0, 2)],
  ['Lower water', lower(1), lower(2)],
  ['Guilder, Tool or VP', guilder(3), tool, vp(8)],
];
/** Every variant of one kind before every variant of the next. */
const NEIGHBOURS = LIKES.slice(1).flatMap(([name, ...alike], i) => {
  const [better, ...best] = LIKES[i];
  return best.flatMap((good) =>
    alike.map((bad) => [better, name, JSON.stringify(good), JSON.stringify(bad), good, bad] as const),
  );
});
const ALIKE = LIKES.flatMap(([name, ...alike]) =>
  alike
    .slice(1)
    .map((other) => [name, JSON.stringify(alike[0]), JSON.stringify(other), alike[0], other] as const),
);

describe('G-BLD: of equally dear spaces the one that touches what it likes better', () => {
  it.each(NEIGHBOURS)('%s before %s: %s, %s', (_better, _name, _good, _bad, good, bad) => {
    const second = between([bad], [good]);
    expect([builtOn(second), second.why('gardenerBuilt')]).toEqual(['Y', 'betterFields']);
    const first = between([good], [bad]);
    expect([builtOn(first), first.why('gardenerBuilt')]).toEqual(['X', 'betterFields']);
  });

  it.each(ALIKE)('%s: %s and %s are alike, the space listed first', (_name, _one, _other, one, other) => {
    for (const t of [between([one], [other]), between([other], [one])]) {
      expect([builtOn(t), t.why('gardenerBuilt')]).toEqual(['X', 'listedFirst']);
    }
  });

  it('a Tool and VP are alike as well, and a bulb of whatever colour', () => {
    expect(builtOn(between([vp(9)], [tool]))).toBe('X');
    expect(builtOn(between([bulbAndVp], [bulb('black')]))).toBe('X');
  });

  it.each<readonly [string, readonly Effect[], readonly Effect[]]>([
    ['the best field decides before the second', [enhance, enhance], [vp(1), plant(1)]],
    ['the best field decides, not their number', [bulb('red'), bulb('white'), twoAnyBulbs], [farm]],
    ['the same best: the better second', [plant(1), lower(2)], [plant(1), market(0, 1)]],
    ['the second best, wherever it is listed', [plant(1), lower(2), vp(1)], [vp(1), market(0, 1), plant(2)]],
    ['two of the best before one', [plant(1), enhance], [plant(1), plant(1)]],
    ['the same two: the better third', [farm, anyBulb, guilder(1)], [anyBulb, lower(1), farm]],
    ['a further field before none', [plant(1)], [plant(1), tool]],
  ])('%s', (_, worse, better) => {
    expect(builtOn(between(worse, better))).toBe('Y');
    expect(builtOn(between(better, worse))).toBe('X');
  });

  it('quite alike, in another order: the space listed first', () => {
    const t = between([lower(1), plant(1), anyBulb], [anyBulb, lower(2), plant(2)]);
    expect([builtOn(t), t.why('gardenerBuilt')]).toEqual(['X', 'listedFirst']);
  });

  it('cost comes before any liking', () => {
    const t = onOwnBoard(['X', 3, [plant(2), enhance]], ['Y', 4, [vp(1)]]).does(build);
    expect([builtOn(t), t.why('gardenerBuilt')]).toEqual(['Y', 'dearest']);
  });

  it('a cheaper space with better fields does not matter among the dearest', () => {
    const t = onOwnBoard(['W', 2, [plant(2)]], ['X', 3, [vp(1)]], ['Y', 3, [lower(1)]]).does(build);
    expect([builtOn(t), t.why('gardenerBuilt')]).toEqual(['Y', 'betterFields']);
  });

  it('of three: the best one; without it the next', () => {
    const t = onOwnBoard(['W', 3, [vp(1)]], ['X', 3, [lower(1)]], ['Y', 3, [anyBulb]]).does(build);
    expect(t.it.windmills).toEqual(['Y']);
    expect(t.does(build).it.windmills).toEqual(['X', 'Y']);
    expect(t.does(build).it.windmills).toEqual(['W', 'X', 'Y']);
  });

  it('on the default board: B0 (Plant) before B5 (red), both for 2', () => {
    const t = mills(['A0']).does(build);
    expect([builtOn(t), t.why('gardenerBuilt')]).toEqual(['B0', 'betterFields']);
  });
});

/** What its new Windmill brings, in order, without what that brings in turn. */
const rewards = (t: SoloTable): Effect[] =>
  t
    .eventsOf('gardenerDoes')
    .flatMap(({ effect, why }) => (why === 'fieldReward' ? [effectOf(t.state, effect)] : []));
/** What comes of it, in order. */
const comes = (t: SoloTable): string[] =>
  t.events.flatMap((event) => {
    switch (event.type) {
      case 'gardenerPlanted':
        return [['white', 'yellow', 'red', 'violet', 'black'][event.colour]];
      case 'gardenerTile':
        return ['tile'];
      case 'gardenerFarm':
        return ['card'];
      case 'gardenerBuilt':
        return [`on ${t.edition.spaces[event.space].id}`];
      case 'gardenerMoved':
        return ['move'];
      case 'lowered':
        return ['lowered'];
      default:
        return [];
    }
  });

describe('G-BLD: rewards of the new Windmill, in the same order', () => {
  it('all kinds, listed the wrong way round; what a reward brings is done first (RWD-2)', () => {
    const t = onOwnBoard(
      ['X', 3, [lower(2), market(0, 1), bulb('red'), twoBulbs('yellow'), build, farm, enhance, plant(1)]],
      ['W', 1, [guilder(2), bulb('violet')]],
    ).does(build);
    expect(comes(t)).toEqual([
      'on X',
      'white', // Plant: the colour of the card
      'tile',
      'tile',
      'card',
      'on W',
      'violet',
      'yellow',
      'yellow',
      'red',
      'move',
      'white', // a bulb for the move
      'lowered',
    ]);
    // 2 Guilder of W; Lower water 2 in the low section.
    expect(t.it.vp).toBe(4);
  });

  it('Guilder, Tools and VP come last', () => {
    const t = onOwnBoard(['X', 3, [guilder(2), lower(1), market(0, 2)]]).does(build);
    expect(rewards(t)).toEqual([market(0, 2), lower(1), guilder(2)]);
    expect(t.it.vp).toBe(3);
  });

  it('on the default board B0: Plant 1, Enhance, a red bulb', () => {
    const t = mills(['A0']).does(build);
    expect(rewards(t)).toEqual([plant(1), enhance, bulb('red')]);
    expect(comes(t)).toEqual(['on B0', 'white', 'tile', 'tile', 'red']);
    expect(t.it).toMatchObject({ rows: [1, 1, 0, 0], tiles: [2, 19], vp: 0 });
  });

  it('a Build that can not be done lapses, and the rest follows', () => {
    const t = onOwnBoard(['X', 3, [vp(2), build]]).does(build);
    expect([t.it.windmills, t.it.vp]).toEqual([['X'], 2]);
  });
});

describe('G-BLD: paths', () => {
  it('BLD-3 you score for each of your Windmills on its path', () => {
    expect(paths(mills(['A0']).does(build))).toEqual([1, 0]);
    expect(paths(mills(['A0', 'B0']).does(build))).toEqual([2, 0]);
    expect(paths(mills(['A5'], ['B4']).does(build))).toEqual([1, 0]);
    expect(paths(mills([], ['A5', 'B4']).does(build))).toEqual([0, 0]);
  });

  it('beside the Market there is no path', () => {
    const t = mills(['C1'], ['C5']).does(build);
    expect([builtOn(t), paths(t)]).toEqual(['A5', [0, 0]]);
  });

  it.each([
    ['its A1 rather than your A0', ['A0'], ['A1'], 'B0', 0],
    ['its A0 rather than your A1', ['A1'], ['A0'], 'B0', 0],
    ['no way round you', ['A0', 'A1'], [], 'B0', 1],
    ['behind your B0 its A1 rather than your A0', ['A0', 'B0'], ['A1'], 'C1', 1],
    ['a longer path without your Windmills does not count', ['A0', 'B0'], ['A2', 'B1', 'C2'], 'C1', 2],
  ])('of equally short paths the one with fewest of yours: %s', (_, yours, its, space, vpForYou) => {
    const t = mills(yours, its).does(build);
    expect(builtOn(t)).toBe(space);
    expect(paths(t)).toEqual([vpForYou, 0]);
  });

  /** You build now: the third section of board A. */
  const youBuild = (yours: readonly string[], its: readonly string[]): SoloTable =>
    mills(yours, its).turnOf(0).board('A').steps(3).guilder(9).storage().choose('do:large');

  it('it scores for its own Windmills on your path', () => {
    const t = youBuild([], ['A0']).choose('build:B0', 'from:black');
    expect(paths(t)).toEqual([0, 1]);
    const longer = youBuild([], ['A0', 'B0']).choose('build:C1', 'from:black');
    expect(paths(longer)).toEqual([0, 2]);
    expect(longer.it.vp).toBe(2);
  });

  it('BLD-3 you choose between your Windmill and its own', () => {
    const t = youBuild(['A0'], ['A1']).choose('build:B0', 'from:black').asks('path', 0);
    expect(t.offered).toHaveLength(2);
    const gained = t.offered.map((key) =>
      paths(youBuild(['A0'], ['A1']).choose('build:B0', 'from:black', key)),
    );
    expect(gained).toContainEqual([0, 0]);
    expect(gained).toContainEqual([0, 1]);
  });

  it('nothing for its Windmills off your path', () => {
    const t = youBuild(['A3'], ['A0', 'B0']).choose('build:B3', 'from:black');
    expect(paths(t)).toEqual([0, 0]);
  });
});
