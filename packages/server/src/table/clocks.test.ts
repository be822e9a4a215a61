import { type Seat, seedRandom } from '@polder/core';
import { describe, expect, it } from 'vitest';
import type { Pace } from '../wire/table.js';
import { outages, timeout } from './decide.js';
import { openTable } from './fold.js';
import type { Gap } from './records.js';
import { type Evening, evening, headerOf, playOn, SECOND, START, userOf } from './testing/tables.js';

const pace: Pace = { kind: 'live', turn: 60, bank: 300 };
const header = headerOf({ game: 'valley', options: { players: 2 }, pace });

/** At the beginning of somebody's turn, with nothing used of the bank; so many seconds later nothing has happened. */
function turnBegins(): { at: Evening; seat: Seat; other: Seat } {
  const at = playOn(evening(header), seedRandom('clock'), 8);
  const before = at.table.decisions[0].seat;
  while (at.table.decisions[0].seat === before) at.chooses();
  return { at, seat: 1 - before, other: before };
}

const bankOf = ({ table }: Evening, seat: Seat): number => table.clocks[seat].bank / SECOND;
const dueIn = ({ table }: Evening): number | null =>
  table.dueAt === null ? null : (table.dueAt - START) / SECOND;

/** Chooses on, without waiting, until the turn is the other's. */
function endTurn(at: Evening, seat: Seat): void {
  while (at.table.decisions[0]?.seat === seat) at.chooses(seat);
}

