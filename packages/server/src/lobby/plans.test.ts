import { CompiledQuery, type RootOperationNode } from 'kysely';
import { expect, it } from 'vitest';
import { openOutbox } from '../notify/outbox.js';
import { openAccountDeletion } from '../people/account-deletion.js';
import type { Db, NewRow } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { describeStores } from '../store/testing/stores.js';
import { newTable, openHall } from './testing/lobby.js';

/*
 * What the database does for questions that are asked often, with some thousand rows of which few matter. A plan
 * that reads everything is slow only on the day when there is much.
 */
const DAY = 86_400_000;
const TABLES = 6_000;
const MANY = 500;

const inParts = async <R>(
  rows: readonly R[],
  put: (part: readonly R[]) => Promise<unknown>,
): Promise<void> => {
  for (let i = 0; i < rows.length; i += MANY) await put(rows.slice(i, i + MANY));
};

/** Of ten tables eight are over; one is open, one is played. */
const STATUSES = [
  ...Array.from({ length: 7 }, () => 'over' as const),
  'cancelled',
  'open',
  'playing',
] as const;

async function fill({ db, kind }: Store, now: number): Promise<void> {
  const users = Array.from(
    { length: 2_000 },
    (_, i): NewRow<'users'> => ({
      ...{ id: `user-${i}`, name: `User ${i}`, email: null, locale: 'en' },
      ...{ created_at: 1, seen_at: 1, notices: '{}', gone_at: i % 10 === 3 ? now - i * 60_000 : null },
    }),
  );
  await inParts(users, (part) => db.insertInto('users').values(part).execute());
  const editions = Array.from(
    { length: 300 },
    (_, i): NewRow<'editions'> => ({
      ...{
        hash: `hash-${i}`,
        game: 'valley',
        name: 'Own',
        json: 'x'.repeat(9_000),
        created_at: now - DAY / 2,
      },
    }),
  );
  await inParts(editions, (part) => db.insertInto('editions').values(part).execute());
  const tables = Array.from({ length: TABLES }, (_, i): NewRow<'tables'> => {
    const created_at = now - (TABLES - i) * 60_000;
    const status = STATUSES[i % STATUSES.length];
    const finished_at = status === 'over' || status === 'cancelled' ? created_at + 1 : null;
    return {
      ...{ id: `table-${i}`, game: 'duel', version: '1', options: '{}', edition: i % 20 ? null : 'hash-7' },
      ...{ status, listed: i % 3 ? 0 : 1, pace: '{"kind":"none"}', rated: 0, hints: 0, spectators: 1 },
      ...{ host_id: `user-${i % 2_000}`, seed: 's', commitment: 'c', result: null, rematch_id: null },
      ...{ rematch_of: null, rated_at: null, created_at, started_at: null, finished_at, seq: -1 },
      ...{ due_at: null, bot_due: 0, claimed_by: null, claimed_until: null },
    };
  });
  await inParts(tables, (part) => db.insertInto('tables').values(part).execute());
  const seats = tables.flatMap(({ id }, i) =>
    [0, 1].map(
      (seat): NewRow<'seats'> => ({
        ...{ table_id: id, seat, user_id: `user-${(i + seat) % 2_000}`, bot: null },
        ...{ waiting: 0, since: null, away: 0, seen_seq: -1 },
      }),
    ),
  );
  await inParts(seats, (part) => db.insertInto('seats').values(part).execute());
  const ratings = users.flatMap(({ id }, i) =>
    ['valley', 'duel'].map(
      (game): NewRow<'ratings'> => ({
        ...{
          user_id: id,
          game,
          players: 2,
          mu: 25 + (i % 17),
          sigma: 3 + (i % 5),
          games: i % 9,
          updated_at: 1,
        },
      }),
    ),
  );
  await inParts(ratings, (part) => db.insertInto('ratings').values(part).execute());
  const messages = Array.from(
    { length: TABLES },
    (_, i): NewRow<'messages'> => ({
      ...{ table_id: `table-${i % 300}`, id: Math.floor(i / 300), at: now - i * 1_000, command: `c-${i}` },
      ...{ user_id: `user-${i % 2_000}`, phrase: 'hello', text: null },
    }),
  );
  await inParts(messages, (part) => db.insertInto('messages').values(part).execute());
  const outbox = Array.from(
    { length: 3_000 },
    (_, i): NewRow<'outbox'> => ({
      ...{ id: `note-${i}`, user_id: `user-${i % 2_000}`, kind: 'push', channel_id: null, data: '{}' },
      ...{ created_at: 1, due_at: now + i * 1_000, attempts: 0, claimed_until: null },
    }),
  );
  await inParts(outbox, (part) => db.insertInto('outbox').values(part).execute());
  // PostgreSQL does so by itself, later; SQLite never.
  if (kind === 'postgres') await db.executeQuery(CompiledQuery.raw('analyze'));
}

