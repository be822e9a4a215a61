import { hashState, type Seat, seedRandom } from '@polder/core';
import { describe, expect, it } from 'vitest';
import type { RefusalCode } from '../wire/messages.js';
import { gone, timeout } from './decide.js';
import { openTable } from './fold.js';
import type { Proposal } from './records.js';
import { type Evening, evening, headerOf, playOn, userOf } from './testing/tables.js';

type Seats = readonly ('person' | 'grower')[];

function tableOf(seats: Seats = ['person', 'person', 'person']): Evening {
  const options = { players: seats.length };
  return playOn(
    evening(headerOf({ game: 'valley', options, seats })),
    seedRandom('talk'),
    seats.includes('grower') ? 0 : 12,
  );
}

function propose(at: Evening, seat: Seat, what: Proposal): number {
  at.does(seat, { type: 'propose', what });
  return at.table.seq;
}
const answer = (at: Evening, seat: Seat, proposal: number, yes: boolean): void =>
  void at.does(seat, { type: 'answer', proposal, yes });

describe('a proposal', () => {
  it('is carried out by the last yes', () => {
    const at = tableOf();
    const id = propose(at, 1, { what: 'pause' });
    expect(at.table.proposal).toEqual({ id, by: 1, what: { what: 'pause' }, yes: [1], asked: [0, 2] });
    answer(at, 2, id, true);
    expect(at.table.proposal?.asked).toEqual([0]);
    expect(at.table.status).toBe('playing');
    answer(at, 0, id, true);
    expect(at.table.proposal).toBeNull();
    expect(at.table.status).toBe('paused');
  });

  it('is ended by a no, or by its proposer', () => {
    const at = tableOf();
    answer(at, 0, propose(at, 1, { what: 'abandon' }), false);
    expect(at.table.proposal).toBeNull();
    propose(at, 2, { what: 'abandon' });
    expect(at.refused(0, { type: 'withdraw' })).toBe('notYours');
    at.does(2, { type: 'withdraw' });
    expect(at.table.proposal).toBeNull();
    expect(at.refused(2, { type: 'withdraw' })).toBe('notNow');
    expect(at.table.status).toBe('playing');
  });

  it('is made one at a time, and answered once', () => {
    const at = tableOf();
    const id = propose(at, 1, { what: 'pause' });
    expect(at.refused(0, { type: 'propose', what: { what: 'abandon' } })).toBe('notNow');
    expect(at.refused(1, { type: 'answer', proposal: id, yes: true })).toBe('notNow');
    answer(at, 0, id, true);
    expect(at.refused(0, { type: 'answer', proposal: id, yes: false })).toBe('notNow');
  });

  it('stays when somebody chooses or takes back', () => {
    const at = tableOf();
    while (at.table.history.undoable(at.table.decisions[0].seat).steps === 0) at.chooses();
    const [{ seat }] = at.table.decisions;
    propose(at, 0, { what: 'rewind', choices: 1 });
    const { proposal } = at.table;
    at.does(seat, { type: 'undo' });
    expect(at.table.proposal).toEqual(proposal);
    at.chooses();
    expect(at.table.proposal).toEqual(proposal);
  });

  it('is agreed at once by the only person at the table', () => {
    const at = tableOf(['grower', 'person', 'grower']);
    const drafted = at.does(1, { type: 'propose', what: { what: 'pause' } });
    expect(drafted.applied[0].agreed).toEqual({ what: 'pause' });
    expect(at.table.status).toBe('paused');
  });

  it('of a pause does not ask those for whom a bot plays, and asks them when they come back', () => {
    const at = tableOf();
    at.does(2, { type: 'leave' });
    const id = propose(at, 1, { what: 'pause' });
    expect(at.table.proposal?.asked).toEqual([0]);
    at.does(2, { type: 'return' });
    expect(at.table.proposal?.asked).toEqual([0, 2]);
    answer(at, 0, id, true);
    expect(at.table.status).toBe('playing');
    answer(at, 2, id, true);
    expect(at.table.status).toBe('paused');
  });

  it('of a pause is not agreed to by those who leave in silence', () => {
    const at = tableOf();
    const id = propose(at, 1, { what: 'pause' });
    at.does(2, { type: 'leave' });
    expect(at.table.proposal).toMatchObject({ id, asked: [0] });
    at.does(0, { type: 'leave' });
    expect(at.table.proposal).toBeNull();
    expect(at.table.status).toBe('playing');
  });

  describe.each<Proposal>([{ what: 'abandon' }, { what: 'rewind', choices: 3 }])('to $what', (what) => {
    const isDone = ({ table }: Evening): boolean =>
      table.status === 'abandoned' || table.history.choices.length === 3;

    it('is not agreed to by the only one who is there', () => {
      const at = tableOf(['person', 'person']);
      at.does(0, { type: 'leave' });
      const id = propose(at, 1, what);
      expect(isDone(at)).toBe(false);
      expect(at.table.proposal?.asked).toEqual([0]);
      expect(at.refused(0, { type: 'answer', proposal: id, yes: true })).toBe('notNow');
      at.does(0, { type: 'return' });
      expect(at.table.proposal?.asked).toEqual([0]);
      answer(at, 0, id, true);
      expect(isDone(at)).toBe(true);
    });

    it('still asks whoever leaves, by their own will or by the clock', () => {
      const at = tableOf();
      const id = propose(at, 1, what);
      answer(at, 0, id, true);
      at.does(2, { type: 'leave' });
      expect(at.table.proposal).toMatchObject({ id, asked: [2] });
      expect(isDone(at)).toBe(false);
      at.does(2, { type: 'return' });
      const asked = at.table.decisions[0].seat;
      if (asked !== 1) {
        at.take(timeout(at.table, at.now + 1e6));
        expect(at.table.bots[asked]).toBe('grower');
        expect(at.table.proposal).toMatchObject({ id, asked: [2] });
      }
      expect(isDone(at)).toBe(false);
    });
  });

  it('is off when a bot is proposed for somebody, unless it is one itself', () => {
    const at = tableOf(['person', 'person', 'person', 'person']).at(100);
    const gone = at.table.decisions[0].seat;
    const [by, other, third] = [0, 1, 2, 3].filter((seat) => seat !== gone);
    propose(at, gone, { what: 'pause' });
    const id = propose(at, by, { what: 'standIn', seat: gone });
    expect(at.table.proposal).toMatchObject({ id, by, asked: [other, third] });
    expect(at.refused(other, { type: 'propose', what: { what: 'standIn', seat: gone } })).toBe('notNow');
    expect(at.refused(other, { type: 'propose', what: { what: 'pause' } })).toBe('notNow');
  });

  it('ends when its proposer leaves', () => {
    const at = tableOf();
    propose(at, 1, { what: 'abandon' });
    at.does(1, { type: 'leave' });
    expect(at.table.proposal).toBeNull();
  });
});

