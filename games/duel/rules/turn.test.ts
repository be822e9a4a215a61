import { hashState, IllegalChoice } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../edition/types.js';
import { type Table, table } from '../testing/index.js';
import { duel } from './game.js';

/** The sections that mesh: Personal, and Central as red reads it. */
const mesh = (t: Table): [number, number] => [t.state.personal + 1, t.state.central + 1];
const SECTIONS = [1, 2, 3, 4, 5, 6];
/** The section opposite. */
const OPPOSITE = [4, 5, 6, 1, 2, 3];

/** What the Central sections show; the seat has nothing but 3 Guilder and one red bulb. */
const CENTRAL: readonly ((t: Table) => void)[] = [
  (t) => t.asks('tile'),
  (t) => expect(t.has).toMatchObject({ guilder: 5, tools: 0, vp: 0 }),
  (t) => t.asks('plant').offersNot('stop'),
  (t) => t.asks('deal'),
  (t) => {
    t.asks('bulb').choose('bulb:black');
    expect(t.has).toMatchObject({ guilder: 3, tools: 0, vp: 1, storage: ['red', 'black'] });
  },
  (t) => expect(t.has).toMatchObject({ guilder: 4, tools: 1, vp: 0 }),
];

describe('D-TRN-1: turning the wheels', () => {
  it.each([
    [0, ['turn:1', 'turn:2']],
    [1, ['turn:1', 'turn:2', 'turn:3']],
    [9, ['turn:1', 'turn:2', 'turn:3']],
  ])('D-TRN-1 with %i Tools: %j', (tools, offered) => {
    const t = table()
      .tools(tools)
      .atWheels(0)
      .asks('wheels', 0)
      .offersOnly(...offered);
    if (tools === 0) t.blocks('turn:3', 'D-TRN-1');
  });

  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
  ])('D-TRN-1 %i sections cost %i Tools', (steps, tools) => {
    const t = table().tools(2).atWheels(0).choose(`turn:${steps}`);
    expect(t.has).toMatchObject({ tools: 2 - tools, guilder: 3 });
    expect(t.eventsOf('turned')).toEqual([{ type: 'turned', seat: 0, steps, tools }]);
    expect(t.seat(1).has.tools).toBe(0);
    t.asks('action', 0);
  });

  it.each([0, 1])('D-TRN-1 all wheels move by the same number, five and six sections (seat %i)', (seat) => {
    for (let personal = 1; personal <= 5; personal++) {
      for (const central of SECTIONS) {
        for (const steps of [1, 2, 3]) {
          const t = table()
            .mesh(personal, central)
            .seat(seat)
            .tools(1)
            .atWheels(seat)
            .choose(`turn:${steps}`);
          const expected = [((personal - 1 + steps) % 5) + 1, ((central - 1 + steps) % 6) + 1];
          expect(mesh(t)).toEqual(expected);
        }
      }
    }
  });

  it('D-TRN-1 five steps bring back the Personal section, six the Central one', () => {
    const t = table().seat(1).tools(9).seat(0).tools(9).mesh(2, 2);
    const seen: [number, number][] = [];
    for (const [seat, steps] of [3, 2, 1].entries()) {
      t.atWheels(seat % 2).choose(`turn:${steps}`);
      seen.push(mesh(t));
    }
    expect(seen).toEqual([
      [5, 5],
      [2, 1],
      [3, 2],
    ]);
  });
});

