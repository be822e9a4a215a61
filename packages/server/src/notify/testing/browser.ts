import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushKeys } from '../channels.js';

/** A browser that has subscribed to push: its keys, and the way to read what comes (RFC 8291, one record). */
export function browser(): { readonly keys: PushKeys; read(body: Buffer): string } {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    keys: { p256dh: own.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    read(body) {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body[20]);
      const sealed = body.subarray(21 + body[20]);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
      const secret = derive(own.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const open = createDecipheriv('aes-128-gcm', key, nonce);
      open.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      // Behind the text a 2 says that this was the last record.
      return text.subarray(0, text.lastIndexOf(2)).toString();
    },
  };
}
