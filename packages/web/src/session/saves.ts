import { type Listed, latestFirst, readEntry, type SavedEntry } from './entries.js';
import { isFields } from './guards.js';
import { answered, finished, openDatabase } from './indexed.js';

export {
  type BrokenEntry,
  isBroken,
  type Listed,
  type SavedEntry,
  type Summary,
  summaryOf,
} from './entries.js';

/** Games kept in this browser. */
export interface Saves {
  /** False: this browser can't keep (all of) them, they are gone with the page. */
  readonly kept: boolean;
  /** The latest first. */
  list(): Promise<readonly Listed[]>;
  get(id: string): Promise<Listed | undefined>;
  /** Writes the entry if the stored one is the one it came from, and gives it back with its new revision. */
  put(entry: SavedEntry): Promise<SavedEntry>;
  remove(id: string): Promise<void>;
}

/** Somebody else (another tab) has written or deleted this game since it was read. */
export class StaleSave extends Error {
  override readonly name = 'StaleSave';
  constructor(
    readonly id: string,
    /** Undefined: it was deleted. */
    readonly stored: number | undefined,
  ) {
    super(`The game '${id}' was ${stored === undefined ? 'deleted' : 'changed'} elsewhere in the meantime.`);
  }
}

/** The entry as it is to be written over `stored`. */
export function nextRevision(entry: SavedEntry, stored: unknown): SavedEntry {
  const revision = isFields(stored) && typeof stored.revision === 'number' ? stored.revision : undefined;
  if ((revision ?? 0) !== entry.revision) throw new StaleSave(entry.id, revision);
  return { ...entry, revision: entry.revision + 1 };
}

/** Games that live as long as the page. */
export function memorySaves(): Saves {
  const entries = new Map<string, SavedEntry>();
  return {
    kept: false,
    list: async () => latestFirst([...entries.values()]),
    get: async (id) => entries.get(id),
    async put(entry) {
      const next = nextRevision(entry, entries.get(entry.id));
      entries.set(entry.id, next);
      return next;
    },
    async remove(id) {
      entries.delete(id);
    },
  };
}

/** `stored`, and `spare` for what can't be stored: no room, or the store has gone. Each writing tries again. */
export function withSpare(stored: Saves, spare: Saves): Saves {
  /** The revisions in `stored` that the games in `spare` go back to. */
  const spared = new Map<string, number>();
  let readable = true;

  async function reading<T>(step: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      const found = await step();
      readable = true;
      return found;
    } catch {
      readable = false;
      return otherwise;
    }
  }

  return {
    get kept() {
      return stored.kept && readable && spared.size === 0;
    },
    async list() {
      const own = await spare.list();
      const others = await reading(() => stored.list(), []);
      return latestFirst([...own, ...others.filter(({ id }) => !spared.has(id))]);
    },
    get: async (id) => (await spare.get(id)) ?? (await reading(() => stored.get(id), undefined)),
    async put(entry) {
      const base = spared.get(entry.id);
      try {
        const written = await stored.put({ ...entry, revision: base ?? entry.revision });
        if (base !== undefined) await spare.remove(entry.id);
        spared.delete(entry.id);
        return written;
      } catch (error) {
        if (error instanceof StaleSave) throw error;
        if (base !== undefined) return spare.put(entry);
        spared.set(entry.id, entry.revision);
        return spare.put({ ...entry, revision: 0 });
      }
    },
    async remove(id) {
      spared.delete(id);
      await spare.remove(id);
      await stored.remove(id);
    },
  };
}

/** Of the browser's own database. What is in it is read with care: see `readEntry`. */
const STORE = 'games';

/** Some browsers never answer when they may not keep anything. */
const PATIENCE = 4000;

/** `connect` is called anew when the connection was lost, as happens to pages that slept in the background. */
export function indexedSaves(first: IDBDatabase, connect: () => Promise<IDBDatabase>): Saves {
  let database = first;

  async function using<T>(step: () => Promise<T>): Promise<T> {
    try {
      return await step();
    } catch (error) {
      if (error instanceof StaleSave) throw error;
      database.close();
      database = await connect();
      return step();
    }
  }

  return {
    kept: true,
    list: () =>
      using(async () => {
        const store = database.transaction(STORE).objectStore(STORE);
        const [ids, values] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())]);
        return latestFirst(ids.map((id, i) => readEntry(String(id), values[i])));
      }),
    get: (id) =>
      using(async () => {
        const value: unknown = await answered(database.transaction(STORE).objectStore(STORE).get(id));
        return value === undefined ? undefined : readEntry(id, value);
      }),
    put: (entry) =>
      using(async () => {
        // One transaction: no other tab can write between the look and the writing.
        const transaction = database.transaction(STORE, 'readwrite');
        const store = transaction.objectStore(STORE);
        const next = nextRevision(entry, await answered(store.get(entry.id)));
        store.put(next);
        await finished(transaction);
        return next;
      }),
    remove: (id) =>
      using(() => {
        const transaction = database.transaction(STORE, 'readwrite');
        transaction.objectStore(STORE).delete(id);
        return finished(transaction);
      }),
  };
}

async function open(): Promise<Saves> {
  const connect = (): Promise<IDBDatabase> =>
    Promise.race([
      openDatabase('polder', 1, (database) => database.createObjectStore(STORE, { keyPath: 'id' })),
      new Promise<never>((_, reject) => setTimeout(reject, PATIENCE, new Error('No answer.'))),
    ]);
  try {
    const first = await connect();
    return withSpare(indexedSaves(first, connect), memorySaves());
  } catch {
    return memorySaves();
  }
}

let opened: Promise<Saves> | undefined;

/** The games of this browser, the same for every page of this tab. */
export function openSaves(): Promise<Saves> {
  opened ??= open();
  return opened;
}