describe('D-TRN-1: which sections mesh', () => {
  it.each(SECTIONS)('D-TRN-1 red reads the Central index, yellow the one opposite (index %i)', (index) => {
    for (const red of [0, 1]) {
      for (const seat of [0, 1]) {
        const t = table().red(red).mesh(1, index).seat(seat).storage('red').turnOf(seat);
        const section = seat === red ? index : OPPOSITE[index - 1];
        CENTRAL[section - 1](t.choose('do:central'));
      }
    }
  });

  it.each([
    [1, 'deal'],
    [2, 'plant'],
    [3, 'column'],
    [4, 'card'],
    [5, 'deliver'],
  ])('D-TRN-1 Personal section %i is the same for both: %s', (section, ask) => {
    for (const seat of [0, 1]) {
      const t = table().port(1, 1, 1, 'lower').seat(seat).storage('white', 'red').mesh(section, 2);
      t.turnOf(seat).choose('do:personal').asks(ask, seat);
      expect(t.source).toBe(`personal:${section}`);
    }
  });

  it('D-TRN-1 both turns of a round: the second player goes on from where the first left the wheels', () => {
    const t = table().mesh(1, 1).atWheels(0).choose('turn:2');
    expect(mesh(t)).toEqual([3, 3]);
    t.choose('do:guilder', 'end').asks('followUp', 1).choose('do:guilder').asks('wheels', 1);
    t.choose('turn:1').asks('action', 1);
    expect(mesh(t)).toEqual([4, 4]);
    // Yellow: Personal section 4 is Farm, Central section 4 + 3 is Enhance.
    t.choose('do:central').asks('tile', 1);
  });
});

