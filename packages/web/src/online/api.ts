import type { Seat } from '@polder/core';
import type {
  ChatMessage,
  Command,
  FinishedGame,
  Me,
  NewTable,
  NoticeSettings,
  Outcome,
  Person,
  Ranked,
  Rating,
  REPORT_REASONS as Reasons,
  Refusal,
  ReportReason,
  Say,
  ServerMessage,
  SessionInfo,
  TableInfo,
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

export interface Visitor {
  readonly me: Me | null;
  /** The server can send e-mail. */
  readonly mail: boolean;
}
export type LinkKind = 'email' | 'login' | 'transfer';
export interface LinkLook {
  readonly kind: LinkKind;
  /** Whose account it opens. */
  readonly name: string;
}
export interface Transfer {
  readonly url: string;
  readonly expiresAt: number;
}
export interface TableLook {
  readonly info: TableInfo;
  readonly mine: Seat | null;
  readonly people: Readonly<Record<string, { readonly ratings: readonly Rating[] }>>;
}
export interface Profile {
  readonly person: Person;
  readonly ratings: readonly Rating[];
  /** Finished ones. */
  readonly games: number;
}
export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly createdAt: number;
  /** In a row: after too many it is dropped. */
  readonly failures: number;
}
export interface NewReport {
  readonly user: string;
  readonly table?: string;
  readonly reason: ReportReason;
  readonly text: string;
}
export const REPORT_REASONS = [
  'name',
  'chat',
  'unfair',
  'leaving',
  'other',
] as const satisfies typeof Reasons;

interface Changes {
  readonly name?: string;
  readonly locale?: Me['locale'];
  readonly notices?: NoticeSettings;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
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

const part = (id: string): string => encodeURIComponent(id);

export type Api = ReturnType<typeof openApi>;

export function openApi(ask: Fetch = (url, init) => fetch(url, init), patience: number = PATIENCE) {
  async function send<T>(method: Method, path: string, body?: unknown): Promise<Answer<T>> {
    const stop = new AbortController();
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      stop.abort();
    }, patience);
    try {
      // From the page's own folder: the whole site may lie under a path of a proxy.
      const response = await ask(`./api/${path}`, {
        method,
        signal: stop.signal,
        ...(method === 'GET'
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
      });
      return read<T>(response, await response.text());
    } catch {
      return failed({ code: late ? 'timeout' : 'offline' });
    } finally {
      clearTimeout(timer);
    }
  }
  const get = <T>(path: string) => send<T>('GET', path);
  const post = <T>(path: string, body?: unknown) => send<T>('POST', path, body);
  const remove = <T>(path: string, body?: unknown) => send<T>('DELETE', path, body);

  return {
    /** What only one page asks for is with that page. */
    send,
    // People
    visitor: () => get<Visitor>('me'),
    guest: (name: string, locale: Me['locale']) => post<{ me: Me }>('guest', { name, locale }),
    change: (changes: Changes) => send<{ me: Me }>('PATCH', 'me', changes),
    signOut: () => post<object>('sign-out'),
    sessions: () => get<{ sessions: readonly SessionInfo[] }>('sessions'),
    /** `others`: all but this one. */
    endSession: (id: string) => remove<object>(`sessions/${part(id)}`),
    passkeyToRegister: () => post<PublicKeyCredentialCreationOptionsJSON>('passkeys/register'),
    passkeyRegistered: (made: RegistrationResponseJSON) => post<{ me: Me }>('passkeys/registered', made),
    passkeyToLogin: () => post<PublicKeyCredentialRequestOptionsJSON>('passkeys/login'),
    passkeyLoggedIn: (shown: AuthenticationResponseJSON) => post<{ me: Me }>('passkeys/logged-in', shown),
    email: (address: string) => post<object>('email', { address }),
    emailLogin: (address: string, locale: Me['locale']) => post<object>('email/login', { address, locale }),
    lookAtLink: (token: string) => post<LinkLook>('link/look', { token }),
    useLink: (token: string) => post<{ me: Me; kind: LinkKind }>('link', { token }),
    transfer: () => post<Transfer>('transfer'),
    blocks: () => get<{ people: readonly Person[] }>('blocks'),
    block: (user: string) => send<object>('PUT', `blocks/${part(user)}`),
    unblock: (user: string) => remove<object>(`blocks/${part(user)}`),
    report: (report: NewReport) => post<object>('reports', report),
    person: (id: string) => get<Profile>(`people/${part(id)}`),
    ratings: (game: string, players: number) =>
      get<{ ratings: readonly Ranked[] }>(`ratings?game=${part(game)}&players=${players}`),

    // Tables
    tables: () => get<{ tables: readonly TableInfo[] }>('tables'),
    open: (table: NewTable) => post<{ info: TableInfo }>('tables', table),
    table: (id: string) => get<TableLook>(`tables/${part(id)}`),
    join: (id: string) => post<{ info: TableInfo }>(`tables/${part(id)}/join`),
    leave: (id: string) => post<{ info: TableInfo }>(`tables/${part(id)}/leave`),
    /** The host puts a bot into a seat; null: takes it away. */
    seatBot: (id: string, seat: Seat, level: Bot | null) =>
      post<{ info: TableInfo }>(`tables/${part(id)}/bot`, { seat, level }),
    kick: (id: string, seat: Seat) => post<{ info: TableInfo }>(`tables/${part(id)}/kick`, { seat }),
    start: (id: string) => post<{ info: TableInfo }>(`tables/${part(id)}/start`),
    rematch: (id: string) => post<{ info: TableInfo }>(`tables/${part(id)}/rematch`),
    mine: () => get<{ tables: readonly TableInfo[] }>('mine'),
    /** The next own table where it is one's turn. */
    next: (after?: string) =>
      get<{ table: string | null }>(after === undefined ? 'next' : `next?after=${part(after)}`),
    record: (id: string) => get<FinishedGame>(`tables/${part(id)}/record`),
    command: (command: Command) => post<Outcome>(`tables/${part(command.table)}/commands`, command),
    sync: (id: string, seen?: { readonly seq: number; readonly hash: string }) =>
      get<ServerMessage>(
        `tables/${part(id)}/sync${seen === undefined ? '' : `?seq=${seen.seq}&hash=${part(seen.hash)}`}`,
      ),
    chat: (id: string, after: number) =>
      get<{ messages: readonly ChatMessage[] }>(`tables/${part(id)}/chat?after=${after}`),
    say: (say: Say) => post<{ message: ChatMessage }>(`tables/${part(say.table)}/chat`, say),

    // Notices
    pushKey: () => get<{ key: string }>('push-key'),
    subscribe: (subscription: PushSubscriptionJSON) => post<object>('push', subscription),
    unsubscribe: (endpoint: string) => remove<object>('push', { endpoint }),
    webhooks: () => get<{ webhooks: readonly Webhook[] }>('webhooks'),
    /** The secret is told once. */
    addWebhook: (url: string) => post<{ webhook: Webhook; secret: string }>('webhooks', { url }),
    removeWebhook: (id: string) => remove<object>(`webhooks/${part(id)}`),
    testWebhook: (id: string) => post<{ ok: boolean; message: string | null }>(`webhooks/${part(id)}/test`),
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
