import { CannotUndo, openHistory, seedRandom } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { freshTable, picker, type Style, type Table, table } from '../testing/index.js';
import { duel } from './game.js';
import { clone, type State } from './state.js';

/** Types of the events that nobody may undo past. */
const reveals = (t: Table): string[] =>
  t.events.filter((event) => 'reveals' in event && event.reveals).map(({ type }) => type);

describe('D-SET-5, D-ENH, D-FRM, D-MKT, D-TRD: events that show something hidden', () => {
  const NOTHING: readonly [string, () => Table][] = [
    ['D-TRN-1 turning the wheels', () => table().tools(1).atWheels(0).choose('turn:3')],
    ['D-TRN-5 giving up', () => table().choose('do:guilder')],
    ['D-TRN-4 ending the turn', () => table().choose('do:guilder', 'end')],
    ['D-TRN-4 a follow-up', () => table().mesh(1, 5).followsUp(1).choose('do:central')],
    [
      'D-GAIN any bulb',
      () =>
        table()
          .act({ do: 'gain', bulbs: ['any'] })
          .choose('bulb:red'),
    ],
    ['D-PLT planting', () => table().storage('red').act({ do: 'plant', bulbs: 1 }).choose('plant:red>1.1')],
    [
      'D-BLD building',
      () => table().guilder(4).act({ do: 'build' }).choose('from:red', 'build:m3', 'patch:3').asks('action'),
    ],
    ['D-ENH taking a tile', () => table().guilder(4).act({ do: 'enhance' }).choose('tile:1').asks('section')],
    [
      'D-ENH a tile that is not replaced',
      () =>
        table().guilder(4).tilesLeft(0).noneAside().act({ do: 'enhance' }).choose('tile:1', 'on:personal3'),
    ],
    [
      'D-FRM the last card of the second deck: everybody saw it',
      () => table().cardOffer(1, 2).deck(3).noneAside().act({ do: 'farm' }).choose('hire:1'),
    ],
    [
      'D-FRM a card that is not replaced',
      () => table().cardOffer(1, 2).deck().noneAside().act({ do: 'farm' }).choose('hire:1'),
    ],
    [
      'D-FRM a card pushed out, before its owner has decided',
      () => table().helpers(4, 5, 6).cardOffer(1, 2).act({ do: 'farm' }).choose('hire:1').asks('contract', 1),
    ],
    [
      'D-TRD a Port tile that moves to the upper half',
      () => table().port(1, 1, 1, 'lower').storage('red', 'white').act({ do: 'trade' }).choose('deliver:red'),
    ],
  ];
  it.each(NOTHING)('nothing: %s', (_, lay) => {
    expect(reveals(lay())).toEqual([]);
  });

  it('nothing: D-TRD a port that closes with no Export tile left', () => {
    const t = table().port(1, 1, 1, 'upper').storage('red');
    t.state.exportsGone = t.state.exportStack.splice(0).map(Number);
    t.act({ do: 'trade' });
    expect([t.eventsOf('portClosed').length, reveals(t)]).toEqual([1, []]);
  });

  const SOMETHING: readonly [string, string[], () => Table][] = [
    ['D-SET-5 both hands', ['hands'], () => freshTable().choose('keep:1', 'keep:2')],
    [
      'D-ENH the tile that refills the offer',
      ['tileRefilled'],
      () => table().guilder(4).act({ do: 'enhance' }).choose('tile:1', 'on:personal3'),
    ],
    [
      'D-FRM the next card of the deck',
      ['cardRefilled'],
      () => table().cardOffer(1, 2).deck(3, 4).noneAside().act({ do: 'farm' }).choose('hire:1'),
    ],
    [
      'D-FRM the top of the second deck',
      ['cardsRenewed'],
      () => table().cardOffer(1, 2).deck(3).act({ do: 'farm' }).choose('hire:1'),
    ],
    [
      'D-MKT the tile that refills the offer, bought openly',
      ['marketRefilled'],
      () => table().market([2, 7], 3).act({ do: 'market' }).choose('deal:1-bottom'),
    ],
    [
      'D-MKT the same, bought from the back',
      ['marketRefilled'],
      () => table().market([2, 7], 3).act({ do: 'market' }).choose('deal:back-top', 'bulb:red'),
    ],
    [
      'D-TRD the new Export tile of a port that closes',
      ['portClosed'],
      () =>
        table().port(1, 1, 1, 'upper').storage('red', 'violet').act({ do: 'trade' }).choose('deliver:red'),
    ],
  ];
  it.each(SOMETHING)('%s: %j', (_, types, lay) => {
    expect(reveals(lay())).toEqual(types);
  });

  it('D-SET-5 the first sealed answer shows nothing', () => {
    expect(reveals(freshTable().choose('keep:1'))).toEqual([]);
  });

  it('D-MKT the reshuffle itself shows nothing', () => {
    const t = table().marketLeft(1).act({ do: 'market' }).choose('deal:back-top', 'bulb:red');
    expect(t.eventsOf('marketShuffled').map((event) => 'reveals' in event)).toEqual([false]);
  });

  /** Every piece that the whole table knows the place of. */
  function known(state: State): Set<string> {
    const s = duel.view(state, 'table');
    const named = (kind: string, list: readonly (number | null)[]): string[] =>
      list.filter((item) => item !== null && item >= 0).map((item) => `${kind} ${item}`);
    const pushedOut = s.frames.flatMap((frame) => (frame.kind === 'contract' ? [frame.card] : []));
    const scored = s.players.flatMap((player) => player.scored);
    const wheels = [...s.centralTiles, ...s.players.flatMap((player) => player.wheel)];
    return new Set([
      ...named('tile', [...s.tileOffer, ...s.tileStack, ...s.tileAside, ...wheels]),
      ...named('card', [...s.cardOffer, ...s.cardDeck, ...s.cardAside, ...s.hands.flat(), ...s.rows.flat()]),
      ...named('card', [...s.cardsGone, ...scored, ...pushedOut]),
      ...named('market', [...s.marketOffer, ...s.marketStack, ...s.marketDiscards]),
      ...named('export', [...s.ports.map((port) => port.export), ...s.exportStack, ...s.exportsGone]),
    ]);
  }

  it.each<Style>(['random', 'eager', 'grower', 'tinkerer', 'sailor', 'saver'])(
    'in whole games: exactly where the table learns of a piece that it did not know (%s)',
    (style) => {
      for (const seed of ['one', 'two']) {
        const random = seedRandom(`${style}/${seed}`);
        const pick = picker(style);
        const state = duel.setup({}, seed);
        for (let [open] = duel.decisions(state); open; [open] = duel.decisions(state)) {
          const before = known(state);
          const key = open.options[pick(open, random)].key;
          const events = duel.choose(state, { decision: open.id, seat: open.seat, key });
          const learnt = [...known(state)].some((piece) => !before.has(piece));
          expect([key, events.some((event) => 'reveals' in event && event.reveals)]).toEqual([key, learnt]);
        }
      }
    },
  );
});

