import type { LiveStatus } from '@polder/server/wire';
import { describe, expect, it } from 'vitest';
import { noticeOf } from './notice.js';

const status = (change: Partial<LiveStatus> = {}): LiveStatus =>
  ({ status: 'playing', bots: [null, null, null], proposal: null, ...change }) as LiveStatus;
const proposal = { id: 3, by: 1, what: { what: 'pause' }, yes: [1], asked: [0] } as const;
const calm = {
  info: {} as never,
  seat: 0,
  status: status(),
  link: 'on',
  unreadable: undefined,
  gone: false,
  lost: false,
  slow: false,
  told: undefined,
} as const;

describe('what stands under the header', () => {
  it('is nothing as long as all is well', () => {
    expect(noticeOf(calm)).toBeUndefined();
    // Without a socket it goes on as well, only slower.
    expect(noticeOf({ ...calm, link: 'fallback' })).toBeUndefined();
  });

  it('is the connection before all else', () => {
    const asked = status({ proposal });
    expect(noticeOf({ ...calm, lost: true, link: 'off', status: asked })).toBe('off');
    expect(noticeOf({ ...calm, lost: true, link: 'connecting', status: asked })).toBe('connecting');
    expect(noticeOf({ ...calm, unreadable: 'x', lost: true })).toBe('unreadable');
    expect(noticeOf({ ...calm, gone: true, lost: true })).toBe('gone');
  });

  it('lets whoever has a bot come back before they are asked', () => {
    const bots = ['grower', null] as const;
    expect(noticeOf({ ...calm, status: status({ proposal, bots }) })).toBe('standIn');
  });

  it('asks whoever is asked, and tells the others of it', () => {
    expect(noticeOf({ ...calm, status: status({ proposal }) })).toBe('asked');
    expect(noticeOf({ ...calm, seat: 1, status: status({ proposal }) })).toBe('proposed');
    expect(noticeOf({ ...calm, seat: null, status: status({ proposal }) })).toBe('proposed');
  });

  it('says when a bot plays for oneself, also in a pause, but not after the game', () => {
    const bots = ['grower', null, null] as const;
    expect(noticeOf({ ...calm, status: status({ bots }) })).toBe('standIn');
    expect(noticeOf({ ...calm, status: status({ bots, status: 'paused' }) })).toBe('standIn');
    expect(noticeOf({ ...calm, status: status({ bots, status: 'over' }) })).toBeUndefined();
  });

  it('tells shortly what has happened, unless it stands there anyway', () => {
    const told = { type: 'note', seq: 1, at: 0, seat: 1, what: 'decline' } as const;
    expect(noticeOf({ ...calm, told })).toBe('told');
    const paused = status({ status: 'paused' });
    expect(noticeOf({ ...calm, told: { ...told, what: 'pause' }, status: paused })).toBe('paused');
    expect(noticeOf({ ...calm, told: { ...told, what: 'propose' } })).toBeUndefined();
  });

  it('says what can’t be seen from the board', () => {
    expect(noticeOf({ ...calm, slow: true })).toBe('sending');
    expect(noticeOf({ ...calm, status: status({ status: 'abandoned' }) })).toBe('abandoned');
    expect(noticeOf({ ...calm, seat: null })).toBe('watching');
  });
});
