import { setTimeout as wait } from 'node:timers/promises';
import { below, type Random, seedRandom } from '@polder/core';

/** How bad the network is: each a chance in a thousand, for every message in either direction. */
export interface Weather {
  readonly drop: number;
  readonly duplicate: number;
  /** Comes after the one behind it. */
  readonly reorder: number;
  readonly delay: number;
  /** Of a delay, in ms. */
  readonly longest: number;
  /** What a client has said comes once more, much later, perhaps over its next connection. */
  readonly late: number;
  /** How much later at most, in ms. */
  readonly latest: number;
  /** The connection is gone, and both ends learn of it. */
  readonly cut: number;
  /** This direction is ended, the other one goes on (TCP's half-close). */
  readonly halfClose: number;
  /** From now on nothing gets through in this direction, and nobody is told. */
  readonly hole: number;
}

export const CALM: Weather = {
  ...{ drop: 0, duplicate: 0, reorder: 0, delay: 0, longest: 0, late: 0, latest: 0 },
  ...{ cut: 0, halfClose: 0, hole: 0 },
};

/** How often what happened. */
export type WeatherCounts = Record<keyof Omit<Weather, 'longest' | 'latest'>, number>;

/** Decides what happens, the same for the same seed. */
export interface Sky {
  weather: Weather;
  readonly counts: WeatherCounts;
  /** Does this happen now? */
  happens(what: keyof WeatherCounts): boolean;
  /** As long as a delay may take. */
  delay(): Promise<void>;
  /** In ms: how late a late one is. */
  lateness(): number;
}

/** Nothing is late by less, in ms: it would be a duplicate. */
const LATE = 100;

export function openSky(seed: string): Sky {
  const random: Random = seedRandom(seed);
  const counts = { drop: 0, duplicate: 0, reorder: 0, delay: 0, late: 0, cut: 0, halfClose: 0, hole: 0 };
  const sky: Sky = {
    weather: CALM,
    counts,
    happens(what) {
      if (below(random, 1000) >= sky.weather[what]) return false;
      counts[what]++;
      return true;
    },
    delay: () => wait(below(random, sky.weather.longest)),
    lateness: () => LATE + below(random, sky.weather.latest),
  };
  return sky;
}
