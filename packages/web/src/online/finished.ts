import type { Seat } from '@polder/core';
import { go } from '../route.svelte.js';
import type { FileForm } from '../session/download.js';
import { exportGame } from '../session/export.js';
import { newEntry, summaryOfTable } from '../session/games.js';
import { troubleOf } from '../session/guards.js';
import type { LocalTable } from '../session/local.js';
import { type AnyOptions, isGameId } from '../session/rules.js';
import { openSaves } from '../session/saves.js';
import type { Player } from '../session/session.js';
import { w } from '../words/current.svelte.js';
import { call } from './api.js';
import { withVersions } from './versions.js';

/** A game that was played on a server and is over, as one of this browser's own. Throws, with words. */
async function localCopy(id: string, seated: readonly Player[]): Promise<LocalTable> {
  const answer = await call('GET /api/tables/:id/record', { id });
  if (!answer.ok) throw new Error(w().online.trouble(answer.trouble));
  const { saved, records } = answer.value;
  if (!isGameId(saved.game)) throw new Error(w().onlineTable.unknownGame);
  const players = withVersions(seated, records);
  const trouble = troubleOf(players, saved, undefined);
  if (trouble) throw new Error(w().start.trouble(trouble));
  return { game: saved.game, players, saved: { ...saved, options: saved.options as AnyOptions } };
}

const nameOf = (name: string, players: readonly Player[]): string =>
  w().onlineTable.name(name, players.map((player) => player.name).join(', '));

export async function exportFinished(
  id: string,
  name: string,
  players: readonly Player[],
  form: FileForm,
): Promise<void> {
  await exportGame({ name: nameOf(name, players), table: await localCopy(id, players) }, form);
}

/** Keeps a copy in this browser, once, and goes to its analysis, that of this seat first. */
export async function analyse(
  id: string,
  name: string,
  players: readonly Player[],
  seat: Seat,
): Promise<void> {
  const saves = await openSaves();
  const copy = `online-${id}`;
  if (!(await saves.get(copy))) {
    const table = await localCopy(id, players);
    const entry = newEntry(nameOf(name, players), table, await summaryOfTable(table));
    await saves.put({ ...entry, id: copy });
  }
  go(`game/${copy}/analysis?seat=${seat}`);
}