describe('a pause', () => {
  function paused(): Evening {
    const at = tableOf(['person', 'person']);
    answer(at, 0, propose(at, 1, { what: 'pause' }), true);
    return at;
  }

  it('lets nobody choose or take back, until anybody ends it', () => {
    const at = paused();
    const [{ seat, id, options }] = at.table.decisions;
    expect(at.refused(seat, { type: 'choose', decision: id, keys: [options[0].key] })).toBe('notNow');
    expect(at.refused(seat, { type: 'undo' })).toBe('notNow');
    expect(at.refused(1, { type: 'propose', what: { what: 'pause' } })).toBe('notNow');
    at.does(0, { type: 'resume' });
    expect(at.table.status).toBe('playing');
    expect(at.refused(0, { type: 'resume' })).toBe('notNow');
    at.chooses();
  });

  it('needs somebody else who is there where there is a clock', () => {
    const at = tableOf();
    for (const seat of [0, 2]) at.does(seat, { type: 'leave' });
    const pause = { type: 'propose', what: { what: 'pause' } } as const;
    expect(at.ask(1, pause)).toMatchObject({ refusal: { code: 'notNow', reason: 'alone' } });
    at.does(0, { type: 'return' });
    at.does(1, pause);
    expect(at.table.proposal?.asked).toEqual([0]);
    const none = evening(headerOf({ pace: { kind: 'none' } }));
    none.does(0, { type: 'leave' });
    none.does(1, pause);
    expect(none.table.status).toBe('paused');
  });

  it('can be had by whoever is left with bots for good', () => {
    const at = tableOf(['person', 'person']);
    at.take(gone(at.table, userOf(0), at.now));
    at.does(1, { type: 'propose', what: { what: 'pause' } });
    expect(at.table.status).toBe('paused');
  });

  it('ends when the last person leaves', () => {
    const at = paused();
    at.does(0, { type: 'leave' });
    expect(at.table.status).toBe('paused');
    expect(at.refused(0, { type: 'resume' })).toBe('notNow');
    at.does(1, { type: 'leave' });
    expect(at.table.status).toBe('playing');
  });
});

