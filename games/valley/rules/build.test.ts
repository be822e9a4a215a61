import { describe, expect, it } from 'vitest';
import { type Table, table } from '../testing/index.js';
import { tables } from './state.js';

const build = { do: 'build' } as const;

/** Three players; seat 0 builds with 9 Guilder and no goods that would get in the way. */
const ground = (): Table => {
  const t = table({ players: 3 }).board('A').guilder(9).tools(0).vp(0).storage().water(0);
  return t.seat(1).vp(0).seat(2).vp(0).seat(0);
};
/** Windmills of seats 0, 1, 2. */
const mills = (own: string[], second: string[] = [], third: string[] = []): Table =>
  ground()
    .seat(1)
    .windmills(...second)
    .seat(2)
    .windmills(...third)
    .seat(0)
    .windmills(...own);

const RING_A = ['A0', 'A1', 'A2', 'A3', 'A4', 'A5'];
const spaces = (...ids: string[]): string[] => ids.map((id) => `build:${id}`);
/** VP of paths by seat. */
const paths = (t: Table): number[] => [0, 1, 2].map((seat) => t.seat(seat).vpFrom('paths'));
/** Refuse every reward still offered. */
const refuseAll = (t: Table): Table => {
  while (t.ask === 'reward') t.choose('pass');
  return t;
};

