import { expect, it } from 'vitest';
import type { Store } from '../store/store.js';
import { addTable } from '../store/testing/rows.js';
import { describeStores } from '../store/testing/stores.js';
import type { Pace } from '../wire/table.js';
import { MailTrouble } from './mail.js';
import { browser } from './testing/browser.js';
import { addReader, annToChoose, DAYS, type Desk, LIVE, openDesk, START, wait } from './testing/desk.js';

const MINUTE = 60_000;
const SECOND = 1_000;

async function opened(store: Store, pace: Pace = DAYS): Promise<Desk> {
  await addReader(store, 'ann', { notices: '{"live":true}' });
  await annToChoose(store, 'table-one', pace);
  return openDesk(store);
}

const takeOver = async (store: Store, away: 0 | 1): Promise<void> => {
  await store.db.updateTable('seats').set({ away }).where('user_id', '=', 'ann').execute();
};

describeStores('a notice to somebody who is there', (open) => {
  it.each([
    ['days', DAYS, MINUTE],
    ['live', LIVE, 10 * SECOND],
  ] as const)('waits, and goes out once they have been away for its delay: %s', async (_, pace, delay) => {
    const desk = await opened(await open(), pace);
    desk.present.add('ann');
    desk.notices.turn('ann', 'table-one', pace, START);
    for (let i = 0; i < 20; i++) await desk.after(delay);
    expect(desk.mails).toEqual([]);
    desk.present.clear();
    // Looked at once to learn that they are gone, and then once more.
    await desk.after(delay);
    await desk.after(delay - 1);
    expect(desk.mails).toEqual([]);
    await desk.after(1);
    expect(desk.mails).toHaveLength(1);
    expect(await desk.notices.waiting()).toBe(0);
  });

  it('does not go out because a page is loaded anew', async () => {
    const desk = await opened(await open());
    desk.present.add('ann');
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.after(MINUTE);
    for (let i = 0; i < 5; i++) {
      desk.present.clear();
      await desk.after(MINUTE);
      desk.present.add('ann');
      await desk.after(MINUTE);
    }
    expect(desk.mails).toEqual([]);
  });

  it('is over when they have chosen', async () => {
    const store = await open();
    const desk = await opened(store);
    desk.present.add('ann');
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.after(MINUTE);
    await wait(store, 'table-one', 'ann', false);
    await desk.after(MINUTE);
    desk.present.clear();
    await desk.after(MINUTE);
    await desk.after(10 * MINUTE);
    expect(desk.mails).toEqual([]);
    expect(await desk.notices.waiting()).toBe(0);
  });

  it('has all its tries left when they are gone', async () => {
    const desk = await opened(await open());
    desk.present.add('ann');
    desk.notices.turn('ann', 'table-one', DAYS, START);
    for (let i = 0; i < 10; i++) await desk.after(MINUTE);
    desk.present.clear();
    desk.mailError = new MailTrouble('ECONNREFUSED', false);
    await desk.after(MINUTE);
    await desk.after(MINUTE);
    desk.mailError = undefined;
    await desk.after(MINUTE);
    expect(desk.mails).toHaveLength(1);
  });

  it('is not claimed, and hides nobody behind it', async () => {
    const store = await open();
    const desk = await opened(store);
    const others = Array.from({ length: 20 }, (_, i) => `user-${i}`);
    for (const user of others) {
      await addReader(store, user);
      await addTable(store, `table-of-${user}`, [user, 'bob'], { pace: JSON.stringify(DAYS) });
      await wait(store, `table-of-${user}`, user, true);
      desk.present.add(user);
      desk.notices.turn(user, `table-of-${user}`, DAYS, START);
    }
    await desk.notices.settled();
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.notices.settled();
    await desk.after(MINUTE);
    // Those who are there do not hide who is not.
    expect(desk.mails.map(({ to }) => to)).toEqual(['ann@example.com']);
    const rows = await store.db.selectFrom('outbox').selectAll().execute();
    expect(rows).toHaveLength(20);
    for (const row of rows) expect(row).toMatchObject({ attempts: 0, claimed_until: null });
  });

  it.each(['began', 'ended'] as const)('that wants nothing of them is not sent: %s', async (what) => {
    const store = await open();
    const desk = await opened(store);
    await wait(store, 'table-one', 'ann', false);
    if (what === 'ended') await store.db.updateTable('tables').set({ status: 'over' }).execute();
    desk.present.add('ann');
    desk.notices[what]('ann', 'table-one', DAYS);
    await desk.after(MINUTE);
    desk.present.clear();
    await desk.after(10 * MINUTE);
    expect(desk.mails).toEqual([]);
    expect(await desk.notices.waiting()).toBe(0);
  });
});

