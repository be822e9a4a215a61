import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_MS } from '../people/sessions.js';
import type { Settings } from '../run/settings.js';

/** The cookie of the session, where people come without https. */
export const COOKIE = 'polder';

type Secure = Pick<Settings, 'secure'>;
type Cookies = Readonly<Record<string, string | undefined>>;

/** With the prefix browsers take it from this very host and by https only: nobody beside us can set it. */
export const cookieName = ({ secure }: Secure): string => (secure ? `__Host-${COOKIE}` : COOKIE);

/** Before there was a prefix, cookies under https had the plain name: they are read until they are replaced. */
export const tokenIn = (cookies: Cookies, settings: Secure): string | undefined =>
  cookies[cookieName(settings)] ?? cookies[COOKIE];

const flags = ({ secure }: Secure): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure,
});

export function giveCookie(reply: FastifyReply, settings: Secure, token: string): void {
  void reply.setCookie(cookieName(settings), token, { ...flags(settings), maxAge: SESSION_MS / 1000 });
}

export function clearCookie(reply: FastifyReply, settings: Secure): void {
  void reply.clearCookie(cookieName(settings), flags(settings));
}

/** A cookie of the old name goes; whoever came by it gets the same token under the new one. */
export function replaceOldCookie(
  { cookies, visitor }: FastifyRequest,
  reply: FastifyReply,
  settings: Secure,
): void {
  const old = cookies[COOKIE];
  if (!settings.secure || old === undefined) return;
  if (visitor && cookies[cookieName(settings)] === undefined) giveCookie(reply, settings, old);
  void reply.clearCookie(COOKIE, flags(settings));
}