describe('Build a Windmill: where, from which group, for how much', () => {
  it('BLD-2 an empty board: only the spaces beside the Market', () => {
    const t = ground().act(build);
    t.asks('build', 0).offersOnly(...spaces(...RING_A));
    t.blocks('build:B0', 'BLD-2').blocks('build:C11', 'BLD-2');
  });

  it('BLD-2 a Windmill beside the Market opens the two spaces behind it', () => {
    const t = mills(['A0']).act(build);
    t.offersOnly(...spaces(...RING_A.slice(1), 'B0', 'B5'));
  });

  it("BLD-2 another player's Windmill carries the chain as well", () => {
    const t = mills([], ['A2']).act(build);
    t.offersOnly(...spaces('A0', 'A1', 'A3', 'A4', 'A5', 'B1', 'B2'));
  });

  it('BLD-2 the second ring opens two spaces of the third, the third its neighbours', () => {
    const second = mills([], ['A0'], ['B0']).act(build);
    second.offersOnly(...spaces(...RING_A.slice(1), 'B5', 'C0', 'C1'));
    const third = mills([], ['A0', 'C1'], ['B0']).act(build);
    third.offersOnly(...spaces(...RING_A.slice(1), 'B5', 'C0', 'C2'));
  });

  it('BLD-2 the rings close: C11 joins C0', () => {
    const t = mills(['A0', 'B0', 'C0']).act(build);
    t.offersOnly(...spaces(...RING_A.slice(1), 'B5', 'C1', 'C11'));
  });

  it('BLD-2 spaces of the second ring are not linked to each other', () => {
    const t = mills([...RING_A.slice(0, 1), 'B0'], ['A1']).act(build);
    // B1 by A1, B5 by A0.
    t.offersOnly(...spaces('A2', 'A3', 'A4', 'A5', 'B1', 'B5', 'C0', 'C1'));
    mills(['A0', 'B0']).act(build).blocks('build:B1', 'BLD-2');
  });

  it('BLD-2 a Windmill without connection carries no chain', () => {
    const t = mills(['B0', 'C0'], ['C7'], ['B3']).act(build);
    t.offersOnly(...spaces(...RING_A));
    t.blocks('build:C1', 'BLD-2').blocks('build:C11', 'BLD-2').blocks('build:C6', 'BLD-2');
  });

  it('BLD-2 joined, it carries the chain from then on', () => {
    const t = mills([], ['B0'], ['C0']).act(build).choose('build:A1', 'from:black');
    expect(paths(t)).toEqual([0, 0, 0]);
    t.seat(0).act(build);
    t.offersOnly(...spaces('A0', 'A2', 'A3', 'A4', 'A5', 'B1', 'C1', 'C11'));
    t.choose('build:C11', 'from:black');
    expect(paths(refuseAll(t))).toEqual([0, 1, 1]);
  });

  it('BLD-1 a space that is taken, by whomever, is blocked', () => {
    const t = mills(['A0'], ['A1']).act(build);
    t.blocks('build:A0', 'BLD-1').blocks('build:A1', 'BLD-1');
  });

  it.each([
    [0, ['A0', 'A2', 'A4']],
    [1, [...RING_A]],
  ])('BLD-1 with %i Guilder only what you can pay', (guilder, open) => {
    const t = ground().guilder(guilder).act(build);
    t.offersOnly(...spaces(...open));
    for (const space of RING_A) if (!open.includes(space)) t.blocks(`build:${space}`, 'MON-1');
  });

  const COSTS: readonly (readonly [string, number])[] = [
    ...[0, 1, 0, 1, 0, 1].map((cost, i) => [`A${i}`, cost] as const),
    ...[2, 1, 2, 1, 2, 2].map((cost, i) => [`B${i}`, cost] as const),
    ...[3, 4, 3, 2, 3, 2, 3, 3, 3, 4, 2, 4].map((cost, i) => [`C${i}`, cost] as const),
  ];
  it.each(COSTS)('BLD-1 %s costs %i: so much is paid, less is not enough', (space, cost) => {
    // Just the chain that it needs.
    const at = Number(space.slice(1));
    const chain = { A: [], B: [`A${at}`], C: [`A${at >> 1}`, `B${at >> 1}`] }[space[0]] ?? [];
    const lay = (guilder: number): Table => mills([], chain).guilder(guilder).act(build);
    const t = lay(cost).offers(`build:${space}`).choose(`build:${space}`, 'from:black');
    expect(t.eventsOf('built')).toMatchObject([{ cost, seat: 0 }]);
    const gained = t.eventsOf('guilder').reduce((sum, event) => sum + event.n, 0);
    expect(t.has.guilder).toBe(gained);
    expect(t.has.windmills).toEqual([space]);
    if (cost > 0) lay(cost - 1).blocks(`build:${space}`, 'MON-1');
  });

  it('BLD-1 the Windmill comes from the group that you choose', () => {
    const t = ground().act(build).choose('build:A2').asks('group');
    t.offersOnly('from:white', 'from:yellow', 'from:red', 'from:violet', 'from:black');
    t.choose('from:violet');
    expect(t.has.groups).toEqual([1, 1, 2, 1, 3]);
    expect(t.has.windmills).toEqual(['A2']);
  });

  it('BLD-1 an empty group is not for the choosing, a single one is taken unasked', () => {
    const t = ground().groups(0, 1, 0, 2, 0).act(build).choose('build:A2');
    t.asks('group').offersOnly('from:yellow', 'from:violet');
    const one = ground().groups(0, 0, 0, 0, 2).act(build).choose('build:A2');
    expect(one.has.groups).toEqual([0, 0, 0, 0, 1]);
    one.asks('action');
  });

  it('BLD-1 not possible without a Windmill or a space that you can pay', () => {
    ground().steps(3).groups(0, 0, 0, 0, 0).blocks('do:large', 'BLD-1');
    const t = mills([], ['A0', 'A2'], ['A4']).steps(3).guilder(0);
    t.blocks('do:large', 'BLD-1');
    t.guilder(1).offers('do:large');
    ground().steps(3).guilder(0).groups(0, 0, 0, 0, 1).offers('do:large');
  });

  it('BLD-1 once begun, you build', () => {
    ground().act(build).offersNot('stop', 'pass');
    ground().helpers(27).act(build).offers('helper:27').offersNot('stop');
  });

  it('BLD-1 building changes nothing else for the others', () => {
    const t = mills([], ['A0']).act(build).choose('build:A2', 'from:red').seat(1);
    expect(t.has.windmills).toEqual(['A0']);
    expect(t.has.groups).toEqual([1, 1, 2, 2, 2]);
  });
});

