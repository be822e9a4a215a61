import { hashState, type SavedGame } from '@polder/core';
import { answered, finished, openDatabase } from './indexed.js';
import { type AnyOptions, type GameId, manifestOf } from './rules.js';

/*
 * What is printed may change; a game goes on with the values that it began with. A saved game names them by their hash,
 * and this browser keeps each edition once, beside the games.
 */

/** Editions by their hash. */
export interface Editions {
  get(hash: string): Promise<unknown>;
  put(hash: string, edition: object): Promise<void>;
}

type AnySaved = SavedGame<AnyOptions>;
const inlineOf = ({ options }: AnySaved): object | undefined =>
  (options as { readonly edition?: object }).edition;

/** As the rules need it; undefined: its edition is nowhere here. */
export async function withEdition(
  saved: AnySaved,
  editions: Editions = openEditions(),
): Promise<AnySaved | undefined> {
  const { printed } = manifestOf(saved.game);
  if (!printed || inlineOf(saved)) return saved;
  const edition = saved.edition ?? printed.unsaid;
  if (edition === printed.now) return { ...saved, edition };
  const found = await editions.get(edition).catch(() => undefined);
  if (typeof found !== 'object' || found === null || hashState(found) !== edition) return undefined;
  return { ...saved, edition, options: { ...saved.options, edition: found } };
}

/** As the store keeps it: without an edition that is kept beside it. */
export async function withoutEdition(
  saved: AnySaved,
  editions: Editions = openEditions(),
): Promise<AnySaved> {
  const { edition } = saved;
  if (edition === undefined || !inlineOf(saved)) return saved;
  if ((await editions.get(edition).catch(() => undefined)) === undefined) return saved;
  return { ...saved, options: bare(saved) };
}

/** With the printed values in it, as a file for anybody. */
export async function withPrinted(saved: AnySaved): Promise<AnySaved> {
  const { printed } = manifestOf(saved.game);
  if (inlineOf(saved) || !printed || (saved.edition ?? printed.unsaid) !== printed.now) return saved;
  const edition = await standardOf(saved.game);
  return { ...saved, edition: printed.now, options: { ...saved.options, edition } };
}

/** A game from a file. What it brings and is not what it names is an edition of somebody's own. */
export function fromFile(saved: AnySaved): AnySaved {
  const inline = inlineOf(saved);
  const { edition, ...rest } = saved;
  if (edition === undefined || !inline) return saved;
  if (hashState(inline) !== edition) return rest;
  // Every page has it.
  return manifestOf(saved.game).printed?.now === edition ? { ...saved, options: bare(saved) } : saved;
}

/** The options without an edition. */
function bare({ options }: AnySaved): AnyOptions {
  const { edition: _, ...others } = options as { readonly edition?: object };
  return others;
}

async function standardOf(game: GameId): Promise<object> {
  const files = await manifestOf(game).editions?.();
  if (!files) throw new Error(`'${game}' has no editions.`);
  return files.parse(files.standard());
}

/** Games of today need it once something else is printed. */
export async function keepPrinted(game: GameId, editions: Editions = openEditions()): Promise<void> {
  const { printed } = manifestOf(game);
  if (!printed || (await editions.get(printed.now)) !== undefined) return;
  await editions.put(printed.now, await standardOf(game));
}

const STORE = 'editions';
let opened: Promise<IDBDatabase> | undefined;

/** A database of its own: that of the games stays as older pages know it. */
function openEditions(): Editions {
  const database = (): Promise<IDBDatabase> => {
    opened ??= openDatabase('polder-editions', 1, (made) => made.createObjectStore(STORE));
    return opened;
  };
  return {
    get: async (hash) => answered((await database()).transaction(STORE).objectStore(STORE).get(hash)),
    async put(hash, edition) {
      const transaction = (await database()).transaction(STORE, 'readwrite');
      transaction.objectStore(STORE).put(edition, hash);
      await finished(transaction);
    },
  };
}