/** All that `asks` asks the database for. */
async function queriesOf(store: Store, asks: (store: Store) => Promise<unknown>): Promise<CompiledQuery[]> {
  const nodes: RootOperationNode[] = [];
  const db: Db = store.db.withPlugin({
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await asks({ ...store, db });
  return nodes
    .filter(({ kind }) => /^(Select|Insert|Update|Delete)QueryNode$/.test(kind))
    .map((node) => store.db.getExecutor().compileQuery(node, { queryId: 'plan' }));
}

async function planOf({ db, kind }: Store, { sql, parameters }: CompiledQuery): Promise<string> {
  const explain = kind === 'sqlite' ? 'explain query plan' : 'explain';
  const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]));
  return [sql, ...rows.map((row) => `  ${Object.values(row as object).at(-1)}`)].join('\n');
}

describeStores('of thousands of rows', (open) => {
  it('only those that are asked for are read', async () => {
    const store = await open();
    const { base } = openHall(store);
    const { now } = base;
    await fill(store, now());
    const lobby = (on: Store) => openHall(on).lobby;
    const ann = { user: 'user-7', session: 'session' };
    const bob = { user: 'user-8', session: 'session' };
    const leaving = {
      sessions: { endedAll: () => undefined },
      changes: { tell: () => undefined },
      seating: undefined,
    };
    const asks: Readonly<Record<string, (on: Store) => Promise<unknown>>> = {
      list: (on) => lobby(on).list(undefined),
      listOfAnn: (on) => lobby(on).list(ann),
      own: (on) => lobby(on).own(ann),
      best: (on) => lobby(on).best('duel', 2),
      heard: (on) => lobby(on).chat(ann, 'table-8', -1),
      said: (on) => lobby(on).say(bob, { id: 'command-1', table: 'table-8', phrase: 'hello' }),
      create: (on) => lobby(on).create(ann, newTable()),
      due: (on) => openOutbox({ store: on, now }).take(20),
      sweep: (on) => lobby(on).sweep(),
      left: (on) => openAccountDeletion({ ...base, store: on }, leaving).tidy(),
    };
    // All of them first: SQLite commits nothing as long as a plan is open.
    const queries = new Map<string, readonly CompiledQuery[]>();
    for (const [name, ask] of Object.entries(asks)) queries.set(name, await queriesOf(store, ask));
    const plans = new Map<string, string>();
    for (const [name, list] of queries) {
      const texts: string[] = [];
      for (const query of list) texts.push(await planOf(store, query));
      plans.set(name, texts.join('\n'));
    }

    // Besides these PostgreSQL may read all of what is small: who sits at a hundred tables of six thousand.
    const large = '(tables|ratings|messages|outbox|editions)';
    const whole = new RegExp(
      store.kind === 'sqlite' ? `SCAN ${large}\\b(?! USING)` : `Seq Scan on ${large}\\b`,
    );
    // What is done every hour may read all accounts that are gone and what they have, but not all tables.
    const { left = '', ...often } = Object.fromEntries(plans);
    for (const [name, plan] of Object.entries(often)) expect(plan, name).not.toMatch(whole);
    expect(left).not.toMatch(/SCAN tables\b(?! USING)|Seq Scan on tables\b/);
    expect(plans.get('list')).toContain('tables_public');
    expect(plans.get('listOfAnn')).toContain('tables_public');
    expect(plans.get('best')).toContain('ratings_best');
    expect(plans.get('create')).toContain('tables_host_id_created_at');
    expect(plans.get('due')).toContain('outbox_due_at');
    expect(left).toMatch(/tables_open.*tables_playing/s);
    expect(plans.get('sweep')).toMatch(/tables_open.*tables_cancelled/s);
  });
});
