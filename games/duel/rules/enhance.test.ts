import { describe, expect, it } from 'vitest';
import { type Table, table } from '../testing/index.js';

const enhance = { do: 'enhance' } as const;
const both = { do: 'enhance', also: 'both' } as const;
const printed = { do: 'enhance', also: 'printed' } as const;

/** 1, 2 and 3 are wooden, 13 is silver; sections 1 of both wheels and Central 4 mesh. */
const bare = (guilder: number): Table =>
  table().guilder(guilder).tools(0).storage('red', 'red').tileOffer(1, 2, 3, 13);
/** Central section n is free to be covered. */
const meshBeside = (t: Table, section: number): Table => t.mesh(4, (section % 6) + 1);
const gains = (t: Table): number[] => [t.has.guilder, t.has.tools, t.has.vp];
/** All that is free of the Central Wheel has a tile. */
const centralFull = (t: Table): Table =>
  t.tile('central2', 5).tile('central3', 6).tile('central5', 7).tile('central6', 8);
const personalFull = (t: Table): Table =>
  t.tile('personal2', 9).tile('personal3', 10).tile('personal4', 11).tile('personal5', 12);

describe('D-ENH: where a tile goes', () => {
  it('any offered tile', () => {
    bare(3).act(enhance).asks('tile').offersOnly('tile:1', 'tile:2', 'tile:3', 'tile:4');
  });

  it.each([
    [1, 1, [2, 3, 4, 5], [2, 3, 5, 6]],
    [3, 2, [1, 2, 4, 5], [1, 3, 4, 6]],
    [5, 6, [1, 2, 3, 4], [1, 2, 4, 5]],
  ])('Personal %i and Central %i mesh, and the Central one opposite', (personal, central, own, middle) => {
    for (const seat of [0, 1]) {
      const t = bare(3).turnOf(seat).guilder(3).mesh(personal, central).act(enhance).choose('tile:1');
      t.asks('section', seat).offersOnly(
        ...own.map((section) => `on:personal${section}`),
        ...middle.map((section) => `on:central${section}`),
      );
      const opposite = ((central + 2) % 6) + 1;
      for (const section of [`personal${personal}`, `central${central}`, `central${opposite}`]) {
        t.blocks(`on:${section}`, 'D-ENH');
      }
    }
  });

  it('not where a tile lies', () => {
    const t = bare(3).tile('personal2', 9).tile('central3', 10).act(enhance).choose('tile:1');
    t.blocks('on:personal2', 'D-ENH').blocks('on:central3', 'D-ENH');
    t.offersOnly('on:personal3', 'on:personal4', 'on:personal5', 'on:central2', 'on:central5', 'on:central6');
  });

  it('the Personal Wheel is the own one: tiles of the rival are not in the way', () => {
    const t = bare(3).seat(1).tile('personal2', 9).seat(0).act(enhance).choose('tile:1', 'on:personal2');
    expect(t.has.personal).toEqual([0, 1, 0, 0, 0]);
    expect(t.seat(1).has.personal).toEqual([0, 9, 0, 0, 0]);
  });
});

