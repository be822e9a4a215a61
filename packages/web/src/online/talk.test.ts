import type { GameEvent } from '@polder/core';
import type { ChatMessage, LiveStatus, TableInfo } from '@polder/server/wire';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../session/session.js';
import { askableBack } from './table/take-back.js';
import { otherPeople, overdue, unreadOf, waysBack } from './talk.js';

const turn = (seat: number): GameEvent => ({ type: 'turn', seat, round: 1 }) as GameEvent;
const moment = (seat: number, ...events: GameEvent[]): Moment<GameEvent> => ({ seat, key: 'k', events });

/** Two in turn, three choices each; the third passes the turn on. */
const LINE = [0, 1, 0].flatMap((seat) => [moment(seat), moment(seat), moment(seat, turn(1 - seat))]);

describe('ways back that others must agree to', () => {
  it('are before the last choice, and the beginning of the last turn', () => {
    // Seat 1 has just been asked again: its last turn was the one before.
    expect(waysBack(LINE, { own: 1, undoable: 0, shown: undefined })).toEqual([
      { to: 'choice', choices: 5 },
      { to: 'turn', choices: 3 },
    ]);
  });

  it('are not what can be undone alone', () => {
    const line = [...LINE, moment(1), moment(1)];
    expect(waysBack(line, { own: 1, undoable: 2, shown: undefined })).toEqual([]);
    // Something was revealed in between.
    expect(waysBack(line, { own: 1, undoable: 1, shown: undefined })).toEqual([{ to: 'turn', choices: 9 }]);
  });

  it('may be the moment that is looked at, once', () => {
    expect(waysBack(LINE, { own: 0, undoable: 0, shown: 2 })).toContainEqual({ to: 'shown', choices: 2 });
    expect(waysBack(LINE, { own: 0, undoable: 0, shown: 9 })).not.toContainEqual({ to: 'shown', choices: 9 });
    expect(waysBack(LINE, { own: 1, undoable: 0, shown: 3 })).toHaveLength(2);
  });

  it('are none before anything has happened', () => {
    expect(waysBack([], { own: 0, undoable: 0, shown: 0 })).toEqual([]);
  });
});

describe('asking the others to take back what can’t be undone alone', () => {
  const people = [{ kind: 'person' }, { kind: 'person' }] as unknown as TableInfo['seats'];
  const bots = [{ kind: 'person' }, { kind: 'bot' }] as unknown as TableInfo['seats'];
  const at = (seats: TableInfo['seats'], status: Partial<LiveStatus> = {}, own: number | null = 0) =>
    askableBack({
      own,
      isOver: false,
      now: {
        info: { seats } as TableInfo,
        status: { proposal: null, bots: [null, null], undoable: { steps: 0 }, ...status } as LiveStatus,
      },
      session: { moments: LINE },
    });

  it('is offered where somebody could agree', () => {
    expect(at(people)).toEqual({ to: 'choice', choices: 8 });
  });

  it('is not offered to bots, to those who look on, or while another question is open', () => {
    expect(at(bots)).toBeUndefined();
    expect(at(people, {}, null)).toBeUndefined();
    expect(at(people, { proposal: {} as LiveStatus['proposal'] })).toBeUndefined();
  });
});

describe('who keeps the table waiting', () => {
  const people = [0, 1, 2].map((seat) => ({
    kind: 'person' as const,
    person: { id: `p${seat}`, name: '' },
    bot: null,
  }));
  const info = { seats: people, since: null } as unknown as TableInfo;
  const status = (change: Partial<LiveStatus>): LiveStatus =>
    ({
      status: 'playing',
      waitingFor: [1],
      bots: [null, null, null],
      clocks: [null, { bank: 600_000, since: 0, free: 45_000 }, null],
      ...change,
    }) as LiveStatus;

  it('is whoever has used up the free time', () => {
    expect(overdue(status({}), info, 0, 44_000)).toEqual([]);
    expect(overdue(status({}), info, 0, 46_000)).toEqual([1]);
  });

  it('is nobody where there is a clock and only one other who could vote', () => {
    const two = { ...info, seats: people.slice(0, 2) } as TableInfo;
    expect(overdue(status({ bots: [null, null] }), two, 0, 99_000)).toEqual([]);
    expect(overdue(status({ bots: [null, null, 'grower'] }), info, 0, 99_000)).toEqual([]);
    const none = status({ clocks: [null, null] });
    expect(overdue(none, { ...two, since: 0 }, 0, 3_700_000)).toEqual([1]);
  });

  it('is never oneself, a bot, or anybody in a pause', () => {
    expect(overdue(status({}), info, 1, 99_000)).toEqual([]);
    expect(overdue(status({ bots: [null, 'grower', null] }), info, 0, 99_000)).toEqual([]);
    expect(overdue(status({ status: 'paused' }), info, 0, 99_000)).toEqual([]);
  });

  it('without a clock takes an hour', () => {
    const none = status({ clocks: [null, null, null] });
    const since = { ...info, since: 1000 } as TableInfo;
    expect(overdue(none, since, 0, 3_000_000)).toEqual([]);
    expect(overdue(none, since, 0, 3_700_000)).toEqual([1]);
    expect(overdue(none, info, 0, 3_700_000)).toEqual([]);
  });

  it('asked are the people who are there, but oneself', () => {
    expect(otherPeople(info, status({ bots: [null, 'grower', null] }), 0)).toEqual([2]);
  });
});

describe('what is unread', () => {
  const said = (id: number, from: string): ChatMessage => ({
    id,
    at: 0,
    from: { id: from, name: from },
    phrase: 'hello',
    text: null,
  });
  it('is what others have said since', () => {
    const chat = [said(0, 'a'), said(1, 'b'), said(2, 'a')];
    expect(unreadOf(chat, -1, 'a').map(({ id }) => id)).toEqual([1]);
    expect(unreadOf(chat, 1, undefined).map(({ id }) => id)).toEqual([2]);
  });
});
