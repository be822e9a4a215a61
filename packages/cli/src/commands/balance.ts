import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { LEVELS, type Level } from '@polder/bots';
import { addBalance } from '@polder/bots/balance';
import { budgetWords, levelsWords, readBudget } from '../arena/levels.js';
import { guess, readArgs, readOperands, wholeNumber } from '../args.js';
import { type Analysis, analyse, unexplained } from '../balance/analysis.js';
import { readRecord, writeRecord } from '../balance/data.js';
import type { BalanceTask } from '../balance/games.js';
import { NOTES_FILE, readNotes } from '../balance/notes.js';
import { balancePage } from '../balance/page.js';
import { printSummary } from '../balance/print.js';
import { type BalanceRecord, combine, newRecord } from '../balance/record.js';
import type { Command } from '../command.js';
import { Failure, UsageError } from '../errors.js';
import { writeText } from '../files.js';
import { gameId, gamesHelp, type TableChoice, withGame } from '../games.js';
import type { Io } from '../io.js';
import { progressBar, seconds } from '../progress.js';
import { readEdition, readTable, TABLE_FLAGS } from '../table-flags.js';
import { grouped, some } from '../text/table.js';
import { INTERRUPTED, interruptible, readWorkers, runAll } from '../workers.js';

/** One game at a time: those of strong bots are long. */
const PIECE = 1;
const { solo: _, ...TABLES } = TABLE_FLAGS;

export const balance: Command = {
  name: 'balance',
  summary: 'play many games between bots and report how fair they are',
  help: `polder balance [--game ID] [--players 4] [--level grower] [--ms N | --simulations N]
               [--games 1000] [--seed polder] [--workers N] [--expert] [--first-tool] [--any-start]
               [--edition FILE] [--data FILE.json] [--out FILE.html] [--notes FILE] [--json]
polder balance report DATA.json... [--out FILE.html] [--notes FILE] [--json]

Plays games in which every seat is a bot of one level, and counts: who wins from which seat, how
long games take, where VP come from, and for every tile, card, space and reward how often it could
be taken, how often it was, and how much more often its takers win than others at the same table.
Ctrl+C ends it early, with what is there.

One run is one table. To put several on one page, save each with --data and then make the page:

  polder balance --players 2 --data two.json
  polder balance --game duel --first-tool --data duel.json
  polder balance report two.json duel.json --out balance.html

Files of the same table with other seeds are added up. Nothing depends on the number of workers,
unless bots think by the clock (--ms).

  --game ID        which game: ${gamesHelp}
  --players N      valley: players at the table
  --level LEVEL    ${levelsWords}
  --ms N           a bot may think so many milliseconds about a turn
  --simulations N  or so many simulations: the same on every machine (default: ${budgetWords(readBudget({}))})
  --games N        how many games
  --seed TEXT      game i is played with the seed TEXT/i
  --workers N      threads; 1 plays in this process (default: all cores)
  --expert         valley: no extra round at the end
  --first-tool     duel: the first player starts with a Tool
  --any-start      what seats begin with is chosen at random, so that everything comes up:
                   bots of one level always choose alike
  --edition FILE   printed values of your own (see: polder help edition)
  --data FILE      saves the sums, to be reported later
  --out FILE       writes a page with charts and all items
  --notes FILE     explanations of what stands out: a JSON object from items such as "tile:22",
                   "valley:tile:22" or "valley:4:tile:22" to a sentence
                   (default: ${NOTES_FILE}, if there is one)
  --json           one JSON document instead of tables`,
  run: (args, io) => (args[0] === 'report' ? report(args.slice(1), io) : playAndReport(args, io)),
};

const OUTPUT = {
  out: { type: 'string' },
  notes: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

interface Output {
  readonly out?: string | undefined;
  readonly notes?: string | undefined;
  readonly json: boolean;
}

async function report(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, OUTPUT);
  if (positionals.length === 0) throw new UsageError('DATA.json is missing.');
  readOperands(
    positionals,
    positionals.map(() => 'DATA.json'),
  );
  show(combine(positionals.map(readRecord)), values, io, true);
  return 0;
}

