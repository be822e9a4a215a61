import { type Table, table } from '@polder/duel/testing';
import { describe, expect, it } from 'vitest';
import { contractAhead } from './contracts.js';

/** Of a card 1-20. */
const ahead = (card: number, t: Table = table().storage()): number =>
  contractAhead(t.state, t.player, t.edition.cards[card - 1].contract);

describe('what a Contract could still get to', () => {
  it('is something for every card', () => {
    const t = table().patch(1, 'red', 'red', 'red');
    for (const { id } of t.edition.cards) expect(ahead(id, t), `card ${id}`).toBeGreaterThan(0);
  });

  it('is by its VP', () => {
    const { contract } = table().edition.cards[6];
    const { state, player } = table();
    const more = contractAhead(state, player, { ...contract, vp: 3 * contract.vp });
    expect(more).toBe(3 * contractAhead(state, player, contract));
  });

  it('for deliveries: more with such bulbs in Storage, two of a colour at most', () => {
    const [none, one, two, three] = [0, 1, 2, 3].map((n) =>
      ahead(2, table().storage(...new Array<'white'>(n).fill('white'))),
    );
    expect(one).toBeGreaterThan(none);
    expect(two).toBeGreaterThan(one);
    expect(three).toBe(two);
    expect(ahead(2, table().storage('white', 'yellow'))).toBeGreaterThan(one);
    expect(ahead(2, table().storage('red', 'black'))).toBe(none);
  });

  it('for Patches with a colour and another: more with that colour in Storage', () => {
    expect(ahead(4, table().storage('violet'))).toBeGreaterThan(ahead(4));
    expect(ahead(4, table().storage('red'))).toBe(ahead(4));
  });

  it('for full Patches: by those with one space left', () => {
    expect(ahead(11)).toBe(0);
    const t = table().patch(1, 'red', 'red', null, 'white').patch(4, 'red', null, null, 'red');
    const one = ahead(11, t);
    expect(one).toBeGreaterThan(0);
    expect(ahead(11, t.patch(12, null, 'red', 'red', 'red'))).toBe(2 * one);
    expect(ahead(11, t.patch(1, 'red', 'red', 'white', 'white'))).toBe(one);
  });

  it('for tiles on the Personal Wheel: by the free sections', () => {
    const t = table();
    expect(ahead(5, t.tile('personal1', 1))).toBeLessThan(ahead(5));
    for (let i = 2; i <= 5; i++) t.tile(`personal${i}`, i);
    expect(ahead(5, t)).toBe(0);
  });
});
