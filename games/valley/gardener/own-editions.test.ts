import { describe, expect, it } from 'vitest';
import {
  build,
  guilder,
  lower,
  lowerBoth,
  market,
  plant,
  tools,
  trade,
  vp,
} from '../edition/default-effects.js';
import { checkEdition } from '../edition/json.js';
import type { Colour, Edition, Effect } from '../edition/types.js';
import { rulesEdition, type SoloTable, soloTable, table } from '../testing/index.js';

// The Gardener by printed values that the default edition does not have.

function sound(change: Partial<Edition>): Edition {
  const edition = { ...rulesEdition, ...change };
  expect(checkEdition(edition)).toEqual([]);
  return edition;
}
const worth = (values: Partial<Edition['gardener']['worth']>, change: Partial<Edition> = {}): Edition => {
  const { gardener } = rulesEdition;
  return sound({ ...change, gardener: { ...gardener, worth: { ...gardener.worth, ...values } } });
};
/** Section 1 of board A shows this. */
const onWheel = (effect: Effect): Edition => {
  const { large, ...wheels } = rulesEdition.wheels;
  const [first, ...others] = large;
  const board = { ...first, sections: [effect, ...first.sections.slice(1)] };
  return sound({ wheels: { ...wheels, large: [board, ...others] } });
};

/** It holds the red G3 and has no VP yet. */
const holding = (edition: Edition): SoloTable =>
  soloTable({ edition }).seat(1).vp(0).water(0).drawn('G3', 'G6');
const fullPatches = (edition: Edition): SoloTable => {
  const t = holding(edition);
  for (const row of [1, 2, 3, 4]) t.planted(row, ...new Array<Colour>(7).fill('red'));
  return t;
};

describe('G-NEV-1, G-PLANT-1: what Guilder, Tools and bulbs are worth to it', () => {
  it.each<[string, Effect, number]>([
    ['3 Guilder', guilder(3), 6],
    ['2 Tools', tools(2), 10],
    ['4 VP', vp(4), 4],
    ['1 Guilder, 1 VP and a bulb', { do: 'gain', guilder: 1, vp: 1, bulbs: ['any'] }, 3],
    ['Lower water 2 in the low section', lower(2), 4],
  ])('%s at 2, 5 and 3 VP', (_, effect, points) => {
    expect(holding(worth({ guilder: 2, tool: 5, bulb: 3 })).does(effect).it.vp).toBe(points);
  });

  it('a bulb without a Patch at 3 VP', () => {
    expect(fullPatches(worth({ bulb: 3 })).does(plant(2)).it.vp).toBe(6);
  });

  it.each<[string, Effect]>([
    ['Guilder', guilder(3)],
    ['Tools', tools(2)],
    ['Lower water in the low section', lower(2)],
    ['bulbs without a Patch', plant(2)],
  ])('%s at nothing: no VP, and no word of them', (_, effect) => {
    const t = fullPatches(worth({ guilder: 0, tool: 0, bulb: 0 })).does(effect);
    expect([t.it.vp, t.eventsOf('vp')]).toEqual([0, []]);
  });

  it('G-LOW-1: the water is lowered all the same', () => {
    const t = holding(worth({ guilder: 0 }))
      .water(1)
      .does(lower(2));
    expect(t.eventsOf('lowered')).toEqual([{ type: 'lowered', seat: 1, guilder: 0, vp: 0, to: 0 }]);
  });
});

describe('G-LOW-1: Guilder and VP both', () => {
  it.each([
    // level, VP with a Guilder at 1 and at 2
    [1, 2, 4],
    [4, 4, 6],
    [5, 8, 12],
  ])('strength 2 on level %i: %i VP, or %i', (level, one, two) => {
    for (const [value, points] of [
      [1, one],
      [2, two],
    ]) {
      const t = holding(worth({ guilder: value }))
        .water(level)
        .does(lowerBoth(2));
      expect([t.it.vp, t.vpFrom('water'), t.it.guilder]).toEqual([points, points, 0]);
      expect(t.eventsOf('lowered')).toMatchObject([{ guilder: 0, vp: points, to: Math.max(0, level - 2) }]);
    }
  });

  it('without it only the VP: 4 on level 5, whatever Guilder are worth', () => {
    const t = holding(worth({ guilder: 2 }))
      .water(5)
      .does(lower(2));
    expect(t.eventsOf('lowered')).toMatchObject([{ guilder: 0, vp: 4, to: 3 }]);
  });
});

