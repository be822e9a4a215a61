import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { SESSION_MS } from '../people/sessions.js';
import type { Settings } from '../run/settings.js';

/** The cookie of the session, where people come without https. */
export const COOKIE = 'polder';

type Secure = Pick<Settings, 'secure'>;
type Cookies = Readonly<Record<string, string | undefined>>;

/** With the prefix browsers take it from this very host and by https only: nobody beside us can set it. */
export const cookieName = ({ secure }: Secure): string => (secure ? `__Host-${COOKIE}` : COOKIE);

export const tokenIn = (cookies: Cookies, settings: Secure): string | undefined =>
  cookies[cookieName(settings)];

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
