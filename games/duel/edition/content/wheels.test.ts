import { describe, expect, it } from 'vitest';
import type { Table } from '../../testing/index.js';
import { type Change, changed, lay, named } from './lay.js';

interface Section {
  readonly at: number;
  readonly name: string;
  /** How it is taken when it comes as a reward; goods come unasked. */
  readonly take?: string;
  readonly keys: readonly string[];
  readonly now: Change;
  /** What makes it impossible; goods never are. */
  readonly not?: (t: Table) => Table;
}

const market = {
  name: 'Market',
  take: 'take:market',
  keys: ['deal:1-top'],
  now: { guilder: -2, bulbs: ['white', 'yellow', 'red'] },
  not: (t: Table) => t.guilder(0),
} as const;

/** As on the rule page, in the order in which they come to the mesh. */
const PERSONAL: readonly Section[] = [
  { at: 1, ...market },
  {
    at: 2,
    name: 'Plant 2',
    take: 'take:plant2',
    keys: ['plant:red>2.1', 'plant:white>2.4'],
    now: { vp: 1, guilder: 1, spent: ['red', 'white'] },
    not: (t) => t.storage(),
  },
  {
    at: 3,
    name: 'Build',
    take: 'take:build',
    // Space 1 of Patch 6: 2 VP.
    keys: ['from:black', 'build:m5', 'patch:6'],
    now: { guilder: -2, vp: 2, rest: { windmills: [5], columns: [1, 1, 2, 2, 2] } },
    not: (t) => t.guilder(1),
  },
  {
    at: 4,
    name: 'Farm',
    take: 'take:farm',
    keys: ['sign:1'],
    now: { rest: { contracts: [1] } },
    not: (t) => t.cardOffer(0, 0),
  },
  {
    at: 5,
    name: 'Trade',
    take: 'take:trade',
    keys: ['deliver:red'],
    now: { vp: 2, guilder: 3, spent: ['red'], rest: { traded: ['red'] } },
    not: (t) => t.storage('violet', 'black'),
  },
];

const CENTRAL: readonly Section[] = [
  {
    at: 1,
    name: 'Enhance',
    take: 'take:enhance',
    // A section that meshes with no wheel in any of these positions.
    keys: ['tile:2', 'on:personal4'],
    now: { guilder: -1 },
    not: (t) => t.tileOffer(0, 0, 0, 0),
  },
  { at: 2, name: '2 Guilder', keys: [], now: { guilder: 2 } },
  {
    at: 3,
    name: 'Plant 1',
    take: 'take:plant1',
    keys: ['plant:violet>2.4'],
    now: { guilder: 1, spent: ['violet'] },
    not: (t) => t.storage(),
  },
  { at: 4, ...market },
  { at: 5, name: 'any bulb and 1 VP', keys: ['bulb:black'], now: { vp: 1, bulbs: ['black'] } },
  { at: 6, name: '1 Tool and 1 Guilder', keys: [], now: { tools: 1, guilder: 1 } },
];

const title = ({ at, name }: Section): string => `section ${at}: ${name}`;
const PERSONAL_ONES = named(PERSONAL, title);
const CENTRAL_ONES = named(CENTRAL, title);
const SEATS = [0, 1] as const;

/** The index of the Central Wheel, as red reads it, at which this seat meshes with the section. */
function indexFor(t: Table, seat: number, section: number): number {
  const isRed = t.state.red === seat;
  return isRed ? section : ((section + 2) % 6) + 1;
}

/** Choose the action and go through it: this and nothing else is different then. */
function run(t: Table, seat: number, begin: string, { name, keys, now }: Section): Table {
  const [other, has] = [t.seat(1 - seat).has, t.seat(seat).has];
  t.choose(begin, ...keys);
  const after = changed(has, now);
  if (name === 'Enhance') after.personal = has.personal.map((tile, i) => (i === 3 ? 11 : tile));
  expect(t.has).toEqual(after);
  expect(t.seat(1 - seat).has).toEqual({ ...other, helpers: after.contracts });
  return t.seat(seat);
}

describe('D-TRN-2 the five sections of the Personal Wheels', () => {
  it.each(PERSONAL_ONES)('%s', (_, section) => {
    for (const seat of SEATS) {
      const t = lay().mesh(section.at, 1).turnOf(seat);
      run(t, seat, 'do:personal', section).asks('action', seat).offersOnly('end');
    }
  });

  it.each(PERSONAL_ONES)('%s, not while it can not be done', (_, { at, not = (t) => t }) => {
    not(lay().mesh(at, 2)).asks('action', 0).offersOnly('do:central', 'do:guilder');
  });

  it.each(PERSONAL_ONES)('D-TRN-3 %s, as the second action for 2 Tools', (_, section) => {
    // Central section 2: 2 Guilder.
    const t = lay().mesh(section.at, 2).tools(2).choose('do:central').guilder(5);
    t.offersOnly('also:personal', 'end');
    run(t.tools(2), 0, 'also:personal', { ...section, now: { ...section.now, tools: -2 } });
    t.asks('action', 0).offersOnly('end');
  });

  it.each(PERSONAL_ONES)('D-TIL %s, covered by a tile that brings it', (_, section) => {
    // Tile 14: Enhance and the preprinted action.
    const free = section.at === 1 ? 3 : 1;
    const t = lay().mesh(free, 1).tile('central1', 14).turnOf(0);
    t.choose('do:central', 'tile:1', `on:personal${section.at}`).guilder(5);
    expect(t.asks('reward', 0).offered).toEqual([section.take, 'pass']);
    run(t, 0, section.take ?? '', section).asks('action', 0);
  });
});

