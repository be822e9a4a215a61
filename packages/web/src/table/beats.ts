/** How others' turns are shown: in few beats, and never for long. */

/** A turn waits so long in all, in ms at normal pace: with drawing it stays on the screen for a second and a half. */
export const LONGEST = 1300;
/** What goes by faster is not seen. */
export const SHORTEST = 220;

/**
 * How long to wait after each of the events of one turn, given how long each would like to stay. Where that is
 * more than there is, they share it; what would be too short is shown together with what follows.
 */
export function beatsOf(wishes: readonly number[], longest = LONGEST, shortest = SHORTEST): number[] {
  const total = wishes.reduce((sum, wish) => sum + wish, 0);
  if (total <= longest) return [...wishes];
  const most = Math.floor(longest / shortest);
  const waits = wishes.map(() => 0);
  let gathered = 0;
  let last = -1;
  for (const [i, wish] of wishes.entries()) {
    gathered += wish;
    if (wish === 0 || gathered < total / most) continue;
    waits[i] = (gathered / total) * longest;
    gathered = 0;
    last = i;
  }
  // The rest is too short for a beat of its own.
  if (last >= 0) waits[last] += (gathered / total) * longest;
  return waits;
}

/** The same for several who act one after the other: each has that long. */
export function beatsByActor(wishes: readonly number[], actors: readonly number[]): number[] {
  const waits: number[] = [];
  for (let from = 0; from < wishes.length; from = waits.length) {
    const other = actors.findIndex((actor, i) => i > from && actor !== actors[from]);
    waits.push(...beatsOf(wishes.slice(from, other < 0 ? undefined : other)));
  }
  return waits;
}
