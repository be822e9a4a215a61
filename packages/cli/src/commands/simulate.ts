import type { Switch } from '@polder/bots';
import {
  addTally,
  deviation,
  mean,
  newTally,
  quantile,
  type Tally,
  WHOLE,
  wilson,
} from '@polder/bots/balance';
import type { GameEvent } from '@polder/core';
import { readArgs, readOperands, wholeNumber } from '../args.js';
import type { Command } from '../command.js';
import { type GameEntry, type GameId, gameId, gamesHelp, type TableChoice, withGame } from '../games.js';
import type { Io } from '../io.js';
import { progressBar, seconds } from '../progress.js';
import { readEdition, readTable, TABLE_FLAGS } from '../table-flags.js';
import { facts, grouped, some, table } from '../text/table.js';
import { INTERRUPTED, interruptible, readWorkers, runAll } from '../workers.js';

const PIECE = 20;

export const simulate: Command = {
  name: 'simulate',
  summary: 'play many random games and print what came of them',
  help: `polder simulate [--game ID] [--players 4] [--games 1000] [--seed polder] [--workers N]
                [--solo LEVEL] [--expert] [--first-tool] [--edition FILE] [--json]

Plays games between random players. The same seed gives the same numbers, however many workers.

  --game ID       which game: ${gamesHelp}
  --players N     valley: players at the table
  --games N       how many games
  --seed TEXT     game i is played with the seed TEXT/i
  --workers N     threads; 1 plays in this process (default: all cores)
  --solo LEVEL    valley: one player against the Gardener: easy, medium or hard
  --expert        valley: no extra round at the end
  --first-tool    duel: the first player starts with a Tool
  --edition FILE  printed values of your own (see: polder help edition)
  --json          one JSON document instead of tables, with the games by their number of rounds`,
  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      ...TABLE_FLAGS,
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: 'polder' },
      workers: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    readOperands(positionals, []);
    const game = gameId(values.game);
    const games = wholeNumber('games', values.games, 1, 1_000_000_000);
    const table = readTable(game, values, 4);
    const workers = readWorkers(values.workers);
    const edition = readEdition(game, values.edition);
    const choice: TableChoice = { ...table, ...edition };
    const started = performance.now();
    const { tally, done } = await interruptible((signal) =>
      play(game, choice, values.seed, games, workers, signal, io),
    );
    const stopped = done < games;
    if (stopped) io.err(`Stopped after ${grouped(done)} of ${grouped(games)} games.`);
    if (done > 0) {
      withGame(game, (entry) => {
        if (values.json) io.out(JSON.stringify(report(entry, choice, values.seed, tally), null, 2));
        else print(entry, choice, values.seed, tally, io);
      });
    }
    const ms = performance.now() - started;
    if (!values.json) {
      io.err(
        `${seconds(ms)}, ${some(workers, 'worker')}, ${grouped((tally.decisions / ms) * 1000)} decisions/s`,
      );
    }
    return stopped ? INTERRUPTED : 0;
  },
};

