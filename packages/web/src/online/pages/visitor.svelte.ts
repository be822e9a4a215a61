import type { Me } from '@polder/server/wire';
import { recall, remember } from '../../session/memory.js';
import { settings } from '../../settings.svelte.js';
import { type Answer, call, type Visitor } from '../api.js';
import { connection } from '../connection.js';
import { isName, suggestedName } from './names.js';

/** Who sits in front of this page, the same for all online pages. */

let known: Visitor | undefined = $state.raw();
let draft = $state(recall('name') ?? '');
/** For whoever gives no name. The same as long as the page is open. */
const suggested = suggestedName(Math.random);

/** Undefined: not asked yet, or nobody answered. */
export const visitor = (): Visitor | undefined => known;
export const me = (): Me | undefined => known?.me ?? undefined;

/** A guest: nobody can come back to this account once its browser is gone. */
export const isGuest = ({ email, passkeys }: Me): boolean => email === null && passkeys === 0;

/** The name in the field of somebody who has no account yet. */
export const draftName = (): string => draft;
export const shownName = (): string => suggested;
export function setDraft(name: string): void {
  draft = name;
}

export async function meet(): Promise<Answer<Visitor>> {
  const answer = await call('GET /api/me');
  if (answer.ok) known = answer.value;
  return answer;
}

/** Somebody else from now on: signed in, signed out, renamed. */
export function become(who: Me | null): void {
  const other = known?.me?.id !== who?.id;
  known = { mail: known?.mail ?? false, me: who };
  if (who) remember('name', who.name);
  // The socket still speaks for whoever was here before.
  if (other) connection().renew();
}

/** The account of this visitor; a guest's is made on the spot, by the name in the field. */
export async function ensureMe(): Promise<Answer<Me>> {
  const before = me();
  if (before) return { ok: true, value: before };
  const name = draft.trim() === '' ? suggested : draft.trim();
  if (!isName(name)) return { ok: false, trouble: { code: 'bad', message: 'name' } };
  const made = await call('POST /api/guest', {}, { name, locale: settings.language });
  if (made.ok) {
    become(made.value.me);
    return { ok: true, value: made.value.me };
  }
  // Another tab was faster.
  const now = made.trouble.code === 'notNow' ? await meet() : undefined;
  const found = me();
  return now?.ok && found ? { ok: true, value: found } : made;
}
