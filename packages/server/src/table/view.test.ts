import { type Audience, hashState, seedRandom } from '@polder/core';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../wire/table.js';
import { outages, timeout } from './decide.js';
import { openTable } from './fold.js';
import type { TableHeader } from './table.js';
import { type Evening, evening, headerOf, playOn, SECOND, SEED, START, userOf } from './testing/tables.js';
import { audienceOf, entryFor, setupView, statusFor } from './view.js';

const duel = headerOf();
const valley = headerOf({ game: 'valley', options: { players: 2 } });

const entriesOf = ({ table, records }: Evening, who: Audience): Entry[] => {
  const again = openTable(table.header);
  return records.map((record) => entryFor(again.apply(record), who, table.game));
};

const lastEntry = (at: Evening, who: Audience = 'table'): Entry => {
  const entry = entriesOf(at, who).at(-1);
  if (!entry) throw new Error('Nothing has happened.');
  return entry;
};

describe('the eyes', () => {
  it('are those of a seat, or of the table for everybody else', () => {
    expect([userOf(0), userOf(1), 'stranger', undefined].map((user) => audienceOf(duel, user))).toEqual([
      ...[0, 1],
      ...['table', 'table'],
    ]);
  });

  it('see the set-up as the game lets them', () => {
    const { game, history } = evening(duel).table;
    for (const who of [0, 1, 'table'] as const)
      expect(setupView(duel, who)).toEqual(game.view(history.state, who));
    expect(hashState(setupView(duel, 0))).not.toBe(hashState(setupView(duel, 1)));
  });
});

describe('an entry', () => {
  it('of a sealed choice tells its key only to who chose, until it is shown', () => {
    const at = evening(duel);
    at.chooses(0, 1);
    const { key } = at.table.history.choices[0];
    expect(lastEntry(at, 0)).toMatchObject({ type: 'choice', seat: 0, key, at: START, seq: 0 });
    for (const who of [1, 'table'] as const) {
      expect(lastEntry(at, who)).toMatchObject({ type: 'choice', seat: 0, key: null });
      expect(JSON.stringify(lastEntry(at, who))).not.toContain(key);
    }
    at.chooses(1);
    expect(JSON.stringify(lastEntry(at, 'table'))).toContain('"hands"');
  });

  it('of an open choice tells its key to all, even if they do not see all that came of it', () => {
    let hidden = 0;
    for (let game = 0; game < 30 && hidden === 0; game++) {
      const at = playOn(evening({ ...valley, seed: `looks/${game}` }), seedRandom(`${game}`), 4000);
      const [own, table] = [[entriesOf(at, 0), entriesOf(at, 1)], entriesOf(at, 'table')];
      for (const [i, entry] of table.entries()) {
        expect(entry).not.toHaveProperty('key', null);
        if (entry.type === 'choice' && hashState(entry) !== hashState(own[entry.seat][i])) hidden++;
      }
    }
    expect(hidden).toBeGreaterThan(0);
  });

  it('of something taken back says how many choices stand', () => {
    const at = playOn(evening(valley), seedRandom('back'), 10);
    while (at.table.history.undoable(at.table.decisions[0].seat).steps === 0) at.chooses();
    const [{ seat }] = at.table.decisions;
    const { length } = at.table.history.choices;
    at.does(seat, { type: 'undo' });
    expect(lastEntry(at)).toEqual({ type: 'back', seq: at.table.seq, at: START, seat, choices: length - 1 });
    at.does(0, { type: 'propose', what: { what: 'rewind', choices: 4 } });
    expect(lastEntry(at)).toMatchObject({ type: 'note', seat: 0, what: 'propose' });
    at.does(1, { type: 'answer', proposal: at.table.seq, yes: true });
    expect(lastEntry(at)).toMatchObject({ type: 'back', seat: 1, choices: 4 });
  });

  it('of anything else is a note', () => {
    const at = evening(
      headerOf({ game: 'valley', options: { players: 3 }, seats: ['person', 'person', 'person'] }),
    );
    const notes: unknown[] = [];
    const note = (): void => {
      const entry = lastEntry(at);
      notes.push(entry.type === 'note' ? [entry.what, entry.seat] : entry);
    };
    const propose = (what: 'pause' | 'abandon'): number => {
      at.does(0, { type: 'propose', what: { what } });
      note();
      return at.table.seq;
    };
    const answer = (seat: number, proposal: number, yes: boolean): void => {
      at.does(seat, { type: 'answer', proposal, yes });
      note();
    };
    const pause = propose('pause');
    answer(1, pause, true);
    answer(2, pause, true);
    at.does(1, { type: 'resume' });
    note();
    answer(1, propose('pause'), false);
    at.at(601);
    propose('pause');
    at.does(0, { type: 'withdraw' });
    note();
    at.does(2, { type: 'leave' });
    note();
    at.does(2, { type: 'return' });
    note();
    const gone = at.table.decisions[0].seat;
    const voters = [0, 1, 2].filter((seat) => seat !== gone);
    at.at(800).does(voters[0], { type: 'propose', what: { what: 'standIn', seat: gone } });
    note();
    answer(voters[1], at.table.seq, true);
    at.does(gone, { type: 'return' });
    note();
    const abandon = propose('abandon');
    at.at(900).take(outages(at.table, [{ from: at.now - 10, to: at.now }], at.now));
    note();
    answer(1, abandon, true);
    answer(2, abandon, true);
    expect(notes).toEqual([
      ...[
        ['propose', 0],
        ['agree', 1],
        ['pause', 2],
        ['resume', 1],
      ],
      ...[
        ['propose', 0],
        ['decline', 1],
        ['propose', 0],
        ['withdraw', 0],
      ],
      ...[
        ['standIn', 2],
        ['return', 2],
      ],
      ...[
        ['propose', voters[0]],
        ['standIn', gone],
        ['return', gone],
      ],
      ...[
        ['propose', 0],
        ['outage', null],
        ['agree', 1],
        ['abandon', 2],
      ],
    ]);
  });
});

