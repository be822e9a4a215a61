import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArgs, readOperands, wholeNumber } from '../args.js';
import type { Command } from '../command.js';
import { Failure } from '../errors.js';
import { reasonOf } from '../files.js';
import { type GameId, gameId, gamesHelp, type TableChoice, withGame } from '../games.js';
import type { Io } from '../io.js';
import { progressBar, seconds } from '../progress.js';
import type { SoakFailure, SoakPart } from '../soaking.js';
import { readEdition, readTable, TABLE_FLAGS } from '../table-flags.js';
import type { SoakTask } from '../tasks.js';
import { facts, grouped, wrap } from '../text/table.js';
import { INTERRUPTED, interruptible, readWorkers, runAll } from '../workers.js';

const FOLDER = 'soak-failures';

export const soak: Command = {
  name: 'soak',
  summary: 'check the laws of a game on many random games',
  help: `polder soak [--game ID] [--games 20000] [--players 2,3,4] [--seed soak] [--workers N]
            [--solo LEVEL] [--fast] [--expert] [--first-tool] [--edition FILE]

Walks through random games and checks what must always hold: at every step that pieces are
conserved, views are right, refused choices change nothing and more; at a sample of steps that every
offered option applies, undo is exact and hidden things can be dealt anew. The random
players lean now this way, now that way, so that all of the box is used. A failure is written to
${FOLDER}/ as notation that can be replayed; what never occurred is listed at the end.

  --game ID       which game: ${gamesHelp}
  --games N       how many games
  --players LIST  valley: table sizes, one after the other
  --solo LEVEL    valley: one player against the Gardener: easy, medium or hard
  --seed TEXT     game i is played with the seed TEXT/i
  --workers N     threads; 1 plays in this process (default: all cores)
  --fast          only play by the inner path and count the pieces at every turn
  --expert        valley: no extra round at the end
  --first-tool    duel: the first player starts with a Tool
  --edition FILE  printed values of your own`,
  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      ...TABLE_FLAGS,
      games: { type: 'string', default: '20000' },
      seed: { type: 'string', default: 'soak' },
      workers: { type: 'string' },
      fast: { type: 'boolean', default: false },
    });
    readOperands(positionals, []);
    const game = gameId(values.game);
    const games = wholeNumber('games', values.games, 1, 1_000_000_000);
    const workers = readWorkers(values.workers);
    const edition = readEdition(game, values.edition);
    const { fast, seed, solo } = values;
    const sizes = solo === undefined ? (values.players ?? sizesOf(game)).split(',') : [values.players];
    const tables = sizes.map((size) => ({
      ...readTable(game, { ...values, players: size?.trim() }, 1),
      ...edition,
    }));
    const players = solo === undefined ? `${sizes.join(',')} players` : `solo ${solo}`;
    const task: SoakTask = { kind: 'soak', game, tables, seed, fast };
    const started = performance.now();
    const { sum, done } = await interruptible((signal) => soakAll(task, games, workers, signal, io));
    const ms = performance.now() - started;
    const stopped = done < games;
    if (stopped) io.err(`Stopped after ${grouped(done)} of ${grouped(games)} games.`);
    const failures = sum.failures.map((failure) => `${save(game, failure)}: ${firstLine(failure.message)}`);
    const rows: [string, string][] = [
      ['games', `${grouped(done)}, ${players}, seed '${seed}'${fast ? ', fast' : ''}`],
      ['decisions', `${grouped(sum.decisions)} in ${seconds(ms)}`],
      ['failures', grouped(failures.length)],
    ];
    io.out(facts(io.style, rows).join('\n'));
    // The inner path keeps no events, so there is nothing to watch.
    if (!fast) await printMissing(game, tables[0], sum.seen, io);
    for (const failure of failures) io.out(failure);
    if (failures.length > 0) return 1;
    return stopped ? INTERRUPTED : 0;
  },
};

/** Every size but that of the game for one. */
const sizesOf = (game: GameId): string =>
  withGame(game, ({ players }) => players.filter((count) => count > 1).join(','));

async function soakAll(
  task: SoakTask,
  games: number,
  workers: number,
  signal: AbortSignal,
  io: Io,
): Promise<{ sum: SoakPart; done: number }> {
  const sum: SoakPart = { games: 0, decisions: 0, failures: [], seen: [] };
  const seen = new Set<string>();
  const bar = progressBar(io, games, 'games');
  try {
    const done = await runAll(task, {
      ...{ games, piece: task.fast ? 50 : 2, workers, signal },
      onPart: (part, sofar) => {
        sum.games += part.games;
        sum.decisions += part.decisions;
        sum.failures.push(...part.failures);
        for (const name of part.seen) seen.add(name);
        bar.update(sofar);
      },
    });
    return { sum: { ...sum, seen: [...seen] }, done };
  } finally {
    bar.clear();
  }
}

const firstLine = (text: string): string => text.split('\n')[0];

/** Keeps a failure as notation: its message as a comment, then the game so far. */
function save(game: GameId, { players, seed, message, notation }: SoakFailure): string {
  const comment = message.split('\n').map((line) => `; ${line}`);
  const path = join(FOLDER, `${game}-${players}-${seed.replace(/[^\w.-]+/g, '_')}.polder`);
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path, `${comment.join('\n')}\n${notation}`);
  } catch (error) {
    throw new Failure(`${path}: ${reasonOf(error)}. What failed was: ${firstLine(message)}`);
  }
  return path;
}

async function printMissing(
  game: GameId,
  table: TableChoice,
  seen: readonly string[],
  io: Io,
): Promise<void> {
  const missing = await withGame(game, async (entry) => {
    const covered = (await entry.laws(entry.options(table))).coverage?.();
    if (!covered) return undefined;
    covered.add(seen);
    return covered.missing();
  });
  if (!missing) return;
  if (missing.length === 0) io.out('Everything in the box has occurred.');
  else io.out([`Never occurred (${missing.length}):`, ...wrap(missing, '  ', ', ')].join('\n'));
}
