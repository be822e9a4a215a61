import { isFields } from './guards.js';
import { answered, finished, openDatabase } from './indexed.js';
import { type GameId, isGameId } from './rules.js';

/** An edition that somebody makes or has made: it may be half-filled, or not playable yet. */
export interface KeptEdition {
  readonly id: string;
  readonly game: GameId;
  readonly updated: number;
  readonly edition: { readonly name: string };
}

/** Editions kept in this browser. */
export interface Editions {
  /** False: this browser can't keep them, they are gone with the page. */
  readonly kept: boolean;
  /** The latest first. */
  list(): Promise<readonly KeptEdition[]>;
  get(id: string): Promise<KeptEdition | undefined>;
  put(entry: KeptEdition): Promise<void>;
  remove(id: string): Promise<void>;
}

/** What lies in the store may come from another page: anything else than this is left where it is, unseen. */
export function readKept(raw: unknown): KeptEdition | undefined {
  if (!isFields(raw)) return undefined;
  const { id, game, updated, edition } = raw;
  if (typeof id !== 'string' || !isGameId(game) || typeof updated !== 'number') return undefined;
  if (!isFields(edition) || typeof edition.name !== 'string') return undefined;
  return { id, game, updated, edition: edition as unknown as KeptEdition['edition'] };
}

const latestFirst = (entries: readonly (KeptEdition | undefined)[]): readonly KeptEdition[] =>
  entries.flatMap((it) => it ?? []).sort((a, b) => b.updated - a.updated);

/** Editions that live as long as the page. */
export function memoryEditions(): Editions {
  const entries = new Map<string, KeptEdition>();
  return {
    kept: false,
    list: async () => latestFirst([...entries.values()]),
    get: async (id) => entries.get(id),
    put: async (entry) => void entries.set(entry.id, entry),
    remove: async (id) => void entries.delete(id),
  };
}

const STORE = 'editions';

function indexedEditions(connect: () => Promise<IDBDatabase>, first: IDBDatabase): Editions {
  let database = first;
  /** A connection may be lost while a page sleeps in the background. */
  async function using<T>(step: (store: IDBObjectStore) => Promise<T>, mode: IDBTransactionMode): Promise<T> {
    const once = async (): Promise<T> => {
      const transaction = database.transaction(STORE, mode);
      const done = mode === 'readwrite' ? finished(transaction) : undefined;
      const found = await step(transaction.objectStore(STORE));
      await done;
      return found;
    };
    try {
      return await once();
    } catch {
      database.close();
      database = await connect();
      return once();
    }
  }
  return {
    kept: true,
    list: () =>
      using(async (store) => latestFirst((await answered(store.getAll())).map(readKept)), 'readonly'),
    get: (id) => using(async (store) => readKept(await answered(store.get(id))), 'readonly'),
    put: (entry) => using(async (store) => void (await answered(store.put(entry))), 'readwrite'),
    remove: (id) => using(async (store) => void (await answered(store.delete(id))), 'readwrite'),
  };
}

/** Some browsers never answer when they may not keep anything. */
const PATIENCE = 4000;

async function open(): Promise<Editions> {
  const connect = (): Promise<IDBDatabase> =>
    Promise.race([
      openDatabase('polder-editions', 1, (database) => database.createObjectStore(STORE, { keyPath: 'id' })),
      new Promise<never>((_, reject) => setTimeout(reject, PATIENCE, new Error('No answer.'))),
    ]);
  try {
    return indexedEditions(connect, await connect());
  } catch {
    return memoryEditions();
  }
}

let opened: Promise<Editions> | undefined;

/** The editions of this browser, the same for every page of this tab. */
export function openEditions(): Promise<Editions> {
  opened ??= open();
  return opened;
}

/** No two have the same. */
export const newEditionId = (): string =>
  `${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 4).toString(36)}`;
