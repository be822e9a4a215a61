import type { Base } from '../context.js';
import { PLAYABLE, rulesKey } from '../games.js';
import type { Times } from './times.js';

/** What a process says of itself: the rules that it has. */
export const OWN_RULES = JSON.stringify(PLAYABLE);

/** Whether every other process that lives on this database has these rules. Older programs do not say what they have. */
export async function othersCanPlay(
  { store, now, process }: Base,
  { outage }: Pick<Times, 'outage'>,
  game: string,
  version: string,
): Promise<boolean> {
  if (store.kind === 'sqlite') return true;
  const others = await store.db
    .selectFrom('processes')
    .select('plays')
    .where('id', '<>', process)
    .where('ended', '=', 0)
    .where('alive_at', '>=', now() - outage)
    .execute();
  const key = rulesKey(game, version);
  return others.every(
    ({ plays }) => plays !== null && (JSON.parse(plays) as readonly string[]).includes(key),
  );
}
