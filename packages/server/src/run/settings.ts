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
  readonly limits: Limits;
}

export interface Limits {
  /** Sockets in all, of one account and of one address. */
  readonly sockets: number;
  readonly socketsOfUser: number;
  readonly socketsOfAddress: number;
  /** Messages of one socket in a second, and how many may come at once. */
  readonly messages: number;
  readonly burst: number;
  /** Chat messages of one person in a minute. */
  readonly chat: number;
  /** HTTP requests of one address in a minute; those that make accounts or send mail. */
  readonly requests: number;
  readonly sensitive: number;
  /** Tables that one person may have open and running. */
  readonly tables: number;
}
