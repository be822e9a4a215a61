import { describe, expect, it } from 'vitest';
import { defaultEdition } from '../edition/default.js';
import { checkEdition } from '../edition/json.js';
import type { ActionKind, Edition, Effect } from '../edition/types.js';
import { type Table, table } from '../testing/index.js';

const plant = (bulbs: number) => ({ do: 'plant', bulbs }) as const;
const [enhance, farm, build, market, trade] = (['enhance', 'farm', 'build', 'market', 'trade'] as const).map(
  (kind): Effect => ({ do: kind }),
);
const FULL = ['black', 'black', 'black', 'black'] as const;
const ANY = ['bulb:white', 'bulb:yellow', 'bulb:red', 'bulb:violet', 'bulb:black'];

/** Every action, and steps through it that lead to no further action and bring no Tool. */
const WAYS: Readonly<Record<ActionKind, readonly [effect: Effect, ...steps: string[]]>> = {
  enhance: [enhance, 'tile:1', 'on:personal2'],
  farm: [farm, 'hire:1'],
  plant: [plant(1), 'plant:red>1.1'],
  build: [build, 'from:white', 'build:m5'],
  market: [market, 'deal:1-bottom'],
  trade: [trade, 'deliver:red'],
};
/** Everything can be done: Guilder, bulbs, a port that wants red, no reward beside Windmill space 5. */
function able(edition?: Edition): Table {
  const t = table(edition ? { edition } : {})
    .guilder(9)
    .tools(0)
    .vp(0)
    .storage('red', 'white');
  t.tileOffer(1, 2, 3, 4).cardOffer(2, 9).deck(5, 13).market([1, 2], 3);
  return t
    .patch(5, ...FULL)
    .patch(6, ...FULL)
    .port(1, 1, 2, 'lower')
    .ship(1);
}
const helpersOffered = (t: Table): number[] =>
  t.offered.flatMap((key) => (key.startsWith('helper:') ? [Number(key.slice(7))] : [])).sort((a, b) => a - b);
/** The default edition with another Helper on this card. */
function edition(card: number, when: ActionKind, gain: Effect): Edition {
  const cards = defaultEdition.cards.map((it) => (it.id === card ? { ...it, helper: { when, gain } } : it));
  const made = { ...defaultEdition, cards };
  expect(checkEdition(made)).toEqual([]);
  return made;
}
/** All of an action, nothing before it; with Helpers in the row the way of the Ship is a question. */
function through(t: Table, kind: ActionKind): Table {
  const [effect, ...steps] = WAYS[kind];
  t.act(effect);
  if (t.ask === 'ship') t.choose('ship:1');
  return t.choose(...steps);
}

