import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Base, Visitor } from '../context.js';
import { addressOf, placeOf } from '../http/address.js';
import { clearCookie, giveCookie, tokenIn } from '../http/cookie.js';
import { type App, bodyOf, byId, idSchema, needVisitor, nothingSchema, paramsOf } from '../http/route.js';
import { Refused } from '../refused.js';
import {
  emailSchema,
  localeSchema,
  type Me,
  nameSchema,
  noticeSettingsSchema,
  REPORT_REASONS,
} from '../wire/people.js';
import { gone } from './hold.js';
import { loggedInSchema, registeredSchema } from './passkeys.js';
import type { PeopleDesk } from './people.js';
import { agentOf } from './sessions.js';

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
/** `last`: somebody knows that it is the last way to sign in. */
const removeSchema = v.strictObject({ last: v.optional(v.literal(true)) });
const sureSchema = v.strictObject({ sure: v.literal(true) });
const bySession = v.union([v.strictObject({ id: v.literal('others') }), byId]);

/** Makes accounts or sends something. */
const SENSITIVE = { config: { sensitive: true } };

/** The routes of `people` (docs/online.md). */
export function peopleRoutes(app: App, { settings }: Base, people: PeopleDesk): void {
  const { accounts, sessions, passkeys, opening, blocks, changes, departure } = people;
  const place = (request: FastifyRequest): string => placeOf(addressOf(request.raw, settings.proxies));

  async function needMe(user: string): Promise<Me> {
    const me = await accounts.me(user);
    if (!me) throw gone();
    return me;
  }

  /** From here on this browser is somebody; whoever it was before is signed out in it. */
  async function signIn(request: FastifyRequest, reply: FastifyReply, user: string): Promise<Me> {
    const me = await needMe(user);
    const token = await sessions.begin(user, request.headers['user-agent'], request.visitor);
    giveCookie(reply, settings, token);
    return me;
  }

  async function signOut(reply: FastifyReply, { user, session }: Visitor): Promise<void> {
    await sessions.end(user, session);
    clearCookie(reply, settings);
  }

  async function endOthers(visitor: Visitor): Promise<void> {
    const before = await accounts.me(visitor.user);
    if ((await sessions.endOthers(visitor)) && before) changes.tell(before, 'signedOutElsewhere');
  }

  app.get('/api/me', async (request, reply) => {
    const { visitor } = request;
    const me = visitor && (await accounts.me(visitor.user));
    const token = tokenIn(request.cookies, settings);
    // Not on every visit: a session that is just being replaced must not come back.
    if (visitor && me && token !== undefined && (await sessions.isOld(visitor)))
      giveCookie(reply, settings, token);
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

  app.delete('/api/me', SENSITIVE, async (request, reply) => {
    const { user } = needVisitor(request);
    bodyOf(request, sureSchema);
    await departure.leave(user);
    clearCookie(reply, settings);
    return {};
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
    if (id === 'others') await endOthers(visitor);
    else if (id === visitor.session) await signOut(reply, visitor);
    else if (!(await sessions.end(visitor.user, id)))
      throw new Refused({ code: 'notFound', message: 'There is no such session.' });
    return {};
  });

  app.get('/api/passkeys', async (request) => ({ passkeys: await passkeys.list(needVisitor(request).user) }));

  app.delete('/api/passkeys/:id', SENSITIVE, async (request) => {
    const { user } = needVisitor(request);
    const { last = false } = bodyOf(request, removeSchema);
    changes.tell(await passkeys.remove(user, paramsOf(request, byId).id, last), 'passkeyRemoved');
    return { me: await needMe(user) };
  });

  app.post('/api/passkeys/register', SENSITIVE, async (request) => {
    const visitor = needVisitor(request);
    bodyOf(request, nothingSchema);
    return await passkeys.register(visitor, (await needMe(visitor.user)).name);
  });

  app.post('/api/passkeys/registered', SENSITIVE, async (request, reply) => {
    const visitor = needVisitor(request);
    const answer = bodyOf(request, registeredSchema);
    const before = await passkeys.registered(visitor, answer, agentOf(request.headers['user-agent']));
    changes.tell(before, 'passkeyAdded');
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
    const { address } = bodyOf(request, v.strictObject({ address: emailSchema }));
    opening.keepByMail(visitor, address, place(request));
    return {};
  });

  app.delete('/api/email', SENSITIVE, async (request) => {
    const { user } = needVisitor(request);
    await opening.forgetAddress(user, bodyOf(request, removeSchema).last ?? false);
    return { me: await needMe(user) };
  });

  app.post('/api/email/login', SENSITIVE, async (request) => {
    const { address, locale } = bodyOf(
      request,
      v.strictObject({ address: emailSchema, locale: localeSchema }),
    );
    opening.loginByMail(address, locale, place(request));
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
