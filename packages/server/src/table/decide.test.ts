import { type Decision, hashState, type Seat, seedRandom } from '@polder/core';
import { describe, expect, it } from 'vitest';
import type { Action, Command } from '../wire/commands.js';
import { type BotChoices, botAsked, botChoices, decide, timeout } from './decide.js';
import { openTable } from './fold.js';
import type { RecordBody } from './records.js';
import { COMMANDS_KEPT, type LiveTable } from './table.js';
import { type Evening, evening, headerOf, playOn, START, userOf } from './testing/tables.js';
import { entryFor, statusFor } from './view.js';

const duel = headerOf();
const valley = headerOf({ game: 'valley', options: { players: 2 } });

const askedAt = ({ table }: Evening, seat: Seat): Decision => {
  const open = table.decisions.find((decision) => decision.seat === seat);
  if (!open) throw new Error(`Seat ${seat} is not asked.`);
  return open;
};

const choosing = (at: Evening, seat: Seat, ...keys: string[]): Action => ({
  type: 'choose',
  decision: askedAt(at, seat).id,
  keys: keys.length > 0 ? keys : [askedAt(at, seat).options[0].key],
});

/** Whose turn it is, after so many choices, and who waits. */
function inTurn(header = valley, choices = 20): { at: Evening; seat: Seat; other: Seat } {
  const at = playOn(evening(header), seedRandom('turn'), choices);
  // Somewhere in mid-turn, where the last choice can be taken back.
  while (at.table.history.restartable(at.table.decisions[0].seat).steps === 0) at.chooses();
  const [{ seat }] = at.table.decisions;
  return { at, seat, other: 1 - seat };
}

const commandOf = (change: Partial<Command>): Command => ({
  ...{ id: 'command-x', table: duel.id, seq: -1, action: { type: 'leave' } },
  ...change,
});

describe('who may do something', () => {
  it('is whoever sits here', () => {
    const table = openTable(duel);
    const action: Action = { type: 'choose', decision: 0, keys: ['x'] };
    const outcome = decide(table, { user: 'stranger' }, commandOf({ action }), START);
    expect(outcome).toMatchObject({ refusal: { code: 'notYours' } });
  });

  it('is only the seat that is asked', () => {
    const { at, other } = inTurn();
    const [{ id, options }] = at.table.decisions;
    expect(at.refused(other, { type: 'choose', decision: id, keys: [options[0].key] })).toBe('notYours');
  });

  it('is not a person for whom a bot plays', () => {
    const { at, seat } = inTurn();
    at.does(seat, { type: 'leave' });
    expect(at.refused(seat, choosing(at, seat))).toBe('notNow');
    expect(at.refused(seat, { type: 'undo' })).toBe('notNow');
    expect(at.refused(seat, { type: 'leave' })).toBe('notNow');
    at.does(seat, { type: 'return' });
    expect(at.refused(seat, { type: 'return' })).toBe('notNow');
    at.chooses(seat);
  });
});

