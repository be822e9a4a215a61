import {
  defaultEdition,
  FIELD_KINDS,
  occupied,
  paths,
  seatCount,
  tables,
  type ValleyState,
  valley,
} from '@polder/valley';
import { table } from '@polder/valley/testing';
import { describe, expect, it } from 'vitest';
import {
  areasOf,
  begunAt,
  chainsOf,
  contractKinds,
  isKind,
  kindsOnMap,
  newMarkers,
  newWindmills,
  ownLinks,
  pathKey,
  spacesOf,
  wayInto,
  windmillsOf,
} from './map.js';

const ids = (spaces: readonly { id: string }[]): string[] => spaces.map(({ id }) => id);

/** Windmills of seats 0, 1, 2. */
const mills = (own: string[], second: string[] = [], third: string[] = []) =>
  table({ players: 3 })
    .guilder(3)
    .seat(1)
    .windmills(...second)
    .seat(2)
    .windmills(...third)
    .seat(0)
    .windmills(...own);

describe('spaces', () => {
  it('BLD-2 an empty board: only what lies beside the Market can be built on', () => {
    const all = spacesOf(mills([]).state, 0);
    expect(ids(all.filter(({ standing }) => standing === 'open'))).toEqual([
      'A0',
      'A1',
      'A2',
      'A3',
      'A4',
      'A5',
    ]);
    expect(all.filter(({ standing }) => standing === 'far')).toHaveLength(18);
  });

  it('BLD-1 what costs more than the player has is too dear, not far', () => {
    const { state } = mills(['A0', 'B0'], ['A1']);
    const byId = new Map(spacesOf(state, 0, 1).map((space) => [space.id, space]));
    expect(byId.get('A0')).toMatchObject({ owner: 0, standing: 'built' });
    expect(byId.get('A1')).toMatchObject({ owner: 1, standing: 'built' });
    expect(byId.get('B1')).toMatchObject({ owner: -1, cost: 1, standing: 'open' });
    expect(byId.get('C0')).toMatchObject({ cost: 3, standing: 'poor' });
    expect(byId.get('C6')).toMatchObject({ standing: 'far' });
  });

  it('BLD-1 without a Windmill left nothing can be built', () => {
    const { state } = mills([]);
    state.players[0].groups = [0, 0, 0, 0, 0];
    expect(spacesOf(state, 0).some(({ standing }) => standing === 'open')).toBe(false);
  });

  it('BLD-4 a space names the fields that it touches', () => {
    const c3 = spacesOf(mills([]).state, 0).find(({ id }) => id === 'C3');
    expect(c3?.fields.map(({ id }) => id)).toEqual(['M1', 'P1', 'K1']);
  });

  it('agrees with what the rules offer in a Build', () => {
    const t = mills(['A0'], ['B0'], ['A3']).act({ do: 'build' });
    const offered = valley.decisions(t.state)[0].options.map(({ target }) => target);
    const open = spacesOf(t.state, 0).filter(({ standing }) => standing === 'open');
    expect(open.map(({ id }) => `space:${id}`)).toEqual(
      offered.filter((target) => target?.startsWith('space:')),
    );
  });

  it('a Build without connection makes far spaces dearer, not impossible', () => {
    const t = mills([]).guilder(9).act({ do: 'build', unconnected: 1 });
    expect(spacesOf(t.state, 0).find(({ id }) => id === 'C3')).toMatchObject({ cost: 3, standing: 'open' });
  });
});

