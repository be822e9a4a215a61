import type { Locale } from './accounts.js';

/** What people are written. Plain text; a link stands alone in its line. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

interface Texts {
  /** To an address that nobody has proved to be theirs: no word in it is chosen by whoever asked. */
  keep(url: string): MailText;
  /** The address keeps another account already, and that one is what its owner is offered. */
  taken(url: string, name: string): MailText;
  login(url: string, name: string): MailText;
}

const lines = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

const en: Texts = {
  keep: (url) => ({
    subject: 'Polder: keep your account',
    text: lines(
      'Somebody asked to keep an account at Polder by this e-mail address.',
      'If it was you, open this link within 15 minutes. It works once, and shows whose account it is before anything happens:',
      url,
      'If it was not you, do nothing: without the link nothing changes.',
    ),
  }),
  taken: (url, name) => ({
    subject: 'Polder: this address already keeps an account',
    text: lines(
      `Somebody asked to keep an account at Polder by this e-mail address. But it already keeps the account “${name}”, and an address can keep only one.`,
      `To open “${name}”, use this link within 15 minutes. It works once. The account that you play with now is not joined to it: keep that one by a passkey or by another address.`,
      url,
      'If it was not you, do nothing: nothing has changed.',
    ),
  }),
  login: (url, name) => ({
    subject: 'Polder: your link to sign in',
    text: lines(
      `This link opens your account “${name}” at Polder. It works once, within 15 minutes:`,
      url,
      'If you did not ask for it, do nothing. Give the link to nobody.',
    ),
  }),
};

const pl: Texts = {
  keep: (url) => ({
    subject: 'Polder: zachowaj swoje konto',
    text: lines(
      'Ktoś poprosił o zachowanie konta w Polderze pod tym adresem e-mail.',
      'Jeśli to Ty, otwórz ten odnośnik w ciągu 15 minut. Działa raz i zanim cokolwiek się stanie, pokaże, czyje to konto:',
      url,
      'Jeśli to nie Ty, nic nie rób: bez tego odnośnika nic się nie zmieni.',
    ),
  }),
  taken: (url, name) => ({
    subject: 'Polder: ten adres ma już konto',
    text: lines(
      `Ktoś poprosił o zachowanie konta w Polderze pod tym adresem e-mail. Ten adres należy już jednak do konta „${name}”, a jeden adres może mieć tylko jedno konto.`,
      `Aby otworzyć konto „${name}”, użyj tego odnośnika w ciągu 15 minut. Działa raz. Konto, na którym teraz grasz, nie zostanie z nim połączone: zachowaj je kluczem dostępu albo pod innym adresem.`,
      url,
      'Jeśli to nie Ty, nic nie rób: nic się nie zmieniło.',
    ),
  }),
  login: (url, name) => ({
    subject: 'Polder: odnośnik do zalogowania',
    text: lines(
      `Ten odnośnik otwiera Twoje konto „${name}” w Polderze. Działa raz, przez 15 minut:`,
      url,
      'Jeśli to nie Twoja prośba, nic nie rób. Nie dawaj nikomu tego odnośnika.',
    ),
  }),
};

export const MAILS: Readonly<Record<Locale, Texts>> = { en, pl };
