import type { Audience } from '@polder/core';
import { entryFor, statusFor } from '../table/index.js';
import type { ServerMessage } from '../wire/messages.js';
import type { Hub, Watch } from './hub.js';
import type { LoadedTable } from './tables.js';

/** Brings all who look at a table here up to where it is on the disk. */
export type Broadcast = (loaded: LoadedTable) => void;

interface BroadcastParts {
  readonly hub: Hub;
  readonly now: () => number;
  /** It is too far behind for what is kept in memory. */
  readonly behind: (watch: Watch) => void;
}

export function openBroadcast({ hub, now, behind }: BroadcastParts): Broadcast {
  /** Undefined: what is missing is no longer kept. */
  function textFor({ id, table, applied }: LoadedTable, who: Audience, after: number): string | undefined {
    const missing = table.seq - after;
    if (missing > applied.length) return undefined;
    const news = applied.slice(applied.length - missing);
    // What was sent before was made by other rules.
    if (news.some(({ record }) => record.body.type === 'rules')) return undefined;
    const message: ServerMessage = {
      type: 'entries',
      table: id,
      after,
      entries: news.map((one) => entryFor(one, who, table.game)),
      status: statusFor(table, who, now()),
    };
    return JSON.stringify(message);
  }

  return (loaded) => {
    const watched = hub.watched.get(loaded.id);
    if (!watched) return;
    const { seq } = loaded.table;
    /** Made once for all who see the same. */
    const texts = new Map<string, string | undefined>();
    for (const watch of watched.watches) {
      const { audience, connection } = watch;
      if (audience === undefined || watch.seq >= seq) continue;
      const key = `${audience}/${watch.seq}`;
      const text = texts.has(key) ? texts.get(key) : textFor(loaded, audience, watch.seq);
      texts.set(key, text);
      if (text === undefined) {
        behind(watch);
        continue;
      }
      watch.seq = seq;
      watch.sentAt = performance.now();
      connection.sendText(text);
    }
  };
}
