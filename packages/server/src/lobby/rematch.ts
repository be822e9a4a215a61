import type { Base, Visitor } from '../context.js';
import type { Limits } from '../run/settings.js';
import type { Row } from '../store/schema.js';
import { ownEdition } from './editions.js';
import { insertTable } from './gather.js';
import { needKept } from './kept.js';
import { needNewTable } from './limits.js';
import { publishChange } from './publish.js';
import { noSuchTable, refuse } from './refuse.js';
import { holdPerson, holdTable, type Place, peopleOf, placesOf, sitDown, type Trx } from './seats.js';

/**
 * Again with the same settings. The first who asks opens the new table, the others sit down at it; the old
 * table is held meanwhile, so that two who ask at once come to the same one.
 */
export async function rematch(
  { settings, store, now }: Base,
  { user }: Visitor,
  table: string,
  count?: () => void,
): Promise<string> {
  const { db, bus } = store;
  const { limits } = settings;
  const at = now();
  const { id, listed, people, made } = await db.transaction().execute(async (trx) => {
    await holdPerson(trx, user);
    const old = await holdTable(trx, table);
    if (!old) throw noSuchTable();
    if (old.status !== 'over' && old.status !== 'abandoned') {
      throw refuse('notNow', 'There is a rematch only once the game is over.');
    }
    const places = await placesOf(trx, table);
    if (!peopleOf(places).includes(user)) throw refuse('notYours', 'You have not played at this table.');
    const before = await joinedRematch(trx, user, old, limits);
    const next = before ?? (await openRematch(trx, user, old, places));
    return {
      id: next,
      listed: old.listed === 1,
      people: peopleOf(await placesOf(trx, next)),
      made: before === undefined ? peopleOf(places) : [],
    };
  });
  publishChange(bus, { id, listed }, people);
  // Those who have not asked yet learn that there is a table to go to.
  if (made.length > 0) publishChange(bus, { id: table, listed: false }, made);
  return id;

  async function openRematch(trx: Trx, host: string, old: Row<'tables'>, places: readonly Place[]) {
    if (old.rated === 1) await needKept(trx, host);
    await needNewTable(trx, host, at, limits);
    count?.();
    const { game, options, listed, pace, rated, hints, spectators } = old;
    const edition = await ownEdition(trx, old.edition);
    const next = await insertTable(trx, {
      ...{ game, options, edition, listed, pace, rated, hints, spectators },
      host,
      seats: places.length,
      // A bot that stood in for somebody is not asked again: the person is.
      bots: places.flatMap(({ user_id, bot }) => (user_id === null && bot !== null ? [bot] : [])),
      at,
      rematchOf: old.id,
    });
    await trx.updateTable('tables').set({ rematch_id: next }).where('id', '=', old.id).execute();
    return next;
  }
}

/** Undefined: there is none yet, or it was given up. */
async function joinedRematch(
  trx: Trx,
  user: string,
  { rematch_id }: Row<'tables'>,
  limits: Limits,
): Promise<string | undefined> {
  if (rematch_id === null) return undefined;
  const next = await holdTable(trx, rematch_id);
  if (!next || next.status === 'cancelled') return undefined;
  if (next.status === 'open') await sitDown(trx, user, next, limits);
  else if (!peopleOf(await placesOf(trx, next.id)).includes(user)) {
    throw refuse('notNow', 'The rematch has begun without you.');
  }
  return next.id;
}
