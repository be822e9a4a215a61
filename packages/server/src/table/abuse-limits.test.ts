import { type Seat, seedRandom } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { botAsked, botChoices, timeout } from './decide.js';
import { openTable } from './fold.js';
import { type Evening, evening, headerOf, playOn, SECOND, START } from './testing/tables.js';

const valley = headerOf({ game: 'valley', options: { players: 2 } });

/** At the beginning of somebody's turn; the clock is at the start. */
function turnBegins(header = valley): { at: Evening; seat: Seat; other: Seat } {
  const at = playOn(evening(header), seedRandom('manners'), 8);
  const before = at.table.decisions[0].seat;
  while (at.table.decisions[0].seat === before) at.chooses();
  const [{ seat }] = at.table.decisions;
  return { at, seat, other: before };
}

/** Whoever is asked and is a bot takes its first option. */
function botChooses(at: Evening): void {
  const asked = botAsked(at.table);
  if (!asked) throw new Error('No bot is asked.');
  at.take(botChoices(at.table, asked.seat, { keys: [asked.options[0].key], bot: 'grower/1' }, at.now));
}

/** The same table, read anew. */
function reloaded({ table, records }: Evening): Evening['table'] {
  const again = openTable(table.header);
  for (const record of JSON.parse(JSON.stringify(records)) as typeof records) again.apply(record);
  return again;
}

describe('whoever ran out of time', () => {
  it('comes back once the bot has played that turn to its end', () => {
    const { at, seat } = turnBegins();
    at.at(361).take(timeout(at.table, at.now));
    let refusals = 0;
    while (at.table.decisions[0].seat === seat) {
      expect(at.refused(seat, { type: 'return' })).toBe('notNow');
      refusals++;
      botChooses(at);
    }
    expect(refusals).toBeGreaterThan(1);
    at.does(seat, { type: 'return' });
    expect(at.table.bots[seat]).toBeNull();
  });

  it('wins no time by coming back again and again', () => {
    const { at, seat } = turnBegins();
    at.at(361).take(timeout(at.table, at.now));
    for (let seconds = 361; seconds < 421; seconds++)
      expect(at.at(seconds).refused(seat, { type: 'return' })).toBe('notNow');
    expect(reloaded(at).clocks).toEqual(at.table.clocks);
  });

  it('is not locked out by bots in trouble', () => {
    const { at, seat } = turnBegins();
    at.at(361).take(timeout(at.table, at.now));
    expect(at.at(420).refused(seat, { type: 'return' })).toBe('notNow');
    at.at(421).does(seat, { type: 'return' });
  });

  it('comes back at once if the others have gone back with them meanwhile', () => {
    const { at, seat, other } = turnBegins(
      headerOf({ game: 'valley', options: { players: 3 }, seats: ['person', 'person', 'person'] }),
    );
    at.does(other, { type: 'propose', what: { what: 'rewind', choices: 2 } });
    const proposal = at.table.seq;
    at.does(seat, { type: 'answer', proposal, yes: true });
    at.at(361).take(timeout(at.table, at.now));
    const last = [0, 1, 2].filter((it) => it !== seat && it !== other)[0];
    at.does(last, { type: 'answer', proposal, yes: true });
    expect(at.table.history.choices).toHaveLength(2);
    at.does(seat, { type: 'return' });
  });
});

describe('whoever left, or was voted out', () => {
  it('comes back at once', () => {
    const { at, seat } = turnBegins();
    at.does(seat, { type: 'leave' });
    at.does(seat, { type: 'return' });
    const three = turnBegins(
      headerOf({ game: 'valley', options: { players: 3 }, seats: ['person', 'person', 'person'] }),
    );
    const [by, yes] = [0, 1, 2].filter((it) => it !== three.seat);
    three.at.at(61).does(by, { type: 'propose', what: { what: 'standIn', seat: three.seat } });
    three.at.does(yes, { type: 'answer', proposal: three.at.table.seq, yes: true });
    expect(three.at.table.bots[three.seat]).toBe('grower');
    three.at.does(three.seat, { type: 'return' });
  });
});

