import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../run/settings.js';

/** The origins whose pages may speak to us. */
export const ownOrigins = (settings: Settings): ReadonlySet<string> =>
  new Set([settings.origin, ...settings.origins].map((it) => new URL(it).origin));

/** Browsers name the origin with everything that changes something. */
export function isOwnRequest(headers: IncomingHttpHeaders, own: ReadonlySet<string>): boolean {
  const { origin } = headers;
  if (origin !== undefined) return own.has(origin);
  return headers['sec-fetch-site'] === 'same-origin';
}

/** They always name it when a WebSocket is opened. */
export const isOwnUpgrade = (headers: IncomingHttpHeaders, own: ReadonlySet<string>): boolean =>
  headers.origin !== undefined && own.has(headers.origin);