describe('D-ENH: what it costs', () => {
  it.each([
    ['wooden', 'tile:2', 2, 1],
    ['silver', 'tile:4', 13, 2],
  ])('on the own Personal Wheel a %s one', (_, key, tile, cost) => {
    const t = bare(cost).mesh(1, 2).act(enhance).choose(key, 'on:personal4');
    expect([t.has.guilder, t.has.personal]).toEqual([0, [0, 0, 0, tile, 0]]);
    const poor = bare(cost - 1)
      .act(enhance)
      .choose(key);
    poor
      .blocks('on:personal4', 'D-ENH')
      .offersOnly('on:central2', 'on:central3', 'on:central5', 'on:central6');
  });

  it('on the Central Wheel nothing, and there is no printed action on the Personal one', () => {
    const t = bare(0).act(enhance).choose('tile:4', 'on:central2');
    expect([t.has.guilder, t.lies.central]).toEqual([2, [0, 13, 0, 0, 0, 0]]);
    const own = bare(5).act(enhance).choose('tile:4', 'on:personal2').asks('action');
    expect([own.has.guilder, own.has.storage]).toEqual([3, ['red', 'red']]);
  });

  it('no section that one can pay for: no Enhance', () => {
    const t = centralFull(bare(0)).offersNot('do:central').offers('do:guilder');
    t.guilder(1).offers('do:central').choose('do:central').asks('tile');
    t.offersOnly('tile:1', 'tile:2', 'tile:3').blocks('tile:4', 'D-ENH');
  });

  it('only silver on offer: 1 Guilder is too few, 2 are enough', () => {
    const t = centralFull(bare(1)).tileOffer(13, 14, 15, 16).offersNot('do:central');
    t.guilder(2).offers('do:central');
  });

  it('the Personal Wheel is full: the Central one is left; both are: no Enhance', () => {
    const t = personalFull(bare(9)).act(enhance).choose('tile:1');
    t.offersOnly('on:central2', 'on:central3', 'on:central5', 'on:central6');
    centralFull(personalFull(bare(9))).offersNot('do:central');
  });

  it('no tile on offer: no Enhance; an empty place offers nothing', () => {
    bare(9).tileOffer(0, 0, 0, 0).offersNot('do:central');
    const t = bare(9).tileOffer(0, 2, 0, 13).act(enhance).offersOnly('tile:2', 'tile:4');
    t.blocks('tile:1', 'D-ENH').blocks('tile:3', 'D-ENH');
  });
});

describe('D-ENH: the printed action that is covered on the Central Wheel', () => {
  const cover = (section: number, effect: typeof enhance | typeof printed = enhance): Table =>
    meshBeside(bare(0), section).act(effect).choose('tile:1', `on:central${section}`);

  it('2 Guilder, as in the published example', () => {
    const t = cover(2).asks('action');
    expect([gains(t), t.lies.central]).toEqual([
      [2, 0, 0],
      [0, 1, 0, 0, 0, 0],
    ]);
  });

  it('any bulb and 1 VP', () => {
    const t = cover(5).asks('bulb').choose('bulb:black').asks('action');
    expect([gains(t), t.has.storage]).toEqual([
      [0, 0, 1],
      ['red', 'red', 'black'],
    ]);
    expect(t.vpFrom('wheels')).toBe(1);
  });

  it('1 Tool and 1 Guilder', () => {
    expect(gains(cover(6).asks('action'))).toEqual([1, 1, 0]);
  });

  it('Plant 1, Market and Enhance are asked for, and may be declined', () => {
    const t = cover(3)
      .asks('reward')
      .offersOnly('take:plant1', 'pass')
      .choose('take:plant1', 'plant:red>3.1');
    expect(gains(t.asks('action'))).toEqual([0, 1, 0]);
    expect(cover(3).choose('pass').asks('action').has.storage).toEqual(['red', 'red']);
    const market = meshBeside(bare(1), 4).act(enhance).choose('tile:1', 'on:central4').asks('reward');
    market.offersOnly('take:market', 'pass').choose('take:market').asks('deal');
    cover(1).asks('reward').offersOnly('take:enhance', 'pass').choose('take:enhance').asks('tile');
  });

  it('D-TRN-5 declined, it brings no Guilder, and none are offered for it', () => {
    const t = cover(3).offersNot('do:guilder', 'take:guilder1').choose('pass');
    expect(t.has.guilder).toBe(0);
  });

  it('D-GAIN lapses if it can not be done', () => {
    // The Market, and no Guilder.
    expect(cover(4).asks('action').lies.central).toEqual([0, 0, 0, 1, 0, 0]);
  });

  it('an Enhance that is covered takes one more tile, of those that are left', () => {
    const t = cover(1).choose('take:enhance').asks('tile');
    t.offersOnly('tile:2', 'tile:3', 'tile:4').choose('tile:2').blocks('on:central1', 'D-ENH');
    t.choose('on:central6').asks('action');
    expect([t.lies.central, gains(t)]).toEqual([
      [1, 0, 0, 0, 0, 2],
      [1, 1, 0],
    ]);
    expect(t.lies.tileOffer.includes(0)).toBe(false);
  });

  it('a tile takes the place of what is printed', () => {
    const t = bare(0).tile('central1', 4).choose('do:central').asks('plant');
    expect(t.choose('plant:red>3.1').has.vp).toBe(2);
  });
});