describe('Build a Windmill: the chain to the Market', () => {
  it("BLD-3 example: a 3-Guilder space behind two rivals' Windmills", () => {
    const t = mills([], ['A3'], ['B3']).guilder(3).act(build);
    t.choose('build:C6', 'from:red');
    expect(paths(t)).toEqual([0, 1, 1]);
    // 3 paid, then the fields: 3 Guilder, a Tool, and Lower water 2 offered.
    t.seat(0).asks('reward', 0);
    t.choose('take:lower2').asks('action');
    expect(t.has.guilder).toBe(3 - 3 + 3 + 2);
    expect(t.has.tools).toBe(1);
    expect([0, 1, 2].map((seat) => t.seat(seat).has.vp)).toEqual([0, 1, 1]);
  });

  it('BLD-3 a space beside the Market has no chain: nobody scores', () => {
    const t = mills([], ['A1', 'A5', 'B0'], ['B5']).act(build).choose('build:A0', 'from:black');
    expect(paths(t)).toEqual([0, 0, 0]);
  });

  it('BLD-3 one Windmill on the way: its owner gets 1 VP', () => {
    const t = mills([], ['A0']).act(build).choose('build:B0', 'from:black');
    expect(paths(t)).toEqual([0, 1, 0]);
    expect(t.seat(1).has.vp).toBe(1);
  });

  it('BLD-3 two of one player give 2 VP', () => {
    const t = mills([], ['A0', 'B0']).act(build).choose('build:C0', 'from:black');
    expect(paths(t)).toEqual([0, 2, 0]);
  });

  it('BLD-3 own Windmills on the way score nobody', () => {
    const all = mills(['A0', 'B0']).act(build).choose('build:C0', 'from:black');
    expect(paths(all)).toEqual([0, 0, 0]);
    const one = mills(['A0'], [], ['B0']).act(build).choose('build:C0', 'from:black');
    expect(paths(one)).toEqual([0, 0, 1]);
  });

  it('BLD-3 seat 1 builds: seat 0 scores', () => {
    const t = mills(['A0'], [], ['B0']).turnOf(1).guilder(9).act(build).choose('build:C1', 'from:black');
    t.asks('reward', 1);
    expect(paths(t)).toEqual([1, 0, 1]);
  });

  it('BLD-3 Windmills beside the way and behind the new one do not score', () => {
    const t = mills([], ['A0', 'C1'], ['B5', 'A2']).act(build).choose('build:B0', 'from:black');
    expect(paths(t)).toEqual([0, 1, 0]);
  });

  it('BLD-3 equal chains that differ in who scores: the builder chooses', () => {
    const lay = (): Table => mills([], ['A0'], ['A1']).act(build).choose('build:B0', 'from:black');
    lay().asks('path', 0).offersOnly('path:p2', 'path:p3');
    expect(paths(lay().choose('path:p2'))).toEqual([0, 1, 0]);
    expect(paths(lay().choose('path:p3'))).toEqual([0, 0, 1]);
  });

  it('BLD-3 an own chain of the same length lets you score nobody', () => {
    const lay = (): Table => mills(['A1'], ['A0']).act(build).choose('build:B0', 'from:black');
    lay().asks('path').offersOnly('path:none', 'path:p2');
    expect(paths(lay().choose('path:none'))).toEqual([0, 0, 0]);
    expect(paths(lay().choose('path:p2'))).toEqual([0, 1, 0]);
  });

  it('BLD-3 equal chains that score the same are not asked about', () => {
    const one = mills([], ['A0', 'A1']).act(build).choose('build:B0', 'from:black');
    one.asks('reward');
    expect(paths(one)).toEqual([0, 1, 0]);
    // Either way one of each: A0 and B0, or A1 and B0.
    const two = mills([], ['A0', 'A1'], ['B0']).act(build).choose('build:C0', 'from:black').asks('reward');
    expect(paths(two)).toEqual([0, 1, 1]);
  });

  it('BLD-3 the choice is between numbers of VP too', () => {
    const lay = (): Table => mills([], ['A0', 'B0'], ['A1']).act(build).choose('build:C0', 'from:black');
    lay().asks('path').offersOnly('path:p2x2', 'path:p2+p3');
    expect(paths(lay().choose('path:p2x2'))).toEqual([0, 2, 0]);
    expect(paths(lay().choose('path:p2+p3'))).toEqual([0, 1, 1]);
  });

  it('BLD-3 four players: each chain names all who score', () => {
    const t = table({ players: 4 }).guilder(9).storage().seat(1).windmills('A0').seat(2).windmills('B0');
    t.seat(3).windmills('A1').seat(0).act(build).choose('build:C0', 'from:black');
    t.asks('path', 0).offersOnly('path:p2+p3', 'path:p3+p4').choose('path:p3+p4');
    expect(paths(t)).toEqual([0, 0, 1]);
    expect(t.seat(3).vpFrom('paths')).toBe(1);
  });

  it('BLD-3 a longer chain is never taken, though it would score fewer', () => {
    const t = mills(['A5', 'B5', 'C11'], ['A1', 'B0']).act(build).choose('build:C0', 'from:black');
    t.asks('reward');
    expect(paths(t)).toEqual([0, 2, 0]);
  });

  it('BLD-3 a longer chain is never taken, though it would score more', () => {
    const t = mills(['A1', 'B0'], ['A5', 'B5', 'C11']).act(build).choose('build:C0', 'from:black');
    t.asks('reward');
    expect(paths(t)).toEqual([0, 0, 0]);
  });

  it('BLD-3 a long way round the coast scores every Windmill on it', () => {
    const t = mills([], ['A0', 'B0', 'C1'], ['C2', 'C3']).act(build);
    t.choose('build:C4', 'from:black');
    expect(paths(t)).toEqual([0, 3, 2]);
  });

  it('BLD-3 round the coast the shorter of two ways counts', () => {
    // B1 is free: from C2 by C1, B0, A0 or by C3, C4, B2, A2.
    const t = mills(['C3', 'C4', 'B2', 'A2'], ['C1', 'B0', 'A0']).act(build);
    t.choose('build:C2', 'from:white').asks('reward');
    expect(paths(t)).toEqual([0, 3, 0]);
  });

  it('BLD-3 traces after the group is chosen and before the rewards', () => {
    const t = mills([], ['A0'], ['A1']).act(build).choose('build:B0');
    t.asks('group').choose('from:white').asks('path');
    expect(t.has.guilder).toBe(7);
    t.choose('path:p2').asks('reward');
  });
});

