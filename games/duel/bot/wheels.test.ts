import { type Table, table } from '@polder/duel/testing';
import { describe, expect, it } from 'vitest';
import { bestPair, centralAt, pairWorth, personalAt } from './wheels.js';
import { ANYTHING, type AtHand, worthOfAll } from './worth.js';

const personal = (t: Table, steps: number) => personalAt(t.state, t.player, t.edition, steps);
const central = (t: Table, seat: number, steps: number) => centralAt(t.state, seat, t.edition, steps);

describe('the wheels after some steps', () => {
  it('show the printed sections', () => {
    const t = table().mesh(4, 5);
    const { wheels } = t.edition;
    expect([0, 1, 2].map((steps) => personal(t, steps))).toEqual([3, 4, 0].map((at) => wheels.personal[at]));
    expect([0, 1, 2].map((steps) => central(t, 0, steps))).toEqual([4, 5, 0].map((at) => wheels.central[at]));
  });

  it('show yellow the Central section opposite', () => {
    const t = table().mesh(1, 1);
    expect(central(t, 1, 0)).toEqual(t.edition.wheels.central[3]);
    expect(central(t.red(1), 1, 0)).toEqual(t.edition.wheels.central[0]);
  });

  it('show tiles in place of what they cover', () => {
    const t = table().tile('personal2', 11).tile('central2', 13);
    expect(personal(t, 1)).toEqual(t.edition.tiles[10].effects);
    expect(central(t, 0, 1)).toEqual(t.edition.tiles[12].effects);
    expect(personal(t.seat(1), 1)).toEqual(t.edition.wheels.personal[1]);
  });
});

describe('a pair', () => {
  const worth = (t: Table, steps: number, lacking: Partial<AtHand> = {}): number =>
    pairWorth(t.state, 0, t.edition, steps, { ...ANYTHING, ...lacking });

  it('is the better of the two sections', () => {
    // Plant 2 and 2 Guilder.
    const t = table();
    const [plant, guilder] = [personal(t, 1), central(t, 0, 1)].map((it) => worthOfAll(it, ANYTHING));
    expect(worth(t, 1)).toBe(Math.max(plant, guilder));
    expect(worth(t, 1, { bulbs: 0 })).toBe(guilder);
  });

  it('is the best that the free steps bring', () => {
    const t = table();
    const best = (): number => bestPair(t.state, 0, t.edition, ANYTHING);
    expect(best()).toBe(Math.max(worth(t, 1), worth(t, 2)));
    const before = best();
    // Three steps take a Tool.
    t.tile('personal4', 23);
    expect(best()).toBe(before);
    t.tile('personal3', 19);
    expect(best()).toBeGreaterThan(before);
  });
});
