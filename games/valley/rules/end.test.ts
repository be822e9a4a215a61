import { describe, expect, it } from 'vitest';
import { freshTable, lavishCalendar, type Table, table } from '../testing/index.js';
import { valley } from './game.js';

const COUNTS = [2, 3, 4] as const;
type Turn = readonly [seat: number, round: number];

/** Round 9 begins; nobody has anything, `triggers` is one step before the last column, the others far. */
function nearTheEnd(players: 2 | 3 | 4, triggers: number, expert?: boolean): Table {
  const t = table(expert === undefined ? { players } : { players, expert });
  t.round(9).gate(1).water(0);
  for (let seat = 0; seat < players; seat++) {
    t.seat(seat).vp(5).tools(0).guilder(0).storage().calendar(2).steps(13);
    if (seat === triggers) t.calendar(3).steps(23);
  }
  return t.seat(0).atGate();
}

/** Play on to the end, doing nothing in each turn; returns the turns played, by seat and round. */
function playOut(t: Table): Turn[] {
  const turns: Turn[] = [];
  while (t.ask !== undefined) {
    if (t.ask === 'action') turns.push([t.asked ?? -1, t.state.turn.round]);
    t.choose(t.ask === 'action' ? 'end' : t.offered[0]);
    if (turns.length > 200) throw new Error('The game does not end.');
  }
  return turns;
}

const rounds = (players: number, ...numbers: number[]): Turn[] =>
  numbers.flatMap((round) => Array.from({ length: players }, (_, seat): Turn => [seat, round]));

const CASES = COUNTS.flatMap((players) =>
  Array.from({ length: players }, (_, seat) => [players, seat] as const),
);

describe('The end of the game', () => {
  it.each(CASES)(
    'END-1 %i players, seat %i triggers: the round is finished, then one more turn each',
    (players, seat) => {
      const t = nearTheEnd(players, seat);
      expect(playOut(t)).toEqual(rounds(players, 9, 10));
      expect(t.state.over).toBe(true);
      expect(t.seat(seat).has.calendar).toBe(4);
    },
  );

  it.each(CASES)(
    'END-1 expert, %i players, seat %i triggers: the round is finished, no extra one',
    (players, seat) => {
      const t = nearTheEnd(players, seat, true);
      expect(playOut(t)).toEqual(rounds(players, 9));
      expect(t.state.over).toBe(true);
      expect(t.seat(seat).has.calendar).toBe(4);
    },
  );

  it('END-1 expert: false is the ordinary game', () => {
    expect(playOut(nearTheEnd(2, 1, false))).toEqual(rounds(2, 9, 10));
  });

  it('END-1 another player who arrives in the extra round does not prolong it', () => {
    const t = nearTheEnd(3, 1);
    t.seat(2).calendar(3).steps(22).seat(0);
    expect(playOut(t)).toEqual(rounds(3, 9, 10));
    expect(t.seat(2).has.calendar).toBe(4);
    expect(t.vpFrom('calendar')).toBe(5);
    expect(t.seat(1).vpFrom('calendar')).toBe(8);
  });

  it('END-1 another player who arrives in the same round does not prolong it', () => {
    const t = nearTheEnd(4, 0);
    t.seat(3).calendar(3).steps(23).seat(0);
    expect(playOut(t)).toEqual(rounds(4, 9, 10));
    expect([0, 1, 2, 3].map((seat) => t.seat(seat).vpFrom('calendar'))).toEqual([8, 0, 0, 5]);
  });

  it('END-1 RWD-1 the end can’t be put off: reaching the column is not asked about', () => {
    const t = nearTheEnd(2, 0).choose('gate:1').asks('action', 0);
    expect(t.state.lastRound).toBe(10);
  });

  it('END-1 there is no result before, and nothing is asked after', () => {
    const t = nearTheEnd(2, 0, true).choose('gate:1', 'end').asks('action', 1);
    expect(valley.result(t.state)).toBeUndefined();
    t.choose('end');
    expect(t.eventsOf('over')).toHaveLength(1);
    expect(valley.decisions(t.state)).toEqual([]);
    expect(valley.result(t.state)?.winners).toEqual([0]);
  });

  it.each([
    [2, false, 25],
    [3, false, 25],
    [4, false, 25],
    [2, true, 24],
    [3, true, 24],
    [4, true, 24],
  ] as const)(
    'END-1 a whole game of single steps, %i players, expert %s: %i turns each',
    (players, expert, turns) => {
      // A Calendar without VP before its last column.
      const t = freshTable({ players, expert, edition: lavishCalendar });
      while (t.ask === 'startingCard' || t.ask === 'marker') t.choose(t.offered[0]);
      const played = new Array<number>(players).fill(0);
      while (t.ask !== undefined) {
        if (t.ask === 'gate') t.choose('gate:1');
        else if (t.ask === 'wheels') t.choose('turn:1');
        else {
          played[t.asked ?? -1]++;
          t.choose('end');
        }
      }
      expect(played).toEqual(new Array(players).fill(turns));
      expect(t.state.players.map((_, seat) => t.seat(seat).has.calendar)).toEqual(new Array(players).fill(4));
      const calendar = t.state.players.map((_, seat) => t.seat(seat).vpFrom('calendar'));
      expect(calendar).toEqual([8, 5, 3, 2].slice(0, players));
      expect(t.state.players.map((_, seat) => t.seat(seat).has.vp)).toEqual([13, 10, 8, 7].slice(0, players));
    },
  );

  it('END-1 expert makes no other difference', () => {
    const plain = freshTable({ seed: 'same' }).state;
    const expert = freshTable({ seed: 'same', expert: true }).state;
    expect({ ...expert, options: plain.options }).toEqual(plain);
  });
});