describe('D-TRN-2 the six sections of the Central Wheel', () => {
  it.each(CENTRAL_ONES)('%s', (_, section) => {
    for (const red of SEATS)
      for (const seat of SEATS) {
        const t = lay().red(red);
        t.mesh(2, indexFor(t, seat, section.at)).turnOf(seat);
        run(t, seat, 'do:central', section).asks('action', seat).offersOnly('end');
      }
  });

  it.each(CENTRAL_ONES)('D-TRN-3 %s, as the second action for 2 Tools', (_, section) => {
    // Personal section 5: Trade.
    const t = lay().mesh(5, section.at).tools(2).choose('do:personal', 'ship:1', 'deliver:red');
    t.offersOnly('also:central', 'also:guilder', 'end').guilder(5);
    run(t.tools(2), 0, 'also:central', {
      ...section,
      now: { ...section.now, tools: (section.now.tools ?? 0) - 2 },
    });
    t.asks('action', 0).offersOnly('end');
  });

  it.each(CENTRAL_ONES)('D-TRN-4 %s, as a follow-up', (_, section) => {
    for (const seat of SEATS) {
      const t = lay();
      t.mesh(2, indexFor(t, seat, section.at))
        .followsUp(seat)
        .asks('followUp', seat);
      t.offersOnly('do:central', 'do:guilder');
      run(t, seat, 'do:central', section).asks('wheels', seat);
    }
  });

  it.each(
    named(
      CENTRAL.filter(({ not }) => not),
      title,
    ),
  )('D-TRN-5 %s, only given up while it can not be done', (_, { at, not = (t) => t }) => {
    const t = not(lay().mesh(4, at)).asks('action', 0);
    t.offersNot('do:central').offers('do:guilder');
  });

  it.each(CENTRAL_ONES)('D-ENH %s, resolved when a tile covers it', (_, section) => {
    // Section 4 of the Personal Wheel stays free, and this Central one does not mesh.
    const t = lay().mesh(2, section.at === 3 || section.at === 6 ? 1 : 3);
    const has = t.has;
    t.act({ do: 'enhance' }).choose('tile:1', `on:central${section.at}`);
    expect(t.lies.central[section.at - 1]).toBe(9);
    if (section.take) {
      t.asks('reward', 0).offersOnly(section.take, 'pass');
      run(t, 0, section.take, section).asks('action', 0);
      return;
    }
    t.choose(...section.keys).asks('action', 0);
    expect(t.has).toEqual(changed(has, section.now));
  });

  it.each(
    named(
      CENTRAL.filter(({ take }) => take),
      title,
    ),
  )('D-ENH %s, declined when a tile covers it', (_, { at }) => {
    const t = lay().mesh(2, at === 3 ? 1 : 3);
    const has = t.has;
    t.act({ do: 'enhance' }).choose('tile:1', `on:central${at}`, 'pass').asks('action', 0);
    expect(t.has).toEqual(has);
    expect(t.lies.central[at - 1]).toBe(9);
  });
});

describe('D-TRN-1 the order in which sections come to the mesh', () => {
  const STEPS = [1, 2, 3] as const;

  it.each(STEPS)('both Personal Wheels turn %i sections on, of five', (steps) => {
    for (const seat of SEATS)
      for (const from of PERSONAL) {
        const t = lay().mesh(from.at, 1).atWheels(seat).tools(1).choose(`turn:${steps}`).tools(0);
        const section = PERSONAL[(from.at - 1 + steps) % 5];
        run(t, seat, 'do:personal', section);
        // The rival's wheel shows the same section.
        t.turnOf(1 - seat)
          .act({ do: 'enhance' })
          .choose('tile:1');
        t.blocks(`on:personal${section.at}`, 'D-ENH');
      }
  });

  it.each(STEPS)('the Central Wheel turns %i sections on, of six', (steps) => {
    for (const seat of SEATS)
      for (const from of CENTRAL) {
        const t = lay();
        t.mesh(5, indexFor(t, seat, from.at))
          .atWheels(seat)
          .tools(1)
          .choose(`turn:${steps}`)
          .tools(0);
        const section = CENTRAL[(from.at - 1 + steps) % 6];
        // Personal section 4 may mesh now.
        const keys = section.name === 'Enhance' ? ['tile:2', 'on:central2'] : section.keys;
        const has = t.has;
        t.choose('do:central', ...keys).asks('action', seat);
        const now = section.name === 'Enhance' ? { guilder: 2 } : section.now;
        expect(t.has).toEqual(changed(has, now));
      }
  });

  it.each(CENTRAL_ONES)('%s: red meshes with it while yellow has the one opposite', (_, { at }) => {
    const opposite = ((at + 2) % 6) + 1;
    const t = lay().mesh(1, at).act({ do: 'enhance' }).choose('tile:1');
    t.blocks(`on:central${at}`, 'D-ENH').blocks(`on:central${opposite}`, 'D-ENH');
    const free = [1, 2, 3, 4, 5, 6].filter((it) => it !== at && it !== opposite);
    t.offers(...free.map((it) => `on:central${it}`));
  });
});
