import { describe, expect, it } from 'vitest';
import { en, pl } from '../words/testing.js';
import { rings, turnNow, turnText } from './turn.js';

const table = (waitingFor: readonly number[], more: object = {}) => ({
  ...{ playing: false, actor: undefined, result: undefined, waitingFor },
  isYou: (seat: number) => seat === 0,
  ...more,
});
const nameOf = (seat: number): string => ['Anna', 'Marijke', 'Bram'][seat];
const said = (it: ReturnType<typeof table>) => [en, pl].map((words) => turnText(turnNow(it), nameOf, words));

describe('whose turn it is', () => {
  it('is said in words', () => {
    expect(said(table([0]))).toEqual(['Your turn', 'Twoja kolej']);
    expect(said(table([1]))).toEqual(['Marijke’s turn', 'Kolej: Marijke']);
    expect(said(table([], { result: {} }))).toEqual(['The game is over', 'Koniec gry']);
  });

  it('is everybody’s who is asked at once, and one’s own first', () => {
    expect(said(table([1, 2]))).toEqual(['Marijke and Bram choose', 'Wybierają: Marijke i Bram']);
    expect(said(table([0, 1]))[0]).toBe('Your turn');
  });

  it('is the turn that is shown while others play', () => {
    expect(said(table([0], { playing: true, actor: 2 }))[0]).toBe('Bram’s turn');
  });
});

describe('the bell', () => {
  it('rings for those who wait for people, or look elsewhere', () => {
    expect(rings(true, true, false)).toBe(true);
    expect(rings(true, false, true)).toBe(true);
    expect(rings(true, false, false)).toBe(false);
    expect(rings(false, true, true)).toBe(false);
  });
});
