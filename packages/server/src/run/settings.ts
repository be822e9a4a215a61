import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** All settings of the server; from the environment, with defaults (see docs/self-hosting.md). */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** How people reach it, without a slash at the end: for links, passkeys and the check of origins. */
  readonly origin: string;
  /** More origins that may speak to it. */
  readonly origins: readonly string[];
  /** Where SQLite keeps its file. */
  readonly data: string;
  /** PostgreSQL instead. */
  readonly databaseUrl: string | undefined;
  /** Behind how many proxies it runs: whose addresses are to be believed. */
  readonly proxies: number;
  /** Cookies only over https. Follows from `origin`. */
  readonly secure: boolean;
  readonly logLevel: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Who asks for the metrics must show it; without it only this machine may. */
  readonly metricsToken: string | undefined;
  readonly botThreads: number;
  /** How long a Master may think, in ms. */
  readonly botMs: number;
  /** The built client; undefined: only the API. */
  readonly client: string | undefined;
  /** Webhooks may go to private addresses: for tests and for a server at home. */
  readonly privateWebhooks: boolean;
  /** After so many days without a choice a game against bots alone is removed; 0: never. */
  readonly keepBotGames: number;
  readonly limits: Limits;
}

export interface Limits {
  /** Sockets in all, of one account and of one address. */
  readonly sockets: number;
  readonly socketsOfUser: number;
  readonly socketsOfAddress: number;
  /** Connections of any kind of one address; not behind proxies. */
  readonly connectionsOfAddress: number;
  /** Messages of one account in a second, over all its sockets, and how many may come at once. */
  readonly messages: number;
  readonly burst: number;
  /** How often in a second one account may ask for a table as a whole. */
  readonly syncs: number;
  /** Chat messages of one person in a minute. */
  readonly chat: number;
  /** HTTP requests of one address in a minute; those that make accounts or send mail. */
  readonly requests: number;
  readonly sensitive: number;
  /** Tables that one person may have open and running; of those, running ones with bots alone. */
  readonly tables: number;
  readonly botGames: number;
  /** Tables that one person may open in an hour, and all people of one address (by process). */
  readonly newTables: number;
  readonly newTablesOfAddress: number;
}

