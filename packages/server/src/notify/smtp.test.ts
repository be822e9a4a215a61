import { afterEach, describe, expect, it } from 'vitest';
import { describeStores } from '../store/testing/stores.js';
import { openMail, type SendMail } from './mail.js';
import { AGAIN } from './outbox.js';
import { addReader, annToChoose, DAYS, openDesk, START } from './testing/desk.js';
import { type Mood, openSmtp, type SmtpServer } from './testing/smtp.js';

// The mail as it goes over the wire, to a server that means well or does not.

const MINUTE = 60_000;
const FROM = 'Polder <polder@example.com>';
const SHORT = { greeting: 150, silence: 150, whole: 2_000 };
const letter = { to: 'ann@example.com', subject: 'Polder: Your turn', text: 'Hello' };

const servers: SmtpServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function open(mood?: Mood): Promise<{ readonly smtp: SmtpServer; readonly send: SendMail }> {
  const smtp = await openSmtp(mood);
  servers.push(smtp);
  const send = openMail({ smtpUrl: smtp.url, mailFrom: FROM }, undefined, SHORT);
  if (!send) throw new Error('There is no way to send mail.');
  return { smtp, send };
}

const header = (smtp: SmtpServer, name: string): readonly string[] =>
  smtp.mails.flatMap(({ headers }) => headers.flatMap(([of, value]) => (of === name ? [value] : [])));

describe('a mail over SMTP', () => {
  it('arrives as plain text, from and to the right address, over a connection of its own', async () => {
    const { smtp, send } = await open();
    const text = 'Cześć Żółw,\n\n.to jest kropka\n.\nDo stołu: https://polder.test/#/table/one\n';
    await send({ ...letter, subject: 'Polder: Twoja kolej ąęż', text });
    expect(smtp.mails).toMatchObject([{ from: 'polder@example.com', to: ['ann@example.com'], text }]);
    expect(header(smtp, 'from')).toEqual([FROM]);
    expect(header(smtp, 'to')).toEqual(['ann@example.com']);
    expect(header(smtp, 'subject')).toEqual(['Polder: Twoja kolej ąęż']);
    expect(header(smtp, 'content-type')).toEqual(['text/plain; charset=utf-8']);
    expect(header(smtp, 'auto-submitted')).toEqual(['auto-generated']);
    expect(header(smtp, 'message-id')[0]).toMatch(/^<[^<>\s]+@example\.com>$/);
    expect(Math.abs(Date.parse(header(smtp, 'date')[0]) - Date.now())).toBeLessThan(5 * MINUTE);
    await expect.poll(() => smtp.counts.open).toBe(0);
  });

  it.each([
    ['the subject', { subject: 'Polder\r\nBcc: evil@example.com\r\n\r\nbody' }],
    ['the address', { to: 'ann@example.com\r\nBcc: evil@example.com' }],
    ['the envelope', { to: 'ann@example.com>\r\nRCPT TO:<evil@example.com' }],
    ['the text', { text: 'Hello\r\n.\r\nMAIL FROM:<evil@example.com>\r\n' }],
  ])('gets no header and no reader by line breaks in %s', async (_, change) => {
    const { smtp, send } = await open();
    // An address that is none may be refused before anything is sent.
    await send({ ...letter, ...change }).catch(() => {});
    const names = new Set(smtp.mails.flatMap(({ headers }) => headers.map(([name]) => name)));
    for (const name of ['bcc', 'cc', 'rcpt to']) expect([...names]).not.toContain(name);
    expect(smtp.mails.flatMap(({ to }) => to)).not.toContain('evil@example.com');
    expect(smtp.heard.filter((line) => line.startsWith('MAIL'))).not.toContain(
      'MAIL FROM:<evil@example.com>',
    );
    expect(smtp.heard.filter((line) => /^RCPT.*<evil@/.test(line))).toEqual([]);
    expect(smtp.mails.length).toBeLessThan(2);
  });

  it.each([
    [{ RCPT: '550 No such user ann@example.com' }, '550', true],
    [{ body: '554 This is spam' }, '554', true],
    [{ MAIL: '553 Not from you' }, '553', true],
    [{ RCPT: '451 Come back later' }, '451', false],
    [{ body: '452 Full' }, '452', false],
    // Not about this mail: another time there may be a server.
    [{ greeting: '554 No service here' }, '554', false],
    [{ greeting: '421 Too many' }, '421', false],
    [{ greeting: 'drop' }, expect.any(String), false],
    [{ MAIL: 'drop' }, expect.any(String), false],
    [{ DATA: 'drop' }, expect.any(String), false],
    [{ body: 'drop' }, expect.any(String), false],
    [{ greeting: 'hang' }, 'ETIMEDOUT', false],
    [{ EHLO: 'hang' }, 'ETIMEDOUT', false],
    [{ body: 'hang' }, 'ETIMEDOUT', false],
  ] as const)('that is not taken says why, and whether for good: %j', async (mood, code, final) => {
    const { smtp, send } = await open(mood);
    const failed = send(letter);
    await expect(failed).rejects.toMatchObject({ name: 'MailTrouble', code, final });
    await expect(failed).rejects.not.toThrow('ann@');
    expect(smtp.mails).toEqual([]);
    // Nothing is left open.
    await expect.poll(() => smtp.counts.open).toBe(0);
  });

  it('finds nobody where no server is', async () => {
    const { smtp, send } = await open();
    await smtp.close();
    await expect(send(letter)).rejects.toMatchObject({ code: 'ESOCKET', final: false });
  });
});

