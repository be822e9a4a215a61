import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Where in the conversation. `greeting`: before anything was said; `body`: after the mail itself. */
export type Moment = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'body' | 'QUIT';

/** Instead of what a good server says: an answer, silence for ever, or the end of the connection. */
export type Mood = Readonly<Partial<Record<Moment, string | 'hang' | 'drop'>>>;

export interface TakenMail {
  /** Of the envelope. */
  readonly from: string;
  readonly to: readonly string[];
  /** By name in lower case, unfolded, in order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Decoded. */
  readonly text: string;
}

export interface SmtpServer {
  readonly url: string;
  readonly mails: readonly TakenMail[];
  /** Commands of all conversations, as they came. */
  readonly heard: readonly string[];
  /** Connections that were made, and those that are still there. */
  readonly counts: { made: number; readonly open: number };
  mood: Mood;
  close(): Promise<void>;
}

const GOOD: Readonly<Record<Moment, string>> = {
  greeting: '220 mail.test ESMTP',
  EHLO: '250-mail.test\r\n250 8BITMIME',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 Go on',
  body: '250 Taken',
  QUIT: '221 Bye',
};

/** As much of RFC 5321 as it takes to be handed a mail. */
export async function openSmtp(mood: Mood = {}): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const mails: TakenMail[] = [];
  const heard: string[] = [];
  const counts = {
    made: 0,
    get open() {
      return sockets.size;
    },
  };

  const server = createServer((socket) => {
    counts.made++;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
    let from = '';
    let to: string[] = [];
    let body: string[] | undefined;
    let rest = '';

    function answer(moment: Moment): boolean {
      const said = smtp.mood[moment] ?? GOOD[moment];
      if (said === 'drop') socket.destroy();
      else if (said !== 'hang') socket.write(`${said}\r\n`);
      return said === GOOD[moment];
    }

    function command(line: string): void {
      heard.push(line);
      const verb = line.slice(0, 4).toUpperCase();
      const [, address = ''] = /<(.*)>/.exec(line) ?? [];
      if (verb === 'EHLO' || verb === 'HELO') answer('EHLO');
      else if (verb === 'MAIL') {
        if (answer('MAIL')) [from, to] = [address, []];
      } else if (verb === 'RCPT') {
        if (answer('RCPT')) to.push(address);
      } else if (verb === 'DATA') {
        if (answer('DATA')) body = [];
      } else if (verb === 'QUIT') {
        if (answer('QUIT')) socket.end();
      } else socket.write('502 What?\r\n');
    }

    function line(text: string): void {
      if (!body) command(text);
      else if (text !== '.') body.push(text.replace(/^\./, ''));
      else {
        const lines = body;
        body = undefined;
        if (answer('body')) mails.push({ from, to, ...readMail(lines) });
      }
    }

    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const one of lines) line(one);
    });
    answer('greeting');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const smtp: SmtpServer = {
    ...{ url: `smtp://127.0.0.1:${port}`, mails, heard, counts, mood },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return smtp;
}

function readMail(lines: readonly string[]): Pick<TakenMail, 'headers' | 'text'> {
  const end = lines.indexOf('');
  const unfolded = lines.slice(0, end).reduce<string[]>((found, line) => {
    if (/^[ \t]/.test(line)) found[found.length - 1] += line;
    else found.push(line);
    return found;
  }, []);
  const headers = unfolded.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), readWords(line.slice(at + 1).trim())] as const;
  });
  const encoding = headers.find(([name]) => name === 'content-transfer-encoding')?.[1];
  const body = lines
    .slice(end + 1)
    .map((line) => `${line}\r\n`)
    .join('');
  return { headers, text: decode(body, encoding).replaceAll('\r\n', '\n') };
}

/** RFC 2047. */
const readWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : quoted(word.replaceAll('_', ' ')).toString(),
    );

const quoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

function decode(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? quoted(body).toString() : body;
}
