import type { Base } from '../context.js';
import { GAMES, gameEntry } from '../games.js';
import type { Refusal } from '../wire/messages.js';

/** Tables in one transaction. */
const CHUNK = 200;

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

export const isOfOlderRules = ({
  game,
  version,
}: {
  readonly game: string;
  readonly version: string;
}): boolean => {
  const entry = gameEntry(game);
  return entry !== undefined && isOlder(version, entry.game.version);
};

/** For whoever looks at such a table, running or over. */
export const olderRules = ({
  game,
  version,
}: {
  readonly game: string;
  readonly version: string;
}): Refusal => ({
  code: 'notNow',
  reason: 'olderRules',
  message:
    `This game was made with older rules (${version}, now ${gameEntry(game)?.game.version}): ` +
    `it can't be played on or shown. Its record is kept.`,
});

/**
 * Running games of older rules can't be played on by anybody: they are given up as they are, without a record, and
 * count for nobody. `only`: one table that was met; else all of them. Games of newer rules belong to a newer program
 * that shares this database, and are left alone.
 */
export async function giveUpOlder(base: Base, only?: string): Promise<void> {
  const { db } = base.store;
  const kinds = await db
    .selectFrom('tables')
    .select(['game', 'version'])
    .distinct()
    .where('status', '=', 'playing')
    .where(
      'game',
      'in',
      GAMES.map(({ id }) => id),
    )
    .$if(only !== undefined, (it) => it.where('id', '=', only ?? ''))
    .execute();
  for (const { game, version } of kinds) {
    if (version === null || !isOfOlderRules({ game, version })) continue;
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'playing')
      .where('game', '=', game)
      .where('version', '=', version)
      .$if(only !== undefined, (it) => it.where('id', '=', only ?? ''))
      .execute();
    for (let i = 0; i < rows.length; i += CHUNK) {
      await giveUp(
        base,
        rows.slice(i, i + CHUNK).map(({ id }) => id),
      );
    }
    base.log.warn({ game, version, tables: rows.length }, 'games of older rules were given up');
  }
}

async function giveUp({ store, now }: Base, ids: readonly string[]): Promise<void> {
  const { db, bus } = store;
  const given = await db.transaction().execute(async (trx) => {
    // In the order in which records are written: else each could wait for what the other holds.
    if (store.kind === 'postgres')
      await trx.selectFrom('tables').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
    const tables = await trx
      .updateTable('tables')
      .set({
        ...{ status: 'abandoned', finished_at: now(), due_at: null, bot_due: 0 },
        ...{ claimed_by: null, claimed_until: null },
      })
      .where('id', 'in', ids)
      .where('status', '=', 'playing')
      .returning(['id', 'listed'])
      .execute();
    if (tables.length === 0) return { tables, seats: [] };
    const seats = await trx
      .updateTable('seats')
      .set({ waiting: 0, since: null })
      .where(
        'table_id',
        'in',
        tables.map(({ id }) => id),
      )
      .returning(['table_id', 'user_id'])
      .execute();
    return { tables, seats };
  });
  for (const { id } of given.tables) bus.publish({ type: 'table', table: id });
  for (const { table_id: table, user_id: user } of given.seats) {
    if (user !== null) bus.publish({ type: 'mine', user, table });
  }
  if (given.tables.some(({ listed }) => listed === 1)) bus.publish({ type: 'lobby' });
}
