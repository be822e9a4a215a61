import type { Base } from '../context.js';
import { canPlay, GAMES, gameEntry } from '../games.js';
import type { Gap } from '../table/records.js';
import type { Refusal } from '../wire/messages.js';

/*
 * A game whose rules are not here, or whose records do not fit, can't be played or shown now. It waits: nothing of it is
 * changed, no clock runs, and it goes on as soon as a program that can play it opens it.
 */

interface Played {
  readonly game: string;
  readonly version: string;
}

/** By their numbers. What has other marks can't be compared: it is not older, as far as we know. */
export function isOlder(version: string, than: string): boolean {
  const [a, b] = [version, than].map((it) => it.split('.').map((part) => (/^\d+$/.test(part) ? +part : NaN)));
  if ([...a, ...b].some(Number.isNaN)) return false;
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [left, right] = [a[i] ?? 0, b[i] ?? 0];
    if (left !== right) return left < right;
  }
  return false;
}

/** Newer ones are not ours to judge: a newer program may share this database. */
const isMissed = ({ game, version }: Played): boolean =>
  !canPlay(game, version) && isOlder(version, gameEntry(game)?.game.version ?? '');

/** For whoever looks at such a table, running or over. */
export const rulesMissing = ({ game, version }: Played): Refusal => ({
  code: 'notNow',
  reason: 'rulesMissing',
  message:
    `This game is played by version ${version} of its rules, which this server does not have ` +
    `(it has ${gameEntry(game)?.game.version}). It waits for them as it is.`,
});

/** From now on no clock runs at this table, or at any that waits for older rules. */
export async function startWaiting({ store, now, log }: Base, only?: string): Promise<void> {
  const { db } = store;
  const kinds = await db
    .selectFrom('tables')
    .select(['game', 'version'])
    .distinct()
    .where('status', '=', 'playing')
    .where('waits_since', 'is', null)
    .where(
      'game',
      'in',
      GAMES.map(({ id }) => id),
    )
    .$if(only !== undefined, (it) => it.where('id', '=', only ?? ''))
    .execute();
  for (const { game, version } of kinds) {
    if (version === null || !isMissed({ game, version })) continue;
    const { numUpdatedRows } = await db
      .updateTable('tables')
      .set({ waits_since: now() })
      .where('status', '=', 'playing')
      .where('waits_since', 'is', null)
      .where('game', '=', game)
      .where('version', '=', version)
      .$if(only !== undefined, (it) => it.where('id', '=', only ?? ''))
      .executeTakeFirst();
    log.warn({ game, version, tables: Number(numUpdatedRows) }, 'games wait for rules that are not here');
  }
}

/** What is stored of it does not fit: it waits for somebody who mends it, and no clock runs. */
export async function waitForRepair({ store, now, log }: Base, table: string): Promise<void> {
  try {
    await store.db
      .updateTable('tables')
      .set({ waits_since: now() })
      .where('id', '=', table)
      .where('status', '=', 'playing')
      .where('waits_since', 'is', null)
      .execute();
  } catch (error) {
    log.error({ err: error, table }, 'it could not be written down that a game waits');
  }
}

/** Its rules are here again: the time that it has waited, which was nobody's. */
export async function timeWaited({ store, now }: Base, id: string): Promise<Gap | undefined> {
  const row = await store.db
    .selectFrom('tables')
    .select('waits_since')
    .where('id', '=', id)
    .where('waits_since', 'is not', null)
    .executeTakeFirst();
  return row?.waits_since == null ? undefined : { from: row.waits_since, to: now() };
}

/** Once that time was taken off its clocks. */
export const endWaiting = async ({ store }: Base, id: string): Promise<void> =>
  void (await store.db.updateTable('tables').set({ waits_since: null }).where('id', '=', id).execute());
