import { BadRecord } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { gone, outages, playsOn, timeout, type Unwritten } from './decide.js';
import { openTable } from './fold.js';
import { loadTable } from './load.js';
import type { TableRecord } from './records.js';
import type { LiveTable } from './table.js';
import { evening, headerOf, START, userOf } from './testing/tables.js';

const load = (records: readonly TableRecord[], header = headerOf()): LiveTable => {
  const loading = loadTable(header, records);
  for (;;) {
    const { done, value } = loading.next();
    if (done) return value.table;
  }
};

/** Choices, an undo, a way back that both agreed to, and choices again. */
function played() {
  const it = evening(headerOf());
  const proofs = [it.table.proof];
  const note = (): void => void proofs.push(it.table.proof);
  for (let i = 0; i < 6; i++) {
    it.at(i + 1).chooses();
    note();
  }
  it.at(10).does(0, { type: 'propose', what: { what: 'rewind', choices: 3 } });
  note();
  it.does(1, { type: 'answer', yes: true, proposal: it.table.proposal?.id ?? -1 });
  note();
  for (let i = 0; i < 5; i++) {
    it.at(20 + i).chooses();
    note();
  }
  return { it, proofs };
}

describe('the proof of a record', () => {
  it('is of the choices that stand after it', () => {
    const { it: table, proofs } = played();
    expect(table.records.map(({ proof }) => proof)).toEqual(proofs.slice(1));
    // Nothing happened in the game.
    expect(proofs[7]).toBe(proofs[6]);
    // Back after three choices.
    expect(proofs[8]).toBe(proofs[3]);
    // The same choices again, and two more.
    expect(proofs.slice(9, 12)).toEqual(proofs.slice(4, 7));
    expect(new Set(proofs).size).toBe(9);
    const last = table.table.history.choices.at(-1);
    const before = table.records.at(-2)?.proof;
    if (last && table.table.history.undoable(last.seat).steps > 0) {
      table.does(last.seat, { type: 'undo' });
      expect(table.table.proof).toBe(before);
    }
  });

  it('is the same however the table comes about', () => {
    const { it: table } = played();
    expect(load(table.records).proof).toBe(table.table.proof);
    const applied = openTable(headerOf());
    for (const record of table.records) applied.apply(record);
    expect(applied.proof).toBe(table.table.proof);
    expect(applied.fork().proof).toBe(table.table.proof);
    expect(openTable(headerOf({ seed: 'another' })).proof).not.toBe(openTable(headerOf()).proof);
  });

  it('that is wrong lets nothing be changed', () => {
    const { it: table } = played();
    for (const [i, record] of table.records.entries()) {
      const spoilt = { ...record, proof: '0123456789abcdef' };
      const before = openTable(headerOf());
      for (const one of table.records.slice(0, i)) before.apply(one);
      const { seq, proof, decisions } = before;
      expect(() => before.apply(spoilt)).toThrow(BadRecord);
      expect([before.seq, before.proof]).toEqual([seq, proof]);
      expect(before.decisions).toEqual(decisions);
      before.apply(record);
      const all = table.records.map((one, at) => (at === i ? spoilt : one));
      // What was taken back is not played again.
      if (i < 3 || i > 6) expect(() => load(all), `record ${i}`).toThrow(`Record ${i}`);
    }
    const without = table.records.map(({ proof: _, ...record }) => record);
    expect(load(without).proof).toBe(table.table.proof);
    expect(() => load([], { ...headerOf(), dealt: '0123456789abcdef' })).toThrow('dealt otherwise');
  });
});

it('nothing that the server does by itself ends a game', () => {
  const { it: table } = played();
  const late = START + 10 ** 9;
  const made: (Unwritten | undefined)[] = [
    timeout(table.table, late),
    outages(table.table, [{ from: START + 1, to: late - 1 }], late),
    gone(table.table, userOf(0), late),
    playsOn(table.table, { version: '2.0.0', before: '1.0.0' }, late),
  ];
  let { table: last } = table;
  for (const seat of [0, 1]) last = gone(last, userOf(seat), late)?.next ?? last;
  expect([...made.map((it) => it?.next.status), last.status]).toEqual(Array(5).fill('playing'));
});
