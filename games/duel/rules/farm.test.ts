import { describe, expect, it } from 'vitest';
import type { Effect } from '../edition/types.js';
import { type Table, table } from '../testing/index.js';

const farm = { do: 'farm' } as const;
const swap = { do: 'farm', swap: true } as const;

/** Cards 1 and 2 are on offer, 9 and 10 come next; nobody has anything. */
function bare(...deck: number[]): Table {
  const t = table().guilder(0).tools(0).storage().seat(1).guilder(0).seat(0).cardOffer(1, 2);
  return t.deck(...(deck.length > 0 ? deck : [9, 10, 12]));
}
const rows = (t: Table): number[][] => [t.seat(0).has.helpers, t.seat(1).has.helpers];
const purse = (t: Table): number[] => [t.seat(0).has.guilder, t.seat(1).has.guilder];

describe('D-FRM: a card enters a row', () => {
  it('any offered card, as Helper or as Contract', () => {
    bare().act(farm).asks('card', 0).offersOnly('hire:1', 'hire:2', 'sign:1', 'sign:2');
  });

  it('hired: the row near you, which is the Contract row of the rival', () => {
    const t = bare().act(farm).choose('hire:2').asks('action');
    expect([t.seat(0).has.helpers, t.has.contracts]).toEqual([[2], []]);
    expect([t.seat(1).has.helpers, t.has.contracts]).toEqual([[], [2]]);
  });

  it('signed: the row far from you, which is the Helper row of the rival', () => {
    const t = bare().act(farm).choose('sign:1').asks('action');
    expect([t.seat(0).has.helpers, t.has.contracts]).toEqual([[], [1]]);
    expect([t.seat(1).has.helpers, t.has.contracts]).toEqual([[1], []]);
  });

  it('the second player, the other way round', () => {
    const t = bare().turnOf(1).act(farm).choose('hire:1').turnOf(1).act(farm).choose('sign:2');
    expect(rows(t)).toEqual([[2], [1]]);
  });

  it.each([
    ['hire:1', [[1, 5, 6], [7]]],
    [
      'sign:1',
      [
        [5, 6],
        [1, 7],
      ],
    ],
  ])('%s: at the first place, the others of that row slide', (key, expected) => {
    const t = bare().helpers(5, 6).contracts(7).act(farm).choose(key).asks('action');
    expect(rows(t)).toEqual(expected);
    expect(t.eventsOf('pushedOut')).toEqual([]);
  });

  it('is free', () => {
    const t = bare().guilder(1).act(farm).choose('hire:1');
    expect(t.has.guilder).toBe(1);
  });

  it('an empty place offers nothing; without a card there is no Farm', () => {
    const t = bare().cardOffer(0, 2).act(farm).offersOnly('hire:2', 'sign:2');
    t.blocks('hire:1', 'D-FRM').blocks('sign:1', 'D-FRM');
    bare().mesh(4, 2).offers('do:personal').cardOffer(0, 0).offersNot('do:personal');
  });
});

