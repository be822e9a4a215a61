import { renderSVG } from 'uqr';
import type { Base, Visitor } from '../context.js';
import { wideNetworkKeyOf } from '../http/address.js';
import { openLimiter } from '../http/limiter.js';
import type { SendMail } from '../notify/mail.js';
import { Refused } from '../refused.js';
import type { Db } from '../store/schema.js';
import { isTaken } from '../store/trouble.js';
import { type Accounts, canonicalEmail, type Locale } from './accounts.js';
import type { Background } from './background.js';
import type { Changes } from './changes.js';
import { lockAccount, needAnotherWay, passkeysOf } from './lock-account.js';
import { MAILS } from './mails.js';
import { deadLink, type OneTimeTokens, SIGN_IN_KINDS, type SignInKind } from './one-time-tokens.js';
import { hashOf } from './tokens.js';

/** Ways to open an account elsewhere: links by e-mail, and from screen to screen. */
export interface SignInLinks {
  /** Whether e-mail can be sent. */
  readonly mail: boolean;
  /** Answers at once and the same, whatever becomes of it: who has an account is nobody's business. */
  keepByMail(visitor: Visitor, address: string, networkKey: string): void;
  /** `networkKey`: where whoever asks is, see http/address.ts. */
  loginByMail(address: string, locale: Locale, networkKey: string): void;
  /** The address opens the account no more. `last`: also if nothing else does. */
  forgetAddress(user: string, last: boolean): Promise<void>;
  transfer(visitor: Visitor): Promise<Transfer>;
  /** Whose account a link opens, without using it. */
  look(token: string): Promise<{ readonly kind: SignInKind; readonly name: string }>;
  /** Uses it up. */
  use(token: string): Promise<{ readonly kind: SignInKind; readonly user: string }>;
}

export interface Transfer {
  readonly url: string;
  readonly svg: string;
  readonly expiresAt: number;
}

const HOUR = 60 * 60 * 1000;
/** To one address from one network: nobody is to be flooded by us. */
const MAILS_AN_HOUR = 5;
/** From all places. After that each gets one: whoever asks in somebody's name must not keep them from asking. */
const MAILS_OF_ALL = 20;
/** But no more than this, wherever they are asked for. */
const MAILS_AT_MOST = 60;

interface Parts {
  readonly accounts: Accounts;
  readonly tokens: OneTimeTokens;
  readonly background: Background;
  readonly changes: Changes;
  readonly sendMail: SendMail | undefined;
}

export function openSignInLinks(
  base: Base,
  { accounts, tokens, background, changes, sendMail }: Parts,
): SignInLinks {
  const { store, settings, now, log } = base;
  const { db } = store;
  const fromPlace = openLimiter(now, MAILS_AN_HOUR, HOUR);
  const fromAll = openLimiter(now, MAILS_OF_ALL, HOUR);
  const firstOf = openLimiter(now, 1, HOUR);
  const atMost = openLimiter(now, MAILS_AT_MOST, HOUR);
  const urlOf = (token: string): string => `${settings.origin}/#/link/${token}`;

  function needMail(): SendMail {
    if (sendMail) return sendMail;
    throw new Refused({ code: 'notNow', message: 'This server can’t send e-mail.' });
  }

  /** Too many: it is as if it had been sent. */
  function mayWrite(address: string, networkKey: string): boolean {
    const to = hashOf(canonicalEmail(address));
    const isFirst = firstOf.wait(`${to} ${wideNetworkKeyOf(networkKey)}`) === 0;
    const wanted = fromPlace.wait(`${to} ${networkKey}`) === 0 && (fromAll.wait(to) === 0 || isFirst);
    if (wanted && atMost.wait(to) === 0) return true;
    log.warn('an address was written to too often');
    return false;
  }

  const taken = (): Refused =>
    new Refused({ code: 'notNow', message: 'This address already keeps another account.' });

  /** Links that were sent to an address that is no longer the account's. */
  const dropMailed = (change: Db, user: string) => tokens.drop(change, ['email', 'login'], user);

  /** Two links with the same address may be used at once: the database decides. */
  async function keep(token: string, user: string, address: string): Promise<void> {
    const owner = await accounts.byEmail(address);
    if (owner && owner.id !== user) throw taken();
    try {
      const before = await db.transaction().execute(async (change) => {
        const held = await lockAccount(change, user);
        if (!(await tokens.take(change, token, ['email']))) throw deadLink();
        await change.updateTable('users').set({ email: address }).where('id', '=', user).execute();
        if (held.email !== address) await dropMailed(change, user);
        return held;
      });
      if (before.email !== address) changes.tell(before, 'addressChanged');
    } catch (error) {
      throw isTaken(error) ? taken() : error;
    }
  }

  return {
    mail: sendMail !== undefined,

    keepByMail({ user }, address, networkKey) {
      const send = needMail();
      background.run('a mail to keep an account', async () => {
        if (!mayWrite(address, networkKey)) return;
        const [owner, me] = await Promise.all([accounts.byEmail(address), accounts.me(user)]);
        if (!me) return;
        const texts = MAILS[me.locale];
        if (owner && owner.id !== user) {
          const { token } = await tokens.make('login', owner.id, {});
          await send({ to: address, ...texts.taken(urlOf(token), owner.name) });
        } else {
          const { token } = await tokens.make('email', user, { address: canonicalEmail(address) });
          await send({ to: address, ...texts.keep(urlOf(token)) });
        }
      });
    },

    loginByMail(address, locale, networkKey) {
      const send = needMail();
      background.run('a mail to sign in', async () => {
        if (!mayWrite(address, networkKey)) return;
        const owner = await accounts.byEmail(address);
        if (!owner) return;
        const { token } = await tokens.make('login', owner.id, {});
        await send({ to: address, ...MAILS[locale].login(urlOf(token), owner.name) });
      });
    },

    async forgetAddress(user, last) {
      const before = await db.transaction().execute(async (change) => {
        const held = await lockAccount(change, user);
        if (!last) needAnotherWay({ email: null, passkeys: await passkeysOf(change, user) });
        await change.updateTable('users').set({ email: null }).where('id', '=', user).execute();
        await dropMailed(change, user);
        return held;
      });
      changes.tell(before, 'addressRemoved');
    },

    async transfer({ user }) {
      // Only what is on the screen now is to be used.
      await tokens.drop(db, ['transfer'], user);
      const { token, expiresAt } = await tokens.make('transfer', user, {});
      const url = urlOf(token);
      return { url, svg: renderSVG(url), expiresAt };
    },

    async look(token) {
      const link = await tokens.look(token, SIGN_IN_KINDS);
      if (!link || link.kind === 'challenge' || link.user === null) throw deadLink();
      const name = (await accounts.names([link.user])).get(link.user);
      if (name === undefined) throw deadLink();
      return { kind: link.kind, name };
    },

    async use(token) {
      const link = await tokens.look(token, SIGN_IN_KINDS);
      if (!link || link.kind === 'challenge' || link.user === null) throw deadLink();
      if (link.kind === 'email') await keep(token, link.user, String(link.data.address));
      else if (!(await tokens.take(db, token, [link.kind]))) throw deadLink();
      return { kind: link.kind, user: link.user };
    },
  };
}
