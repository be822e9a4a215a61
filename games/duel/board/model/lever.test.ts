import { table } from '@polder/duel/testing';
import { describe, expect, it } from 'vitest';
import { givingUp, leverOf, nextToTurn } from './lever.js';

describe('The lever', () => {
  it('D-TRN-1 has one and two steps free, three for a Tool', () => {
    const { state } = table().tools(1).atWheels(0);
    expect(leverOf(state, 0).map(({ steps, tools, why }) => [steps, tools, why])).toEqual([
      [1, 0, undefined],
      [2, 0, undefined],
      [3, 1, undefined],
    ]);
  });

  it('offers just what the rules offer, with their keys', () => {
    for (const tools of [0, 1, 4]) {
      const it = table().tools(tools).atWheels(0);
      const open = leverOf(it.state, 0).filter(({ why }) => why === undefined);
      expect(open.map(({ key }) => key)).toEqual(it.offered);
    }
  });

  it('says why three steps can’t be paid for', () => {
    const it = table().tools(0).atWheels(0);
    const [, , three] = leverOf(it.state, 0);
    expect(three.why).toBe('tools');
    it.blocks(three.key, 'D-TRN-1');
  });

  it('D-TRN-4 foresees the pair and the follow-up that the rival gets', () => {
    for (const steps of [1, 2, 3]) {
      const it = table().mesh(5, 4).tools(1).guilder(9).seat(1).guilder(9).atWheels(0);
      const cell = leverOf(it.state, 0)[steps - 1];
      it.choose(`turn:${steps}`);
      const after = it.state;
      expect(cell.pair.personal.index).toBe(after.personal);
      expect(cell.pair.central.index).toBe(after.central);
      expect(cell.followUp.index).toBe((after.central + 3) % 6);
      expect(cell.followUp.wheel).toBe('central');
    }
  });
});

describe('Who turns next', () => {
  it('is whoever’s turn it is until the wheels have turned, then the rival', () => {
    const it = table().atWheels(1);
    expect(nextToTurn(it.state)).toBe(1);
    it.choose('turn:1');
    expect(nextToTurn(it.state)).toBe(0);
  });

  it('stays so in the follow-up', () => {
    expect(nextToTurn(table().mesh(1, 1).seat(1).guilder(5).followsUp(1).state)).toBe(1);
  });

  it('D-END-2 is nobody after the wheels have turned for the last time, nor after the game', () => {
    const first = table().atWheels(0);
    first.state.lastRound = first.state.turn.round;
    expect(nextToTurn(first.choose('turn:1').state)).toBe(1);
    const last = table().mesh(1, 1).atWheels(1);
    last.state.lastRound = last.state.turn.round;
    expect(nextToTurn(last.state)).toBe(1);
    expect(nextToTurn(last.choose('turn:1').state)).toBeUndefined();
    last.choose('do:guilder', 'end');
    expect(last.state.turn).toMatchObject({ seat: 1, actor: 0 });
    expect(nextToTurn(last.state)).toBeUndefined();
    expect(nextToTurn(last.choose('do:guilder').state)).toBeUndefined();
    expect(last.state.over).toBe(true);
  });
});

describe('Giving up', () => {
  it('D-TRN-5 is worth what the Calendar shows at its marker', () => {
    const { state, edition } = table().calendar(3);
    expect(givingUp(state)).toBe(edition.calendar[2]);
    expect(givingUp(table().calendar(5).state)).toBe(edition.calendar[4]);
  });

  it('is what the rules pay', () => {
    const it = table().calendar(5).guilder(0);
    const guilder = givingUp(it.state);
    it.choose('do:guilder');
    expect(it.state.players[0].guilder).toBe(guilder);
  });
});
