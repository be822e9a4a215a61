import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { readArgs, readOperands, wholeNumber } from '../args.js';
import type { Command } from '../command.js';
import { UsageError } from '../errors.js';
import { type GameId, gameId, type TableChoice, withGame } from '../games.js';
import type { Io } from '../io.js';
import { type Folder, openFolder, type Run } from '../learn/folder.js';
import { encoderFor, type Learning, learn as learnOn, play } from '../learn/learn.js';
import { type MatchPlayer, type MatchResult, matchWords } from '../learn/match.js';
import { readTable } from '../table-flags.js';
import { INTERRUPTED, interruptible, readWorkers, timed } from '../workers.js';

/** More deals than can be played. */
const MANY = 1_000_000;

export const learn: Command = {
  name: 'learn',
  summary: 'train a net that judges positions for Master, by self-play',
  help: `polder learn GAME [--players 2] [--solo LEVEL] [--minutes 30] [--out FOLDER]
             [--seed polder] [--workers N] [--seconds 100] [--deals 100]
             [--gate-minutes 0] [--ms 1000]

Plays games against itself, trains a net on their positions, lets it play against the best net so
far, and begins again with the new net, generation after generation, until the time is over. Then
Master with the best net may play Master without one: that is the gate. All is kept in a folder:
killed at any moment, the same command goes on where it was. The best net is GAME-PLAYERS.ts there,
all about it is in GAME-PLAYERS.json: copy both to games/GAME/bot/nets and name the net in the
manifest of the game.

  GAME              valley or duel
  --players N       players at the table; 1: against the game itself, at every difficulty
  --solo LEVEL      with --players 1: this difficulty only
  --minutes N       for self-play, training and the matches of the generations; 0: none
  --out FOLDER      where all is kept (default: learned/GAME-PLAYERS)
  --seed TEXT       of all chance; how many games there are depends on the machine
  --workers N       threads (default: all cores)
  --seconds N       self-play of a generation
  --deals N         of the match after a generation; each is played once on each seat
  --gate-minutes N  for the gate; games that have begun are played to their end
  --ms N            time of a turn in the gate`,
  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      players: { type: 'string', default: '2' },
      solo: { type: 'string' },
      minutes: { type: 'string', default: '30' },
      out: { type: 'string' },
      seed: { type: 'string', default: 'polder' },
      workers: { type: 'string' },
      seconds: { type: 'string', default: '100' },
      deals: { type: 'string', default: '100' },
      'gate-minutes': { type: 'string', default: '0' },
      ms: { type: 'string', default: '1000' },
    });
    const [name] = readOperands(positionals, ['GAME']);
    const game = gameId(name);
    const table = tableOf(game, values.players, values.solo);
    const minutes = minutesOf('minutes', values.minutes);
    const gate = minutesOf('gate-minutes', values['gate-minutes']);
    const it: Learning = {
      ...{ game, table, seed: values.seed, workers: readWorkers(values.workers) },
      seconds: wholeNumber('seconds', values.seconds, 1, 100_000),
      deals: wholeNumber('deals', values.deals, 1, MANY),
      until: performance.now() + 60_000 * minutes,
    };
    const ms = wholeNumber('ms', values.ms, 1, 600_000);
    const folder = openFolder(resolve(values.out ?? `learned/${game}-${table.players}`));
    return interruptible((signal) => run(it, { gate, ms }, folder, signal, io));
  },
};

/** One player learns every difficulty, unless one is named. */
function tableOf(game: GameId, players: string, solo: string | undefined): TableChoice {
  const flags = { players, expert: false, 'first-tool': false };
  if (players !== '1') return readTable(game, { ...flags, solo }, 2);
  const [first] = withGame(game, (entry) => entry.solo);
  const table = readTable(game, { ...flags, solo: solo ?? first }, 1);
  return solo === undefined ? { players: table.players, expert: false } : table;
}

/** Parts of a minute are welcome. */
function minutesOf(name: string, text: string): number {
  const minutes = Number(text);
  if (text.trim() !== '' && minutes >= 0 && minutes <= 100_000) return minutes;
  throw new UsageError(`--${name} is a number of minutes, not '${text}'.`);
}

async function run(
  it: Learning,
  { gate, ms }: { readonly gate: number; readonly ms: number },
  folder: Folder,
  signal: AbortSignal,
  io: Io,
): Promise<number> {
  const { players } = it.table;
  const encoder = withGame(it.game, (entry) => encoderFor(entry, players));
  const done = await learnOn(it, encoder, folder, signal, io);
  const net = folder.net(done.best);
  if (!net) {
    io.out('No net is better than the weights so far.');
    return signal.aborted ? INTERRUPTED : 0;
  }
  const name = `${it.game}-${players}`;
  folder.publish(name, net, recordOf(it, done));
  if (gate > 0 && !signal.aborted) {
    const master = (of?: Uint8Array): MatchPlayer => ({
      level: 'master',
      budget: { ms },
      ...(of && { net: of }),
    });
    const match = await timed(60_000 * gate, signal, (time) =>
      play(it, `${it.seed}/gate`, master(net), master(), MANY, time),
    );
    io.out(
      `Master with the net of generation ${done.best} against Master, ${ms} ms: ${matchWords(match, players)}`,
    );
    folder.publish(name, net, recordOf(it, done, { budget: ms, ...match }));
  }
  io.out(`${name}.ts has the net of generation ${done.best}, ${net.length} bytes.`);
  return signal.aborted ? INTERRUPTED : 0;
}

/** All about a net: how it came to be and what it has shown. */
function recordOf(
  { game, table, seed, workers }: Learning,
  { generations, best, layout }: Run,
  gate?: { readonly budget: number } & MatchResult,
): Record<string, unknown> {
  return {
    ...{
      game,
      players: table.players,
      layout,
      rules: versionOf(game),
      commit: commit(),
      seed,
      workers,
      best,
    },
    ...{ generations, gate },
  };
}

const versionOf = (game: GameId): string => withGame(game, (entry) => entry.game.version);

/** Of the program that plays; a copy without git may be told. */
function commit(): string {
  const { POLDER_COMMIT } = process.env;
  if (POLDER_COMMIT) return POLDER_COMMIT;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