/** Play on from a laid-out position, with undo. */
const historyOf = (t: Table) => openHistory({ ...duel, setup: () => clone(t.state) }, {}, 'x');
type DuelHistory = ReturnType<typeof historyOf>;
const answer = (history: DuelHistory, ...keys: string[]): DuelHistory => {
  for (const key of keys) {
    const [open] = duel.decisions(history.state);
    history.choose({ decision: open.id, seat: open.seat, key });
  }
  return history;
};
const asked = (history: DuelHistory): [string, number][] =>
  duel.decisions(history.state).map(({ ask, seat }) => [ask, seat]);

describe('D-SET-5: taking back the choice of the first Helper', () => {
  it('D-SET-5 until the rival has answered', () => {
    const history = openHistory(duel, {}, 'undo');
    history.choose({ decision: 0, seat: 1, key: 'keep:2' });
    expect(history.undoable(1)).toEqual({ steps: 1 });
    expect(history.undoable(0)).toEqual({ steps: 0, reason: 'nothing' });
    history.undo(1);
    expect(asked(history)).toEqual([
      ['hand', 0],
      ['hand', 1],
    ]);
    history.choose({ decision: 0, seat: 1, key: 'keep:1' });
    history.choose({ decision: 0, seat: 0, key: 'keep:1' });
    expect(history.undoable(0).steps).toBe(0);
    expect(history.undoable(1).steps).toBe(0);
  });
});

