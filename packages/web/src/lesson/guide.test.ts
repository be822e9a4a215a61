import { valley } from '@polder/valley';
import { describe, expect, test } from 'vitest';
import { newValley } from '../session/games.js';
import { openLocal } from '../session/local.js';
import { en, pl } from '../words/testing.js';
import { guided, LEARNER, scriptedBots, stepAt, wantedAt } from './guide.js';
import { LESSON } from './script.js';

const PLAYERS = [
  { kind: 'person', name: 'Jan' },
  { kind: 'bot', name: 'Anna', level: 'apprentice' },
] as const;

const open = () =>
  openLocal(valley, newValley(PLAYERS, {}, LESSON.seed), scriptedBots(LESSON), async () => 'yes');
/** Bots answer in promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the lesson', () => {
  test('can be played as it is written, with the Market, a Windmill and the Calendar', async () => {
    const session = open();
    await settled();
    for (const { key } of LESSON.steps) {
      if (key === undefined) continue;
      expect(session.now.decision?.options.map((option) => option.key)).toContain(key);
      void session.choose([key]);
      await settled();
    }
    expect(session.trouble).toBeUndefined();
    const types = session.moments.flatMap(({ events }) => events.map(({ type }) => type));
    expect(types).toEqual(
      expect.arrayContaining(['moved', 'planted', 'built', 'helper', 'calendarTaken', 'lowered']),
    );
    expect(session.now.view.turn).toMatchObject({ seat: 1, round: 3 });
    session.close();
  });

  test('each message is said once, in both languages', () => {
    const spoken = LESSON.steps.map(({ say }) => say);
    expect(new Set(spoken).size).toBe(spoken.length);
    expect(new Set(spoken)).toEqual(new Set(Object.keys(en.lesson.says)));
    expect(Object.keys(pl.lesson.says)).toEqual(Object.keys(en.lesson.says));
  });
});

describe('where it stands', () => {
  const lesson = {
    steps: [{ say: 'welcome' }, { say: 'gate', key: 'a' }, { say: 'steps', key: 'b' }, { say: 'done' }],
  } as const;

  test('by choices made and steps read', () => {
    expect(stepAt(lesson, 0, -1)).toBe(0);
    expect(stepAt(lesson, 0, 0)).toBe(1);
    expect(stepAt(lesson, 1, 0)).toBe(2);
    expect(stepAt(lesson, 2, 0)).toBe(3);
    expect(stepAt(lesson, 2, 3)).toBe(3);
  });

  test('what was taken back comes again, what was read does not', () => {
    expect(stepAt(lesson, 0, 3)).toBe(1);
  });

  test('several choices in a row, up to something to be read', () => {
    expect(wantedAt(lesson, 0)).toEqual([]);
    expect(wantedAt(lesson, 1)).toEqual(['a', 'b']);
  });
});

describe('a guided table', () => {
  test('takes what is asked for, and nothing else', async () => {
    const session = open();
    await settled();
    let strayed = 0;
    const at = () =>
      stepAt(LESSON, session.moments.filter(({ seat }) => seat === LEARNER).length, LESSON.steps.length);
    const table = guided(
      session,
      () => wantedAt(LESSON, at()),
      () => strayed++,
    );
    await table.choose(['start:6']);
    expect([strayed, table.now.decision?.ask]).toEqual([1, 'startingCard']);
    await table.choose(['start:4']);
    await settled();
    await table.choose(['area:N']);
    await settled();
    // One lever for gate and steps: the gate is right, the steps are not.
    await table.choose(['gate:2', 'turn:3']);
    expect([strayed, table.now.decision?.ask]).toEqual([2, 'wheels']);
    await table.choose(['turn:2']);
    expect([strayed, table.now.decision?.ask]).toEqual([2, 'action']);
    table.close();
  });
});
