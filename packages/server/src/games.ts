import { type BotModel, botModelOf } from '@polder/bots';
import { type AnyGame, type GameEvent, hasRules, type Manifest, rulesOf } from '@polder/core';
import { GAMES as CATALOGUE } from '@polder/games/node';

/** A game with what the server needs of it, loaded. */
export interface GameEntry extends Pick<Manifest, 'id' | 'names' | 'seats' | 'options' | 'setupOptions'> {
  readonly game: AnyGame;
  readonly known: BotModel<unknown, unknown, GameEvent>;
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

/** The rules of a version, with what bots know of them. */
export interface VersionedRules {
  readonly game: AnyGame;
  readonly known: GameEntry['known'];
}
const loadedRules = new Map<string, VersionedRules>();
const rulesKey = (game: string, version: string): string => `${game} ${version}`;
const manifestOf = (id: string): Manifest | undefined => CATALOGUE.find((it) => it.id === id);

for (const { id, game, known } of GAMES) loadedRules.set(rulesKey(id, game.version), { game, known });

export function needManifest(id: string): Manifest {
  const manifest = manifestOf(id);
  if (!manifest) throw new Error(`There is no game '${id}'.`);
  return manifest;
}

/** Whether games of this version can be played here. */
export function canPlay(game: string, version: string): boolean {
  const manifest = manifestOf(game);
  return manifest !== undefined && hasRules(manifest, version);
}

/** Loads the rules of a kept version, once. Nothing happens if there are none. */
export async function loadRules(id: string, version: string): Promise<void> {
  const key = rulesKey(id, version);
  const manifest = manifestOf(id);
  if (loadedRules.has(key) || !manifest) return;
  const game = await rulesOf(manifest, version);
  if (game) loadedRules.set(key, { game, known: await botModelOf(manifest, version) });
}

/** The rules of the present version, or of one that was loaded. */
export const rulesAt = (game: string, version: string): VersionedRules | undefined =>
  loadedRules.get(rulesKey(game, version));

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