describe('D-TRN-2: the first action', () => {
  it('D-TRN-2 D-TRN-5 one of the two meshing sections, or the Guilder; it can not be left out', () => {
    table().asks('action', 0).offersOnly('do:personal', 'do:central', 'do:guilder');
  });

  it('D-TRN-2 a tile counts instead of what is printed', () => {
    const t = table().guilder(0).storage().mesh(1, 2).tile('personal1', 12).tile('central2', 24);
    t.choose('do:central');
    expect(t.has).toMatchObject({ guilder: 0, tools: 1 });
    const u = table().guilder(0).storage().mesh(1, 2).tile('personal1', 12).choose('do:personal', 'bulb:red');
    expect(u.has).toMatchObject({ guilder: 2, storage: ['red'] });
    // On the rival’s Personal Wheel it counts for the rival only.
    table().seat(1).tile('personal1', 12).seat(0).choose('do:personal').asks('deal');
    table().seat(1).tile('personal1', 12).turnOf(1).choose('do:personal').asks('bulb');
  });

  it('D-TRN-2 a refused choice changes nothing and names the rule', () => {
    const { state } = table().guilder(0);
    const before = hashState(state);
    const refused = (seat: number, key: string): unknown[] => {
      try {
        duel.choose(state, { decision: state.clock, seat, key });
      } catch (error) {
        if (error instanceof IllegalChoice) return [error.refusal, error.blocked?.rule];
      }
      return [];
    };
    expect(refused(0, 'do:personal')).toEqual(['blocked', 'D-MKT']);
    expect(refused(1, 'do:central')[0]).toBe('foreign');
    expect(refused(0, 'end')[0]).toBe('unknown');
    expect(hashState(state)).toBe(before);
  });

  const LAYOUTS: readonly [string, string, string, (t: Table) => Table][] = [
    ['Market without Guilder', 'do:personal', 'D-MKT', (t) => t.mesh(1, 2).guilder(0)],
    ['Plant without bulbs', 'do:personal', 'D-PLT', (t) => t.mesh(2, 2).storage()],
    ['Build with 1 Guilder', 'do:personal', 'D-BLD', (t) => t.mesh(3, 2).guilder(1)],
    [
      'Build without Windmills',
      'do:personal',
      'D-BLD',
      (t) => t.mesh(3, 2).guilder(9).columns(0, 0, 0, 0, 0),
    ],
    ['Farm without cards', 'do:personal', 'D-FRM', (t) => t.mesh(4, 2).cardOffer(0, 0)],
    ['Trade without bulbs', 'do:personal', 'D-TRD', (t) => t.mesh(5, 2).storage().tools(9)],
    ['Central Plant without bulbs', 'do:central', 'D-PLT', (t) => t.mesh(1, 3).storage()],
    ['Central Market without Guilder', 'do:central', 'D-MKT', (t) => t.mesh(3, 4).guilder(0)],
    [
      'Enhance with no section to pay for',
      'do:central',
      'D-ENH',
      (t) => t.guilder(0).tile('central2', 1).tile('central3', 2).tile('central5', 3).tile('central6', 4),
    ],
    [
      'a tile of two impossible effects',
      'do:personal',
      'D-TRN-2',
      (t) => t.tile('personal1', 22).guilder(0).storage(),
    ],
  ];
  it.each(LAYOUTS)('D-TRN-2 what can not be resolved is not offered: %s', (_, key, rule, lay) => {
    lay(table()).blocks(key, rule).offers('do:guilder');
  });

  it('D-TRN-2 D-TRN-5 nothing but the Guilder may be left', () => {
    const t = table().guilder(0).storage().mesh(2, 3).offersOnly('do:guilder').choose('do:guilder');
    expect(t.has.guilder).toBe(1);
  });

  it('D-TRN-2 with several effects one that can be resolved is enough; the other is skipped', () => {
    const t = table().guilder(0).storage().tile('personal1', 8).choose('do:personal').asks('action');
    expect(t.has).toMatchObject({ tools: 1, storage: [] });
    expect(t.eventsOf('bought')).toEqual([]);
  });

  it('D-TRN-2 several effects: in the order that the player likes, none is left out', () => {
    const lay = () => table().guilder(3).storage('red').tile('personal1', 22).choose('do:personal');
    lay().asks('reward', 0).offersOnly('take:market', 'take:plant1');
    lay().choose('take:market').asks('deal').choose('deal:back-top', 'bulb:black').asks('plant');
    lay().choose('take:plant1').asks('plant').choose('plant:red>3.4').asks('deal');
  });

  it('D-TRN-2 what becomes possible through the other effect may be done, or left', () => {
    const begun = () => table().guilder(1).storage().tile('personal1', 22).choose('do:personal').asks('deal');
    const bought = begun().choose('deal:back-top', 'bulb:black').offersOnly('take:plant1', 'pass');
    bought.choose('take:plant1', 'plant:black>1.1').asks('action');
    const left = begun().choose('deal:back-top', 'bulb:black', 'pass').asks('action');
    expect(left.has.storage).toEqual(['black']);
    const planted = table()
      .guilder(0)
      .storage('red')
      .tile('personal1', 22)
      .choose('do:personal')
      .asks('plant');
    // The first space of Patch 1 brings the Guilder for the Market.
    planted.choose('plant:red>1.1').offersOnly('take:market', 'pass');
    planted.choose('take:market', 'deal:back-top', 'bulb:white').asks('action');
  });

  it('D-TRN-2 D-HLP one effect that a Helper makes possible is enough', () => {
    // Plant: any bulb. Without it neither Market nor Plant can be done.
    const t = table().guilder(0).storage().helpers(7).tile('personal1', 22).offers('do:personal');
    t.choose('do:personal').offersOnly('take:plant1', 'pass').choose('take:plant1', 'bulb:red');
    t.asks('plant').choose('plant:red>1.1').offersOnly('take:market', 'pass');
    expect(t.has).toMatchObject({ guilder: 1, storage: [] });
  });

  it('D-TRN-2 what does not become possible is skipped', () => {
    const t = table().guilder(0).storage('red').tile('personal1', 22).choose('do:personal');
    t.choose('plant:red>3.1').asks('action').offersOnly('end');
    expect(t.has).toMatchObject({ guilder: 0, tools: 1, storage: [] });
  });

  it('D-TRN-2 D-GAIN goods beside an action come first, unasked: they may pay for it', () => {
    const build = table().guilder(1).tile('personal1', 6).choose('do:personal');
    expect(build.has.guilder).toBe(2);
    // It was not possible before them, so it may be left.
    build.offersOnly('take:build', 'pass').choose('take:build').asks('column');
    table().guilder(2).tile('personal1', 6).choose('do:personal').asks('column');
    const trade = table().storage('yellow').tools(0).tile('personal1', 10).ship(1);
    trade.port(1, 3, 5, 'lower').port(2, 1, 1, 'lower').port(4, 4, 2, 'lower').choose('do:personal');
    trade.offersOnly('take:trade', 'pass').choose('take:trade');
    // The Tool of the tile moves the Ship: 1 VP for yellow, 3 VP from the Export tile.
    expect(trade.asks('action').has).toMatchObject({ tools: 0, vp: 4, storage: [], traded: ['yellow'] });
    expect(trade.lies.ship).toBe(2);
  });

  it('D-TRN-2 D-GAIN an effect is finished with all that it brings before the next one', () => {
    const t = table().guilder(3).storage('red').patch(2, 'red').tile('personal1', 22).choose('do:personal');
    t.choose('take:plant1', 'plant:red>2.2').asks('reward').offersOnly('take:farm', 'pass');
    t.choose('take:farm').asks('card').choose('hire:1').asks('deal');
  });
});

