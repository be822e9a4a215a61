import { type Audience, hashState } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { conserve, freshTable, type Table, table } from '../testing/index.js';
import { valley } from './game.js';
import { CARDS, type Stack, type State } from './state.js';

const COMMON = 0;
const EVERYBODY: readonly Audience[] = [0, 1, 2, 'table'];
const OTHERS: readonly Audience[] = [1, 2, 'table'];

const stackSeenBy = (t: Table, stack: number, who: Audience): Stack =>
  valley.view(t.state, who).stacks[stack];
/** The items from the top, as `who` sees them: tile or card numbers, null for what is hidden. */
function top(t: Table, stack: number, who: Audience, n: number): (number | null)[] {
  const ids = stack === CARDS ? t.edition.cards : t.edition.tiles;
  const items = stackSeenBy(t, stack, who).items.slice(-n).reverse();
  return items.map((item) => (item === null ? null : ids[item].id));
}
const nulls = (n: number): null[] => new Array<null>(n).fill(null);
const hidden = (state: State): number =>
  state.stacks.flatMap((stack) => [...stack.items, ...stack.discards]).filter((item) => item === null).length;

/** Seat 0 of three looks at the top of the common stack: tiles 5, 6, 7. */
const looking = (): Table =>
  table({ players: 3 })
    .guilder(4)
    .helpers(13)
    .tileOffer(1, 2, 13, 19)
    .onTop('common', 5, 6, 7, 8, 9)
    .act({ do: 'enhance' })
    .choose('look:common');

/** Seat 0 of three looks at the top of the deck: cards 4, 5, 6. */
const lookingAtCards = (): Table =>
  table({ players: 3 })
    .starting(2)
    .cardOffer(1, 2, 3)
    .onTop('cards', 4, 5, 6, 7, 8)
    .act({ do: 'farm' })
    .choose('look:cards');

describe('What nobody sees', () => {
  it('SET-2 SET-3 the face-down stacks, but how many lie there', () => {
    const t = freshTable({ players: 3 });
    for (const who of EVERYBODY) {
      const { stacks } = valley.view(t.state, who);
      expect(stacks.map((stack) => stack.items)).toEqual([nulls(22), nulls(11), nulls(11), nulls(27)]);
    }
  });

  it('the key of all chance to come is null in every view', () => {
    const t = freshTable({ players: 3 });
    expect(t.state.random).not.toBeNull();
    for (const who of EVERYBODY) expect(valley.view(t.state, who).random).toBeNull();
  });

  it('what lies open is in every view', () => {
    const t = table({ players: 3 }).helpers(1).contracts(2).storage('red').discards('common', 3);
    for (const who of EVERYBODY) {
      const view = valley.view(t.state, who);
      expect(view.tileOffer).toEqual(t.state.tileOffer);
      expect(view.cardOffer).toEqual(t.state.cardOffer);
      expect(view.players).toEqual(t.state.players);
      expect(view.startingCards).toEqual(t.state.startingCards);
      expect(view.stacks[COMMON].discards).toEqual(t.state.stacks[COMMON].discards);
      expect(valley.decisions(view)).toEqual(valley.decisions(t.state));
    }
  });

  it('a view is a copy: neither taking nor changing it touches the state', () => {
    const t = table();
    const before = hashState(t.state);
    const view = valley.view(t.state, 0);
    view.players[0].storage[0] = 7;
    view.stacks[COMMON].items.pop();
    view.tradeCards[0] = null;
    view.turn.seat = 1;
    view.tileOffer[0] = -1;
    expect(hashState(t.state)).toBe(before);
  });
});

