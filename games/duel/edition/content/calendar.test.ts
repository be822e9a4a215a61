import { describe, expect, it } from 'vitest';
import type { Table } from '../../testing/index.js';
import { changed, lay } from './lay.js';

/** As on the rule page. */
const GUILDER = [
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
] as const;

describe('D-TRN-5 Guilder for a Central action that is given up', () => {
  it.each(GUILDER)('Calendar space %i: %i Guilder, as the first action', (space, guilder) => {
    for (const seat of [0, 1] as const) {
      const t = lay().calendar(space).turnOf(seat);
      const [other, has] = [t.seat(1 - seat).has, t.seat(seat).has];
      t.choose('do:guilder').asks('action', seat).offersOnly('end');
      expect(t.has).toEqual(changed(has, { guilder }));
      expect(t.seat(1 - seat).has).toEqual(other);
      expect(t.lies.calendar).toBe(space);
    }
  });

  it.each(GUILDER)('Calendar space %i: %i Guilder, as the second action for 2 Tools', (space, guilder) => {
    const t = lay().calendar(space).tools(2).choose('do:personal', 'deal:1-top');
    const has = t.has;
    t.offersOnly('also:central', 'also:guilder', 'end').choose('also:guilder').offersOnly('end');
    expect(t.has).toEqual(changed(has, { guilder, tools: -2 }));
  });

  it.each(GUILDER)('Calendar space %i: %i Guilder, as a follow-up', (space, guilder) => {
    for (const seat of [0, 1] as const) {
      const t = lay().calendar(space).followsUp(seat);
      const has = t.has;
      t.choose('do:guilder').asks('wheels', seat);
      expect(t.has).toEqual(changed(has, { guilder }));
    }
  });

  it.each(GUILDER)('Calendar space %i: %i Guilder, unasked if nothing else is left', (space, guilder) => {
    // Yellow meshes with section 4, Market, and can pay for nothing.
    const t = lay().calendar(space).seat(1).guilder(0).followsUp(1).asks('wheels', 1);
    expect(t.has.guilder).toBe(guilder);
  });
});

interface Trigger {
  readonly name: string;
  readonly why: string;
  /** One deed before it. */
  readonly lay: (t: Table) => Table;
  readonly deed: (t: Table) => Table;
  /** The deed again, later, when the same could happen once more. */
  readonly again: (t: Table) => Table;
  /** Whether it does then. */
  readonly twice: boolean;
  /** Each player has one, or it is common to both. */
  readonly each: boolean;
}

const enhance = (section: string) => (t: Table) => t.act({ do: 'enhance' }).choose('tile:1', `on:${section}`);
const farm = (t: Table): Table => t.act({ do: 'farm' }).choose('sign:1');
const buy = (t: Table): Table => t.act({ do: 'market' }).choose('deal:1-bottom');
const deliver = (t: Table): Table => t.act({ do: 'trade' }).choose('deliver:red');
const gain3 = (t: Table): Table => t.act({ do: 'gain', vp: 3 });
const buildOn = (seat: number, first: boolean) => (t: Table) => {
  // At the end of each half of the ring, where nobody else builds.
  const mill = (seat === 0 ? 5 : 11) - (first ? 0 : 1);
  return t.guilder(9).act({ do: 'build' }).choose('from:black', `build:m${mill}`, `patch:${mill}`);
};

const triggers = (seat: number): readonly Trigger[] => [
  {
    name: 'D-VP-1 40 VP',
    why: 'vp',
    lay: (t) => t.vp(37),
    deed: gain3,
    again: (t) => gain3(t.vp(77)),
    twice: false,
    each: true,
  },
  {
    name: 'D-ENH the stack of tiles runs out',
    why: 'tiles',
    lay: (t) => t.tilesLeft(1),
    deed: enhance('personal2'),
    again: (t) => enhance('personal3')(t.tilesLeft(1).noneAside()),
    twice: false,
    each: false,
  },
  {
    name: 'D-FRM the deck of cards runs out',
    why: 'cards',
    lay: (t) => t.deck(20),
    deed: farm,
    again: (t) => farm(t.deck(19).noneAside()),
    twice: false,
    each: false,
  },
  {
    name: 'D-MKT the Market stack runs out',
    why: 'market',
    lay: (t) => t.marketLeft(1),
    deed: buy,
    again: (t) => buy(t.marketLeft(1)),
    twice: true,
    each: false,
  },
  {
    name: 'D-BLD the 5th Windmill',
    why: 'windmills',
    lay: (t) => {
      const from = seat === 0 ? 0 : 6;
      return t.windmills([from + 1, 'white'], [from + 2, 'yellow'], [from + 3, 'red'], [from + 6, 'violet']);
    },
    deed: buildOn(seat, true),
    again: buildOn(seat, false),
    twice: false,
    each: true,
  },
  {
    name: 'D-TRD the 6th delivery',
    why: 'delivered',
    lay: (t) => t.traded('white', 'white', 'white', 'white', 'white'),
    deed: deliver,
    again: (t) => deliver(t.storage('red', 'white').ship(1).port(1, 1, 2, 'lower')),
    twice: false,
    each: true,
  },
];

