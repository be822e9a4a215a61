import { BadRecord, hashState, seedRandom } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { openTable } from './fold.js';
import type { RecordBody, TableRecord } from './records.js';
import type { LiveTable } from './table.js';
import { evening, headerOf, playOn, START, userOf } from './testing/tables.js';

const header = headerOf();

/** A table after its first choices, and the records that led there. */
function played(choices: number): { table: LiveTable; records: readonly TableRecord[] } {
  const { table, records } = playOn(evening(header), seedRandom('fold'), choices);
  return { table, records };
}

const lookOf = (table: LiveTable): string =>
  hashState({
    state: table.history.state,
    choices: table.history.choices,
    shown: JSON.parse(
      JSON.stringify([
        [table.seq, table.at, table.gameSeq, table.backSeq, table.mustKnow, table.status, table.waiting],
        [table.clocks, table.bots, table.proposal, table.dueAt],
        table.decisions.map(({ id, seat }) => [id, seat]),
      ]),
    ),
  });

function badRecord(apply: () => unknown): BadRecord {
  try {
    apply();
  } catch (error) {
    if (error instanceof BadRecord) return error;
    throw error;
  }
  throw new Error('It was applied.');
}

describe('a table', () => {
  it('is what its records say, however often they are read', () => {
    const { table, records } = played(60);
    const again = openTable(header);
    for (const record of JSON.parse(JSON.stringify(records)) as TableRecord[]) again.apply(record);
    expect(hashState(again.history.state)).toBe(hashState(table.history.state));
    expect(again.seq).toBe(59);
    const { user, command } = records[59];
    expect(again.done(String(user), String(command))).toBe(59);
  });

  it('stores with a choice what chance has shown', () => {
    const { records } = played(60);
    const shown = records.filter(({ chance }) => chance !== null);
    expect(shown.length).toBeGreaterThan(1);
    expect(JSON.stringify(shown[0].chance)).toContain('"reveals":true');
  });

  it('begins with those who are asked, and their clocks', () => {
    const table = openTable(header);
    expect(table.seq).toBe(-1);
    expect(table.status).toBe('playing');
    expect(table.waiting).toEqual([START, START]);
    expect(table.dueAt).toBe(START + 360_000);
  });

  it('can be forked: neither sees what happens to the other', () => {
    const { table } = played(20);
    const before = lookOf(table);
    const fork = table.fork();
    expect(lookOf(fork)).toBe(before);
    const [{ seat, id, options }] = fork.decisions;
    fork.add({
      ...{ at: START, user: userOf(seat), command: 'x' },
      body: { type: 'choice', seat, decision: id, key: options[0].key },
    });
    fork.add({
      at: START,
      user: null,
      command: null,
      body: { type: 'propose', seat, what: { what: 'pause' } },
    });
    expect(lookOf(table)).toBe(before);
    expect(fork.seq).toBe(21);
  });

  it('is not opened with rules of another version, or for a game that is not here', () => {
    expect(() => openTable({ ...header, version: '0.0.1' })).toThrow(/version '0.0.1' of the rules/);
    expect(() => openTable({ ...header, game: 'constructor' })).toThrow(/no game 'constructor'/);
  });

  it('is over with its game: no decision, no clock, no body', () => {
    const at = playOn(
      evening(headerOf({ game: 'valley', options: { players: 2 } })),
      seedRandom('end'),
      10_000,
    );
    const { table } = at;
    expect(table.status).toBe('over');
    expect(table.result?.winners.length).toBeGreaterThan(0);
    expect(table.decisions).toEqual([]);
    expect(table.waiting).toEqual([null, null]);
    expect(table.dueAt).toBeNull();
    expect(at.refused(0, { type: 'leave' })).toBe('notNow');
    const body: RecordBody = { type: 'propose', seat: 0, what: { what: 'abandon' } };
    expect(badRecord(() => table.add({ at: at.now, user: null, command: null, body })).message).toMatch(
      /The game is over/,
    );
  });
});

describe('a record that does not fit', () => {
  const { table, records } = played(30);
  const next = (change: Partial<TableRecord>): TableRecord => {
    const [{ seat, id, options }] = table.decisions;
    const draft = {
      ...{ at: table.at, user: null, command: null },
      body: { type: 'choice', seat, decision: id, key: options[0].key },
    } as const;
    return { ...table.fork().add(draft).record, ...change };
  };
  const [{ seat, id }] = table.decisions;

  it.each<[string, Partial<TableRecord>, RegExp]>([
    ['has a number that was', { seq: 29 }, /Record 29: it should have the number 30/],
    ['leaves out a number', { seq: 31 }, /Record 31: it should have the number 30/],
    ['is from before', { at: START - 1 }, /Record 30: it is from before/],
    [
      'chooses what is not offered',
      { body: { type: 'choice', seat, decision: id, key: 'no-such' } },
      /offered/,
    ],
    [
      'chooses for the other',
      { body: { type: 'choice', seat: 1 - seat, decision: id, key: 'end' } },
      /not asked/,
    ],
    ['answers an old question', { body: { type: 'choice', seat, decision: id - 1, key: 'end' } }, /not open/],
    ['names no seat of the table', { body: { type: 'withdraw', seat: 7 } }, /no seat 7/],
    ['takes back too much', { body: { type: 'undo', seat, count: 99 } }, /can't be taken back/],
    ['takes back nothing', { body: { type: 'undo', seat, count: 0 } }, /can't be taken back/],
    ['answers nothing', { body: { type: 'answer', seat, yes: true } }, /Nothing is proposed/],
    ['ends no pause', { body: { type: 'resume', seat } }, /no pause/],
    ['returns from nowhere', { body: { type: 'return', seat } }, /No bot plays here/],
    ['is none', { body: { type: 'dance', seat } as unknown as RecordBody }, /no body/],
  ])('is refused by its number and changes nothing: it %s', (_, change, message) => {
    const before = lookOf(table);
    const error = badRecord(() => table.apply(next(change)));
    expect(error.message).toMatch(message);
    expect(error.index).toBe(change.seq ?? 30);
    expect(lookOf(table)).toBe(before);
  });

  it('is refused if chance has brought something else than is stored', () => {
    const at = records.findIndex(({ chance }) => chance !== null);
    const stored = records[at];
    const faked = (chance: TableRecord['chance']): LiveTable => {
      const fresh = openTable(header);
      for (const record of records.slice(0, at)) fresh.apply(record);
      const before = lookOf(fresh);
      expect(badRecord(() => fresh.apply({ ...stored, chance })).message).toMatch(
        /chance has brought something else/,
      );
      expect(lookOf(fresh)).toBe(before);
      return fresh;
    };
    faked(null);
    faked([]);
    faked([{ ...(stored.chance?.[0] as object), type: 'other' }]);
    // The table itself is sound: the right record still fits.
    expect(faked(null).apply(stored).record.seq).toBe(at);
    const quiet = records.findIndex(({ chance }) => chance === null);
    const fresh = openTable(header);
    for (const record of records.slice(0, quiet)) fresh.apply(record);
    expect(badRecord(() => fresh.apply({ ...records[quiet], chance: [] })).index).toBe(quiet);
  });
});
