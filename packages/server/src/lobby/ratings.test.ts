import type { Result } from '@polder/core';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../context.js';
import type { StoredStatus } from '../store/schema.js';
import { describeStores } from '../store/testing/stores.js';
import { isOfServer } from '../table/records.js';
import type { Rating } from '../wire/people.js';
import { botShares, leftOf, type Made, ranksOf, rateSeats, shown } from './ratings.js';
import { type Hall, HOUR, newTable, openHall } from './testing/lobby.js';

const NEW = { mu: 25, sigma: 25 / 3 };
const valueFor = (skill: { mu: number; sigma: number }): number =>
  shown({ ...skill, game: 'duel', players: 2, games: 1 }).value;

const resultOf = (ranks: readonly number[]): Result => ({
  standings: ranks
    .map((rank, seat) => ({ seat, rank, vp: 100 - rank, tieBreaks: [] }))
    .sort((a, b) => a.rank - b.rank),
  winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
});

const ratingsOf = async (hall: Hall, user: string): Promise<readonly Rating[]> =>
  (await hall.lobby.profile(user)).ratings;

describe('a rating', () => {
  it('begins at 1000 and follows the order of the game', () => {
    expect(valueFor(NEW)).toBe(1000);
    const values = rateSeats([NEW, NEW, NEW], [2, 1, 3]).map(valueFor);
    expect(values[1]).toBeGreaterThan(values[0]);
    expect(values[0]).toBeGreaterThan(values[2]);
    expect(values[1]).toBeGreaterThan(1000);
    expect(values[2]).toBeLessThan(1000);
  });

  it('treats a draw alike', () => {
    const [a, b] = rateSeats([NEW, NEW], [1, 1]);
    expect(a).toEqual(b);
    expect(a.mu).toBeCloseTo(25);
  });

  it('takes more from losing to somebody weaker than from losing to somebody stronger', () => {
    const strong = { mu: 35, sigma: 2 };
    const weak = { mu: 15, sigma: 2 };
    const me = { mu: 25, sigma: 2 };
    const lost = (to: typeof strong): number => 25 - rateSeats([to, me], [1, 2])[1].mu;
    expect(lost(weak)).toBeGreaterThan(lost(strong));
  });

  it('comes near 1500 for average players of many games, with little doubt left', () => {
    let both = [NEW, NEW];
    for (let games = 0; games < 200; games++) both = rateSeats(both, games % 2 ? [1, 2] : [2, 1]);
    for (const skill of both) {
      const { value, doubt } = shown({ ...skill, game: 'duel', players: 2, games: 200 });
      expect(Math.abs(value - 1500)).toBeLessThan(100);
      expect(doubt).toBeLessThan(200);
    }
  });

  it('puts whoever left behind all others, and even among themselves', () => {
    expect(ranksOf(resultOf([1, 2, 3, 4]), new Set([0, 2]), [0, 1, 2, 3])).toEqual([5, 2, 5, 4]);
  });
});

