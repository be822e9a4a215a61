import { DIFFICULTIES, defaultEdition } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import { backOf, type Deck, drawFrom, faceOf, newDeck } from './deck.js';

const IDS = defaultEdition.gardener.cards.map(({ id }) => id);

/** So many cards from this deck, in order. */
function drawn(deck: Deck, n: number): { ids: (string | undefined)[]; deck: Deck } {
  let now = deck;
  const ids = Array.from({ length: n }, () => {
    now = drawFrom(now);
    return faceOf(defaultEdition, now)?.id;
  });
  return { ids, deck: now };
}

describe('the deck that is drawn here', () => {
  it.each(DIFFICULTIES)('G-SET-4: has every card of its difficulty once (%s)', (difficulty) => {
    const { cards } = newDeck(defaultEdition, difficulty, 'seed');
    const out = difficulty === 'hard' ? ['G1', 'G7', 'G17'] : [];
    expect([...cards].sort()).toEqual(IDS.filter((id) => !out.includes(id)).sort());
  });

  it('is the same for the same seed, and another one for another', () => {
    const [a, again, b] = ['a', 'a', 'b'].map((seed) => newDeck(defaultEdition, 'medium', seed).cards);
    expect(again).toEqual(a);
    expect(b).not.toEqual(a);
  });

  it('G-TRN-1: every card comes once before it is shuffled; the last one drawn stays out', () => {
    const { ids, deck } = drawn(newDeck(defaultEdition, 'medium', 'seed'), 20);
    expect(new Set(ids).size).toBe(20);
    expect([deck.cards.length, deck.discards]).toEqual([19, [ids[19]]]);
    expect(deck.cards).not.toContain(ids[19]);
    const next = drawn(deck, 19);
    expect(new Set(next.ids)).toEqual(new Set(ids.slice(0, 19)));
  });

  it('G-TRN-1: there is always a back on top, that of the card which comes next', () => {
    let deck = newDeck(defaultEdition, 'hard', 'backs');
    for (let i = 0; i < 60; i++) {
      const back = backOf(defaultEdition, deck);
      deck = drawFrom(deck);
      expect(faceOf(defaultEdition, deck)?.back).toEqual(back);
    }
  });
});