describe('a way back', () => {
  it('leads to the table as it was, beyond turns and what was shown', () => {
    const at = tableOf();
    const { game } = at.table;
    const then = hashState(at.table.history.state);
    const count = at.table.history.choices.length;
    playOn(at, seedRandom('on'), count + 30);
    const shown = at.records.slice(-30).some(({ chance }) => chance !== null);
    expect(shown).toBe(true);
    const id = propose(at, 0, { what: 'rewind', choices: count });
    answer(at, 1, id, true);
    const { applied } = at.does(2, { type: 'answer', proposal: id, yes: true });
    expect(applied[0]).toMatchObject({ backTo: count, agreed: { what: 'rewind', choices: count } });
    expect(hashState(at.table.history.state)).toBe(then);
    expect(at.table.decisions.map(({ id: open }) => open)).toEqual(
      game.decisions(at.table.history.state).map(({ id: open }) => open),
    );
    expect(at.table.mustKnow).toEqual([at.table.seq, at.table.seq, at.table.seq]);
  });

  it('is no longer asked for when it is lost', () => {
    const at = tableOf(['person', 'person']);
    while (at.table.history.undoable(at.table.decisions[0].seat).steps === 0) at.chooses();
    const [{ seat }] = at.table.decisions;
    const { length } = at.table.history.choices;
    propose(at, seat, { what: 'rewind', choices: length - 1 });
    at.does(seat, { type: 'undo' });
    expect(at.table.proposal).toBeNull();
  });

  it.each<[number, RefusalCode]>([
    [12, 'bad'],
    [99, 'bad'],
  ])('is not to %d of 12 choices', (choices, code) => {
    expect(tableOf().refused(0, { type: 'propose', what: { what: 'rewind', choices } })).toBe(code);
  });
});

describe('a vote for a bot', () => {
  it('asks all but the one who is gone, once their free time is over', () => {
    const at = tableOf();
    const gone = at.table.decisions[0].seat;
    const [by, other] = [0, 1, 2].filter((seat) => seat !== gone);
    const what: Proposal = { what: 'standIn', seat: gone };
    expect(at.at(59).refused(by, { type: 'propose', what })).toBe('notNow');
    const id = propose(at.at(60), by, what);
    expect(at.table.proposal?.asked).toEqual([other]);
    expect(at.refused(gone, { type: 'answer', proposal: id, yes: false })).toBe('notYours');
    answer(at, other, id, true);
    expect(at.table.bots[gone]).toBe('grower');
    expect(at.refused(by, { type: 'propose', what })).toBe('notNow');
    at.does(gone, { type: 'return' });
    expect(at.table.bots[gone]).toBeNull();
  });

  it('is not about somebody who keeps nobody waiting, oneself, or a bot', () => {
    const at = tableOf().at(200);
    const asked = at.table.decisions[0].seat;
    const [by, idle] = [0, 1, 2].filter((seat) => seat !== asked);
    const code = (seat: Seat): RefusalCode =>
      at.refused(by, { type: 'propose', what: { what: 'standIn', seat } });
    expect(code(idle)).toBe('notNow');
    expect(code(by)).toBe('bad');
    expect(code(7)).toBe('bad');
    const bots = tableOf(['grower', 'person', 'person']);
    expect(bots.refused(1, { type: 'propose', what: { what: 'standIn', seat: 0 } })).toBe('bad');
  });

  it('is over as soon as they choose', () => {
    const at = tableOf();
    const gone = at.table.decisions[0].seat;
    propose(at.at(100), (gone + 1) % 3, { what: 'standIn', seat: gone });
    at.chooses(gone);
    expect(at.table.proposal).toBeNull();
    expect(at.table.bots[gone]).toBeNull();
  });

  it.each([
    ['at a table of two', ['person', 'person']],
    ['if the others are bots', ['person', 'grower', 'person']],
  ] as const)('is not made by one other person alone where there is a clock, %s', (_, seats) => {
    const at = evening(headerOf({ game: 'valley', options: { players: seats.length }, seats }));
    if (at.table.bots[at.table.decisions[0].seat] !== null)
      throw new Error('A bot begins: take another seed.');
    const gone = at.table.decisions[0].seat;
    const by = seats.findIndex((kind, seat) => kind === 'person' && seat !== gone);
    const decided = at.at(359).ask(by, { type: 'propose', what: { what: 'standIn', seat: gone } });
    expect(decided).toEqual({
      refusal: {
        code: 'notNow',
        reason: 'clockOnly',
        message: 'With fewer than 2 others at the table only the clock brings a bot.',
      },
    });
    expect(timeout(at.table, at.now)).toBeUndefined();
    at.take(timeout(at.table, at.at(360).now));
    expect(at.table.bots[gone]).toBe('grower');
  });

  it('is not made by one person while bots stand in for the others', () => {
    const at = tableOf().at(100);
    const gone = at.table.decisions[0].seat;
    const [by, other] = [0, 1, 2].filter((seat) => seat !== gone);
    at.does(other, { type: 'leave' });
    const what: Proposal = { what: 'standIn', seat: gone };
    expect(at.refused(by, { type: 'propose', what })).toBe('notNow');
    at.does(other, { type: 'return' });
    const id = propose(at, by, what);
    at.does(other, { type: 'leave' });
    expect(at.table.proposal).toBeNull();
    expect(at.table.bots[gone]).toBeNull();
    expect(at.refused(other, { type: 'answer', proposal: id, yes: true })).toBe('stale');
  });

  it('takes an hour at a table without a pace', () => {
    const at = evening(headerOf({ pace: { kind: 'none' } }));
    const what: Proposal = { what: 'standIn', seat: 1 };
    expect(at.at(3599).refused(0, { type: 'propose', what })).toBe('notNow');
    propose(at.at(3600), 0, what);
    expect(at.table.bots).toEqual([null, 'grower']);
  });

  it('is off when a bot plays there anyway', () => {
    const at = tableOf();
    const gone = at.table.decisions[0].seat;
    const by = (gone + 1) % 3;
    propose(at.at(100), by, { what: 'standIn', seat: gone });
    at.take(timeout(at.table, at.now + 1e6));
    expect(at.table.proposal).toBeNull();
    expect(at.table.bots[gone]).toBe('grower');
  });
});