describe.each([
  ['named', { bot: 'grower/1' }],
  ['not named, as in older records', {}],
])('whoever left, with a bot that is %s', (_, mark) => {
  const seats = ['ann', 'bob'].map((user) => ({ kind: 'person' as const, user }));
  type What = Made['body'] | { readonly by: 'person' | 'bot'; readonly seat: number };
  const choices = (seat: number, by: 'person' | 'bot', count: number): What[] =>
    Array.from({ length: count }, () => ({ by, seat }));
  const left = (...what: readonly What[]): number[] => [
    ...leftOf(
      botShares(
        seats,
        what.map((it, seq): Made => {
          if (!('by' in it)) return { seq, user: isOfServer(it) ? null : seats[it.seat].user, body: it };
          const { seat, by } = it;
          const body = { type: 'choice', seat, key: 'k', decision: seq } as const;
          if (by === 'bot') return { seq, user: null, body: { ...body, ...mark } };
          return { seq, user: seats[seat].user, body };
        }),
      ),
    ),
  ];

  it('is for whom a bot has made more than a quarter of the choices', () => {
    expect(left(...choices(0, 'person', 6), ...choices(0, 'bot', 2), ...choices(1, 'person', 9))).toEqual([]);
    expect(left(...choices(0, 'person', 6), ...choices(0, 'bot', 3), ...choices(1, 'person', 9))).toEqual([
      0,
    ]);
    expect(left(...choices(0, 'bot', 3), ...choices(1, 'bot', 9))).toEqual([0, 1]);
    expect(left()).toEqual([]);
  });

  it('is not found by who sits there at the end', () => {
    const away = { type: 'standIn', seat: 0, level: 'grower', why: 'left' } as const;
    expect(left(...choices(0, 'person', 9), away)).toEqual([]);
    const back = { type: 'return', seat: 0 } as const;
    expect(left(away, ...choices(0, 'bot', 9), back, ...choices(0, 'person', 1))).toEqual([0]);
  });

  it('gets no better share by choices that were taken back, alone or together', () => {
    const undo = { type: 'undo', seat: 0, count: 8 } as const;
    expect(left(...choices(0, 'bot', 2), ...choices(0, 'person', 12), undo)).toEqual([0]);
    expect(
      left(
        ...[...choices(0, 'bot', 2), ...choices(0, 'person', 12)],
        { type: 'propose', seat: 0, what: { what: 'rewind', choices: 6 } },
        { type: 'outage', from: 1, to: 2 },
        { type: 'answer', seat: 1, yes: true },
      ),
    ).toEqual([0]);
    expect(left(...choices(0, 'person', 4), ...choices(0, 'bot', 3), { ...undo, count: 3 })).toEqual([]);
  });
});

/** A game that has ended like this; who was first is at rank 1. `left`: a bot has played on for them. */
async function ended(
  hall: Hall,
  people: readonly Visitor[],
  ranks: readonly number[],
  more: {
    status?: StoredStatus;
    rated?: boolean;
    left?: readonly Visitor[];
    asleep?: readonly Visitor[];
    away?: readonly Visitor[];
  } = {},
): Promise<string> {
  const { db } = hall.base.store;
  const { id, seats } = await hall.game(people);
  const bySeat = seats.map((seat) =>
    seat.kind === 'person' ? ranks[people.findIndex(({ user }) => user === seat.person.id)] : 0,
  );
  await db
    .updateTable('tables')
    .set({
      status: more.status ?? 'over',
      // Whoever may open a rated table is no matter here.
      rated: (more.rated ?? true) ? 1 : 0,
      result: JSON.stringify(resultOf(bySeat)),
      finished_at: hall.base.now(),
    })
    .where('id', '=', id)
    .execute();
  const choices = seats.flatMap((seat, place) => {
    const user = seat.kind === 'person' ? seat.person.id : null;
    const isOf = (list: readonly Visitor[] = []) => list.some((visitor) => visitor.user === user);
    const bots = isOf(more.asleep) ? 3 : isOf(more.left) ? 2 : 1;
    return [0, 1, 2, 3, 4].map((i) => ({ seat: place, user_id: i < bots ? null : user }));
  });
  await db
    .insertInto('records')
    .values(
      choices.map(({ seat, user_id }, seq) => ({
        ...{ table_id: id, seq, at: hall.base.now(), user_id, command: null, chance: null },
        deed: JSON.stringify({ type: 'choice', seat, key: 'k', decision: seq }),
      })),
    )
    .execute();
  for (const { user } of more.away ?? []) {
    await db
      .updateTable('seats')
      .set({ away: 1, bot: 'grower' })
      .where('table_id', '=', id)
      .where('user_id', '=', user)
      .execute();
  }
  return id;
}

const valuesOf = (hall: Hall, people: readonly Visitor[]): Promise<(number | undefined)[]> =>
  Promise.all(people.map(async ({ user }) => (await ratingsOf(hall, user))[0]?.value));

