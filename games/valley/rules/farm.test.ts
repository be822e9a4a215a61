import { describe, expect, it } from 'vitest';
import { conserve, type Table, table } from '../testing/index.js';

const farm = { do: 'farm' } as const;
const farmAndGuilder = { do: 'seq', of: [farm, { do: 'gain', guilder: 1 }] } as const;
const CARDS = 3;

const ids = (cards: readonly (number | null)[]) =>
  cards.map((card) => (card === null || card < 0 ? 0 : card + 1));
/** The cards on offer by number; 0: an empty place. */
const offer = (t: Table) => ids(t.state.cardOffer);
const discards = (t: Table) => ids(t.state.stacks[CARDS].discards).sort((a, b) => a - b);
/** The deck from the top. */
const deck = (t: Table) => ids(t.state.stacks[CARDS].items).reverse();

/** Offer 4, 26, 27 (Helpers for Build); next come 10, 7, 9. */
const laidOut = () => table().cardOffer(4, 26, 27).onTop('cards', 10, 7, 9).guilder(3).vp(0);
const TAKE = ['hire:1', 'hire:2', 'hire:3', 'sign:1', 'sign:2', 'sign:3'];

describe('Gain a Farm Enhancement: refresh', () => {
  it('FRM-1 for 1 Guilder discards the three cards and refills', () => {
    const t = laidOut()
      .act(farm)
      .asks('card', 0)
      .offersOnly(...TAKE, 'refresh', 'pass')
      .choose('refresh');
    expect(t.has.guilder).toBe(2);
    expect(offer(t)).toEqual([10, 7, 9]);
    expect(discards(t)).toEqual([4, 26, 27]);
    expect([t.has.helpers, t.has.contracts]).toEqual([[], []]);
    conserve(t.state);
  });

  it('FRM-1 only once an action', () => {
    const t = laidOut().act(farm).choose('refresh').asks('card');
    t.offersOnly(...TAKE, 'pass').blocks('refresh', 'FRM-1');
  });

  it('FRM-1 another Farm action of the same turn may refresh again', () => {
    const t = laidOut().act(farm).choose('refresh', 'pass').act(farm).choose('refresh');
    expect(t.has.guilder).toBe(1);
  });

  it('FRM-1 is possible with exactly 1 Guilder, not with none', () => {
    laidOut()
      .guilder(0)
      .act(farm)
      .offersOnly(...TAKE, 'pass')
      .blocks('refresh', 'FRM-1');
    expect(laidOut().guilder(1).act(farm).choose('refresh').has.guilder).toBe(0);
  });

  it('FRM-1 and FRM-3: if the deck runs out, the cards just discarded are shuffled in', () => {
    const t = laidOut().stackIs('cards', 8).act(farm).choose('refresh');
    expect(offer(t)[0]).toBe(8);
    expect([...offer(t).slice(1), ...deck(t)].sort((a, b) => a - b)).toEqual([4, 26, 27]);
    expect(discards(t)).toEqual([]);
    expect(deck(t)).toHaveLength(1);
  });

  it('FRM-1 the cards refreshed may be taken', () => {
    const t = laidOut().act(farm).choose('refresh', 'hire:2');
    expect(t.has.helpers).toEqual([7]);
    expect(t.has.guilder).toBe(2);
  });
});

