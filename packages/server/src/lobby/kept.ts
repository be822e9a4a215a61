import { refuse } from './refuse.js';
import type { Trx } from './seats.js';

/**
 * Rated games are for accounts that somebody can come back to, by a passkey or an e-mail address: a guest who
 * loses is a new guest the next minute. Throws `Refused` with reason `guest`.
 */
export async function needKept(trx: Trx, user: string): Promise<void> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user)
    .where((eb) =>
      eb.or([
        eb('email', 'is not', null),
        eb.exists(eb.selectFrom('passkeys').select('passkeys.id').where('passkeys.user_id', '=', user)),
      ]),
    )
    .executeTakeFirst();
  if (row) return;
  throw refuse(
    'notYours',
    'Rated games are for accounts that are kept: add a passkey or an e-mail address to yours first.',
    'guest',
  );
}