describe('chains', () => {
  it('BLD-3 a chain leads over Windmills to the Market; those of others score', () => {
    const { state } = mills([], ['A1', 'B1']);
    expect(chainsOf(state, 0, 'C3')).toEqual([{ over: ['B1', 'A1'], scorers: [{ seat: 1, vp: 2 }] }]);
  });

  it('BLD-3 own Windmills on the way score nothing', () => {
    expect(chainsOf(mills(['B1'], ['A1']).state, 0, 'C3')).toEqual([
      { over: ['B1', 'A1'], scorers: [{ seat: 1, vp: 1 }] },
    ]);
  });

  it('BLD-3 chains that differ in who scores are told apart', () => {
    const { state } = mills([], ['A1', 'B1'], ['A2']);
    expect(chainsOf(state, 0, 'C3').map(({ over }) => over)).toEqual([
      ['B1', 'A1'],
      ['B1', 'A2'],
    ]);
    expect(chainsOf(state, 0, 'C3').map(({ scorers }) => scorers)).toEqual([
      [{ seat: 1, vp: 2 }],
      [
        { seat: 1, vp: 1 },
        { seat: 2, vp: 1 },
      ],
    ]);
  });

  it('BLD-2 beside the Market the chain is empty; without connection there is none', () => {
    const { state } = mills([], ['C6']);
    expect(chainsOf(state, 0, 'A4')).toEqual([{ over: [], scorers: [] }]);
    expect(chainsOf(state, 0, 'C5')).toEqual([]);
    expect(chainsOf(state, 1, 'C6')).toEqual([]);
  });

  it('BLD-3 every chain is found whose scorers the rules name', () => {
    const { state } = mills(['A0', 'B5', 'C10'], ['A5', 'B0', 'C0'], ['C11', 'A4', 'B4', 'C9']);
    const t = tables(state);
    for (const [i, { id }] of defaultEdition.spaces.entries()) {
      if ((occupied(state) >> i) & 1) continue;
      for (const [k, { over, scorers }] of chainsOf(state, 0, id).entries()) {
        const path = paths(state, t, 0, i)[k];
        const met = [1, 2].map(
          (seat) =>
            over.filter(
              (at) => (state.players[seat].mills >> defaultEdition.spaces.findIndex((s) => s.id === at)) & 1,
            ).length,
        );
        expect([id, met]).toEqual([id, [1, 2].map((seat) => seatCount(path, seat))]);
        expect(scorers.reduce((sum, { vp }) => sum + vp, 0)).toBe(met[0] + met[1]);
      }
    }
  });
});

describe('a Build under way', () => {
  it('shows the space before the Windmill stands, and the Windmill after it', () => {
    const t = mills([]).act({ do: 'build' });
    expect(begunAt(t.state)).toBeUndefined();
    t.choose('build:A3');
    expect(begunAt(t.state)).toEqual({ seat: 0, id: 'A3' });
    const before: ValleyState = valley.clone(t.state);
    t.choose('from:black');
    expect(begunAt(t.state)).toBeUndefined();
    expect(newWindmills(before, t.state)).toEqual([{ seat: 0, id: 'A3' }]);
  });

  it('BLD-3 names the option of a chain as the rules do', () => {
    const t = mills([], ['A1', 'B1'], ['A2']).act({ do: 'build' }).choose('build:C3').choose('from:black');
    const keys = valley.decisions(t.state)[0].options.map(({ key }) => key);
    expect(chainsOf(t.state, 0, 'C3').map(pathKey)).toEqual(keys);
    expect(begunAt(t.state)).toEqual({ seat: 0, id: 'C3' });
  });

  it('counts Windmills and those that are joined', () => {
    const { state } = mills(['A0', 'B0', 'C1', 'A3']);
    expect(windmillsOf(state, 0)).toEqual({ built: 4, joined: 3 });
    expect(ownLinks(state, 0)).toEqual([
      ['A0', 'B0'],
      ['B0', 'C1'],
    ]);
  });
});

