import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import * as v from 'valibot';
import type { Base, Visitor } from '../context.js';
import { ownOrigins } from '../http/origin.js';
import { Refused } from '../refused.js';
import type { Db, Row } from '../store/schema.js';
import type { LoggedIn, Registered } from '../wire/passkeys.js';
import type { PasskeyInfo } from '../wire/people.js';
import { type LockedAccount, lockAccount, needAnotherWay } from './lock-account.js';
import { type OneTimeTokens, TOKEN_MS } from './one-time-tokens.js';
import { hashOf } from './tokens.js';

/** Passkeys: an account without a password and without a name to remember. */
export interface Passkeys {
  register(visitor: Visitor, name: string): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** How the account was before. */
  registered(visitor: Visitor, answer: Registered, agent: string): Promise<LockedAccount>;
  login(): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Whose account it is. */
  loggedIn(answer: LoggedIn): Promise<string>;
  list(user: string): Promise<readonly PasskeyInfo[]>;
  /** `last`: also if nothing else would open the account any more. How it was before. */
  remove(user: string, id: string, last: boolean): Promise<LockedAccount>;
}

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const MAX_PASSKEYS = 20;
/** Credentials have ids of any length; this one fits into an address. */
const shortId = (id: string): string => hashOf(id).slice(0, 32);
const handleOf = (user: string): string => Buffer.from(user).toString('base64url');
const notAccepted = (): Refused =>
  new Refused({ code: 'bad', message: 'This passkey was not accepted. Try again.' });
/** The same for one that we do not know and for one that does not fit. */
const unknown = (): Refused =>
  new Refused({ code: 'noSession', message: 'This passkey opens no account here.' });

export function openPasskeys({ store, settings, now }: Base, tokens: OneTimeTokens): Passkeys {
  const { db } = store;
  const rpID = new URL(settings.origin).hostname;
  const expected = { expectedOrigin: [...ownOrigins(settings)], expectedRPID: rpID };

  const own = (user: string) =>
    db.selectFrom('passkeys').select(['id', 'transports']).where('user_id', '=', user).execute();

  /** Used up, whatever comes after; undefined: not ours, or not made for this. */
  async function takeChallenge(clientDataJSON: string, user: string | null): Promise<string | undefined> {
    const challenge = challengeIn(clientDataJSON);
    if (challenge === undefined) return undefined;
    const link = await tokens.take(db, challenge, ['challenge']);
    return link?.user === user ? challenge : undefined;
  }

  return {
    async register({ user }, name) {
      const known = await own(user);
      if (known.length >= MAX_PASSKEYS)
        throw new Refused({ code: 'notNow', message: `An account has ${MAX_PASSKEYS} passkeys at most.` });
      const options = await generateRegistrationOptions({
        rpName: 'Polder',
        rpID,
        userName: name,
        userDisplayName: name,
        userID: new Uint8Array(Buffer.from(user)),
        timeout: TOKEN_MS.challenge,
        attestationType: 'none',
        excludeCredentials: known.map(({ id, transports }) => ({
          id,
          transports: JSON.parse(transports) as string[],
        })),
        // It must know the account by itself: who signs in gives no name.
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      await tokens.make('challenge', user, {}, options.challenge);
      return options;
    },

    async registered({ user }, answer, agent) {
      refuseCertificates(answer.response.attestationObject);
      const { clientDataJSON, transports = [] } = answer.response;
      const expectedChallenge = await takeChallenge(clientDataJSON, user);
      if (expectedChallenge === undefined) throw notAccepted();
      const verified = await verifyMade(answer, { ...expected, expectedChallenge });
      if (!verified?.verified) throw notAccepted();
      const { credential } = verified.registrationInfo;
      const row = {
        id: credential.id,
        user_id: user,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(transports.filter((it) => v.is(v.picklist(TRANSPORTS), it))),
        created_at: now(),
        used_at: null,
        agent,
      };
      return await db.transaction().execute(async (change) => {
        const held = await lockAccount(change, user);
        const made = await change
          .insertInto('passkeys')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!made) throw notAccepted();
        return held;
      });
    },

    async login() {
      const options = await generateAuthenticationOptions({
        rpID,
        timeout: TOKEN_MS.challenge,
        userVerification: 'preferred',
      });
      await tokens.make('challenge', null, {}, options.challenge);
      return options;
    },

    async loggedIn(answer) {
      const { id, response } = answer;
      const key = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      if (!key) throw unknown();
      const { userHandle, clientDataJSON } = response;
      if (userHandle && userHandle !== handleOf(key.user_id)) throw unknown();
      const expectedChallenge = await takeChallenge(clientDataJSON, null);
      if (expectedChallenge === undefined) throw unknown();
      const verified = await verifyShown(answer, key, { ...expected, expectedChallenge });
      if (!verified?.verified) throw unknown();
      await db
        .updateTable('passkeys')
        .set({ counter: verified.authenticationInfo.newCounter, used_at: now() })
        .where('id', '=', key.id)
        .execute();
      return key.user_id;
    },

    list: (user) => passkeysIn(db, user),

    remove: (user, id, last) =>
      db.transaction().execute(async (change) => {
        const held = await lockAccount(change, user);
        const keys = await change.selectFrom('passkeys').select('id').where('user_id', '=', user).execute();
        const key = keys.find((it) => shortId(it.id) === id);
        if (!key) throw new Refused({ code: 'notFound', message: 'There is no such passkey.' });
        if (!last) needAnotherWay({ email: held.email, passkeys: keys.length - 1 });
        await change.deleteFrom('passkeys').where('id', '=', key.id).execute();
        return held;
      }),
  };
}

async function passkeysIn(db: Db, user: string): Promise<readonly PasskeyInfo[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'agent', 'created_at', 'used_at'])
    .where('user_id', '=', user)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, agent, created_at, used_at }) => ({
    id: shortId(id),
    agent: agent ?? '',
    createdAt: created_at,
    usedAt: used_at,
  }));
}

interface Expected {
  readonly expectedChallenge: string;
  readonly expectedOrigin: string[];
  readonly expectedRPID: string;
}

/** Undefined: it can't even be read. */
function verifyMade({ id, rawId, type, response }: Registered, expected: Expected) {
  const { clientDataJSON, attestationObject } = response;
  return verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    ...expected,
    requireUserVerification: false,
  }).catch(() => undefined);
}

function verifyShown({ id, rawId, type, response }: LoggedIn, key: Row<'passkeys'>, expected: Expected) {
  const { userHandle: _, ...signed } = response;
  return verifyAuthenticationResponse({
    response: { id, rawId, type, clientExtensionResults: {}, response: signed },
    ...expected,
    requireUserVerification: false,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
      counter: key.counter,
    },
  }).catch(() => undefined);
}

/**
 * We ask for no proof of who made the authenticator. One with certificates would be checked all the same, down
 * to lists of revoked ones that are fetched from wherever the certificates say: it is not even looked at.
 */
function refuseCertificates(attestationObject: string): void {
  let plain = false;
  try {
    const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
    const format = decoded.get('fmt');
    plain = format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
  } catch {
    // Not readable at all.
  }
  if (!plain) throw notAccepted();
}

/** Undefined: it is not what a browser sends. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
