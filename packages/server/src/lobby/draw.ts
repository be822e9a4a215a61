import { type DrawPlace, drawnOrder, type JointDraw, partText, seedText, serverText } from '@polder/core';
import type { Db, Row } from '../store/schema.js';
import { newSeed, sha256 } from '../table/commitment.js';
import type { DrawInfo, Pace } from '../wire/table.js';
import { shuffled } from './chance.js';
import { refuse } from './refuse.js';
import { type Place, peopleOf, type Trx } from './seats.js';

/*
 * How the seed of a game is drawn, so that not even whoever runs the server chooses it (joint-draw.ts of the core):
 *
 *   1. A table is opened: the server draws a secret and shows its commitment.
 *   2. People sit down: their pages commit to secrets.
 *   3. The host starts the game: from now on nobody can commit, sit down or leave. The pages show their secrets.
 *   4. All have, or the time is up: the seed follows from the secrets that were shown, and the game begins.
 *
 * All of it is in the database: a process that dies in between loses nothing, and any other goes on.
 */

/** For so long secrets are waited for, in ms: at a live table people are there, elsewhere their pages may be closed. */
const WAIT: Readonly<Record<Pace['kind'], number>> = { live: 10_000, none: 60_000, days: 10 * 60_000 };

type Part = Row<'draw_parts'>;

/** 1. With the table. */
export const keepSecret = async (trx: Trx, table: string): Promise<void> =>
  void (await trx
    .insertInto('draws')
    .values({ table_id: table, secret: newSeed(), places: null, until: null })
    .execute());

/** 2. The last one counts: somebody may go on in another browser. The table is held, open and not being drawn. */
export async function commit(trx: Trx, table: string, user: string, commitment: string): Promise<void> {
  const part = { table_id: table, user_id: user, commitment, secret: null };
  await trx
    .insertInto('draw_parts')
    .values(part)
    .onConflict((it) => it.columns(['table_id', 'user_id']).doUpdateSet({ commitment, secret: null }))
    .execute();
}

/** 3. Whether there is anything to wait for. */
export async function startDrawing(
  trx: Trx,
  { id, pace }: Pick<Row<'tables'>, 'id' | 'pace'>,
  places: readonly Place[],
  at: number,
): Promise<boolean> {
  const people = peopleOf(places);
  // Who has left has nothing to add.
  await trx.deleteFrom('draw_parts').where('table_id', '=', id).where('user_id', 'not in', people).execute();
  const parts = await partsOf(trx, [id]);
  const { kind } = JSON.parse(pace) as Pace;
  await trx
    .updateTable('draws')
    .set({
      places: JSON.stringify(places.map(drawPlace)),
      until: parts.length > 0 ? at + WAIT[kind] : null,
    })
    .where('table_id', '=', id)
    .execute();
  return parts.length > 0;
}

const drawPlace = ({ user_id, bot }: Place): DrawPlace =>
  user_id === null ? { bot: bot ?? '' } : { user: user_id };

/** 3. Shows one's secret; sent again it is fine. The table is held. True: all are shown now. */
export async function show(
  trx: Trx,
  { id, status }: Pick<Row<'tables'>, 'id' | 'status'>,
  user: string,
  secret: string,
): Promise<boolean> {
  const draw = await trx.selectFrom('draws').selectAll().where('table_id', '=', id).executeTakeFirst();
  const parts = await partsOf(trx, [id]);
  const own = parts.find(({ user_id }) => user_id === user);
  if (!own) throw refuse('notYours', 'You have committed to no secret at this table.');
  if (own.secret === secret) return false;
  if (status !== 'open' || draw?.until == null)
    throw refuse('notNow', 'Secrets are shown once the host has started the game, and before it begins.');
  if (sha256(partText(id, user, secret)) !== own.commitment)
    throw refuse('bad', 'This is not the secret that you have committed to.');
  await trx
    .updateTable('draw_parts')
    .set({ secret })
    .where('table_id', '=', id)
    .where('user_id', '=', user)
    .execute();
  return parts.every((part) => part.secret !== null || part.user_id === user);
}

/** 4. Nobody waits any more. A table of an older program has nothing to draw from but chance. */
export async function draw(
  trx: Trx,
  table: string,
  places: readonly Place[],
): Promise<{ readonly seed: string; readonly order: readonly Place[] }> {
  const row = await trx
    .updateTable('draws')
    .set({ until: null })
    .where('table_id', '=', table)
    .returningAll()
    .executeTakeFirst();
  if (!row) return { seed: newSeed(), order: shuffled(places) };
  const parts = (await partsOf(trx, [table])).map(drawPart);
  const seed = sha256(seedText(table, { secret: row.secret, parts }));
  return { seed, order: drawnOrder(seed, places) };
}

const drawPart = ({ user_id, commitment, secret }: Part): JointDraw['parts'][number] => ({
  user: user_id,
  commitment,
  secret,
});

/** The game can't begin: what was shown is known, so that all have to commit anew if it is started again. */
export async function drawAnew(db: Db, table: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('draw_parts').where('table_id', '=', table).execute();
    await trx
      .updateTable('draws')
      .set({ secret: newSeed(), places: null, until: null })
      .where('table_id', '=', table)
      .execute();
  });
}

/** Tables whose time is up. */
export async function dueDraws(db: Db, at: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('draws')
    .select('table_id')
    .where('until', 'is not', null)
    .where('until', '<=', at)
    .execute();
  return rows.map(({ table_id }) => table_id);
}

const partsOf = (db: Db, tables: readonly string[]): Promise<Part[]> =>
  db.selectFrom('draw_parts').selectAll().where('table_id', 'in', tables).orderBy('user_id').execute();

/** What everybody may know, by table. `only`: those whose secrets are waited for. */
export async function drawInfos(
  db: Db,
  tables: readonly string[],
  only?: 'drawing',
): Promise<ReadonlyMap<string, DrawInfo>> {
  if (tables.length === 0) return new Map();
  const rows = await db
    .selectFrom('draws')
    .selectAll()
    .where('table_id', 'in', tables)
    .$if(only === 'drawing', (it) => it.where('until', 'is not', null))
    .execute();
  if (rows.length === 0) return new Map();
  const parts = await partsOf(
    db,
    rows.map(({ table_id }) => table_id),
  );
  return new Map(
    rows.map(({ table_id, secret, until }) => [
      table_id,
      {
        server: sha256(serverText(table_id, secret)),
        parts: parts
          .filter((part) => part.table_id === table_id)
          .map((part) => ({
            user: part.user_id,
            commitment: part.commitment,
            shown: part.secret !== null,
          })),
        until,
      },
    ]),
  );
}

/** All of it, of a game that is over. Undefined: the server has drawn alone, as older programs do. */
export async function finishedDraw(db: Db, table: string, seed: string): Promise<JointDraw | undefined> {
  const row = await db.selectFrom('draws').selectAll().where('table_id', '=', table).executeTakeFirst();
  if (row?.places == null) return undefined;
  const parts = (await partsOf(db, [table])).map(drawPart);
  const { secret } = row;
  // An older process on the same database has begun the game by itself, and promised nothing else.
  if (sha256(seedText(table, { secret, parts })) !== seed) return undefined;
  return {
    commitment: sha256(serverText(table, secret)),
    secret,
    parts,
    places: JSON.parse(row.places) as DrawPlace[],
  };
}