describe('Build a Windmill: fields', () => {
  const FIELDS: readonly (readonly [string, string[]])[] = [
    ['A0', ['bulb-yellow', 'guilder2']],
    ['A1', ['bulb-white', 'guilder2']],
    ['A2', ['tool1', 'bulb-white']],
    ['A3', ['bulb-red', 'tool1']],
    ['A4', ['lower1', 'bulb-red']],
    ['A5', ['bulb-yellow', 'lower1']],
    ['B0', ['plant1', 'bulb-red', 'enhance']],
    ['B1', ['bulb-yellow', 'plant1', 'lower2']],
    ['B2', ['lower2', 'bulb-yellow', 'market0/1']],
    ['B3', ['plant1', 'lower2', 'tool1']],
    ['B4', ['bulb-white', 'plant1', 'farm']],
    ['B5', ['bulb-red', 'bulb-white', 'guilder2']],
    ['C0', ['bulb-red', 'enhance', 'bulb-red+bulb-red']],
    ['C1', ['plant1', 'enhance', 'plant2']],
    ['C2', ['plant1', 'lower2', 'plant2']],
    ['C3', ['bulb-yellow', 'lower2', 'farm']],
    ['C4', ['bulb-yellow', 'market0/1', 'farm']],
    ['C5', ['lower2', 'market0/1', 'guilder3']],
    ['C6', ['lower2', 'tool1', 'guilder3']],
    ['C7', ['plant1', 'tool1', 'enhance']],
    ['C8', ['plant1', 'farm', 'enhance']],
    ['C9', ['bulb-white', 'farm', 'market0/1']],
    ['C10', ['bulb-white', 'guilder2', 'market0/1']],
    ['C11', ['bulb-red', 'guilder2', 'bulb-red+bulb-red']],
  ];
  it.each(FIELDS)('BLD-4 %s brings what its fields show: %s', (space, effects) => {
    const t = ground().tile('large1', 25).choose('do:large', `build:${space}`, 'from:black');
    const rewards = t.eventsOf('rewards');
    expect(rewards).toHaveLength(1);
    const names = rewards[0].items.map((item) => tables(t.state).effectKeys[item]);
    expect(names.sort()).toEqual([...effects].sort());
  });

  it('BLD-4 goods come by themselves', () => {
    const t = ground().guilder(0).act(build).choose('build:A0', 'from:black').asks('action');
    expect(t.has.guilder).toBe(2);
    expect(t.has.storage).toEqual(['yellow']);
    const red = mills(['A0', 'B0', 'C0']).act(build).choose('build:C11', 'from:black').asks('action');
    expect(red.has.storage).toEqual(['red', 'red', 'red']);
    expect(red.has.guilder).toBe(9 - 4 + 2);
  });

  it('BLD-4 actions are offered, in the order you like, each once', () => {
    const t = mills(['A0', 'B0']).storage('red', 'red', 'red', 'red').act(build);
    t.choose('build:C1', 'from:black').asks('reward');
    t.offersOnly('take:plant1', 'take:plant2', 'take:enhance', 'pass');
    t.choose('take:plant2', 'plant:red>1', 'plant:red>2').asks('reward');
    t.offersOnly('take:plant1', 'take:enhance', 'pass');
    t.choose('take:plant1', 'plant:red>3').asks('reward').offersOnly('take:enhance', 'pass');
    t.choose('pass').asks('action');
    expect(t.has.rows).toEqual([1, 1, 1, 0]);
  });

  it('BLD-4 planting first makes room for the bulb', () => {
    const t = mills(['A0']).guilder(2).storage('black', 'black', 'black', 'black', 'black').act(build);
    t.choose('build:B0', 'from:black').asks('reward').offers('take:plant1');
    t.choose('take:plant1', 'plant:black>1');
    t.choose('take:bulb-red');
    expect(t.has.storage).toEqual(['red', 'black', 'black', 'black', 'black']);
    expect(t.has.guilder).toBe(0);
  });

  it('BLD-4 taking the bulb first makes planting possible', () => {
    const t = mills(['A0']).act(build).choose('build:B0', 'from:black').asks('reward');
    t.choose('take:bulb-red', 'take:plant1').offersOnly(
      'plant:red>1',
      'plant:red>2',
      'plant:red>3',
      'plant:red>4',
      'stop',
    );
  });

  it('BLD-4 fields pay the builder alone, as often as built beside', () => {
    const t = mills([], ['A1']).guilder(0).act(build).choose('build:A0', 'from:black').seat(1);
    expect(t.has.guilder).toBe(5);
    expect(t.has.storage).toEqual(['yellow']);
  });
});

