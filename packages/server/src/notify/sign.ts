import { createHmac } from 'node:crypto';

/** The header that shows whose letter it is and when it was written: HMAC-SHA256 of `time.body`. */
export const SIGNATURE = 'polder-signature';

/** `at`: in ms. */
export function sign(secret: string, body: string, at: number): string {
  const time = Math.floor(at / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
