import type { Base, People } from '../context.js';
import type { SendMail } from '../notify/mail.js';
import { type Accounts, openAccounts } from './accounts.js';
import { openBackground } from './background.js';
import { type Blocks, openBlocks } from './blocks.js';
import { type Changes, openChanges } from './changes.js';
import { type Departure, openDeparture, type Seating } from './departure.js';
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
  readonly changes: Changes;
  readonly departure: Departure;
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
  const links = openLinks(base);
  const sessions = openSessions(base, background, links);
  const changes = openChanges(base, background, sendMail);
  const departure = openDeparture(base, { sessions, changes, seating });
  const blocks = openBlocks(base, accounts);
  return {
    accounts,
    sessions,
    blocks,
    passkeys: openPasskeys(base, links),
    opening: openOpening(base, { accounts, links, background, changes, sendMail }),
    changes,
    departure,
    visitor: sessions.visitor,
    me: accounts.me,
    names: accounts.names,
    async tidy() {
      await sessions.tidy();
      await links.tidy();
      await departure.tidy();
    },
    settled: background.settled,
  };
}
