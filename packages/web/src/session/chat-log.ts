import type { ChatMessage } from '@polder/server/wire';

/** What is said at an online table, each message once and in order. */
export interface ChatLog {
  /** Never changed: a new list comes with every change. */
  readonly messages: readonly ChatMessage[];
  add(messages: readonly ChatMessage[]): void;
  /** Asks for what was missed. */
  catchUp(): void;
  close(): void;
}

/** Without a socket nobody tells of new messages. */
const POLL = 8_000;

interface ChatSource {
  /** Messages after this one. */
  load(after: number): Promise<readonly ChatMessage[]>;
  /** There is no socket. */
  isPolled(): boolean;
  changed(): void;
}

export function openChatLog({ load, isPolled, changed }: ChatSource): ChatLog {
  let messages: readonly ChatMessage[] = [];
  let closed = false;

  function add(more: readonly ChatMessage[]): void {
    const known = new Set(messages.map(({ id }) => id));
    const fresh = more.filter(({ id }) => !known.has(id));
    if (closed || fresh.length === 0) return;
    messages = [...messages, ...fresh].sort((a, b) => a.id - b.id);
    changed();
  }
  const catchUp = (): void => void load(messages.at(-1)?.id ?? -1).then(add, () => undefined);
  const timer = setInterval(() => {
    if (isPolled()) catchUp();
  }, POLL);

  return {
    get messages() {
      return messages;
    },
    add,
    catchUp,
    close() {
      closed = true;
      clearInterval(timer);
    },
  };
}
