import { type GameEvent, hashState } from '@polder/core';
import { aboutArena, aboutBot } from '../arena/about.js';
import { type ArenaFile, type ArenaNotes, openArenaFile } from '../arena/file.js';
import { levelsWords, readBudget, readContestants } from '../arena/levels.js';
import { print, report } from '../arena/report.js';
import { type Arena, arenaPairings, dealSeed, seated } from '../arena/rotation.js';
import { countRotation, newPairingTally, type PairingTally } from '../arena/tally.js';
import { readArgs, readOperands, wholeNumber } from '../args.js';
import type { Command } from '../command.js';
import { Failure } from '../errors.js';
import { type GameEntry, gameId, gamesHelp, type TableChoice, withGame } from '../games.js';
import type { Io } from '../io.js';
import { progressBar, seconds } from '../progress.js';
import { readEdition, readTable, TABLE_FLAGS } from '../table-flags.js';
import { grouped, some } from '../text/table.js';
import { INTERRUPTED, interruptible, readWorkers, runAll } from '../workers.js';

export const arena: Command = {
  name: 'arena',
  summary: 'let levels of bots play each other and measure how strong they are',
  help: `polder arena --levels A,B[,C...] [--game ID] [--players 2] [--games 1000] [--seed polder]
             [--ms N | --simulations N] [--workers N] [--resume FILE] [--json]
             [--solo LEVEL] [--expert] [--first-tool] [--edition FILE]

Plays every pairing of the named levels. There are
${levelsWords}. The stronger
one by this order (of one level, the one with the larger budget) is the challenger; it sits alone
among the others. Each deal is played once with the challenger on each seat, which makes a
rotation. In the solo game each level plays by itself against the Gardener.

Win shares have Wilson's interval and are to be compared with the fair share, one by the number
of players; a shared victory is shared. The margin is the challenger's VP minus those of the best
other; its interval is made of whole rotations. Elo is fitted to all pairings at once (Bradley and
Terry's model, each other player left behind is a win, half a game won and half a game lost added
to each pairing), the weakest level at 0; its intervals come from a bootstrap over the deals.
With simulations for a budget, the same seed gives the same numbers, however many workers.

  --levels LIST     who plays; a level may have its own budget: grower,master:ms=1000 or
                    master:simulations=50,master:simulations=200
  --game ID         which game: ${gamesHelp}
  --players N       valley: players at the table
  --games N         how many games a pairing, rounded up to whole rotations
  --seed TEXT       deal i is played with the seed TEXT/i, by every pairing
  --ms N            for each turn a bot may think so long; what it does depends on the machine
  --simulations N   for each decision a bot may try so many times (the default: 100)
  --workers N       threads; 1 plays in this process (default: all cores)
  --resume FILE     keeps every finished rotation in this file and plays on where it ends; more
                    games than before are welcome, all else must be the same
  --solo LEVEL      valley: one player against the Gardener: easy, medium or hard
  --expert          valley: no extra round at the end
  --first-tool      duel: the first player starts with a Tool
  --edition FILE    printed values of your own (see: polder help edition)
  --json            one JSON document instead of tables, with all about the bots`,
  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      ...TABLE_FLAGS,
      levels: { type: 'string' },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: 'polder' },
      ms: { type: 'string' },
      simulations: { type: 'string' },
      workers: { type: 'string' },
      resume: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    readOperands(positionals, []);
    const game = gameId(values.game);
    const table = { ...readTable(game, values, 2), ...readEdition(game, values.edition) };
    withGame(game, (entry) => needDeals(entry, table));
    const least = table.players === 1 ? 1 : 2;
    const contestants = readContestants(values.levels, readBudget(values), least);
    const games = wholeNumber('games', values.games, 1, 1_000_000);
    const workers = readWorkers(values.workers);
    const it: Arena = { game, table, seed: values.seed, contestants };
    const started = performance.now();
    const { tallies, done, left } = await interruptible((signal) =>
      play(it, { deals: Math.ceil(games / table.players), workers, resume: values.resume }, signal, io),
    );
    if (left > 0) io.err(`Stopped after ${some(done, 'rotation')} of ${grouped(done + left)}.`);
    if (done > 0) {
      withGame(game, (entry) => {
        if (values.json) io.out(JSON.stringify(report(entry, it, tallies), null, 2));
        else print(entry, it, tallies, io);
      });
    }
    if (!values.json) io.err(`${seconds(performance.now() - started)}, ${some(workers, 'worker')}`);
    return left > 0 ? INTERRUPTED : 0;
  },
};

