import { type Seat, seedRandom } from '@polder/core';
import { describe, expect, it } from 'vitest';
import type { Pace } from '../wire/table.js';
import { timeout } from './decide.js';
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
    expect(dueIn(at)).toBe(5000 + 310);
    at.at(5030);
    endTurn(at, seat);
    expect(bankOf(at, seat)).toBe(280);
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
    at.at(400).does(seat, { type: 'return' });
    expect(at.table.clocks[seat]).toMatchObject({ bank: 0, used: 0 });
    expect(dueIn(at)).toBe(460);
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
    const deed = { type: 'choice', seat, decision: id, key: options[0].key } as const;
    const fork = at.table.fork();
    const { record } = fork.add({ at: START + 95 * SECOND, user: null, command: null, deed });
    at.take({ records: [record], steps: [], next: fork });
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
