import { Refused } from '../refused.js';
import type { Db, UserRow } from '../store/schema.js';

export type LockedAccount = Pick<UserRow, 'name' | 'email' | 'locale'>;

export const gone = (): Refused =>
  new Refused({ code: 'noSession', message: 'This account is no longer there.' });

/**
 * Within a transaction: nobody else changes how the account is kept until it ends, and none that is deleted comes
 * back. An update that changes nothing does so on both databases.
 */
export async function lockAccount(change: Db, user: string): Promise<LockedAccount> {
  const row = await change
    .updateTable('users')
    .set((it) => ({ seen_at: it.ref('seen_at') }))
    .where('id', '=', user)
    .where('gone_at', 'is', null)
    .returning(['name', 'email', 'locale'])
    .executeTakeFirst();
  if (!row) throw gone();
  return row;
}

/** Refuses what would leave nothing but its sessions to open an account. */
export function needAnotherWay(left: { readonly email: string | null; readonly passkeys: number }): void {
  if (left.email === null && left.passkeys === 0)
    throw new Refused({
      code: 'notNow',
      message: 'This is the last way to sign in. To remove it all the same, say so (last).',
    });
}

export async function passkeysOf(change: Db, user: string): Promise<number> {
  const { count } = await change
    .selectFrom('passkeys')
    .select((it) => it.fn.countAll().as('count'))
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow();
  return Number(count);
}
