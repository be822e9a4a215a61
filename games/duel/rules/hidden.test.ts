import { type Audience, hashState, NeedsHidden, type Random, seedRandom, shuffle } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { conserve, freshTable, picker, type Style, type Table, table } from '../testing/index.js';
import type { Event } from './events.js';
import { duel } from './game.js';
import { clone, type State } from './state.js';

const EVERYBODY: readonly Audience[] = [0, 1, 'table'];
const nulls = (n: number): null[] => new Array<null>(n).fill(null);

/** A whole game: `step` sees the state before each choice, and makes it. */
function play(style: Style, seed: string, step: (state: State, choose: () => Event[]) => void): void {
  const random = seedRandom(`${style}/${seed}`);
  const pick = picker(style);
  const state = duel.setup({}, seed);
  for (let [open] = duel.decisions(state); open; [open] = duel.decisions(state)) {
    const { id, seat, options } = open;
    const { key } = options[pick(open, random)];
    step(state, () => duel.choose(state, { decision: id, seat, key }));
  }
}

/** The same table, but everything that nobody sees lies in another order. */
function mixed(state: State, random: Random): State {
  const other = clone(state);
  const deal = (...stacks: (number | null)[][]): void => {
    const all = stacks.flat();
    shuffle(random, all);
    for (const stack of stacks) for (let i = 0; i < stack.length; i++) stack[i] = all.shift() ?? null;
  };
  deal(other.tileStack, other.tileAside);
  deal(other.marketStack);
  deal(other.exportStack);
  const beneath = other.cardDeck.slice(0, -1);
  deal(beneath, other.cardAside);
  other.cardDeck = [...beneath, ...other.cardDeck.slice(-1)];
  other.random = random.slice();
  return other;
}

const hiddenIn = (s: State): number =>
  [s.tileStack, s.tileAside, s.cardDeck, s.cardAside, s.marketStack, s.exportStack, s.hands.flat()]
    .flat()
    .filter((item) => item === null).length;

describe('D-SET-2, D-SET-3, D-SET-4, D-SET-5: what each audience sees', () => {
  it('D-SET-2 D-SET-3 D-SET-4 nobody sees a face-down stack or what is aside, but how much lies there', () => {
    const { state } = freshTable();
    for (const who of EVERYBODY) {
      const view = duel.view(state, who);
      expect(view.tileStack).toEqual(nulls(7));
      expect(view.tileAside).toEqual(nulls(13));
      expect(view.marketStack).toEqual(nulls(10));
      expect(view.exportStack).toEqual(nulls(6));
      expect(view.cardAside).toEqual(nulls(7));
      expect(view.random).toBeNull();
    }
    expect(state.random).not.toBeNull();
  });

  it('D-SET-5 the deck lies face up: everybody sees its top, and nothing beneath', () => {
    const { state } = freshTable();
    for (const who of EVERYBODY) {
      expect(duel.view(state, who).cardDeck).toEqual([...nulls(8), state.cardDeck[8]]);
    }
  });

  it('D-SET-5 a hand is seen by its owner alone, until both have chosen', () => {
    const t = freshTable();
    const [zero, one] = t.state.hands;
    const seen = () => EVERYBODY.map((who) => duel.view(t.state, who).hands);
    expect(seen()).toEqual([
      [zero, nulls(2)],
      [nulls(2), one],
      [nulls(2), nulls(2)],
    ]);
    t.choose('keep:2');
    expect(seen()[1]).toEqual([nulls(2), one]);
    t.choose('keep:1');
    for (const who of EVERYBODY) {
      const { rows, cardOffer } = duel.view(t.state, who);
      expect(rows).toEqual([[zero[1]], [one[0]]]);
      expect(cardOffer).toEqual(t.state.cardOffer);
    }
  });

  it('what lies open is in every view', () => {
    const t = table().helpers(1).contracts(2).scored(3).traded('red').storage('red').tile('personal2', 4);
    t.marketLeft(4).act({ do: 'farm' });
    for (const who of EVERYBODY) {
      const { tileStack, tileAside, cardDeck, cardAside, marketStack, exportStack, random, ...open } =
        t.state;
      expect(duel.view(t.state, who)).toMatchObject(open);
      expect(duel.view(t.state, who).marketDiscards).toHaveLength(6);
      expect(duel.decisions(duel.view(t.state, who))).toEqual(duel.decisions(t.state));
    }
  });

  it('D-ENH the tiles that were set aside stay hidden when they become the stack', () => {
    const t = table().guilder(9).tilesLeft(1).act({ do: 'enhance' }).choose('tile:1', 'on:personal3');
    expect([t.lies.tileStack, t.eventsOf('tilesRenewed').length]).toEqual([19, 1]);
    for (const who of EVERYBODY) {
      expect(duel.view(t.state, who).tileStack).toEqual(nulls(19));
      expect(duel.view(t.state, who).tileOffer).toEqual(t.state.tileOffer);
    }
  });

  it('D-FRM the cards that were set aside become a deck with its top open', () => {
    const t = table().cardOffer(1, 2).deck(3).act({ do: 'farm' }).choose('hire:1');
    const { length } = t.state.cardDeck;
    expect(length).toBe(17);
    for (const who of EVERYBODY) {
      expect(duel.view(t.state, who).cardDeck).toEqual([...nulls(16), t.state.cardDeck[16]]);
    }
    expect(t.eventsOf('cardsRenewed')).toMatchObject([{ top: t.state.cardDeck[16] }]);
  });

  it('D-MKT after the reshuffle nobody knows the order, though all knew the discards', () => {
    const t = table().marketLeft(1).act({ do: 'market' }).choose('deal:back-top', 'bulb:red');
    expect(t.eventsOf('marketShuffled')).toHaveLength(1);
    for (const who of EVERYBODY) {
      expect(duel.view(t.state, who).marketStack).toEqual(nulls(10));
      const [shuffled] = t.eventsOf('marketShuffled').map((event) => duel.redact(event, who));
      expect(shuffled).toMatchObject({ tiles: nulls(10) });
    }
  });

  it('D-MKT the reshuffle depends on the seed, not on the order of the discards alone', () => {
    const stacks = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const t = table({ seed }).market([1, 2], 3).marketLeft(1).act({ do: 'market' });
      return t.choose('deal:back-top', 'bulb:red').state.marketStack.join();
    });
    expect(new Set(stacks).size).toBe(6);
  });

  it('D-TRD a removed Export tile stays known, the stack does not', () => {
    const t = table().port(1, 1, 1, 'upper').ship(1).storage('red');
    const [gone, next] = [t.state.ports[0].export, t.state.exportStack.at(-1)];
    t.act({ do: 'trade' });
    expect([t.state.ports[0].export, t.state.exportsGone]).toEqual([next, [gone]]);
    for (const who of EVERYBODY) {
      const view = duel.view(t.state, who);
      expect(view.exportsGone).toEqual(t.state.exportsGone);
      expect([view.exportsGone.length, view.exportStack]).toEqual([1, nulls(5)]);
    }
  });

  it('a view is a copy: neither taking nor changing it touches the state', () => {
    for (const { state } of [freshTable(), table()]) {
      const before = hashState(state);
      for (const who of EVERYBODY) {
        const view = duel.view(state, who);
        view.players[0].storage[0] = 7;
        view.tileStack.pop();
        view.tileOffer[0] = -1;
        view.hands.forEach((hand) => {
          hand.length = 0;
        });
        view.rows[0].push(3);
        view.ports[0].tile = 2;
        view.turn.seat = 1;
        view.frames.pop();
        expect(hashState(state)).toBe(before);
      }
    }
  });
});

