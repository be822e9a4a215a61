import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Base, Visitor } from '../context.js';
import { addressOf, networkKeyOf } from '../http/address.js';
import { clearCookie, giveCookie, tokenIn } from '../http/cookie.js';
import { serve } from '../http/serve.js';
import type { App } from '../http/visitor.js';
import { Refused } from '../refused.js';
import type { Me } from '../wire/people.js';
import { gone } from './lock-account.js';
import type { PeopleDesk } from './people.js';
import { agentOf } from './sessions.js';

/** What the routes below share. */
interface Desk extends PeopleDesk {
  readonly settings: Base['settings'];
  /** Throws Refused: the account is no more. */
  needMe(user: string): Promise<Me>;
  /** From here on this browser is somebody; whoever it was before is signed out in it. */
  signIn(request: FastifyRequest, reply: FastifyReply, user: string): Promise<Me>;
  signOut(reply: FastifyReply, visitor: Visitor): Promise<void>;
}

/** The routes of accounts and of the ways to sign in (wire/routes.ts). */
export function peopleRoutes(app: App, { settings }: Base, people: PeopleDesk): void {
  const { accounts, sessions } = people;
  async function needMe(user: string): Promise<Me> {
    const me = await accounts.me(user);
    if (!me) throw gone();
    return me;
  }
  const desk: Desk = {
    ...people,
    settings,
    needMe,
    async signIn(request, reply, user) {
      const me = await needMe(user);
      const token = await sessions.begin(user, request.headers['user-agent'], request.visitor);
      giveCookie(reply, settings, token);
      return me;
    },
    async signOut(reply, { user, session }) {
      await sessions.end(user, session);
      clearCookie(reply, settings);
    },
  };
  accountRoutes(app, desk);
  sessionRoutes(app, desk);
  passkeyRoutes(app, desk);
  linkRoutes(app, desk);
  blockRoutes(app, desk);
}

function accountRoutes(app: App, { accounts, sessions, signInLinks, accountDeletion, ...desk }: Desk): void {
  const { settings, needMe, signIn } = desk;

  serve(app, 'GET /api/me', async ({ visitor, request, reply }) => {
    const me = visitor && (await accounts.me(visitor.user));
    const token = tokenIn(request.cookies, settings);
    // Not on every visit: a session that is just being replaced must not come back.
    if (visitor && me && token !== undefined && (await sessions.isOld(visitor)))
      giveCookie(reply, settings, token);
    return { me: me ?? null, mail: signInLinks.mail };
  });

  serve(app, 'POST /api/guest', async ({ visitor, body: { name, locale }, request, reply }) => {
    if (visitor) throw new Refused({ code: 'notNow', message: 'You have an account already.' });
    return { me: await signIn(request, reply, await accounts.makeGuest(name, locale)) };
  });

  serve(app, 'PATCH /api/me', async ({ visitor: { user }, body: { name, locale, notices } }) => {
    await accounts.change(user, {
      ...(name === undefined ? {} : { name }),
      ...(locale === undefined ? {} : { locale }),
      ...(notices === undefined ? {} : { notices }),
    });
    return { me: await needMe(user) };
  });

  serve(app, 'DELETE /api/me', async ({ visitor, reply }) => {
    await accountDeletion.leave(visitor.user);
    clearCookie(reply, settings);
    return {};
  });
}

function sessionRoutes(app: App, { accounts, sessions, changes, signOut }: Desk): void {
  async function endOthers(visitor: Visitor): Promise<void> {
    const before = await accounts.me(visitor.user);
    if ((await sessions.endOthers(visitor)) && before) changes.tell(before, 'signedOutElsewhere');
  }

  serve(app, 'POST /api/sign-out', async ({ visitor, reply }) => {
    if (visitor) await signOut(reply, visitor);
    return {};
  });

  serve(app, 'GET /api/sessions', async ({ visitor }) => ({ sessions: await sessions.list(visitor) }));

  serve(app, 'DELETE /api/sessions/:id', async ({ visitor, params: { id }, reply }) => {
    if (id === 'others') await endOthers(visitor);
    else if (id === visitor.session) await signOut(reply, visitor);
    else if (!(await sessions.end(visitor.user, id)))
      throw new Refused({ code: 'notFound', message: 'There is no such session.' });
    return {};
  });
}

function passkeyRoutes(app: App, { passkeys, changes, needMe, signIn }: Desk): void {
  serve(app, 'GET /api/passkeys', async ({ visitor }) => ({ passkeys: await passkeys.list(visitor.user) }));

  serve(app, 'DELETE /api/passkeys/:id', async ({ visitor: { user }, params, body: { last = false } }) => {
    changes.tell(await passkeys.remove(user, params.id, last), 'passkeyRemoved');
    return { me: await needMe(user) };
  });

  serve(app, 'POST /api/passkeys/register', async ({ visitor }) =>
    passkeys.register(visitor, (await needMe(visitor.user)).name),
  );

  serve(app, 'POST /api/passkeys/registered', async ({ visitor, body, request, reply }) => {
    const before = await passkeys.registered(visitor, body, agentOf(request.headers['user-agent']));
    changes.tell(before, 'passkeyAdded');
    return { me: await signIn(request, reply, visitor.user) };
  });

  serve(app, 'POST /api/passkeys/login', async () => passkeys.login());

  serve(app, 'POST /api/passkeys/logged-in', async ({ body, request, reply }) => ({
    me: await signIn(request, reply, await passkeys.loggedIn(body)),
  }));
}

/** Ways to sign in by a link: in a mail, or from another device. */
function linkRoutes(app: App, { signInLinks, settings, needMe, signIn }: Desk): void {
  const networkKey = (request: FastifyRequest): string =>
    networkKeyOf(addressOf(request.raw, settings.proxies));

  serve(app, 'POST /api/email', async ({ visitor, body, request }) => {
    signInLinks.keepByMail(visitor, body.address, networkKey(request));
    return {};
  });

  serve(app, 'DELETE /api/email', async ({ visitor: { user }, body: { last = false } }) => {
    await signInLinks.forgetAddress(user, last);
    return { me: await needMe(user) };
  });

  serve(app, 'POST /api/email/login', async ({ body: { address, locale }, request }) => {
    signInLinks.loginByMail(address, locale, networkKey(request));
    return {};
  });

  serve(app, 'POST /api/link/look', async ({ body }) => signInLinks.look(body.token));

  serve(app, 'POST /api/link', async ({ body, request, reply }) => {
    const { kind, user } = await signInLinks.use(body.token);
    return { me: await signIn(request, reply, user), kind };
  });

  serve(app, 'POST /api/transfer', async ({ visitor }) => signInLinks.transfer(visitor));
}

function blockRoutes(app: App, { blocks }: Desk): void {
  serve(app, 'GET /api/blocks', async ({ visitor }) => ({ people: await blocks.list(visitor.user) }));

  serve(app, 'PUT /api/blocks/:user', async ({ visitor, params }) => {
    await blocks.block(visitor.user, params.user);
    return {};
  });

  serve(app, 'DELETE /api/blocks/:user', async ({ visitor, params }) => {
    await blocks.unblock(visitor.user, params.user);
    return {};
  });

  serve(app, 'POST /api/reports', async ({ visitor, body }) => {
    await blocks.report(visitor.user, body);
    return {};
  });
}
