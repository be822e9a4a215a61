import { below, type Random, seedRandom } from '@polder/core';
import { isOver } from '../../testing/seen.js';
import type { Client } from './client.js';

/**
 * People play a table to its end, each by what they were sent alone. `before` is told of every choice that is
 * about to be made.
 */
export async function playOut(
  clients: readonly Client[],
  table: string,
  { seed = 'chance', before }: { seed?: string; before?: (choices: number) => void | Promise<void> } = {},
): Promise<number> {
  const chance: Random = seedRandom(seed);
  for (let choices = 0; ; choices++) {
    await before?.(choices);
    const [first] = clients;
    const { status, seq } = first.seen(table);
    if (isOver(first.seen(table))) return choices;
    const [seat] = status.waitingFor;
    const client = clients.find((it) => it.seen(table).sync.seat === seat);
    if (!client) throw new Error(`Nobody of these sits in seat ${seat}.`);
    await client.until(table, (seen) => seen.seq >= seq && seen.status.decision !== null);
    const outcome = await client.choose(table, below(chance, 1000));
    if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`);
    for (const it of clients) await it.until(table, (seen) => seen.seq >= outcome.seq);
  }
}