describe('D-SET-2, D-SET-3, D-SET-4, D-SET-5: what is hidden decides nothing that is shown', () => {
  it.each([
    ['eager', 'one'],
    ['tinkerer', 'two'],
    ['sailor', 'three'],
    ['saver', 'four'],
  ] as const)('mixed stacks: same views, questions, refusals and scores (%s)', (style, seed) => {
    const random = seedRandom(seed);
    play(style, seed, (state, choose) => {
      const other = mixed(state, random);
      for (const who of EVERYBODY) expect(duel.view(other, who)).toEqual(duel.view(state, who));
      expect(duel.decisions(other)).toEqual(duel.decisions(state));
      for (const seat of [0, 1]) expect(duel.blocked(other, seat)).toEqual(duel.blocked(state, seat));
      expect(duel.scores(other)).toEqual(duel.scores(state));
      choose();
    });
  });

  it.each(['eager', 'tinkerer'] as const)(
    'a choice that reveals nothing has the same outcome, whatever is hidden (%s)',
    (style) => {
      const random = seedRandom(style);
      let compared = 0;
      play(style, 'outcome', (state, choose) => {
        const other = mixed(state, random);
        const [open] = duel.decisions(state);
        const events = choose();
        if (events.some((event) => 'reveals' in event)) return;
        const [said] = events.filter((event) => event.type === 'chose');
        if (said?.type !== 'chose') return;
        const others = duel.choose(other, { decision: open.id, seat: open.seat, key: said.key });
        for (const who of EVERYBODY) {
          const redacted = (list: readonly Event[]) => list.map((event) => duel.redact(event, who));
          expect(redacted(others)).toEqual(redacted(events));
          expect(duel.view(other, who)).toEqual(duel.view(state, who));
        }
        compared++;
      });
      expect(compared).toBeGreaterThan(50);
    },
  );

  it.each(EVERYBODY)('a view goes on by redacted events to the next view (audience %s)', (who) => {
    for (const style of ['eager', 'tinkerer', 'sailor'] as const) {
      let view: State | undefined;
      play(style, 'events', (state, choose) => {
        view ??= duel.view(state, who);
        for (const event of choose()) duel.evolve(view, duel.redact(event, who));
        expect(view).toEqual(duel.view(state, who));
      });
    }
  });
});

