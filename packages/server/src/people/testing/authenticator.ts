import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** A passkey provider in software: one P-256 key for each account, no attestation. */
export interface Authenticator {
  /** What the browser would answer to the options of a new passkey. */
  create(options: CreationOptions): Answer;
  /** What it would answer to the options of a login. */
  get(options: RequestOptions): Answer;
}

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
}
interface RequestOptions {
  readonly challenge: string;
  readonly rpId?: string;
}
export interface Answer {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: Readonly<Record<string, unknown>>;
  readonly clientExtensionResults: object;
}

type Cbor = number | string | Uint8Array | ReadonlyMap<Cbor, Cbor>;

/** As much of CBOR as an authenticator says. */
export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, it]) => [cbor(key), cbor(it)])]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

export function openAuthenticator(
  origin: string,
  statement: ReadonlyMap<Cbor, Cbor> = new Map(),
  format = 'none',
): Authenticator {
  let key: { readonly id: Buffer; readonly secret: KeyObject; readonly handle: string } | undefined;
  let counter = 0;

  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authData(rpId: string, flags: number, rest: Uint8Array): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
  }

  return {
    create({ challenge, rp, user }) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const id = randomBytes(16);
      key = { id, secret: privateKey, handle: user.id };
      const cose = new Map<Cbor, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(cose)]);
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', authData(rp.id ?? '', PRESENT | VERIFIED | HAS_KEY, credential)],
      ]);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: { credProps: { rk: true } },
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    get({ challenge, rpId = '' }) {
      if (!key) throw new Error('There is no passkey yet.');
      const client = clientData('webauthn.get', challenge);
      const data = authData(rpId, PRESENT | VERIFIED, Buffer.alloc(0));
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(key.secret);
      return {
        id: key.id.toString('base64url'),
        rawId: key.id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: key.handle,
        },
      };
    },
  };
}
