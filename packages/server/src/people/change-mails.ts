import type { Locale } from './accounts.js';
import type { MailText } from './mails.js';

/** What may happen to an account. */
export type Change =
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'addressChanged'
  | 'addressRemoved'
  | 'signedOutElsewhere'
  | 'deleted';

interface About {
  readonly name: string;
  readonly at: number;
  /** Of the account's page. */
  readonly url: string;
}

interface Language {
  readonly subjects: Readonly<Record<Change, string>>;
  said(name: string): Readonly<Record<Change, string>>;
  when(time: string): string;
  /** What to do if it was somebody else. */
  readonly not: Readonly<Record<Change, string>>;
  readonly you: string;
}

const LOOK_EN =
  'If it was not you, somebody else can open your account: open its page, remove what is not yours and sign out everywhere else.';
const LOST_EN =
  'If it was not you, sign in by another way that you still have, and sign out everywhere else at once.';
const LOOK_PL =
  'Jeśli to nie Ty, ktoś inny może otworzyć Twoje konto: wejdź na jego stronę, usuń to, co nie jest Twoje, i wyloguj się wszędzie indziej.';
const LOST_PL =
  'Jeśli to nie Ty, zaloguj się innym sposobem, który Ci pozostał, i od razu wyloguj się wszędzie indziej.';

const LANGUAGES: Readonly<Record<Locale, Language>> = {
  en: {
    subjects: {
      passkeyAdded: 'Polder: a passkey was added',
      passkeyRemoved: 'Polder: a passkey was removed',
      addressChanged: 'Polder: your e-mail address was changed',
      addressRemoved: 'Polder: your e-mail address was removed',
      signedOutElsewhere: 'Polder: signed out on all other devices',
      deleted: 'Polder: your account was deleted',
    },
    said: (name) => ({
      passkeyAdded: `A new passkey opens your account “${name}” at Polder.`,
      passkeyRemoved: `A passkey of your account “${name}” at Polder was removed.`,
      addressChanged: `Your account “${name}” at Polder is kept by another e-mail address now. This one opens it no more.`,
      addressRemoved: `This e-mail address was removed from your account “${name}” at Polder, and opens it no more.`,
      signedOutElsewhere: `Your account “${name}” at Polder was signed out on all devices but one. Links that were still open work no more.`,
      deleted: `Your account “${name}” at Polder was deleted. This is the last message to this address.`,
    }),
    when: (time) => `When: ${time}`,
    you: 'If it was you, there is nothing to do.',
    not: {
      passkeyAdded: LOOK_EN,
      passkeyRemoved: LOOK_EN,
      addressChanged: LOST_EN,
      addressRemoved: LOST_EN,
      signedOutElsewhere: LOOK_EN,
      deleted: 'A deleted account can’t be brought back.',
    },
  },
  pl: {
    subjects: {
      passkeyAdded: 'Polder: dodano klucz dostępu',
      passkeyRemoved: 'Polder: usunięto klucz dostępu',
      addressChanged: 'Polder: zmieniono adres e-mail',
      addressRemoved: 'Polder: usunięto adres e-mail',
      signedOutElsewhere: 'Polder: wylogowano na innych urządzeniach',
      deleted: 'Polder: usunięto Twoje konto',
    },
    said: (name) => ({
      passkeyAdded: `Twoje konto „${name}” w Polderze można teraz otworzyć nowym kluczem dostępu.`,
      passkeyRemoved: `Usunięto klucz dostępu do Twojego konta „${name}” w Polderze.`,
      addressChanged: `Twoje konto „${name}” w Polderze jest teraz zachowane pod innym adresem e-mail. Ten adres już go nie otwiera.`,
      addressRemoved: `Ten adres e-mail usunięto z Twojego konta „${name}” w Polderze. Już go nie otwiera.`,
      signedOutElsewhere: `Twoje konto „${name}” w Polderze wylogowano na wszystkich urządzeniach oprócz jednego. Otwarte jeszcze odnośniki już nie działają.`,
      deleted: `Twoje konto „${name}” w Polderze zostało usunięte. To ostatnia wiadomość na ten adres.`,
    }),
    when: (time) => `Kiedy: ${time}`,
    you: 'Jeśli to Ty, nie trzeba nic robić.',
    not: {
      passkeyAdded: LOOK_PL,
      passkeyRemoved: LOOK_PL,
      addressChanged: LOST_PL,
      addressRemoved: LOST_PL,
      signedOutElsewhere: LOOK_PL,
      deleted: 'Usuniętego konta nie da się przywrócić.',
    },
  },
};

export function changeMail(locale: Locale, change: Change, { name, at, url }: About): MailText {
  const { subjects, said, when, you, not } = LANGUAGES[locale];
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const paragraphs = [said(name)[change], when(`${time.format(at)} UTC`), `${you} ${not[change]}`];
  if (change !== 'deleted') paragraphs.push(url);
  return { subject: subjects[change], text: `${paragraphs.join('\n\n')}\n` };
}
