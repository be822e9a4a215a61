import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IllegalChoice } from './errors.js';
import { hashState } from './hash.js';
import {
  BadRecord,
  CannotUndo,
  type History,
  type HistoryRecord,
  loadHistory,
  openHistory,
} from './history.js';
import { below, seedRandom } from './random.js';
import { type ToyEvent, type ToyOptions, type ToyState, toy } from './testing/toy.js';

type ToyHistory = History<ToyOptions, ToyState, ToyEvent>;

const open = (seed = 'history'): ToyHistory => openHistory(toy, { players: 2 }, seed);

/** Whoever is asked chooses these keys, one after another. */
function play(history: ToyHistory, ...keys: string[]): ToyHistory {
  for (const key of keys) {
    const [{ id, seat }] = toy.decisions(history.state);
    history.choose({ decision: id, seat, key });
  }
  return history;
}

const SETUP = ['red', 'low', 'white', 'high'];
/** p1 has watered with all pips. */
function watered(): ToyHistory {
  const history = play(open(), ...SETUP);
  while (toy.decisions(history.state)[0].ask === 'water') play(history, 'jar');
  return history;
}

function refusal(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof CannotUndo) return error.reason;
    throw error;
  }
  return 'done';
}

describe('undo', () => {
  it('takes back setup choices until another seat chooses', () => {
    const history = open();
    expect(history.undoable(0)).toEqual({ steps: 0, reason: 'nothing' });
    play(history, 'red', 'low');
    expect(history.undoable(0)).toEqual({ steps: 2 });
    expect(history.undoable(1)).toEqual({ steps: 0, reason: 'nothing' });
    history.undo(0);
    expect(history.choices).toEqual([{ seat: 0, key: 'red' }]);
    play(history, 'high', 'white');
    expect(history.undoable(0)).toEqual({ steps: 0, reason: 'otherSeat' });
    expect(history.undoable(1)).toEqual({ steps: 1 });
  });

  it('stays barred when the other seat takes its choice back', () => {
    const history = play(open(), 'red', 'low', 'white');
    history.undo(1);
    expect(history.undoable(0)).toEqual({ steps: 0, reason: 'otherSeat' });
    expect(refusal(() => history.undo(0))).toBe('otherSeat');
  });

  it('goes no further back than it is limited to', () => {
    const history = play(open(), 'red', 'low');
    history.limitUndo(5);
    expect(history.undoable(0)).toEqual({ steps: 2 });
    history.limitUndo(1);
    expect(history.undoable(0)).toEqual({ steps: 1 });
    history.limitUndo(0);
    expect(history.undoable(0).steps).toBe(0);
  });

  it('does not go back past the start of a turn', () => {
    const history = play(open(), ...SETUP);
    expect(history.undoable(1)).toEqual({ steps: 0, reason: 'nothing' });
    play(history, 'bed');
    expect(history.undoable(0)).toEqual({ steps: 1 });
    expect(refusal(() => history.undo(0, 2))).toBe('nothing');
  });

  it('does not go back past something revealed, nor to the choice that revealed it', () => {
    const history = play(watered(), 'deck');
    expect(history.undoable(0)).toEqual({ steps: 0, reason: 'revealed' });
    play(history, 'pass');
    expect(history.undoable(0)).toEqual({ steps: 1 });
    expect(refusal(() => history.undo(0, 2))).toBe('revealed');
  });

  it('does not take back the end of a turn', () => {
    const history = play(watered(), 'rest');
    expect(history.undoable(0).steps).toBeGreaterThan(1);
    play(history, 'end');
    expect(history.undoable(0)).toEqual({ steps: 0, reason: 'nothing' });
    expect(history.undoable(1)).toEqual({ steps: 0, reason: 'nothing' });
  });

  it('does not take back the end of the game', () => {
    const history = open();
    for (
      let decision = toy.decisions(history.state)[0];
      decision;
      [decision] = toy.decisions(history.state)
    ) {
      play(history, decision.options[0].key);
    }
    expect(toy.result(history.state)).toBeDefined();
    expect(history.undoable(0).steps + history.undoable(1).steps).toBe(0);
  });

  it('is a record, not an erasure', () => {
    const history = play(open(), 'red');
    history.undo(0);
    play(history, 'white');
    expect(history.log).toEqual([
      { type: 'choice', seat: 0, key: 'red', decision: 0 },
      { type: 'undo', seat: 0, count: 1 },
      { type: 'choice', seat: 0, key: 'white', decision: 0 },
    ]);
    expect(history.choices).toEqual([{ seat: 0, key: 'white' }]);
  });

  it('says why it can not be', () => {
    const history = open();
    expect(() => history.undo(0)).toThrow(
      /can't be taken back: there is no such choice of yours in this turn/,
    );
    for (const steps of [0, -1, 0.5, Number.NaN])
      expect(refusal(() => history.undo(0, steps))).toBe('nothing');
    expect(refusal(() => history.restartTurn(0))).toBe('nothing');
    expect(history.log).toEqual([]);
  });

  it('restarts a turn', () => {
    const history = play(open(), ...SETUP);
    const start = hashState(history.state);
    const later = play(history, 'jar');
    while (toy.decisions(history.state)[0].ask === 'water') play(history, 'bed');
    play(later, 'rest');
    const { length } = history.choices;
    expect(history.restartable(0)).toEqual({ steps: length - SETUP.length });
    history.restartTurn(0);
    expect(hashState(history.state)).toBe(start);
    expect(history.restartable(0)).toEqual({ steps: 0, reason: 'nothing' });
  });
});