describe('somebody whose account is gone', () => {
  const goes = (at: Evening, seat: Seat): void => at.take(gone(at.table, userOf(seat), at.now));

  it('has a bot, never comes back, and goes only once', () => {
    const at = tableOf();
    goes(at, 2);
    expect(at.records.at(-1)).toMatchObject({ user: null, body: { type: 'standIn', seat: 2, why: 'gone' } });
    expect(at.table.bots[2]).toBe('grower');
    expect(at.refused(2, { type: 'return' })).toBe('notNow');
    expect(gone(at.table, userOf(2), at.now)).toBeUndefined();
    expect(gone(at.table, 'stranger', at.now)).toBeUndefined();
    const again = openTable(at.table.header);
    for (const record of at.records) again.apply(record);
    expect([again.bots, again.people]).toEqual([at.table.bots, [0, 1]]);
  });

  it('and all others with them leave nobody who could agree to go back', () => {
    const at = tableOf();
    goes(at, 2);
    goes(at, 1);
    const { length } = at.table.history.choices;
    const asked = at.ask(0, { type: 'propose', what: { what: 'rewind', choices: 3 } });
    expect(asked).toMatchObject({ refusal: { code: 'notNow', reason: 'gone' } });
    expect(at.table.history.choices).toHaveLength(length);
  });

  it('is gone for good also if they had left before', () => {
    const at = tableOf();
    at.does(2, { type: 'leave' });
    goes(at, 2);
    expect(at.refused(2, { type: 'return' })).toBe('notNow');
    expect(at.table.people).toEqual([0, 1]);
  });

  it.each<Proposal>([{ what: 'abandon' }, { what: 'rewind', choices: 3 }])(
    'is not asked to $what',
    (what) => {
      const at = tableOf();
      goes(at, 2);
      const id = propose(at, 1, what);
      expect(at.table.proposal?.asked).toEqual([0]);
      answer(at, 0, id, true);
      expect(at.table.proposal).toBeNull();
      expect(at.table.status === 'abandoned' || at.table.history.choices.length === 3).toBe(true);
    },
  );

  it('is no longer asked what was proposed before; what only they were to answer is off', () => {
    const at = tableOf();
    const id = propose(at, 1, { what: 'abandon' });
    goes(at, 2);
    expect(at.table.proposal).toMatchObject({ id, asked: [0] });
    goes(at, 0);
    expect([at.table.proposal, at.table.status]).toEqual([null, 'playing']);
    propose(at, 1, { what: 'abandon' });
    expect(at.table.status).toBe('abandoned');
  });

  it('leaves a game that is over as it is', () => {
    const at = tableOf(['person', 'person']);
    answer(at, 0, propose(at, 1, { what: 'abandon' }), true);
    expect(gone(at.table, userOf(0), at.now)).toBeUndefined();
  });
});

describe('an abandoned game', () => {
  it('is at its end, without a winner', () => {
    const at = tableOf(['person', 'person']);
    answer(at, 0, propose(at, 1, { what: 'abandon' }), true);
    expect(at.table.status).toBe('abandoned');
    expect(at.table.result).toBeUndefined();
    expect(at.table.decisions).toEqual([]);
    expect(at.table.dueAt).toBeNull();
    expect(at.refused(0, { type: 'leave' })).toBe('notNow');
  });
});
