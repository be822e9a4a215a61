import type { Me } from '@polder/server/wire';
import { call } from '../../api.js';

/** Ways to sign in, and the end of the account: only this page asks for them. */

/** Without a word (`last`) the server keeps the last way. */
const saying = (last: boolean): { last?: true } => (last ? { last } : {});

export const readPasskeys = () => call('GET /api/passkeys');
export const removePasskey = (id: string, last: boolean) =>
  call('DELETE /api/passkeys/:id', { id }, saying(last));
export const removeEmail = (last: boolean) => call('DELETE /api/email', {}, saying(last));
export const deleteAccount = () => call('DELETE /api/me', {}, { sure: true });

/** Nothing else would open the account any more. */
export const isLastWay = ({ email, passkeys }: Me): boolean => passkeys + (email === null ? 0 : 1) === 1;
