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
    mail: Omit<Mail, 'to'> & {
      /** One address, not a list to be taken apart. */
      readonly to: { readonly name: string; readonly address: string };
      readonly from: string;
      readonly headers: Readonly<Record<string, string>>;
    },
  ): Promise<unknown>;
}

/** How long the server may be silent, and how long one mail may take whatever it does. In ms. */
export interface MailLimits {
  readonly greeting: number;
  readonly silence: number;
  readonly whole: number;
}

const LIMITS: MailLimits = { greeting: 5_000, silence: 10_000, whole: 20_000 };
/** What was refused for good is the mail or its address; else it is us, or the server, and that passes. */
const ABOUT_THE_MAIL: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/** Undefined: this server can't send e-mail. */
export function openMail(
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom'>,
  transport?: Transport,
  { greeting, silence, whole }: MailLimits = LIMITS,
): SendMail | undefined {
  const { smtpUrl, mailFrom: from } = settings;
  const limits = {
    ...{ connectionTimeout: greeting, greetingTimeout: greeting, dnsTimeout: greeting },
    socketTimeout: silence,
  };
  const by = transport ?? (smtpUrl === undefined ? undefined : createTransport({ url: smtpUrl, ...limits }));
  if (!by) return undefined;
  return async ({ to, subject, text }) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })), whole);
    });
    try {
      // Not to be answered by machines that are on holiday.
      const headers = { 'auto-submitted': 'auto-generated' };
      const reader = { name: '', address: to };
      await Promise.race([by.sendMail({ from, to: reader, subject, text, headers }), late]);
    } catch (error) {
      const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
      const status = typeof responseCode === 'number' ? responseCode : undefined;
      const final = status !== undefined && status >= 500 && ABOUT_THE_MAIL.includes(code);
      throw new MailTrouble(String(status ?? code ?? 'unknown'), final);
    } finally {
      clearTimeout(timer);
    }
  };
}
