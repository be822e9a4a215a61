import { openSaves } from '../../session/saves.js';
import type { OwnEdition } from '../../setup/EditionField.svelte';
import { freshName, isSolo, type Plan, playersOf, setupOf, type UsualNames } from './plan.js';

/** A new table as planned, kept in this browser. Gives back its id. */
export async function openTable(
  plan: Plan,
  names: UsualNames,
  tableName: string,
  own?: OwnEdition,
): Promise<string> {
  // The rules are loaded by now, or soon: the page itself does without them.
  const [games, saves] = await Promise.all([import('../../session/games.js'), openSaves()]);
  const { drawBelow, freshText, inTurnOrder, newEntry, newTable, summaryOfTable } = games;
  // Alone, one always begins (G-SET-1), and there the difficulty decides on the extra round (G-SET-4).
  const starts = isSolo(plan) ? 0 : plan.starts;
  const players = inTurnOrder({ players: playersOf(plan, names), starts }, drawBelow);
  const edition = own?.game === plan.game ? own.edition : undefined;
  const table = newTable(plan.game, players, setupOf(plan, edition), freshText(16));
  const name = tableName.trim() || freshName(await takenNames(), drawBelow);
  const entry = await saves.put(newEntry(name, table, await summaryOfTable(table)));
  return entry.id;
}

export async function takenNames(): Promise<readonly string[]> {
  const listed = await (await openSaves()).list();
  return listed.flatMap(({ name }) => name ?? []);
}
