import { BadRecord } from '@polder/core';
import type { Base } from '../context.js';
import { canPlay, needGame } from '../games.js';
import { StoreTrouble } from '../store/store.js';
import { loadTable, playsOn, type Unwritten } from '../table/index.js';
import { followLine } from '../table/line.js';
import type { TableRecord } from '../table/records.js';
import type { AppliedRecord, LiveTable, TableHeader } from '../table/table.js';
import { isOlder } from './missing-rules.js';
import { othersCanPlay } from './processes.js';
import { inSlices } from './slices.js';
import type { Times } from './times.js';

/** A game from the disk, by the rules that play it here. */
export interface StoredGame {
  readonly table: LiveTable;
  readonly applied: readonly AppliedRecord[];
  /** These are other rules than those that it was played by: the present ones, which come to the same proof. */
  readonly newRules: boolean;
}

/**
 * A game of older rules goes on by the present ones if they play all that stands as it was played, by its proof. Else
 * it goes on by its own, if they are kept here. Undefined: it waits for them. Throws BadRecord.
 */
export async function openStored(
  base: Base,
  times: Pick<Times, 'outage'>,
  header: TableHeader,
  records: readonly TableRecord[],
): Promise<StoredGame | undefined> {
  const { game, version } = header;
  const present = needGame(game).game.version;
  const kept = canPlay(game, version);
  if (version !== present && isOlder(version, present) && isProvable(header, records)) {
    // A process of the version before could not go on with it; where there are no other rules, here as well.
    const asked = !kept || (await othersCanPlay(base, times, game, present));
    const moved = asked ? await byPresentRules(base, header, records, present) : undefined;
    if (moved) return moved;
  }
  return kept ? { ...(await inSlices(loadTable(header, records))), newRules: false } : undefined;
}

/** Games from before there were proofs are not: by their own rules they go on. */
function isProvable(header: TableHeader, records: readonly TableRecord[]): boolean {
  let last: TableRecord | undefined;
  for (const { line } of followLine(header, records)) last = line.at(-1);
  return typeof (last ? last.proof : header.dealt) === 'string';
}

async function byPresentRules(
  { store, log }: Base,
  { id }: TableHeader,
  records: readonly TableRecord[],
  present: string,
): Promise<StoredGame | undefined> {
  const header = await store.tables.header(id, present);
  if (!header) return undefined;
  try {
    return { ...(await inSlices(loadTable(header, records))), newRules: true };
  } catch (error) {
    // Rules that meet what they do not know may fail in any way. They are not those of this game, that is all.
    if (!(error instanceof BadRecord))
      log.warn({ err: error, table: id }, 'the present rules can not play it');
    return undefined;
  }
}

/**
 * Writes down that a game goes on by the present rules; undefined: it can't be yet. Until then processes of the version
 * before have to be able to play it. Throws StoreTrouble.
 */
export async function noteRules(
  base: Base,
  times: Pick<Times, 'outage'>,
  { id, game, version: before }: TableHeader,
  table: LiveTable,
): Promise<Unwritten | undefined> {
  const { version } = table.header;
  if (table.status === 'over' || table.status === 'abandoned') return undefined;
  if (!(await othersCanPlay(base, times, game, version))) return undefined;
  const noted = playsOn(table, { version, before }, base.now());
  const written = await base.store.tables.append({ table: id, records: noted.records, version });
  if (written !== 'ok') throw new StoreTrouble('The table was written by others a moment ago.');
  base.log.info({ table: id, game, before, version }, 'a game plays on by newer rules');
  return noted;
}
