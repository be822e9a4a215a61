import type { OnlineNow } from '../../session/remote.js';

/** What stands under the header. */
export type Notice =
  | 'unreadable'
  | 'gone'
  | 'off'
  | 'connecting'
  | 'asked'
  | 'sending'
  | 'standIn'
  | 'paused'
  | 'proposed'
  | 'told'
  | 'abandoned'
  | 'watching';

interface Standing extends Pick<OnlineNow, 'info' | 'seat' | 'status' | 'link' | 'unreadable' | 'gone'> {
  /** No connection, for longer than a moment. */
  readonly lost: boolean;
  /** An answer takes longer than a moment. */
  readonly slow: boolean;
  readonly told: OnlineNow['note'];
}

/** One thing at a time, the most pressing: there is little room, and less attention. */
export function noticeOf(it: Standing): Notice | undefined {
  const { seat, status, link } = it;
  const { proposal } = status;
  if (it.unreadable !== undefined) return 'unreadable';
  if (it.gone) return 'gone';
  if (it.lost) return link === 'off' ? 'off' : 'connecting';
  const away = seat !== null && status.bots[seat] !== null;
  // Whoever has a bot must come back before they can answer.
  if (proposal && seat !== null && !away && proposal.asked.includes(seat)) return 'asked';
  if (it.slow) return 'sending';
  const plays = status.status === 'playing' || status.status === 'paused';
  if (away && plays) return 'standIn';
  if (it.told && it.told.what !== 'propose' && it.told.what !== 'pause' && it.told.what !== 'abandon')
    return 'told';
  if (status.status === 'paused') return 'paused';
  if (proposal) return 'proposed';
  if (status.status === 'abandoned') return 'abandoned';
  return seat === null ? 'watching' : undefined;
}