describe('a clock', () => {
  it('takes nothing off the bank within the free time', () => {
    const { at, seat, other } = turnBegins();
    expect(dueIn(at)).toBe(360);
    at.at(30).chooses(seat);
    at.at(60);
    endTurn(at, seat);
    expect(bankOf(at, seat)).toBe(300);
    expect(at.table.clocks[seat].since).toBeNull();
    expect(at.table.clocks[other].since).toBe(START + 60 * SECOND);
    expect(dueIn(at)).toBe(420);
  });

  it('takes what a whole turn has used beyond it, not each choice', () => {
    const { at, seat } = turnBegins();
    at.at(50).chooses(seat);
    expect(at.table.decisions[0].seat).toBe(seat);
    expect(dueIn(at)).toBe(360);
    at.at(100);
    endTurn(at, seat);
    expect(bankOf(at, seat)).toBe(260);
  });

  it('is not turned back by taking choices back', () => {
    const { at, seat } = turnBegins();
    at.at(50).chooses(seat);
    at.at(80).does(seat, { type: 'undo' });
    expect(dueIn(at)).toBe(360);
    at.at(90);
    endTurn(at, seat);
    expect(bankOf(at, seat)).toBe(270);
  });

  it('goes on with the same wait if what ended it is taken back', () => {
    const at = evening(headerOf({ pace }));
    at.at(100).chooses(0);
    expect(bankOf(at, 0)).toBe(260);
    expect(at.table.clocks[0].since).toBeNull();
    at.at(150).does(0, { type: 'undo' });
    // 100 of 360 seconds are used; the 50 in between were not its own.
    expect(at.table.clocks[0]).toMatchObject({ bank: 300_000, used: 100_000, since: START + 150 * SECOND });
    at.at(170).chooses(0);
    expect(bankOf(at, 0)).toBe(240);
  });

  it('stands still in a pause', () => {
    const { at, seat, other } = turnBegins();
    at.at(50).does(seat, { type: 'propose', what: { what: 'pause' } });
    at.does(other, { type: 'answer', proposal: at.table.seq, yes: true });
    expect(at.table.status).toBe('paused');
    expect(at.table.dueAt).toBeNull();
    expect(at.table.waiting[seat]).toBe(START);
    expect(timeout(at.table, START + 1e9)).toBeUndefined();
    at.at(5000).does(other, { type: 'resume' });
    expect(dueIn(at)).toBe(5060 + 310);
    at.at(5090);
    endTurn(at, seat);
    expect(bankOf(at, seat)).toBe(280);
  });

  it('goes on a while after a pause, however late somebody ends it', () => {
    const { at, seat, other } = turnBegins();
    const pause = (): void => {
      at.does(seat, { type: 'propose', what: { what: 'pause' } });
      at.does(other, { type: 'answer', proposal: at.table.seq, yes: true });
    };
    pause();
    at.at(5000).does(other, { type: 'resume' });
    expect(at.table.clocks[seat]).toMatchObject({ since: START + 5060 * SECOND, used: 0 });
    expect(timeout(at.table, START + 5059 * SECOND)).toBeUndefined();
    // Nothing is counted before, and nothing is won: neither by another pause nor by the end of the turn.
    at.at(5030);
    pause();
    expect(at.table.clocks[seat]).toMatchObject({ since: null, used: 0 });
    at.at(6000).does(seat, { type: 'resume' });
    at.at(6040);
    endTurn(at, seat);
    expect(bankOf(at, seat)).toBe(300);
    expect(at.table.clocks[other].since).toBe(START + 6040 * SECOND);
  });

  it.each<[Pace, number]>([
    [{ kind: 'live', turn: 45, bank: 600 }, 45],
    [{ kind: 'live', turn: 90, bank: 600 }, 60],
    [{ kind: 'days', turn: 86_400, bank: 86_400 }, 43_200],
    [{ kind: 'days', turn: 3600, bank: 86_400 }, 3600],
    [{ kind: 'none' }, 0],
  ])('of pace %o goes on %d seconds after a pause', (other, grace) => {
    const at = evening(headerOf({ pace: other }));
    at.does(0, { type: 'propose', what: { what: 'pause' } });
    at.does(1, { type: 'answer', proposal: at.table.seq, yes: true });
    at.at(100).does(0, { type: 'resume' });
    expect(at.table.clocks[0].since).toBe(START + (100 + grace) * SECOND);
  });

  it('is empty at the end of the bank, and then a bot plays', () => {
    const { at, seat } = turnBegins();
    expect(timeout(at.table, START + 359 * SECOND)).toBeUndefined();
    at.take(timeout(at.table, START + 361 * SECOND));
    expect(at.table.bots[seat]).toBe('grower');
    expect(bankOf(at, seat)).toBe(0);
    expect(at.table.dueAt).toBeNull();
  });

  it('has the free time of a turn again for whoever ran out of time and comes back', () => {
    const { at, seat } = turnBegins();
    at.take(timeout(at.table, START + 361 * SECOND));
    at.at(421).does(seat, { type: 'return' });
    expect(at.table.clocks[seat]).toMatchObject({ bank: 0, used: 0 });
    expect(dueIn(at)).toBe(481);
  });

  it('is not filled up by leaving and coming back', () => {
    const { at, seat } = turnBegins();
    at.at(90).does(seat, { type: 'leave' });
    expect(at.table.dueAt).toBeNull();
    at.at(100).does(seat, { type: 'return' });
    expect(dueIn(at)).toBe(100 + 360 - 90);
  });

  it('begins anew for whoever comes back to another question', () => {
    const { at, seat } = turnBegins();
    at.at(90).does(seat, { type: 'leave' });
    const [{ id, options }] = at.table.decisions;
    const body = { type: 'choice', seat, decision: id, key: options[0].key } as const;
    const fork = at.table.fork();
    const { record } = fork.add({ at: START + 95 * SECOND, user: null, command: null, body });
    at.take({ records: [record], applied: [], next: fork });
    expect(at.table.decisions[0].seat).toBe(seat);
    at.at(100).does(seat, { type: 'return' });
    expect(bankOf(at, seat)).toBe(270);
    expect(dueIn(at)).toBe(100 + 60 + 270);
  });

  it('begins anew when all go back together; the bank stays', () => {
    const { at, seat, other } = turnBegins();
    at.at(90).chooses(seat);
    at.does(seat, { type: 'propose', what: { what: 'rewind', choices: 3 } });
    at.at(100).does(other, { type: 'answer', proposal: at.table.seq, yes: true });
    expect(at.table.history.choices.length).toBe(3);
    expect(bankOf(at, seat)).toBe(260);
    const asked = at.table.decisions[0].seat;
    expect(at.table.clocks[asked]).toMatchObject({ since: START + 100 * SECOND, used: 0 });
    expect(at.table.waiting[asked]).toBe(START + 100 * SECOND);
  });

  it('does not run for bots', () => {
    const at = evening(headerOf({ pace, seats: ['grower', 'person'] }));
    expect(at.table.decisions.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(at.table.clocks.map(({ since }) => since)).toEqual([null, START]);
    expect(at.table.waiting).toEqual([START, START]);
    expect(at.table.header.seats[1]).toEqual({ kind: 'person', user: userOf(1) });
  });
});

describe('an outage', () => {
  const gap = (from: number, to: number): Gap => ({ from: START + from * SECOND, to: START + to * SECOND });
  const takeOff = (at: Evening, ...gaps: Gap[]): void => at.take(outages(at.table, gaps, at.now));

  it('is not counted: the clocks go on as if it had not been', () => {
    const { at, seat, other } = turnBegins();
    at.at(5000);
    takeOff(at, gap(50, 5000));
    expect(at.records.at(-1)).toMatchObject({ user: null, command: null, body: { type: 'outage' } });
    expect(dueIn(at)).toBe(360 + 4950);
    expect(timeout(at.table, at.now)).toBeUndefined();
    at.at(5030);
    endTurn(at, seat);
    expect(bankOf(at, seat)).toBe(280);
    expect(bankOf(at, other)).toBe(300);
  });

  it('counts only as far as it fell into the wait', () => {
    const { at, seat } = turnBegins();
    at.at(20);
    endTurn(at, seat);
    at.at(100);
    takeOff(at, gap(5, 70));
    expect(at.table.clocks[1 - seat].since).toBe(START + 70 * SECOND);
    expect(bankOf(at, seat)).toBe(300);
  });

  it('is taken off once, in whatever order processes hear of several', () => {
    const { at } = turnBegins();
    at.at(5000);
    takeOff(at, gap(50, 100), gap(200, 1000));
    expect(dueIn(at)).toBe(360 + 50 + 800);
    expect(outages(at.table, [gap(50, 100), gap(200, 1000)], at.now)).toBeUndefined();
    const again = openTable(at.table.header);
    for (const record of at.records) again.apply(record);
    expect(outages(again, [gap(50, 100), gap(200, 1000), gap(300, 900)], at.now)).toBeUndefined();
    expect(() =>
      at.table
        .fork()
        .add({ at: at.now, user: null, command: null, body: { type: 'outage', ...gap(50, 100) } }),
    ).toThrow(/no outage/);
    takeOff(at, gap(1000, 1100));
    expect(dueIn(at)).toBe(360 + 50 + 800 + 100);
  });

  it('is taken off once where it overlaps with another', () => {
    const { at } = turnBegins();
    at.at(5000);
    takeOff(at, gap(50, 100), gap(80, 120), gap(90, 110), gap(100, 130));
    expect(at.records.slice(-3).map(({ body }) => body)).toEqual(
      [gap(50, 100), gap(100, 120), gap(120, 130)].map((it) => ({ type: 'outage', ...it })),
    );
    expect(dueIn(at)).toBe(360 + 80);
    takeOff(at, gap(50, 100), gap(120, 140));
    expect(dueIn(at)).toBe(360 + 90);
  });

  it('is not taken off before it has passed', () => {
    const { at } = turnBegins();
    at.at(100);
    expect(outages(at.table, [gap(50, 101)], at.now)).toBeUndefined();
    takeOff(at, gap(20, 60), gap(50, 101));
    expect(dueIn(at)).toBe(360 + 40);
    takeOff(at.at(101), gap(20, 60), gap(50, 101));
    expect(dueIn(at)).toBe(360 + 40 + 41);
  });

  it('leaves no record where no clock ran', () => {
    const { at, seat, other } = turnBegins();
    expect(outages(at.at(500).table, [gap(-100, 0)], at.now)).toBeUndefined();
    at.at(10).does(seat, { type: 'propose', what: { what: 'pause' } });
    at.does(other, { type: 'answer', proposal: at.table.seq, yes: true });
    expect(outages(at.at(500).table, [gap(50, 400)], at.now)).toBeUndefined();
    const none = evening(headerOf({ pace: { kind: 'none' } })).at(500);
    expect(outages(none.table, [gap(50, 400)], none.now)).toBeUndefined();
    const bots = evening(headerOf({ seats: ['grower', 'grower'] })).at(500);
    expect(outages(bots.table, [gap(50, 400)], bots.now)).toBeUndefined();
  });

  it('is nobody’s command and does not make a choice stale', () => {
    const { at, seat } = turnBegins();
    const { seq } = at.table;
    at.at(200);
    takeOff(at, gap(50, 150));
    expect(at.table.mustKnow[seat]).toBeLessThanOrEqual(seq);
    const [{ id, options }] = at.table.decisions;
    const action = { type: 'choose' as const, decision: id, keys: [options[0].key] };
    expect(at.ask(seat, action, seq)).toHaveProperty('next');
  });
});
