import { openHistory } from '@polder/core';
import { valley } from '@polder/valley';
import { describe, expect, test } from 'vitest';
import { isProof } from './guards.js';
import { loadProven } from './proof.js';
import { playedTable } from './testing.js';

const { saved } = playedTable(12);
const start = { ...saved, log: [] };
type Proven = ReturnType<typeof open>;
const open = () => loadProven(valley, start);

function chooseFirst(history: Proven): void {
  const [{ id: decision, seat, options }] = valley.decisions(history.state);
  history.choose({ decision, seat, key: options[0].key });
}

describe('a proof', () => {
  test('is the same whether a game is played or loaded, at every length', () => {
    const history = open();
    expect(isProof(history.proof)).toBe(true);
    for (let i = 0; i < saved.log.length; i++) {
      chooseFirst(history);
      expect(history.proof).toBe(loadProven(valley, history.save()).proof);
    }
    expect(history.save()).toEqual(saved);
  });

  test('changes with every record, also with those that lead back', () => {
    const history = open();
    const seen = [history.proof];
    const note = (): void => void seen.push(history.proof);
    const seat = 0;
    while (history.undoable(seat).steps < 2) {
      chooseFirst(history);
      note();
    }
    history.undo(seat);
    note();
    history.redo(seat);
    note();
    history.restartTurn(seat);
    note();
    expect(new Set(seen).size).toBe(seen.length);
    expect(loadProven(valley, history.save()).proof).toBe(history.proof);
  });

  test('differs where the deal does, before anything is chosen', () => {
    expect(loadProven(valley, { ...start, seed: 'other' }).proof).not.toBe(open().proof);
  });

  test('leaves the game as it is', () => {
    const plain = openHistory(valley, start.options, start.seed);
    const proven = open();
    for (let i = 0; i < 5; i++) chooseFirst(proven);
    for (const { seat, key } of proven.choices) {
      const [{ id: decision }] = valley.decisions(plain.state);
      plain.choose({ decision, seat, key });
    }
    expect(proven.state).toEqual(plain.state);
    expect(proven.log).toEqual(plain.log);
  });

  test('an illegal choice adds nothing', () => {
    const history = open();
    const before = history.proof;
    expect(() => history.choose({ decision: 0, seat: 0, key: 'fly' })).toThrow();
    expect(history.proof).toBe(before);
  });
});

test.each(['', 'xyz', '0123456789abcde', '0123456789ABCDEF', 7, null, {}])('%o is no proof', (value) => {
  expect(isProof(value)).toBe(false);
});
