import { below, hashState, seedRandom } from '@polder/core';
import { describe, expect, it, vi } from 'vitest';
import { needGame } from '../games.js';
import { openTable } from './fold.js';
import { loadTable, replayRecords, replayState } from './load.js';
import type { TableRecord } from './records.js';
import type { LiveTable } from './table.js';
import { type Evening, evening, headerOf, playOn } from './testing/tables.js';

/** All that a table shows, as far as it is data. */
const lookOf = (table: LiveTable) => ({
  state: hashState(table.history.state),
  choices: table.history.choices,
  undoable: table.header.seats.map((_, seat) => table.history.undoable(seat)),
  seqs: [table.seq, table.at, table.gameSeq, table.backSeq, table.mustKnow, table.outageTo, table.rewound],
  told: [table.status, table.waiting, table.clocks, table.bots, table.people, table.proposal, table.dueAt],
  decisions: table.decisions.map(({ id, seat, options }) => [id, seat, options.length]),
  conduct: table.conduct,
});

function run<T>(work: Iterator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const stored = (records: readonly TableRecord[]): TableRecord[] => JSON.parse(JSON.stringify(records));
const alone = headerOf({ game: 'valley', options: { players: 2 }, seats: ['person', 'grower'] });

/** One person against a bot: whatever the person proposes is agreed to at once. */
function chooseAny(at: Evening, random: ReturnType<typeof seedRandom>): void {
  const [{ seat, options, id }] = at.table.decisions;
  const { key } = options[below(random, options.length)];
  if (at.table.bots[seat] === null) return void at.does(seat, { type: 'choose', decision: id, keys: [key] });
  const next = at.table.fork();
  const body = { type: 'choice', seat, key, decision: id, bot: 'grower/1' } as const;
  const applied = [next.add({ at: at.now, user: null, command: null, body })];
  at.take({ next, applied, records: applied.map(({ record }) => record) });
}

const isOver = ({ table }: Evening): boolean => table.decisions.length === 0;

/** Takes back all that the limits allow, over and over. */
function worst(): Evening {
  const at = evening(alone);
  const random = seedRandom('worst');
  let seconds = 0;
  for (;;) {
    const { length } = at.table.history.choices;
    if (length < 100 && !isOver(at)) {
      chooseAny(at, random);
      continue;
    }
    const choices = at.table.rewound < 800 ? 10 : length - 4;
    const asked = at.at(++seconds).ask(0, { type: 'propose', what: { what: 'rewind', choices } });
    if (!('next' in asked)) return at;
    at.take(asked);
  }
}

describe('a table that is loaded', () => {
  it('is the one that was played, whatever was taken back on the way', () => {
    for (const header of [headerOf(), headerOf({ game: 'valley', options: { players: 2 } }), alone]) {
      const random = seedRandom(`loaded ${header.game} ${header.seats[1]?.kind}`);
      const at = evening(header);
      for (let i = 1; i < 250 && !isOver(at); i++) {
        at.at(i * 7);
        const { table } = at;
        const [{ seat }] = table.decisions;
        const who = table.bots[seat] === null ? seat : 0;
        const what = below(random, 12);
        const { length } = table.history.choices;
        if (what === 0 && table.history.undoable(who).steps > 0) at.does(who, { type: 'undo' });
        else if (what === 1 && length > 5 && table.proposal === null) {
          at.does(0, { type: 'propose', what: { what: 'rewind', choices: length - 1 - below(random, 5) } });
        } else if (what === 2 && table.proposal) {
          const [by] = table.proposal.asked;
          at.does(by, { type: 'answer', proposal: table.proposal.id, yes: true });
        } else chooseAny(at, random);
        if (i % 9 > 0) continue;
        const { table: loaded, applied } = run(loadTable(header, stored(at.records)));
        expect(lookOf(loaded)).toEqual(lookOf(at.table));
        expect(applied.map(({ record }) => record)).toEqual(stored(at.records));
      }
      expect(at.records.filter(({ body }) => 'left' in body).length).toBeGreaterThan(5);
    }
  });

  it('is read from records that do not say what was left behind, too', () => {
    const at = playOn(evening(headerOf()), seedRandom('older'), 30);
    at.does(0, { type: 'propose', what: { what: 'rewind', choices: 12 } });
    at.does(1, { type: 'answer', proposal: at.table.seq, yes: true });
    playOn(at, seedRandom('older still'), 20);
    const older = stored(at.records).map((record) => {
      const { left: _, ...body } = record.body as TableRecord['body'] & { left?: unknown };
      return { ...record, body } as TableRecord;
    });
    expect(lookOf(run(loadTable(at.table.header, older)).table)).toEqual(lookOf(at.table));
  });

  it('costs as much as the choices that stand, not as the records', () => {
    const at = worst();
    const { header, history } = at.table;
    const choices = at.records.filter(({ body }) => body.type === 'choice').length;
    expect(choices).toBeGreaterThan(1000);
    expect(at.records.length).toBeLessThan(2_500);
    const { game } = needGame('valley');
    const choose = vi.spyOn(game, 'choose');
    const played = (work: () => unknown): number => {
      choose.mockClear();
      work();
      return choose.mock.calls.length;
    };
    const records = stored(at.records);
    expect(played(() => run(loadTable(header, records)))).toBe(history.choices.length);
    expect(played(() => run(replayRecords(header, records)))).toBe(history.choices.length);
    expect(played(() => run(replayState(header, records.slice(0, 160))))).toBeLessThanOrEqual(160);
    choose.mockRestore();
  });

  it('tells what stands as it was told, and of what was taken back only that it was', () => {
    const at = worst();
    const { header } = at.table;
    const applied = run(replayRecords(header, stored(at.records)));
    const played = openTable(header);
    const taken = applied.filter(({ unplayed }) => unplayed);
    expect(taken.length).toBeGreaterThan(900);
    for (const [i, one] of applied.entries()) {
      const { events, backTo, agreed } = played.apply(at.records[i]);
      expect({ backTo: one.backTo, agreed: one.agreed }).toEqual({ backTo, agreed });
      expect(one.events).toEqual(one.unplayed ? [] : events);
    }
  });
});
