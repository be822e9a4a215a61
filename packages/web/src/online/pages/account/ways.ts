import type { Me, PasskeyInfo } from '@polder/server/wire';
import { type Answer, api } from '../../api.js';

/** Ways to sign in, and the end of the account: only this page asks for them. */

/** Without a word (`last`) the server keeps the last way. */
const saying = (last: boolean): object => (last ? { last } : {});

export const readPasskeys = (): Promise<Answer<{ readonly passkeys: readonly PasskeyInfo[] }>> =>
  api.send('GET', 'passkeys');

export const removePasskey = (id: string, last: boolean): Promise<Answer<{ readonly me: Me }>> =>
  api.send('DELETE', `passkeys/${encodeURIComponent(id)}`, saying(last));

export const removeEmail = (last: boolean): Promise<Answer<{ readonly me: Me }>> =>
  api.send('DELETE', 'email', saying(last));

export const deleteAccount = (): Promise<Answer<object>> => api.send('DELETE', 'me', { sure: true });

/** Nothing else would open the account any more. */
export const isLastWay = ({ email, passkeys }: Me): boolean => passkeys + (email === null ? 0 : 1) === 1;