describe('redo', () => {
  it('makes the choices again, in their order', () => {
    const history = play(open(), 'red', 'low');
    const after = hashState(history.state);
    history.undo(0);
    history.undo(0);
    expect(history.redoable(0)).toBe(2);
    expect(history.redoable(1)).toBe(0);
    expect(history.redo(0).map((event) => event.type)).toEqual(['chosen', 'colour']);
    history.redo(0);
    expect(hashState(history.state)).toBe(after);
    expect(history.choices.map(({ key }) => key)).toEqual(['red', 'low']);
    expect(history.undoable(0)).toEqual({ steps: 2 });
  });

  it('ends with a new choice', () => {
    const history = play(open(), 'red');
    history.undo(0);
    play(history, 'white');
    expect(history.redoable(0)).toBe(0);
    expect(refusal(() => history.redo(0))).toBe('nothing');
  });

  it('is only for who took back', () => {
    const history = play(open(), 'red');
    history.undo(0);
    expect(refusal(() => history.redo(1))).toBe('otherSeat');
    expect(refusal(() => history.redo(0, 2))).toBe('nothing');
    expect(refusal(() => history.redo(0, 0))).toBe('nothing');
  });
});

describe('rewind', () => {
  it('goes back across turns and barriers, to any number of choices', () => {
    const history = play(watered(), 'deck', 'pass', 'end', 'bed');
    const keys = history.choices.map(({ key }) => key);
    for (let count = keys.length - 1; count >= 0; count--) {
      history.rewind(count);
      expect(history.choices.map(({ key }) => key)).toEqual(keys.slice(0, count));
      expect(hashState(history.state)).toBe(hashState(play(open(), ...keys.slice(0, count)).state));
    }
  });

  it('brings the same chance again', () => {
    const history = watered();
    const [{ id, seat }] = toy.decisions(history.state);
    const deck = { decision: id, seat, key: 'deck' };
    const drawn = history.choose(deck);
    play(history, 'pass');
    history.rewind(history.choices.length - 2);
    expect(history.choose(deck)).toEqual(drawn);
  });

  it('leaves what stands undoable as it was when it was chosen', () => {
    const history = play(open(), 'red', 'low', 'white');
    history.rewind(2);
    expect(history.undoable(0)).toEqual({ steps: 2 });
    history.undo(0, 2);
    expect(hashState(history.state)).toBe(hashState(open().state));
  });

  it('is a record, and nothing can be redone after it', () => {
    const history = play(open(), 'red', 'low');
    history.undo(0);
    history.rewind(0);
    expect(history.log.at(-1)).toEqual({ type: 'rewind', count: 0 });
    expect(history.log.length).toBe(4);
    expect(history.redoable(0)).toBe(0);
  });

  it.each([2, 3, -1, 0.5, Number.NaN])('can not go to %d of 2 choices: nothing changes', (count) => {
    const history = play(open(), 'red', 'low');
    const before = JSON.stringify([history.state, history.log, history.choices]);
    expect(refusal(() => history.rewind(count))).toBe('nothing');
    expect(JSON.stringify([history.state, history.log, history.choices])).toBe(before);
    expect(history.undoable(0)).toEqual({ steps: 2 });
  });
});

describe('a fork', () => {
  const lookOf = (history: ToyHistory): string =>
    JSON.stringify([history.state, history.log, history.choices, history.undoable(0), history.redoable(0)]);

  it('is the same game, and goes on by itself', () => {
    const history = play(open(), 'red', 'low');
    history.undo(0);
    const before = lookOf(history);
    const fork = history.fork();
    expect(lookOf(fork)).toBe(before);
    fork.redo(0);
    play(fork, 'white');
    fork.rewind(1);
    expect(lookOf(history)).toBe(before);
  });

  it('can take back what was chosen before it, and the other still can', () => {
    const history = play(open(), 'red', 'low');
    const fork = history.fork();
    fork.undo(0, 2);
    play(fork, 'white', 'high');
    history.undo(0, 2);
    expect(hashState(history.state)).toBe(hashState(open().state));
  });
});

describe('an illegal choice', () => {
  it('changes nothing', () => {
    const history = play(open(), 'red', 'low');
    history.undo(0);
    const before = JSON.stringify([history.state, history.log, history.choices, history.redoable(0)]);
    expect(() => history.choose({ decision: 1, seat: 0, key: 'fly' })).toThrow(IllegalChoice);
    expect(() => history.choose({ decision: 1, seat: 1, key: 'low' })).toThrow(IllegalChoice);
    expect(JSON.stringify([history.state, history.log, history.choices, history.redoable(0)])).toBe(before);
  });
});

