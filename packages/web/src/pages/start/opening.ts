import { openSaves } from '../../session/saves.js';
import type { OwnEdition } from '../../setup/EditionField.svelte';
import { freshName, isSolo, type Plan, playersOf, type UsualNames } from './plan.js';

/** A new table as planned, kept in this browser. Gives back its id. */
export async function openTable(
  plan: Plan,
  names: UsualNames,
  tableName: string,
  own?: OwnEdition,
): Promise<string> {
  // The rules are loaded by now, or soon: the page itself does without them.
  const [games, saves] = await Promise.all([import('../../session/games.js'), openSaves()]);
  const { drawBelow, freshText, inTurnOrder, newDuel, newEntry, newValley, summaryOfTable } = games;
  // The solo player is always the first one (G-SET-1), and there the difficulty decides on the extra round (G-SET-4).
  const solo = isSolo(plan);
  const starts = solo ? 0 : plan.starts;
  const players = inTurnOrder({ players: playersOf(plan, names), starts }, drawBelow);
  const seed = freshText(16);
  const table =
    plan.game === 'duel'
      ? newDuel(
          players,
          {
            ...(plan.tool ? { firstPlayerTool: true } : {}),
            ...(own?.game === 'duel' ? { edition: own.edition } : {}),
          },
          seed,
        )
      : newValley(
          players,
          {
            ...(solo ? { solo: plan.difficulty } : plan.expert ? { expert: true } : {}),
            ...(own?.game === 'valley' ? { edition: own.edition } : {}),
          },
          seed,
        );
  const name = tableName.trim() || freshName(await takenNames(), drawBelow);
  const entry = await saves.put(newEntry(name, table, await summaryOfTable(table)));
  return entry.id;
}

export async function takenNames(): Promise<readonly string[]> {
  const listed = await (await openSaves()).list();
  return listed.flatMap(({ name }) => name ?? []);
}