/** Environment variables that can't be used; all that is wrong at once, and no value that is a secret. */
export class BadSettings extends Error {
  override readonly name = 'BadSettings';
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

export const DEFAULT_PORT = 4173;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const ANY_HOST = ['localhost', '0.0.0.0', '::'];
/** Beside this package, in the repository. */
const BUILT_CLIENT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** How people on this machine reach a server there. */
export const ownOrigin = (host: string, port: number): string =>
  `http://${ANY_HOST.includes(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`;

/** Other ways to the same server that a browser on this machine may take. */
export const loopbackOrigins = (port: number): readonly string[] => [
  `http://127.0.0.1:${port}`,
  `http://[::1]:${port}`,
];

/** Throws BadSettings. An empty variable is as good as none. */
export function readSettings(env: Environment): Settings {
  const problems: string[] = [];
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;

  function whole(name: string, fallback: number, least: number, most: number): number {
    const given = text(name);
    if (given === undefined) return fallback;
    const value = Number(given);
    if (/^\d+$/.test(given) && value >= least && value <= most) return value;
    problems.push(`${name} must be a whole number from ${least} to ${most}, not '${given}'.`);
    return fallback;
  }

  function truth(name: string): boolean {
    const given = text(name) ?? '0';
    if (!['0', '1', 'true', 'false'].includes(given))
      problems.push(`${name} must be 0 or 1, not '${given}'.`);
    return given === '1' || given === 'true';
  }

  function originOf(name: string, given: string): string {
    const url = urlOf(given);
    if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
    problems.push(`${name} must be like https://polder.example.com, without a path: not '${given}'.`);
    return given;
  }

  /** It may hold a password: it is not repeated. */
  function secretUrl(name: string, protocols: readonly string[]): string | undefined {
    const given = text(name);
    if (given === undefined || protocols.includes(urlOf(given)?.protocol ?? '')) return given;
    problems.push(`${name} must begin with ${protocols.map((it) => `${it}//`).join(' or ')}.`);
    return undefined;
  }

  function clientOf(): string | undefined {
    const given = text('CLIENT_DIR');
    if (given === 'none') return undefined;
    if (given === undefined) return existsSync(join(BUILT_CLIENT, 'index.html')) ? BUILT_CLIENT : undefined;
    if (!existsSync(join(given, 'index.html')))
      problems.push(`CLIENT_DIR: there is no index.html in '${given}'.`);
    return resolve(given);
  }

  const host = text('HOST') ?? 'localhost';
  const port = whole('PORT', DEFAULT_PORT, 0, 65_535);
  const origin = originOf('ORIGIN', text('ORIGIN') ?? ownOrigin(host, port));
  const origins = (text('ORIGINS') ?? '').split(',').flatMap((it) => it.trim() || []);
  const local = text('ORIGIN') === undefined && ANY_HOST.includes(host) ? loopbackOrigins(port) : [];
  const logLevel = text('LOG_LEVEL') ?? 'info';
  if (!LOG_LEVELS.includes(logLevel)) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  const metricsToken = text('METRICS_TOKEN');
  if (metricsToken !== undefined && metricsToken.length < 16)
    problems.push('METRICS_TOKEN must have at least 16 characters.');

  const settings: Settings = {
    host,
    port,
    origin,
    origins: [...local, ...origins.map((it) => originOf('ORIGINS', it))],
    data: resolve(text('DATA_DIR') ?? 'data'),
    databaseUrl: secretUrl('DATABASE_URL', ['postgres:', 'postgresql:']),
    proxies: whole('PROXIES', 0, 0, 10),
    secure: origin.startsWith('https:'),
    logLevel,
    smtpUrl: secretUrl('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text('MAIL_FROM') ?? `Polder <polder@${urlOf(origin)?.hostname ?? 'localhost'}>`,
    metricsToken,
    botThreads: whole('BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, 64),
    botMs: whole('BOT_MS', 1000, 50, 60_000),
    client: clientOf(),
    privateWebhooks: truth('PRIVATE_WEBHOOKS'),
    keepBotGames: whole('KEEP_BOT_GAMES', 90, 0, 36_500),
    limits: {
      sockets: whole('LIMIT_SOCKETS', 10_000, 1, 1_000_000),
      socketsOfUser: whole('LIMIT_SOCKETS_USER', 20, 1, 1_000_000),
      socketsOfAddress: whole('LIMIT_SOCKETS_ADDRESS', 200, 1, 1_000_000),
      connectionsOfAddress: whole('LIMIT_CONNECTIONS_ADDRESS', 400, 1, 1_000_000),
      messages: whole('LIMIT_MESSAGES', 20, 1, 10_000),
      burst: whole('LIMIT_BURST', 60, 1, 10_000),
      syncs: whole('LIMIT_SYNCS', 3, 1, 1_000_000),
      chat: whole('LIMIT_CHAT', 20, 1, 10_000),
      requests: whole('LIMIT_REQUESTS', 600, 1, 1_000_000),
      sensitive: whole('LIMIT_SENSITIVE', 20, 1, 1_000_000),
      tables: whole('LIMIT_TABLES', 50, 1, 100_000),
      botGames: whole('LIMIT_BOT_GAMES', 20, 1, 100_000),
      newTables: whole('LIMIT_NEW_TABLES', 60, 1, 100_000),
      newTablesOfAddress: whole('LIMIT_NEW_TABLES_ADDRESS', 300, 1, 1_000_000),
    },
  };
  if (problems.length > 0) throw new BadSettings(problems);
  return settings;
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
