import type { Base, People } from '../context.js';
import type { SendMail } from '../notify/mail.js';
import { type AccountDeletion, openAccountDeletion, type Seating } from './account-deletion.js';
import { type Accounts, openAccounts } from './accounts.js';
import { openBackground } from './background.js';
import { type Blocks, openBlocks } from './blocks.js';
import { type Changes, openChanges } from './changes.js';
import { openOneTimeTokens } from './one-time-tokens.js';
import { openPasskeys, type Passkeys } from './passkeys.js';
import { openSessions, type Sessions } from './sessions.js';
import { openSignInLinks, type SignInLinks } from './sign-in-links.js';

/** All that the routes of people need; everybody else takes it as `People`. */
export interface PeopleDesk extends People {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly signInLinks: SignInLinks;
  readonly blocks: Blocks;
  readonly changes: Changes;
  readonly accountDeletion: AccountDeletion;
  /** Clears away sessions and links that have run out, and what people who left still hold. To be called now and then, by any process. */
  tidy(): Promise<void>;
  /** Resolves once mails and notes that nobody waits for are done: before the store is closed. */
  settled(): Promise<void>;
}

export interface PeopleParts {
  /** Undefined: accounts can be kept by passkey only. */
  readonly sendMail?: SendMail | undefined;
  /** For the seats of somebody who deletes their account. As a function: lobby/ and live/ need people first. */
  readonly seating?: () => Seating;
}

export function openPeople(base: Base, { sendMail, seating }: PeopleParts = {}): PeopleDesk {
  const background = openBackground(base.log);
  const accounts = openAccounts(base);
  const tokens = openOneTimeTokens(base);
  const sessions = openSessions(base, background, tokens);
  const changes = openChanges(base, background, sendMail);
  const accountDeletion = openAccountDeletion(base, { sessions, changes, seating });
  const blocks = openBlocks(base, accounts);
  return {
    accounts,
    sessions,
    blocks,
    passkeys: openPasskeys(base, tokens),
    signInLinks: openSignInLinks(base, { accounts, tokens, background, changes, sendMail }),
    changes,
    accountDeletion,
    visitor: sessions.visitor,
    me: accounts.me,
    names: accounts.names,
    async tidy() {
      await sessions.tidy();
      await tokens.tidy();
      await accountDeletion.tidy();
    },
    settled: background.settled,
  };
}
