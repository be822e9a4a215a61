import { expect, it } from 'vitest';
import { StoreTrouble } from '../store/store.js';
import { describeHouses } from './testing/house.js';

const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

describeHouses('A command that could not be written', (open) => {
  it.each([
    ['on a full disk', new StoreTrouble('full'), 'Nothing was kept.', undefined],
    ['for a fault that nobody foresaw', new Error('oops'), 'Nothing was kept.', undefined],
    ['because the database went away', new StoreTrouble('gone', { cause: reset }), 'not known', 'unknown'],
  ])('%s: no more is said than is known', async (_, error, words, reason) => {
    const house = await open({}, (store) => ({
      ...store,
      tables: { ...store.tables, append: () => Promise.reject(error) },
    }));
    const anna = house.client(await house.person('anna'));
    const table = await house.table({ game: 'valley', seats: ['anna', 'bert'] });
    await anna.watch(table);
    const outcome = await anna.command(table, { type: 'leave' });
    if (outcome.ok) throw new Error('It was done.');
    expect(outcome.refusal).toMatchObject({ code: 'trouble', ...(reason ? { reason } : {}) });
    expect(outcome.refusal.message).toContain(words);
    expect(outcome.refusal.reason).toBe(reason);
  });
});
