import { describe, expect, it } from 'vitest';
import { type Family, openLedger } from './items.js';

const FAMILY: Family = {
  ...{ id: 'tiles', name: 'Tiles', chance: 'on offer' },
  items: ['a', 'b', 'c'].map((id) => ({ id, name: id })),
};

describe('the ledger of a game', () => {
  const open = () => openLedger(2, [FAMILY]);

  it('counts a chance once for each decision, however often a thing is listed', () => {
    const ledger = open();
    ledger.offer(1, 'tile', ['a', 'a', 'b']);
    ledger.take(1, 'tile', ['a']);
    expect(ledger.entries.get('a')).toEqual({ chances: [0, 1], taken: [0, 1] });
    expect(ledger.entries.get('b')).toEqual({ chances: [0, 1], taken: [0, 0] });
  });

  it('counts what comes without a question as a chance too', () => {
    const ledger = open();
    ledger.take(0, 'tile', ['c']);
    ledger.offer(0, 'tile', ['a']);
    ledger.pass(0, 'tile');
    ledger.take(0, 'tile', ['a']);
    // The offer of another seat is not this one's.
    ledger.offer(1, 'tile', ['b']);
    ledger.take(0, 'tile', ['b']);
    expect(ledger.entries.get('c')).toEqual({ chances: [1, 0], taken: [1, 0] });
    expect(ledger.entries.get('a')).toEqual({ chances: [2, 0], taken: [1, 0] });
    expect(ledger.entries.get('b')).toEqual({ chances: [1, 1], taken: [1, 0] });
  });

  it('knows only the items of the game', () => {
    expect(() => open().chance(0, 'd')).toThrow("There is no item 'd'.");
  });
});
