import type { RefusalCode, ServerMessage } from '@polder/server/wire';
import type { Lists } from './lists.js';
import type { Queue } from './queue.js';
import type { ServerTime } from './server-time.js';
import type { TableMessage, Watchers } from './watchers.js';

/** Refusals that say nothing about the table itself: it is asked for again. */
const PASSING: readonly RefusalCode[] = ['trouble', 'tooMuch', 'closing'];
const LATER = 4_000;

interface Receivers {
  readonly time: ServerTime;
  readonly queue: Queue;
  readonly lists: Lists;
  readonly watchers: Watchers;
  askFor(table: string): void;
}

/** Hands each message of the server to those whom it concerns. */
export function openReceiver({
  time,
  queue,
  lists,
  watchers,
  askFor,
}: Receivers): (message: ServerMessage) => void {
  function refused(message: Extract<TableMessage, { type: 'refused' }>): void {
    const { table, refusal } = message;
    if (table === undefined) return;
    // It does not know that we look at it.
    if (refusal.code === 'stale') askFor(table);
    else if (!PASSING.includes(refusal.code)) watchers.receive(message);
    else setTimeout(() => askFor(table), LATER);
  }

  return (message) => {
    switch (message.type) {
      case 'pong':
        time.heard(message.now);
        break;
      case 'done':
        queue.answered(message.id, message.outcome);
        break;
      case 'lobby':
        lists.lobbyChanged();
        break;
      case 'mine':
        lists.mineChanged(message.table);
        break;
      case 'sync':
        time.heard(message.sync.status.now);
        watchers.receive(message);
        break;
      case 'entries':
        time.heard(message.status.now);
        watchers.receive(message);
        break;
      case 'refused':
        refused(message);
        break;
      case 'announcement':
        void import('./announcement/announced.svelte.js')
          .then(({ takeAnnouncement }) => takeAnnouncement(message.announcement))
          .catch(() => undefined);
        break;
      case 'info':
      case 'chat':
      case 'present':
        watchers.receive(message);
        break;
    }
  };
}
