import { describe, expect, it } from 'vitest';
import { openLog } from './log.js';

function heard() {
  const lines: string[] = [];
  return { lines, log: openLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) }) };
}

const TOKEN = 'k3Jd0_qTz9-LmN4pR7sXvY2wA5bC8eFg';

describe('the log', () => {
  it('is one object a line', () => {
    const { lines, log } = heard();
    log.info({ table: 3 }, 'hello');
    log.debug('quiet');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 30, table: 3, msg: 'hello' },
      { level: 20, msg: 'quiet' },
    ]);
  });

  it.each(['cookie', 'authorization', 'set-cookie', 'token', 'email', 'seed', 'secret'])(
    'keeps back what is called %s',
    (name) => {
      const { lines, log } = heard();
      log.info({ [name]: 'hunter2', headers: { [name]: 'hunter2' } }, 'hello');
      expect(lines.join()).not.toContain('hunter2');
    },
  );

  it('keeps back what errors repeat', () => {
    const { lines, log } = heard();
    const error = Object.assign(new Error(`no user ann@example.com with token ${TOKEN}\nann@example.com`), {
      code: '23505',
      detail: 'Key (email)=(ann@example.com) already exists.',
      parameters: ['ann@example.com'],
    });
    log.error({ err: error }, 'failed');
    log.child({}).error(error, `failed at postgres://me:hunter2@db/polder`);
    const all = lines.join('');
    for (const secret of ['ann@', 'example.com', TOKEN, 'hunter2']) expect(all).not.toContain(secret);
    expect(JSON.parse(lines[0])).toMatchObject({ msg: 'failed', err: { type: 'Error', code: '23505' } });
    expect(JSON.parse(lines[0]).err.stack).toContain('log.test.ts');
  });

  it('is silent if it is told so', () => {
    const lines: string[] = [];
    openLog({ logLevel: 'silent' }, { write: (line) => void lines.push(line) }).fatal('hello');
    expect(lines).toEqual([]);
  });
});
