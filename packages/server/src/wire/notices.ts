import * as v from 'valibot';
import { type Sent, timeSchema } from './schema.js';

// Where people want to be told that it is their turn.

export const MAX_URL = 1000;
const urlSchema = v.pipe(v.string(), v.maxLength(MAX_URL));

/** As browsers write a subscription in JSON. */
export const subscriptionSchema = v.strictObject({
  endpoint: urlSchema,
  expirationTime: v.optional(v.nullable(v.number())),
  keys: v.strictObject({
    /** A point on the curve P-256, uncompressed. */
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/, 'These are not 65 bytes as base64url.')),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}(==)?$/, 'These are not 16 bytes as base64url.')),
  }),
});
export const endpointSchema = v.strictObject({ endpoint: urlSchema });

export const newWebhookSchema = v.strictObject({ url: urlSchema });
export const webhookSchema = v.strictObject({
  id: v.string(),
  url: v.string(),
  createdAt: timeSchema,
  /** In a row; after too many it is removed. */
  failures: v.number(),
});
export type Webhook = Sent<typeof webhookSchema>;
