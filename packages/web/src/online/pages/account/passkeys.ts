import type { Me } from '@polder/server/wire';
import { api, type Trouble } from '../../api.js';

/** Passkeys. What the browser's part of it needs is loaded when somebody asks for one. */

export type Outcome =
  | { readonly ok: true; readonly me: Me }
  /** The browser, or the person in front of it, did not do it. */
  | { readonly ok: false; readonly why: 'cancelled' | 'known' | 'failed' }
  | { readonly ok: false; readonly trouble: Trouble };

/** Only on a safe page, and not in every browser. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

export function whyNot(error: unknown): 'cancelled' | 'known' | 'failed' {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'failed';
}

export async function makePasskey(): Promise<Outcome> {
  const options = await api.passkeyToRegister();
  if (!options.ok) return options;
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const made = await api.passkeyRegistered(await startRegistration({ optionsJSON: options.value }));
    return made.ok ? { ok: true, me: made.value.me } : made;
  } catch (error) {
    return { ok: false, why: whyNot(error) };
  }
}

export async function showPasskey(): Promise<Outcome> {
  const options = await api.passkeyToLogin();
  if (!options.ok) return options;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const shown = await api.passkeyLoggedIn(await startAuthentication({ optionsJSON: options.value }));
    return shown.ok ? { ok: true, me: shown.value.me } : shown;
  } catch (error) {
    return { ok: false, why: whyNot(error) };
  }
}