/** Where every seed gives the same game, many games would be counted that are one. */
function needDeals<Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  table: TableChoice,
): void {
  const options = entry.options(table);
  const [one, other] = ['1', '2'].map((seed) => hashState(entry.game.setup(options, seed)));
  if (entry.opening === 0 && one === other)
    throw new Failure(`${entry.title} has no chance: its manifest must say how many choices open a deal.`);
}

interface Plan {
  readonly deals: number;
  readonly workers: number;
  /** A file for what is finished. */
  readonly resume?: string | undefined;
}

interface Done {
  /** By pairing. */
  readonly tallies: readonly PairingTally[];
  /** Rotations, in all. */
  readonly done: number;
  readonly left: number;
}

/** Plays what is not yet finished; stops early on the signal. */
export async function play(
  it: Arena,
  { deals, workers, resume }: Plan,
  signal: AbortSignal,
  io: Io,
): Promise<Done> {
  const tallies = arenaPairings(it).map(newPairingTally);
  const file = resume === undefined ? undefined : openArenaFile(resume, notesOf(it));
  try {
    for (const rotation of file?.finished ?? []) countRotation(tallies[rotation.pairing], rotation);
    const todo = missing(tallies, deals);
    const played = await playMissing(it, todo, tallies, file, workers, signal, io);
    const done = tallies.reduce((sum, { beaten }) => sum + beaten.size, 0);
    return { tallies, done, left: todo.length - played };
  } finally {
    file?.close();
  }
}

/** All pairings with one deal, then with the next: whenever it stops, they have about as many games. */
function missing(tallies: readonly PairingTally[], deals: number): number[] {
  const all = Array.from({ length: deals * tallies.length }, (_, i) => i);
  return all.filter((i) => !tallies[i % tallies.length].beaten.has(Math.floor(i / tallies.length)));
}

async function playMissing(
  it: Arena,
  todo: readonly number[],
  tallies: readonly PairingTally[],
  file: ArenaFile | undefined,
  workers: number,
  signal: AbortSignal,
  io: Io,
): Promise<number> {
  const bar = progressBar(io, todo.length, 'rotations');
  const failed = new AbortController();
  try {
    const played = await runAll(
      { kind: 'arena', ...it, todo },
      {
        ...{ games: todo.length, piece: 1, workers, signal: AbortSignal.any([signal, failed.signal]) },
        onPart: (rotations, sofar) => {
          for (const rotation of rotations) {
            countRotation(tallies[rotation.pairing], rotation);
            // Thrown from here, an error would end the program.
            try {
              file?.append(rotation);
            } catch (error) {
              failed.abort(error);
            }
          }
          bar.update(sofar);
        },
      },
    );
    if (failed.signal.aborted) throw failed.signal.reason;
    return played;
  } finally {
    // Threads that still play begin nothing new.
    failed.abort();
    bar.clear();
  }
}

function notesOf(it: Arena): ArenaNotes {
  return withGame(it.game, (entry) => {
    const pairings = arenaPairings(it);
    const bots = new Map(it.contestants.map((bot) => [bot, aboutBot(entry, bot)]));
    return {
      about: aboutArena(entry, it),
      pairings: pairings.length,
      games: it.table.players,
      record: ({ pairing, deal, games, times }) => ({
        ...{ pairing, deal, seed: dealSeed(it, deal) },
        games: games.map((game, i) => ({
          bots: seated(it, pairings[pairing], i).map((bot) => bots.get(bot)),
          ...game,
        })),
        times,
      }),
    };
  });
}