describe('D-HLP: what triggers a Helper', () => {
  const ASKED: readonly (readonly [ActionKind, number[]])[] = [
    ['enhance', [1, 3]],
    ['farm', [4, 18, 20]],
    ['plant', [6, 7, 8]],
    ['build', [10, 11]],
    ['market', [12, 14]],
    ['trade', [16, 17, 19]],
  ];
  it.each(ASKED)('%s: just those that name it, before the action', (kind, expected) => {
    const t = able()
      .helpers(...ASKED.flatMap(([, cards]) => cards))
      .act(WAYS[kind][0]);
    expect(helpersOffered(t)).toEqual(expected);
  });

  it.each(ASKED.filter(([kind]) => kind !== 'farm'))('%s: the same after it', (kind, expected) => {
    const t = able()
      .storage('red', 'white', 'white')
      .helpers(...ASKED.flatMap(([, cards]) => cards));
    through(t, kind).asks('after', 0).offers('after');
    expect(helpersOffered(t)).toEqual(expected);
    t.choose('after').asks('action');
  });

  const GOODS: readonly (readonly [number, ActionKind, number, number])[] = [
    [1, 'enhance', 0, 1],
    [4, 'farm', 0, 1],
    [6, 'plant', 0, 1],
    [8, 'plant', 1, 0],
    [10, 'build', 0, 1],
    [12, 'market', 0, 1],
    [16, 'trade', 1, 0],
    [18, 'farm', 1, 0],
    [19, 'trade', 0, 1],
  ];
  it.each(GOODS)('card %i at %s: %i Guilder, %i Tool, before or after it', (card, kind, guilder, tools) => {
    const before = able().helpers(card).act(WAYS[kind][0]).choose(`helper:${card}`);
    expect([before.has.guilder, before.has.tools]).toEqual([9 + guilder, tools]);
    before.offersNot(`helper:${card}`);
    const after = through(able().helpers(card), kind).offersOnly(`helper:${card}`, 'after');
    const had = [after.has.guilder, after.has.tools];
    after.choose(`helper:${card}`).asks('action');
    expect([after.has.guilder, after.has.tools]).toEqual([had[0] + guilder, had[1] + tools]);
  });

  it.each([
    [3, 'enhance'],
    [7, 'plant'],
  ] as const)('card %i at %s: a bulb of any colour', (card, kind) => {
    const t = able()
      .helpers(card)
      .act(WAYS[kind][0])
      .choose(`helper:${card}`)
      .asks('bulb')
      .offersOnly(...ANY);
    expect(t.choose('bulb:black').has.storage).toEqual(['white', 'red', 'black']);
  });

  it.each([
    [11, 'build'],
    [14, 'market'],
    [17, 'trade'],
    [20, 'farm'],
  ] as const)('card %i at %s: Plant 1, with its reward', (card, kind) => {
    const t = able().helpers(card).act(WAYS[kind][0]).choose(`helper:${card}`).asks('plant');
    t.choose('plant:white>1.1').offersNot(`helper:${card}`);
    expect(t.tulips(1)).toEqual(['white', null, null, null]);
    expect(t.eventsOf('guilder').map((event) => event.n)[0]).toBe(1);
  });

  it('one that would bring nothing is not offered: Plant 1 without a bulb', () => {
    able().storage().helpers(20).act(farm).blocks('helper:20', 'D-HLP');
  });

  it.each([
    [2, 'enhance', 2],
    [5, 'plant', 1],
    [9, 'build', 2],
    [13, 'market', 1],
    [15, 'trade', 2],
  ] as const)('card %i at %s: VP alone (%i) come unasked, after the action', (card, kind, vp) => {
    const [effect, ...steps] = WAYS[kind];
    const t = able().helpers(card).act(effect).offersNot(`helper:${card}`);
    expect(t.vpFrom('helpers')).toBe(0);
    t.choose(...steps).asks('action');
    expect(t.vpFrom('helpers')).toBe(vp);
  });

  it('an action got as a reward triggers as well', () => {
    // Build, and Plant 1 as the closest reward.
    const t = able()
      .helpers(8, 5)
      .patch(5, 'red', 'red')
      .patch(4, ...FULL)
      .act(build);
    t.choose('from:white', 'build:m4', 'patch:5').asks('plant').offers('helper:8');
    t.choose('plant:red>5.3', 'pass', 'helper:8').asks('action');
    expect([t.has.guilder, t.vpFrom('helpers')]).toEqual([8, 1]);
  });

  it('D-TRN-5 an action that is given up for Guilder triggers nothing', () => {
    const t = able().helpers(8, 5).mesh(1, 3).choose('do:guilder').asks('action');
    expect([t.has.guilder, t.has.vp]).toEqual([10, 0]);
  });
});