/** The event of the Calendar, if there was one. */
const moves = (t: Table) => t.events.filter(({ type }) => type === 'calendar');
const NAMES = triggers(0).map(({ name }, i) => [name, i] as const);

describe('what moves the Calendar marker', () => {
  it.each(NAMES)('%s: one space on', (_, i) => {
    for (const seat of [0, 1]) {
      const { lay: before, deed, why } = triggers(seat)[i];
      const t = before(lay().turnOf(seat));
      expect(t.lies.calendar).toBe(1);
      deed(t);
      expect(t.lies.calendar).toBe(2);
      expect(moves(t)).toEqual([{ type: 'calendar', to: 1, why }]);
    }
  });

  it.each(NAMES)('%s: not before', (_, i) => {
    const { deed } = triggers(0)[i];
    const t = deed(lay());
    expect(t.lies.calendar).toBe(1);
    expect(moves(t)).toEqual([]);
  });

  it.each(NAMES)('%s: once, or each time', (_, i) => {
    const { lay: before, deed, again, twice } = triggers(0)[i];
    const t = again(deed(before(lay())).guilder(5));
    expect(t.lies.calendar).toBe(twice ? 3 : 2);
  });

  it.each(NAMES.filter((_, i) => triggers(0)[i].each))('%s: once for each player', (_, i) => {
    const [first, second] = [triggers(0)[i], triggers(1)[i]];
    const t = second.lay(first.deed(first.lay(lay())).turnOf(1));
    second.deed(t.ship(1).port(1, 1, 2, 'lower'));
    expect(t.lies.calendar).toBe(3);
  });

  it.each(NAMES.filter((_, i) => !triggers(0)[i].each && !triggers(0)[i].twice))(
    '%s: once for both players',
    (_, i) => {
      const { lay: before, deed, again } = triggers(0)[i];
      const t = again(deed(before(lay())).turnOf(1));
      expect(t.lies.calendar).toBe(2);
    },
  );

  it.each(NAMES)('D-END-1 %s: onto the last space, and no further', (_, i) => {
    const { lay: before, deed } = triggers(0)[i];
    const t = deed(before(lay().round(7).calendar(4)));
    expect(t.lies.calendar).toBe(5);
    expect(t.eventsOf('endTriggered')).toEqual([{ type: 'endTriggered', lastRound: 8, safety: false }]);
    const late = deed(before(lay().round(8).calendar(5)));
    expect(late.lies.calendar).toBe(5);
    expect(late.eventsOf('endTriggered')).toEqual([]);
  });

  it.each([1, 2, 3, 4])('from space %i to the next', (space) => {
    const t = gain3(lay().vp(39).calendar(space));
    expect(t.lies.calendar).toBe(space + 1);
    expect(t.eventsOf('endTriggered')).toHaveLength(space === 4 ? 1 : 0);
  });
});

describe('D-VP-1 VP on the track', () => {
  it.each([
    [36, 1],
    [37, 2],
    [39, 2],
  ])('from %i by 3: the marker is on space %i', (vp, space) => {
    expect(gain3(lay().vp(vp)).lies.calendar).toBe(space);
  });
  it('80 moves nothing, and VP go on', () => {
    const t = gain3(lay().vp(79));
    expect(t.lies.calendar).toBe(1);
    expect(t.has.vp).toBe(82);
    expect(gain3(t.vp(199)).has.vp).toBe(202);
  });
  it('from below 40 to over 80 at once: one space', () => {
    // Contract 10: 3 for each red or violet bulb traded.
    const reds = new Array<'red'>(20).fill('red');
    const t = lay()
      .vp(30)
      .contracts(1, 2, 10)
      .traded(...reds)
      .cardOffer(5, 6);
    t.act({ do: 'farm' }).choose('sign:1', 'score:10');
    expect(t.has.vp).toBe(90);
    expect(t.lies.calendar).toBe(2);
  });
});
