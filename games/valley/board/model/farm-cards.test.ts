import { pieces } from '@polder/core/text';
import { defaultEdition } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import { abilityFace, effectFace } from './farm-cards.js';

const helper = (id: number) => {
  const card = defaultEdition.cards.find((it) => it.id === id);
  if (!card) throw new Error(`There is no card ${id}.`);
  return abilityFace(card.helper);
};

describe('an effect in pictures', () => {
  it('has its number before the icon; one Tool or one bulb needs none', () => {
    expect(effectFace({ do: 'gain', guilder: 2 })).toBe('2{guilder}');
    expect(effectFace({ do: 'gain', vp: 1 })).toBe('1{vp}');
    expect(effectFace({ do: 'gain', tools: 1 })).toBe('{tool}');
    expect(effectFace({ do: 'gain', tools: 2 })).toBe('2{tool}');
    expect(effectFace({ do: 'gain', bulbs: ['any'] })).toBe('{b-any}');
    expect(effectFace({ do: 'gain', bulbs: ['any', 'any'] })).toBe('2{b-any}');
    expect(effectFace({ do: 'gain', bulbs: [['yellow', 'red']] })).toBe('{b-yellow}/{b-red}');
    expect(effectFace({ do: 'lower', strength: 2 })).toBe('2{lower}');
    expect(effectFace({ do: 'enhance' })).toBe('{enhance}');
  });

  it('says afterwards what has to be paid', () => {
    expect(effectFace({ do: 'market', cost: 2, moves: 3 })).toBe('{market}2{guilder}3');
    expect(effectFace({ do: 'market', cost: 0, moves: 1 })).toBe('1{market}');
    expect(effectFace({ do: 'build', unconnected: 1 })).toBe('{build}1{guilder}');
  });

  it('names only icons that exist', () => {
    const printed = defaultEdition.patches.flat().flatMap((effect) => (effect ? [effect] : []));
    for (const effect of printed) {
      expect(
        pieces(effectFace(effect)).every((piece) => 'icon' in piece || /^[\d+−/]+$/.test(piece.text)),
      ).toBe(true);
    }
  });
});

describe('a Helper in pictures', () => {
  it('has its trigger and what it gives', () => {
    expect(helper(10)).toEqual({ when: '{build}', may: '2{vp}' });
    expect(helper(7)).toEqual({ when: '{gate}', may: '2{vp}' });
    expect(helper(16)).toEqual({ when: '2+{plant}', may: '{tool}' });
  });

  it('shows what works inside the action (HLP-4)', () => {
    expect(helper(9)).toEqual({ when: '{lower}', may: '+1{lower}' });
    expect(helper(13)).toEqual({ when: '{enhance}', may: '{eye}3{enhance}' });
    expect(defaultEdition.startingCards.map(({ ability }) => abilityFace(ability).may)).toEqual([
      '2{trade}{b-any}',
      '{eye}3{contract}',
      '+1{plant}−1{vp}',
      '1{guilder}1{vp}',
      '{market}{neutral}',
      '{b-any}',
    ]);
  });
});
