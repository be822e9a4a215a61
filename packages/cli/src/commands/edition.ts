import { guess, readArgs, readOperands } from '../args.js';
import type { Command } from '../command.js';
import { UsageError } from '../errors.js';
import { readText, writeText } from '../files.js';
import { DEFAULT_GAME, editionsOf, type GameId, gameId, gamesHelp, withGame } from '../games.js';
import type { Io } from '../io.js';
import { facts, some } from '../text/table.js';

const ACTIONS = ['check', 'export'] as const;

export const edition: Command = {
  name: 'edition',
  summary: 'check an edition file, or write the default one',
  help: `polder edition check FILE [--game ID]
polder edition export [FILE] [--game ID] [--force]

An edition is every printed value of a game as one JSON file. 'export' writes the default one, to
change as you like; 'check' lists everything that is wrong with a file.

  --game ID  which game: ${gamesHelp}
  --force    write over a file that exists`,
  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      game: { type: 'string', default: DEFAULT_GAME },
      force: { type: 'boolean', default: false },
    });
    const game = gameId(values.game);
    const [action, ...files] = positionals;
    if (action === undefined) throw new UsageError("Say 'check' or 'export'.");
    if (action === 'check') return check(game, readOperands(files, ['FILE'])[0], io);
    if (action === 'export') return write(game, readOperands(files, ['[FILE]'])[0], values.force, io);
    throw new UsageError(`An edition can be checked or exported, not '${action}'.`, guess(action, ACTIONS));
  },
};

function check(game: GameId, path: string, io: Io): number {
  const text = readText(path);
  const { problems, contents } = withGame(game, (entry) => editionsOf(entry).check(text));
  if (problems.length === 0) {
    io.out([`${path}: ok`, ...facts(io.style, contents).map((line) => `  ${line}`)].join('\n'));
    return 0;
  }
  const lines = problems.map((line) => `  ${line}`);
  io.out([`${path}: ${some(problems.length, 'problem')}`, ...lines].join('\n'));
  return 1;
}

function write(game: GameId, path: string | undefined, force: boolean, io: Io): number {
  const text = withGame(game, (entry) => editionsOf(entry).standard());
  if (path === undefined) {
    io.out(text.trimEnd());
    return 0;
  }
  writeText(path, text, { over: force });
  io.out(`${path}: written`);
  return 0;
}
