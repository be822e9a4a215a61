import type { WebSocket } from 'ws';
import type { Player } from '../../run/testing/player.js';
import { openSocket } from '../../testing/socket.js';
import type { ClientMessage } from '../../wire/commands.js';
import type { Outcome, Refusal, ServerMessage } from '../../wire/messages.js';
import { type Acknowledgements, openAcknowledgements } from './acknowledgements.js';

/** As much of a browser as the client needs: its socket and its requests, with somebody's cookie. */
export interface Browser extends Acknowledgements {
  openSocket(): RawSocket;
  fetch(path: string, init: RequestInit): Promise<Response>;
  /** Called with what has become of the network: the page is looked at again. */
  watch(listener: (what: 'back') => void): () => void;
  readonly counts: { sockets: number; requests: number };
  close(): void;
}

/** The client's own idea of a WebSocket. */
export interface RawSocket {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** Whoever looks at the page wakes it up some ms after its socket has gone. */
const LOOKS = 60;

export interface Way {
  /** Where it speaks to, perhaps a proxy. */
  readonly url: string;
  /** Where it believes to be. */
  readonly origin: () => string;
  /** How often the server wants to hear of it, whatever it says itself. */
  readonly heartbeat: number;
  /** False: somebody on the way lets no WebSocket through. */
  readonly sockets?: boolean;
}

export function openBrowser(player: Player | undefined, way: Way): Browser {
  const { url: base, origin, heartbeat, sockets = true } = way;
  const { acknowledged, denied, sent, faults, ...book } = openAcknowledgements();
  const counts = { sockets: 0, requests: 0 };
  const listeners = new Set<(what: 'back') => void>();
  const open = new Set<WebSocket>();
  let closed = false;

  const headers = (): Record<string, string> => ({
    origin: origin(),
    ...(player ? { cookie: player.cookie } : {}),
  });

  function note(id: string, outcome: Outcome): void {
    // One that the server was too busy for is sent again.
    if (outcome.ok || outcome.refusal.code !== 'tooMuch') book.note(id, outcome);
  }

  function heard(text: string): string {
    const message = JSON.parse(text) as ServerMessage;
    // What is said at the table is answered alike.
    if (message.type === 'done' && sent.has(message.id)) note(message.id, message.outcome);
    return message.type === 'welcome' ? JSON.stringify({ ...message, heartbeat }) : text;
  }

  return {
    acknowledged,
    denied,
    sent,
    faults,
    counts,
    openSocket() {
      counts.sockets++;
      const socket = openSocket(base, {
        origin: origin(),
        cookie: player?.cookie,
        ...(sockets ? {} : { path: '/nowhere' }),
      });
      open.add(socket);
      const raw: RawSocket = {
        onmessage: null,
        onclose: null,
        send(text) {
          const message = JSON.parse(text) as ClientMessage;
          if (message.type === 'command') sent.add(message.command.id);
          socket.send(text);
        },
        close: () => socket.terminate(),
      };
      socket.on('message', (data) => raw.onmessage?.({ data: heard(String(data)) }));
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        raw.onclose?.();
        setTimeout(() => {
          if (!closed) for (const listener of [...listeners]) listener('back');
        }, LOOKS);
      });
      return raw;
    },
    async fetch(path, init) {
      counts.requests++;
      const url = new URL(path, `${base}/`);
      const answer = await fetch(url, { ...init, headers: { ...init.headers, ...headers() } });
      const text = await answer.text();
      if (url.pathname.endsWith('/commands')) {
        const { id } = JSON.parse(String(init.body)) as { id: string };
        sent.add(id);
        const said = JSON.parse(text) as Outcome | { refusal: Refusal };
        note(id, 'refusal' in said ? { ok: false, refusal: said.refusal } : said);
      }
      return new Response(text, { status: answer.status });
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      closed = true;
      for (const socket of open) socket.terminate();
    },
  };
}
