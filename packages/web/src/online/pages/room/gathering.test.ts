import type { SeatInfo, TableInfo } from '@polder/server/wire';
import { describe, expect, test } from 'vitest';
import { isAlone, nextIn, tableUrl } from './gathering.js';

const person = (id: string): SeatInfo => ({
  kind: 'person',
  person: { id, name: id.toUpperCase() },
  bot: null,
});
const free: SeatInfo = { kind: 'open' };
const bot: SeatInfo = { kind: 'bot', level: 'grower' };
const room = (seats: readonly SeatInfo[], spectators = true) =>
  ({ seats, host: 'anna', spectators }) as unknown as TableInfo;

describe('what comes next in a room', () => {
  test('for the host: start, or who is missing', () => {
    expect(nextIn(room([person('anna'), free, free]), 'anna')).toEqual({ what: 'start', missing: 2 });
    expect(nextIn(room([person('anna'), bot]), 'anna')).toEqual({ what: 'start', missing: 0 });
  });
  test('for others who sit there: to wait', () => {
    expect(nextIn(room([person('anna'), person('bram'), free]), 'bram')).toEqual({
      what: 'wait',
      missing: 1,
      host: 'ANNA',
    });
  });
  test('for all: to wait for the pages whose secrets are missing, once the host has started', () => {
    const draw = {
      ...{ server: 's', until: 5 },
      parts: [
        { user: 'anna', commitment: 'a', shown: true },
        { user: 'bram', commitment: 'b', shown: false },
      ],
    };
    const drawn = { ...room([person('anna'), person('bram'), person('carl')]), draw };
    for (const user of ['anna', 'bram', undefined])
      expect(nextIn(drawn, user)).toEqual({ what: 'draw', names: ['BRAM'], until: 5 });
    expect(nextIn({ ...drawn, draw: { ...draw, until: null } }, 'anna').what).toBe('start');
  });
  test('for those who come: a seat, or a look', () => {
    expect(nextIn(room([person('anna'), free]), undefined)).toEqual({ what: 'sit' });
    expect(nextIn(room([person('anna'), free]), 'carl')).toEqual({ what: 'sit' });
    const full = [person('anna'), person('bram')];
    expect(nextIn(room(full), 'carl')).toEqual({ what: 'look', watchable: true });
    expect(nextIn(room(full, false), undefined)).toEqual({ what: 'look', watchable: false });
  });
  test('the last person takes the table along', () => {
    expect(isAlone(room([person('anna'), bot, free]))).toBe(true);
    expect(isAlone(room([person('anna'), person('bram')]))).toBe(false);
  });
});

test('a table is found by the address of this page', () => {
  expect(tableUrl('https://polder.test/#/online', 'abc')).toBe('https://polder.test/#/table/abc');
  expect(tableUrl('https://polder.test/sub/?x=1#/y', 'abc')).toBe('https://polder.test/sub/?x=1#/table/abc');
});
