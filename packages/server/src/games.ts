import { botModelOf, type Known } from '@polder/bots';
import type { AnyGame, GameEvent, Manifest } from '@polder/core';
import { GAMES as CATALOGUE } from '@polder/games/node';

/** A game with what the server needs of it, loaded. */
export interface GameEntry extends Pick<Manifest, 'id' | 'names' | 'seats' | 'options' | 'setupOptions'> {
  readonly game: AnyGame;
  readonly known: Known<unknown, unknown, GameEvent>;
  /** Throws BadEdition. Undefined: the game has one edition only. */
  readonly parseEdition?: (text: string) => { readonly name: string };
}

async function load(manifest: Manifest): Promise<GameEntry> {
  const { id, names, seats, options, setupOptions } = manifest;
  const [game, known, editions] = await Promise.all([
    manifest.game(),
    botModelOf(manifest),
    manifest.editions?.(),
  ]);
  return {
    ...{ id, names, seats, options, setupOptions, game, known },
    ...(editions && { parseEdition: editions.parse }),
  };
}

/** Every game that can be played here. */
export const GAMES: readonly GameEntry[] = await Promise.all(CATALOGUE.map(load));

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
  { id, options }: { readonly id: string; readonly options: readonly AskedOption[] },
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
type AskedOption =
  | { readonly key: string; readonly kind: 'flag' }
  | { readonly key: string; readonly kind: 'choice'; readonly of: readonly string[] };