describe('HLP-1: before the first step or after the action, once a turn', () => {
  it('not in between', () => {
    const t = able().helpers(8).act(plant(2)).offers('helper:8').choose('plant:red>1.1').asks('plant');
    t.blocks('helper:8', 'HLP-1').choose('stop').asks('after').offersOnly('helper:8', 'after');
  });

  it('after is when all that the action brought is finished', () => {
    const t = able().helpers(10).patch(1, null, null, null, 'red').act(build);
    t.choose('from:white', 'build:m1').asks('patch').offersNot('helper:10').choose('patch:1').asks('deal');
    t.offersNot('helper:10').choose('deal:1-bottom').asks('after').offersOnly('helper:10', 'after');
  });

  it('several come in the order one likes, some before and some after', () => {
    const t = able()
      .helpers(6, 7, 8)
      .act(plant(1))
      .choose('helper:8')
      .asks('plant')
      .offers('helper:6', 'helper:7');
    t.choose('plant:red>1.1').asks('after').offersOnly('helper:6', 'helper:7', 'after').choose('helper:7');
    t.choose('bulb:red').asks('after').offersOnly('helper:6', 'after').choose('helper:6').asks('action');
    expect([t.has.guilder, t.has.tools, t.has.storage]).toEqual([11, 1, ['white', 'red']]);
  });

  it('once a turn: not at the next action of the kind, asked or unasked', () => {
    const t = able().helpers(8, 5).act(plant(1)).choose('plant:red>1.1', 'helper:8').asks('action');
    t.act(plant(1)).blocks('helper:8', 'D-HLP').choose('plant:white>2.1').asks('action');
    expect([t.has.guilder, t.vpFrom('helpers')]).toEqual([11, 1]);
  });

  it('once for a Plant within a Plant', () => {
    const t = able()
      .storage('red', 'red', 'red')
      .helpers(8, 5)
      .patch(5, null, null, null, 'red')
      .act(plant(1));
    t.choose('plant:red>5.3', 'take:plant1', 'plant:red>1.1').asks('after').choose('helper:8').asks('action');
    expect([t.has.guilder, t.vpFrom('helpers')]).toEqual([11, 1]);
  });

  it('declined at one action, it may be used at the next one', () => {
    const t = able().helpers(8).act(plant(1)).choose('plant:red>1.1', 'after').act(plant(1));
    t.choose('plant:white>2.1', 'helper:8');
    expect(t.has.guilder).toBe(11);
  });

  it('once in a turn of two actions, and again in the next turn', () => {
    const t = able().helpers(8).storage('red', 'red', 'red').tools(2).mesh(2, 3);
    t.choose('do:personal', 'helper:8', 'plant:red>1.1', 'stop', 'also:central').asks('plant');
    t.offersNot('helper:8').choose('plant:red>2.1');
    t.asks('action').choose('end');
    // The follow-up of seat 1, its turn (Build or Enhance), and seat 0's follow-up.
    t.asks('followUp', 1).choose('do:guilder').asks('wheels', 1).choose('turn:1', 'do:guilder');
    t.asks('action').choose('end');
    t.asks('followUp', 0)
      .choose('do:guilder')
      .asks('wheels', 0)
      .choose('turn:1')
      .act(plant(1))
      .offers('helper:8');
  });

  it('own turn only: the action of the rival triggers nothing of yours', () => {
    const t = able().helpers(8, 5).turnOf(1).storage('red').act(plant(1)).offersNot('helper:8');
    t.choose('plant:red>1.1').asks('action', 1);
    expect(t.seat(0).has.vp).toBe(0);
  });

  it('D-TRN-4 in a follow-up neither yours nor those of the rival', () => {
    const t = able().helpers(8, 5).seat(1).helpers(6, 7).storage('red').vp(0).mesh(1, 6).followsUp(1);
    t.choose('do:central')
      .asks('plant', 1)
      .offersNot('helper:6', 'helper:7', 'helper:8')
      .choose('plant:red>1.1');
    t.asks('wheels', 1);
    expect([t.seat(0).has.vp, t.has.guilder, t.seat(1).has.tools]).toEqual([0, 9, 0]);
  });
});

