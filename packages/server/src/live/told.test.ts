import type { Seat } from '@polder/core';
import { expect, it } from 'vitest';
import type { Pace } from '../wire/table.js';
import type { Client } from './testing/client.js';
import { describeHouses, type House } from './testing/house.js';

const LIVE: Pace = { kind: 'live', turn: 60, bank: 120 };
const HOUR = 3_600_000;
const NAMES = ['anna', 'bert', 'cleo'] as const;

interface Seated {
  readonly table: string;
  /** By seat. */
  readonly clients: readonly Client[];
  /** Who is waited for. */
  readonly asked: Seat;
}

async function seated(house: House, pace: Pace): Promise<Seated> {
  const visitors = await Promise.all(NAMES.map(house.person));
  const table = await house.table({ game: 'valley', seats: NAMES, pace });
  const clients = visitors.map(house.client);
  for (const client of clients) await client.watch(table);
  return { table, clients, asked: clients[0].seen(table).status.waitingFor[0] };
}

const replaced = ({ told }: House) => told.filter(({ what }) => what === 'standIn');

describeHouses('That a bot has taken over', (open) => {
  it('by the clock is told to the person whom it plays for', async () => {
    const house = await open();
    const { table, clients, asked } = await seated(house, LIVE);
    house.pass(HOUR);
    await clients[0].until(table, ({ status }) => status.bots[asked] !== null);
    expect(replaced(house)[0]).toEqual({ what: 'standIn', user: NAMES[asked], table });
    // Also to a page that is open.
    await clients[asked].next('mine', (mine) => mine.table === table);
  });

  it('by a vote is told to the person whom it plays for', async () => {
    const house = await open();
    const { table, clients, asked } = await seated(house, { kind: 'none' });
    const [one, other] = clients.filter((_, seat) => seat !== asked);
    house.pass(48 * HOUR);
    const what = { what: 'standIn', seat: asked } as const;
    expect(await one.command(table, { type: 'propose', what })).toMatchObject({ ok: true });
    const { status } = await other.until(table, (seen) => seen.status.proposal !== null);
    expect(replaced(house)).toEqual([]);
    const proposal = status.proposal?.id ?? -1;
    expect(await other.command(table, { type: 'answer', proposal, yes: true })).toMatchObject({ ok: true });
    expect(replaced(house)).toEqual([{ what: 'standIn', user: NAMES[asked], table }]);
    await clients[asked].next('mine', (mine) => mine.table === table);
  });

  it('is nothing new to whoever has left', async () => {
    const house = await open();
    const { table, clients, asked } = await seated(house, { kind: 'none' });
    expect(await clients[asked].command(table, { type: 'leave' })).toMatchObject({ ok: true });
    await clients[0].until(table, ({ status }) => status.bots[asked] !== null);
    expect(replaced(house)).toEqual([]);
  });
});

describeHouses('Whose turn it is', (open) => {
  it('is taken back once they need not choose any more', async () => {
    const house = await open();
    const { table, clients, asked } = await seated(house, LIVE);
    while (clients[asked].seen(table).status.waitingFor.includes(asked)) {
      expect(house.passed).toEqual([]);
      const { seq } = clients[asked].seen(table);
      await clients[asked].choose(table);
      await clients[asked].until(table, (seen) => seen.seq > seq);
    }
    expect(house.passed).toEqual([{ user: NAMES[asked], table }]);
  });

  it('is told anew when all have gone back to it: that is another turn', async () => {
    const house = await open();
    const { table, clients, asked: first } = await seated(house, { kind: 'none' });
    const [one, ...others] = clients;
    /** Until somebody has chosen and is asked once more: then it is their turn before and after. */
    let [asked, last, choices] = [first, -1, 0];
    for (; asked !== last; choices++) {
      last = asked;
      await clients[asked].choose(table);
      const { seq, status } = clients[asked].seen(table);
      for (const client of clients) await client.until(table, (seen) => seen.seq === seq);
      [asked] = status.waitingFor;
    }
    const before = house.told.length;
    house.pass(HOUR);
    expect(
      await one.command(table, { type: 'propose', what: { what: 'rewind', choices: choices - 1 } }),
    ).toMatchObject({ ok: true });
    for (const other of others) {
      const { status } = await other.until(table, (seen) => seen.status.proposal !== null);
      const proposal = status.proposal?.id ?? -1;
      expect(await other.command(table, { type: 'answer', proposal, yes: true })).toMatchObject({ ok: true });
    }
    await one.until(table, ({ entries }) => entries.at(-1)?.type === 'back');
    expect(house.told.slice(before)).toEqual([{ what: 'turn', user: NAMES[asked], table }]);
  });
});
