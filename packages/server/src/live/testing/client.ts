import type { Live, Socket, Visitor } from '../../context.js';
import { openTestClient } from '../../testing/client.js';
import { openSeen, type Seen } from '../../testing/seen.js';
import type { Action, ClientMessage, Command } from '../../wire/commands.js';
import type { Message, Outcome, ServerMessage } from '../../wire/messages.js';

/** Somebody's browser. */
export interface Client {
  readonly messages: readonly ServerMessage[];
  /** As text: nothing may be in it that is not for these eyes. */
  readonly texts: readonly string[];
  /** Why the connection ended. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  send(message: ClientMessage): void;
  sendText(text: string): void;
  /** Answers a ping of the server, as a browser does by itself. */
  pong(): void;
  /** The next message like this that has not been asked for yet. */
  next<Type extends ServerMessage['type']>(
    type: Type,
    isIt?: (message: Message<Type>) => boolean,
  ): Promise<Message<Type>>;
  /** Waits for what it was sent to show this. */
  until(table: string, isSo: (seen: Seen) => boolean): Promise<Seen>;
  seen(table: string): Seen;
  watch(table: string): Promise<Seen>;
  command(table: string, action: Action, more?: Partial<Command>): Promise<Outcome>;
  /** The first, or another, option of one's decision. */
  choose(table: string, option?: number): Promise<Outcome>;
  /** How much the other side leaves lying. */
  waiting: number;
  /** The network is gone, without a word. */
  drop(): void;
}

export function openClient(
  live: Pick<Live, 'connect'>,
  visitor: Visitor | undefined,
  networkKey?: string,
): Client {
  const messages: ServerMessage[] = [];
  const texts: string[] = [];
  const taken = new Set<ServerMessage>();
  let onMessage: (text: string) => void = () => {};
  let onClose: () => void = () => {};
  let onPong: () => void = () => {};
  let end: (how: { code: number; reason: string }) => void = () => {};
  let isOpen = true;
  let commands = 0;
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    end = resolve;
  });

  const inner = openTestClient({
    send: (message) => onMessage(JSON.stringify(message)),
    show(seen, message) {
      if (message.type === 'sync') return openSeen(message.sync);
      if (seen) takeAll(seen, message);
      return seen;
    },
  });
  const { send, seen, until } = inner;

  function receive(text: string): void {
    if (!isOpen) throw new Error('The connection is closed.');
    const message = JSON.parse(text) as ServerMessage;
    texts.push(text);
    messages.push(message);
    inner.take(message);
  }

  const socket: Socket = {
    ...(networkKey === undefined ? {} : { networkKey }),
    send: receive,
    close(code, reason) {
      if (!isOpen) return;
      isOpen = false;
      end({ code, reason });
      queueMicrotask(onClose);
    },
    get waiting() {
      return client.waiting;
    },
    onMessage(listener) {
      onMessage = listener;
    },
    onClose(listener) {
      onClose = listener;
    },
    onPong(listener) {
      onPong = listener;
    },
  };

  const client: Client = {
    ...{ messages, texts, closed, waiting: 0 },
    ...{ send, seen, until },
    sendText: (text) => onMessage(text),
    pong: () => onPong(),
    next: (type, isIt = () => true) =>
      inner.waitFor(() => {
        type Wanted = Message<typeof type>;
        const isWanted = (it: ServerMessage): it is Wanted =>
          it.type === type && !taken.has(it) && isIt(it as Wanted);
        const found = messages.find(isWanted);
        if (found) taken.add(found);
        return found;
      }),
    watch(table) {
      send({ type: 'watch', table });
      return until(table, () => true);
    },
    command(table, action, more) {
      const seq = inner.find(table)?.seq ?? -1;
      const id = `${visitor?.user ?? 'nobody'}-command-${commands++}`;
      return inner.ask({ id, table, seq, action, ...more });
    },
    choose(table, option = 0) {
      const { decision } = seen(table).status;
      if (!decision) throw new Error('Nothing is asked.');
      const key = decision.options[option % decision.options.length].key;
      return client.command(table, { type: 'choose', decision: decision.id, keys: [key] });
    },
    drop() {
      isOpen = false;
      onClose();
    },
  };
  live.connect(socket, visitor);
  return client;
}

/** A server that is not disturbed tells everything, in order and once. */
function takeAll(seen: Seen, message: Message<'entries'>): void {
  if (seen.seq !== message.after || !seen.take(message))
    throw new Error(`Entries after ${message.after}, but the last was ${seen.seq}.`);
  if (seen.status.seq !== seen.seq)
    throw new Error(`The status is of ${seen.status.seq}, the last is ${seen.seq}.`);
  if (seen.contradictions.length > 0) throw new Error(seen.contradictions.join(' '));
}
