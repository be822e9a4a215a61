import { describe, expect, it } from 'vitest';
import { IllegalChoice } from './errors.js';
import { hashState } from './hash.js';
import { openHistory } from './history.js';
import { replayNotation, writeNotation } from './notation.js';
import { hideSealed, newSealed, unanswered, withAnswer } from './sealed.js';
import { sealedBids as bids, walk } from './testing.js';

const start = (players = 3) => bids.setup({ players }, 'sealed');
const choose = (state: ReturnType<typeof start>, seat: number, key: string, decision = state.clock) =>
  bids.choose(state, { decision, seat, key });
const refusal = (act: () => unknown): string | undefined => {
  try {
    act();
  } catch (error) {
    if (error instanceof IllegalChoice) return error.refusal;
    throw error;
  }
  return undefined;
};

describe('several seats asked at once', () => {
  it('all have a decision of their own with the same id', () => {
    expect(bids.decisions(start()).map(({ id, seat }) => [id, seat])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
    ]);
  });

  it('answer in any order, and the end is the same', () => {
    const hashes = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ].map((order) => {
      const state = start();
      for (const seat of order) choose(state, seat, `chip:${seat + 1}`, 0);
      return hashState(state);
    });
    expect(new Set(hashes).size).toBe(1);
  });

  it('keep their question, with its id, while others answer', () => {
    const state = start();
    const [before] = bids.decisions(state);
    choose(state, 2, 'chip:1');
    expect(bids.decisions(state).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(bids.decisions(state)[0]).toEqual(before);
    choose(state, 1, 'chip:4');
    expect(bids.decisions(state)).toEqual([before]);
  });

  it('answer once: a second answer is refused and changes nothing', () => {
    const state = start();
    choose(state, 1, 'chip:1');
    const hash = hashState(state);
    expect(refusal(() => choose(state, 1, 'chip:2'))).toBe('foreign');
    expect(refusal(() => choose(state, 0, 'chip:9'))).toBe('unknown');
    expect(refusal(() => choose(state, 0, 'chip:1', 1))).toBe('stale');
    expect(hashState(state)).toBe(hash);
  });

  it('are turned up together when the last answer is in', () => {
    const state = start(2);
    expect(choose(state, 1, 'chip:2').map(({ type }) => type)).toEqual(['sealed']);
    expect(choose(state, 0, 'chip:3', 0).map(({ type }) => type)).toEqual(['sealed', 'revealed', 'turn']);
    expect(bids.decisions(state).map(({ id }) => id)).toEqual([1, 1]);
  });

  it('show nobody else what was answered: other answers, same views and events', () => {
    const answers = ['chip:1', 'chip:2', 'chip:3', 'chip:4'].map((key) => {
      const state = start();
      const events = choose(state, 0, key);
      return [1, 2, 'table' as const].map((who) => ({
        view: bids.view(state, who),
        events: events.map((event) => bids.redact(event, who)),
        decisions: bids.decisions(bids.view(state, who)),
      }));
    });
    for (const other of answers) expect(other).toEqual(answers[0]);
  });

  it('can be taken back until somebody else answers', () => {
    const history = openHistory(bids, { players: 3 }, 'undo');
    history.choose({ decision: 0, seat: 1, key: 'chip:2' });
    expect(history.undoable(1)).toEqual({ steps: 1 });
    history.undo(1);
    history.choose({ decision: 0, seat: 1, key: 'chip:3' });
    history.choose({ decision: 0, seat: 0, key: 'chip:1' });
    expect(history.undoable(1)).toEqual({ steps: 0, reason: 'otherSeat' });
  });

  it('are written down in the order of the answers and replayed from it', () => {
    const choices = [
      { seat: 2, key: 'chip:1' },
      { seat: 0, key: 'chip:4' },
    ];
    const text = writeNotation(bids, { options: { players: 3 }, seed: 'note', choices }, { hash: true });
    expect(text).toContain('0. p3 chip:1 p1 chip:4');
    expect(replayNotation(bids, text).choices).toEqual(choices);
  });

  it.each([2, 3, 4])('keep all laws (%i seats)', (players) => {
    for (let i = 0; i < 12; i++) {
      const { steps, turns } = walk(bids, { players }, `bids/${i}`, { sample: 2 });
      expect({ steps, turns }).toEqual({ steps: players * 3, turns: 3 });
    }
  });
});

describe('sealed answers', () => {
  it('say who has answered, and what only to the one who did', () => {
    const sealed = withAnswer(withAnswer(newSealed(3), 0, 7), 2, 0);
    expect(unanswered(sealed)).toEqual([1]);
    expect(hideSealed(sealed, 0)).toEqual([7, -1, null]);
    expect(hideSealed(sealed, 'table')).toEqual([null, -1, null]);
  });
});