describe('D-HLP: a Helper that comes or goes meanwhile', () => {
  it.each([4, 18, 20])('card %i, a Farm trigger, does not work for the Farm that placed it', (card) => {
    const t = able().cardOffer(card, 2).act(farm).offersNot(`helper:${card}`).choose('hire:1').asks('action');
    expect([t.has.guilder, t.has.tools, t.has.helpers]).toEqual([9, 0, [card]]);
    // But for the next one.
    t.act(farm).offers(`helper:${card}`);
  });

  it('another Farm trigger of the row does', () => {
    const t = able().helpers(18).cardOffer(4, 2).act(farm).choose('hire:1').asks('after');
    t.offersOnly('helper:18', 'after').blocks('helper:4', 'D-HLP');
  });

  it('one placed by a Farm within a Plant works for that Plant: it was got meanwhile', () => {
    const t = able()
      .cardOffer(8, 4)
      .patch(2, 'red')
      .act(plant(1))
      .choose('plant:red>2.2', 'take:farm', 'hire:1');
    t.asks('after').offersOnly('helper:8', 'after').choose('helper:8');
    expect(t.has.guilder).toBe(10);
  });

  it('a Farm trigger placed by a Farm within another Farm works for the outer one', () => {
    const t = able()
      .helpers(20)
      .cardOffer(4, 2)
      .patch(2, 'red')
      .act(farm)
      .choose('helper:20', 'plant:red>2.2');
    t.choose('take:farm', 'hire:1').asks('card').offers('helper:4').choose('helper:4');
    expect(t.has.tools).toBe(1);
  });

  it('a signed card is a Helper of the rival, not yours', () => {
    const t = able()
      .cardOffer(8, 4)
      .patch(2, 'red')
      .act(plant(1))
      .choose('plant:red>2.2', 'take:farm', 'sign:1');
    t.asks('action');
    expect(t.seat(1).has.helpers).toEqual([8]);
  });

  it('pushed out: usable before, not after', () => {
    const begun = (): Table => able().seat(1).guilder(0).seat(0).helpers(6, 7, 4).act(farm);
    const before = begun().choose('helper:4', 'hire:1').asks('action');
    expect([before.has.tools, before.has.helpers]).toEqual([1, [2, 6, 7]]);
    const after = begun().offers('helper:4').choose('hire:1').asks('action');
    expect([after.has.tools, after.lies.gone]).toEqual([0, [4]]);
  });

  it('pushed out by a Farm within the action that triggers it', () => {
    const t = able()
      .seat(1)
      .guilder(0)
      .seat(0)
      .helpers(6, 7, 10)
      .patch(2, 'red')
      .act(build)
      .offers('helper:10');
    t.choose('from:white', 'build:m1', 'patch:2', 'hire:1').asks('action');
    expect([t.has.tools, t.lies.gone]).toEqual([0, [10]]);
  });

  it('pushed out, VP alone do not come any more', () => {
    const vpCard = edition(4, 'farm', { do: 'gain', vp: 3 });
    const t = able(vpCard)
      .seat(1)
      .guilder(0)
      .seat(0)
      .helpers(6, 7, 4)
      .act(farm)
      .choose('hire:1')
      .asks('action');
    expect(t.has.vp).toBe(0);
    expect(able(vpCard).helpers(6, 4).act(farm).choose('hire:1').asks('action').has.vp).toBe(3);
  });
});

describe('HLP-3: the action of a Helper triggers others', () => {
  it('Market, Plant 1 of a Helper, Guilder of another one for that Plant', () => {
    const t = able()
      .helpers(14, 8, 5)
      .act(market)
      .offers('helper:14')
      .offersNot('helper:8')
      .choose('helper:14');
    t.asks('plant').offers('helper:8').choose('plant:red>1.1').asks('after').choose('helper:8').asks('deal');
    expect([t.has.guilder, t.vpFrom('helpers')]).toEqual([11, 1]);
    t.choose('deal:1-bottom').asks('action');
  });

  it('each once a turn: the Plant of one Helper uses up what a Plant of the turn would trigger', () => {
    const t = able()
      .helpers(14, 8)
      .act(market)
      .choose('helper:14', 'helper:8', 'plant:red>1.1', 'deal:1-bottom');
    t.act(plant(1)).offersNot('helper:8');
  });

  it('the Plant of a Helper leads to an action that triggers a third one', () => {
    const t = able()
      .helpers(11, 18)
      .patch(2, 'red')
      .act(build)
      .choose('helper:11', 'plant:red>2.2', 'take:farm');
    t.asks('card').offers('helper:18').choose('hire:1', 'helper:18').asks('column');
    expect(t.has.guilder).toBe(10);
  });
});

describe('D-HLP: VP that come unasked come first', () => {
  const three = () => table().guilder(9).helpers(12, 13).act(market).choose('deal:back-top', 'bulb:red');

  it('before the others are asked about', () => {
    const t = three().asks('after').offersOnly('helper:12', 'after');
    expect(t.vpFrom('helpers')).toBe(1);
  });

  it('and so are not lost with them', () => {
    expect(three().choose('after').vpFrom('helpers')).toBe(1);
    expect(three().choose('helper:12').vpFrom('helpers')).toBe(1);
  });
});
