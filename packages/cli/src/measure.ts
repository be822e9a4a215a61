import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { below, type GameEvent, hashState, replayNotation, seedRandom, writeNotation } from '@polder/core';
import { medianRate } from './calibrate.js';
import type { GameEntry } from './games.js';
import { playersOf, playInner } from './play.js';

/** Measurements of one game at one table size, on one core. */
export class Bench<Options, State, Event extends GameEvent> {
  private readonly options: Options;
  /** States at decisions of whole random games. */
  private readonly states: State[] = [];

  constructor(
    private readonly entry: GameEntry<Options, State, Event>,
    players: number,
  ) {
    this.options = entry.options({ players, expert: false });
    for (let i = 0; i < WALKED_GAMES; i++) this.walk(`states/${i}`);
  }

  private walk(seed: string): void {
    const { game, machine } = this.entry;
    const state = game.setup(this.options, seed);
    const random = playersOf(seed);
    for (let q = machine.open(state); q.count > 0; q = machine.pick(state, below(random, q.count))) {
      this.states.push(game.clone(state));
      machine.open(state);
    }
  }

  /** Decisions a second by the inner path. */
  inner(ms: number): number {
    return this.rate(ms, (seed) => playInner(this.entry, this.options, seed).decisions);
  }

  /** Decisions a second by `decisions` and `choose`. */
  contract(ms: number): number {
    const { game } = this.entry;
    return this.rate(ms, (seed) => {
      const state = game.setup(this.options, seed);
      const random = playersOf(seed);
      let count = 0;
      for (let [d] = game.decisions(state); d; [d] = game.decisions(state)) {
        const { key } = d.options[below(random, d.options.length)];
        game.choose(state, { decision: d.id, seat: d.seat, key });
        count++;
      }
      return count;
    });
  }

  private rate(ms: number, play: (seed: string) => number): number {
    // The compiler needs its time first.
    const warm = performance.now() + ms / 5;
    for (let i = 0; performance.now() < warm; i++) play(`warm/${i}`);
    let games = 0;
    return medianRate(ms, SLICES, () => play(`bench/${games++}`));
  }

  /** One call of `decisions`, over all states, in microseconds. */
  decisions(): {
    readonly states: number;
    readonly p50: number;
    readonly p999: number;
    readonly max: number;
  } {
    const { game } = this.entry;
    const times = this.timed((state) => game.decisions(state).length);
    return { states: times.length, p50: at(times, 0.5), p999: at(times, 0.999), max: at(times, 1) };
  }

  clone(): number {
    return at(
      this.timed((state) => (this.entry.game.clone(state) === state ? 1 : 0)),
      0.5,
    );
  }

  view(): number {
    return at(
      this.timed((state) => (this.entry.game.view(state, 0) === state ? 1 : 0)),
      0.5,
    );
  }

  hash(): number {
    return at(
      this.timed((state) => hashState(state).length),
      0.5,
    );
  }

  /** Microseconds for each state, sorted. The best of three, so that no pause of the collector is in it. */
  private timed(call: (state: State) => number): number[] {
    let sink = 0;
    for (let round = 0; round < WARM_UP; round++) for (const state of this.states) sink += call(state);
    const best = new Array<number>(this.states.length).fill(Number.POSITIVE_INFINITY);
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      for (let i = 0; i < this.states.length; i++) {
        const started = performance.now();
        sink += call(this.states[i]);
        best[i] = Math.min(best[i], (performance.now() - started) * 1000);
      }
    }
    if (!Number.isFinite(sink)) throw new Error('A measured call gave no number.');
    return best.sort((a, b) => a - b);
  }

  /** Replaying a whole game from its text: median in milliseconds. */
  replay(): number {
    const { game } = this.entry;
    const times: number[] = [];
    for (let i = 0; i < REPLAYED_GAMES; i++) {
      const text = this.notation(`replay/${i % 5}`);
      const started = performance.now();
      replayNotation(game, text);
      times.push(performance.now() - started);
    }
    // The first ones warm up.
    return at(
      times.slice(REPLAYED_GAMES / 2).sort((a, b) => a - b),
      0.5,
    );
  }

  private notation(seed: string): string {
    const { game } = this.entry;
    const random = seedRandom(`${seed}/notation`);
    const state = game.setup(this.options, seed);
    const choices: { seat: number; key: string }[] = [];
    for (let [d] = game.decisions(state); d; [d] = game.decisions(state)) {
      const { key } = d.options[below(random, d.options.length)];
      game.choose(state, { decision: d.id, seat: d.seat, key });
      choices.push({ seat: d.seat, key });
    }
    return writeNotation(game, { options: this.options, seed, choices }, { hash: true });
  }

  /** Heap bytes for each decision of the inner path; undefined if the collector can't be called. */
  bytes(): number | undefined {
    const collect = collector();
    if (!collect) return undefined;
    const { game, machine } = this.entry;
    let bytes = 0;
    let decisions = 0;
    for (let i = 0; i < MEASURED_GAMES; i++) {
      const seed = `bytes/${i}`;
      const random = playersOf(seed);
      const state = game.setup(this.options, seed);
      collect();
      const before = process.memoryUsage().heapUsed;
      let count = 0;
      for (let q = machine.open(state); q.count > 0; count++) q = machine.pick(state, below(random, q.count));
      const used = process.memoryUsage().heapUsed - before;
      // Less than before: something was collected meanwhile, and the number says nothing.
      if (used <= 0) continue;
      bytes += used;
      decisions += count;
    }
    return decisions > 0 ? bytes / decisions : undefined;
  }
}

const WALKED_GAMES = 30;
const WARM_UP = 5;
const SLICES = 9;
const REPEATS = 3;
const REPLAYED_GAMES = 60;
const MEASURED_GAMES = 40;

/** The value below which this share of a sorted list lies. */
function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** The garbage collector as a function, even if node was not started with --expose-gc. */
function collector(): (() => void) | undefined {
  try {
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('gc');
    return typeof collect === 'function' ? () => void collect() : undefined;
  } catch {
    return undefined;
  }
}