/** A random game with random undos, redos and rewinds; calls `look` after every step. */
function wander(seed: string, look: (history: ToyHistory) => void): ToyHistory {
  const history = open(seed);
  const random = seedRandom(seed);
  for (let i = 0; i < 300; i++) {
    const [decision] = toy.decisions(history.state);
    if (!decision) break;
    const { seat, options } = decision;
    const { steps } = history.undoable(below(random, 2));
    if (steps > 0 && below(random, 3) === 0)
      history.undo(history.choices.at(-1)?.seat ?? 0, 1 + below(random, steps));
    else if (history.redoable(seat) > 0 && below(random, 2) === 0) history.redo(seat);
    else if (history.choices.length > 0 && below(random, 40) === 0)
      history.rewind(below(random, history.choices.length));
    else play(history, options[below(random, options.length)].key);
    look(history);
  }
  return history;
}

describe('any line of play', () => {
  it('has a state that is its standing choices, played from the start', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const history = wander(seed, () => {});
        const again = play(open(seed), ...history.choices.map(({ key }) => key));
        expect(hashState(again.state)).toBe(hashState(history.state));
      }),
      { numRuns: 40 },
    );
  });

  it('is the same after undo and redo', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        wander(seed, (history) => {
          const seat = history.choices.at(-1)?.seat ?? 0;
          const { steps } = history.undoable(seat);
          if (steps === 0) return;
          const before = hashState(history.state);
          history.restartTurn(seat);
          history.redo(seat, steps);
          expect(hashState(history.state)).toBe(before);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('can be saved and loaded, with what can be undone and redone', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const history = wander(seed, (now) => {
          if (now.log.length % 10 !== 0) return;
          const loaded = loadHistory(toy, JSON.parse(JSON.stringify(now.save())));
          expect(hashState(loaded.state)).toBe(hashState(now.state));
          expect(loaded.log).toEqual(now.log);
          expect(loaded.choices).toEqual(now.choices);
          for (const seat of [0, 1]) {
            expect(loaded.undoable(seat)).toEqual(now.undoable(seat));
            expect(loaded.redoable(seat)).toBe(now.redoable(seat));
          }
        });
        expect(history.log.length).toBeGreaterThan(10);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a saved game', () => {
  it('shows each state on its way: the set-up, and one after every record', () => {
    const history = open();
    const states = [hashState(history.state)];
    const note = (): void => void states.push(hashState(history.state));
    play(history, 'red');
    note();
    play(history, 'low');
    note();
    history.undo(0, 2);
    note();
    history.redo(0);
    note();
    const passed: string[] = [];
    loadHistory(toy, history.save(), (state) => passed.push(hashState(state)));
    expect(passed).toEqual(states);
  });

  const saved = play(open(), 'red', 'low').save();
  const failing = (change: object): BadRecord => {
    try {
      loadHistory(toy, { ...saved, ...change });
    } catch (error) {
      if (error instanceof BadRecord) return error;
      throw error;
    }
    throw new Error('It loaded.');
  };

  it.each([
    [{ game: 'chess' }, /a game of 'chess', not of 'toy'/],
    [{ version: '0' }, /version '0' of the rules, not '1'/],
    [{ seed: 7 }, /seed is not a text/],
    [{ log: {} }, /log is not a list/],
    [{ options: { players: 9 } }, /can't be set up: 2 or 3 can play, not 9/],
  ])('is refused with %o', (change, message) => {
    const error = failing(change);
    expect(error.index).toBe(-1);
    expect(error.message).toMatch(message);
  });

  it.each<[unknown, RegExp]>([
    [null, /names no seat/],
    [{ type: 'choice', key: 'white', decision: 2 }, /names no seat/],
    [{ type: 'jump', seat: 0 }, /not a choice, an undo, a redo or a rewind/],
    [{ type: 'choice', seat: 1, key: 7, decision: 2 }, /not a choice/],
    [{ type: 'undo', seat: 0, count: 0 }, /not a choice/],
    [{ type: 'rewind', count: -1 }, /not a choice/],
    [{ type: 'rewind', count: 2 }, /There are 2 choices: the game can't go back to where there were 2/],
    [{ type: 'undo', seat: 0, count: 3 }, /3 choices can't be taken back/],
    [{ type: 'undo', seat: 1, count: 1 }, /can't be taken back/],
    [{ type: 'redo', seat: 0, count: 1 }, /Only 0 choices/],
    [{ type: 'choice', seat: 1, key: 'red', decision: 2 }, /'red' is not offered here/],
    [{ type: 'choice', seat: 1, key: 'white', decision: 1 }, /Decision 1 is not open/],
  ])('names the bad record %o', (record, message) => {
    const error = failing({ log: [...saved.log, record as HistoryRecord] });
    expect(error.index).toBe(2);
    expect(error.message).toMatch(message);
    expect(error.message).toMatch(/^Record 2: /);
  });

  it('must be one', () => {
    expect(() => loadHistory(toy, JSON.parse('null'))).toThrow(BadRecord);
  });
});