describe('Build a Windmill: emptying a group', () => {
  it.each([
    ['white', [1, 3, 3, 3, 3], 1],
    ['yellow', [3, 1, 3, 3, 3], 1],
    ['red', [3, 3, 1, 3, 3], 2],
    ['violet', [3, 3, 3, 1, 3], 2],
    ['black', [3, 3, 3, 3, 1], 3],
  ] as const)('BLD-5 the last %s Windmill built: VP for each bulb of its colour', (colour, groups, each) => {
    const t = ground().groups(...groups);
    t.planted(1, colour, colour).planted(2, colour, colour === 'white' ? 'red' : 'white');
    expect(t.score('groups')).toBe(0);
    t.act(build).choose('build:A2', `from:${colour}`);
    expect(t.score('groups')).toBe(3 * each);
    expect(t.seat(1).score('groups')).toBe(0);
  });

  it('BLD-5 a group with one left is not empty', () => {
    const t = ground().groups(1, 1, 2, 2, 2).planted(1, 'black').act(build).choose('build:A2', 'from:black');
    expect(t.has.groups).toEqual([1, 1, 2, 2, 1]);
    expect(t.score('groups')).toBe(0);
    t.act(build).choose('build:A4', 'from:black', 'pass');
    expect(t.score('groups')).toBe(3);
  });

  it('BLD-5 bulbs planted later count as well', () => {
    const t = ground().groups(0, 1, 2, 2, 3).storage('white');
    expect(t.score('groups')).toBe(0);
    t.act({ do: 'plant', bulbs: 1 }).choose('plant:white>1');
    expect(t.score('groups')).toBe(1);
  });
});

