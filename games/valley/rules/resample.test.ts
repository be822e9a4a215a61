import { type Audience, NeedsHidden, seedRandom } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { conserve, picker, type Style, table } from '../testing/index.js';
import { valley } from './game.js';
import { CARDS } from './state.js';

/** Calls back at every choice of action of a whole game. */
function through(
  players: 2 | 3 | 4,
  style: Style,
  look: (state: ReturnType<typeof valley.setup>) => void,
): void {
  const random = seedRandom(style);
  const pick = picker(style);
  const state = valley.setup({ players }, style);
  for (let [open] = valley.decisions(state); open; [open] = valley.decisions(state)) {
    if (open.ask === 'action') look(state);
    valley.choose(state, { decision: open.id, seat: open.seat, key: open.options[pick(open, random)].key });
  }
}

describe('Resampling in the middle of a game', () => {
  it.each([
    [2, 'restless'],
    [3, 'builder'],
    [4, 'eager'],
  ] as const)('loses and doubles no piece, whoever looks (%i players, %s)', (players, style) => {
    through(players, style, (state) => {
      const audiences: Audience[] = ['table', ...state.players.map((_, seat) => seat)];
      for (const who of audiences) {
        const view = valley.view(state, who);
        const guess = valley.resample(view, who, `${state.clock}`);
        conserve(guess);
        expect(valley.view(guess, who)).toEqual(view);
      }
    });
  });

  it('deals each stack anew, and not all in the same way', () => {
    const { state } = table({ players: 4 });
    const deal = (seed: string) => valley.resample(valley.view(state, 0), 0, seed);
    const [one, other] = [deal('one'), deal('other')];
    one.stacks.forEach((stack, i) => {
      expect(stack.items).not.toEqual(other.stacks[i].items);
    });
    expect(one.random).not.toEqual(other.random);
    expect(deal('one')).toEqual(one);
    const cards = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => deal(seed).tradeCards.join()));
    expect(cards.size).toBeGreaterThan(1);
  });

  it('changes nothing that the viewer sees, whatever is hidden, after the same choice', () => {
    const { state } = table().guilder(4).storage('red', 'white');
    const guess = valley.resample(valley.view(state, 0), 0, 'else');
    for (const key of ['end']) {
      for (const it of [state, guess]) {
        const [open] = valley.decisions(it);
        valley.choose(it, { decision: open.id, seat: open.seat, key });
      }
      expect(valley.view(guess, 0)).toEqual(valley.view(state, 0));
    }
  });
});

describe('A view that is played on', () => {
  const chooseOn = (t: ReturnType<typeof table>, key: string) => () => {
    const view = valley.view(t.state, 0);
    const [open] = valley.decisions(view);
    valley.choose(view, { decision: open.id, seat: open.seat, key });
  };

  it('goes on while nothing hidden decides', () => {
    expect(chooseOn(table().guilder(4).act({ do: 'build' }), 'build:A0')).not.toThrow();
  });

  it('says that it needs what is hidden: the next tile, card or trade card', () => {
    const tile = table().guilder(9).act({ do: 'enhance' }).choose('tile:1');
    expect(chooseOn(tile, 'on:large3')).toThrow(NeedsHidden);
    expect(chooseOn(table().act({ do: 'farm' }), 'hire:1')).toThrow(NeedsHidden);
    const trade = table().storage('black').trade(4, 'white', 'red', 'yellow');
    trade.state.tradeSeen = [true, false, false, false];
    expect(chooseOn(trade.act({ do: 'trade' }), 'trade:black>4')).toThrow(NeedsHidden);
  });

  it('also where discards would be shuffled', () => {
    const t = table().cardOffer(1, 2, 3).stackIs('cards').guilder(9).act({ do: 'farm' });
    t.state.stacks[CARDS].discards = [20];
    t.state.stacks[CARDS].discardsSeen = [31];
    expect(chooseOn(t, 'hire:1')).toThrow(NeedsHidden);
  });
});

describe('What makes an action possible', () => {
  it.each([[[5, 0, 0]], [[0, 5, 0]], [[0, 0, 5]], [[1, 0, 0]], [[0, 1, 0]], [[0, 0, 1]]])(
    'FRM-2 Farm with a single card on offer: %j',
    (cards) => {
      const t = table()
        .board('D')
        .steps(1)
        .cardOffer(...cards)
        .stackIs('cards');
      t.offers('do:large');
    },
  );

  it('FRM-2 not with none', () => {
    table().board('D').steps(1).cardOffer(0, 0, 0).stackIs('cards').blocks('do:large', 'FRM-2');
  });
});
