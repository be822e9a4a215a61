import type { SeatInfo, TableInfo } from '@polder/server/wire';
import { describe, expect, test } from 'vitest';
import { en, pl } from '../../../words/testing.js';
import { isFull, isTurnOf, optionsOf, seatOf, tagsOf, taken } from '../table-facts.js';
import { botsAt, hostName, ownBy, playersLine, statusOf, timeOf } from './listing.js';

const person = (name: string, bot: 'grower' | null = null): SeatInfo => ({
  kind: 'person',
  person: { id: name.toLowerCase(), name },
  bot,
});
const free: SeatInfo = { kind: 'open' };
const bot: SeatInfo = { kind: 'bot', level: 'master' };

const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'table',
  game: 'valley',
  options: {},
  edition: null,
  status: 'playing',
  listed: true,
  pace: { kind: 'none' },
  rated: false,
  hints: false,
  spectators: false,
  host: 'anna',
  seats: [person('Anna'), person('Bram')],
  waitingFor: [0],
  since: 50,
  createdAt: 10,
  startedAt: 20,
  finishedAt: null,
  commitment: null,
  version: null,
  result: null,
  rematch: null,
  ...more,
});
const over = table({
  status: 'over',
  waitingFor: [],
  finishedAt: 90,
  result: {
    winners: [1],
    standings: [
      { seat: 1, rank: 1, vp: 70, tieBreaks: [] },
      { seat: 0, rank: 2, vp: 64, tieBreaks: [] },
    ],
  },
});

describe('own tables', () => {
  test('those that wait for oneself come first, the longest wait before the others', () => {
    const tables = [
      table({ id: 'a', waitingFor: [1] }),
      table({ id: 'b', since: 70 }),
      table({ id: 'c', since: 30 }),
      table({ id: 'd', status: 'open', waitingFor: [] }),
      over,
      table({ id: 'e', status: 'abandoned', waitingFor: [] }),
      table({ id: 'f', status: 'cancelled', waitingFor: [] }),
    ];
    const { turn, going, open, over: done } = ownBy(tables, 'anna');
    expect(turn.map(({ id }) => id)).toEqual(['c', 'b']);
    expect(going.map(({ id }) => id)).toEqual(['a']);
    expect(open.map(({ id }) => id)).toEqual(['d']);
    expect(done.map(({ id }) => id)).toEqual(['table', 'e']);
  });

  test('a bot that stands in is asked instead of oneself', () => {
    const away = table({ seats: [person('Anna', 'grower'), person('Bram')] });
    expect(isTurnOf(away, 'anna')).toBe(false);
    expect(statusOf(away, 'anna', en.online)).toBe('A bot plays for you');
    expect(statusOf(away, 'bram', en.online)).toBe('Waiting for Anna');
  });

  test('a list shows since when it waits, or when it ended', () => {
    expect([timeOf(table()), timeOf(table({ since: null })), timeOf(over)]).toEqual([50, 20, 90]);
    expect(timeOf(table({ status: 'open', startedAt: null }))).toBe(10);
  });
});

describe('in words', () => {
  test('whose turn it is', () => {
    expect(statusOf(table(), 'anna', en.online)).toBe('Your turn');
    expect(statusOf(table(), 'bram', en.online)).toBe('Waiting for Anna');
    expect(statusOf(table(), undefined, pl.online)).toBe('Ruch: Anna');
    const both = table({ seats: [person('Anna'), person('Bram'), bot], waitingFor: [1, 2] });
    expect(statusOf(both, 'anna', en.online)).toBe('Waiting for Bram and Master (bot)');
  });

  test('how many are missing', () => {
    const seats = (n: number): TableInfo =>
      table({ status: 'open', seats: [person('Anna'), ...Array.from({ length: n }, () => free)] });
    expect([0, 1, 2].map((n) => statusOf(seats(n), 'anna', en.online))).toEqual([
      'All are here',
      '1 seat still free',
      '2 seats still free',
    ]);
    expect([0, 1, 3].map((n) => statusOf(seats(n), 'anna', pl.online))).toEqual([
      'Wszyscy są',
      'Jeszcze 1 wolne miejsce',
      'Jeszcze 3 wolne miejsca',
    ]);
  });

  test('who won, and with how many points', () => {
    expect(statusOf(over, 'bram', en.online)).toBe('You won');
    expect(statusOf(over, 'anna', en.online)).toBe('Won by Bram');
    expect(playersLine(over, 'anna', en.online)).toBe('Bram 70 VP, you 64 VP');
    expect(playersLine(over, 'bram', pl.online)).toBe('Ty 70 PZ, Anna 64 PZ');
    const gone: SeatInfo = { kind: 'person', person: { id: 'bram', name: '' }, bot: null };
    const left = { ...over, seats: over.seats.map((it, seat) => (seat === 1 ? gone : it)) };
    expect(playersLine(left, 'anna', en.online)).toBe('Somebody who left 70 VP, you 64 VP');
    expect(playersLine(left, 'anna', pl.online)).toBe('Ktoś, kto odszedł 70 PZ, ty 64 PZ');
    const shared = table({ ...over, result: { winners: [0, 1], standings: [] } });
    expect(statusOf(shared, 'anna', en.online)).toBe('Won by you and Bram');
  });

  test('who sits there, without free seats', () => {
    const gathering = table({ status: 'open', seats: [person('Anna'), free, bot] });
    expect(playersLine(gathering, 'anna', en.online)).toBe('You, Master (bot)');
    expect([taken(gathering), isFull(gathering), botsAt(gathering)]).toEqual([2, false, 1]);
    expect(hostName(gathering)).toBe('Anna');
    expect(hostName(table({ host: 'gone' }))).toBeUndefined();
  });

  test('of games that came to nothing', () => {
    expect(statusOf(table({ status: 'abandoned' }), 'anna', en.online)).toBe('Given up by agreement');
    expect(statusOf(table({ status: 'cancelled' }), 'anna', en.online)).toBe('Never began');
  });
});

describe('facts', () => {
  test('nobody sits nowhere', () => {
    expect([seatOf(table(), 'bram'), seatOf(table(), 'nobody'), seatOf(table(), undefined)]).toEqual([
      1,
      undefined,
      undefined,
    ]);
  });

  test('what is special about a table', () => {
    expect(tagsOf(table())).toEqual([]);
    const special = table({
      rated: true,
      options: { expert: true },
      edition: { hash: '0', name: 'Mine' },
      hints: true,
      spectators: true,
      listed: false,
    });
    expect(tagsOf(special)).toEqual(['rated', 'edition', 'hints', 'spectators', 'unlisted']);
    expect(optionsOf(special).map(({ key }) => key)).toEqual(['expert']);
    for (const { online } of [en, pl])
      for (const tag of tagsOf(special)) {
        expect(online.tag(tag)).toMatch(/^\p{Lu}[^.]+$/u);
        expect(online.tagLine(tag, special)).not.toBe('');
      }
    expect(en.online.tagLine('edition', special)).toContain('Mine');
  });
});