describe('D-FRM: a card is pushed out of a row of three', () => {
  const full = (): Table => bare().helpers(5, 6, 7).contracts(8, 11, 13);

  it('from your Helper row: the rival is asked, for whom it is a Contract', () => {
    const t = full().seat(1).guilder(1).act(farm).choose('hire:1').asks('contract', 1);
    t.offersOnly('score:7', 'pass');
    expect(rows(t)).toEqual([
      [1, 5, 6],
      [8, 11, 13],
    ]);
  });

  it('from your Contract row: you are asked', () => {
    const t = full().seat(0).guilder(1).act(farm).choose('sign:1').asks('contract', 0);
    t.offersOnly('score:13', 'pass');
    expect(rows(t)).toEqual([
      [5, 6, 7],
      [1, 8, 11],
    ]);
  });

  it('asked before the refill', () => {
    const t = full().seat(1).guilder(1).act(farm).choose('hire:1');
    expect([t.lies.cardOffer, t.lies.deck]).toEqual([
      [0, 2],
      [9, 10, 12],
    ]);
    expect(t.choose('pass').lies.cardOffer).toEqual([9, 2]);
  });

  it('paid for: 1 Guilder, its VP at once, and it is kept as scored', () => {
    // Card 7: 3 for each different colour traded.
    const t = full().seat(1).guilder(3).traded('red', 'red', 'white').act(farm).choose('hire:1', 'score:7');
    expect([t.seat(1).has.guilder, t.has.vp, t.vpFrom('contractsNow')]).toEqual([2, 6, 6]);
    expect([t.has.scored, t.lies.gone, t.seat(0).has.scored]).toEqual([[7], [], []]);
    t.asks('action', 0);
  });

  it('not paid for: it is gone', () => {
    const t = full().seat(1).guilder(3).traded('red').act(farm).choose('hire:1', 'pass').asks('action', 0);
    expect([purse(t), t.seat(1).has.vp, t.has.scored, t.lies.gone]).toEqual([[0, 3], 0, [], [7]]);
  });

  it('no Guilder: nobody is asked, it is gone', () => {
    // The one who enters the card has some; that does not help.
    const t = full().seat(0).guilder(5).act(farm).choose('hire:1').asks('action', 0);
    expect([purse(t), t.seat(1).has.scored, t.lies.gone]).toEqual([[5, 0], [], [7]]);
    const own = full().seat(1).guilder(5).act(farm).choose('sign:1').asks('action', 0);
    expect([purse(own), own.lies.gone]).toEqual([[0, 5], [13]]);
  });

  it('one that is worth nothing may still be paid for: it counts as scored', () => {
    const t = full().seat(1).guilder(1).act(farm).choose('hire:1', 'score:7');
    expect([t.seat(1).has.guilder, t.has.vp, t.has.scored]).toEqual([0, 0, [7]]);
  });

  it('2 per scored Contract, this one included', () => {
    const t = bare().contracts(5, 6, 8).scored(3, 4).guilder(1).act(farm).choose('sign:1', 'score:8');
    expect([t.has.vp, t.has.scored]).toEqual([6, [3, 4, 8]]);
    const first = bare().contracts(5, 6, 8).guilder(1).act(farm).choose('sign:1', 'score:8');
    expect(first.has.vp).toBe(2);
  });

  it('the Contract of the pusher is scored in the own turn, with what is there now', () => {
    // Card 5: 3 for each tile on the own Personal Wheel.
    const t = bare().contracts(6, 7, 5).tile('personal2', 9).tile('personal3', 10).guilder(1);
    t.seat(1).tile('personal2', 11).seat(0).act(farm).choose('sign:2', 'score:5');
    expect(t.has.vp).toBe(6);
  });

  it('D-VP-1 the VP of the rival may move the Calendar in your turn', () => {
    const t = full().seat(1).guilder(1).vp(37).traded('red').act(farm).choose('hire:1', 'score:7');
    expect([t.seat(1).has.vp, t.lies.calendar]).toEqual([40, 2]);
  });

  it('in a follow-up as well: the owner is asked, then the follow-up goes on', () => {
    const t = full().seat(0).guilder(1).seat(1).storage('red').patch(2, 'red').mesh(1, 6).followsUp(1);
    t.choose('do:central', 'plant:red>2.2', 'take:farm').asks('card', 1).choose('hire:1');
    t.asks('contract', 0).offersOnly('score:13', 'pass').choose('score:13').asks('wheels', 1);
    expect([t.has.helpers, t.seat(0).has.scored, t.has.guilder]).toEqual([[1, 8, 11], [13], 0]);
  });

  it('two cards in the row: the third one pushes nothing out', () => {
    const t = bare().helpers(5, 6).seat(1).guilder(5).seat(0).act(farm).choose('hire:1').asks('action', 0);
    expect([t.has.helpers, t.lies.gone]).toEqual([[1, 5, 6], []]);
  });

  it('published example: 20 is hired, the Contract pushed out is not paid for, only 18 works', () => {
    const t = bare().storage('red').helpers(18, 5, 6).cardOffer(20, 2).seat(1).guilder(2).seat(0);
    t.mesh(4, 1).choose('do:personal', 'hire:1').asks('contract', 1).choose('pass');
    t.asks('after', 0).offersOnly('helper:18', 'after').blocks('helper:20', 'D-HLP').choose('helper:18');
    expect([t.has.helpers, t.has.guilder, t.has.storage]).toEqual([[20, 18, 5], 1, ['red']]);
    expect([t.lies.gone, t.seat(1).has.guilder, t.has.vp]).toEqual([[6], 2, 0]);
  });
});

