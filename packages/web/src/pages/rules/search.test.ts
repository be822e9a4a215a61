import { describe, expect, it } from 'vitest';
import { type Entry, find, fold, indexOf, partsOf, snippet, wordsOf } from './search.js';

const entry = (label: string, text: string, more: Partial<Entry> = {}): Entry => ({
  page: 'valley',
  at: label,
  label,
  title: '',
  text,
  ...more,
});

const ENTRIES = [
  entry('FLO-1', 'Podnieś zastawkę albo ją opuść.'),
  entry('FLO-2', 'Woda musi zostać na torze (FLO-1).'),
  entry('G-FLO-1', 'Zastawka ogrodnika.', { page: 'gardener' }),
  entry('', 'Każda śluza kosztuje gulden.', { at: 's1', title: 'Śluzy' }),
];
const found = (query: string, page: Entry['page'] = 'valley'): string[] =>
  find(indexOf(ENTRIES), wordsOf(query), page).map(({ at }) => at);

describe('letters', () => {
  it('lose accents and size, never their place', () => {
    expect(fold('Śluza, ŻÓŁĆ, İ')).toHaveLength('Śluza, ŻÓŁĆ, İ'.length);
    expect(fold('Zażółć gęślą jaźń ŁÓDŹ')).toBe('zazolc gesla jazn lodz');
  });
});

describe('finding', () => {
  it('finds words without their accents', () => {
    expect(found('sluza')).toEqual(['s1']);
    expect(found('śluza')).toEqual(['s1']);
  });

  it('finds other endings of a word', () => {
    expect(found('zastawka')).toEqual(['FLO-1', 'G-FLO-1']);
    expect(found('guldeny')).toEqual(['s1']);
  });

  it('finds ids: the rule itself first, then where it is mentioned', () => {
    expect(found('flo-1')).toEqual(['FLO-1', 'G-FLO-1', 'FLO-2']);
    expect(found('G-FLO')).toEqual(['G-FLO-1']);
  });

  it('puts the page that is open first', () => {
    expect(found('zastawka', 'gardener')).toEqual(['G-FLO-1', 'FLO-1']);
  });

  it('needs every word', () => {
    expect(found('zastawka ogrodnik')).toEqual(['G-FLO-1']);
    expect(found('zastawka bazar')).toEqual([]);
  });

  it('finds nothing for nothing', () => {
    expect(found('  ')).toEqual([]);
  });
});

describe('showing', () => {
  it('sets the words apart that were looked for, each to its end', () => {
    expect(partsOf('Podnieś zastawkę do góry', wordsOf('zastawka gora'))).toEqual([
      { text: 'Podnieś ', hit: false },
      { text: 'zastawkę', hit: true },
      { text: ' do góry', hit: false },
    ]);
    expect(partsOf('Łódź', wordsOf('lodz'))).toEqual([{ text: 'Łódź', hit: true }]);
  });

  it('marks no single letters', () => {
    expect(partsOf('a b', wordsOf('a'))).toEqual([{ text: 'a b', hit: false }]);
  });

  it('cuts a long text around the first word', () => {
    const text = `${'raz dwa '.repeat(30)}zastawka ${'trzy cztery '.repeat(30)}`;
    const cut = snippet(text, wordsOf('zastawka'));
    expect(cut).toContain('zastawka');
    expect(cut.length).toBeLessThan(125);
    expect(cut.startsWith('…\u00a0')).toBe(true);
    expect(cut.endsWith('\u00a0…')).toBe(true);
  });

  it('leaves a short text whole', () => {
    expect(snippet('Woda przybiera.', wordsOf('woda'))).toBe('Woda przybiera.');
  });
});