describe('D-ENH: refill', () => {
  /** Put one on the Personal Wheel. */
  const put = (t: Table, place: number, section: number): Table =>
    t.act(enhance).choose(`tile:${place}`, `on:personal${section}`);

  it('the place that is empty gets the top of the stack, the others stay', () => {
    const t = bare(9);
    const stack = t.lies.tileStack;
    const top = t.edition.tiles[Number(t.state.tileStack.at(-1))].id;
    put(t, 3, 2);
    expect([t.lies.tileOffer, t.lies.tileStack, t.lies.calendar]).toEqual([[1, 2, top, 13], stack - 1, 1]);
  });

  it('two left: not yet; the last one: Calendar one on, those set aside are the stack', () => {
    const t = put(bare(9).tilesLeft(2), 1, 2);
    const aside = t.state.tileAside.length;
    expect([t.lies.tileStack, t.lies.calendar]).toEqual([1, 1]);
    put(t, 2, 3);
    expect([t.lies.tileStack, t.lies.calendar, t.state.tileAside.length]).toEqual([aside, 2, 0]);
    expect(t.eventsOf('calendar').map((event) => event.why)).toEqual(['tiles']);
    expect(t.lies.tileOffer.includes(0)).toBe(false);
  });

  it('13 are set aside at first, and all of them become the stack', () => {
    const t = table().guilder(9);
    t.state.tileStack.splice(1);
    put(t, 1, 2);
    expect([t.lies.tileStack, t.lies.calendar]).toEqual([13, 2]);
  });

  it('the last tile in an Enhance within another one: both places are filled, the Calendar moves once', () => {
    const t = bare(0).mesh(4, 2).tilesLeft(1);
    const aside = t.state.tileAside.length;
    t.act(enhance).choose('tile:1', 'on:central1', 'take:enhance', 'tile:2', 'on:central6');
    expect([t.lies.calendar, t.lies.tileStack, t.lies.tileOffer.includes(0)]).toEqual([2, aside - 1, false]);
  });

  it('a second time the Calendar does not move, and places stay empty then', () => {
    const t = bare(9).tilesLeft(1);
    t.state.tileAside.splice(1);
    put(t, 1, 2);
    expect([t.lies.tileStack, t.lies.calendar]).toEqual([1, 2]);
    put(t, 1, 3);
    expect([t.lies.tileStack, t.lies.calendar, t.lies.tileOffer.includes(0)]).toEqual([0, 2, false]);
    put(t, 1, 4);
    expect([t.lies.tileStack, t.lies.calendar, t.lies.tileOffer]).toEqual([0, 2, [0, 2, 3, 13]]);
  });
});