describe('D-TRN-3: the second action', () => {
  const bought = (tools: number): Table =>
    table().tools(tools).guilder(5).mesh(1, 2).choose('do:personal', 'deal:back-top', 'bulb:red');

  it.each([0, 1])('D-TRN-3 not with %i Tools', (tools) => {
    bought(tools).asks('action', 0).offersOnly('end').blocks('also:central', 'D-TRN-3');
  });

  it('D-TRN-3 the other of the two for 2 Tools', () => {
    const t = bought(2).offersOnly('also:central', 'also:guilder', 'end').blocks('also:personal', 'D-TRN-3');
    t.choose('also:central');
    // 5 - 1 for the bulb + 2 of Central section 2.
    expect(t.has).toMatchObject({ guilder: 6, tools: 0 });
    t.asks('action').offersOnly('end');
  });

  it('D-TRN-3 the Personal one after the Central one', () => {
    const t = table().tools(3).guilder(5).mesh(1, 2).choose('do:central');
    t.offersOnly('also:personal', 'end').blocks('also:central', 'D-TRN-3');
    t.choose('also:personal').asks('deal');
    expect(t.has).toMatchObject({ guilder: 7, tools: 1 });
  });

  it('D-TRN-3 the Personal one after the Central one was given up, but not the Central one', () => {
    const t = table().tools(2).mesh(1, 2).choose('do:guilder').offersOnly('also:personal', 'end');
    t.blocks('also:central', 'D-TRN-3').choose('also:personal').asks('deal');
    expect(t.has).toMatchObject({ guilder: 4, tools: 0 });
  });

  it('D-TRN-3 no third action, however many Tools', () => {
    const t = table().tools(9).mesh(1, 2).choose('do:central', 'also:personal', 'deal:back-top', 'bulb:red');
    t.asks('action').offersOnly('end');
    expect(t.has.tools).toBe(7);
  });

  it('D-TRN-3 Tools of the first action count', () => {
    const t = table().tools(1).mesh(1, 6).choose('do:central').offers('also:personal');
    expect(t.choose('also:personal').asks('deal').has.tools).toBe(0);
  });

  it('D-TRN-3 D-HLP a Tool of a Helper after the first action counts', () => {
    // Market: 1 Tool.
    const t = table()
      .tools(1)
      .guilder(5)
      .helpers(12)
      .mesh(1, 2)
      .choose('do:personal', 'deal:back-top', 'bulb:red');
    t.choose('helper:12').asks('action').offersOnly('also:central', 'also:guilder', 'end');
  });

  it('D-TRN-3 only if it can be resolved then', () => {
    const spent = table().tools(2).storage('red').mesh(2, 3).choose('do:personal', 'plant:red>3.4');
    spent.offersOnly('also:guilder', 'end').blocks('also:central', 'D-PLT');
    const poor = table().tools(2).guilder(0).mesh(1, 5).choose('do:central', 'bulb:red');
    poor.offersOnly('end').blocks('also:personal', 'D-MKT');
    // The 2 Guilder of the first action make the second one possible.
    table().tools(2).guilder(0).mesh(1, 2).choose('do:central').offers('also:personal');
  });

  it('D-TRN-3 it may be left out: the follow-up is next', () => {
    const t = bought(2).choose('end').asks('followUp', 1);
    expect(t.seat(0).has.tools).toBe(2);
  });
});