describe('G-MKT, MKT-4: standing on its marker', () => {
  /** SE is full with its marker; you stand on it, coming from N. */
  const stand = (edition: Edition): SoloTable => {
    const t = soloTable({ edition }).seat(1).vp(0).market(['N', 'SE'], ['SE', 'SE', 'SW']);
    t.turnOf(0).guilder(5).storage();
    t.state.turn.neutral = true;
    return t.act(market(0, 1)).choose('stand:p2');
  };

  it.each([
    // cost, worth of a Guilder, what you have left, its VP
    [1, 1, 4, 1],
    [3, 1, 2, 3],
    [2, 2, 3, 4],
    [2, 0, 3, 0],
    [0, 1, 5, 0],
  ])('at %i Guilder, each worth %i VP to it: you have %i left, it gains %i', (cost, value, left, points) => {
    const t = stand(worth({ guilder: value }, { stackCost: cost }));
    expect([t.has.guilder, t.has.area, t.it.vp]).toEqual([left, 'SE', points]);
    // What it does not gain is no event either.
    expect(t.eventsOf('vp').map(({ seat, n }) => [seat, n])).toEqual(points === 0 ? [] : [[1, points]]);
  });

  it('between players, a place that costs nothing pays nothing', () => {
    const edition = sound({ stackCost: 0 });
    const t = table({ edition }).market(['N', 'SE'], ['SE', 'SE', 'SW']).guilder(5).storage();
    t.state.turn.neutral = true;
    t.act(market(0, 1)).choose('stand:p2');
    expect([t.has.area, t.eventsOf('guilder')]).toEqual(['SE', []]);
  });
});

describe('G-BLD: the first Windmill', () => {
  const spaces = (...areas: readonly string[]): Edition =>
    sound({
      spaces: areas.map((area) => ({ id: `S${area}`, cost: 1, market: area, links: [], fields: ['M'] })),
      fields: [{ id: 'M', reward: vp(1) }],
    });

  it.each([
    ['SE', ['N', 'SW'], 'SSW'],
    ['SE', ['N'], 'SN'],
    ['SW', ['SE', 'N'], 'SN'],
    ['N', ['SW', 'SE'], 'SSE'],
    ['N', ['SW', 'N', 'SE'], 'SN'],
  ])('its marker is in %s, spaces lie at %j: it builds on %s', (area, areas, space) => {
    const t = holding(spaces(...areas)).market([area, area], ['N', 'SE', 'SW']);
    expect(t.does(build).it.windmills).toEqual([space]);
    expect(t.why('gardenerBuilt')).toBe('firstWindmill');
  });
});

describe('G-BLD, G-TRD: actions with something more to them are ordinary ones', () => {
  it('G-BLD: Build without connection', () => {
    const free: Effect = { do: 'build', unconnected: 0 };
    // Your A1 opens B0 for 2; without a connection there would be dearer ones.
    const t = holding(onWheel(free)).seat(0).windmills('A1').seat(1).does(free);
    expect(t.it.windmills).toEqual(['B0']);
  });

  it.each<Effect>([
    { do: 'trade', repeat: true },
    { do: 'trade', more: 2 },
    { do: 'trade', repeat: true, more: 1 },
  ])('G-TRD: %j', (more) => {
    const edition = onWheel(more);
    for (const bulbs of [[], ['red'], ['white', 'black', 'yellow']] as const) {
      const [special, ordinary] = [more, trade].map((effect) =>
        holding(edition)
          .cardOffer(1, 2, 3)
          .trade(1, ...bulbs)
          .does(effect),
      );
      expect(special.state.tradeBulbs).toEqual(ordinary.state.tradeBulbs);
      expect(special.it).toEqual(ordinary.it);
      // Nothing but the two rewards, or the bulbs.
      expect(special.events.slice(1)).toEqual(ordinary.events.slice(1));
    }
  });
});