describeStores('a notice of a turn', (open) => {
  it('that has passed is not sent in the next one', async () => {
    const store = await open();
    const desk = await opened(store);
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.notices.settled();
    // Of this one nobody has spoken yet.
    await wait(store, 'table-one', 'ann', true, START + 30 * SECOND);
    await desk.after(MINUTE);
    expect(desk.mails).toEqual([]);
    expect(await desk.notices.waiting()).toBe(0);
  });

  it('begins to wait anew with a new turn, though it was being tried again', async () => {
    const store = await open();
    const desk = await opened(store);
    desk.mailError = new MailTrouble('451', false);
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.after(MINUTE);
    desk.mailError = undefined;
    await wait(store, 'table-one', 'ann', true, desk.base.now());
    desk.notices.turn('ann', 'table-one', DAYS, desk.base.now());
    await desk.after(MINUTE - 1);
    expect(desk.mails).toEqual([]);
    await desk.after(1);
    expect(desk.mails).toHaveLength(1);
    expect(await desk.notices.waiting()).toBe(0);
  });

  it('that begins while the last one is being sent is not lost', async () => {
    const store = await open();
    await addReader(store, 'ann');
    await annToChoose(store);
    const sends: (() => void)[] = [];
    let begun: () => void = () => {};
    const begins = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const mail = () =>
      new Promise<void>((resolve) => {
        sends.push(resolve);
        begun();
      });
    const desk = openDesk(store, {}, { mail });
    desk.notices.turn('ann', 'table-one', DAYS, START);
    const delivering = desk.after(MINUTE);
    await begins;
    await wait(store, 'table-one', 'ann', true, desk.base.now());
    desk.notices.turn('ann', 'table-one', DAYS, desk.base.now());
    await desk.notices.settled();
    sends[0]();
    await delivering;
    expect(await desk.notices.waiting()).toBe(1);
    const again = openDesk(store, {}, {}, { at: desk.base.now() });
    await again.after(MINUTE);
    expect(again.mails).toHaveLength(1);
  });
});

describeStores('a notice that a bot has taken over', (open) => {
  it('goes by mail, push and webhook, with the way to the table', async () => {
    const store = await open();
    const desk = await opened(store);
    const { keys, read } = browser();
    await desk.notices.channels.addPush('ann', 'https://push.example.com/1', keys);
    await desk.notices.channels.addWebhook('ann', 'https://hook.example.com/x');
    await takeOver(store, 1);
    desk.notices.standIn('ann', 'table-one', DAYS);
    await desk.after(MINUTE);
    const url = 'https://polder.test/#/table/table-one';
    expect(desk.mails).toMatchObject([{ subject: 'Polder: A bot plays for you (Windmill Valley Duel)' }]);
    expect(desk.mails[0].text).toContain(url);
    const bodyOf = (host: string) =>
      Buffer.from(desk.letters.find((letter) => letter.url.includes(host))?.body ?? '');
    expect(JSON.parse(read(bodyOf('push')))).toMatchObject({
      ...{ what: 'standIn', table: 'table-one', url, title: 'A bot plays for you' },
    });
    expect(JSON.parse(bodyOf('hook').toString())).toMatchObject({ what: 'standIn', table: { url } });
  });

  it('is not sent to whoever is back, and takes the place of that of the turn', async () => {
    const store = await open();
    const desk = await opened(store);
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await takeOver(store, 1);
    desk.notices.standIn('ann', 'table-one', DAYS);
    await desk.after(30 * SECOND);
    await takeOver(store, 0);
    await wait(store, 'table-one', 'ann', false);
    await desk.after(30 * SECOND);
    expect(desk.mails).toEqual([]);
    await wait(store, 'table-one', 'ann', true, desk.base.now());
    desk.notices.turn('ann', 'table-one', DAYS, desk.base.now());
    await takeOver(store, 1);
    desk.notices.standIn('ann', 'table-one', DAYS);
    await desk.after(MINUTE);
    expect(desk.mails.map(({ subject }) => subject)).toEqual([
      'Polder: A bot plays for you (Windmill Valley Duel)',
    ]);
  });

  it('waits while they are there and do not look', async () => {
    const store = await open();
    const desk = await opened(store, LIVE);
    await takeOver(store, 1);
    desk.present.add('ann');
    desk.notices.standIn('ann', 'table-one', LIVE);
    await desk.after(MINUTE);
    expect(desk.mails).toEqual([]);
    desk.present.clear();
    await desk.after(10 * SECOND);
    await desk.after(10 * SECOND);
    expect(desk.mails).toHaveLength(1);
  });
});
