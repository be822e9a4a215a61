import type { Pace } from '../wire/table.js';
import type { What } from './texts.js';

/** Somebody who plays on or comes back at once is not told. In ms. */
const DELAYS: Readonly<Record<'days' | 'live', Readonly<Record<What, number>>>> = {
  days: { turn: 60_000, began: 60_000, ended: 60_000, standIn: 60_000 },
  live: { turn: 10_000, began: 5_000, ended: 60_000, standIn: 10_000 },
};

/** What waits for somebody to do something; the rest a page that is open has told already. */
const LASTING: readonly What[] = ['turn', 'standIn'];

/**
 * Whoever is there sees it in the page. If they leave it at that, they are told once they have been away for as
 * long as the notice waits: a page that is loaded anew is no leaving. `there`: they were when it was last looked at.
 */
export function whenDue(what: What, there: boolean, present: boolean): 'now' | 'later' | 'never' {
  if (!present && !there) return 'now';
  return LASTING.includes(what) ? 'later' : 'never';
}

/** How long a notice waits before it goes out. */
export const delayOf = ({ kind }: Pick<Pace, 'kind'>, what: What): number =>
  DELAYS[kind === 'live' ? 'live' : 'days'][what];
