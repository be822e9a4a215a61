import { newTableSchema, PACES as WIRE } from '@polder/server/wire';
import { describe, expect, test } from 'vitest';
import { PACES } from '../pace.js';
import { allowed, asked, BOTS, changed, mostBots, type Plan, usualPlan, validPlan } from './new-table.js';

/** What a server says to it. */
const isTaken = (plan: Plan, edition?: string): boolean =>
  !('issues' in newTableSchema['~standard'].validate(asked(plan, edition)));

describe('the plan of a new table', () => {
  test('is a table for friends at first', () => {
    expect(asked(usualPlan, undefined)).toEqual({
      game: 'valley',
      players: 2,
      options: {},
      pace: { kind: 'live', turn: 90, bank: 1500 },
      listed: false,
      rated: false,
      hints: true,
      spectators: true,
      bots: [],
    });
  });

  test('whatever was remembered is one that a server takes', () => {
    const strange = [
      undefined,
      'text',
      { game: 'chess', players: 9, pace: 'never', bots: 17, level: 'god', expert: 'yes' },
      { game: 'duel', players: 4, bots: 3 },
      { rated: true, hints: true, bots: 2, pace: 'none' },
      { bots: -1 },
      { bots: 1.5 },
    ];
    for (const from of strange) expect(isTaken(validPlan(from)), JSON.stringify(from)).toBe(true);
    expect(validPlan({ game: 'duel', bots: 3 }).bots).toBe(1);
    expect(validPlan(JSON.parse(JSON.stringify({ ...usualPlan, players: 4, level: 'master' })))).toEqual({
      ...usualPlan,
      players: 4,
      level: 'master',
    });
  });

  test('leaves a seat for oneself', () => {
    for (const players of [2, 3, 4])
      for (let bots = 0; bots <= 4; bots++) {
        const plan = changed(usualPlan, { players, bots });
        expect(plan.bots).toBe(Math.min(bots, mostBots(plan)));
        expect((asked(plan, undefined).bots ?? []).length).toBeLessThan(players);
      }
    expect(changed({ ...usualPlan, players: 4, bots: 3 }, { game: 'duel' }).bots).toBe(1);
  });

  test('rated is without bots and hints, and by the clock: what was asked for last counts', () => {
    const rated = changed({ ...usualPlan, bots: 1, pace: 'none' }, { rated: true });
    expect(rated).toMatchObject({ rated: true, bots: 0, hints: false, pace: 'calm' });
    expect(changed(rated, { hints: true }).rated).toBe(false);
    expect(changed(rated, { bots: 1 }).rated).toBe(false);
    expect(changed(rated, { pace: 'none' }).rated).toBe(false);
    expect(changed(rated, { pace: 'days' }).rated).toBe(true);
  });

  test('is not rated for a guest, and is so again once the account is kept', () => {
    const rated = changed(usualPlan, { rated: true });
    expect(allowed(rated, false)).toEqual({ ...rated, rated: false });
    expect(asked(allowed(rated, false), undefined).rated).toBe(false);
    expect(allowed(rated, true)).toBe(rated);
    expect(isTaken(allowed(rated, false))).toBe(true);
  });

  test('has the options of its own game only, and bots of one level', () => {
    const both = { ...usualPlan, options: { expert: true, firstPlayerTool: true } };
    expect(asked(both, undefined).options).toEqual({ expert: true });
    expect(asked({ ...both, game: 'duel' }, undefined)).toMatchObject({
      options: { firstPlayerTool: true },
      players: 2,
    });
    expect(asked({ ...usualPlan, players: 3, bots: 2, level: 'master' }, undefined).bots).toEqual([
      'master',
      'master',
    ]);
    for (const level of BOTS) expect(isTaken({ ...usualPlan, bots: 1, level })).toBe(true);
  });

  test('with values of one’s own is not rated', () => {
    const rated = changed(usualPlan, { rated: true });
    expect(asked(rated, undefined).rated).toBe(true);
    expect(asked(rated, '{}')).toMatchObject({ rated: false, edition: '{}' });
  });
});

test('paces are those that the server offers', () => {
  expect(PACES).toEqual(WIRE);
});