describe('a command', () => {
  it('that was carried out is not done again', () => {
    const { at, seat, other } = inTurn();
    const command = commandOf({ seq: at.table.seq, action: choosing(at, seat) });
    const decided = decide(at.table, { user: userOf(seat) }, command, at.now);
    if (!('next' in decided)) throw new Error('It was refused.');
    at.take(decided);
    const { seq } = at.table;
    if (at.table.decisions[0]?.seat === seat) at.chooses(seat);
    expect(decide(at.table, { user: userOf(seat) }, command, at.now)).toEqual({ done: seq });
    // The other's id is the other's.
    expect(decide(at.table, { user: userOf(other) }, command, at.now)).toHaveProperty('refusal');
  });

  it('of several records is known by its last', () => {
    const { at, seat } = inTurn();
    const keys = [askedAt(at, seat).options[0].key];
    const fork = at.table.fork();
    const body = { type: 'choice', seat, decision: askedAt(at, seat).id, key: keys[0] } as const;
    fork.add({ at: at.now, user: userOf(seat), command: null, body });
    const after = fork.decisions.find((decision) => decision.seat === seat);
    if (!after) throw new Error('The turn is over: take another seed.');
    keys.push(after.options[0].key);
    const command = commandOf({ seq: at.table.seq, action: choosing(at, seat, ...keys) });
    const decided = decide(at.table, { user: userOf(seat) }, command, at.now);
    if (!('next' in decided)) throw new Error('It was refused.');
    expect(decided.records.map(({ body: { type } }) => type)).toEqual(['choice', 'choice']);
    expect(decided.next.done(userOf(seat), command.id)).toBe(at.table.seq + 2);
  });

  it('is forgotten after many others of the same seat, not of the other one', () => {
    const at = evening(duel);
    const [mine, yours] = [at.chooses(0), at.chooses(1)].map(({ records }) => String(records[0].command));
    for (let i = 0; i < COMMANDS_KEPT; i++) {
      expect(at.table.done(userOf(0), mine)).toBe(0);
      at.does(0, { type: at.table.bots[0] === null ? 'leave' : 'return' });
    }
    expect(at.table.done(userOf(0), mine)).toBeUndefined();
    expect(at.table.done(userOf(1), yours)).toBe(1);
  });

  it('that is refused changes nothing, and neither does one that is decided', () => {
    const { at, seat } = inTurn();
    const look = (table: LiveTable): string =>
      hashState([table.history.state, table.history.choices, table.seq, table.mustKnow, table.bots]);
    const before = look(at.table);
    at.refused(seat, choosing(at, seat, 'no-such-key'));
    expect('next' in at.ask(seat, choosing(at, seat))).toBe(true);
    expect('next' in at.ask(seat, { type: 'undo' })).toBe(true);
    expect('next' in at.ask(seat, { type: 'leave' })).toBe(true);
    expect('next' in at.ask(seat, { type: 'propose', what: { what: 'rewind', choices: 0 } })).toBe(true);
    expect(look(at.table)).toBe(before);
  });

  it('is never earlier than the record before it, whatever the clock says', () => {
    const at = evening(duel).at(100);
    at.chooses(0);
    at.at(40).chooses(1);
    expect(at.records.map((record) => record.at)).toEqual([START + 100_000, START + 100_000]);
  });
});

describe('a stale command', () => {
  it('does not know what has happened in the game', () => {
    const { at, seat } = inTurn();
    expect(at.refused(seat, choosing(at, seat), at.table.seq - 1)).toBe('stale');
    expect(at.refused(seat, { type: 'undo' }, at.table.seq - 1)).toBe('stale');
    expect(at.refused(seat, { type: 'restart' }, at.table.seq - 1)).toBe('stale');
    expect(at.refused(seat, { type: 'choose', decision: 0, keys: ['x'] })).toBe('stale');
  });

  it('has seen what this table has not', () => {
    const { at, seat } = inTurn();
    expect(at.refused(seat, choosing(at, seat), at.table.seq + 1)).toBe('stale');
  });

  it('is not one that only misses what others say', () => {
    const { at, seat, other } = inTurn();
    const { seq } = at.table;
    at.does(other, { type: 'propose', what: { what: 'pause' } });
    expect('next' in at.ask(seat, choosing(at, seat), seq)).toBe(true);
  });

  it('is not an answer to a question that others have answered at the same time', () => {
    const at = evening(duel);
    expect(at.table.decisions.map(({ seat }) => seat)).toEqual([0, 1]);
    at.chooses(1);
    at.does(1, { type: 'undo' });
    at.chooses(1);
    const late = at.ask(0, choosing(at, 0), -1);
    expect('next' in late).toBe(true);
    // But who has answered must know what came since to take it back.
    expect(at.refused(1, { type: 'undo' }, -1)).toBe('stale');
  });

  it('is one to a question that looks the same after it was taken back', () => {
    const { at, seat } = inTurn();
    const { seq } = at.table;
    const action = choosing(at, seat);
    at.does(seat, action);
    if (at.table.history.undoable(seat).steps === 0) throw new Error('A barrier: take another seed.');
    at.does(seat, { type: 'undo' });
    expect(at.refused(seat, action, seq)).toBe('stale');
    expect('next' in at.ask(seat, action)).toBe(true);
  });

  it('goes back by a number of choices that may be others by now', () => {
    const { at, seat, other } = inTurn();
    const what = { what: 'rewind', choices: at.table.history.choices.length - 2 } as const;
    const { seq } = at.table;
    at.does(seat, { type: 'undo' });
    expect(at.refused(other, { type: 'propose', what }, seq)).toBe('stale');
    expect('next' in at.ask(other, { type: 'propose', what })).toBe(true);
  });

  it('answers another proposal', () => {
    const { at, seat, other } = inTurn();
    at.does(seat, { type: 'propose', what: { what: 'pause' } });
    const { seq } = at.table;
    at.does(seat, { type: 'withdraw' });
    expect(at.refused(other, { type: 'answer', proposal: seq, yes: true })).toBe('stale');
    at.does(seat, { type: 'propose', what: { what: 'abandon' } });
    expect(at.refused(other, { type: 'answer', proposal: seq, yes: true })).toBe('stale');
  });
});