describe('Tiles that build without connection', () => {
  const all = (t: Table): string[] => t.edition.spaces.map((space) => `build:${space.id}`);

  it('BLD-2 tile 3: 1 Guilder more for a space without connection', () => {
    const lay = (guilder: number): Table => ground().guilder(guilder).tile('large1', 3).choose('do:large');
    lay(9).offersOnly(...all(ground()));
    lay(3).blocks('build:C0', 'MON-1').offers('build:B0', 'build:C3').blocks('build:C1', 'MON-1');
    const t = lay(4).choose('build:C0', 'from:black').asks('reward');
    expect(t.has.guilder).toBe(0);
    expect(t.eventsOf('built')).toMatchObject([{ cost: 4 }]);
  });

  it('BLD-2 tile 3 takes no extra Guilder where there is a connection', () => {
    const t = mills([], ['A0']).guilder(2).tile('large1', 3).choose('do:large');
    t.offers('build:B0').blocks('build:B2', 'MON-1').choose('build:B0', 'from:black');
    expect(t.has.guilder).toBe(0);
    expect(paths(t)).toEqual([0, 1, 0]);
    const market = ground().guilder(0).tile('large1', 3).choose('do:large');
    market.offersOnly('build:A0', 'build:A2', 'build:A4');
  });

  it('BLD-3 tile 3: an unconnected build traces nothing, its fields pay', () => {
    const t = mills([], ['C1', 'B1'], ['C11']).tile('large1', 3).choose('do:large');
    t.choose('build:C0', 'from:black').asks('reward');
    expect(paths(t)).toEqual([0, 0, 0]);
    t.seat(0).choose('take:bulb-red').choose('take:bulb-red+bulb-red');
    expect(t.has.storage).toEqual(['red', 'red', 'red']);
  });

  it('BLD-2 tile 25: any space for its own cost, then 1 Guilder', () => {
    const lay = (guilder: number): Table => ground().guilder(guilder).tile('large1', 25).choose('do:large');
    lay(9).offersOnly(...all(ground()));
    lay(2).blocks('build:C0', 'MON-1').offers('build:C3', 'build:B0');
    const t = lay(3).choose('build:C0', 'from:black').asks('reward');
    expect(t.has.guilder).toBe(0);
    t.choose('pass').asks('action').offersOnly('end');
    expect(t.has.guilder).toBe(1);
    expect(paths(t)).toEqual([0, 0, 0]);
  });

  it('BLD-3 tile 25 on a connected space traces as usual', () => {
    const t = mills([], ['A0'], ['B0']).tile('large1', 25).choose('do:large', 'build:C0', 'from:black');
    expect(paths(t)).toEqual([0, 1, 1]);
  });

  it.each([
    [9, 1],
    [26, 3],
  ])('BLD-2 tile %i needs a connection and adds %i Guilder after the build', (tile, more) => {
    const t = ground()
      .guilder(1)
      .tile('large1', tile)
      .choose('do:large')
      .offersOnly(...spaces(...RING_A));
    t.choose('build:A3', 'from:black').asks('action');
    expect(t.has.guilder).toBe(more);
    ground().guilder(0).tile('large1', tile).choose('do:large').blocks('build:A3', 'MON-1');
  });
});