describe('Gain a Farm Enhancement: taking a card', () => {
  it.each([
    [[], 1],
    [[6], 3],
    [[6, 8], 6],
  ])('FRM-2 beside Helpers %j the next leftmost place scores %i VP at once', (before, vp) => {
    const t = laidOut()
      .helpers(...before)
      .act(farm)
      .choose('hire:2')
      .asks('action');
    expect(t.has.helpers).toEqual([...before, 26]);
    expect(t.has.vp).toBe(vp);
    expect(t.vpFrom('helperPlaces')).toBe(vp);
    expect(t.has.contracts).toEqual([]);
    expect(t.has.guilder).toBe(3);
    conserve(t.state);
  });

  it.each([[[]], [[6]], [[6, 8]]])(
    'FRM-2 beside Contracts %j a Contract takes the leftmost place, without VP',
    (before) => {
      const t = laidOut()
        .contracts(...before)
        .act(farm)
        .choose('sign:3')
        .asks('action');
      expect(t.has.contracts).toEqual([...before, 27]);
      expect(t.has.helpers).toEqual([]);
      expect(t.has.vp).toBe(0);
      conserve(t.state);
    },
  );

  it('FRM-2 the places of Helpers and Contracts are counted apart', () => {
    const t = laidOut().helpers(6, 8).contracts(1, 2, 3).act(farm).choose('hire:1').asks('action');
    expect(t.has.helpers).toEqual([6, 8, 4]);
    expect(t.vpFrom('helperPlaces')).toBe(6);
    const u = laidOut().helpers(6, 8, 9).contracts(1, 2).act(farm).choose('sign:1').asks('action');
    expect(u.has.contracts).toEqual([1, 2, 4]);
  });

  it('FRM-2 the starting card takes none of the three places', () => {
    const t = laidOut().starting(4).helpers(6, 8).act(farm).choose('hire:1').asks('action');
    expect(t.has.helpers).toEqual([6, 8, 4]);
    expect(t.has.vp).toBe(6);
  });

  it.each([
    [1, [26, 8, 19]],
    [2, [6, 26, 19]],
    [3, [6, 8, 26]],
  ])(
    'FRM-2 with three Helpers one is replaced (place %i): no VP, the old one is discarded',
    (place, after) => {
      const t = laidOut().helpers(6, 8, 19).act(farm).choose('hire:2').asks('replace');
      t.offersOnly('replace:1', 'replace:2', 'replace:3').choose(`replace:${place}`);
      expect(t.has.helpers).toEqual(after);
      expect(t.has.vp).toBe(0);
      expect(discards(t)).toEqual([[6, 8, 19][place - 1]]);
      conserve(t.state);
    },
  );

  it('FRM-2 with three Contracts one is replaced and discarded', () => {
    const t = laidOut().helpers(6, 8, 19).contracts(1, 2, 3).act(farm).choose('sign:1').asks('replace');
    t.offersOnly('replace:1', 'replace:2', 'replace:3').choose('replace:2');
    expect(t.has.contracts).toEqual([1, 4, 3]);
    expect(t.has.helpers).toEqual([6, 8, 19]);
    expect(discards(t)).toEqual([2]);
  });

  it('FRM-2 the starting card is never replaced', () => {
    const t = laidOut().starting(4).helpers(6, 8, 19).act(farm).choose('hire:2', 'replace:1');
    expect(t.player.start).toBe(3);
    expect(t.has.helpers).toEqual([26, 8, 19]);
  });

  it('FRM-2 takes one card at most', () => {
    const t = laidOut().act(farm).choose('hire:1').asks('action');
    expect(t.has.helpers).toEqual([4]);
  });

  it('FRM-2 does not touch the other player', () => {
    const t = laidOut().seat(1).vp(5).seat(0).act(farm).choose('hire:1').seat(1);
    expect(t.has.vp).toBe(5);
    expect(t.has.helpers).toEqual([]);
  });

  it('FRM-2 a Helper got by the action may be used after it', () => {
    const t = laidOut().cardOffer(24, 4, 26).storage().act(farm).choose('hire:1').asks('after');
    t.offersOnly('helper:24', 'after').choose('helper:24', 'bulb:black').asks('action');
    expect(t.has.storage).toEqual(['black']);
  });

  it('FRM-2 a card tucked as a Contract is no Helper', () => {
    const t = laidOut().cardOffer(24, 4, 26).storage().act(farm).choose('sign:1').asks('action');
    expect(t.has.contracts).toEqual([24]);
  });

  it('FRM-2 a replaced Helper works no more', () => {
    const t = laidOut().helpers(24, 6, 8).act(farm).choose('hire:1', 'replace:1').asks('action');
    expect(t.has.helpers).toEqual([4, 6, 8]);
  });
});

