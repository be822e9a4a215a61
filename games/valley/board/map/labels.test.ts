import { en, pl } from '@polder/web/words/testing.js';
import { describe, expect, it } from 'vitest';
import type { AreaOnMap, SpaceOnMap } from '../model/map.js';
import { areaLabel, markerLabel, type Names, spaceLabel } from './labels.js';

const names: Names = { viewer: 0, of: (seat) => ['You', 'Marijke', 'Bram'][seat] };
const free: SpaceOnMap = {
  id: 'C3',
  cost: 2,
  owner: -1,
  standing: 'open',
  fields: [{ id: 'M1', reward: { do: 'gain', bulbs: [['yellow']] } }],
};
const chain = { over: ['B1', 'A1'], scorers: [{ seat: 1, vp: 2 }] };
const yellow = en.game.effect(free.fields[0].reward);

describe('a space in words', () => {
  it('says cost, way, who scores, what it touches, and that it can be built on', () => {
    expect(spaceLabel(en, names, free, [chain], 0, true)).toBe(
      `Space C3, costs 2 Guilder, free, over B1, A1 to the Market, Marijke gets 2 VP, touches ${yellow}, you can build here`,
    );
  });

  it('BLD-3 says between whom the builder may choose', () => {
    const other = {
      over: ['B1', 'A2'],
      scorers: [
        { seat: 1, vp: 1 },
        { seat: 2, vp: 1 },
      ],
    };
    expect(spaceLabel(en, names, free, [chain, other], 0, false)).toContain(
      'Marijke gets 2 VP or Marijke gets 1 VP, Bram gets 1 VP',
    );
  });

  it('says whose Windmill it is', () => {
    expect(spaceLabel(en, names, { ...free, owner: 1, standing: 'built' }, [], 0, false)).toBe(
      `Space C3, Marijke’s Windmill, touches ${yellow}`,
    );
    expect(spaceLabel(en, names, { ...free, owner: 0, standing: 'built' }, [], 0, false)).toContain(
      'your Windmill',
    );
  });

  it('says what is missing', () => {
    expect(spaceLabel(en, names, { ...free, standing: 'poor' }, [chain], 1, false)).toContain(
      'you lack 1 Guilder',
    );
    expect(spaceLabel(en, names, { ...free, standing: 'poor' }, [chain], 0, false)).toContain(
      'you have no Windmill left',
    );
    expect(spaceLabel(en, names, { ...free, standing: 'far' }, [], 0, false)).toContain(
      'not joined to the Market',
    );
    expect(spaceLabel(pl, names, { ...free, standing: 'poor', cost: 4 }, [chain], 2, false)).toContain(
      'kosztuje 4 guldeny',
    );
  });
});

describe('the Market in words', () => {
  const area: AreaOnMap = {
    id: 'SE',
    rewards: [{ do: 'gain', tools: 1 }],
    markers: [
      { id: 'p1', who: 0, place: 0, onTop: true },
      { id: 'p2', who: 1, place: 0, onTop: false },
      { id: 'n1.0', who: 'neutral', place: 2, onTop: false },
    ],
    times: 3,
    full: false,
  };

  it('MKT-2 says who is there and how often a reward comes', () => {
    expect(areaLabel(en, names, area, 'go')).toBe(
      'Market, south-east, rewards: 1 Tool, markers: You on top of Marijke, Marijke, 1 neutral, a visit here gives one reward 3 times, you can go here',
    );
  });

  it('MKT-4 says that it is full, and what can be done with a marker', () => {
    expect(areaLabel(en, names, { ...area, markers: [], times: 1, full: true }, undefined)).toContain(
      'no markers, all three places taken, a visit here gives one reward once',
    );
    expect(markerLabel(en, names, area.markers[1], true)).toBe('Marijke’s marker, you can stand on it');
    expect(markerLabel(en, names, area.markers[2], true)).toBe('neutral marker, you can move it');
    expect(markerLabel(en, names, area.markers[1], false)).toBe('Marijke’s marker');
  });

  it('counts in Polish', () => {
    expect(pl.map.ifYouBuild(1)).toBe('1 miejsce, jeśli budujesz');
    expect(pl.map.ifYouBuild(3)).toBe('3 miejsca, jeśli budujesz');
    expect(pl.map.ifYouBuild(10)).toBe('10 miejsc, jeśli budujesz');
    expect(pl.map.mine(5, 4)).toBe('5 wiatraków, 4 połączone');
    expect(pl.map.times(2)).toBe('wizyta daje tu jedną nagrodę 2 razy');
  });
});