describe('whoever was told no', () => {
  const pause = { type: 'propose', what: { what: 'pause' } } as const;
  const abandon = { type: 'propose', what: { what: 'abandon' } } as const;

  function declined(): { at: Evening; seat: Seat; other: Seat } {
    const it = turnBegins();
    it.at.does(it.other, pause);
    it.at.at(10).does(it.seat, { type: 'answer', proposal: it.at.table.seq, yes: false });
    return it;
  }

  it('asks for nothing else until ten minutes have passed', () => {
    const { at, other } = declined();
    expect(at.refused(other, pause)).toBe('notNow');
    expect(at.at(609).refused(other, abandon)).toBe('notNow');
    expect(reloaded(at).conduct).toEqual(at.table.conduct);
    at.at(610).does(other, abandon);
  });

  it('may ask again once somebody has chosen, or taken back', () => {
    const chosen = declined();
    chosen.at.chooses(chosen.seat);
    chosen.at.does(chosen.other, pause);
    const back = turnBegins();
    back.at.chooses(back.seat);
    if (back.at.table.history.undoable(back.seat).steps === 0) throw new Error('Take another seed.');
    back.at.does(back.other, pause);
    back.at.does(back.seat, { type: 'answer', proposal: back.at.table.seq, yes: false });
    expect(back.at.refused(back.other, pause)).toBe('notNow');
    back.at.does(back.seat, { type: 'undo' });
    back.at.does(back.other, pause);
  });

  it('does not keep the other from asking', () => {
    const { at, seat } = declined();
    at.does(seat, pause);
  });

  it('is not whoever has withdrawn', () => {
    const { at, other } = turnBegins();
    for (let i = 0; i < 5; i++) {
      at.does(other, pause);
      at.does(other, { type: 'withdraw' });
    }
  });
});

describe('records without end', () => {
  const LIMIT = 200;
  const choicesOf = ({ table }: Evening, seat: Seat): number =>
    table.history.choices.filter((choice) => choice.seat === seat).length;

  it('are not made by proposing and withdrawing: the rest of the game goes on', () => {
    const { at, seat, other } = turnBegins();
    const most = LIMIT + 2 * choicesOf(at, other);
    for (let i = 0; i < most; i++) {
      at.does(other, { type: 'propose', what: { what: 'pause' } });
      at.does(other, { type: 'withdraw' });
    }
    const refused = at.ask(other, { type: 'propose', what: { what: 'pause' } });
    // No client tries that again by itself.
    expect(refused).toEqual({
      refusal: {
        code: 'tooMuch',
        reason: 'often',
        message: expect.stringContaining('too often'),
        retryAfter: 60,
      },
    });
    // Nobody is kept, and whoever goes can come back.
    at.does(other, { type: 'leave' });
    at.does(other, { type: 'return' });
    expect(reloaded(at).conduct).toEqual(at.table.conduct);
    // Answers, pauses, the clock, choices and the other seat know nothing of it.
    at.does(seat, { type: 'propose', what: { what: 'pause' } });
    at.does(other, { type: 'answer', proposal: at.table.seq, yes: true });
    at.does(other, { type: 'resume' });
    while (at.table.decisions[0].seat === seat) at.chooses(seat);
    at.chooses(other);
    at.take(timeout(at.table, START + 1e6 * SECOND));
    expect(at.table.bots).toContain('grower');
  });

  it('are not made by leaving and coming back: whoever has gone too often stays away', () => {
    const { at, other } = turnBegins();
    const most = LIMIT + 2 * choicesOf(at, other);
    for (let i = 0; i < most; i++) {
      at.does(other, { type: 'leave' });
      at.does(other, { type: 'return' });
    }
    at.does(other, { type: 'leave' });
    expect(at.refused(other, { type: 'return' })).toBe('tooMuch');
    expect(reloaded(at).conduct).toEqual(at.table.conduct);
  });

  it('are not made by choosing and taking back the same: what was taken back allows nothing', () => {
    const { at, seat } = turnBegins();
    at.chooses(seat);
    if (at.table.history.undoable(seat).steps === 0) throw new Error('Take another seed.');
    const most = LIMIT + 2 * choicesOf(at, seat);
    for (let i = 0; i < most; i++) {
      at.does(seat, { type: 'undo' });
      at.chooses(seat);
    }
    expect(at.refused(seat, { type: 'undo' })).toBe('tooMuch');
    expect(at.refused(seat, { type: 'restart' })).toBe('tooMuch');
    while (at.table.decisions[0].seat === seat) at.chooses(seat);
  });

  it('leave more to who has played more, also after all went back together', () => {
    const { at, seat, other } = turnBegins();
    playOn(at, seedRandom('on'), 30);
    const choices = choicesOf(at, other);
    at.does(seat, { type: 'propose', what: { what: 'rewind', choices: 0 } });
    at.does(other, { type: 'answer', proposal: at.table.seq, yes: true });
    expect(at.table.conduct[other]).toMatchObject({ extras: 0, choices });
  });
});
