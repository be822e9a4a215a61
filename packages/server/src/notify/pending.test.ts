import { expect, it } from 'vitest';
import type { Store } from '../store/store.js';
import { describeStores } from '../store/testing/stores.js';
import { addReader, annToChoose, type Desk, LIVE, openDesk, START, wait } from './testing/desk.js';

const SECOND = 1_000;
const MINUTE = 60_000;

/** The database, and how often it was asked. */
function counted(store: Store): { readonly store: Store; readonly asked: () => number } {
  let count = 0;
  const db = store.db.withPlugin({
    transformQuery({ node }) {
      count++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { store: { ...store, db }, asked: () => count };
}

async function opened(store: Store): Promise<Desk & { readonly asked: () => number }> {
  await addReader(store, 'ann', { notices: '{"live":true}' });
  await annToChoose(store, 'table-one', LIVE);
  const { store: seen, asked } = counted(store);
  return Object.assign(openDesk(seen), { asked });
}

describeStores('at a live table', (open) => {
  it('nothing that is said costs the database anything before its delay is over', async () => {
    const store = await open();
    const desk = await opened(store);
    const { notices } = desk;
    notices.began('ann', 'table-one', LIVE);
    notices.turn('ann', 'table-one', LIVE, START);
    notices.passed('ann', 'table-one');
    notices.standIn('ann', 'table-one', LIVE);
    notices.ended('ann', 'table-one', LIVE);
    notices.turn('ann', 'table-one', LIVE, START);
    await notices.settled();
    expect(desk.asked()).toBe(0);
    await desk.after(10 * SECOND - 1);
    expect(desk.mails).toEqual([]);
    // It has only been looked for what is due.
    expect(desk.asked()).toBe(1);
    await desk.after(1);
    expect(desk.mails).toHaveLength(1);
    await desk.after(MINUTE);
    expect(desk.mails).toHaveLength(1);
    expect(await notices.waiting()).toBe(0);
  });

  it('a turn that has passed is forgotten, and one of somebody who is there waits without the database', async () => {
    const desk = await opened(await open());
    const looks = async (times: number) => {
      const before = desk.asked();
      for (let i = 0; i < times; i++) await desk.after(10 * SECOND);
      return desk.asked() - before;
    };
    desk.notices.turn('ann', 'table-one', LIVE, START);
    desk.notices.passed('ann', 'table-one');
    expect(await looks(3)).toBe(3);
    desk.present.add('ann');
    desk.notices.turn('ann', 'table-one', LIVE, START);
    expect(await looks(20)).toBe(20);
    desk.present.clear();
    // Once to learn that they are gone.
    expect(await looks(1)).toBe(1);
    expect(desk.mails).toEqual([]);
    await looks(1);
    expect(desk.mails).toHaveLength(1);
  });

  it('a turn that passed in another process is not told, nor is a later one before its time', async () => {
    const store = await open();
    const desk = await opened(store);
    desk.notices.turn('ann', 'table-one', LIVE, START);
    await wait(store, 'table-one', 'ann', true, START + 5 * SECOND);
    await desk.after(10 * SECOND);
    expect(desk.mails).toEqual([]);
    expect(await desk.notices.waiting()).toBe(0);
  });

  it('whoever begins is told of the turn, once and after the delay of a turn', async () => {
    const desk = await opened(await open());
    desk.notices.began('ann', 'table-one', LIVE);
    await desk.after(9 * SECOND);
    expect(desk.mails).toEqual([]);
    await desk.after(SECOND);
    expect(desk.mails).toMatchObject([{ subject: 'Polder: Your turn (Windmill Valley Duel)' }]);
    await desk.after(MINUTE);
    expect(desk.mails).toHaveLength(1);
  });

  it('what is said last is told: a bot that has taken over, and then the end', async () => {
    const store = await open();
    const desk = await opened(store);
    desk.notices.turn('ann', 'table-one', LIVE, START);
    desk.notices.standIn('ann', 'table-one', LIVE);
    // Of a turn alone.
    desk.notices.passed('ann', 'table-one');
    await store.db.updateTable('seats').set({ away: 1 }).where('user_id', '=', 'ann').execute();
    await desk.after(10 * SECOND);
    await store.db.updateTable('tables').set({ status: 'over' }).execute();
    desk.notices.ended('ann', 'table-one', LIVE);
    await desk.after(MINUTE);
    expect(desk.mails.map(({ subject }) => subject)).toEqual([
      'Polder: A bot plays for you (Windmill Valley Duel)',
      'Polder: The game is over (Windmill Valley Duel)',
    ]);
  });
});
