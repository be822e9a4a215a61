import { describe, expect, it } from 'vitest';
import type { Table } from '../../testing/index.js';
import { changed, lay } from './lay.js';

const farm = { do: 'farm' } as const;
const plant1 = { do: 'plant', bulbs: 1 } as const;
const plant2 = { do: 'plant', bulbs: 2 } as const;

const FARM_HELPERS = [
  [4, '1 Tool', { tools: 1 }, []],
  [18, '1 Guilder', { guilder: 1 }, []],
  // Space 4 of Patch 2: 1 Guilder.
  [20, 'Plant 1', { guilder: 1, spent: ['red'] }, ['plant:red>2.4']],
] as const;

describe('D-HLP Helpers triggered by Farm', () => {
  it.each(FARM_HELPERS)('Helper %i (%s) is not triggered by its own placing', (card) => {
    const t = lay().cardOffer(card, 1);
    const before = t.has;
    t.act(farm).choose('hire:1').asks('action', 0);
    expect(t.has).toEqual(changed(before, { rest: { helpers: [card] } }));
  });

  it.each(FARM_HELPERS)('Helper %i (%s) is triggered by the next Farm of that turn', (card, _, now, keys) => {
    const t = lay().cardOffer(card, 1).act(farm).choose('hire:1');
    const before = t.has;
    t.act(farm)
      .offers(`helper:${card}`)
      .choose(`helper:${card}`, ...keys, 'sign:2');
    expect(t.has).toEqual(changed(before, now, { rest: { contracts: [1] } }));
  });

  it.each(FARM_HELPERS)('Helper %i (%s) that is pushed out works before', (card, _, now, keys) => {
    const t = lay().helpers(10, 12, card);
    const before = t.has;
    t.act(farm).choose(`helper:${card}`, ...keys, 'hire:1', 'pass');
    t.asks('action', 0);
    expect(t.has).toEqual(changed(before, now, { rest: { helpers: [1, 10, 12] } }));
  });

  it.each(FARM_HELPERS)('Helper %i (%s) that is pushed out does not work after', (card) => {
    const t = lay().helpers(10, 12, card);
    const before = t.has;
    t.act(farm).choose('hire:1').asks('contract', 1).choose('pass').asks('action', 0);
    expect(t.has).toEqual(changed(before, { rest: { helpers: [1, 10, 12] } }));
  });

  it.each(FARM_HELPERS)(
    'Helper %i (%s) in the last place works after a Contract is signed',
    (card, _, now, keys) => {
      const t = lay().helpers(10, 12, card);
      const before = t.has;
      t.act(farm)
        .choose('sign:1')
        .asks('after', 0)
        .choose(`helper:${card}`, ...keys);
      expect(t.has).toEqual(changed(before, now, { rest: { contracts: [1] } }));
    },
  );
});

describe('HLP-1 Helpers that come and go within an action', () => {
  /** Patch 2 with a red tulip: the second one covers Farm. */
  const planting = (): Table => lay().patch(2, 'red');

  it('Helper 6, hired by a Farm that the planting brought, works after the Plant', () => {
    const t = planting().cardOffer(6, 1).act(plant1).choose('plant:red>2.2', 'take:farm', 'hire:1');
    t.asks('after', 0).offersOnly('helper:6', 'after').choose('helper:6').asks('action', 0);
    expect(t.has.tools).toBe(1);
  });
  it('Helper 5, hired by a Farm that the planting brought, gives its VP after the Plant', () => {
    const t = planting().cardOffer(5, 1).act(plant1).choose('plant:red>2.2', 'take:farm', 'hire:1');
    t.asks('action', 0);
    expect(t.has.vp).toBe(11);
  });
  it('Helper 6, pushed out by a Farm that the planting brought, does not work after the Plant', () => {
    const t = planting().helpers(10, 12, 6).cardOffer(1, 2).act(plant1).offers('helper:6');
    t.choose('plant:red>2.2', 'take:farm', 'hire:1').asks('contract', 1).choose('pass').asks('action', 0);
    expect(t.has.tools).toBe(0);
  });
  it('Helper 5, pushed out by a Farm that the planting brought, gives nothing', () => {
    const t = planting().helpers(10, 12, 5).cardOffer(1, 2).act(plant1);
    t.choose('plant:red>2.2', 'take:farm', 'hire:1', 'pass').asks('action', 0);
    expect(t.has.vp).toBe(10);
  });
  it('several before one action, in any order', () => {
    const t = lay().helpers(6, 7, 8).act(plant1).offers('helper:6', 'helper:7', 'helper:8');
    t.choose('helper:8').offers('helper:6', 'helper:7').choose('helper:7', 'bulb:black', 'helper:6');
    t.asks('plant').choose('plant:black>2.4').asks('action', 0);
    expect(t.has).toMatchObject({ guilder: 5 + 1 + 1, tools: 1 });
  });
  it('one before and one after', () => {
    const t = lay().helpers(6, 8).act(plant1).choose('helper:8', 'plant:red>2.4');
    t.asks('after', 0).offersOnly('helper:6', 'after').choose('helper:6').asks('action', 0);
    expect(t.has).toMatchObject({ guilder: 7, tools: 1 });
  });
});

