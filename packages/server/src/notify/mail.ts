import { createTransport } from 'nodemailer';
import type { Settings } from '../run/settings.js';

/** Plain text only. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Resolves once the next server has it. Throws MailTrouble, which names nobody. */
export type SendMail = (mail: Mail) => Promise<void>;

export class MailTrouble extends Error {
  override readonly name = 'MailTrouble';
  constructor(
    /** Of SMTP or of the system; what the server wrote may repeat the address. */
    readonly code: string,
    /** Trying again is of no use. */
    readonly final: boolean,
  ) {
    super(`The mail was not taken (${code}).`);
  }
}

/** As much of a nodemailer transport as is needed. */
export interface Transport {
  sendMail(
    mail: Mail & { readonly from: string; readonly headers: Readonly<Record<string, string>> },
  ): Promise<unknown>;
}

/** For one mail, whatever the server does. */
const MAIL_MS = 20_000;
const LIMITS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 };

/** Undefined: this server can't send e-mail. */
export function openMail(
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom'>,
  transport?: Transport,
): SendMail | undefined {
  const { smtpUrl, mailFrom: from } = settings;
  const by = transport ?? (smtpUrl === undefined ? undefined : createTransport({ url: smtpUrl, ...LIMITS }));
  if (!by) return undefined;
  return async ({ to, subject, text }) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })), MAIL_MS);
    });
    try {
      // Not to be answered by machines that are on holiday.
      const headers = { 'auto-submitted': 'auto-generated' };
      await Promise.race([by.sendMail({ from, to, subject, text, headers }), late]);
    } catch (error) {
      const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
      const status = typeof responseCode === 'number' ? responseCode : undefined;
      throw new MailTrouble(String(status ?? code ?? 'unknown'), status !== undefined && status >= 500);
    } finally {
      clearTimeout(timer);
    }
  };
}
