import { seedRandom } from '@polder/core';
import { duel } from '@polder/duel';
import { picker, STYLE_NAMES, table } from '@polder/duel/testing';
import { describe, expect, it } from 'vitest';
import { type Flight, flightOf } from './flights.js';

/** Names of places as the parts of the table have them. */
const PLACE =
  /^(market(:1|:2|:back)?|storage:[01]|space:\d+\.[1-4]|column:[01]\.\w+|mill:\d+|port:[1-5]|offer:(tile[1-4]|card[12])|wheel:(0|1|central)|row:[01])$/;

describe('flights', () => {
  it('go from place to place', () => {
    const kinds = new Set<string>();
    for (const style of STYLE_NAMES) {
      const state = duel.setup({}, `flights/${style}`);
      const random = seedRandom(style);
      const pick = picker(style);
      const shown = duel.view(state, 0);
      for (let [decision] = duel.decisions(state); decision; [decision] = duel.decisions(state)) {
        const { key } = decision.options[pick(decision, random)];
        for (const event of duel.choose(state, { decision: decision.id, seat: decision.seat, key })) {
          duel.evolve(shown, duel.redact(event, 0));
          const flight = flightOf(event, shown);
          if (!flight) continue;
          kinds.add(event.type);
          if (!PLACE.test(flight.from) || !PLACE.test(flight.to)) expect.fail(JSON.stringify(flight));
        }
      }
    }
    expect([...kinds].sort()).toEqual(['built', 'bulb', 'delivered', 'installed', 'placed', 'planted']);
  });

  /** What flies when these are chosen. */
  function flown(t: ReturnType<typeof table>, ...keys: string[]): Flight[] {
    const shown = duel.clone(t.state);
    return t.choose(...keys).events.flatMap((event) => {
      duel.evolve(shown, event);
      return flightOf(event, shown) ?? [];
    });
  }

  it('D-MKT: bulbs come from the tile they were bought from', () => {
    const t = table().market([9, 4]).guilder(3);
    expect(flown(t, 'do:personal', 'deal:2-bottom')).toEqual([
      { icon: 'b-black', from: 'market:2', to: 'storage:0' },
      { icon: 'b-black', from: 'market:2', to: 'storage:0' },
    ]);
    expect(flown(table().guilder(3), 'do:personal', 'deal:back-top', 'bulb:red')[0].from).toBe('market:back');
    expect(flown(table().mesh(1, 5), 'do:central', 'bulb:red')[0].from).toBe('market');
  });

  it('D-BLD, D-PLT, D-TRD: pieces leave their owner', () => {
    const builds = table().guilder(5).mesh(3, 2).red(1);
    expect(flown(builds, 'do:personal', 'from:red', 'build:m12')[0]).toEqual({
      icon: 'mill-yellow',
      from: 'column:0.red',
      to: 'mill:12',
    });
    const plants = table().storage('white').mesh(2, 1);
    expect(flown(plants, 'do:personal', 'plant:white>12.4')).toEqual([
      { icon: 'b-white', from: 'storage:0', to: 'space:12.4' },
    ]);
    const trades = table().port(1, 1, 2, 'lower').ship(1).tools(0).storage('red').mesh(5, 2);
    expect(flown(trades, 'do:personal')).toEqual([{ icon: 'b-red', from: 'storage:0', to: 'port:1' }]);
  });

  it('D-FRM, D-ENH: cards go to their row, tiles to their wheel', () => {
    const farms = table().cardOffer(9, 16).mesh(4, 2);
    expect(flown(farms, 'do:personal', 'sign:2')).toEqual([
      { icon: 'contract', from: 'offer:card2', to: 'row:1' },
    ]);
    const tiles = (on: string): Flight =>
      flown(table().tileOffer(1, 2, 3, 4).guilder(2), 'do:central', 'tile:3', on)[0];
    expect(tiles('on:personal3')).toEqual({ icon: 'enhance', from: 'offer:tile3', to: 'wheel:0' });
    expect(tiles('on:central3').to).toBe('wheel:central');
  });
});
