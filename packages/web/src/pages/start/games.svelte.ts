import { download } from '../../session/download.js';
import { LONGEST_NAME, type Trouble } from '../../session/guards.js';
import { isBroken, type Listed, openSaves, type SavedEntry, StaleSave } from '../../session/saves.js';
import { w } from '../../words/current.svelte.js';

/** The games of this browser, and files that become some of them. */

export interface Received {
  readonly file: string;
  readonly name?: string;
  readonly id?: string;
  readonly trouble?: Trouble;
}

export class Games {
  listed: readonly Listed[] | undefined = $state.raw();
  kept = $state(true);
  unread = $state(false);
  stale = $state(false);
  now = $state(Date.now());
  /** The last one that was deleted, while that can be taken back. */
  deleted: Listed | undefined = $state.raw();
  received: readonly Received[] = $state.raw([]);

  readonly finished = $derived(
    (this.listed ?? []).filter((entry): entry is SavedEntry => !isBroken(entry) && entry.summary.finished),
  );
  /** Under way, the latest first; those that can't be opened come last. */
  readonly going = $derived([
    ...(this.listed ?? []).filter((entry) => !isBroken(entry) && !entry.summary.finished),
    ...(this.listed ?? []).filter(isBroken),
  ]);
  /** There is something to be said about games, or to be done with them. */
  readonly any = $derived(
    (this.listed?.length ?? 0) > 0 ||
      this.received.length > 0 ||
      this.deleted !== undefined ||
      this.unread ||
      !this.kept,
  );

  readonly load = async (): Promise<void> => {
    try {
      const saves = await openSaves();
      this.listed = await saves.list();
      this.kept = saves.kept;
      this.unread = false;
    } catch {
      this.unread = true;
    }
    this.now = Date.now();
  };

  /** Another tab may have been quicker: then only the list is brought up to date. */
  async write(entry: SavedEntry): Promise<void> {
    this.stale = false;
    try {
      await (await openSaves()).put(entry);
    } catch (error) {
      if (!(error instanceof StaleSave)) throw error;
      this.stale = true;
    }
    await this.load();
  }

  async remove(entry: Listed): Promise<void> {
    await (await openSaves()).remove(entry.id);
    this.deleted = entry;
    await this.load();
  }

  async bringBack(): Promise<void> {
    if (this.deleted && !isBroken(this.deleted)) await this.write({ ...this.deleted, revision: 0 });
    this.deleted = undefined;
  }

  async save(entry: Listed): Promise<void> {
    const { printBroken, printGame } = await import('../../session/transfer.js');
    download(isBroken(entry) ? printBroken(entry) : printGame(entry), entry.name ?? entry.id);
  }

  async receive(files: Iterable<File>): Promise<void> {
    const { BadFile, parseGame } = await import('../../session/transfer.js');
    const { newEntry } = await import('../../session/games.js');
    const outcome: Received[] = [];
    for (const file of files) {
      // A game in notation may not say who sat there.
      const title = file.name.replace(/\.[^.]*$/, '').slice(0, LONGEST_NAME);
      const usual = { table: title, seats: w().common.seatNames, gardener: w().start.gardener };
      try {
        const { name, table, proof, summary } = await parseGame(await file.text(), usual);
        const { id } = await (await openSaves()).put({ ...newEntry(name, table, summary), proof });
        outcome.push({ file: file.name, name, id });
      } catch (error) {
        // A folder, or a file that has gone, can't even be read.
        outcome.push({
          file: file.name,
          trouble: error instanceof BadFile ? error.trouble : { id: 'notAGame' },
        });
      }
    }
    this.received = outcome;
    await this.load();
  }
}
