import { join, type Player } from '../../run/testing/player.js';
import type { NewTable } from '../../wire/lobby.js';
import type { TableInfo } from '../../wire/table.js';
import { type Client, openClient } from './client.js';

/** Who plays what; `people` come by themselves, the other seats are bots'. */
export interface Kind {
  readonly game: 'duel' | 'valley';
  readonly players: number;
  readonly people: number;
  /** The people leave at once: bots play for them, too. */
  readonly left?: boolean;
}

export const KINDS: readonly Kind[] = [
  { game: 'duel', players: 2, people: 2 },
  { game: 'valley', players: 2, people: 1 },
  { game: 'valley', players: 2, people: 2 },
  { game: 'duel', players: 2, people: 1 },
  { game: 'valley', players: 4, people: 2 },
  { game: 'duel', players: 2, people: 1, left: true },
];

const SETTINGS = { pace: { kind: 'none' }, listed: false, rated: false, hints: false, spectators: true };

export type TableAsked = Partial<NewTable> & Pick<NewTable, 'game' | 'players'>;

/** Opened by the first of them; not started yet. */
export async function gather(people: readonly Player[], asked: TableAsked): Promise<string> {
  const [host, ...guests] = people;
  const bots = Array.from({ length: asked.players - people.length }, () => 'apprentice');
  const { info } = await host.ask<{ info: TableInfo }>('POST', '/api/tables', {
    ...SETTINGS,
    bots,
    ...asked,
  });
  for (const guest of guests) await guest.ask('POST', `/api/tables/${info.id}/join`, {});
  return info.id;
}

export async function begin(people: readonly Player[], asked: TableAsked): Promise<string> {
  const table = await gather(people, asked);
  await people[0].ask('POST', `/api/tables/${table}/start`, {});
  return table;
}

/** People at one table, all connected. `url` by person: where they find the server. */
export async function seatPeople(
  kind: Kind,
  { seed, url, limit = 1e6 }: { seed: string; url: (person: number) => string; limit?: number },
): Promise<readonly Client[]> {
  const { game, players, people: count, left } = kind;
  const people: Player[] = [];
  for (let i = 0; i < count; i++) people.push(await join(() => url(i), `Player ${i}`));
  const table = await begin(people, { game, players });
  const clients = people.map((player, i) =>
    openClient({ player, table, url: () => url(i), seed: `${seed}/${i}`, limit }),
  );
  // Somebody looks on.
  const guest = openClient({ player: undefined, table, url: () => url(0), seed, limit });
  await Promise.all([...clients, guest].map((client) => client.connect()));
  if (left) for (const client of clients) await client.ask({ type: 'leave' });
  return [...clients, guest];
}

/** So many at once. */
export async function inParallel<T>(
  count: number,
  width: number,
  job: (i: number) => Promise<T>,
): Promise<readonly T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const i = next++;
      results[i] = await job(i);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}
