import { describe, expect, it } from 'vitest';
import { quietLog } from '../http/log.js';
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

  it('keeps back ids without a digit, and no words that are only long', () => {
    const { lines, log } = heard();
    const ids = ['kJdqTzLmNpRsXvYwAbCe', 'JhQ_mZpLx-TbVcRwYkDs', 'abcdefghijKLMNopqrsT'];
    const words = [
      ...['internationalization', 'ERR_STREAM_WRITE_AFTER_END', 'idle_in_transaction_session_timeout'],
      ...[
        'PayloadTooLargeError',
        'connectionTimeoutMillis',
        'Strict-Transport-Security',
        'content-security-policy',
      ],
    ];
    log.info(`no table ${ids.join(', ')}: ${words.join(' ')}`);
    for (const id of ids) expect(lines.join()).not.toContain(id);
    for (const word of words) expect(lines.join()).toContain(word);
    // However long, it is looked at in no time.
    log.info(`${'aB'.repeat(20_000)}! ${'abc'.repeat(20_000)}9`);
    expect(lines[1]).not.toMatch(/aB|abc/);
  });

  it('names a table by a mark, always the same, by which nobody finds it', () => {
    const { lines, log } = heard();
    const id = 'abcdefghijklmnopqrst';
    log.info({ table: id }, 'one');
    quietLog(log).warn({ table: id }, 'two');
    log.child({}).error({ table: 'abcdefghijklmnopqrsu' }, 'three');
    const [one, two, three] = lines.map((line) => JSON.parse(line).table);
    expect(one).toMatch(/^[0-9a-f]{10}$/);
    expect(two).toBe(one);
    expect(three).not.toBe(one);
    expect(lines.join()).not.toContain('abcdefg');
  });

  it('is silent if it is told so', () => {
    const lines: string[] = [];
    openLog({ logLevel: 'silent' }, { write: (line) => void lines.push(line) }).fatal('hello');
    expect(lines).toEqual([]);
  });
});
