import { describe, expect, it } from 'vitest';
import {
  build,
  enhance,
  farm,
  guilder,
  lower,
  plant,
  scoreContract,
  vp,
} from '../edition/default-effects.js';
import type { Effect } from '../edition/types.js';
import { calendarOf, lavishCalendar, type Table, table } from '../testing/index.js';
import { valley } from './game.js';

const lavish = (): Table => table({ edition: lavishCalendar });
/** Column I with these rewards: the common one, then the first two rows. */
const having = (common: Effect, ...unique: Effect[]): Table =>
  table({ edition: calendarOf({ I: { common, unique } }) });

const OPEN = ['calendar:common', 'calendar:1', 'calendar:2'];
const five = ['white', 'white', 'white', 'white', 'white'] as const;
const reason = (t: Table, key: string): string | undefined =>
  valley.blocked(t.state, t.asked ?? 0).find((it) => it.key === key)?.reason;

describe('CAL-2 at every question of your own turn', () => {
  it.each<[string, () => Table]>([
    ['action', () => lavish().arrived(1)],
    ['lower', () => lavish().water(3).arrived(1).act(lower(2))],
    ['tile', () => lavish().guilder(4).tileOffer(1, 2, 13, 19).arrived(1).act(enhance)],
    ['section', () => lavish().guilder(4).tileOffer(1, 2, 13, 19).arrived(1).act(enhance).choose('tile:1')],
    ['card', () => lavish().cardOffer(1, 2, 3).arrived(1).act(farm)],
    ['replace', () => lavish().helpers(1, 2, 3).cardOffer(4, 5, 6).arrived(1).act(farm).choose('hire:1')],
    ['leave', () => lavish().starting(2).arrived(1).act(farm).choose('look:cards', 'pass')],
    ['build', () => lavish().guilder(4).arrived(1).act(build)],
    ['group', () => lavish().guilder(4).arrived(1).act(build).choose('build:A1')],
    ['trade', () => lavish().storage('red').trade(1).arrived(1).act({ do: 'trade' })],
    ['plant', () => lavish().storage('red').arrived(1).act(plant(1))],
    ['move', () => lavish().guilder(4).arrived(1).act({ do: 'market', cost: 2, moves: 2 })],
    [
      'bulb',
      () =>
        lavish()
          .storage()
          .arrived(1)
          .act({ do: 'gain', bulbs: ['any', 'any'] }),
    ],
    [
      'store',
      () =>
        lavish()
          .storage(...five)
          .guilder(2)
          .arrived(1)
          .act({ do: 'gain', bulbs: [['red']] }),
    ],
    ['after', () => lavish().helpers(1).cardOffer(4, 5, 6).arrived(1).act(farm).choose('pass')],
    ['scoreContract', () => lavish().contracts(1, 2).arrived(1).act(scoreContract)],
  ])('%s', (ask, lay) => {
    lay()
      .asks(ask, 0)
      .offers(...OPEN);
  });

  it('also between the bulbs of one reward', () => {
    const t = lavish()
      .storage()
      .guilder(0)
      .arrived(1)
      .act({ do: 'gain', bulbs: ['any', 'any'] });
    t.choose('bulb:red').asks('bulb').choose('calendar:1').asks('bulb').choose('bulb:black');
    expect([t.has.guilder, t.has.storage]).toEqual([3, ['red', 'black']]);
  });

  it('what was begun goes on after it', () => {
    const t = lavish().guilder(0).cardOffer(1, 2, 3).storage().arrived(1).act(farm);
    t.choose('calendar:common').asks('bulb').choose('bulb:black').asks('card').choose('calendar:1');
    t.asks('card')
      .offersNot(...OPEN)
      .choose('hire:1')
      .asks('after')
      .choose('helper:1')
      .asks('action');
    expect([t.has.guilder, t.has.storage, t.has.helpers]).toEqual([4, ['black'], [1]]);
  });

  it('not where nothing is asked: the only way is gone unasked', () => {
    // One bulb of one colour, a free place for it.
    const t = lavish()
      .storage()
      .arrived(1)
      .act({ do: 'gain', bulbs: [['red']] });
    t.asks('action');
    expect(t.has.storage).toEqual(['red']);
    lavish().water(0).arrived(1).act(lower(1)).asks('action');
  });

  it('not of a column that was not reached this turn', () => {
    const t = lavish().calendar(1).cardOffer(1, 2, 3).act(farm).asks('card');
    t.offersNot(...OPEN);
    expect(reason(t, 'calendar:common')).toBeUndefined();
  });

  it('not in a rival’s turn', () => {
    const t = lavish().arrived(1).tools(0).guilder(0).gate(1).seat(1).tools(0).guilder(0).seat(0);
    t.choose('end')
      .asks('action', 1)
      .offersNot(...OPEN);
    t.act(farm)
      .asks('card', 1)
      .offersNot(...OPEN);
  });

  it('not twice', () => {
    const t = lavish().guilder(0).cardOffer(1, 2, 3).storage().arrived(1).act(farm);
    t.choose('calendar:1').asks('card').offers('calendar:common').offersNot('calendar:1', 'calendar:2');
    t.choose('calendar:common', 'bulb:red')
      .asks('card')
      .offersNot(...OPEN);
    t.choose('pass')
      .asks('action')
      .offersNot(...OPEN);
  });
});

