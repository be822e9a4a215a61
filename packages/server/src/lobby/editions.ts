import type { Base } from '../context.js';
import { GAMES, needGame } from '../games.js';
import type { Db } from '../store/schema.js';
import type { OwnEdition } from './new-table.js';
import type { Trx } from './seats.js';

/*
 * Every game that has begun names its edition by hash, the game's own as well: what is printed may change, and games that
 * run go on with the values that they began with. Each edition is kept once.
 */

/** One that somebody has brought. */
export async function keepEdition(trx: Trx, game: string, edition: OwnEdition, at: number): Promise<void> {
  await trx
    .insertInto('editions')
    .values({ ...edition, game, created_at: at })
    // As good as new: nobody is to clear it away before the table is there.
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ created_at: at }))
    .execute();
}

/** The game's own edition. Its hash; null: it has none. */
export async function keepStandard(db: Db, game: string, at: number): Promise<string | null> {
  const { standard, names } = needGame(game);
  if (!standard) return null;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('editions')
    .values({ ...standard, game, name: names.en, created_at: at, standard: 1 })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  // Somebody has brought it before as if it were their own.
  if (numInsertedOrUpdatedRows === 0n)
    await db
      .updateTable('editions')
      .set({ standard: 1 })
      .where('hash', '=', standard.hash)
      .where('standard', '=', 0)
      .execute();
  return standard.hash;
}

/** For a new game; null: the game's own of then, whichever that will be. */
export async function ownEdition(db: Db, hash: string | null): Promise<string | null> {
  if (hash === null) return null;
  const own = db.selectFrom('editions').select('hash').where('hash', '=', hash).where('standard', '=', 0);
  return (await own.executeTakeFirst())?.hash ?? null;
}

/** Tables in one step: nobody is to wait for it. */
const STEP = 200;

/**
 * Games that began before they named their edition have the one of that time. As long as that is the present one it is
 * noted with them. Any process may do it, several at once do no harm.
 */
export async function noteEditions({ store: { db }, now }: Pick<Base, 'store' | 'now'>): Promise<void> {
  for (const { id: game, game: rules, printed } of GAMES) {
    if (!printed || printed.now !== printed.unsaid) continue;
    const unsaid = db
      .selectFrom('tables')
      .select('id')
      .where('edition', 'is', null)
      .where('started_at', 'is not', null)
      .where('game', '=', game)
      .where('version', '=', rules.version)
      .orderBy('id')
      .limit(STEP);
    for (let ids = await unsaid.execute(); ids.length > 0; ids = await unsaid.execute()) {
      const edition = await keepStandard(db, game, now());
      const { numUpdatedRows } = await db
        .updateTable('tables')
        .set({ edition })
        .where(
          'id',
          'in',
          ids.map(({ id }) => id),
        )
        .where('edition', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) break;
    }
  }
}
