import type { Me } from '@polder/server/wire';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { call, type Trouble } from '../../api.js';

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
  const options = await call('POST /api/passkeys/register');
  if (!options.ok) return options;
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const made = await call(
      'POST /api/passkeys/registered',
      {},
      await startRegistration({ optionsJSON: options.value as PublicKeyCredentialCreationOptionsJSON }),
    );
    return made.ok ? { ok: true, me: made.value.me } : made;
  } catch (error) {
    return { ok: false, why: whyNot(error) };
  }
}

export async function showPasskey(): Promise<Outcome> {
  const options = await call('POST /api/passkeys/login');
  if (!options.ok) return options;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const shown = await call(
      'POST /api/passkeys/logged-in',
      {},
      await startAuthentication({ optionsJSON: options.value as PublicKeyCredentialRequestOptionsJSON }),
    );
    return shown.ok ? { ok: true, me: shown.value.me } : shown;
  } catch (error) {
    return { ok: false, why: whyNot(error) };
  }
}