describe('CAL-2 a part of taking a Calendar reward', () => {
  it('is no such moment, and the refusal says so', () => {
    const bulb = lavish()
      .guilder(4)
      .storage(...five)
      .arrived(1)
      .choose('calendar:common');
    bulb.asks('bulb').blocks('calendar:1', 'CAL-2').blocks('calendar:3', 'SET-11');
    expect(reason(bulb, 'calendar:1')).toBe('notNow');
    bulb.choose('bulb:red').asks('store').blocks('calendar:1', 'CAL-2');
    const hire = having(guilder(1), farm).cardOffer(1, 2, 3).arrived(1).choose('calendar:1');
    hire.asks('card').blocks('calendar:common', 'CAL-2').choose('pass').offers('calendar:common');
  });

  it('but another reward that it brings has such moments again, and so have Helpers after it', () => {
    const t = having(guilder(1), plant(1)).guilder(0).storage('red');
    t.planted(1, 'red', 'red', 'red', 'red', 'red').arrived(1).choose('calendar:1');
    t.asks('plant')
      .offersNot('calendar:common')
      .choose('plant:red>1')
      .asks('reward')
      .offers('calendar:common');
    const u = having(guilder(1), farm).helpers(1).cardOffer(4, 5, 6).arrived(1).choose('calendar:1', 'pass');
    u.asks('after').offers('helper:1', 'calendar:common');
  });

  it('a Plant action of the Calendar that runs out of bulbs waits for the Calendar’s bulb', () => {
    const t = having({ do: 'gain', bulbs: ['any'] }, plant(2))
      .storage('red')
      .arrived(1);
    t.choose('calendar:1').asks('plant').offersNot('calendar:common').choose('plant:red>1');
    t.asks('plant')
      .offersOnly('calendar:common', 'stop')
      .choose('calendar:common', 'bulb:red', 'plant:red>2');
    expect(t.asks('action').has.rows).toEqual([1, 1, 0, 0]);
  });
});

