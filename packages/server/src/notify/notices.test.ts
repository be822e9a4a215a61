import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeStores } from '../store/testing/stores.js';
import { MailTrouble } from './mail.js';
import { AGAIN } from './outbox.js';
import { PostTrouble } from './post.js';
import { browser } from './testing/browser.js';
import { addReader, annToChoose, DAYS, LIVE, openDesk, START, wait } from './testing/desk.js';

const MINUTE = 60_000;

describeStores('notices', (open) => {
  it('tell by mail whose turn it is, after a while', async () => {
    const store = await open();
    await addReader(store, 'ann');
    await annToChoose(store);
    const desk = openDesk(store);
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.after(30_000);
    expect(desk.mails).toEqual([]);
    await desk.after(30_000);
    expect(desk.mails).toMatchObject([
      { to: 'ann@example.com', subject: 'Polder: Your turn (Windmill Valley Duel)' },
    ]);
    expect(desk.mails[0].text).toContain('https://polder.test/#/table/table-one');
    expect(desk.mails[0].text).toContain('Name of bob');
    await desk.after(AGAIN[0] * 100);
    expect(desk.mails).toHaveLength(1);
    expect(await desk.notices.waiting()).toBe(0);
  });

  it('are written in the language of the reader', async () => {
    const store = await open();
    await addReader(store, 'ann', { locale: 'pl' });
    await annToChoose(store);
    const desk = openDesk(store);
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.after(MINUTE);
    expect(desk.mails[0].subject).toBe('Polder: Twoja kolej (Wiatrakowo Duel)');
  });

  it('say nothing that is no longer true', async () => {
    const store = await open();
    await addReader(store, 'ann');
    await annToChoose(store);
    const desk = openDesk(store);
    desk.notices.turn('ann', 'table-one', DAYS, START);
    desk.notices.ended('ann', 'table-one', DAYS);
    await desk.notices.settled();
    await wait(store, 'table-one', 'ann', false);
    await desk.after(MINUTE);
    expect(desk.mails).toEqual([]);
    expect(await desk.notices.waiting()).toBe(0);
  });

  it.each([{ away: 1 as const }, { bot: 'grower' }])(
    'are not for whom a bot stands in: %j',
    async (change) => {
      const store = await open();
      await addReader(store, 'ann');
      await annToChoose(store);
      const desk = openDesk(store);
      desk.notices.turn('ann', 'table-one', DAYS, START);
      await store.db.updateTable('seats').set(change).where('user_id', '=', 'ann').execute();
      await desk.after(MINUTE);
      expect(desk.mails).toEqual([]);
    },
  );

  it.each([
    ['live tables unless asked for', {}, LIVE, 0],
    ['live tables if asked for', { live: true }, LIVE, 1],
    ['tables without a clock', {}, { kind: 'none' }, 1],
    ['those who do not want mail', { email: false }, { kind: 'none' }, 0],
  ] as const)('go by the settings of the reader: %s', async (_, notices, pace, sent) => {
    const store = await open();
    await addReader(store, 'ann', { notices: JSON.stringify(notices) });
    await annToChoose(store, 'table-one', pace);
    const desk = openDesk(store);
    desk.notices.turn('ann', 'table-one', pace, START);
    await desk.after(MINUTE);
    expect(desk.mails).toHaveLength(sent);
  });

  it('are one for a turn, though it was said twice, and anew for the next', async () => {
    const store = await open();
    await addReader(store, 'ann');
    await annToChoose(store);
    const desk = openDesk(store);
    desk.notices.began('ann', 'table-one', DAYS);
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.after(40_000);
    // The turn came round again: it waits anew.
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.after(40_000);
    expect(desk.mails).toHaveLength(0);
    await desk.after(20_000);
    expect(desk.mails).toHaveLength(1);
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.after(MINUTE);
    expect(desk.mails).toHaveLength(2);
  });

  it('tell that a game has begun, and that it is over', async () => {
    const store = await open();
    await addReader(store, 'bob');
    await annToChoose(store);
    const desk = openDesk(store);
    desk.notices.began('bob', 'table-one', DAYS);
    await desk.after(MINUTE);
    const result = { standings: [], winners: [0] };
    await store.db
      .updateTable('tables')
      .set({ status: 'over', result: JSON.stringify(result) })
      .execute();
    desk.notices.ended('bob', 'table-one', DAYS);
    await desk.after(MINUTE);
    expect(desk.mails.map(({ subject }) => subject)).toEqual([
      'Polder: The game has begun (Windmill Valley Duel)',
      'Polder: The game is over (Windmill Valley Duel)',
    ]);
    expect(desk.mails[1].text).toContain('Won by Name of ann.');
  });

  it('are tried again, later and later, and then given up', async () => {
    const store = await open();
    await addReader(store, 'ann');
    await annToChoose(store);
    const desk = openDesk(store);
    desk.mailError = new MailTrouble('ECONNREFUSED', false);
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.after(MINUTE);
    for (const pause of AGAIN) {
      expect(await desk.notices.waiting()).toBe(1);
      await desk.after(pause);
    }
    expect(await desk.notices.waiting()).toBe(0);
    expect(desk.log.lines).toHaveLength(AGAIN.length + 1);
    expect(JSON.stringify(desk.log.lines)).not.toContain('example.com');
  });

  it('get through at the second try', async () => {
    const store = await open();
    await addReader(store, 'ann');
    await annToChoose(store);
    const desk = openDesk(store);
    desk.mailError = new MailTrouble('451', false);
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.after(MINUTE);
    desk.mailError = undefined;
    await desk.after(AGAIN[0] - 1);
    expect(desk.mails).toHaveLength(0);
    await desk.after(1);
    expect(desk.mails).toHaveLength(1);
  });

  it('are not tried again if the mail server will never take them', async () => {
    const store = await open();
    await addReader(store, 'ann');
    await annToChoose(store);
    const desk = openDesk(store);
    desk.mailError = new MailTrouble('550', true);
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.after(MINUTE);
    expect(await desk.notices.waiting()).toBe(0);
  });

  it('go out once, though several processes deliver', async () => {
    const store = await open();
    const clock = { at: 0 };
    const sent: string[] = [];
    const desks = [1, 2, 3].map(() =>
      openDesk(store, {}, { mail: async ({ to }) => void sent.push(to) }, clock),
    );
    const users = Array.from({ length: 40 }, (_, i) => `user-${i}`);
    for (const user of users) await addReader(store, user);
    for (const [i, user] of users.entries()) {
      await annToChoose(store, `table-${i}`);
      await store.db
        .updateTable('seats')
        .set({ user_id: user })
        .where('table_id', '=', `table-${i}`)
        .where('seat', '=', 0)
        .execute();
      desks[i % 3].notices.turn(user, `table-${i}`, DAYS, START);
    }
    await Promise.all(desks.map(({ notices }) => notices.settled()));
    clock.at = MINUTE;
    await Promise.all(desks.map(({ notices }) => notices.deliver()));
    expect(sent.sort()).toEqual(users.map((user) => `${user}@example.com`).sort());
    expect(await desks[0].notices.waiting()).toBe(0);
  });

  it('of a process that died are sent by another once its claim is over', async () => {
    const store = await open();
    await addReader(store, 'ann');
    await annToChoose(store);
    const clock = { at: 0 };
    const died = openDesk(store, {}, { mail: () => new Promise(() => {}) }, clock);
    died.notices.turn('ann', 'table-one', DAYS, START);
    await died.notices.settled();
    clock.at = MINUTE;
    // Its database goes with it.
    died.notices.deliver().catch(() => {});
    const other = openDesk(store, {}, {}, clock);
    await expect
      .poll(async () => (await store.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()).attempts)
      .toBe(1);
    await other.after(59_000);
    expect(other.mails).toHaveLength(0);
    await other.after(2_000);
    expect(other.mails).toHaveLength(1);
  });

  it('are signed for a webhook, and tell nothing that is hidden', async () => {
    const store = await open();
    await addReader(store, 'ann', { email: null });
    await annToChoose(store);
    const desk = openDesk(store);
    const { secret } = await desk.notices.channels.addWebhook('ann', 'https://hook.example.com/x');
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.after(MINUTE);
    const [{ url, headers, body }] = desk.letters;
    expect(url).toBe('https://hook.example.com/x');
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['polder-signature']) ?? [];
    expect(Number(t)).toBe(Math.floor(desk.base.now() / 1000));
    expect(v1).toBe(createHmac('sha256', secret).update(`${t}.${body}`).digest('hex'));
    expect(JSON.parse(String(body))).toEqual({
      id: expect.any(String),
      at: desk.base.now(),
      what: 'turn',
      user: { id: 'ann', name: 'ann' },
      table: {
        id: 'table-one',
        game: 'duel',
        url: 'https://polder.test/#/table/table-one',
        others: ['Name of bob'],
        waitingFor: ['Name of ann'],
        winners: [],
      },
      text: 'Your turn: Windmill Valley Duel with Name of bob.',
    });
    expect(desk.letters.map((letter) => String(letter.body)).join()).not.toContain('seed');
  });

  it('have the same id when a webhook gets them again', async () => {
    const store = await open();
    await addReader(store, 'ann', { email: null });
    await annToChoose(store);
    const desk = openDesk(store);
    await desk.notices.channels.addWebhook('ann', 'https://hook.example.com/x');
    desk.answer = 302;
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.after(MINUTE);
    desk.answer = 200;
    await desk.after(AGAIN[0]);
    const [first, second, ...more] = desk.letters.map(({ body }) => JSON.parse(String(body)).id);
    expect(first).toBe(second);
    expect(more).toEqual([]);
    expect(await desk.notices.waiting()).toBe(0);
  });

  it('reach a browser, which alone can read them', async () => {
    const store = await open();
    await addReader(store, 'ann', { email: null });
    await annToChoose(store);
    const desk = openDesk(store);
    const { keys, read } = browser();
    await desk.notices.channels.addPush('ann', 'https://push.example.com/1', keys);
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.after(MINUTE);
    const [{ url, headers, body }] = desk.letters;
    expect(url).toBe('https://push.example.com/1');
    expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    expect(headers.authorization).toContain(await desk.notices.push.key());
    expect(String(body)).not.toContain('table-one');
    expect(JSON.parse(read(Buffer.from(body)))).toEqual({
      what: 'turn',
      table: 'table-one',
      url: 'https://polder.test/#/table/table-one',
      title: 'Your turn',
      body: 'Windmill Valley Duel with Name of bob.',
    });
  });

  it.each([
    ['push', 404, 0],
    ['push', 410, 0],
    ['push', 500, 1],
    ['webhook', 410, 0],
    ['webhook', 404, 1],
  ] as const)('forget a way that is gone: %s that answers %i', async (kind, status, left) => {
    const store = await open();
    await addReader(store, 'ann', { email: null });
    await annToChoose(store);
    const desk = openDesk(store);
    const { channels } = desk.notices;
    if (kind === 'push') await channels.addPush('ann', 'https://push.example.com/1', browser().keys);
    else await channels.addWebhook('ann', 'https://hook.example.com/x');
    desk.answer = status;
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.after(MINUTE);
    expect(await channels.of('ann')).toHaveLength(left);
    expect(await desk.notices.waiting()).toBe(left);
  });

  it('forget a webhook that has failed for long', async () => {
    const store = await open();
    await addReader(store, 'ann', { email: null });
    await annToChoose(store);
    const desk = openDesk(store);
    const { channels } = desk.notices;
    const { webhook } = await channels.addWebhook('ann', 'https://hook.example.com/x');
    desk.answer = new PostTrouble('time');
    const failures = async () => (await channels.webhooks('ann'))[0]?.failures;
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.after(MINUTE);
    expect(await failures()).toBe(1);
    // One that got through: all is forgiven.
    desk.answer = 204;
    await desk.after(AGAIN[0]);
    expect(await failures()).toBe(0);
    for (let i = 0; i < 29; i++) await channels.failed(webhook.id);
    expect(await failures()).toBe(29);
    await channels.failed(webhook.id);
    expect(await channels.of('ann')).toEqual([]);
  });

  it('never throw: what the database refuses is in the log', async () => {
    const store = await open();
    await addReader(store, 'ann');
    await annToChoose(store);
    const desk = openDesk(store);
    await store.db.updateTable('tables').set({ pace: 'no JSON' }).execute();
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.notices.settled();
    expect(desk.log.lines).toMatchObject([{ msg: 'a notice was not kept' }]);
  });

  it('of nobody and about nothing are no notices', async () => {
    const store = await open();
    await addReader(store, 'ann');
    await addReader(store, 'stranger');
    await annToChoose(store);
    const desk = openDesk(store);
    desk.notices.turn('ann', 'no-such-table', DAYS, START);
    desk.notices.turn('nobody', 'table-one', DAYS, START);
    desk.notices.turn('stranger', 'table-one', DAYS, START);
    await desk.after(MINUTE);
    expect(desk.mails).toEqual([]);
  });

  it('begin nothing more when they are closed, and end what is under way', async () => {
    const store = await open();
    await addReader(store, 'ann');
    await annToChoose(store);
    let sent: () => void = () => {};
    let begun: () => void = () => {};
    const begins = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const mail = () =>
      new Promise<void>((resolve) => {
        sent = resolve;
        begun();
      });
    const desk = openDesk(store, {}, { mail });
    desk.notices.turn('ann', 'table-one', DAYS, START);
    const delivering = desk.after(MINUTE);
    await begins;
    const closing = desk.notices.close();
    sent();
    await Promise.all([closing, delivering]);
    expect(await desk.notices.waiting()).toBe(0);
  });

  it('have keys for web push that are made once, also by processes that start together', async () => {
    const store = await open();
    const desks = [openDesk(store), openDesk(store), openDesk(store)];
    const keys = await Promise.all(desks.map(({ notices }) => notices.push.key()));
    expect(new Set(keys).size).toBe(1);
    expect(Buffer.from(keys[0], 'base64url')).toHaveLength(65);
    expect(await openDesk(store).notices.push.key()).toBe(keys[0]);
  });
});
