import type { Edition } from '@polder/valley';
import { openSaves } from '../../session/saves.js';
import { freshName, type Plan, playersOf, type UsualNames } from './plan.js';

/** A new table as planned, kept in this browser. Gives back its id. */
export async function openTable(
  plan: Plan,
  names: UsualNames,
  tableName: string,
  edition?: Edition,
): Promise<string> {
  // The rules are loaded by now, or soon: the page itself does without them.
  const [games, saves] = await Promise.all([import('../../session/games.js'), openSaves()]);
  const { drawBelow, freshText, inTurnOrder, newEntry, newValley, summaryOfTable } = games;
  // The solo player is always the first one (G-SET-1), and there the difficulty decides on the extra round (G-SET-4).
  const starts = plan.solo ? 0 : plan.starts;
  const players = inTurnOrder({ players: playersOf(plan, names), starts }, drawBelow);
  const options = {
    ...(plan.solo ? { solo: plan.difficulty } : plan.expert ? { expert: true } : {}),
    ...(edition ? { edition } : {}),
  };
  const name = tableName.trim() || freshName(await takenNames(), drawBelow);
  const table = newValley(players, options, freshText(16));
  const entry = await saves.put(newEntry(name, table, await summaryOfTable(table)));
  return entry.id;
}

export async function takenNames(): Promise<readonly string[]> {
  const listed = await (await openSaves()).list();
  return listed.flatMap(({ name }) => name ?? []);
}
