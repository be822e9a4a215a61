import type { Base } from '../context.js';
import type { SendMail } from '../notify/mail.js';
import { localeOf } from './accounts.js';
import type { Background } from './background.js';
import { type Change, changeMail } from './change-mails.js';
import type { LockedAccount } from './lock-account.js';

/** Tells people what was done to their account, so that they hear of it if it was not them. */
export interface Changes {
  /** `to`: how the account was before the change. Without an address, or a way to write to it, nobody is told. */
  tell(to: LockedAccount, change: Change): void;
}

export function openChanges(
  { settings, now }: Base,
  background: Background,
  sendMail: SendMail | undefined,
): Changes {
  return {
    tell({ name, email, locale }, change) {
      if (!sendMail || email === null) return;
      const mail = changeMail(localeOf(locale), change, {
        name,
        at: now(),
        url: `${settings.origin}/#/account`,
      });
      background.run('a mail about a change of an account', () => sendMail({ to: email, ...mail }));
    },
  };
}