describe('a choice', () => {
  it('that is not offered is illegal, with the rule that forbids it if one does', () => {
    const at = evening(valley);
    const first = at.table.decisions[0].seat;
    expect(at.ask(first, choosing(at, first, 'no-such-key'))).toEqual({
      refusal: { code: 'illegal', message: "'no-such-key' is not offered here." },
    });
    const random = seedRandom('blocked');
    let blocked = at.table.game.blocked(at.table.history.state, at.table.decisions[0].seat);
    while (blocked.length === 0) {
      playOn(at, random, at.table.history.choices.length + 1);
      blocked = at.table.game.blocked(at.table.history.state, at.table.decisions[0].seat);
    }
    const [{ seat }] = at.table.decisions;
    const [{ key, rule, reason }] = blocked;
    expect(at.ask(seat, choosing(at, seat, key))).toEqual({
      refusal: {
        code: 'illegal',
        message: `'${key}' is not possible now: ${reason} (${rule}).`,
        rule,
        reason,
      },
    });
  });

  it('may bring others after it, as long as they are offered', () => {
    const { at, seat } = inTurn();
    const first = askedAt(at, seat).options[0].key;
    const { records, next } = at.does(seat, choosing(at, seat, first, 'no-such-key', first));
    expect(records.map(({ body }) => body)).toMatchObject([{ type: 'choice', seat, key: first }]);
    expect(next.seq).toBe(at.table.seq);
  });

  it('is refused as a whole if the first is not offered', () => {
    const { at, seat } = inTurn();
    const { key } = askedAt(at, seat).options[0];
    expect(at.refused(seat, choosing(at, seat, 'no-such-key', key))).toBe('illegal');
  });
});

describe('taking back', () => {
  it('takes back one choice, or all of the turn', () => {
    const { at, seat } = inTurn();
    while (at.table.history.restartable(seat).steps < 2) {
      at.chooses();
      if (at.table.decisions[0].seat !== seat) throw new Error('The turn is over: take another seed.');
    }
    const { steps } = at.table.history.restartable(seat);
    const { length } = at.table.history.choices;
    expect(at.ask(seat, { type: 'undo' })).toMatchObject({
      records: [{ body: { type: 'undo', seat, count: 1 } }],
      applied: [{ backTo: length - 1 }],
    });
    at.does(seat, { type: 'restart' });
    expect(at.records.at(-1)?.body).toMatchObject({ type: 'undo', seat, count: steps });
    expect(at.table.history.choices.length).toBe(length - steps);
  });

  it('is refused with the reason', () => {
    const { at, other } = inTurn();
    for (const type of ['undo', 'restart'] as const)
      expect(at.ask(other, { type })).toMatchObject({ refusal: { code: 'cannotUndo', reason: 'nothing' } });
    const revealed = evening(duel);
    revealed.chooses(0);
    revealed.chooses(1);
    const last = revealed.table.history.choices.at(-1)?.seat ?? 0;
    expect(revealed.refused(last, { type: 'undo' })).toBe('cannotUndo');
  });
});

describe('time', () => {
  it('brings a bot for everybody who has none left', () => {
    const at = evening(duel);
    expect(timeout(at.table, START + 359_999)).toBeUndefined();
    const late = timeout(at.table, START + 360_000);
    expect(late?.records.map(({ body, user }) => [body, user])).toEqual([
      [{ type: 'standIn', seat: 0, level: 'grower', why: 'time' }, null],
      [{ type: 'standIn', seat: 1, level: 'grower', why: 'time' }, null],
    ]);
    expect(at.table.bots).toEqual([null, null]);
    at.take(late);
    expect(at.table.bots).toEqual(['grower', 'grower']);
    expect(at.table.dueAt).toBeNull();
  });

  it('never ends at a table without a pace', () => {
    const { table } = evening(headerOf({ pace: { kind: 'none' } }));
    expect(table.dueAt).toBeNull();
    expect(timeout(table, START + 1e12)).toBeUndefined();
  });
});

