import { describe, expect, it } from 'vitest';
import { StoreTrouble } from './store.js';
import { asTrouble, isLostConnection, isTaken } from './trouble.js';

const coded = (code: string, message = 'no'): Error => Object.assign(new Error(message), { code });

describe('trouble of the database', () => {
  it.each([
    'SQLITE_FULL',
    'SQLITE_READONLY',
    'SQLITE_READONLY_DIRECTORY',
    'SQLITE_IOERR_FSYNC',
    'SQLITE_CORRUPT',
    'SQLITE_BUSY',
    'SQLITE_CANTOPEN',
    '53100',
    '25006',
    '57P01',
    '08006',
    '53300',
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOSPC',
    'EROFS',
  ])('is %s', (code) => {
    const error = coded(code);
    const trouble = asTrouble(error);
    expect(trouble).toBeInstanceOf(StoreTrouble);
    expect(trouble).toMatchObject({ cause: error });
    expect(asTrouble(trouble)).toBe(trouble);
  });

  it('is also what drivers say without a code, or of several addresses', () => {
    expect(asTrouble(new Error('Connection terminated unexpectedly'))).toBeInstanceOf(StoreTrouble);
    const several = new AggregateError([coded('ECONNREFUSED', 'refused'), coded('ECONNREFUSED')]);
    expect(asTrouble(several)).toMatchObject({
      name: 'StoreTrouble',
      message: expect.stringContaining('refused'),
    });
  });

  it.each(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR', '23505', '42601', '40P01', 'ERR_INVALID_ARG_TYPE'])(
    'is not %s',
    (code) => {
      const error = coded(code);
      expect(asTrouble(error)).toBe(error);
    },
  );

  it('is not what is no error at all', () => {
    expect(asTrouble('SQLITE_FULL')).toBe('SQLITE_FULL');
    expect(asTrouble(undefined)).toBeUndefined();
  });

  it('leaves open what became of a request only if the connection was lost', () => {
    expect(isLostConnection(asTrouble(coded('57P01')))).toBe(true);
    expect(isLostConnection(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isLostConnection(coded('53100'))).toBe(false);
    expect(isLostConnection(coded('23505'))).toBe(false);
  });

  it('is not a key that is taken', () => {
    expect(isTaken(coded('23505'))).toBe(true);
    expect(isTaken(coded('SQLITE_CONSTRAINT_PRIMARYKEY'))).toBe(true);
    expect(isTaken(coded('23503'))).toBe(false);
  });
});
