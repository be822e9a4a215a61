import { LANGUAGES, type Language } from '@polder/core/text';
import { type Flags, guess, wholeNumber } from './args.js';
import { Failure, UsageError } from './errors.js';
import { readText } from './files.js';
import { DEFAULT_GAME, editionsOf, type GameId, type TableChoice, withGame } from './games.js';

/** How it is said what is played: the flags that commands share. */
export const TABLE_FLAGS = {
  game: { type: 'string', default: DEFAULT_GAME },
  players: { type: 'string' },
  solo: { type: 'string' },
  expert: { type: 'boolean', default: false },
  'first-tool': { type: 'boolean', default: false },
  edition: { type: 'string' },
} as const satisfies Flags;

/** In which language a game is told. */
export const LANGUAGE_FLAG = { language: { type: 'string', default: 'en' } } as const satisfies Flags;

const IDS = Object.keys(LANGUAGES) as Language[];
export function readLanguage(text: string): Language {
  const id = IDS.find((it) => it === text);
  if (id) return id;
  throw new UsageError(`--language is one of ${IDS.join(', ')}, not '${text}'.`, guess(text, IDS));
}

interface TableFlags {
  readonly players?: string | undefined;
  readonly solo?: string | undefined;
  readonly expert: boolean;
  readonly 'first-tool': boolean;
}

/** How many players, or one at a difficulty. `usual`: how many if it is not said, in a game for so many. */
export function readTable(game: GameId, flags: TableFlags, usual: number): TableChoice {
  return withGame(game, ({ title, players: allowed, solo: levels, switches }) => {
    const { players, solo, expert, 'first-tool': firstTool } = flags;
    const refuse = (flag: string): never => {
      throw new UsageError(`There is no ${flag} in ${title}.`);
    };
    if (expert && !switches.expert) refuse('--expert');
    if (firstTool && !switches.firstTool) refuse('--first-tool');
    if (solo !== undefined) {
      if (levels.length === 0) refuse('--solo');
      checkSolo(solo, levels, flags);
      return { players: 1, solo, expert };
    }
    const count = readPlayers(title, allowed, players, usual);
    if (count === 1) throw new UsageError(`One player needs --solo with one of ${levels.join(', ')}.`);
    return { players: count, expert, ...(firstTool && { firstTool }) };
  });
}

function readPlayers(
  title: string,
  allowed: readonly number[],
  text: string | undefined,
  usual: number,
): number {
  const [least, most] = [Math.min(...allowed), Math.max(...allowed)];
  if (text === undefined) return Math.min(most, Math.max(least, usual));
  if (least < most) return wholeNumber('players', text, least, most);
  if (text !== String(most)) throw new UsageError(`${title} is for ${most} players, not '${text}'.`);
  return most;
}

function checkSolo(solo: string, levels: readonly string[], { players, expert }: TableFlags): void {
  if (!levels.includes(solo)) {
    throw new UsageError(`--solo is one of ${levels.join(', ')}, not '${solo}'.`, guess(solo, levels));
  }
  if (players !== undefined && players !== '1') {
    throw new UsageError(`--solo is for one player, not --players ${players}.`);
  }
  if (expert) throw new UsageError("--expert can't be combined with --solo: the difficulty decides.");
}

/** A file's edition, if one is given and nothing is wrong with it. */
export function readEdition(game: GameId, path: string | undefined): { edition?: string } {
  if (path === undefined) return {};
  const edition = readText(path);
  const { problems } = withGame(game, (entry) => editionsOf(entry).check(edition));
  if (problems.length === 0) return { edition };
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more: polder edition check ${path})` : '';
  throw new Failure(`${path}: ${problems[0]}${more}.`);
}