describe('HLP-3 a Helper’s Plant 1 triggers the Helpers for Plant', () => {
  const PLANTERS = [
    [11, { do: 'build' }, ['from:red', 'build:m5', 'patch:6']],
    [14, { do: 'market' }, ['deal:1-top']],
    [17, { do: 'trade' }, ['deliver:red']],
    [20, { do: 'farm' }, ['sign:1']],
  ] as const;

  it.each(PLANTERS)('Helper %i: 1 VP of Helper 5 unasked', (card, effect) => {
    const t = lay().helpers(card, 5).act(effect).choose(`helper:${card}`, 'plant:white>2.4');
    expect(t.vpFrom('helpers')).toBe(1);
    expect(t.has).toMatchObject({ vp: 11, guilder: 6 });
  });
  it.each(PLANTERS)('Helper %i: Helper 8 before that Plant, once a turn', (card, effect, keys) => {
    const t = lay().helpers(card, 8).act(effect).choose(`helper:${card}`).offers('helper:8');
    t.choose('helper:8').offersNot('helper:8').choose('plant:white>2.4').offersNot('helper:8');
    expect(t.has.guilder).toBe(7);
    t.choose(...keys).asks('action', 0);
    t.act(plant1).offersNot('helper:8');
  });
  it.each(PLANTERS)('Helper %i: Helper 6 after that Plant', (card, effect) => {
    const t = lay().helpers(card, 6).act(effect).choose(`helper:${card}`, 'plant:white>2.4');
    t.offersOnly('helper:6', 'after').choose('helper:6');
    expect(t.has.tools).toBe(1);
  });
});

describe('ACT-5 what a Helper gives before the action counts', () => {
  const empty = (): Table => lay().storage().mesh(2, 1);

  it('Helper 7: Plant with an empty Storage', () => {
    const t = empty().helpers(7).offers('do:personal').choose('do:personal');
    // The only way: it is used unasked.
    t.asks('bulb').choose('bulb:red', 'plant:red>2.4').asks('action', 0);
    expect(t.has).toMatchObject({ guilder: 6, storage: [] });
  });
  it('no Plant without it, nor when it was used, nor with a Helper that gives no bulb', () => {
    empty().offersNot('do:personal');
    empty().helpers(6, 8).offersNot('do:personal');
    const t = lay().mesh(2, 1).helpers(7).act(plant2);
    t.choose('helper:7', 'bulb:red', 'plant:red>2.4', 'plant:red>2.1');
    t.storage().offersNot('do:personal');
  });
  it('not in a follow-up: the Central action is given up unasked', () => {
    const t = lay().tile('central4', 5).seat(1).storage().helpers(7).followsUp(1).asks('wheels', 1);
    expect(t.has).toMatchObject({ guilder: 6, storage: [] });
  });
  it('D-TRD Helper 19: its Tool moves the Ship to a port that takes the bulb', () => {
    // Black: 3 VP at port 2, where the Export tile gives 3 VP.
    const t = lay().storage('black').mesh(5, 1).helpers(19).offers('do:personal');
    t.choose('do:personal').asks('action', 0);
    expect(t.has).toMatchObject({ vp: 16, tools: 0, traded: ['black'], storage: [] });
    expect(t.lies.ship).toBe(2);
  });
  it('D-TRD no Trade there without it, nor with Helpers that give no Tool', () => {
    lay().storage('black').mesh(5, 1).offersNot('do:personal');
    lay().storage('black').mesh(5, 1).helpers(15, 16).offersNot('do:personal');
  });
});
