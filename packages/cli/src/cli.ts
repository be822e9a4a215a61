import { createRequire } from 'node:module';
import { listed } from '@polder/core/text';
import { guess } from './args.js';
import type { Command } from './command.js';
import { arena } from './commands/arena.js';
import { balance } from './commands/balance.js';
import { bench } from './commands/bench.js';
import { demo } from './commands/demo.js';
import { edition } from './commands/edition.js';
import { learn } from './commands/learn.js';
import { reasons } from './commands/reasons.js';
import { replay } from './commands/replay.js';
import { simulate } from './commands/simulate.js';
import { soak } from './commands/soak.js';
import { Failure, UsageError } from './errors.js';
import { TITLES } from './games.js';
import type { Io } from './io.js';

export const COMMANDS: readonly Command[] = [
  demo,
  simulate,
  arena,
  balance,
  replay,
  edition,
  bench,
  soak,
  learn,
  reasons,
];

const NAMES = COMMANDS.map(({ name }) => name);
const HELP: readonly string[] = ['--help', '-h'];
const VERSION: readonly string[] = ['--version', '-v', '-V'];

/** Runs a command line and returns its exit code: 0 done, 1 failed, 2 not understood. */
export async function runCli(args: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = args;
  let command: Command | undefined;
  try {
    if (name === undefined) {
      io.err(overview());
      return 2;
    }
    if (HELP.includes(name)) return say(io, overview());
    if (VERSION.includes(name)) return say(io, version());
    if (name === 'help') return say(io, rest.length === 0 ? overview() : find(rest[0]).help);
    command = find(name);
    if (asksForHelp(rest)) return say(io, command.help);
    return await command.run(rest, io);
  } catch (error) {
    if (error instanceof Failure) {
      io.err(error.message);
      return 1;
    }
    if (!(error instanceof UsageError)) throw error;
    const more = `See: polder ${command ? `help ${command.name}` : '--help'}`;
    io.err(`polder${command ? ` ${command.name}` : ''}: ${error.message}`);
    io.err(error.hint === undefined ? more : `${error.hint} ${more}`);
    return 2;
  }
}

function say(io: Io, text: string): number {
  io.out(text);
  return 0;
}

function find(name: string): Command {
  const command = COMMANDS.find((it) => it.name === name);
  if (command) return command;
  const what = name.startsWith('-') ? 'flag' : 'command';
  throw new UsageError(`There is no ${what} '${name}'.`, guess(name, [...NAMES, 'help']));
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((arg) => HELP.includes(arg));
}

function overview(): string {
  const width = Math.max(...NAMES.map((name) => name.length));
  const lines = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `Polder: an open table for ${listed(TITLES)}, on the command line.

polder COMMAND [FLAGS]

${lines.join('\n')}

  polder help COMMAND   all about a command
  polder --version      the version of this program`;
}

function version(): string {
  const found: unknown = createRequire(import.meta.url)('../package.json');
  const known = typeof found === 'object' && found !== null && 'version' in found;
  return `polder ${known ? String(found.version) : 'unknown'}`;
}
