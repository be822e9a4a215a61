import { COLOURS, duel, SPACES } from '@polder/duel';
import { table } from '@polder/duel/testing';
import { describe, expect, it } from 'vitest';
import { millsOf, newMills, newTulips, spacesOf, worthOfMill } from './ring.js';

type Laid = ReturnType<typeof table>;
const spaceAt = ({ state }: Laid, id: string) => {
  const space = spacesOf(state).find((it) => it.id === id);
  if (!space) throw new Error(`No space ${id}.`);
  return space;
};
const millAt = ({ state }: Laid, id: string) => {
  const mill = millsOf(state).find((it) => it.id === id);
  if (!mill) throw new Error(`No Windmill space ${id}.`);
  return mill;
};

describe('The spaces of the Patches', () => {
  it('are four on each of twelve Patches, with the reward that is printed there', () => {
    const it = table();
    const spaces = spacesOf(it.state);
    expect(spaces).toHaveLength(12 * SPACES);
    expect(spaces[5]).toMatchObject({
      id: '2.2',
      patch: 1,
      reward: it.edition.patches[1][1],
      tulip: undefined,
    });
    expect(spaces.at(-1)?.id).toBe('12.4');
  });

  it('D-PLT any colour at an end, the neighbour’s further in, none where it is not the first', () => {
    const it = table().patch(3, 'red', null, null, null);
    expect(spaceAt(it, '3.1')).toMatchObject({ tulip: 'red', colours: [] });
    expect(spaceAt(it, '3.2').colours).toEqual(['red']);
    expect(spaceAt(it, '3.3').colours).toEqual([]);
    expect(spaceAt(it, '3.4').colours).toEqual(COLOURS);
  });

  it('D-SCO-2 a tulip scores for those with a Windmill beside its Patch and an emptied place', () => {
    const it = table()
      .patch(4, 'black', null, null, null)
      .seat(0)
      .windmills([3, 'black'], [4, 'black'])
      .seat(1)
      .windmills([5, 'black']);
    expect(spaceAt(it, '4.1')).toMatchObject({ mills: [2, 0], scores: [4, 0] });
    expect(spaceAt(it, '5.1')).toMatchObject({ mills: [1, 1], scores: [0, 0] });
  });

  it('D-SCO-2 all tulips together score what the sheet says', () => {
    const it = table()
      .patch(1, 'white', 'red', 'red', 'yellow')
      .patch(12, 'black', null, null, 'red')
      .patch(7, 'violet', 'violet', null, null)
      .seat(0)
      .windmills([12, 'red'], [1, 'red'], [6, 'violet'])
      .seat(1)
      .windmills([11, 'black'], [7, 'violet'], [2, 'white']);
    for (const seat of [0, 1]) {
      const sum = spacesOf(it.state).reduce((vp, { scores }) => vp + scores[seat], 0);
      expect(sum).toBeGreaterThan(0);
      expect(sum).toBe(it.scoreOf(seat, 'tulips'));
      const byMill = millsOf(it.state).filter(({ owner }) => owner === seat);
      expect(byMill.reduce((vp, { scores }) => vp + scores[seat], 0)).toBe(sum);
    }
  });
});

describe('The Windmill spaces', () => {
  it('D-BLD lie between a Patch and the next one, the last one before the first', () => {
    const it = table();
    expect(millsOf(it.state)).toHaveLength(12);
    expect(millAt(it, '4').patches).toEqual([3, 4]);
    expect(millAt(it, '12').patches).toEqual([11, 0]);
  });

  it('D-BLD promise the closest uncovered reward of both Patches', () => {
    const it = table().patch(4, null, null, 'red', 'red').patch(5, 'white', 'white', 'white', 'white');
    expect(millAt(it, '4').rewards).toEqual([{ space: '4.2', reward: it.edition.patches[3][1] }, undefined]);
  });

  it('know their owner', () => {
    const it = table().seat(1).windmills([9, 'red']);
    expect(millAt(it, '9').owner).toBe(1);
    expect(millAt(it, '8').owner).toBe(-1);
  });
});

describe('What a Windmill is worth at the end', () => {
  const laid = (): Laid =>
    table()
      .guilder(9)
      .patch(3, 'red', null, null, 'white')
      .patch(5, 'red', 'red', null, 'violet')
      .windmills([2, 'red'], [12, 'violet'])
      .act({ do: 'build' });

  it.each([
    ['red', '4'],
    ['red', '3'],
    ['red', '8'],
    ['white', '3'],
    ['black', '9'],
  ] as const)('D-SCO-2 is what the sheet says, from the %s column to space %s', (colour, id) => {
    const it = laid();
    const before = it.scoreOf(0, 'tulips');
    const worth = worthOfMill(it.state, 0, millAt(it, id), COLOURS.indexOf(colour));
    it.choose(`from:${colour}`, `build:m${id}`);
    expect(it.scoreOf(0, 'tulips') - before).toBe(worth);
    expect(worth > 0).toBe(colour !== 'black');
  });

  it('is what it counts as things are before a column is chosen', () => {
    const it = laid();
    expect(worthOfMill(it.state, 0, millAt(it, '5'), -1)).toBe(3);
  });
});

describe('What is selected', () => {
  it('shows as new tulips and Windmills', () => {
    const before = table().storage('violet').act({ do: 'plant', bulbs: 1 });
    const after = duel.clone(before.state);
    const [{ id, seat }] = duel.decisions(after);
    duel.choose(after, { decision: id, seat, key: 'plant:violet>6.4' });
    expect([...newTulips(before.state, after)]).toEqual([['6.4', 'violet']]);
    expect(newMills(before.state, after).size).toBe(0);
    const built = table().windmills([2, 'red']).seat(1).windmills([3, 'red']);
    expect([...newMills(table().windmills([2, 'red']).state, built.state)]).toEqual([['3', 1]]);
  });
});
