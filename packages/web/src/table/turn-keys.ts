import type { GameEvent, Seat } from '@polder/core';
import type { Moment, Session } from '../session/session.js';
import { settings } from '../settings.svelte.js';
import type { Turn } from './history/turns.js';
import type { Story } from './story.js';

interface Asked {
  readonly session: Pick<Session<unknown, GameEvent>, 'players' | 'hints'>;
  readonly turns: readonly Turn[];
  readonly result: unknown;
}

/** Only about the whole turns of bots, and where advice is allowed. */
export const mayAskWhy = ({ session, turns, result }: Asked, { kind, seat, choices }: Story): boolean =>
  kind === 'turn' &&
  session.players[seat]?.kind === 'bot' &&
  settings.hints &&
  session.hints !== false &&
  (result !== undefined || (turns.at(-1)?.from ?? 0) > choices);

/**
 * What a seat chose in a row from a moment on, knowing the same all the time: up to the choice that showed something
 * hidden or passed the turn on.
 */
export function keysFrom(moments: readonly Moment<GameEvent>[], from: number, seat: Seat): readonly string[] {
  const keys: string[] = [];
  for (const moment of moments.slice(from)) {
    if (moment.seat !== seat) break;
    keys.push(moment.key);
    if (moment.events.some(({ type, reveals }) => reveals || type === 'turn' || type === 'over')) break;
  }
  return keys;
}
