import type { Visitor } from '../context.js';
import { inSeconds, openLimiter } from '../http/limiter.js';
import type { Limits } from '../run/settings.js';
import type { Refusal } from '../wire/messages.js';

/** Who asks: an account, however many sockets it has; and an address, however many accounts come from there. */
export interface Asker {
  readonly visitor: Visitor | undefined;
  readonly networkKey: string | undefined;
}

export interface TooMuch {
  readonly refusal: Refusal;
  /** By the account itself; false: perhaps by others at the same address. */
  readonly own: boolean;
}

/** How much of our time one may ask for. Each counts one; undefined: go on. */
export interface AskLimits {
  /** A message of a socket, or a command over HTTP. */
  message(asker: Asker): TooMuch | undefined;
  /** A whole table, or what came since: it is played again for that. */
  sync(asker: Asker): TooMuch | undefined;
  /** It was a table of so many records: a long one counts for several. */
  synced(asker: Asker, records: number): void;
}

/** Families, schools and trains share an address. */
const OF_ADDRESS = { messages: 10, syncs: 5 };
/** All tables that one looks at come back at once after a gap. */
const SYNCS_AT_ONCE = 15;
/** A table of an ordinary length: as much again counts once more. */
const RECORDS = 400;

/** `now` in ms, of a clock that never goes back. */
export function openAskLimits(
  { messages, burst, syncs }: Pick<Limits, 'messages' | 'burst' | 'syncs'>,
  now: () => number,
): AskLimits {
  const limit = (perSecond: number, atOnce: number, ofAddress: number, message: string) => {
    const accounts = openLimiter(now, perSecond, 1000, atOnce);
    const networks = openLimiter(now, perSecond * ofAddress, 1000, atOnce * ofAddress);
    // Those without an account share what one account may.
    const keyOf = ({ visitor, networkKey }: Asker): string =>
      visitor ? `account ${visitor.user}` : `network ${networkKey}`;
    return {
      ask(asker: Asker): TooMuch | undefined {
        const { visitor, networkKey } = asker;
        const own = accounts.wait(keyOf(asker));
        const wait = own > 0 || networkKey === undefined ? own : networks.wait(networkKey);
        if (wait === 0) return undefined;
        const refusal: Refusal = { code: 'tooMuch', message, retryAfter: inSeconds(wait) };
        return { refusal, own: visitor !== undefined && own > 0 };
      },
      charge(asker: Asker, count: number): void {
        accounts.charge(keyOf(asker), count);
        if (asker.networkKey !== undefined) networks.charge(asker.networkKey, count);
      },
    };
  };
  const asked = limit(messages, burst, OF_ADDRESS.messages, 'Too many messages: slow down.');
  const synced = limit(
    ...([syncs, syncs * SYNCS_AT_ONCE, OF_ADDRESS.syncs] as const),
    'Tables were asked for too often: wait a little.',
  );
  return {
    message: asked.ask,
    sync: synced.ask,
    synced: (asker, records) => synced.charge(asker, Math.floor(Math.max(0, records) / RECORDS)),
  };
}
