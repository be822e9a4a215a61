import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Base, Visitor } from '../context.js';
import { type App, bodyOf, byId, idSchema, needVisitor, nothingSchema, paramsOf } from '../http/route.js';
import { COOKIE } from '../http/visitor.js';
import { Refused } from '../refused.js';
import {
  emailSchema,
  localeSchema,
  type Me,
  nameSchema,
  noticeSettingsSchema,
  REPORT_REASONS,
} from '../wire/people.js';
import { loggedInSchema, registeredSchema } from './passkeys.js';
import type { PeopleDesk } from './people.js';
import { SESSION_MS } from './sessions.js';

const guestSchema = v.strictObject({ name: nameSchema, locale: localeSchema });
const changeSchema = v.strictObject({
  name: v.optional(nameSchema),
  locale: v.optional(localeSchema),
  notices: v.optional(noticeSettingsSchema),
});
const linkSchema = v.strictObject({
  token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'This is not a link.')),
});
const reportSchema = v.strictObject({
  user: idSchema,
  table: v.optional(idSchema),
  reason: v.picklist(REPORT_REASONS),
  text: v.pipe(v.string(), v.trim(), v.maxLength(1000)),
});
const byUser = v.strictObject({ user: idSchema });
const bySession = v.union([v.strictObject({ id: v.literal('others') }), byId]);

/** Makes accounts or sends something. */
const SENSITIVE = { config: { sensitive: true } };

const gone = (): Refused => new Refused({ code: 'noSession', message: 'This account is no longer there.' });

/** The routes of `people` (docs/online.md). */
export function peopleRoutes(app: App, { settings }: Base, people: PeopleDesk): void {
  const { accounts, sessions, passkeys, opening, blocks } = people;
  const COOKIE_FLAGS = { path: '/', httpOnly: true, sameSite: 'lax', secure: settings.secure } as const;

  const giveCookie = (reply: FastifyReply, token: string): void =>
    void reply.setCookie(COOKIE, token, { ...COOKIE_FLAGS, maxAge: SESSION_MS / 1000 });

  async function needMe(user: string): Promise<Me> {
    const me = await accounts.me(user);
    if (!me) throw gone();
    return me;
  }

  /** From here on this browser is somebody; whoever it was before is signed out in it. */
  async function signIn(request: FastifyRequest, reply: FastifyReply, user: string): Promise<Me> {
    const me = await needMe(user);
    giveCookie(reply, await sessions.begin(user, request.headers['user-agent'], request.visitor));
    return me;
  }

  async function signOut(reply: FastifyReply, { user, session }: Visitor): Promise<void> {
    await sessions.end(user, session);
    void reply.clearCookie(COOKIE, COOKIE_FLAGS);
  }

  app.get('/api/me', async (request, reply) => {
    const { visitor } = request;
    const me = visitor && (await accounts.me(visitor.user));
    const token = request.cookies[COOKIE];
    // Not on every visit: a session that is just being replaced must not come back.
    if (visitor && me && token !== undefined && (await sessions.isOld(visitor))) giveCookie(reply, token);
    return { me: me ?? null, mail: opening.mail };
  });

  app.post('/api/guest', SENSITIVE, async (request, reply) => {
    const { name, locale } = bodyOf(request, guestSchema);
    if (request.visitor) throw new Refused({ code: 'notNow', message: 'You have an account already.' });
    return { me: await signIn(request, reply, await accounts.makeGuest(name, locale)) };
  });

  app.patch('/api/me', async (request) => {
    const { user } = needVisitor(request);
    const { name, locale, notices } = bodyOf(request, changeSchema);
    await accounts.change(user, {
      ...(name === undefined ? {} : { name }),
      ...(locale === undefined ? {} : { locale }),
      ...(notices === undefined ? {} : { notices }),
    });
    return { me: await needMe(user) };
  });

  app.post('/api/sign-out', async (request, reply) => {
    bodyOf(request, nothingSchema);
    if (request.visitor) await signOut(reply, request.visitor);
    return {};
  });

  app.get('/api/sessions', async (request) => ({ sessions: await sessions.list(needVisitor(request)) }));

  app.delete('/api/sessions/:id', async (request, reply) => {
    const visitor = needVisitor(request);
    bodyOf(request, nothingSchema);
    const { id } = paramsOf(request, bySession);
    if (id === 'others') await sessions.endOthers(visitor);
    else if (id === visitor.session) await signOut(reply, visitor);
    else if (!(await sessions.end(visitor.user, id)))
      throw new Refused({ code: 'notFound', message: 'There is no such session.' });
    return {};
  });

  app.post('/api/passkeys/register', SENSITIVE, async (request) => {
    const visitor = needVisitor(request);
    bodyOf(request, nothingSchema);
    return await passkeys.register(visitor, (await needMe(visitor.user)).name);
  });

  app.post('/api/passkeys/registered', SENSITIVE, async (request, reply) => {
    const visitor = needVisitor(request);
    await passkeys.registered(visitor, bodyOf(request, registeredSchema));
    return { me: await signIn(request, reply, visitor.user) };
  });

  app.post('/api/passkeys/login', SENSITIVE, async (request) => {
    bodyOf(request, nothingSchema);
    return await passkeys.login();
  });

  app.post('/api/passkeys/logged-in', SENSITIVE, async (request, reply) => {
    const user = await passkeys.loggedIn(bodyOf(request, loggedInSchema));
    return { me: await signIn(request, reply, user) };
  });

  app.post('/api/email', SENSITIVE, async (request) => {
    const visitor = needVisitor(request);
    opening.keepByMail(visitor, bodyOf(request, v.strictObject({ address: emailSchema })).address);
    return {};
  });

  app.post('/api/email/login', SENSITIVE, async (request) => {
    const { address, locale } = bodyOf(
      request,
      v.strictObject({ address: emailSchema, locale: localeSchema }),
    );
    opening.loginByMail(address, locale);
    return {};
  });

  app.post('/api/link/look', SENSITIVE, async (request) => opening.look(bodyOf(request, linkSchema).token));

  app.post('/api/link', SENSITIVE, async (request, reply) => {
    const { kind, user } = await opening.use(bodyOf(request, linkSchema).token);
    return { me: await signIn(request, reply, user), kind };
  });

  app.post('/api/transfer', SENSITIVE, async (request) => {
    const visitor = needVisitor(request);
    bodyOf(request, nothingSchema);
    return await opening.transfer(visitor);
  });

  app.get('/api/blocks', async (request) => ({ people: await blocks.list(needVisitor(request).user) }));

  app.put('/api/blocks/:user', async (request) => {
    const { user } = needVisitor(request);
    bodyOf(request, nothingSchema);
    await blocks.block(user, paramsOf(request, byUser).user);
    return {};
  });

  app.delete('/api/blocks/:user', async (request) => {
    const { user } = needVisitor(request);
    bodyOf(request, nothingSchema);
    await blocks.unblock(user, paramsOf(request, byUser).user);
    return {};
  });

  app.post('/api/reports', SENSITIVE, async (request) => {
    await blocks.report(needVisitor(request).user, bodyOf(request, reportSchema));
    return {};
  });
}
