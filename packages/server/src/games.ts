import type { Known } from '@polder/bots';
import type { Game, GameEvent } from '@polder/core';
import { parseEdition as parseDuelEdition } from '@polder/duel';
import { knownDuel } from '@polder/duel/bot';
import { parseEdition as parseValleyEdition } from '@polder/valley';
import { knownValley } from '@polder/valley/bot';

/** What may be settled about a game when a table is opened: a yes or no, or one of some words. */
export type TableOption =
  | { readonly key: string; readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly key: string;
      readonly kind: 'choice';
      readonly of: readonly string[];
      readonly default: string;
    };

/** A game as the server knows it: by its contract, and by what a table may ask for. */
export interface GameEntry {
  readonly id: string;
  /** By language, for mails and notices. */
  readonly names: Readonly<Record<'en' | 'pl', string>>;
  readonly game: Game<unknown, unknown, GameEvent>;
  readonly known: Known<unknown, unknown, GameEvent>;
  /** Table sizes. */
  readonly seats: readonly number[];
  readonly options: readonly TableOption[];
  /** For `setup`. */
  setupOptions(seats: number, options: Readonly<Record<string, unknown>>, edition: unknown): unknown;
  /** Throws BadEdition. Undefined: the game has one edition only. */
  readonly parseEdition?: (text: string) => { readonly name: string };
}

/** Nobody here looks into what options and states are: one type for all. */
const anyKnown = (known: unknown): Known<unknown, unknown, GameEvent> =>
  known as Known<unknown, unknown, GameEvent>;

const withEdition = (options: object, edition: unknown): object =>
  edition === undefined ? options : { ...options, edition };

/** Every game that can be played here: nothing else in the server names one. */
export const GAMES: readonly GameEntry[] = [
  {
    id: 'valley',
    names: { en: 'Windmill Valley', pl: 'Windmill Valley' },
    game: anyKnown(knownValley).game,
    known: anyKnown(knownValley),
    seats: [2, 3, 4],
    options: [{ key: 'expert', kind: 'flag', default: false }],
    setupOptions: (players, options, edition) => withEdition({ players, ...options }, edition),
    parseEdition: parseValleyEdition,
  },
  {
    id: 'duel',
    names: { en: 'Windmill Valley Duel', pl: 'Windmill Valley Duel' },
    game: anyKnown(knownDuel).game,
    known: anyKnown(knownDuel),
    seats: [2],
    options: [{ key: 'firstPlayerTool', kind: 'flag', default: false }],
    setupOptions: (_players, options, edition) => withEdition(options, edition),
    parseEdition: parseDuelEdition,
  },
];

const BY_ID: ReadonlyMap<string, GameEntry> = new Map(GAMES.map((entry) => [entry.id, entry]));

export const gameEntry = (id: string): GameEntry | undefined => BY_ID.get(id);

/** Where it was known to be there: an error, not a refusal. */
export function needGame(id: string): GameEntry {
  const entry = gameEntry(id);
  if (!entry) throw new Error(`There is no game '${id}'.`);
  return entry;
}

/** What is wrong with the options that were asked for, if anything is. One that is left out has its default. */
export function optionProblem(
  { id, options }: Pick<GameEntry, 'id' | 'options'>,
  asked: Readonly<Record<string, unknown>>,
): string | undefined {
  for (const [key, value] of Object.entries(asked)) {
    const option = options.find((it) => it.key === key);
    if (!option) return `${id} has no option '${key}'.`;
    if (option.kind === 'flag' && typeof value !== 'boolean') return `${key} is true or false.`;
    if (option.kind === 'choice' && !option.of.some((it) => it === value))
      return `${key} is one of ${option.of.join(', ')}.`;
  }
  return undefined;
}