describe('Gain a Farm Enhancement: taking none', () => {
  it('FRM-2 leaves offer, places and VP as they are', () => {
    const t = laidOut().act(farm).choose('pass').asks('action');
    expect(offer(t)).toEqual([4, 26, 27]);
    expect(discards(t)).toEqual([]);
    expect([t.has.helpers, t.has.contracts, t.has.vp, t.has.guilder]).toEqual([[], [], 0, 3]);
    expect(deck(t)[0]).toBe(10);
  });

  it('FRM-2 still counts as the action: a Helper may follow', () => {
    const t = laidOut().helpers(24).storage().act(farm).choose('pass').asks('after');
    t.choose('helper:24', 'bulb:red').asks('action');
    expect(t.has.storage).toEqual(['red']);
  });

  it('FRM-2 still counts for a Helper used before, once a turn', () => {
    const t = laidOut().helpers(24).storage().act(farm).choose('helper:24', 'bulb:red').asks('card');
    t.offersNot('helper:24').choose('pass').asks('action');
    t.act(farm).offersNot('helper:24').choose('pass').asks('action');
    expect(t.has.storage).toEqual(['red']);
  });

  it('FRM-2 still brings the Guilder printed beside the action', () => {
    const t = laidOut().act(farmAndGuilder).choose('pass').asks('action');
    expect(t.has.guilder).toBe(4);
  });

  it('FRM-2 is possible after a refresh', () => {
    const t = laidOut().act(farm).choose('refresh', 'pass').asks('action');
    expect(offer(t)).toEqual([10, 7, 9]);
  });
});

describe('Gain a Farm Enhancement: refill', () => {
  it.each([
    [1, [10, 26, 27]],
    [2, [4, 10, 27]],
    [3, [4, 26, 10]],
  ])('FRM-3 place %i is refilled from the deck after the action', (place, after) => {
    const t = laidOut().act(farm).choose(`hire:${place}`).asks('action');
    expect(offer(t)).toEqual(after);
    expect(deck(t)[0]).toBe(7);
    expect(t.eventsOf('shuffled')).toEqual([]);
  });

  it('FRM-3 the last card of the deck is used before any shuffling', () => {
    const t = laidOut().stackIs('cards', 1, 2).discards('cards', 1).act(farm).choose('sign:1');
    expect(offer(t)).toEqual([2, 26, 27]);
    expect(discards(t)).toEqual([1]);
  });

  it('FRM-3 an empty deck is reshuffled from the discards', () => {
    const t = laidOut().stackIs('cards', 1, 2, 3).discards('cards', 1, 2, 3).act(farm).choose('sign:1');
    expect(t.eventsOf('shuffled')).toHaveLength(1);
    expect([offer(t)[0], ...deck(t)].sort()).toEqual([1, 2, 3]);
    expect(discards(t)).toEqual([]);
  });

  it('FRM-3 even from the card just replaced', () => {
    const t = laidOut().helpers(6, 8, 19).stackIs('cards').act(farm).choose('hire:2', 'replace:3');
    expect(t.has.helpers).toEqual([6, 8, 26]);
    expect(offer(t)).toEqual([4, 19, 27]);
    expect(discards(t)).toEqual([]);
  });

  it('FRM-3 no card left: the place stays empty and can not be chosen', () => {
    const t = laidOut().stackIs('cards').act(farm).choose('hire:2').asks('action');
    expect(offer(t)).toEqual([4, 0, 27]);
    t.act(farm).offersOnly('hire:1', 'hire:3', 'sign:1', 'sign:3', 'refresh', 'pass');
    t.blocks('hire:2', 'FRM-3').blocks('sign:2', 'FRM-3');
  });

  it('FRM-3 a refresh fills an empty place as far as cards go', () => {
    const t = laidOut().cardOffer(4, 0, 27).stackIs('cards', 8).act(farm).choose('refresh');
    expect(offer(t).sort((a, b) => a - b)).toEqual([4, 8, 27]);
    expect(deck(t)).toEqual([]);
    expect(discards(t)).toEqual([]);
  });

  it('FRM-2 without a card on offer the action is not possible', () => {
    const t = table().board('D').steps(1).cardOffer(0, 0, 0).stackIs('cards').asks('action');
    t.blocks('do:large', 'FRM-2');
    table().board('D').steps(1).cardOffer(0, 0, 4).stackIs('cards').offers('do:large');
  });

  it('FRM-2 without a card on offer tile 12 gives no Guilder', () => {
    const t = table().tile('large1', 12).cardOffer(0, 0, 0).stackIs('cards');
    t.asks('action').blocks('do:large', 'FRM-2');
  });
});
