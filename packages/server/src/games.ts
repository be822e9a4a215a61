import { createHash } from 'node:crypto';
import { type BotModel, botModelOf } from '@polder/bots';
import {
  type AnyGame,
  type EditionFiles,
  type GameEvent,
  hasRules,
  type Manifest,
  rulesOf,
} from '@polder/core';
import { GAMES as CATALOGUE } from '@polder/games/node';

/** A game with what the server needs of it, loaded. */
export interface GameEntry
  extends Pick<Manifest, 'id' | 'names' | 'seats' | 'options' | 'setupOptions' | 'printed'> {
  readonly game: AnyGame;
  readonly known: BotModel<unknown, unknown, GameEvent>;
  /** Throws BadEdition. Undefined: the game has one edition only. */
  readonly parseEdition?: EditionFiles['parse'];
  /** The edition of new games that bring none. */
  readonly standard?: StoredEdition;
}

/** Printed values as the database keeps them. */
export interface StoredEdition {
  readonly hash: string;
  readonly json: string;
}

export function storedEdition(game: string, value: unknown): StoredEdition {
  const json = JSON.stringify(value);
  return { hash: createHash('sha256').update(`${game}\n${json}`).digest('hex'), json };
}

async function load(manifest: Manifest): Promise<GameEntry> {
  const { id, names, seats, options, setupOptions, printed } = manifest;
  const [game, known, editions] = await Promise.all([
    manifest.game(),
    botModelOf(manifest),
    manifest.editions?.(),
  ]);
  return {
    ...{ id, names, seats, options, setupOptions, game, known },
    ...(printed && { printed }),
    ...(editions && {
      parseEdition: editions.parse,
      standard: storedEdition(id, editions.parse(editions.standard())),
    }),
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

/** The edition of a game whose options have none, by its hash in the manifest; undefined: they have, or there is none. */
export function printedFor(game: string, options: unknown): string | undefined {
  const own = (options as { readonly edition?: unknown }).edition;
  return own === undefined ? gameEntry(game)?.printed?.now : undefined;
}

/** The rules of a version, with what bots know of them. */
export interface VersionedRules {
  readonly game: AnyGame;
  readonly known: GameEntry['known'];
}
const loadedRules = new Map<string, VersionedRules>();
export const rulesKey = (game: string, version: string): string => `${game} ${version}`;
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

/** All rules that are here, present and kept. */
export const PLAYABLE: readonly string[] = CATALOGUE.flatMap(({ id, version, kept = {} }) =>
  [version, ...Object.keys(kept)].map((it) => rulesKey(id, it)),
);

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