describe('D-GAIN: goods and rewards', () => {
  it.each([
    [{ do: 'gain', guilder: 2 }, { guilder: 5 }],
    [{ do: 'gain', tools: 2 }, { tools: 2 }],
    [{ do: 'gain', vp: 3 }, { vp: 3 }],
    [
      { do: 'gain', guilder: 2, vp: 1 },
      { guilder: 5, vp: 1 },
    ],
    [
      { do: 'gain', guilder: 1, tools: 1 },
      { guilder: 4, tools: 1 },
    ],
  ] as const)('D-GAIN %j are taken unasked', (effect, expected) => {
    expect(table().act(effect).asks('action').has).toMatchObject(expected);
  });

  it('D-GAIN a bulb of any colour: the player says which, and can not refuse it', () => {
    const any = COLOURS.map((colour) => `bulb:${colour}`);
    for (const colour of COLOURS) {
      const t = table()
        .storage()
        .act({ do: 'gain', bulbs: ['any'] });
      t.asks('bulb')
        .offersOnly(...any)
        .choose(`bulb:${colour}`);
      expect(t.asks('action').has.storage).toEqual([colour]);
    }
    const two = table()
      .storage()
      .act({ do: 'gain', tools: 1, bulbs: ['any'] })
      .choose('bulb:violet');
    expect(two.has).toMatchObject({ tools: 1, storage: ['violet'] });
  });

  it('D-GAIN bulbs of a named colour come unasked', () => {
    const t = table().storage().market([2, 7], 3).choose('do:personal', 'deal:1-bottom').asks('action');
    expect(t.has).toMatchObject({ guilder: 2, storage: ['white', 'red'] });
  });

  it('D-GAIN goods of a Patch come unasked', () => {
    const t = table().storage('red').act({ do: 'plant', bulbs: 1 }).choose('plant:red>2.4').asks('action');
    expect(t.has.guilder).toBe(4);
  });

  it('D-GAIN an action got as a reward may be declined', () => {
    const t = table()
      .storage('red')
      .patch(1, 'red', 'red')
      .act({ do: 'plant', bulbs: 1 })
      .choose('plant:red>1.3');
    t.asks('reward', 0).offersOnly('take:market', 'pass').choose('pass').asks('action');
    expect(t.has).toMatchObject({ guilder: 3, storage: [] });
  });

  it('D-GAIN it lapses if it can not be done', () => {
    const t = table().guilder(0).storage('red').patch(1, 'red', 'red').act({ do: 'plant', bulbs: 1 });
    t.choose('plant:red>1.3').asks('action').offersNot('pass');
    expect(t.has.storage).toEqual([]);
    // It does not come back with the Guilder.
    t.act({ do: 'gain', guilder: 2 }).asks('action');
  });
});

describe('D-TRN-3: what a second action costs is gone before it', () => {
  const far = () =>
    // Black is wanted at port 3 only, two steps from the Ship.
    table()
      .mesh(5, 2)
      .storage('black')
      .ship(1)
      .port(1, 1, 2, 'lower')
      .port(2, 2, 9, 'lower')
      .port(3, 3, 1, 'lower')
      .port(4, 4, 10, 'upper')
      .port(5, 5, 11, 'closed');

  it('a Trade that needs the same Tools for the Ship is not offered', () => {
    far().tools(3).choose('do:central').offersNot('also:personal').blocks('also:personal', 'D-TRD');
  });

  it('with Tools for both it is', () => {
    const t = far().tools(4).choose('do:central', 'also:personal').seat(0);
    expect(t.has).toMatchObject({ tools: 0, traded: ['black'] });
    expect(t.lies.ship).toBe(3);
  });
});

describe('D-TRN-3: what is refused says why', () => {
  it('the Guilder of the Central action as a second one', () => {
    const poor = table().mesh(1, 2).tools(1).choose('do:personal', 'deal:back-top', 'bulb:red');
    poor.blocks('also:guilder', 'D-TRN-3');
    table().mesh(1, 2).tools(2).choose('do:central').blocks('also:guilder', 'D-TRN-3');
  });
});
