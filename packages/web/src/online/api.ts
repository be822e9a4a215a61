import type { Seat } from '@polder/core';
import type {
  AnswerOf,
  BodyOf,
  Command,
  Me,
  NewTable,
  ParamsOf,
  QueryOf,
  REPORT_REASONS as Reasons,
  Refusal,
  RouteKey,
  Say,
} from '@polder/server/wire';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

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

/** What a call needs, by its route: the server's table says it (server/src/wire/routes.ts). */
type Given<K extends RouteKey> = Needed<'params', ParamsOf<K>> &
  Needed<'query', QueryOf<K>> &
  Needed<'body', BodyOf<K>>;
type Needed<Name extends string, T> = [T] extends [undefined] ? object : { readonly [N in Name]: T };
/** Nothing is given to a route that needs nothing. */
type Rest<K extends RouteKey> = object extends Given<K> ? [] : [given: Given<K>];
interface AnyGiven {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/** From the page's own folder: the whole site may lie under a path of a proxy. */
function addressOf(path: string, { params, query = {} }: AnyGiven): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return `.${filled}${asked.length === 0 ? '' : `?${asked.join('&')}`}`;
}

export type Api = ReturnType<typeof openApi>;

export function openApi(ask: Fetch = (url, init) => fetch(url, init), patience: number = PATIENCE) {
  /** By the server's table of routes: what is asked and what is answered have its types. */
  async function call<const K extends RouteKey>(key: K, ...[given]: Rest<K>): Promise<Answer<AnswerOf<K>>> {
    const asked = (given ?? {}) as AnyGiven;
    const [method, path] = key.split(' ');
    const stop = new AbortController();
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      stop.abort();
    }, patience);
    try {
      const response = await ask(addressOf(path, asked), {
        method,
        signal: stop.signal,
        ...(method === 'GET'
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked.body ?? {}) }),
      });
      return read(response, await response.text());
    } catch {
      return failed({ code: late ? 'timeout' : 'offline' });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    /** What only one page asks for is with that page. */
    call,
    // People
    visitor: () => call('GET /api/me'),
    guest: (name: string, locale: Me['locale']) => call('POST /api/guest', { body: { name, locale } }),
    change: (body: BodyOf<'PATCH /api/me'>) => call('PATCH /api/me', { body }),
    signOut: () => call('POST /api/sign-out'),
    sessions: () => call('GET /api/sessions'),
    /** `others`: all but this one. */
    endSession: (id: string) => call('DELETE /api/sessions/:id', { params: { id } }),
    // Made for the very functions of the browser that take them.
    passkeyToRegister: () =>
      call('POST /api/passkeys/register') as Promise<Answer<PublicKeyCredentialCreationOptionsJSON>>,
    passkeyRegistered: (body: RegistrationResponseJSON) => call('POST /api/passkeys/registered', { body }),
    passkeyToLogin: () =>
      call('POST /api/passkeys/login') as Promise<Answer<PublicKeyCredentialRequestOptionsJSON>>,
    passkeyLoggedIn: (body: AuthenticationResponseJSON) => call('POST /api/passkeys/logged-in', { body }),
    email: (address: string) => call('POST /api/email', { body: { address } }),
    emailLogin: (address: string, locale: Me['locale']) =>
      call('POST /api/email/login', { body: { address, locale } }),
    lookAtLink: (token: string) => call('POST /api/link/look', { body: { token } }),
    useLink: (token: string) => call('POST /api/link', { body: { token } }),
    transfer: () => call('POST /api/transfer'),
    blocks: () => call('GET /api/blocks'),
    block: (user: string) => call('PUT /api/blocks/:user', { params: { user } }),
    unblock: (user: string) => call('DELETE /api/blocks/:user', { params: { user } }),
    report: (body: BodyOf<'POST /api/reports'>) => call('POST /api/reports', { body }),
    person: (id: string) => call('GET /api/people/:id', { params: { id } }),
    ratings: (game: string, players: number) =>
      call('GET /api/ratings', { query: { game, players: `${players}` } }),

    // Tables
    tables: () => call('GET /api/tables'),
    open: (body: NewTable) => call('POST /api/tables', { body }),
    table: (id: string) => call('GET /api/tables/:id', { params: { id } }),
    join: (id: string) => call('POST /api/tables/:id/join', { params: { id } }),
    leave: (id: string) => call('POST /api/tables/:id/leave', { params: { id } }),
    /** The host puts a bot into a seat; null: takes it away. */
    seatBot: (id: string, seat: Seat, level: Bot | null) =>
      call('POST /api/tables/:id/bot', { params: { id }, body: { seat, level } }),
    kick: (id: string, seat: Seat) => call('POST /api/tables/:id/kick', { params: { id }, body: { seat } }),
    start: (id: string) => call('POST /api/tables/:id/start', { params: { id } }),
    rematch: (id: string) => call('POST /api/tables/:id/rematch', { params: { id } }),
    mine: () => call('GET /api/mine'),
    /** The next own table where it is one's turn. */
    next: (after?: string) => call('GET /api/next', { query: after === undefined ? {} : { after } }),
    record: (id: string) => call('GET /api/tables/:id/record', { params: { id } }),
    command: (body: Command) => call('POST /api/tables/:id/commands', { params: { id: body.table }, body }),
    sync: (id: string, seen?: { readonly seq: number; readonly hash: string }) =>
      call('GET /api/tables/:id/sync', {
        params: { id },
        query: seen === undefined ? {} : { seq: `${seen.seq}`, hash: seen.hash },
      }),
    chat: (id: string, after: number) =>
      call('GET /api/tables/:id/chat', { params: { id }, query: { after: `${after}` } }),
    say: (body: Say) => call('POST /api/tables/:id/chat', { params: { id: body.table }, body }),

    // Notices
    pushKey: () => call('GET /api/push-key'),
    subscribe: (made: PushSubscriptionJSON) =>
      // All that this type calls optional is there: a browser has made it.
      call('POST /api/push', { body: made as BodyOf<'POST /api/push'> }),
    unsubscribe: (endpoint: string) => call('DELETE /api/push', { body: { endpoint } }),
    webhooks: () => call('GET /api/webhooks'),
    /** The secret is told once. */
    addWebhook: (url: string) => call('POST /api/webhooks', { body: { url } }),
    removeWebhook: (id: string) => call('DELETE /api/webhooks/:id', { params: { id } }),
    testWebhook: (id: string) => call('POST /api/webhooks/:id/test', { params: { id } }),
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
export const api: Api = openApi();