/** All games of one simulation, added up. */
export async function play(
  game: GameId,
  choice: TableChoice,
  seed: string,
  games: number,
  workers: number,
  signal: AbortSignal,
  io: Io,
): Promise<{ tally: Tally; done: number }> {
  const tally = newTally(withGame(game, (entry) => entry.seats(entry.options(choice)).count));
  const bar = progressBar(io, games, 'games');
  try {
    const done = await runAll(
      { kind: 'simulate', game, table: choice, seed },
      {
        ...{ games, piece: PIECE, workers, signal },
        onPart: (part, sofar) => {
          addTally(tally, part);
          bar.update(sofar);
        },
      },
    );
    return { tally, done };
  } finally {
    bar.clear();
  }
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** By name: which one came first depends on the workers. */
const sorted = (remarks: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(remarks).sort(([a], [b]) => (a < b ? -1 : 1));

/** Nothing in it depends on the machine or on the number of workers. */
export function report<Options, State, Event extends GameEvent>(
  { game, switches, remark }: GameEntry<Options, State, Event>,
  choice: TableChoice,
  seed: string,
  { games, decisions, rounds, lengths, remarks, seats }: Tally,
): Record<string, unknown> {
  const { players, solo, edition } = choice;
  return {
    game: game.id,
    version: game.version,
    players,
    ...(solo !== undefined && { solo }),
    ...Object.fromEntries(Object.keys(switches).map((name) => [name, choice[name as Switch] === true])),
    edition: edition === undefined ? 'default' : 'own',
    seed,
    games,
    decisions,
    rounds: { min: rounds.min, mean: rounded(mean(rounds, games), 3), max: rounds.max },
    roundsHistogram: lengths,
    ...(remark && { remarks: Object.fromEntries(sorted(remarks)) }),
    seats: seats.map(({ vp, wins, sources }, seat) => {
      const share = wins / WHOLE / games;
      return {
        seat,
        vp: {
          mean: rounded(mean(vp, games), 3),
          sd: rounded(deviation(vp, games), 3),
          min: vp.min,
          max: vp.max,
        },
        wins: rounded(wins / WHOLE, 3),
        winShare: rounded(share, 5),
        winShare95: wilson(share, games).map((bound) => rounded(bound, 5)),
        vpBySource: Object.fromEntries(
          Object.entries(sources).map(([source, sum]) => [source, rounded(sum / games, 3)]),
        ),
      };
    }),
  };
}

function print<Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  choice: TableChoice,
  seed: string,
  { games, decisions, rounds, lengths, remarks, seats }: Tally,
  io: Io,
): void {
  const { style } = io;
  const { players, solo, expert, firstTool, edition } = choice;
  const { title, text } = entry;
  const { automatic } = entry.seats(entry.options(choice));
  const extras = [
    ...(solo === undefined ? [] : [solo]),
    ...(expert ? ['expert'] : []),
    ...(firstTool ? ['first player with a Tool'] : []),
    ...(edition === undefined ? [] : ['own edition']),
  ];
  const decimal = (value: number, digits = 1): string => value.toFixed(digits);
  const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
  io.out(style.bold([`${title}, ${some(players, 'random player')}, seed '${seed}'`, ...extras].join(', ')));
  io.out('');
  const lines = facts(style, [
    ['games', grouped(games)],
    ['decisions', `${grouped(decisions)} (${decimal(decisions / games)} a game)`],
    ['rounds', `min ${rounds.min}, mean ${decimal(mean(rounds, games))}, max ${rounds.max}`],
    ['over', SHARES.map((share) => `${share * 100}% by round ${quantile(lengths, share)}`).join(', ')],
    ...(entry.remark ? [['remarks', remarkWords(remarks, games)] as const] : []),
  ]);
  const seatRows = seats.map(({ vp, wins }, seat) => {
    const share = wins / WHOLE / games;
    const [low, high] = wilson(share, games);
    return [
      ...[automatic[seat] ?? String(seat + 1), decimal(mean(vp, games)), decimal(deviation(vp, games))],
      ...[String(vp.min), String(vp.max), percent(share), `${percent(low)} to ${percent(high)}`],
    ];
  });
  const head = ['seat', 'VP mean', 'sd', 'min', 'max', 'wins', '95% interval'];
  const sourceRows = Object.keys(seats[0].sources).map((source) => {
    const bySeat = seats.map((seat) => seat.sources[source] / games);
    return [text.sourceName(source), ...[...bySeat, meanOf(bySeat)].map((vp) => decimal(vp, 2))];
  });
  const totals = seats.map(({ vp }) => mean(vp, games));
  const sum = ['Total', ...[...totals, meanOf(totals)].map((vp) => decimal(vp, 2))];
  const sourceHead = [
    'mean VP from',
    ...seats.map((_, seat) => automatic[seat] ?? `seat ${seat + 1}`),
    'all',
  ];
  const blocks = [
    lines,
    table(style, head, seatRows),
    table(style, sourceHead, [...sourceRows, sum], { total: true }),
  ];
  io.out(blocks.map((block) => block.join('\n')).join('\n\n'));
}

/** Of the games, for the distribution of rounds. */
const SHARES = [0.05, 0.25, 0.5, 0.75, 0.95];

function remarkWords(remarks: Readonly<Record<string, number>>, games: number): string {
  const words = sorted(remarks).map(
    ([remark, n]) => `${remark} in ${some(n, 'game')} (${((n / games) * 100).toFixed(2)}%)`,
  );
  return words.length === 0 ? 'none' : words.join(', ');
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;