describe('CAL-2 what would end or lapse for want of a bulb or Guilder waits', () => {
  /** No tile on offer can be paid for once the offer was turned over. */
  const refreshed = (t: Table): Table =>
    t
      .guilder(1)
      .tileOffer(1, 2, 13, 19)
      .stackIs('common')
      .stackIs('uncommon', 14)
      .stackIs('unique', 20)
      .arrived(1)
      .act(enhance)
      .choose('refresh');

  it('Enhance after a refresh: a tile to pay for', () => {
    const t = having(guilder(3)).covered(1, 1, 2);
    // Both common tiles come back out of the discards: one of them is always there.
    refreshed(t).asks('tile').offers('tile:1', 'calendar:common').choose('calendar:common');
    t.asks('tile').offers('tile:4').choose('tile:4', 'on:large3');
    expect(t.asks('action').has.guilder).toBe(1);
  });

  it('Enhance without any tile that can be paid for', () => {
    const t = having(guilder(3)).covered(1, 1, 2).guilder(0).tileOffer(0, 0, 13, 0).arrived(1).act(enhance);
    t.asks('tile').offersOnly('calendar:common', 'stop').choose('calendar:common');
    t.offers('tile:3').choose('tile:3', 'on:large3').asks('action');
    const u = having(guilder(3)).covered(1, 1, 2).guilder(0).tileOffer(0, 0, 13, 0).arrived(1).act(enhance);
    expect(u.choose('stop').asks('action').has.guilder).toBe(0);
  });

  it('Enhance with one tile that can be paid for and dearer ones', () => {
    const lay = (effect: Effect) =>
      having(effect).covered(1, 1, 2).guilder(0).tileOffer(1, 0, 13, 0).arrived(1);
    lay(guilder(3)).act(enhance).asks('tile').offersOnly('tile:1', 'calendar:common');
    lay({ do: 'gain', bulbs: ['any'] })
      .act(enhance)
      .asks('section');
  });

  it('Build: a space to pay for', () => {
    const lay = (effect: Effect) =>
      having(effect).covered(1, 1, 2).guilder(1).storage().helpers().arrived(1).act(build);
    const t = lay(guilder(3)).asks('build').offers('calendar:common').choose('calendar:common').asks('build');
    expect(t.has.guilder).toBe(4);
  });

  it('Market: the cost of a visit', () => {
    const t = having(guilder(3)).covered(1, 1, 2).guilder(1).storage().arrived(1);
    t.market(['N', 'SE'], ['N', 'SE', 'SW']).act({ do: 'market', cost: 2, moves: 2 });
    t.offersOnly('calendar:common', 'stop').choose('calendar:common').asks('move');
    expect(t.has.guilder).toBe(2);
  });

  it('Trade: a bulb of a colour that is not on the card', () => {
    const lay = (common: Effect) => having(common).covered(1, 1, 2).storage().trade(1, 'red').arrived(1);
    const t = lay({ do: 'gain', bulbs: ['any'] }).act({ do: 'trade' });
    t.asks('trade').offersOnly('collect', 'calendar:common').choose('calendar:common', 'bulb:black');
    t.offers('collect', 'trade:black>2').choose('trade:black>2');
    expect(t.has.storage).toEqual([]);
    // A bulb of a colour that is on the card would not help.
    lay({ do: 'gain', bulbs: [['red']] })
      .act({ do: 'trade' })
      .asks('store');
  });

  it.each<[string, Effect, string | null]>([
    ['a bulb', { do: 'gain', bulbs: ['any'] }, 'plant'],
    ['an action', lower(1), 'plant'],
    ['Guilder', guilder(3), null],
    ['nothing that is possible', build, null],
    ['a Contract scored', scoreContract, null],
  ])('Plant: the next bulb, if the reward is %s', (_, common, ask) => {
    const t = having(common).covered(1, 1, 2).contracts(1).guilder(0).storage('red').groups(0, 0, 0, 0, 0);
    t.arrived(1)
      .act(plant(2))
      .choose('plant:red>1')
      .asks(ask ?? 'action');
    if (ask) t.offersOnly('calendar:common', 'stop').choose('stop').asks('action').offers('calendar:common');
  });

  it('a Helper hired in that very action: the bulb that it plants', () => {
    // Helper 15: after a Farm action, Plant 1.
    const lay = () => lavish().storage().guilder(0).covered(1, 1, 2).cardOffer(15, 2, 3).arrived(1).act(farm);
    const t = lay().choose('hire:1').asks('after').offersOnly('calendar:common', 'after');
    t.choose('calendar:common', 'bulb:red').asks('after').offersOnly('helper:15', 'after');
    t.choose('helper:15', 'plant:red>1').asks('action');
    expect(t.has.rows).toEqual([1, 0, 0, 0]);
    expect(lay().choose('hire:1', 'after').asks('action').offers('calendar:common').has.rows).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('a Helper that no open reward can help lapses unasked', () => {
    const lay = (common: Effect) =>
      having(common).storage().guilder(0).covered(1, 1, 2).cardOffer(15, 2, 3).arrived(1).act(farm);
    lay(guilder(2)).choose('hire:1').asks('action');
    lay(scoreContract).choose('hire:1').asks('action');
    lavish().storage().arrived(1).cardOffer(15, 2, 3).act(farm).choose('hire:1').asks('after');
  });

  it('the next part of a tile', () => {
    const effect = { do: 'seq', of: [farm, plant(1)] } as const;
    const edition = calendarOf({ I: { common: { do: 'gain', bulbs: ['any'] } } });
    const tiles = edition.tiles.map((tile) => (tile.id === 7 ? { ...tile, effect } : tile));
    const lay = () =>
      table({ edition: { ...edition, tiles } })
        .storage()
        .covered(1, 1, 2)
        .tile('large1', 7)
        .arrived(1);
    const t = lay().choose('do:large', 'pass').asks('reward').offersOnly('calendar:common', 'pass');
    t.choose('calendar:common', 'bulb:red').asks('reward').choose('take:plant1', 'plant:red>1');
    expect(t.asks('action').has.rows).toEqual([1, 0, 0, 0]);
    lay().choose('do:large', 'pass', 'pass').asks('action');
  });

  it('a bulb that could only be refused', () => {
    const t = lavish()
      .guilder(0)
      .storage(...five)
      .arrived(1)
      .act({ do: 'gain', bulbs: [['white']] });
    t.asks('store')
      .offersOnly('refuse', ...OPEN)
      .choose('calendar:1')
      .offers('store')
      .choose('store');
    expect([t.has.guilder, t.has.stored]).toEqual([2, 6]);
  });

  it('a bulb in Storage’s last places: the Calendar may bring the Guilder or plant one', () => {
    const t = lavish().guilder(0).market(['SW', 'SE'], ['N', 'SE', 'SW']);
    t.storage('white', 'white', 'white', 'white').arrived(3).act({ do: 'market', cost: 0, moves: 1 });
    t.choose('move', 'take:bulb-black').asks('store').offers('calendar:common', 'swap:white', 'refuse');
    t.choose('calendar:common', 'plant:black>1').asks('action');
    expect([t.has.stored, t.has.rows]).toEqual([5, [1, 0, 0, 0]]);
  });

  it('a Plant action: the bulb that 1 VP would plant', () => {
    const t = lavish().starting(3).vp(5).storage('red').arrived(1).act(plant(1));
    t.choose('plant:red>1')
      .asks('plant')
      .offersOnly(...OPEN, 'stop');
    t.choose('calendar:common', 'bulb:red').offers('more').choose('more', 'plant:red>2');
    expect(t.has.rows).toEqual([1, 1, 0, 0]);
  });

  it('a further reward of a trade card: the Guilder for it', () => {
    const t = lavish().guilder(0).storage('red').trade(2).arrived(1).act({ do: 'trade', more: 1 });
    t.choose('trade:red>3', 'quarter:4', 'quarter:3');
    if (t.ask === 'tile') t.choose('tile:1', 'on:large3');
    t.asks('quarter')
      .offersOnly(...OPEN, 'pass')
      .choose('calendar:1')
      .offers('buy:2')
      .choose('buy:2');
    expect([t.has.guilder, t.has.tools]).toEqual([2, 2]);
  });

  it('no reward of VP alone makes a question', () => {
    const t = having(plant(1), vp(2))
      .covered(1, 2)
      .storage('red')
      .arrived(1)
      .act(plant(2))
      .choose('plant:red>1');
    t.asks('action').offers('calendar:1').offersNot('calendar:common');
  });
});

describe('CAL-2 a choice that is half made is made anew after it', () => {
  it('Enhance: the tile that was picked may be gone', () => {
    const t = having(enhance).covered(1, 1, 2).guilder(2).tileOffer(1, 2, 13, 19).arrived(1).act(enhance);
    t.choose('tile:4').asks('section').choose('calendar:common').asks('tile').choose('tile:4', 'on:large3');
    // Its 2 Guilder are spent: a tile for nothing is left.
    t.asks('tile')
      .offers('tile:1', 'tile:2')
      .offersNot('tile:4')
      .choose('tile:1', 'on:large4')
      .asks('action');
    expect(t.has.guilder).toBe(0);
  });

  it('Farm: the card that was picked may be gone', () => {
    const t = having(farm).covered(1, 1, 2).helpers(2, 3, 5).cardOffer(4, 1, 6).onTop('cards', 20).arrived(1);
    t.act(farm).choose('hire:1').asks('replace').choose('calendar:common').asks('card').choose('sign:1');
    t.asks('card').offers('hire:1').choose('hire:1', 'replace:1');
    expect(t.has.contracts).toEqual([4]);
    expect(t.has.helpers[0]).not.toBe(4);
  });

  it('Build: space, Windmill and Guilder may be gone; nothing was built, so no Helper comes after it', () => {
    // Helper 10: 2 VP for building.
    const t = having(build).covered(1, 1, 2).guilder(0).groups(0, 0, 0, 0, 1).helpers().arrived(1).act(build);
    const [space] = t.offered.filter((key) => key.startsWith('build:'));
    // With one group nobody asks for it.
    expect(space).toBeDefined();
    const two = having(build).covered(1, 1, 2).guilder(0).groups(0, 0, 0, 1, 1).arrived(1).act(build);
    two.choose(space).asks('group').choose('calendar:common').asks('build').choose(space, 'from:black');
    for (let i = 0; two.ask !== 'build' && i < 5; i++)
      two.choose(two.offered.includes('pass') ? 'pass' : two.offered[0]);
    two.asks('build').offersNot(space);
    expect(two.has.windmills).toHaveLength(1);
  });

  it('Helpers may come before it as long as nothing was done', () => {
    // Helper 14: Lower 1 with an Enhance action.
    const t = lavish().guilder(2).helpers(14).tileOffer(1, 2, 13, 19).arrived(1).act(enhance);
    t.choose('tile:1')
      .asks('section')
      .offersNot('helper:14')
      .choose('calendar:1')
      .asks('tile')
      .offers('helper:14');
    const u = lavish().guilder(2).helpers(14).tileOffer(1, 2, 13, 19).arrived(1).act(enhance);
    u.choose('refresh', 'tile:1').choose('calendar:1').asks('tile').offersNot('helper:14', 'refresh');
  });

  it('swap a bulb: the one to give back may be planted meanwhile', () => {
    const t = having(plant(1)).covered(1, 1, 2).storage('red').arrived(1).act({ do: 'swapBulb' });
    t.choose('out:red').offers('calendar:common').choose('calendar:common', 'plant:red>1');
    expect(t.asks('action').has.storage).toEqual([]);
  });
});

describe('CAL-2, CRD-5 an action in between leaves alone what is being looked at', () => {
  it('Farm in Farm: it works with what is beneath', () => {
    const t = having(farm).covered(1, 1, 2).starting(2).cardOffer(1, 2, 3).stackIs('cards', 20, 21, 22, 23);
    t.arrived(1).act(farm).choose('look:cards').asks('card').offers('hire:look1', 'hire:look3');
    t.choose('calendar:common').asks('card').offersNot('hire:look1').choose('sign:1').asks('card');
    expect(t.eventsOf('refilled').map(({ item }) => item)).toEqual([22]);
    t.choose('sign:look1').asks('leave');
    expect(t.has.contracts).toEqual([1, 20]);
    t.choose('leave:discard').asks('action');
    expect(t.state.stacks[3].discards).toHaveLength(2);
  });

  it('with nothing beneath, the place stays empty until the outer action refills it', () => {
    const t = having(farm).covered(1, 1, 2).starting(2).cardOffer(1, 2, 3).stackIs('cards', 20, 21, 22);
    t.arrived(1).act(farm).choose('look:cards', 'calendar:common', 'sign:1').asks('card');
    expect(t.state.cardOffer).toEqual([-1, 1, 2]);
    t.offersNot('sign:1').choose('sign:look2').asks('leave');
    expect(t.state.cardOffer).not.toContain(-1);
  });
});