describe('Foreign Trade cards', () => {
  it('SET-5 only the top one is seen', () => {
    const t = freshTable({ players: 3 });
    for (const who of EVERYBODY) {
      expect(valley.view(t.state, who).tradeCards).toEqual([t.state.tradeCards[0], ...nulls(3)]);
    }
  });

  it('SET-5 a card once put under the stack stays known to all', () => {
    const t = freshTable({ players: 3, seed: 'trade' });
    while (t.ask === 'startingCard' || t.ask === 'marker') t.choose(t.offered[0]);
    const [first, second] = t.state.tradeCards;
    t.quiet().storage('black').guilder(0);
    t.state.tradeBulbs = [0, 1, 2, -1];
    t.act({ do: 'trade' }).choose('trade:black>4');
    while (t.ask !== 'action') t.choose(t.offered[t.offered.length - 1]);
    expect(t.state.tradeCards[0]).toBe(second);
    for (const who of EVERYBODY) {
      expect(valley.view(t.state, who).tradeCards).toEqual([second, null, null, first]);
    }
  });
});

describe('Looking', () => {
  it('CRD-5 Helper 13: only the looker sees the three tiles', () => {
    const t = looking();
    expect(top(t, COMMON, 0, 4)).toEqual([5, 6, 7, null]);
    for (const who of OTHERS) expect(top(t, COMMON, who, 4)).toEqual(nulls(4));
  });

  it('CRD-5 starting card 2: only the looker sees the three cards', () => {
    const t = lookingAtCards();
    expect(top(t, CARDS, 0, 4)).toEqual([4, 5, 6, null]);
    for (const who of OTHERS) expect(top(t, CARDS, who, 4)).toEqual(nulls(4));
  });

  it('CRD-5 the event tells the looker what it was, the others only that', () => {
    const t = looking();
    const [looked] = t.eventsOf('looked');
    expect(looked.items).not.toContain(null);
    expect(valley.redact(looked, 0)).toEqual(looked);
    for (const who of OTHERS) expect(valley.redact(looked, who)).toEqual({ ...looked, items: nulls(3) });
    expect(looked.items).not.toContain(null);
  });

  it('CRD-5 put back on top, the tiles stay visible to the looker alone', () => {
    const t = looking().choose('tile:3', 'on:large3', 'leave:top').asks('action');
    expect(top(t, COMMON, 0, 4)).toEqual([5, 6, 7, null]);
    for (const who of OTHERS) expect(top(t, COMMON, who, 4)).toEqual(nulls(4));
    t.choose('end').turnOf(1);
    expect(top(t, COMMON, 0, 3)).toEqual([5, 6, 7]);
    expect(top(t, COMMON, 1, 3)).toEqual(nulls(3));
  });

  it('CRD-5 put back on top, the cards stay visible to the looker alone', () => {
    const t = lookingAtCards().choose('pass', 'leave:top').asks('action');
    expect(top(t, CARDS, 0, 4)).toEqual([4, 5, 6, null]);
    for (const who of OTHERS) expect(top(t, CARDS, who, 4)).toEqual(nulls(4));
  });

  it('CRD-5 one of them taken: it lies open, the other two stay hidden', () => {
    const t = looking().choose('tile:look2', 'on:large3');
    while (t.ask === 'leave') t.choose('leave:top');
    expect(t.has.large[2]).toBe(6);
    expect(top(t, COMMON, 0, 3)).toEqual([5, 7, null]);
    for (const who of OTHERS) {
      expect(top(t, COMMON, who, 3)).toEqual(nulls(3));
      expect(valley.view(t.state, who).players[0].large).toEqual(t.state.players[0].large);
    }
  });

  it('CRD-5 an offered one taken: its place is refilled from beneath, openly', () => {
    const t = looking().choose('tile:1', 'on:large3', 'leave:top');
    expect(t.edition.tiles[t.state.tileOffer[0]].id).toBe(8);
    expect(top(t, COMMON, 0, 4)).toEqual([5, 6, 7, null]);
    for (const who of OTHERS) expect(valley.view(t.state, who).tileOffer).toEqual(t.state.tileOffer);
  });

  it('CRD-5 discarded face down, they stay hidden from the others', () => {
    const t = looking().choose('tile:3', 'on:large3', 'leave:discard').asks('action');
    expect(stackSeenBy(t, COMMON, 0).discards).toEqual(t.state.stacks[COMMON].discards);
    expect(t.state.stacks[COMMON].discards).toHaveLength(3);
    for (const who of OTHERS) expect(stackSeenBy(t, COMMON, who).discards).toEqual(nulls(3));
    expect(top(t, COMMON, 0, 2)).toEqual(nulls(2));
  });

  it('CRD-5 cards discarded face down stay hidden from the others', () => {
    const t = lookingAtCards().choose('hire:look1', 'leave:discard').asks('action');
    const discards = stackSeenBy(t, CARDS, 0).discards.map((card) =>
      card === null ? null : t.edition.cards[card].id,
    );
    expect([...discards].sort()).toEqual([5, 6]);
    for (const who of OTHERS) expect(stackSeenBy(t, CARDS, who).discards).toEqual(nulls(2));
    expect(t.has.helpers).toEqual([4]);
  });

  it('ENH-1 FRM-1 what lay open when it was discarded stays known', () => {
    const t = table({ players: 3 }).guilder(4).act({ do: 'farm' }).choose('refresh');
    for (const who of EVERYBODY) {
      expect(stackSeenBy(t, CARDS, who).discards).toEqual(t.state.stacks[CARDS].discards);
    }
    expect(t.state.stacks[CARDS].discards).toHaveLength(3);
  });

  it('CRD-5 two players may look at the same tiles, each for themselves', () => {
    const t = looking().choose('tile:3', 'on:large3', 'leave:top', 'end');
    // The Helper changes hands.
    const [first, second] = t.seat(1).state.players;
    second.helpers = first.helpers;
    first.helpers = [];
    t.guilder(4).act({ do: 'enhance' }).choose('look:common');
    expect([0, 1, 2].map((who) => top(t, COMMON, who, 3))).toEqual([[5, 6, 7], [5, 6, 7], nulls(3)]);
  });

  it('CRD-5 what the looker knows comes into the open when it is drawn', () => {
    const t = looking()
      .choose('tile:3', 'on:large3', 'leave:top')
      .act({ do: 'enhance' })
      .choose('tile:1', 'on:large4');
    expect(t.edition.tiles[t.state.tileOffer[0]].id).toBe(5);
    expect(top(t, COMMON, 0, 3)).toEqual([6, 7, null]);
  });

  it('ENH-3 FRM-3 after a reshuffle nobody knows where anything lies', () => {
    const t = table({ players: 3 }).cardOffer(1, 2, 3).stackIs('cards').guilder(4);
    t.state.stacks[CARDS] = {
      items: [],
      seen: [],
      discards: [3, 4, 5, 6, 7],
      discardsSeen: [1, 1, 31, 31, 31],
    };
    t.act({ do: 'farm' }).choose('sign:1').asks('action');
    expect(t.state.stacks[CARDS].items).toHaveLength(4);
    for (const who of EVERYBODY) {
      expect(stackSeenBy(t, CARDS, who).items).toEqual(nulls(4));
      for (const event of t.eventsOf('shuffled')) {
        expect(valley.redact(event, who)).toMatchObject({ items: nulls(event.items.length) });
      }
    }
    expect(t.eventsOf('shuffled')).toHaveLength(1);
  });
});