describe('a status', () => {
  const status = (at: Evening, who: Audience) => statusFor(at.table, who, at.now);

  it('tells a seat what it is asked, in plain data, and nobody else', () => {
    const at = playOn(evening(valley), seedRandom('status'), 8);
    const [open] = at.table.decisions;
    const mine = status(at, open.seat);
    expect(mine.decision).toEqual({
      ...{ id: open.id, seat: open.seat, ask: open.ask, source: open.source },
      options: open.options.map(({ key, target }) => ({ key, ...(target !== undefined && { target }) })),
    });
    expect(JSON.parse(JSON.stringify(mine))).toEqual(mine);
    expect(status(at, 1 - open.seat).decision).toBeNull();
    expect(status(at, 'table').decision).toBeNull();
    expect(status(at, 'table').waitingFor).toEqual([open.seat]);
    expect(mine.undoable).toEqual(at.table.history.undoable(open.seat));
    expect(status(at, 'table').undoable).toEqual({ steps: 0, reason: 'nothing' });
  });

  it('asks nothing in a pause, and nothing of whom a bot plays for', () => {
    const at = evening(duel);
    at.does(0, { type: 'leave' });
    expect(status(at, 0)).toMatchObject({ decision: null, bots: ['grower', null], waitingFor: [0, 1] });
    at.does(0, { type: 'return' });
    expect(status(at, 0).decision?.seat).toBe(0);
    at.does(0, { type: 'propose', what: { what: 'pause' } });
    expect(status(at, 1).proposal).toMatchObject({ by: 0, what: { what: 'pause' }, asked: [1] });
    at.does(1, { type: 'answer', proposal: at.table.seq, yes: true });
    expect(status(at, 0)).toMatchObject({ decision: null, status: 'paused', proposal: null });
  });

  it('tells the clocks: what is left of the free time, and of the bank', () => {
    const at = evening(
      headerOf({ seats: ['person', 'person'], pace: { kind: 'live', turn: 60, bank: 300 } }),
    );
    expect(status(at.at(10), 0).clocks[0]).toEqual({ bank: 300_000, since: START, free: 60_000 });
    at.at(100).does(0, { type: 'propose', what: { what: 'pause' } });
    at.does(1, { type: 'answer', proposal: at.table.seq, yes: true });
    expect(status(at, 0).clocks[0]).toEqual({ bank: 260_000, since: null, free: 0 });
    at.at(500).does(1, { type: 'resume' });
    expect(status(at, 'table').clocks[0]).toEqual({ bank: 260_000, since: START + 560 * SECOND, free: 0 });
    expect(at.table.dueAt).toBe(START + 820 * SECOND);
    at.take(timeout(at.table, START + 820 * SECOND));
    expect(status(at, 'table').clocks).toEqual([null, null]);
    expect(status(evening(headerOf({ pace: { kind: 'none' } })), 0).clocks).toEqual([null, null]);
  });

  it.each<[string, TableHeader, boolean]>([
    ['over', valley, false],
    ['abandoned', valley, true],
  ])('shows the seed once the game is %s, not before', (how, header, abandon) => {
    const at = playOn(evening(header), seedRandom('over'), abandon ? 10 : 0);
    for (const who of [0, 1, 'table'] as const) expect(JSON.stringify(status(at, who))).not.toContain(SEED);
    if (abandon) {
      at.does(0, { type: 'propose', what: { what: 'abandon' } });
      at.does(1, { type: 'answer', proposal: at.table.seq, yes: true });
    } else playOn(at, seedRandom('over'), 10_000);
    expect(status(at, 'table')).toMatchObject({ status: how, seed: SEED, waitingFor: [] });
    expect(status(at, 'table').result === null).toBe(abandon);
  });
});

describe('what one seat keeps to itself', () => {
  it('changes no byte of what others are sent', () => {
    const sent = (option: number, who: Audience): string => {
      const at = evening(duel);
      at.chooses(1, option);
      return JSON.stringify([setupView(duel, who), entriesOf(at, who), statusFor(at.table, who, at.now)]);
    };
    for (const who of [0, 'table'] as const) expect(sent(1, who)).toBe(sent(0, who));
    expect(sent(1, 1)).not.toBe(sent(0, 1));
  });
});