describe('a bot', () => {
  const header = headerOf({ game: 'valley', options: { players: 2 }, seats: ['grower', 'person'] });

  const planned = (...keys: string[]): BotChoices => ({ keys, bot: 'grower/1' });
  /** Some turns: the bot takes its first option, the person anything. */
  function playWithBot(): Evening {
    const at = evening(header);
    const random = seedRandom('with a bot');
    while (at.records.length < 60) {
      const bot = botAsked(at.table);
      if (bot) at.take(botChoices(at.table, bot.seat, planned(bot.options[0].key), at.now));
      else playOn(at, random, at.table.history.choices.length + 1);
    }
    return at;
  }

  it('is asked at its seat, and where it stands in', () => {
    const at = evening(header);
    expect(at.table.decisions[0].seat).toBe(1);
    expect(botAsked(at.table)).toBeUndefined();
    at.does(1, { type: 'leave' });
    expect(botAsked(at.table)?.seat).toBe(1);
    at.does(1, { type: 'return' });
    while (at.table.decisions[0].seat === 1) at.chooses(1);
    expect(botAsked(at.table)?.seat).toBe(0);
  });

  it('does of its plan what is offered, until it has seen something new or its turn has passed', () => {
    const at = evening(header);
    const random = seedRandom('bot');
    const stops: string[] = [];
    while (at.table.status === 'playing' && at.records.length < 400) {
      const bot = botAsked(at.table);
      if (!bot) {
        playOn(at, random, at.table.history.choices.length + 1);
        continue;
      }
      // A plan by somebody who knows the future.
      const dream = at.table.fork();
      const keys: string[] = [];
      for (let open: Decision | undefined = bot; open && keys.length < 12; ) {
        const { key } = open.options[0];
        keys.push(key);
        dream.add({
          at: at.now,
          user: null,
          command: null,
          body: { type: 'choice', seat: 0, decision: open.id, key },
        });
        open = dream.decisions.find(({ seat }) => seat === 0);
      }
      const done = botChoices(at.table, 0, planned(...keys), at.now);
      if (!done) throw new Error('Nothing was done.');
      const barred = done.applied.map(({ events }) =>
        events.some(({ type, reveals }) => type === 'turn' || reveals),
      );
      expect(barred.slice(0, -1)).not.toContain(true);
      if (done.applied.length < keys.length) expect(barred.at(-1)).toBe(true);
      stops.push(barred.at(-1) ? 'barred' : 'done');
      at.take(done);
    }
    expect(stops).toContain('barred');
  });

  it('is named in the records of its choices, and nobody in those of people', () => {
    const at = playWithBot();
    const marks = at.records.flatMap(({ user, body }) =>
      body.type === 'choice' ? [{ user, mark: 'bot' in body ? body.bot : null }] : [],
    );
    expect(marks.filter(({ user }) => user === null).length).toBeGreaterThan(5);
    expect(marks.filter(({ user }) => user !== null).length).toBeGreaterThan(5);
    for (const { user, mark } of marks) expect(mark).toBe(user === null ? 'grower/1' : null);
  });

  it('leads to the same table by records that do not name it, and clients hear the same', () => {
    const at = playWithBot();
    const again = openTable(header);
    const named = openTable(header);
    for (const record of at.records) {
      const { bot: _, ...body } = record.body as Extract<RecordBody, { type: 'choice' }>;
      const step = again.apply({ ...record, body });
      const same = named.apply(record);
      for (const who of [0, 1, 'table'] as const)
        expect(entryFor(same, who, named.game)).toEqual(entryFor(step, who, again.game));
    }
    expect(hashState(again.history.state)).toBe(hashState(at.table.history.state));
    expect(statusFor(again, 1, at.now)).toEqual(statusFor(at.table, 1, at.now));
  });

  it('does nothing that is not offered, not asked for, or while a person plays there', () => {
    const at = evening(header);
    const mine = at.table.decisions[0].options[0].key;
    expect(botChoices(at.table, 1, planned(mine), at.now)).toBeUndefined();
    expect(botChoices(at.table, 0, planned(mine), at.now)).toBeUndefined();
    while (at.table.decisions[0].seat === 1) at.chooses(1);
    expect(botChoices(at.table, 0, planned(), at.now)).toBeUndefined();
    expect(botChoices(at.table, 0, planned('no-such-key'), at.now)).toBeUndefined();
    const { key } = at.table.decisions[0].options[0];
    expect(botChoices(at.table, 0, planned(key), at.now)?.records.length).toBe(1);
    at.does(1, { type: 'propose', what: { what: 'pause' } });
    expect(at.table.status).toBe('paused');
    expect(botChoices(at.table, 0, planned(key), at.now)).toBeUndefined();
  });
});
