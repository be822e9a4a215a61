import type {
  AnswerOf,
  BodyOf,
  NewTable,
  ParamsOf,
  QueryOf,
  REPORT_REASONS as Reasons,
  Refusal,
  RouteKey,
} from '@polder/server/wire';

/** The server's HTTP API (docs/online.md). Nothing throws: what does not work comes back as a `Trouble`. */

/** What the server refused, or why there was no answer from one. Words for each are in words/online. */
export type Trouble =
  | Refusal
  /** The network is gone, or nothing answers at that address. */
  | { readonly code: 'offline' }
  | { readonly code: 'timeout' }
  /** Something answers, but not a server of Polder: the client alone is hosted here. */
  | { readonly code: 'noServer' };

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: Trouble };

/** Nobody answers at all: what can be done is to try again, or to play here. */
export const isAway = ({ code }: Trouble): boolean =>
  code === 'offline' || code === 'timeout' || code === 'noServer';

export type Visitor = AnswerOf<'GET /api/me'>;
export type LinkLook = AnswerOf<'POST /api/link/look'>;
export type LinkKind = LinkLook['kind'];
export type Transfer = AnswerOf<'POST /api/transfer'>;
export type Profile = AnswerOf<'GET /api/people/:id'>;
export const REPORT_REASONS = [
  'name',
  'chat',
  'unfair',
  'leaving',
  'other',
] as const satisfies typeof Reasons;

/** As much of a browser as is used here. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Longer than a busy server takes, shorter than anybody waits. */
const PATIENCE = 12_000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const failed = (trouble: Trouble): { readonly ok: false; readonly trouble: Trouble } => ({
  ok: false,
  trouble,
});

/** The parts of a route's address: its path and what comes after the `?`. */
type Parts<K extends RouteKey> = Given<ParamsOf<K>> & Given<QueryOf<K>>;
type Given<T> = [T] extends [undefined] ? object : T;
/** Nothing is given to a route that needs nothing. */
type Rest<K extends RouteKey> = [BodyOf<K>] extends [undefined]
  ? object extends Parts<K>
    ? [parts?: Parts<K>]
    : [parts: Parts<K>]
  : [parts: Parts<K>, body: BodyOf<K>];

/** From the page's own folder: the whole site may lie under a path of a proxy. */
function addressOf(path: string, parts: Readonly<Record<string, string>> = {}): string {
  const asked = { ...parts };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    delete asked[name];
    return encodeURIComponent(parts[name]);
  });
  const query = Object.entries(asked).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `.${filled}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

/** Calls a route of the server's table (server/src/wire/routes.ts), which gives it its types. */
export type Call = ReturnType<typeof openCall>;

export function openCall(ask: Fetch = (url, init) => fetch(url, init), patience: number = PATIENCE) {
  return async <const K extends RouteKey>(
    route: K,
    ...[parts, body]: Rest<K>
  ): Promise<Answer<AnswerOf<K>>> => {
    const [method, path] = route.split(' ');
    const stop = new AbortController();
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      stop.abort();
    }, patience);
    try {
      const response = await ask(addressOf(path, parts as Readonly<Record<string, string>> | undefined), {
        method,
        signal: stop.signal,
        ...(method === 'GET'
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
      });
      return read(response, await response.text());
    } catch {
      return failed({ code: late ? 'timeout' : 'offline' });
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Bots that may sit at a server's table. */
export type Bot = NonNullable<NewTable['bots']>[number];

/** A server of ours answers in JSON, whatever it says; anything else is a host that only hands out files. */
function read<T>(response: Response, text: string): Answer<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failed({ code: response.status >= 502 ? 'offline' : 'noServer' });
  }
  if (!isObject(value)) return failed({ code: 'noServer' });
  if (response.ok) return { ok: true, value: value as T };
  const { refusal } = value;
  if (!isObject(refusal) || typeof refusal.code !== 'string')
    return failed(response.status >= 500 ? { code: 'trouble', message: '' } : { code: 'noServer' });
  return failed(refusal as unknown as Refusal);
}

/** The one of this page. */
export const call: Call = openCall();
