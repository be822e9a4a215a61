import { describe, expect, it } from 'vitest';
import { groundsWords as english } from './en/grounds.js';
import { type Ground, gathered, groundsText, LONGEST, picked, type Things } from './grounds.js';
import { groundsWords as polish } from './pl/grounds.js';

const THINGS: Things = {
  guilder: { of: ['guilder', 'moreGuilder'], count: ['guilder', 'moreGuilder'] },
  tools: { of: ['tools'], count: ['tools'] },
  rows: { of: ['rows', 'vp.rows'], done: ['vp.rows'] },
};
const en = english({ rows: 'rows', 'rows.done': 'a full row' });
const pl = polish({ rows: 'rzędy', 'rows.done': 'pełny rząd' });

const own = (feature: string, vp: number, more = 0): Ground => ({ feature, of: 'own', vp, more });
const rivals = (feature: string, vp: number): Ground => ({ feature, of: 'rival', vp, more: 0 });
const later = (part: Ground): Ground => ({ ...part, later: true });

function say(parts: readonly Ground[], words = en, you = false, rival = 1) {
  const vp = parts.reduce((sum, part) => sum + part.vp, 0);
  return groundsText({ vp, rival, parts }, THINGS, words, () => ({ name: 'Marijke', you }));
}

describe('a sentence', () => {
  it('names gains, costs, what the rival gets and the rest, and they add up', () => {
    const parts = [own('vp.rows', 14), own('guilder', -4, -2), rivals('contracts', -2.8), own('tools', -1)];
    expect(say(parts).text).toBe(
      'Better by 6 VP: a full row +14. Against it: 2 Guilder less −4, Marijke gains 3 (Contracts), the rest −1.',
    );
    expect(say(parts, pl).text).toBe(
      'Lepiej o 6 PZ: pełny rząd +14. Przeciw: o 2 guldeny mniej −4, Marijke zyskuje 3 (kontrakty), reszta −1.',
    );
  });

  it('is about the reader, too', () => {
    const parts = [rivals('contracts', 3)];
    expect(say(parts, en, true).text).toBe('Better by 3 VP: you lose 3 (Contracts).');
    expect(say(parts, pl, true).text).toBe('Lepiej o 3 PZ: tracisz 3 (kontrakty).');
    expect(say(parts, en, false, -1).text).toBe('Better by 3 VP: the best rival loses 3 (Contracts).');
  });

  it('says what the turns after it bring by what makes up most of it', () => {
    expect(say([later(own('rows', 5)), later(own('tools', 1))]).text).toBe('Better by 6 VP: rows later +6.');
    expect(say([later(own('rows', 2)), later(own('tools', 2)), later(own('bulbs', 2))]).text).toBe(
      'Better by 6 VP: the turns after it +6.',
    );
  });

  it('turns round where it is worse', () => {
    expect(say([own('rows', -5), own('tools', 2, 1)]).text).toBe(
      'Worse by 3 VP: rows −5. For it: 1 Tool more +2.',
    );
    expect(say([own('rows', -5), own('tools', 2, 1)], pl).text).toBe(
      'Gorzej o 3 PZ: rzędy −5. Za: o 1 narzędzie więcej +2.',
    );
  });

  it('says so where there is hardly a difference', () => {
    expect(say([own('rows', 0.2)]).text).toBe('Hardly a difference.');
    expect(say([own('rows', 2), own('tools', -1.8, -1)], pl).text).toBe(
      'Prawie bez różnicy: rzędy +2. Przeciw: o 1 narzędzie mniej −2.',
    );
  });

  it('leaves out a number that points the other way', () => {
    expect(say([own('guilder', 3, -1)]).text).toBe('Better by 3 VP: Guilder +3.');
  });

  it('is never longer than it may be, and names less rather than more', () => {
    const long = english({ a: 'a'.repeat(50), b: 'b'.repeat(50), c: 'c'.repeat(50), d: 'd'.repeat(50) });
    const { text, named } = say([own('a', 4), own('b', 3), own('c', 2), own('d', -3)], long);
    expect(text.length).toBeLessThanOrEqual(LONGEST);
    expect(named.length).toBeGreaterThan(0);
  });
});

describe('what is named', () => {
  it('outweighs the difference: without it the result would be another', () => {
    const all = gathered(
      { parts: [own('a', 5), own('b', 4), own('c', 3), own('d', -4), own('e', -3), own('f', -0.3)] },
      {},
    );
    const { inFavour, against } = picked(all, 4.7);
    const sum = [...inFavour, ...against].reduce((all, { vp }) => all + vp, 0);
    expect(sum).toBeGreaterThanOrEqual(4.7 - 0.05);
    expect(inFavour[0].thing).toBe('a');
  });

  it('is gathered by its word', () => {
    expect(gathered({ parts: [own('guilder', 1, 1), own('moreGuilder', 2, 3)] }, THINGS)).toEqual([
      { thing: 'guilder', of: 'own', vp: 3, more: 4 },
    ]);
  });
});
