import type { Result, Scoresheet } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { en, pl } from '../../words/testing.js';
import type { Words } from '../../words/words.js';
import { GROUPS, type Kind, TIE_BREAKS } from './groups.js';
import { type Sentences, sentencesOf } from './sentences.js';
import { verdictOf } from './verdict.js';

const NAMES = ['Anna', 'Bram', 'Marijke'];
type Points = Readonly<Record<string, number>>;

/** Seats in the order of rank, with their points by source and what breaks ties. */
function said(
  words: Words,
  seats: readonly { points: Points; ties?: readonly number[]; name?: string; you?: boolean }[],
  kind: Kind = 'valley',
  shared = false,
): Sentences {
  const scores: Scoresheet[] = seats.map(({ points }, seat) => ({
    seat,
    vp: Object.values(points).reduce((sum, n) => sum + n, 0),
    lines: Object.entries(points).map(([source, vp]) => ({ source, vp })),
  }));
  const standings = scores.map(({ seat, vp }) => ({
    seat,
    vp,
    rank: seat + 1,
    tieBreaks: seats[seat].ties ?? [],
  }));
  const result: Result = { standings, winners: shared ? seats.map((_, i) => i) : [0] };
  const whoAt = (seat: number) => ({ name: seats[seat].name ?? NAMES[seat], you: seats[seat].you ?? false });
  return sentencesOf(
    verdictOf(result, scores, GROUPS[kind], TIE_BREAKS[kind]),
    whoAt,
    12,
    scores[0].vp,
    words,
  );
}

describe('the sentence why', () => {
  it('names what made the largest difference, and what spoke for the second', () => {
    const seats = [
      { points: { water: 12, floodgate: 10, contracts: 26, groups: 11, fields: 9 } },
      { points: { water: 8, contracts: 16, groups: 18, fields: 19 } },
      { points: { fields: 60 } },
    ];
    expect(said(en, seats)).toEqual({
      headline: 'Anna wins',
      margin: 'by 7 VP over Bram, after 12 rounds',
      why: 'The water decided it: 22 to 8.',
      more: 'Bram got more from what came along the way, 19 to 9, and from Windmill groups, 18 to 11: not enough.',
    });
    expect(said(pl, seats)).toEqual({
      headline: 'Wygrywa Anna',
      margin: 'z przewagą 7 PZ (drugie miejsce: Bram), po 12 rundach',
      why: 'Zdecydowała woda: 22 do 8.',
      more: 'Bram ma więcej po drodze (19 do 9) i za grupy wiatraków (18 do 11), ale to nie wystarczyło.',
    });
  });

  it('calls rows rows where there are no columns', () => {
    const seats = [{ points: { rows: 14, water: 2 } }, { points: { rows: 0, water: 6 } }];
    expect(said(en, seats).why).toBe('Rows decided it: 14 to 0.');
    expect(said(pl, seats).why).toBe('Zdecydowały rzędy: 14 do 0.');
  });

  it('speaks to the reader', () => {
    const seats = [{ points: { contracts: 9 }, you: true }, { points: { water: 4 } }];
    expect(said(en, seats)).toMatchObject({
      headline: 'You win',
      margin: 'by 5 VP over Bram, after 12 rounds',
    });
    expect(said(pl, seats).headline).toBe('Wygrywasz');
    const lost = [{ points: { contracts: 9 } }, { points: { water: 4 }, you: true }];
    expect(said(en, lost)).toMatchObject({
      headline: 'Anna wins',
      margin: 'by 5 VP over you, after 12 rounds',
      more: 'You got more from lowering the water, 4 to 0: not enough.',
    });
    expect(said(pl, lost).margin).toContain('drugie miejsce: ty');
    expect(said(pl, lost).more).toBe('Masz więcej za obniżanie wody (4 do 0), ale to nie wystarczyło.');
  });

  it('says so where nothing spoke for the second; losing less is not more', () => {
    const seats = [{ points: { contracts: 9, columns: -2 } }, { points: { contracts: 3, columns: -1 } }];
    expect(said(en, seats).more).toBe('Bram got more from nothing.');
    expect(said(pl, seats).more).toBe('Bram w niczym nie ma więcej.');
  });

  it('is about the Gardener by that name', () => {
    const gardener = { points: { tiles: 40, cards: 39 }, name: en.game.icon('gardener') };
    const seats = [gardener, { points: { water: 4 }, you: true }];
    expect(said(en, seats, 'solo')).toMatchObject({
      headline: 'The Gardener wins',
      why: 'The Gardener’s collection decided it: 79 to 0.',
    });
  });

  it('has Duel’s own groups', () => {
    const seats = [{ points: { tulips: 30 } }, { points: { demand: 12, exports: 4 } }];
    expect(said(en, seats, 'duel')).toMatchObject({
      why: 'Tulips by Windmills decided it: 30 to 0.',
      more: 'Bram got more from deliveries and exports, 16 to 0: not enough.',
    });
  });
});

describe('a tie', () => {
  it('says by which rule it was broken', () => {
    const seats = [
      { points: { water: 9 }, ties: [7, 3, 2] },
      { points: { rows: 9 }, ties: [7, 1, 5] },
    ];
    expect(said(en, seats)).toEqual({
      headline: 'Anna wins',
      margin: 'with 9 VP each, after 12 rounds',
      why: 'More stored bulbs decided it: 3 to 1.',
      more: 'Anna and Bram both had 9 VP.',
    });
    expect(said(pl, seats)).toMatchObject({
      why: 'Zdecydowało więcej tulipanów w magazynie: 3 do 1.',
      more: 'Po równo, 9 PZ: Anna i Bram.',
    });
    const duel = [
      { points: { tulips: 9 }, ties: [4, 2] },
      { points: { demand: 9 }, ties: [4, 1] },
    ];
    expect(said(en, duel, 'duel').why).toBe('More Tools decided it: 2 to 1.');
  });

  it('goes to the Gardener', () => {
    const seats = [
      { points: { tiles: 9 }, name: 'the Gardener' },
      { points: { rows: 9 }, you: true },
    ];
    expect(said(en, seats, 'solo')).toMatchObject({
      why: 'A tie goes to the Gardener.',
      more: 'You and the Gardener both had 9 VP.',
    });
  });

  it('that nothing breaks is shared', () => {
    const seats = [
      { points: { water: 9 }, ties: [7, 3, 2] },
      { points: { rows: 9 }, ties: [7, 3, 2], you: true },
    ];
    expect(said(en, seats, 'valley', true)).toMatchObject({
      headline: 'You and Anna win together',
      more: 'The same VP, and as many planted bulbs, stored bulbs and Windmills: the victory is shared.',
    });
    expect(said(pl, seats, 'valley', true).headline).toBe('Wygrywają razem: Ty i Anna');
  });
});
