import type { ClientMessage, ServerMessage } from '@polder/server/wire';
import type { Around, RawSocket, Surroundings } from '../surroundings.js';

/** The server's end of a socket that the page has opened. */
export interface FakeSocket {
  /** All that the page has sent. */
  readonly sent: ClientMessage[];
  readonly isOpen: boolean;
  /** To the page. */
  send(message: ServerMessage): void;
  sendRaw(text: unknown): void;
  greet(): void;
  /** Both ends learn that it is over. */
  close(): void;
  /** Half-closed: nothing gets through any more, and nobody is told. */
  cut(): void;
  /** Called for each message of the page. */
  onMessage: (message: ClientMessage) => void;
}

export interface FakeNet {
  readonly around: Surroundings;
  readonly sockets: FakeSocket[];
  /** Opens sockets: by hand, at once, or never. */
  accept: 'byHand' | 'atOnce' | 'never';
  setOnline(online: boolean): void;
  hidden: boolean;
  /** The page is looked at again, or no longer. */
  look(looks?: boolean): void;
  onSocket: (socket: FakeSocket) => void;
}

export const HEARTBEAT = 10_000;

/** For use with fake timers. */
export function openNet(): FakeNet {
  const listeners = new Set<(what: Around) => void>();
  let online = true;

  function openSocket(): RawSocket {
    let open = true;
    let dead = false;
    const raw: RawSocket = {
      onmessage: null,
      onclose: null,
      send(text) {
        if (!open) throw new Error('It is closed.');
        if (dead) return;
        const message = JSON.parse(text) as ClientMessage;
        socket.sent.push(message);
        socket.onMessage(message);
      },
      close() {
        open = false;
      },
    };
    const socket: FakeSocket = {
      sent: [],
      get isOpen() {
        return open;
      },
      send: (message) => socket.sendRaw(JSON.stringify(message)),
      sendRaw(text) {
        if (open && !dead) raw.onmessage?.({ data: text });
      },
      greet: () => socket.send({ type: 'welcome', me: null, heartbeat: HEARTBEAT, now: Date.now() }),
      close() {
        if (!open) return;
        open = false;
        if (!dead) raw.onclose?.();
      },
      cut() {
        dead = true;
      },
      onMessage: () => {},
    };
    net.sockets.push(socket);
    net.onSocket(socket);
    if (net.accept === 'atOnce' && online) queueMicrotask(() => socket.greet());
    if (net.accept === 'never' || !online) queueMicrotask(() => socket.close());
    return raw;
  }

  const net: FakeNet = {
    sockets: [],
    accept: 'atOnce',
    hidden: false,
    onSocket: () => {},
    around: {
      openSocket,
      isOnline: () => online,
      watch(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      isHidden: () => net.hidden,
      random: () => 0.5,
      now: Date.now,
    },
    setOnline(now) {
      online = now;
      if (!now) for (const socket of net.sockets) socket.cut();
      for (const listener of [...listeners]) listener(now ? 'back' : 'gone');
    },
    look(looks = true) {
      net.hidden = !looks;
      for (const listener of [...listeners]) listener(looks ? 'back' : 'hidden');
    },
  };
  return net;
}