describe('kinds of reward', () => {
  it('CRD-1 a field is of the kinds that Contracts count there', () => {
    const { spacesBy } = tables(mills([]).state);
    for (const kind of FIELD_KINDS) {
      const touching = defaultEdition.spaces.map(({ fields }) =>
        fields.some((id) =>
          defaultEdition.fields.some((field) => field.id === id && isKind(field.reward, kind)),
        ),
      );
      expect([kind, touching]).toEqual([
        kind,
        defaultEdition.spaces.map((_, i) => ((spacesBy[kind] >> i) & 1) === 1),
      ]);
    }
  });

  it('CRD-1 a choice of colours counts for each of them', () => {
    expect(isKind({ do: 'gain', bulbs: [['red', 'black']] }, 'black')).toBe(true);
    expect(isKind({ do: 'gain', bulbs: ['any'] }, 'white')).toBe(true);
    expect(isKind({ do: 'gain', bulbs: [['red']] }, 'white')).toBe(false);
    expect(isKind({ do: 'lower', strength: 2, both: true }, 'guilder')).toBe(false);
  });

  it('lists the kinds of the map, and those of a Contract', () => {
    const { state } = mills([]);
    expect(kindsOnMap(state)).toEqual([
      'guilder',
      'white',
      'yellow',
      'red',
      'tool',
      'plant',
      'market',
      'farm',
      'lower',
      'enhance',
    ]);
    const card = defaultEdition.cards.findIndex(({ contract }) => contract.each.of === 'windmillsBy');
    state.players[0].contracts = [card];
    const { each } = defaultEdition.cards[card].contract;
    expect(contractKinds(state, 0)).toEqual(each.of === 'windmillsBy' ? [each.field] : []);
  });
});

describe('the Market', () => {
  const atMarket = (): ValleyState => {
    const { state } = mills([]);
    state.players.forEach((player, seat) => {
      player.area = [0, 1, 1][seat];
      player.on = -1;
    });
    state.neutrals = [0, 1, 1];
    return state;
  };

  it('MKT-2 the count is of all markers there once the visitor has come, three at most', () => {
    const state = atMarket();
    expect(areasOf(state, 0).map(({ times }) => times)).toEqual([1, 3, 2]);
    state.neutrals = [0, 2, 0];
    expect(areasOf(state, 0).map(({ times }) => times)).toEqual([1, 3, 1]);
  });

  it('MKT-4 an area is full when others hold its three places', () => {
    expect(areasOf(atMarket(), 0).map(({ full }) => full)).toEqual([false, true, false]);
    expect(areasOf(atMarket(), 1).map(({ full }) => full)).toEqual([false, false, false]);
  });

  it('MKT-4 a marker that stands on another shares its place', () => {
    const state = atMarket();
    Object.assign(state.players[0], { area: 1, on: 2 });
    expect(areasOf(state, 1)[1].markers).toEqual([
      { id: 'p1', who: 0, place: 1, onTop: true },
      { id: 'p2', who: 1, place: 0, onTop: false },
      { id: 'p3', who: 2, place: 1, onTop: false },
      { id: 'n1.0', who: 'neutral', place: 2, onTop: false },
    ]);
    expect(areasOf(state, 2)[1].full).toBe(true);
  });

  it('a marker that comes takes a place that is free now, or stands on the one below it', () => {
    const before = atMarket();
    const after = valley.clone(before);
    after.players[0].area = 2;
    after.neutrals = [1, 1, 0];
    expect(newMarkers(before, after)).toEqual([
      [{ id: 'n0.0', who: 'neutral', place: 0, onTop: false }],
      [],
      [{ id: 'p1', who: 0, place: 0, onTop: false }],
    ]);
    Object.assign(after.players[0], { area: 1, on: 2 });
    expect(newMarkers(before, after)[1]).toEqual([{ id: 'p1', who: 0, place: 1, onTop: true }]);
  });

  it('MKT-1 in a visit the next area is a move away, the one behind it a skip', () => {
    const t = mills([]);
    expect(wayInto(t.state, 0, 1)).toBeUndefined();
    t.act({ do: 'market', cost: 0, moves: 1 });
    const from = t.state.players[0].area;
    expect([1, 2, 3].map((steps) => wayInto(t.state, 0, (from + steps) % 3))).toEqual([
      'move',
      'skip',
      undefined,
    ]);
  });
});
