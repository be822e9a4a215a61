import { describe, expect, test } from 'vitest';
import {
  freshName,
  hasPerson,
  type Plan,
  POLDERS,
  playersOf,
  quickPlan,
  usualName,
  usualPlan,
  validPlan,
} from './plan.js';

const NAMES = { you: 'You', gardener: 'Gardener', seatNames: ['Anna', 'Marijke', 'Bram', 'Saskia'] };
const planWith = (change: Partial<Plan>): Plan => ({ ...usualPlan, ...change });
const people = usualPlan.seats.map(({ name }) => ({ kind: 'person' as const, name }));

describe('who plays', () => {
  test('the usual table: you and two Growers', () => {
    expect(playersOf(usualPlan, NAMES)).toEqual([
      { kind: 'person', name: 'You' },
      { kind: 'bot', name: 'Marijke', level: 'grower' },
      { kind: 'bot', name: 'Bram', level: 'grower' },
    ]);
  });

  test('several people have numbers instead of "you"', () => {
    expect(playersOf(planWith({ seats: people, count: 2 }), NAMES)).toEqual([
      { kind: 'person', name: 'Anna' },
      { kind: 'person', name: 'Marijke' },
    ]);
  });

  test('a given name counts, without the blanks around it', () => {
    const seats = usualPlan.seats.map((seat, i) => ({ ...seat, name: i === 1 ? ' Pieter ' : '  ' }));
    expect(playersOf(planWith({ seats, count: 2 }), NAMES).map(({ name }) => name)).toEqual([
      'You',
      'Pieter',
    ]);
  });

  test('solo: you and the Gardener, whatever the other seats say (G-SET-1)', () => {
    const seats = usualPlan.seats.map(({ name }) => ({ kind: 'master' as const, name }));
    const plan = planWith({ solo: true, seats });
    expect(playersOf(plan, NAMES)).toEqual([
      { kind: 'person', name: 'You' },
      { kind: 'gardener', name: 'Gardener' },
    ]);
    expect(hasPerson(plan)).toBe(true);
  });

  test('bots alone are no table; a person beyond the table does not count', () => {
    const seats = usualPlan.seats.map(({ name }, i) => ({
      kind: i === 3 ? ('person' as const) : ('grower' as const),
      name,
    }));
    expect(hasPerson(planWith({ seats, count: 3 }))).toBe(false);
    expect(hasPerson(planWith({ seats, count: 4 }))).toBe(true);
    expect(usualName(planWith({ seats, count: 4 }), 3, NAMES)).toBe('You');
  });
});

describe('playing at once', () => {
  test('against 1, 2 or 3 bots', () => {
    for (const quick of ['1', '2', '3'] as const) {
      const players = playersOf(
        quickPlan('valley', planWith({ quick: { valley: quick }, seats: people })),
        NAMES,
      );
      expect(players.map(({ kind }) => kind)).toEqual(['person', ...new Array(Number(quick)).fill('bot')]);
    }
  });

  test('keeps your name and the difficulty, nothing else', () => {
    const seats = [{ kind: 'person' as const, name: 'Jan' }, ...people.slice(1)];
    const plan = quickPlan(
      'valley',
      planWith({
        quick: { valley: 'gardener' },
        seats,
        difficulty: 'hard',
        options: { expert: true },
        starts: 1,
      }),
    );
    expect(playersOf(plan, NAMES)[0].name).toBe('Jan');
    expect(plan).toMatchObject({ solo: true, difficulty: 'hard', options: {}, starts: 'random' });
  });
});

describe('Duel', () => {
  test('at once: you against the chosen level, or two people', () => {
    const against = (plan: Plan) => playersOf(quickPlan('duel', plan), NAMES)[1];
    const quick = { duel: 'bot' };
    expect(against(planWith({ quick }))).toEqual({ kind: 'bot', name: 'Marijke', level: 'apprentice' });
    expect(against(planWith({ quick, levels: { duel: 'miller' } }))).toMatchObject({ level: 'miller' });
    expect(validPlan({ levels: { duel: 'miller', valley: 'random' } }).levels).toEqual({
      valley: 'apprentice',
      duel: 'miller',
    });
    const friends = quickPlan(
      'duel',
      planWith({ quick: { duel: 'friend' }, options: { firstPlayerTool: true }, solo: true }),
    );
    expect(playersOf(friends, NAMES).map(({ name }) => name)).toEqual(['Anna', 'Marijke']);
    expect(friends).toMatchObject({ game: 'duel', options: {}, starts: 'random' });
  });

  test('the form has two seats, whatever the other game has', () => {
    for (const solo of [false, true])
      for (const count of [2, 3, 4] as const) {
        const players = playersOf(planWith({ game: 'duel', solo, count }), NAMES);
        expect(players.map(({ kind }) => kind)).toEqual(['person', 'bot']);
      }
  });

  test('nobody at seats 1 and 2: no table', () => {
    const seats = people.map((seat, i) => (i < 2 ? { ...seat, kind: 'master' as const } : seat));
    expect(hasPerson(planWith({ game: 'duel', seats }))).toBe(false);
  });
});

describe('the remembered form', () => {
  test('comes back as it was', () => {
    const plan = planWith({
      game: 'duel',
      quick: { valley: '3', duel: 'friend' },
      options: { expert: true, firstPlayerTool: true },
      count: 4,
      starts: 3,
      difficulty: 'medium',
      seats: people,
    });
    expect(validPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  });

  test.each([
    ['nothing', null],
    ['a text', 'x'],
    ['a list', [1, 2]],
    [
      'strange values',
      {
        game: 'chess',
        quickDuel: 1,
        tool: 'yes',
        quick: 7,
        count: 9,
        seats: 'x',
        starts: -1,
        difficulty: 'god',
      },
    ],
  ])('%s: the usual one', (_, from) => {
    expect(validPlan(from)).toEqual(usualPlan);
  });

  test('someone who no longer sits there can’t begin', () => {
    expect(validPlan({ count: 2, starts: 3 }).starts).toBe('random');
    expect(validPlan({ count: 4, starts: 3 }).starts).toBe(3);
  });
});

test('a new table is called after a polder that no other table is called after', () => {
  expect(freshName(POLDERS.slice(1), (n) => n - 1)).toBe('Beemster');
  expect(POLDERS).toContain(freshName(POLDERS, () => 0));
});
