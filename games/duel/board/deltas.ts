import type { DuelState } from '@polder/duel';
import type { Delta } from '@polder/web/table/table.svelte.js';
import { trackVp } from './model/players.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** What differs for a seat between two states of the table: goods, VP on the track, a step of the Calendar. */
export function deltasOf(before: DuelState, after: DuelState, seat: number): Delta[] {
  const changes: [Delta['icon'], (state: DuelState) => number][] = [
    ['guilder', ({ players }) => players[seat].guilder],
    ['tool', ({ players }) => players[seat].tools],
    ['b-any', ({ players }) => sum(players[seat].storage)],
    ['trade', ({ players }) => players[seat].traded.length],
    ['vp', ({ players }) => trackVp(players[seat])],
    ['calendar', ({ calendar }) => calendar],
  ];
  return changes.map(([icon, of]) => ({ icon, n: of(after) - of(before) })).filter(({ n }) => n !== 0);
}