describe('D-SET-2, D-SET-3, D-SET-4, D-SET-5: a guess at what is hidden', () => {
  it('is a full state in which everything seen is where it was, and no piece is lost or doubled', () => {
    const guess = (state: State): void => {
      for (const who of EVERYBODY) {
        const view = duel.view(state, who);
        const before = hashState(view);
        const sample = duel.resample(view, who, `${state.clock}`);
        expect([hiddenIn(sample), sample.random === null]).toEqual([0, false]);
        expect(duel.view(sample, who)).toEqual(view);
        conserve(sample);
        expect(hashState(view)).toBe(before);
      }
    };
    for (const style of ['eager', 'tinkerer', 'sailor'] as const) {
      play(style, 'guess', (state, choose) => {
        if (state.clock % 4 === 0) guess(state);
        choose();
      });
    }
  });

  it('D-SET-5 keeps the own hand; the rival’s may be any two of the cards not seen', () => {
    const { state } = freshTable();
    const view = duel.view(state, 0);
    const rivals = new Set<number | null>();
    const asides = new Set<number | null>();
    for (let i = 0; i < 200; i++) {
      const { hands, cardDeck, cardAside } = duel.resample(view, 0, `hands ${i}`);
      expect(hands[0]).toEqual(state.hands[0]);
      expect(cardDeck.at(-1)).toBe(state.cardDeck.at(-1));
      for (const card of hands[1]) rivals.add(card);
      for (const card of cardAside) asides.add(card);
    }
    const known = [...state.hands[0], state.cardDeck.at(-1)];
    const unseen = Array.from({ length: 20 }, (_, card) => card).filter((card) => !known.includes(card));
    expect([...rivals].sort()).toEqual([...unseen].sort());
    expect([...asides].sort()).toEqual([...unseen].sort());
  });

  it('D-SET-5 a sealed answer of the rival is guessed too, both ways; the own one is kept', () => {
    const t = freshTable();
    duel.choose(t.state, { decision: 0, seat: 1, key: 'keep:2' });
    const kept = (who: Audience): Set<number> => {
      const places = new Set<number>();
      for (let i = 0; i < 40; i++) {
        const sample = duel.resample(duel.view(t.state, who), who, `sealed ${i}`);
        const hand = [...sample.hands[1]];
        duel.choose(sample, { decision: 0, seat: 0, key: 'keep:1' });
        places.add(hand.indexOf(sample.rows[1][0]));
      }
      return places;
    };
    expect(kept(0)).toEqual(new Set([0, 1]));
    expect(kept('table')).toEqual(new Set([0, 1]));
    expect(kept(1)).toEqual(new Set([1]));
  });

  it('differs from the table and from sample to sample; the same seed gives the same', () => {
    const { state } = table();
    const guess = (seed: string): State => duel.resample(duel.view(state, 0), 0, seed);
    const [a, b] = [guess('a'), guess('b')];
    expect(guess('a')).toEqual(a);
    for (const stack of ['tileStack', 'tileAside', 'cardDeck', 'cardAside', 'marketStack'] as const) {
      expect(a[stack]).not.toEqual(state[stack]);
      expect(a[stack]).not.toEqual(b[stack]);
    }
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => guess(seed).exportStack.join())).size).toBe(5);
    expect(a.random).not.toEqual(state.random);
    expect(a.random).not.toEqual(b.random);
  });
});

describe('D-ENH, D-FRM, D-MKT, D-TRD: a view that is played on', () => {
  const chooseOn = (t: Table, key: string) => () => {
    const view = duel.view(t.state, 0);
    const [open] = duel.decisions(view);
    duel.choose(view, { decision: open.id, seat: open.seat, key });
  };

  it('goes on while nothing hidden decides', () => {
    expect(chooseOn(table().guilder(4).act({ do: 'build' }), 'from:red')).not.toThrow();
    expect(chooseOn(table().guilder(4).act({ do: 'enhance' }), 'tile:1')).not.toThrow();
    expect(chooseOn(table().cardOffer(1, 2).deck(3).noneAside().act({ do: 'farm' }), 'hire:1')).not.toThrow();
  });

  it('says that it needs what is hidden: the next tile, card, Market or Export tile', () => {
    const tile = table().guilder(4).act({ do: 'enhance' }).choose('tile:1');
    expect(chooseOn(tile, 'on:personal3')).toThrow(NeedsHidden);
    expect(chooseOn(table().act({ do: 'farm' }), 'hire:1')).toThrow(NeedsHidden);
    expect(chooseOn(table().cardOffer(1, 2).deck(3).act({ do: 'farm' }), 'hire:1')).toThrow(NeedsHidden);
    expect(chooseOn(table().market([2, 7], 3).act({ do: 'market' }), 'deal:1-bottom')).toThrow(NeedsHidden);
    const trade = table().port(1, 1, 1, 'upper').ship(1).storage('red', 'violet').act({ do: 'trade' });
    expect(chooseOn(trade, 'deliver:red')).toThrow(NeedsHidden);
  });
});
