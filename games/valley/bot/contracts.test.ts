import { type Table, table } from '@polder/valley/testing';
import { describe, expect, it } from 'vitest';
import { contractAhead } from './contracts.js';

/** Of a card 1-30. */
const ahead = (card: number, t: Table = table()): number =>
  contractAhead(t.player, t.edition.cards[card - 1].contract);
const vpOf = (card: number): number => table().edition.cards[card - 1].contract.vp;

describe('what a Contract could still get to', () => {
  it.each([1, 17])('for Windmills: nothing more when none are left (card %i)', (card) => {
    expect(ahead(card)).toBeGreaterThan(0);
    expect(ahead(card, table().groups(0, 0, 0, 0, 2))).toBeGreaterThan(0);
    expect(ahead(card, table().groups(0, 0, 0, 0, 2))).toBeLessThan(ahead(card));
    expect(ahead(card, table().groups(0, 0, 0, 0, 0))).toBe(0);
  });

  it('for tiles on the large wheel: less the fewer sections are free', () => {
    expect(ahead(11, table().tile('large1', 1))).toBeLessThan(ahead(11));
    const t = table();
    for (let i = 1; i <= 6; i++) t.tile(`large${i}`, i);
    expect(ahead(11, t)).toBe(0);
  });

  it('for tiles of a kind: always some', () => {
    expect(ahead(13)).toBeGreaterThan(0);
  });

  it('for a full small wheel: by how full it is, nothing once it is', () => {
    const t = table();
    const values = [1, 2, 3, 4].map((i) => ahead(12, t.tile(`small${i}`, i)));
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(values[3]).toBeCloseTo(vpOf(12) * (4 / 5) ** 2, 10);
    expect(ahead(12, t.tile('small5', 5))).toBe(0);
    expect(ahead(12)).toBe(0);
  });

  it('for cards: by the places left', () => {
    expect(ahead(15)).toBe(3 * vpOf(15));
    expect(ahead(15, table().helpers(1, 2).contracts(15, 3))).toBe(vpOf(15));
    expect(ahead(15, table().helpers(1, 2, 5).contracts(15, 3, 4))).toBe(0);
  });

  it('for Tools: more with one that is not yet counted', () => {
    expect(ahead(16, table().tools(3))).toBeGreaterThan(ahead(16, table().tools(2)));
    expect(ahead(16, table().tools(4))).toBe(ahead(16, table().tools(2)));
  });

  it('for full rows: by how full they are, nothing once they are', () => {
    const three = table().planted(1, 'red', 'white', 'red');
    expect(ahead(19)).toBe(0);
    expect(ahead(19, three)).toBeCloseTo((vpOf(19) * 9) / 49, 10);
    expect(ahead(19, three.planted(1, 'red', 'red', 'red'))).toBeCloseTo((vpOf(19) * 36) / 49, 10);
    expect(ahead(19, three.planted(1, 'red'))).toBe(0);
  });

  it('for a full row of a colour: by the longest row of it', () => {
    const t = table().planted(1, 'violet', 'violet').planted(2, 'violet', 'violet', 'violet');
    expect(ahead(22, t)).toBeCloseTo((vpOf(22) * 9) / 49, 10);
    expect(ahead(22, t.planted(2, 'red'))).toBeCloseTo((vpOf(22) * 4) / 49, 10);
    expect(ahead(29, t)).toBe(0);
  });

  it('for full columns: by how full they are, nothing once they are', () => {
    const t = table().planted(1, 'red').planted(2, 'red').planted(3, 'red');
    expect(ahead(20, t)).toBeCloseTo((vpOf(20) * 9) / 16, 10);
    expect(ahead(20, t.planted(4, 'red'))).toBe(0);
  });

  it('for planted bulbs of a colour: more with some in Storage, up to three', () => {
    const [none, one, three, five] = [0, 1, 3, 5].map((n) =>
      ahead(21, table().storage(...new Array<'red'>(n).fill('red'))),
    );
    expect(one).toBeGreaterThan(none);
    expect(three).toBeGreaterThan(one);
    expect(five).toBe(three);
    expect(ahead(21, table().storage('white', 'black'))).toBe(none);
  });
});
