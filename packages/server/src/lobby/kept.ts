import { refuse } from './refuse.js';
import type { Trx } from './seats.js';

/**
 * Rated games are for accounts that somebody can come back to, by a passkey or an e-mail address: a guest who
 * loses is a new guest the next minute. Throws `Refused` with reason `guest`.
 */
export async function needKept(trx: Trx, user: string): Promise<void> {
  if ((await keptOf(trx, [user])).has(user)) return;
  throw refuse(
    'notYours',
    'Rated games are for accounts that are kept: add a passkey or an e-mail address to yours first.',
    'guest',
  );
}

/** At the start once more: what keeps an account can be removed at any time. Told to the host, `by`. */
export async function needAllKept(trx: Trx, by: string, people: readonly string[]): Promise<void> {
  const kept = await keptOf(trx, people);
  const guests = people.filter((user) => !kept.has(user));
  if (guests.includes(by)) await needKept(trx, by);
  if (guests.length === 0) return;
  const rows = await trx.selectFrom('users').select('name').where('id', 'in', guests).execute();
  const names = rows.map(({ name }) => name).join(', ');
  throw refuse(
    'notNow',
    `Rated games are for accounts that are kept, and not all here are any more: ${names}.`,
    'guests',
  );
}

/** Those of them whose accounts are kept. */
async function keptOf(trx: Trx, users: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', users)
    .where((eb) =>
      eb.or([
        eb('email', 'is not', null),
        eb.exists(
          eb.selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.user_id', '=', 'users.id'),
        ),
      ]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
