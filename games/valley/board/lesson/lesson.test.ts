import { RULES, valley } from '@polder/valley';
import { guided, LEARNER, placeIn, scriptedBots } from '@polder/web/lesson/guide.js';
import { newTable } from '@polder/web/session/games.js';
import { openLocal } from '@polder/web/session/local.js';
import { en, pl } from '@polder/web/words/testing.js';
import { describe, expect, test } from 'vitest';
import { lesson } from './index.js';

const PLAYERS = [
  { kind: 'person', name: 'Jan' },
  { kind: 'bot', name: 'Anna', level: 'apprentice' },
] as const;

const open = () =>
  openLocal(
    valley,
    newTable(RULES.id, PLAYERS, lesson.options, lesson.seed),
    scriptedBots(lesson),
    async () => 'yes',
  );
/** Bots answer in promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the lesson', () => {
  test('can be played as it is written, with every action, the floodgate and the Calendar', async () => {
    const session = open();
    await settled();
    for (const key of lesson.steps.flatMap(({ does }) => does ?? [])) {
      expect(session.now.decision?.options.map((option) => option.key)).toContain(key);
      void session.choose([key]);
      await settled();
    }
    expect(session.trouble).toBeUndefined();
    const own = session.moments.filter(({ seat }) => seat === LEARNER);
    const types = new Set(own.flatMap(({ events }) => events.map(({ type }) => type)));
    const tried = ['gate', 'turned', 'moved', 'planted', 'built', 'helper', 'tucked', 'traded', 'installed'];
    for (const type of [...tried, 'calendarTaken', 'lowered']) expect(types, type).toContain(type);
    expect(session.now.view.turn).toMatchObject({ seat: 1, round: 5 });
    session.close();
  });

  test('is short', () => {
    expect(lesson.steps.length).toBeLessThanOrEqual(20);
    expect(lesson.steps.filter(({ does }) => does === undefined).length).toBeLessThanOrEqual(3);
  });

  test('each message is said once, in both languages', () => {
    const spoken = lesson.steps.map(({ say }) => say);
    expect(new Set(spoken).size).toBe(spoken.length);
    expect(new Set(spoken)).toEqual(new Set(Object.keys(en.lesson.says)));
    expect(Object.keys(pl.lesson.says)).toEqual(Object.keys(en.lesson.says));
  });
});

describe('a guided table', () => {
  test('takes what is asked for, and nothing else', async () => {
    const session = open();
    await settled();
    let strayed = 0;
    const made = () => session.moments.filter(({ seat }) => seat === LEARNER).length;
    const table = guided(
      session,
      () => placeIn(lesson, made(), lesson.steps.length).wanted,
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
