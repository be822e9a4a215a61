import { describe, expect, it } from 'vitest';
import { online as en } from './en/online.js';
import { online as pl } from './pl/online.js';
import { sentence, wordsOf } from './reasons.js';

describe('why a server refuses', () => {
  it('has words of its own for every reason, in both languages', () => {
    for (const reason of Object.keys(en.because)) {
      const said = [en, pl].map(({ trouble }) => trouble({ code: 'notNow', message: 'No.', reason }));
      for (const words of said) expect(words).toMatch(/^\p{Lu}.{8,}\.$/u);
      expect(said[0]).not.toBe(said[1]);
    }
  });
  it('with a reason that is not known says what the code means', () => {
    const refusal = { code: 'notNow', message: 'The moon is full.', reason: 'toString' } as const;
    expect(wordsOf(en.because, refusal)).toBeUndefined();
    expect(en.trouble(refusal)).toBe('The moon is full.');
    expect(pl.trouble(refusal)).toBe('Teraz nie można tego zrobić.');
    expect(en.trouble(refusal, 'join')).toBe('You can’t sit down at this table now.');
  });
  it('with a code that is not known says something all the same', () => {
    const refusal = { code: 'eclipse', message: '' } as unknown as Parameters<typeof en.trouble>[0];
    expect(en.trouble(refusal)).toBe('This can’t be done now.');
    expect(pl.trouble(refusal)).toBe('Teraz nie można tego zrobić.');
  });
  it('what is no sentence is not shown', () => {
    expect(sentence('The game is over.')).toBe('The game is over.');
    expect(sentence('seat: Invalid format')).toBeUndefined();
    expect(sentence('')).toBeUndefined();
  });
});
