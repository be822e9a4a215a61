import { WebSocket } from 'ws';
import { LIVE_PATH } from '../http/upgrade.js';

export interface SocketAsked {
  /** Where the browser believes to be; null: it does not say. */
  readonly origin?: string | null;
  /** As the header has it. */
  readonly cookie?: string | undefined;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser's WebSocket to a server at this address. */
export function openSocket(url: string, asked: SocketAsked = {}): WebSocket {
  const { origin = url, cookie, path = LIVE_PATH, headers = {} } = asked;
  return new WebSocket(`${url.replace('http', 'ws')}${path}`, {
    headers: {
      ...(origin === null ? {} : { origin }),
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    },
    perMessageDeflate: false,
  });
}