describeStores('notices by SMTP', (openOne) => {
  async function desk(mood?: Mood) {
    const store = await openOne();
    const { smtp, send } = await open(mood);
    await addReader(store, 'ann', { name: 'Ann\r\nBcc: evil@example.com' });
    await annToChoose(store);
    return { smtp, desk: openDesk(store, {}, { mail: send }) };
  }

  it('arrive, and a name in them is no header', async () => {
    const { smtp, desk: at } = await desk();
    at.notices.turn('ann', 'table-one', DAYS, START);
    await at.after(MINUTE);
    expect(smtp.mails).toMatchObject([{ to: ['ann@example.com'] }]);
    expect(header(smtp, 'subject')).toEqual(['Polder: Your turn (Windmill Valley Duel)']);
    expect(header(smtp, 'bcc')).toEqual([]);
    expect(smtp.mails[0].text).toContain('https://polder.test/#/table/table-one');
    expect(await at.notices.waiting()).toBe(0);
  });

  it.each([{ body: '451 Later' }, { DATA: 'drop' }, { greeting: 'hang' }] as const)(
    'are tried again after trouble (%j), and given up after the last try',
    async (mood) => {
      const { smtp, desk: at } = await desk(mood);
      at.notices.turn('ann', 'table-one', DAYS, START);
      await at.after(MINUTE);
      for (const pause of AGAIN) {
        expect(await at.notices.waiting()).toBe(1);
        await at.after(pause);
      }
      expect(await at.notices.waiting()).toBe(0);
      expect(smtp.counts.made).toBe(AGAIN.length + 1);
      expect(smtp.mails).toEqual([]);
      expect(JSON.stringify(at.log.lines)).not.toContain('@example.com');
    },
  );

  it('arrive once when the server is well again', async () => {
    const { smtp, desk: at } = await desk({ RCPT: '450 Busy' });
    at.notices.turn('ann', 'table-one', DAYS, START);
    await at.after(MINUTE);
    smtp.mood = {};
    for (const pause of AGAIN) await at.after(pause);
    expect(smtp.mails).toHaveLength(1);
  });

  it('are not tried again if there is no such address', async () => {
    const { smtp, desk: at } = await desk({ RCPT: '550 Nobody' });
    at.notices.turn('ann', 'table-one', DAYS, START);
    await at.after(MINUTE);
    expect(await at.notices.waiting()).toBe(0);
    expect(smtp.counts.made).toBe(1);
  });
});
