/** How long turns took. Plain data, and parts can be added up: only the longest is kept as it was. */
export interface Times {
  turns: number;
  longest: number;
  /** Turns by time: a bucket ends 5% above its start. */
  buckets: Record<number, number>;
}

const STEP = Math.log(1.05);
/** In ms; what is shorter counts as this. */
const SHORTEST = 0.001;

export const newTimes = (): Times => ({ turns: 0, longest: 0, buckets: {} });

export function countTime(times: Times, ms: number): void {
  const bucket = Math.floor(Math.log(Math.max(ms, SHORTEST) / SHORTEST) / STEP);
  times.turns++;
  times.longest = Math.max(times.longest, ms);
  times.buckets[bucket] = (times.buckets[bucket] ?? 0) + 1;
}

export function addTimes(to: Times, from: Times): void {
  to.turns += from.turns;
  to.longest = Math.max(to.longest, from.longest);
  for (const [bucket, n] of Object.entries(from.buckets)) {
    to.buckets[Number(bucket)] = (to.buckets[Number(bucket)] ?? 0) + n;
  }
}

/** The time that this share of the turns does not exceed, within 5%. */
export function timeOf({ turns, longest, buckets }: Times, share: number): number {
  let sofar = 0;
  for (const [bucket, n] of Object.entries(buckets)) {
    sofar += n;
    if (sofar >= share * turns) return Math.min(longest, SHORTEST * Math.exp((Number(bucket) + 0.5) * STEP));
  }
  return longest;
}
