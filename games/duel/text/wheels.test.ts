import { centralOf, duel } from '@polder/duel';
import { table } from '@polder/duel/testing';
import { describe, expect, it } from 'vitest';
import { aheadOf, meshAfter, pairAfter, pairings, sectionsOf, standing, stepsOf } from './wheels.js';

const actions = (effects: readonly { do: string }[]): string => effects.map((it) => it.do).join('+');

describe('The sections of the wheels', () => {
  it('are the printed ones, five on a Personal Wheel and six on the Central one', () => {
    const { state } = table();
    expect(sectionsOf(state, 0, 'personal').map(({ effects }) => actions(effects))).toEqual([
      'market',
      'plant',
      'build',
      'farm',
      'trade',
    ]);
    expect(sectionsOf(state, 1, 'central')).toHaveLength(6);
    expect(sectionsOf(state, 1, 'central')[3]).toEqual({
      wheel: 'central',
      index: 3,
      effects: [{ do: 'market' }],
      kind: 'printed',
    });
  });

  it('D-ENH show the tile in place of what it covers, a Personal one only for its owner', () => {
    const { state } = table().seat(1).tile('personal2', 8).tile('central5', 21);
    expect(sectionsOf(state, 1, 'personal')[1]).toMatchObject({ kind: 'wooden' });
    expect(sectionsOf(state, 0, 'personal')[1]).toMatchObject({ kind: 'printed' });
    expect(sectionsOf(state, 0, 'central')[4]).toMatchObject({ kind: 'silver' });
  });
});

describe('What meshes', () => {
  it('D-TRN-1 all wheels turn alike; yellow reads the Central section opposite red’s', () => {
    const { state } = table().red(1).mesh(4, 5);
    expect(meshAfter(state, 1)).toEqual({ personal: 3, central: 4 });
    expect(meshAfter(state, 0)).toEqual({ personal: 3, central: 1 });
    expect(meshAfter(state, 1, 2)).toEqual({ personal: 0, central: 0 });
    expect(meshAfter(state, 0, 2)).toEqual({ personal: 0, central: 3 });
  });

  it('is what the rules say after each number of steps', () => {
    for (const steps of [1, 2, 3]) {
      const it = table().tools(1).mesh(4, 6).atWheels(0);
      const foreseen = [0, 1].map((seat) => meshAfter(it.state, seat, steps));
      it.choose(`turn:${steps}`);
      expect(foreseen).toEqual(
        [0, 1].map((seat) => ({ personal: it.state.personal, central: centralOf(it.state, seat) })),
      );
    }
  });

  it('is shown as a pair, with tiles', () => {
    const { state } = table().mesh(2, 3).seat(0).tile('personal2', 23);
    const { personal, central } = pairAfter(state, 0);
    expect(personal).toMatchObject({ index: 1, kind: 'silver', effects: [{ do: 'plant', bulbs: 3 }] });
    expect(central).toMatchObject({ index: 2, effects: [{ do: 'plant', bulbs: 1 }] });
  });
});

describe('The position of the wheels as steps', () => {
  it('goes with both wheels, whoever looks', () => {
    const { state } = table().mesh(3, 2);
    for (const seat of [0, 1]) {
      const steps = stepsOf(state, seat, 45);
      expect(Math.abs(steps - 45)).toBeLessThanOrEqual(15);
      expect(steps % 5).toBe(2);
      expect(steps % 6).toBe(meshAfter(state, seat).central);
    }
  });

  it('goes on from what is shown, forward and back, the short way', () => {
    let shown = stepsOf(table().mesh(1, 1).state, 0);
    expect(shown).toBe(0);
    const { state } = table().mesh(1, 1);
    for (const steps of [2, 3, 1, 3, 2, 3, 3, 3, 3, 3, 3, 3]) {
      state.personal = (state.personal + steps) % 5;
      state.central = (state.central + steps) % 6;
      expect(stepsOf(state, 0, shown)).toBe(shown + steps);
      shown += steps;
    }
    expect(shown).toBe(32);
    state.personal = (state.personal + 4) % 5;
    state.central = (state.central + 5) % 6;
    expect(stepsOf(state, 0, shown)).toBe(31);
  });
});

describe('How the pair stands', () => {
  it('rests before the wheels have turned, and for the one who waits', () => {
    const { state } = table().atWheels(0);
    expect(standing(state, 0)).toEqual({ personal: 'rest', central: 'rest' });
    expect(standing(table().state, 1)).toEqual({ personal: 'rest', central: 'rest' });
  });

  it('is open, under way, done', () => {
    const it = table().mesh(1, 2).storage().guilder(5);
    expect(standing(it.state, 0)).toEqual({ personal: 'open', central: 'open' });
    it.choose('do:personal');
    expect(standing(it.state, 0)).toEqual({ personal: 'doing', central: 'open' });
    it.choose('deal:1-top');
    expect(standing(it.state, 0)).toEqual({ personal: 'done', central: 'open' });
  });

  it('D-TRN-4 in a follow-up only the Central section is open', () => {
    const { state } = table().mesh(1, 1).seat(1).guilder(5).followsUp(1);
    expect(state.turn.actor).toBe(1);
    expect(standing(state, 1)).toEqual({ personal: 'rest', central: 'open' });
    expect(standing(state, 0)).toEqual({ personal: 'rest', central: 'rest' });
  });
});

describe('What comes later', () => {
  it('comes again after 30 steps, not before', () => {
    const { state } = table().mesh(1, 1);
    expect(pairings(state)).toBe(30);
    const ahead = aheadOf(state, 0, 60);
    const at = (i: number): string => `${ahead[i].own.personal.index}.${ahead[i].own.central.index}`;
    expect(new Set(ahead.slice(0, 30).map((_, i) => at(i))).size).toBe(30);
    for (let i = 0; i < 30; i++) expect(at(i + 30)).toBe(at(i));
  });

  it('shows both players the same Personal section and opposite Central ones', () => {
    for (const { own, rival } of aheadOf(table({ seed: 'later' }).state, 1, 12)) {
      expect(own.personal.index).toBe(rival.personal.index);
      expect((own.central.index + 3) % 6).toBe(rival.central.index);
    }
  });

  it('is drawn from a view as from the whole state', () => {
    const { state } = table();
    expect(aheadOf(duel.view(state, 1), 1, 6)).toEqual(aheadOf(state, 1, 6));
  });
});