describe("D-TIL: 'Enhance Central and Personal'", () => {
  it('the Central Wheel first: then a tile for the Personal one', () => {
    const t = bare(3).act(both).choose('tile:1', 'on:central6').asks('tile');
    t.choose('tile:2')
      .blocks('on:central2', 'D-TIL')
      .offersOnly('on:personal2', 'on:personal3', 'on:personal4', 'on:personal5');
    t.choose('on:personal5').asks('action');
    expect([t.lies.central, t.has.personal]).toEqual([
      [0, 0, 0, 0, 0, 1],
      [0, 0, 0, 0, 2],
    ]);
    // 3 and 1 of Central 6, less 1.
    expect([t.has.guilder, t.has.tools]).toEqual([3, 1]);
  });

  it('the Personal Wheel first: then a tile for the Central one, whose action is resolved', () => {
    const t = bare(2).act(both).choose('tile:4', 'on:personal2').asks('tile').choose('tile:1');
    t.offersOnly('on:central2', 'on:central3', 'on:central5', 'on:central6').blocks('on:personal3', 'D-TIL');
    t.choose('on:central2').asks('action');
    expect([t.lies.central, t.has.personal, t.has.guilder]).toEqual([
      [0, 1, 0, 0, 0, 0],
      [0, 13, 0, 0, 0],
      2,
    ]);
  });

  it('RWD-2 the covered action is finished before the second tile', () => {
    const t = bare(2).act(both).choose('tile:1', 'on:central3').asks('reward').choose('take:plant1');
    t.asks('plant').choose('plant:red>1.1').asks('tile');
    expect(t.has.guilder).toBe(3);
  });

  it('what can not be paid is left out; the Guilder of the covered section may pay for it', () => {
    const poor = bare(0).act(both).choose('tile:1', 'on:central5', 'bulb:red').asks('action');
    expect(poor.has.personal).toEqual([0, 0, 0, 0, 0]);
    const t = bare(0).act(both).choose('tile:1', 'on:central2').asks('tile').choose('tile:4', 'on:personal2');
    expect([t.has.guilder, t.has.personal]).toEqual([0, [0, 13, 0, 0, 0]]);
  });

  it('the second tile must be one that can be paid for', () => {
    const t = bare(1).act(both).choose('tile:1', 'on:central5', 'bulb:red').asks('tile');
    t.blocks('tile:4', 'D-ENH').offers('tile:2', 'tile:3');
  });

  it('one wheel is full: the other one alone', () => {
    const central = personalFull(bare(9)).act(both).choose('tile:1', 'on:central2').asks('action');
    expect(central.lies.central[1]).toBe(1);
    const own = centralFull(bare(9)).act(both).choose('tile:1', 'on:personal2').asks('action');
    expect([own.has.guilder, own.has.personal]).toEqual([8, [0, 1, 0, 0, 0]]);
  });
});

describe("D-TIL: 'Enhance and the preprinted action'", () => {
  const covered = (section: number, guilder = 0): Table =>
    meshBeside(bare(guilder), section).act(printed).choose('tile:1', `on:central${section}`);

  it('Central: goods twice', () => {
    expect(gains(covered(2).asks('action'))).toEqual([4, 0, 0]);
    expect(gains(covered(6).asks('action'))).toEqual([2, 2, 0]);
    const bulbs = covered(5).choose('bulb:white').asks('bulb').choose('bulb:black').asks('action');
    expect([bulbs.has.vp, bulbs.has.storage]).toEqual([2, ['white', 'red', 'red', 'black']]);
  });

  it('Central: an action twice, one after the other', () => {
    const t = covered(3)
      .offersOnly('take:plant1', 'pass')
      .choose('take:plant1', 'plant:red>1.1')
      .asks('reward');
    t.offersOnly('take:plant1', 'pass').choose('take:plant1', 'plant:red>1.2').asks('action');
    expect([gains(t), t.has.storage]).toEqual([[1, 0, 3], []]);
  });

  it('Central: the second one may be declined, and lapses if it can not be done', () => {
    const t = covered(3).choose('take:plant1', 'plant:red>1.1', 'pass').asks('action');
    expect(t.has.storage).toEqual(['red']);
    covered(4, 1).choose('take:market', 'deal:back-top', 'bulb:red').asks('action');
  });

  it.each([
    [2, 'plant2', 'plant'],
    [3, 'build', 'column'],
    [4, 'farm', 'card'],
    [5, 'trade', 'deliver'],
  ])('Personal section %i: paid for, and its action (%s) once', (section, effect, ask) => {
    const t = () =>
      bare(9)
        .storage('red', 'white')
        .port(1, 1, 2, 'lower')
        .act(printed)
        .choose('tile:4', `on:personal${section}`);
    expect(t().has.guilder).toBe(7);
    t().asks('reward').offersOnly(`take:${effect}`, 'pass').choose(`take:${effect}`).asks(ask);
    expect(t().choose('pass').asks('action').has.personal[section - 1]).toBe(13);
  });

  it('Personal: once only', () => {
    const t = bare(9).act(printed).choose('tile:1', 'on:personal4', 'take:farm', 'hire:1').asks('action');
    expect(t.has.helpers).toHaveLength(1);
  });
});
