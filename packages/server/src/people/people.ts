import type { Base, People } from '../context.js';
import type { SendMail } from '../notify/mail.js';
import { type Accounts, openAccounts } from './accounts.js';
import { openBackground } from './background.js';
import { type Blocks, openBlocks } from './blocks.js';
import { openLinks } from './links.js';
import { type Opening, openOpening } from './opening.js';
import { openPasskeys, type Passkeys } from './passkeys.js';
import { openSessions, type Sessions } from './sessions.js';

/** All that the routes of people need; everybody else takes it as `People`. */
export interface PeopleDesk extends People {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly opening: Opening;
  readonly blocks: Blocks;
  /** Clears away sessions and links that have run out. To be called now and then, by any process. */
  tidy(): Promise<void>;
  /** Resolves once mails and notes that nobody waits for are done: before the store is closed. */
  settled(): Promise<void>;
}

/** `sendMail` undefined: accounts can be kept by passkey only. */
export function openPeople(
  base: Base,
  { sendMail }: { readonly sendMail?: SendMail | undefined } = {},
): PeopleDesk {
  const background = openBackground(base.log);
  const accounts = openAccounts(base);
  const sessions = openSessions(base, background);
  const links = openLinks(base);
  const blocks = openBlocks(base, accounts);
  return {
    accounts,
    sessions,
    blocks,
    passkeys: openPasskeys(base, links),
    opening: openOpening(base, { accounts, links, background, sendMail }),
    visitor: sessions.visitor,
    me: accounts.me,
    names: accounts.names,
    blocked: blocks.blocked,
    async tidy() {
      await sessions.tidy();
      await links.tidy();
    },
    settled: background.settled,
  };
}
