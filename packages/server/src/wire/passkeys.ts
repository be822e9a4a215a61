import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import * as v from 'valibot';
import { typed } from './schema.js';

// What browsers and the server say to each other about passkeys (WebAuthn, as JSON).

const base64url = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max), v.regex(/^[\w-]+$/));
const attachment = v.optional(v.nullable(v.picklist(['platform', 'cross-platform'])));
/** We ask for none and use none; browsers tell what they like. */
const extensions = typed<object>(v.looseObject({}));

export const registeredSchema = v.strictObject({
  id: base64url(1400),
  rawId: base64url(1400),
  type: v.literal('public-key'),
  response: v.strictObject({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(8000),
    authenticatorData: v.optional(base64url(8000)),
    publicKey: v.optional(base64url(4000)),
    publicKeyAlgorithm: v.optional(v.pipe(v.number(), v.integer())),
    // Names that come up later are of no use to us.
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(10))),
  }),
  clientExtensionResults: extensions,
  authenticatorAttachment: attachment,
});
export type Registered = v.InferOutput<typeof registeredSchema>;

export const loggedInSchema = v.strictObject({
  id: base64url(1400),
  rawId: base64url(1400),
  type: v.literal('public-key'),
  response: v.strictObject({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(2000),
    userHandle: v.optional(v.nullable(base64url(100))),
  }),
  clientExtensionResults: extensions,
  authenticatorAttachment: attachment,
});
export type LoggedIn = v.InferOutput<typeof loggedInSchema>;

/** What a browser is asked to make or to show. The libraries on both sides know the rest of it. */
const challenge = v.looseObject({ challenge: v.string() });
export const creationOptionsSchema = typed<PublicKeyCredentialCreationOptionsJSON>(challenge);
export const requestOptionsSchema = typed<PublicKeyCredentialRequestOptionsJSON>(challenge);
