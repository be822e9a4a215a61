/** As much of a WebSocket as is used here. */
export interface RawSocket {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** `back`: the network or whoever looks is there again. `gone`: the network is gone. `hidden`: nobody looks any more. */
export type Around = 'back' | 'gone' | 'hidden';

/** What the page around the socket knows and does. Tests have their own. */
export interface Surroundings {
  openSocket(): RawSocket;
  /** What the browser says about the network: false is a hint, not a fact. */
  isOnline(): boolean;
  watch(listener: (what: Around) => void): () => void;
  isHidden(): boolean;
  random(): number;
  now(): number;
}

/** The browser's page: the socket of its own origin, under the folder that the page lies in. */
export function pageSurroundings(): Surroundings {
  return {
    openSocket() {
      const url = new URL('./api/live', location.href);
      url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
      url.hash = '';
      url.search = '';
      const socket = new WebSocket(url);
      const raw: RawSocket = {
        onmessage: null,
        onclose: null,
        send: (text) => socket.send(text),
        close: () => socket.close(),
      };
      socket.onmessage = (event) => raw.onmessage?.(event);
      socket.onclose = () => raw.onclose?.();
      return raw;
    },
    isOnline: () => navigator.onLine,
    watch(listener) {
      const back = (): void => listener('back');
      const gone = (): void => listener('gone');
      const seen = (): void => listener(document.hidden ? 'hidden' : 'back');
      addEventListener('online', back);
      addEventListener('offline', gone);
      document.addEventListener('visibilitychange', seen);
      return () => {
        removeEventListener('online', back);
        removeEventListener('offline', gone);
        document.removeEventListener('visibilitychange', seen);
      };
    },
    isHidden: () => document.hidden,
    random: Math.random,
    now: Date.now,
  };
}
