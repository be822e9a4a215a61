import { describe, expect, it } from 'vitest';
import { openMail } from './mail.js';

const settings = { smtpUrl: undefined, mailFrom: 'Polder <polder@example.com>' };
const mail = { to: 'ann@example.com', subject: 'Polder: Your turn', text: 'Hello' };

describe('mail', () => {
  it('is not there without a server', () => expect(openMail(settings)).toBeUndefined());

  it('is handed on as text, from the address of the settings', async () => {
    const sent: unknown[] = [];
    await openMail(settings, { sendMail: async (it) => sent.push(it) })?.(mail);
    expect(sent).toEqual([
      {
        ...mail,
        to: { name: '', address: mail.to },
        from: settings.mailFrom,
        headers: { 'auto-submitted': 'auto-generated' },
      },
    ]);
  });

  it.each([
    [{ responseCode: 550, code: 'EENVELOPE' }, '550', true],
    [{ responseCode: 451, code: 'EENVELOPE' }, '451', false],
    [{ code: 'ECONNREFUSED' }, 'ECONNREFUSED', false],
    [{}, 'unknown', false],
  ])('says what is wrong without the address: %j', async (fields, code, final) => {
    const sendMail = () => Promise.reject(Object.assign(new Error('550 no ann@example.com here'), fields));
    const failed = openMail(settings, { sendMail })?.(mail);
    await expect(failed).rejects.toMatchObject({ name: 'MailTrouble', code, final });
    await expect(failed).rejects.not.toThrow('ann@');
  });
});
