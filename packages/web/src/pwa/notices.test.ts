import { describe, expect, test } from 'vitest';
import { addressOf, noticeOf, show, type Window } from './notices.js';

const SCOPE = 'https://play.test/polder/';

describe('a notice', () => {
  test('says what the server says, once for each table', () => {
    const { title, options } = noticeOf({ title: 'Your turn', body: 'Duel with Bram.', table: 'table-0001' });
    expect([title, options.body, options.tag]).toEqual(['Your turn', 'Duel with Bram.', 'polder table-0001']);
    expect(addressOf(SCOPE, options.data)).toBe('https://play.test/polder/#/table/table-0001');
  });

  test.each([undefined, 'text', 7, {}, { title: 5, body: [], table: '../../x' }])(
    'of %j is shown all the same, and leads to the lobby',
    (message) => {
      const { title, options } = noticeOf(message);
      expect([title, options.body, options.data.table]).toEqual(['Polder', '', null]);
      expect(addressOf(SCOPE, options.data)).toBe('https://play.test/polder/#/online');
    },
  );

  test('leads nowhere but to this page', () => {
    for (const table of ['https://evil.test/', 'javascript:alert(1)', '//evil.test', 'a/../../b'])
      expect(addressOf(SCOPE, { table })).toBe('https://play.test/polder/#/online');
  });
});

describe('a press on it', () => {
  const URL = `${SCOPE}#/table/table-0001`;
  const windowAt = (url: string, done: string[], fails = false): Window => ({
    url,
    focus: async () => done.push(`focus ${url}`),
    async navigate(to) {
      if (fails) throw new TypeError('Not mine.');
      done.push(`navigate ${to}`);
    },
  });
  async function pressed(make: (done: string[]) => readonly Window[]): Promise<string[]> {
    const done: string[] = [];
    const windows = make(done);
    await show({ matchAll: async () => windows, openWindow: async (url) => done.push(`open ${url}`) }, URL);
    return done;
  }

  test('shows the window that is there', async () => {
    const other = `${SCOPE}#/rules`;
    expect(await pressed((done) => [windowAt(other, done), windowAt(URL, done)])).toEqual([`focus ${URL}`]);
  });
  test('takes another window of ours there', async () => {
    const other = `${SCOPE}#/online`;
    expect(await pressed((done) => [windowAt(other, done)])).toEqual([`focus ${other}`, `navigate ${URL}`]);
  });
  test('opens a window if there is none, or none that obeys', async () => {
    expect(await pressed(() => [])).toEqual([`open ${URL}`]);
    expect((await pressed((done) => [windowAt(SCOPE, done, true)])).at(-1)).toBe(`open ${URL}`);
  });
});
