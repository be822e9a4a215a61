import { type Encoder, encoderOf, writeNet } from '@polder/bots';
import type { GameEvent } from '@polder/core';
import { Failure } from '../errors.js';
import type { GameEntry, GameId, TableChoice } from '../games.js';
import type { Io } from '../io.js';
import { runAll, timed } from '../workers.js';
import type { Folder, Generation, Run } from './folder.js';
import { isAsGood, type MatchPlayer, type MatchResult, matchResult, matchWords } from './match.js';
import { trainNet } from './train-net.js';

/** What to learn and for how long. */
export interface Learning {
  readonly game: GameId;
  readonly table: TableChoice;
  readonly seed: string;
  readonly workers: number;
  /** Self-play of a generation. */
  readonly seconds: number;
  /** Deals of the match after each generation. */
  readonly deals: number;
  /** No generation ends after this, by performance.now(). */
  readonly until: number;
}

/** Games of a piece: so many are lost at most when it is killed. */
const PIECE = 8;
const MANY = 100_000_000;
/** The first games are played without a net, and by players who err more. */
const FIRST_ERRORS = [0, 1.5, 3, 6];
const ERRORS = [0, 1, 2, 5];
/** So many generations are learned from, each counting less than the next. */
const REMEMBERED = 5;
const FADING = 0.8;
/** Learning and the match after it, until it is known how long they take; less self-play is not worth them. */
const RESERVE_MS = 60_000;
const LEAST_SECONDS = 5;

export function encoderFor<Options, State, Event extends GameEvent>(
  { known, title }: GameEntry<Options, State, Event>,
  players: number,
): Encoder<unknown> {
  if (!known.inputs) throw new Failure(`Nobody has written what a net sees of ${title}.`);
  return encoderOf(known.evaluation, known.inputs, players) as Encoder<unknown>;
}

/** Generation after generation, until the time is over. */
export async function learn(
  it: Learning,
  encoder: Encoder<unknown>,
  folder: Folder,
  signal: AbortSignal,
  io: Io,
): Promise<Run> {
  let run = beginOrResume(it, encoder, folder);
  let reserve = Math.min(RESERVE_MS, (it.until - performance.now()) / 3);
  for (;;) {
    const left = (it.until - performance.now() - reserve) / 1000;
    const seconds = Math.min(it.seconds - run.begun.seconds, left);
    if (signal.aborted || seconds < Math.min(LEAST_SECONDS, it.seconds - run.begun.seconds)) return run;
    run = await playOn(it, run, seconds, folder, signal, io);
    if (signal.aborted) return run;
    const started = performance.now();
    run = await endGeneration(it, run, encoder, folder, signal, io);
    // Rows become more.
    reserve = 1.3 * (performance.now() - started);
  }
}

function beginOrResume({ game, table, seed }: Learning, { layout }: Encoder<unknown>, folder: Folder): Run {
  const { players } = table;
  const run = folder.read();
  const begun = { seconds: 0, games: 0 };
  if (!run) return { game, players, layout, seed, generations: [], best: -1, begun };
  if (run.game !== game || run.players !== players || run.seed !== seed)
    throw new Failure('In this folder something else is learned: another game, number of players or seed.');
  if (run.layout !== layout)
    throw new Failure('In this folder positions are laid out in another way: begin in a new one.');
  return run;
}

/** Self-play with the last net. */
async function playOn(
  { game, table, seed, workers }: Learning,
  run: Run,
  seconds: number,
  folder: Folder,
  signal: AbortSignal,
  io: Io,
): Promise<Run> {
  const number = run.generations.length;
  const net = folder.net(number - 1);
  const started = performance.now();
  let { games } = run.begun;
  let first = games;
  const now = (): Run => ({
    ...run,
    begun: { seconds: run.begun.seconds + (performance.now() - started) / 1000, games },
  });
  // Games after a pause are others.
  const task = { kind: 'selfPlay', game, table, seed: `${seed}/${number}/${run.begun.games}` } as const;
  const errors = net ? ERRORS : FIRST_ERRORS;
  await timed(seconds * 1000, signal, (time) =>
    runAll(
      { ...task, errors, ...(net && { net }) },
      {
        ...{ games: MANY, piece: PIECE, workers, signal: time },
        onPart(part) {
          folder.addRows(number, first, part.packed);
          first += part.games;
          games += part.games;
          folder.write(now());
        },
      },
    ),
  );
  const after = now();
  io.out(`generation ${number}: ${games} games in ${after.begun.seconds.toFixed(0)} s`);
  return after;
}

/** A net from what was played, and how it does against the best one so far. */
async function endGeneration(
  it: Learning,
  run: Run,
  encoder: Encoder<unknown>,
  folder: Folder,
  signal: AbortSignal,
  io: Io,
): Promise<Run> {
  const { game, table, workers } = it;
  const number = run.generations.length;
  const oldest = Math.max(0, number - REMEMBERED + 1);
  const portions = Array.from({ length: number - oldest + 1 }, (_, i) => ({
    packed: folder.rows(oldest + i),
    weight: FADING ** (number - oldest - i),
  }));
  const started = performance.now();
  const trained = await trainNet(
    { game, seats: table.players },
    encoder,
    portions,
    folder.net(number - 1),
    `${run.seed}/${number}/net`,
    workers,
    (step, steps, loss) => {
      if (step % 250 === 0) io.out(`generation ${number}: step ${step} of ${steps}, loss ${loss.toFixed(3)}`);
    },
  );
  const { file, rows, steps, loss, heldOut } = trained;
  io.out(
    `generation ${number}: learned from ${rows} positions in ${((performance.now() - started) / 1000).toFixed(0)} s, ` +
      `loss ${loss.toFixed(3)}, held out ${heldOut.net.toFixed(3)} (half the linear margin: ${heldOut.linear.toFixed(3)})`,
  );
  const net = writeNet(file);
  folder.addNet(number, net);
  const best = folder.net(run.best);
  const grower = (of: Uint8Array | undefined): MatchPlayer => ({
    ...{ level: 'grower', budget: {} },
    ...(of && { net: of }),
  });
  const match = await play(it, `${run.seed}/match/${number}`, grower(net), grower(best), it.deals, signal);
  io.out(
    `generation ${number}: Grower with its net against Grower ${run.best < 0 ? 'without one' : `with that of generation ${run.best}`} ` +
      matchWords(match, table.players),
  );
  const { seconds, games } = run.begun;
  const against = run.best;
  const done: Generation = { seconds, games, rows, steps, loss, heldOut, against, match };
  const isBetter = isAsGood(match, table.players);
  const after: Run = {
    ...run,
    generations: [...run.generations, done],
    best: isBetter ? number : run.best,
    begun: { seconds: 0, games: 0 },
  };
  folder.write(after);
  return after;
}

/** So many deals, or as many as are played before the signal. */
export async function play(
  { game, table, workers }: Pick<Learning, 'game' | 'table' | 'workers'>,
  seed: string,
  challenger: MatchPlayer,
  others: MatchPlayer,
  deals: number,
  signal: AbortSignal,
): Promise<MatchResult> {
  const played: Parameters<typeof matchResult>[0][number][] = [];
  await runAll(
    { kind: 'match', game, table, seed, challenger, others },
    { games: deals, piece: 1, workers, signal, onPart: (part) => void played.push(...part) },
  );
  return matchResult(played, table.players);
}
