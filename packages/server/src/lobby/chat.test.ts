import { describe, expect, it } from 'vitest';
import { describeStores } from '../store/testing/stores.js';
import type { ChatMessage } from '../wire/table.js';
import { abandon, HOUR, newTable, openHall, refused } from './testing/lobby.js';
import { plainText } from './text.js';

let said = 0;
const text = (table: string, words: string) => ({ id: `message-${said++}`, table, text: words });

describe('what is said is plain text', () => {
  it.each([
    ['tidy\tand\r\nin one line', 'tidy and in one line'],
    ['\u0000no\u0007 control\u009F characters\u0000', 'no control characters'],
    ['no \u202Etricks\u202C with \u2066direction\u2069', 'no tricks with direction'],
    ['no \ud800 halves', 'no  halves'],
    ['<b>stays</b> &amp; as it is', '<b>stays</b> &amp; as it is'],
    ['Zażółć gęślą jaźń 👩‍🌾🌷', 'Zażółć gęślą jaźń 👩‍🌾🌷'],
    ['\u200B\u0000 ', ''],
  ])('%j', (given, kept) => {
    expect(plainText(given)).toBe(kept);
  });
});

describeStores('chat', (open) => {
  it('is numbered, heard in order and told on the bus', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const { id } = await hall.lobby.create(ann, newTable());
    await hall.lobby.join(bob, id);
    const first = await hall.lobby.say(ann, text(id, 'Hello\nthere'));
    expect(first).toEqual({
      ...{ id: 0, at: hall.base.now(), phrase: null, text: 'Hello there' },
      from: { id: ann.user, name: 'Ann' },
    });
    const second = await hall.lobby.say(bob, { id: 'phrase-one', table: id, phrase: 'goodLuck' });
    expect(second).toMatchObject({ id: 1, phrase: 'goodLuck', text: null });
    expect(await hall.lobby.chat(ann, id, -1)).toEqual([first, second]);
    expect(await hall.lobby.chat(bob, id, 0)).toEqual([second]);
    await hall.hears({ type: 'chat', table: id, id: 1 });
  });

  it('says a message once, however often it is sent', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const { id } = await hall.game([ann, bob]);
    const hello = text(id, 'Hello');
    const all = await Promise.all([1, 2, 3].map(() => hall.lobby.say(ann, hello)));
    expect(all[1]).toEqual(all[0]);
    expect(all[2]).toEqual(all[0]);
    await hall.lobby.say(bob, { ...hello, text: 'the id is his own' });
    expect((await hall.lobby.chat(ann, id, -1)).map((message) => message.text)).toEqual([
      'Hello',
      'the id is his own',
    ]);
  });

  it('gives every message its own number when many speak at once', async () => {
    const hall = openHall(await open(), { chat: 100 });
    const people = await hall.people('Ann', 'Bob', 'Eve', 'Dan');
    const { id } = await hall.game(people);
    await Promise.all(
      people.flatMap((who) => [1, 2, 3, 4, 5].map((i) => hall.lobby.say(who, text(id, `${i}`)))),
    );
    const messages = await hall.lobby.chat(people[0], id, -1);
    expect(messages.map((message) => message.id)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  });

  it('has a limit for each person, also for many at once, and says when to go on', async () => {
    const hall = openHall(await open(), { chat: 3 });
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const { id } = await hall.game([ann, bob]);
    const first = text(id, 'first');
    await hall.lobby.say(ann, first);
    hall.pass(20_000);
    const asked = await Promise.allSettled([1, 2, 3, 4, 5].map(() => hall.lobby.say(ann, text(id, 'more'))));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const late = asked.find(({ status }) => status === 'rejected');
    expect(late).toMatchObject({ reason: { refusal: { code: 'tooMuch', retryAfter: 40 } } });
    // What was said before may be sent again, and others are not silenced.
    expect((await hall.lobby.say(ann, first)).id).toBe(0);
    await hall.lobby.say(bob, text(id, 'I can'));
    hall.pass(40_000);
    expect((await hall.lobby.say(ann, text(id, 'at last'))).text).toBe('at last');
    expect(await refused(hall.lobby.say(ann, text(id, 'and again')))).toBe('tooMuch');
  });

  it('is for those who sit there; who may watch may listen', async () => {
    const hall = openHall(await open());
    const [ann, bob, eve] = await hall.people('Ann', 'Bob', 'Eve');
    const watched = await hall.game([ann, bob]);
    const hidden = await hall.game([ann, bob], { spectators: false });
    for (const { id } of [watched, hidden]) await hall.lobby.say(ann, text(id, 'Hello'));
    expect(await refused(hall.lobby.say(eve, text(watched.id, 'me, too')))).toBe('notYours');
    expect(await refused(hall.lobby.say(eve, text(hidden.id, 'me, too')))).toBe('notFound');
    expect(await refused(hall.lobby.say(eve, text('no-such-table', 'me, too')))).toBe('notFound');
    expect(await hall.lobby.chat(eve, watched.id, -1)).toHaveLength(1);
    expect(await hall.lobby.chat(undefined, watched.id, -1)).toHaveLength(1);
    expect(await refused(hall.lobby.chat(eve, hidden.id, -1))).toBe('notFound');
    // Once over everybody may see the game, but not what was said among themselves.
    await abandon(hall.base.store, hidden.id);
    expect(await hall.lobby.chat(eve, hidden.id, -1)).toEqual([]);
    expect(await hall.lobby.chat(bob, hidden.id, -1)).toHaveLength(1);
  });

  it('goes on for a day after the game, and ends with a table that was given up', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const { id } = await hall.game([ann, bob]);
    await abandon(hall.base.store, id);
    hall.pass(23 * HOUR);
    await hall.lobby.say(bob, text(id, 'Good game'));
    hall.pass(2 * HOUR);
    expect(await refused(hall.lobby.say(bob, text(id, 'Still there?')))).toBe('notNow');
    const given = await hall.lobby.create(ann, newTable());
    hall.pass(25 * HOUR);
    await hall.lobby.sweep();
    expect(await refused(hall.lobby.say(ann, text(given.id, 'Nobody?')))).toBe('notNow');
  });

  it('leaves out what people say whom the reader has blocked, and only those', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const { id } = await hall.game([ann, bob]);
    await hall.lobby.say(ann, text(id, 'from Ann'));
    await hall.lobby.say(bob, text(id, 'from Bob'));
    await hall.block(ann, bob);
    const heard = async (who: typeof ann | undefined) =>
      (await hall.lobby.chat(who, id, -1)).map((message) => message.text);
    expect(await heard(ann)).toEqual(['from Ann']);
    expect(await heard(bob)).toEqual(['from Ann', 'from Bob']);
    expect(await heard(undefined)).toEqual(['from Ann', 'from Bob']);
  });

  it('is told to many readers by as many questions as to one, and each hears what they may', async () => {
    const store = await open();
    let asked = 0;
    const db = store.db.withPlugin({
      transformQuery({ node }) {
        asked++;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const hall = openHall({ ...store, db });
    const [ann, bob, eve, dan, ...others] = await hall.people('Ann', 'Bob', 'Eve', 'Dan', 'X', 'Y', 'Z');
    const { id } = await hall.game([ann, bob]);
    const hidden = await hall.game([ann, bob], { spectators: false });
    for (const table of [id, hidden.id]) {
      await hall.lobby.say(ann, { ...text(table, 'from Ann'), id: `ann-at-${table}` });
      await hall.lobby.say(bob, { ...text(table, 'from Bob'), id: `bob-at-${table}` });
    }
    await hall.block(eve, bob);
    await hall.block(dan, ann);
    await hall.block(dan, bob);
    const count = async (work: () => Promise<unknown>): Promise<number> => {
      const before = asked;
      await work();
      return asked - before;
    };
    const one = await count(() => hall.lobby.chatFor([eve], id, -1));
    const readers = [undefined, ann, eve, dan, bob, ...others, eve, undefined];
    expect(await count(() => hall.lobby.chatFor(readers, id, -1))).toBe(one);

    const words = (heard: readonly (readonly ChatMessage[])[]) =>
      heard.map((messages) => messages.map((message) => message.text?.slice(5)).join());
    const heard = await hall.lobby.chatFor(readers, id, -1);
    expect(words(heard).slice(0, 5)).toEqual(['Ann,Bob', 'Ann,Bob', 'Ann', '', 'Ann,Bob']);
    expect(words(heard).slice(-2)).toEqual(['Ann', 'Ann,Bob']);
    expect(heard[0]).toBe(heard[1]);
    expect(words(await hall.lobby.chatFor([undefined, ann, eve], hidden.id, 0))).toEqual(['', 'Bob', '']);
    expect(await hall.lobby.chatFor([undefined, ann], 'no-such-table', -1)).toEqual([[], []]);
  });

  it('shows the last 200', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const { id } = await hall.game([ann, bob]);
    await hall.base.store.db
      .insertInto('messages')
      .values(
        Array.from({ length: 210 }, (_, i) => ({
          ...{ table_id: id, id: i, at: 1, user_id: ann.user, command: `c${i}`, phrase: null },
          text: `${i}`,
        })),
      )
      .execute();
    const messages = await hall.lobby.chat(bob, id, -1);
    expect([messages.length, messages[0].id, messages[199].id]).toEqual([200, 10, 209]);
  });

  it('refuses a message with nothing in it', async () => {
    const hall = openHall(await open());
    const [ann] = await hall.people('Ann');
    const { id } = await hall.lobby.create(ann, newTable());
    expect(await refused(hall.lobby.say(ann, text(id, '\u200B\u0007')))).toBe('bad');
  });
});