async function playAndReport(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, {
    ...TABLES,
    ...OUTPUT,
    level: { type: 'string', default: 'grower' },
    'any-start': { type: 'boolean', default: false },
    ms: { type: 'string' },
    simulations: { type: 'string' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'polder' },
    workers: { type: 'string' },
    data: { type: 'string' },
  });
  if (positionals[0]?.endsWith('.json')) {
    throw new UsageError(
      `'${positionals[0]}' is one word too many.`,
      "Did you mean 'report' in front of it?",
    );
  }
  readOperands(positionals, []);
  const game = gameId(values.game);
  const games = wholeNumber('games', values.games, 1, 1_000_000_000);
  const level = readLevel(values.level);
  const budget = readBudget(values);
  if (values.players === '1') throw new UsageError('--players is at least 2 here: bots play each other.');
  const table: TableChoice = readTable(game, values, 4);
  const workers = readWorkers(values.workers);
  const choice = { ...table, ...readEdition(game, values.edition) };
  // What is wrong with these files shall not be found out at the end.
  readNotes(values.notes);
  checkFolders(values.data, values.out);
  const { seed } = values;
  const players = { level, budget, ...(values['any-start'] && { anyStart: true }) };
  const record = newRecord(game, choice, players, seed);
  const task: BalanceTask = { kind: 'balance', game, table: choice, seed, ...players };
  const started = performance.now();
  const done = await interruptible((signal) => play(task, record, games, workers, signal, io));
  const stopped = done < games;
  if (stopped) io.err(`Stopped after ${grouped(done)} of ${grouped(games)} games.`);
  if (done > 0) {
    if (values.data !== undefined) writeRecord(values.data, record);
    show([record], values, io, false);
  }
  if (!values.json) io.err(`${seconds(performance.now() - started)}, ${some(workers, 'worker')}`);
  return stopped ? INTERRUPTED : 0;
}

function checkFolders(...paths: readonly (string | undefined)[]): void {
  for (const path of paths) {
    if (path !== undefined && !existsSync(dirname(path))) {
      throw new Failure(`${path}: there is no such directory.`);
    }
  }
}

function readLevel(text: string): Level {
  const names = Object.keys(LEVELS) as Level[];
  const level = names.find((name) => name === text);
  if (level) return level;
  throw new UsageError(`There is no level '${text}'; there are ${levelsWords}.`, guess(text, names));
}

/** Plays all games and adds them up in the record. */
async function play(
  task: BalanceTask,
  record: BalanceRecord,
  games: number,
  workers: number,
  signal: AbortSignal,
  io: Io,
): Promise<number> {
  const bar = progressBar(io, games, 'games');
  try {
    return await runAll(task, {
      ...{ games, piece: PIECE, workers, signal },
      onPart: (part, sofar) => {
        addBalance(record.balance, part);
        bar.update(sofar);
      },
    });
  } finally {
    bar.clear();
  }
}

/** `list`: several tables may come, as with `report`. */
function show(records: readonly BalanceRecord[], { out, notes, json }: Output, io: Io, list: boolean): void {
  const known = readNotes(notes);
  const analyses = records.map((record) => analyse(record, known));
  if (out !== undefined) writeText(out, balancePage(records, analyses));
  if (json) {
    io.out(JSON.stringify(list ? analyses : analyses[0], rounded, 2));
    return;
  }
  for (const [i, record] of records.entries()) {
    const { game } = record.about;
    if (i > 0) io.out('');
    printSummary(
      record,
      analyses[i],
      withGame(game, ({ text }) => text.sourceName),
      io,
    );
  }
  io.out(`\n${explained(analyses)}`);
}

function explained(analyses: readonly Analysis[]): string {
  const missing = analyses.reduce((sum, analysis) => sum + unexplained(analysis), 0);
  if (missing === 0) return 'All that stands out is explained.';
  return `${some(missing, 'item')} that ${missing === 1 ? 'stands' : 'stand'} out without an explanation.`;
}

/** Digits that nobody needs. */
const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toFixed(5)) : value;
