import type { Audience } from '@polder/core';
import { entryFor, statusFor } from '../table/index.js';
import type { ServerMessage } from '../wire/messages.js';
import type { Hub, Watch } from './hub.js';
import type { Kept } from './tables.js';

/** Brings all who look at a table here up to where it is on the disk. */
export type Tell = (kept: Kept) => void;

interface TellParts {
  readonly hub: Hub;
  readonly now: () => number;
  /** It is too far behind for what is kept in memory. */
  readonly behind: (watch: Watch) => void;
}

export function openTell({ hub, now, behind }: TellParts): Tell {
  /** Undefined: what is missing is no longer kept. */
  function textFor({ id, table, steps }: Kept, who: Audience, after: number): string | undefined {
    const missing = table.seq - after;
    if (missing > steps.length) return undefined;
    const message: ServerMessage = {
      type: 'entries',
      table: id,
      after,
      entries: steps.slice(steps.length - missing).map((step) => entryFor(step, who, table.game)),
      status: statusFor(table, who, now()),
    };
    return JSON.stringify(message);
  }

  return (kept) => {
    const room = hub.rooms.get(kept.id);
    if (!room) return;
    const { seq } = kept.table;
    /** Made once for all who see the same. */
    const texts = new Map<string, string | undefined>();
    for (const watch of room.watches) {
      const { audience, connection } = watch;
      if (audience === undefined || watch.seq >= seq) continue;
      const key = `${audience}/${watch.seq}`;
      const text = texts.has(key) ? texts.get(key) : textFor(kept, audience, watch.seq);
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