describe('Resampling', () => {
  /** Seat 0 knows three tiles on top and two cards among the discards. */
  function known(): Table {
    const t = lookingAtCards().choose('hire:look1', 'leave:discard');
    t.helpers(13).guilder(4).tileOffer(1, 2, 13, 19).onTop('common', 5, 6, 7);
    t.act({ do: 'enhance' }).choose('look:common', 'tile:3', 'on:large3', 'leave:top');
    return t;
  }

  it('gives a full state in which everything seen is where it was', () => {
    const t = known();
    for (const who of EVERYBODY) {
      const view = valley.view(t.state, who);
      for (const seed of ['a', 'b', 'c']) {
        const sample = valley.resample(view, who, seed);
        expect(hidden(sample)).toBe(0);
        expect(sample.tradeCards).not.toContain(null);
        expect(sample.random).not.toBeNull();
        expect(valley.view(sample, who)).toEqual(view);
      }
    }
  });

  it('keeps the pieces: nothing is lost or doubled', () => {
    const fresh = freshTable({ players: 3 });
    while (fresh.ask === 'startingCard' || fresh.ask === 'marker') fresh.choose(fresh.offered[0]);
    for (const who of EVERYBODY) {
      const sample = valley.resample(valley.view(fresh.state, who), who, 'pieces');
      conserve(sample);
      expect([...sample.tradeCards].sort()).toEqual([0, 1, 2, 3]);
    }
  });

  it('keeps what the looker saw and mixes the rest', () => {
    const t = known();
    expect(top(t, COMMON, 0, 3)).toEqual([5, 6, 7]);
    const tops = new Set<string>();
    const tradeCards = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const mine = valley.resample(valley.view(t.state, 0), 0, `mine ${i}`);
      expect(mine.stacks[COMMON].items.slice(-3)).toEqual(t.state.stacks[COMMON].items.slice(-3));
      const theirs = valley.resample(valley.view(t.state, 1), 1, `theirs ${i}`);
      tops.add(theirs.stacks[COMMON].items.slice(-3).join());
      tradeCards.add(theirs.tradeCards.join());
    }
    expect(tops.size).toBeGreaterThan(10);
    expect(tradeCards.size).toBeGreaterThan(3);
  });

  it('chance to come differs from the table’s and from sample to sample; the same seed gives the same', () => {
    const t = table();
    const view = valley.view(t.state, 0);
    const a = valley.resample(view, 0, 'a');
    expect(valley.resample(view, 0, 'a')).toEqual(a);
    const b = valley.resample(view, 0, 'b');
    expect(b.random).not.toEqual(a.random);
    expect(b.stacks).not.toEqual(a.stacks);
    expect(a.random).not.toEqual(t.state.random);
    expect(a.stacks).not.toEqual(t.state.stacks);
  });

  it('leaves the view as it was', () => {
    const view = valley.view(known().state, 1);
    const before = hashState(view);
    valley.resample(view, 1, 'x');
    expect(hashState(view)).toBe(before);
  });
});

