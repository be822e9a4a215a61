import { soloTable, type Table, table } from '@polder/valley/testing';
import { describe, expect, it } from 'vitest';
import { wishAhead } from './wish.js';

const ahead = (t: Table): number => wishAhead(t.state, t.player, t.edition);
const vpOf = (t: Table, place = 0): number => t.edition.startingCards[t.state.wish].vp[place];

describe('the Queen’s Wish', () => {
  it('is its VP by the square of how near it is', () => {
    const t = table().wish(1).tools(3);
    expect(ahead(t)).toBeCloseTo(vpOf(t) / 4, 10);
    expect(ahead(t.tools(0))).toBe(0);
    expect(ahead(t.tools(6))).toBe(vpOf(t));
    expect(ahead(t.tools(9))).toBe(vpOf(t));
  });

  it('is worth what is left on it', () => {
    const t = table().wish(1).tools(6);
    t.state.wishesTaken = 1;
    expect(ahead(t)).toBe(vpOf(t, 1));
    t.state.wishesTaken = 3;
    expect(ahead(t)).toBe(0);
  });

  it('is nothing once met', () => {
    const t = table().wish(1).tools(6);
    t.player.wished = true;
    expect(ahead(t)).toBe(0);
  });

  it('is nothing before it is turned over', () => {
    const t = table().tools(6);
    t.state.wish = -1;
    expect(ahead(t)).toBe(0);
  });

  it('is for the one measured', () => {
    const t = table().wish(1).tools(6).seat(1).tools(0);
    expect(ahead(t)).toBe(0);
  });

  it('against the Gardener is worth the second value once its marker stands on the first', () => {
    const t = soloTable().wishes(1, 0);
    t.wish(1).tools(6);
    expect(ahead(t)).toBe(vpOf(t, 1));
  });
});

describe('how near a wish is', () => {
  const share = (t: Table): number => Math.sqrt(ahead(t) / vpOf(t));

  it('for Contracts of all groups: by the groups', () => {
    const near = (...cards: number[]): number =>
      share(
        table()
          .wish(2)
          .contracts(...cards),
      );
    expect(near()).toBe(0);
    expect(near(1, 2)).toBeCloseTo(1 / 3, 10);
    expect(near(1, 11)).toBeCloseTo(2 / 3, 10);
    expect(near(1, 11, 21)).toBe(1);
  });

  it('for Patches: by the bulbs that it asks for', () => {
    // Rows of 2, 3, 4 and 5.
    const t = table().wish(3);
    expect(share(t)).toBe(0);
    t.planted(1, 'red', 'red', 'red', 'red').planted(4, 'red');
    expect(share(t)).toBeCloseTo(3 / 14, 10);
    t.planted(2, 'red', 'red', 'red')
      .planted(3, 'red', 'red', 'red', 'red')
      .planted(4, 'red', 'red', 'red', 'red');
    expect(share(t)).toBe(1);
  });

  it('for connected Windmills: by the Windmills built', () => {
    expect(share(table().wish(4))).toBe(0);
    expect(share(table().wish(4).windmills('A0', 'A1', 'B0'))).toBeCloseTo(3 / 4, 10);
    expect(share(table().wish(4).windmills('A0', 'A1', 'B0', 'C0', 'C1'))).toBe(1);
  });

  it('for tiles: by their number and kind', () => {
    // 6 in all, 2 uncommon and 2 unique among them: two of any kind besides.
    const t = table().wish(5).tile('large1', 1).tile('large2', 2);
    expect(share(t)).toBeCloseTo(2 / 6, 10);
    t.tile('large3', 3).tile('large4', 4);
    expect(share(t)).toBeCloseTo(2 / 6, 10);
    t.tile('small1', 13);
    expect(share(t)).toBeCloseTo(3 / 6, 10);
    t.tile('small2', 14).tile('small3', 19);
    expect(share(t)).toBeCloseTo(5 / 6, 10);
    t.tile('small4', 20);
    expect(share(t)).toBe(1);
  });

  it('for tiles: more of a kind than asked for may be the others', () => {
    const t = table().wish(5).tile('large1', 13).tile('large2', 14).tile('large3', 15).tile('large4', 16);
    expect(share(t)).toBeCloseTo(4 / 6, 10);
    t.tile('small1', 17);
    expect(share(t)).toBeCloseTo(4 / 6, 10);
  });
});