describe('D-FRM: refill from the deck', () => {
  it.each([
    ['hire:1', [9, 2]],
    ['sign:2', [1, 9]],
  ])('%s: the top of the deck comes to the place that is empty', (key, offer) => {
    const t = bare(9, 10, 12).act(farm).choose(key);
    expect([t.lies.cardOffer, t.lies.deck, t.lies.calendar]).toEqual([offer, [10, 12], 1]);
  });

  it('the last one: Calendar one on, the cards set aside are the deck, its top face up', () => {
    const t = bare(9);
    const aside = t.state.cardAside.length;
    t.act(farm).choose('hire:1');
    expect([t.lies.cardOffer, t.lies.calendar]).toEqual([[9, 2], 2]);
    expect([t.lies.deck.length, t.state.cardAside.length]).toEqual([aside, 0]);
    expect(t.eventsOf('calendar').map((event) => event.why)).toEqual(['cards']);
    const top = t.edition.cards.findIndex((card) => card.id === t.lies.deck[0]);
    expect(t.eventsOf('cardsRenewed').map((event) => event.top)).toEqual([top]);
  });

  it('a second time the Calendar does not move: what is offered is all', () => {
    const t = bare(9);
    t.state.cardAside.splice(1);
    t.act(farm).choose('hire:1');
    expect([t.lies.deck.length, t.lies.calendar]).toEqual([1, 2]);
    t.act(farm).choose('hire:1');
    expect([t.lies.deck, t.lies.calendar, t.lies.cardOffer.includes(0)]).toEqual([[], 2, false]);
    t.act(farm).choose('hire:1').act(farm).choose('hire:2').mesh(4, 2).offersNot('do:personal');
    expect([t.lies.cardOffer, t.lies.calendar]).toEqual([[0, 0], 2]);
  });

  it('the Contract is decided before the Calendar moves', () => {
    const t = bare(9).helpers(5, 6, 7).seat(1).guilder(1).act(farm).choose('hire:1').asks('contract', 1);
    expect([t.lies.calendar, t.lies.deck]).toEqual([1, [9]]);
    t.choose('score:7');
    expect([t.lies.calendar, t.lies.cardOffer]).toEqual([2, [9, 2]]);
  });
});

describe("D-TIL: 'Farm and swap two'", () => {
  const ALL = ['swap:1-2', 'swap:1-3', 'swap:2-3', 'pass'];
  const begun = (effect: Effect = swap): Table => bare().helpers(5, 6, 7).contracts(8, 11).act(effect);

  it('before the card enters: it decides which one is pushed out, and is not offered again', () => {
    const t = begun()
      .choose('hire:1')
      .asks('swap', 0)
      .offersOnly(...ALL)
      .choose('swap:1-3')
      .asks('action');
    expect([t.has.helpers, t.lies.gone]).toEqual([[1, 7, 6], [5]]);
  });

  it('after the card has entered: the new one may be one of the two', () => {
    const t = begun()
      .choose('hire:1', 'pass')
      .asks('swap', 0)
      .offersOnly(...ALL)
      .choose('swap:1-2')
      .asks('action');
    expect([t.has.helpers, t.lies.gone]).toEqual([[5, 1, 6], [7]]);
  });

  it('not at all', () => {
    const t = begun().choose('hire:1', 'pass', 'pass').asks('action');
    expect([t.has.helpers, t.lies.gone]).toEqual([[1, 5, 6], [7]]);
  });

  it('only cards of the row that the new one enters', () => {
    const t = begun().choose('sign:1').asks('swap').offersOnly('swap:1-2', 'pass').choose('swap:1-2');
    expect([t.has.contracts, t.has.helpers]).toEqual([
      [1, 11, 8],
      [5, 6, 7],
    ]);
    const after = begun()
      .choose('sign:1', 'pass')
      .offersOnly(...ALL)
      .choose('swap:1-3');
    expect([after.has.contracts, after.has.helpers]).toEqual([
      [11, 8, 1],
      [5, 6, 7],
    ]);
  });

  it('a single card in the row: there are two after the new one has entered', () => {
    const t = bare().helpers(5).act(swap).choose('hire:1').asks('swap').offersOnly('swap:1-2', 'pass');
    expect(t.choose('swap:1-2').asks('action').has.helpers).toEqual([5, 1]);
  });

  it('an empty row: there is nothing to swap', () => {
    expect(bare().act(swap).choose('hire:1').asks('action').has.helpers).toEqual([1]);
  });

  it('the Contract that is pushed out may be paid for, whichever it is', () => {
    const t = bare().helpers(5, 6, 7).seat(1).guilder(1).seat(0).act(swap).choose('hire:1', 'swap:2-3');
    t.asks('contract', 1).offersOnly('score:6', 'pass').choose('score:6').asks('action', 0);
    expect([t.has.helpers, t.seat(1).has.scored]).toEqual([[1, 5, 7], [6]]);
  });

  it('a plain Farm swaps nothing', () => {
    begun(farm).choose('hire:1').asks('action');
  });
});
