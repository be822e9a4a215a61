import type { ValleyPlayer, ValleyState } from '@polder/valley';
import type { Delta } from '@polder/web/table/table.svelte.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** What differs for a seat between two states of the table: VP on the track, goods, a step of the Calendar. */
export function deltasOf(before: ValleyState, after: ValleyState, seat: number): Delta[] {
  const [then, now] = [before.players[seat], after.players[seat]];
  const changes: [Delta['icon'], (player: ValleyPlayer) => number][] = [
    ['guilder', ({ guilder }) => guilder],
    ['tool', ({ tools }) => tools],
    ['b-any', ({ storage }) => sum(storage)],
    ['plant', ({ rows }) => sum(rows)],
    ['vp', ({ vp }) => sum(vp)],
    ['calendar', ({ calendar }) => calendar],
  ];
  return changes.map(([icon, of]) => ({ icon, n: of(now) - of(then) })).filter(({ n }) => n !== 0);
}
