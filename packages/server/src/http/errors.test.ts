import { describe, expect, it } from 'vitest';
import { Refused } from '../refused.js';
import { StoreTrouble } from '../store/store.js';
import type { RefusalCode } from '../wire/messages.js';
import { answerTo } from './errors.js';

describe('what went wrong, in the words of HTTP', () => {
  it.each<[RefusalCode, number]>([
    ['bad', 400],
    ['noSession', 401],
    ['notYours', 403],
    ['notFound', 404],
    ['stale', 409],
    ['illegal', 409],
    ['cannotUndo', 409],
    ['notNow', 409],
    ['full', 409],
    ['tooMuch', 429],
    ['closing', 503],
    ['trouble', 503],
  ])('%s is %i', (code, status) => {
    const refusal = { code, message: 'because', rule: 'BLD-2' };
    expect(answerTo(new Refused(refusal))).toMatchObject({ status, refusal, fault: false });
  });
  it('tells when to come again', () => {
    const busy = new Refused({ code: 'tooMuch', message: 'slow down', retryAfter: 7 });
    expect(answerTo(busy).retryAfter).toBe(7);
    expect(answerTo(new Refused({ code: 'closing', message: 'bye' })).retryAfter).toBe(5);
    expect(answerTo(new Refused({ code: 'bad', message: 'no' })).retryAfter).toBeUndefined();
  });
  it('a database that can’t work is trouble, without its words', () => {
    const answer = answerTo(new StoreTrouble('disk full at /secret/path'));
    expect(answer).toMatchObject({ status: 503, refusal: { code: 'trouble' }, retryAfter: 5, fault: true });
    expect(JSON.stringify(answer)).not.toContain('secret');
  });
  it('of what a broken connection to the database has kept, nothing is promised', () => {
    const cause = Object.assign(new Error('reset'), { code: 'ECONNRESET' });
    const { refusal } = answerTo(new StoreTrouble('gone', { cause }));
    expect(refusal).toMatchObject({ code: 'trouble', reason: 'unknown' });
    expect(refusal.message).not.toContain('Nothing was kept');
    expect(answerTo(new StoreTrouble('full')).refusal.message).toContain('Nothing was kept');
  });
  it.each([
    new Error('secret'),
    'secret',
    undefined,
    Object.assign(new Error('secret'), { statusCode: 500 }),
  ])('what nobody foresaw (%s) is our fault, and nothing is told of it', (error) => {
    const answer = answerTo(error);
    expect(answer).toMatchObject({ status: 500, refusal: { code: 'trouble' }, fault: true });
    expect(JSON.stringify(answer)).not.toContain('secret');
  });
});