describeStores('ratings', (open) => {
  it('change by a rated game, by game and table size', async () => {
    const hall = openHall(await open());
    const people = await hall.people('Ann', 'Bob', 'Eve');
    await hall.lobby.ended(await ended(hall, people, [2, 1, 3]));
    const [ann, bob, eve] = await valuesOf(hall, people);
    expect(bob).toBeGreaterThan(ann ?? 0);
    expect(ann).toBeGreaterThan(eve ?? 0);
    await hall.lobby.ended(await ended(hall, people.slice(0, 2), [1, 2]));
    expect(await ratingsOf(hall, people[0].user)).toMatchObject([
      { game: 'duel', players: 2, games: 1 },
      { game: 'valley', players: 3, games: 1 },
    ]);
  });

  it('count a game once, however often and at once it is said to be over', async () => {
    const hall = openHall(await open());
    const people = await hall.people('Ann', 'Bob');
    const table = await ended(hall, people, [1, 2]);
    await Promise.all([1, 2, 3, 4].map(() => hall.lobby.ended(table)));
    const once = await ratingsOf(hall, people[0].user);
    expect(once).toMatchObject([{ games: 1, value: 1127 }]);
    await hall.lobby.ended(table);
    expect(await ratingsOf(hall, people[0].user)).toEqual(once);
  });

  it('count all games that end at once', async () => {
    const hall = openHall(await open());
    const people = await hall.people('Ann', 'Bob');
    const tables: string[] = [];
    for (let i = 0; i < 5; i++) tables.push(await ended(hall, people, [1, 2]));
    await Promise.all(tables.map((table) => hall.lobby.ended(table)));
    expect(await ratingsOf(hall, people[0].user)).toMatchObject([{ games: 5, value: 1200 }]);
    expect(await ratingsOf(hall, people[1].user)).toMatchObject([{ games: 5 }]);
  });

  it('are not touched by games that are not rated, abandoned, running or finished by bots alone', async () => {
    const hall = openHall(await open());
    const people = await hall.people('Ann', 'Bob');
    for (const more of [
      { rated: false },
      { status: 'abandoned' },
      { status: 'playing' },
      { left: people },
    ] as const) {
      await hall.lobby.ended(await ended(hall, people, [1, 2], more));
    }
    await hall.lobby.ended('no-such-table');
    expect(await valuesOf(hall, people)).toEqual([undefined, undefined]);
  });

  it('put somebody last whose bot has won', async () => {
    const hall = openHall(await open());
    const people = await hall.people('Ann', 'Bob', 'Eve');
    await hall.lobby.ended(await ended(hall, people, [1, 2, 3], { left: [people[0]] }));
    const [ann, bob, eve] = await valuesOf(hall, people);
    expect(bob).toBeGreaterThan(eve ?? 0);
    expect(eve).toBeGreaterThan(ann ?? 0);
  });

  it('leave those alone for whom a bot has played most of the game, and whoever played with them alone', async () => {
    const hall = openHall(await open());
    const people = await hall.people('Ann', 'Bob', 'Eve');
    const asleep = [people[2]];
    await hall.lobby.ended(await ended(hall, people, [2, 1, 3], { asleep }));
    const [ann, bob, eve] = await valuesOf(hall, people);
    expect(bob).toBeGreaterThan(ann ?? 0);
    expect(eve).toBeUndefined();
    await hall.lobby.ended(await ended(hall, [people[0], people[2]], [1, 2], { asleep }));
    expect(await ratingsOf(hall, people[0].user)).toMatchObject([{ game: 'valley', games: 1 }]);
  });

  it('leave everybody alone who played with somebody who is gone', async () => {
    const hall = openHall(await open());
    const people = await hall.people('Ann', 'Bob');
    const table = await ended(hall, people, [1, 2]);
    await hall.base.store.db
      .updateTable('users')
      .set({ gone_at: hall.base.now() })
      .where('id', '=', people[1].user)
      .execute();
    await hall.lobby.ended(table);
    expect(await valuesOf(hall, people)).toEqual([undefined, undefined]);
  });

  it('do not rise without end by games with one other, nor by new accounts', async () => {
    const hall = openHall(await open());
    const [ann, ...others] = await hall.people('Ann', ...Array.from({ length: 8 }, (_, i) => `Other ${i}`));
    for (const other of others) await hall.lobby.ended(await ended(hall, [ann, other], [1, 2]));
    expect(await ratingsOf(hall, ann.user)).toMatchObject([{ games: 8, value: 1200 }]);
    // A week later as much again.
    hall.pass(8 * 24 * HOUR);
    for (const other of others) await hall.lobby.ended(await ended(hall, [ann, other], [1, 2]));
    expect(await ratingsOf(hall, ann.user)).toMatchObject([{ games: 16, value: 1400 }]);
  });

  it('rise no further in the first days of an account, whoever is beaten', async () => {
    const hall = openHall(await open());
    const [ann, ...others] = await hall.people('Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay');
    const { db } = hall.base.store;
    await db.updateTable('users').set({ created_at: hall.base.now() }).where('id', '=', ann.user).execute();
    const known = { game: 'valley', players: 3, mu: 25, sigma: 4, games: 9, updated_at: 1 };
    for (const { user } of others)
      await db
        .insertInto('ratings')
        .values({ user_id: user, ...known })
        .execute();
    for (const other of others) await hall.lobby.ended(await ended(hall, [ann, other], [1, 2]));
    expect(await ratingsOf(hall, ann.user)).toMatchObject([{ game: 'duel', games: 5, value: 1300 }]);
  });

  it('take no notice of who went at the very end', async () => {
    const hall = openHall(await open());
    const people = await hall.people('Ann', 'Bob');
    await hall.lobby.ended(await ended(hall, people, [1, 2], { away: people }));
    const [ann, bob] = await valuesOf(hall, people);
    expect(ann).toBeGreaterThan(bob ?? 0);
  });

  it('are made good for a game whose process died before it was rated', async () => {
    const hall = openHall(await open());
    const people = await hall.people('Ann', 'Bob');
    await ended(hall, people, [1, 2]);
    await hall.lobby.sweep();
    expect(await valuesOf(hall, people)).toEqual([undefined, undefined]);
    hall.pass(61_000);
    await hall.lobby.sweep();
    await hall.lobby.sweep();
    expect(await ratingsOf(hall, people[0].user)).toMatchObject([{ games: 1 }]);
  });

  it('have a list of the best with enough games, and show with those who sit at a table', async () => {
    const hall = openHall(await open());
    const [ann, bob, eve] = await hall.people('Ann', 'Bob', 'Eve');
    for (let i = 0; i < 5; i++) await hall.lobby.ended(await ended(hall, [ann, bob], [1, 2]));
    await hall.lobby.ended(await ended(hall, [eve, ann], [1, 2]));
    const best = await hall.lobby.best('duel', 2);
    expect(best.map(({ person }) => person)).toEqual([
      { id: ann.user, name: 'Ann' },
      { id: bob.user, name: 'Bob' },
    ]);
    expect(best[0].rating).toMatchObject({ game: 'duel', players: 2, games: 6 });
    expect(await hall.lobby.best('valley', 2)).toEqual([]);
    const { id } = await hall.lobby.create(ann, newTable());
    const [dan] = await hall.people('Dan');
    await hall.lobby.join(dan, id);
    expect((await hall.lobby.view(undefined, id)).people).toEqual({
      [ann.user]: { ratings: [best[0].rating] },
      [dan.user]: { ratings: [] },
    });
  });

  it('and finished games are all that others learn of somebody', async () => {
    const hall = openHall(await open());
    const people = await hall.people('Ann', 'Bob');
    await hall.lobby.ended(await ended(hall, people, [1, 2]));
    await ended(hall, people, [1, 2], { rated: false });
    await ended(hall, people, [1, 2], { status: 'abandoned' });
    const profile = await hall.lobby.profile(people[0].user);
    expect(profile).toEqual({
      person: { id: people[0].user, name: 'Ann' },
      ratings: [expect.objectContaining({ games: 1 })],
      games: 2,
    });
    await expect(hall.lobby.profile('nobody-at-all')).rejects.toMatchObject({
      refusal: { code: 'notFound' },
    });
  });
});
