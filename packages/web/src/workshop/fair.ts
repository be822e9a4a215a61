import type { Family } from '@polder/bots';
import {
  addBalance,
  type Balance,
  deviation,
  type Flag,
  type ItemStats,
  isAboutWins,
  itemStats,
  mean,
  newBalance,
  type SeatStats,
  seatStats,
} from '@polder/bots/balance';
import type { FairReply, FairRequest } from './fair-messages.js';

/** What games between bots say about an edition. */
export interface Fairness {
  readonly games: number;
  readonly seats: readonly (SeatStats & { readonly vp: number })[];
  readonly rounds: {
    readonly mean: number;
    readonly sd: number;
    readonly histogram: Readonly<Record<number, number>>;
  };
  readonly scores: {
    readonly winners: number;
    readonly losers: number;
    readonly histogram: Readonly<Record<number, number>>;
  };
  readonly standsOut: readonly OutOfLine[];
}

export interface OutOfLine extends ItemStats {
  readonly id: string;
  /** In English. */
  readonly name: string;
  readonly flag: Flag;
}

/** Below so many games nothing is said about single things. */
export const FEWEST_FOR_ITEMS = 100;

const meanOf = ({ seats, sources }: Balance['winners']): number =>
  seats === 0 ? 0 : Object.values(sources).reduce((sum, vp) => sum + vp, 0) / seats;

function together(...histograms: readonly Readonly<Record<number, number>>[]): Record<number, number> {
  const sums: Record<number, number> = {};
  for (const one of histograms)
    for (const [key, n] of Object.entries(one)) sums[Number(key)] = (sums[Number(key)] ?? 0) + n;
  return sums;
}

export function fairnessOf(balance: Balance, families: readonly Family[]): Fairness {
  const { base, winners, losers, items } = balance;
  const { games, seats, rounds, lengths } = base;
  return {
    games,
    seats: seats.map(({ vp, wins }) => ({ ...seatStats(wins, games, seats.length), vp: mean(vp, games) })),
    rounds: { mean: mean(rounds, games), sd: deviation(rounds, games), histogram: lengths },
    scores: {
      winners: meanOf(winners),
      losers: meanOf(losers),
      histogram: together(winners.scores, losers.scores),
    },
    standsOut: games < FEWEST_FOR_ITEMS ? [] : outOfLine(families, items, seats.length, games),
  };
}

/** Furthest from fair first; what is only rare, or never came up, at the end. */
function outOfLine(
  families: readonly Family[],
  items: Balance['items'],
  seats: number,
  games: number,
): OutOfLine[] {
  const found = families
    .flatMap(({ items: list }) => list)
    .flatMap(({ id, name }): OutOfLine[] => {
      const stats = itemStats(items[id], seats, games);
      const [flag] = stats.flags;
      return flag ? [{ ...stats, id, name, flag }] : [];
    });
  const size = ({ flag, lift }: OutOfLine): number => (isAboutWins(flag) ? Math.abs(lift?.value ?? 0) : 0);
  return found.sort((a, b) => size(b) - size(a));
}

/** Games under way in workers. */
export interface Run {
  readonly stop: () => void;
}

export interface RunReport {
  readonly balance: Balance;
  readonly families: readonly Family[];
}

interface Handlers {
  played(report: RunReport): void;
  done(): void;
  failed(message: string): void;
}

const startWorker = (): Worker =>
  new Worker(new URL('./fair-worker.ts', import.meta.url), { type: 'module' });

/** Half of the cores, so that the page and the rest of the machine stay quick. */
export const workersHere = (): number =>
  Math.max(1, Math.min(4, Math.floor((globalThis.navigator?.hardwareConcurrency ?? 2) / 2)));

/** Lets bots play these games, shared among workers. The sums do not depend on how many there are. */
export function runFair(
  request: Omit<FairRequest, 'seeds'> & { readonly games: number },
  on: Handlers,
  {
    count = workersHere(),
    start = startWorker,
  }: { readonly count?: number; readonly start?: () => Worker } = {},
): Run {
  const { games, ...rest } = request;
  const seeds = Array.from({ length: games }, (_, i) => `fair/${i}`);
  const workers = Array.from({ length: Math.min(count, games) }, start);
  let left = workers.length;
  let sum: Balance | undefined;
  let families: readonly Family[] = [];
  const stop = (): void => {
    for (const worker of workers.splice(0)) worker.terminate();
  };
  const fail = (message: string): void => {
    stop();
    on.failed(message);
  };
  for (const [i, worker] of [...workers].entries()) {
    worker.addEventListener('error', (event) => fail(event.message || 'The worker has stopped.'));
    worker.addEventListener('message', ({ data }: MessageEvent<FairReply>) => {
      if (data.type === 'failed') fail(data.message);
      else if (data.type === 'begun') families = data.families;
      else if (data.type === 'played') {
        sum ??= newBalance(data.balance.base.seats.length, Object.keys(data.balance.items));
        addBalance(sum, data.balance);
        on.played({ balance: sum, families });
      } else if (--left === 0) {
        stop();
        on.done();
      }
    });
    worker.postMessage({ ...rest, seeds: seeds.filter((_, k) => k % count === i) } satisfies FairRequest);
  }
  return { stop };
}

/** Seconds that are left, by how long the games took that were played. */
export const secondsLeft = (done: number, of: number, ms: number): number =>
  done === 0 ? Number.NaN : Math.ceil(((of - done) * ms) / done / 1000);