describe('Hidden order and decisions', () => {
  it.each(['one', 'two', 'three'])(
    'does not change what is asked, offered or blocked, all through a game (%s)',
    (seed) => {
      const t = freshTable({ players: 3, seed });
      let pick = 7;
      for (let step = 0; t.ask !== undefined && step < 150; step++) {
        const decisions = valley.decisions(t.state);
        const asked = t.asked ?? 0;
        const blocked = valley.blocked(t.state, asked);
        for (const who of [0, 1, 2, 'table'] as const) {
          const view = valley.view(t.state, who);
          expect(valley.decisions(view)).toEqual(decisions);
          const sample = valley.resample(view, who, `${seed} ${step}`);
          expect(valley.decisions(sample)).toEqual(decisions);
          expect(valley.blocked(sample, asked)).toEqual(blocked);
          expect(valley.scores(sample)).toEqual(valley.scores(t.state));
        }
        pick = (pick * 31 + step) % 1009;
        t.choose(t.offered[pick % t.offered.length]);
      }
    },
  );

  it.each(EVERYBODY)('a view goes on by redacted events to the next view (audience %s)', (who) => {
    const t = freshTable({ players: 3, seed: 'events' });
    const view = valley.view(t.state, who);
    let pick = 5;
    for (let step = 0; t.ask !== undefined && step < 150; step++) {
      pick = (pick * 31 + step) % 1009;
      t.choose(t.offered[pick % t.offered.length]);
      for (const event of t.events) valley.evolve(view, valley.redact(event, who));
      expect(view).toEqual(valley.view(t.state, who));
    }
  });
});