describe('D-TRN-1, D-TRN-2: taking back within a turn', () => {
  it('D-TRN-1 up to the turning of the wheels, while nothing hidden was shown', () => {
    const t = table().tools(2).mesh(1, 1).atWheels(0);
    const start = clone(t.state);
    const history = answer(historyOf(t), 'turn:1', 'do:central', 'also:personal', 'plant:white>1.1');
    expect(history.undoable(0)).toEqual({ steps: 4 });
    history.restartTurn(0);
    expect(history.state).toEqual(start);
    expect(asked(history)).toEqual([['wheels', 0]]);
  });

  it('D-TRN-2 not past a tile that has come into the offer', () => {
    const history = historyOf(table().guilder(4).mesh(2, 1));
    answer(history, 'do:central', 'tile:1');
    expect(history.undoable(0)).toEqual({ steps: 2 });
    answer(history, 'on:personal3');
    expect(history.undoable(0)).toEqual({ steps: 0, reason: 'revealed' });
    answer(history, 'end');
    expect(history.undoable(0)).toEqual({ steps: 1 });
  });

  it('D-TRN-3 what was done after something was shown can be taken back up to there', () => {
    const history = historyOf(table().tools(2).guilder(3).mesh(1, 2));
    answer(history, 'do:personal', 'deal:back-top', 'bulb:red');
    expect(history.undoable(0)).toEqual({ steps: 0, reason: 'revealed' });
    answer(history, 'also:guilder');
    expect(history.undoable(0)).toEqual({ steps: 1 });
    history.undo(0);
    expect(asked(history)).toEqual([['action', 0]]);
    expect(history.state.players[0]).toMatchObject({ guilder: 2, tools: 2 });
  });

  it('D-FRM not past the answer of the rival about a Contract that was pushed out', () => {
    const t = table().helpers(4, 5, 6).cardOffer(1, 2).deck().noneAside().act({ do: 'farm' });
    const history = answer(historyOf(t), 'hire:1');
    expect(asked(history)).toEqual([['contract', 1]]);
    expect(history.undoable(0)).toEqual({ steps: 1 });
    answer(history, 'pass');
    expect(history.undoable(0)).toEqual({ steps: 0, reason: 'otherSeat' });
  });
});

describe('D-TRN-4: taking back a follow-up', () => {
  it('D-TRN-4 the end of the turn can be taken back until the rival has followed up', () => {
    const history = answer(historyOf(table().mesh(1, 5)), 'do:guilder', 'end');
    expect(asked(history)).toEqual([['followUp', 1]]);
    expect(history.undoable(0)).toEqual({ steps: 2 });
    answer(history, 'do:central');
    expect(history.undoable(0).steps).toBe(0);
  });

  it('D-TRN-4 not if the follow-up happened by itself: the rival’s turn has begun', () => {
    const t = table().seat(1).guilder(0).mesh(1, 1);
    const history = answer(historyOf(t), 'do:guilder', 'end');
    expect(asked(history)).toEqual([['wheels', 1]]);
    expect(history.undoable(0)).toEqual({ steps: 0, reason: 'nothing' });
  });

  it('D-TRN-4 it can be taken back from within one’s own next turn', () => {
    const history = answer(historyOf(table().mesh(1, 5)), 'do:guilder', 'end');
    const before = clone(history.state);
    answer(history, 'do:central');
    expect(history.undoable(1)).toEqual({ steps: 1 });
    answer(history, 'turn:2', 'do:guilder');
    expect(history.undoable(1)).toEqual({ steps: 3 });
    history.undo(1, 3);
    expect(asked(history)).toEqual([['followUp', 1]]);
    expect(history.state).toEqual(before);
    // The other way this time.
    answer(history, 'do:guilder');
    expect(history.state.players[1].guilder).toBe(4);
    expect(asked(history)).toEqual([['wheels', 1]]);
  });

  it('D-TRN-4 starting the turn anew leaves the follow-up before it alone', () => {
    const history = answer(historyOf(table().mesh(1, 5)), 'do:guilder', 'end', 'do:central');
    const begun = clone(history.state);
    answer(history, 'turn:2', 'do:guilder');
    history.restartTurn(1);
    expect(history.state).toEqual(begun);
    expect(asked(history)).toEqual([['wheels', 1]]);
    expect(history.undoable(1)).toEqual({ steps: 1 });
    expect(() => history.restartTurn(1)).toThrow(CannotUndo);
    expect(history.state).toEqual(begun);
  });

  it('D-TRN-4 not past something that the follow-up has shown', () => {
    const history = answer(historyOf(table().mesh(1, 1)), 'do:guilder', 'end', 'do:central');
    answer(history, 'deal:back-top', 'bulb:red');
    expect(asked(history)).toEqual([['wheels', 1]]);
    expect(history.undoable(1)).toEqual({ steps: 0, reason: 'revealed' });
    answer(history, 'turn:1', 'do:guilder');
    expect(history.undoable(1)).toEqual({ steps: 2 });
  });

  it('D-TRN-4 what is taken back can be made again', () => {
    const history = answer(historyOf(table().mesh(1, 5)), 'do:guilder', 'end', 'do:central', 'turn:1');
    const after = clone(history.state);
    history.undo(1, 2);
    expect(history.redoable(1)).toBe(2);
    history.redo(1, 2);
    expect(history.state).toEqual(after);
  });

  it('D-END-1 the end of the game can not be taken back', () => {
    const t = table().mesh(1, 2).round(10).turnOf(1);
    t.state.lastRound = 10;
    const history = answer(historyOf(t), 'do:guilder', 'end', 'do:guilder');
    expect(history.state.over).toBe(true);
    for (const seat of [0, 1]) expect(history.undoable(seat).steps).toBe(0);
  });
});
