import { below, type Random, type Seat } from '@polder/core';
import { gameEntry } from '../../games.js';
import type { Action } from '../../wire/commands.js';
import type { RefusalCode } from '../../wire/messages.js';
import type { Pace } from '../../wire/table.js';
import { type Decided, decide, type Unwritten } from '../decide.js';
import { openTable } from '../fold.js';
import type { TableRecord } from '../records.js';
import type { LiveTable, TableHeader } from '../table.js';

export const START = 1_700_000_000_000;
export const SECOND = 1000;
export const SEED = 'a-seed-that-nobody-knows';
export const userOf = (seat: Seat): string => `user-${seat}`;

interface Wanted {
  readonly game?: string;
  readonly options?: object;
  readonly seed?: string;
  readonly pace?: Pace;
  readonly seats?: readonly ('person' | 'grower')[];
}

export function headerOf(wanted: Wanted = {}): TableHeader {
  const { game = 'duel', options = {}, seed = SEED, pace = { kind: 'live', turn: 60, bank: 300 } } = wanted;
  const { seats = ['person', 'person'] } = wanted;
  return {
    ...{ id: 'table-0001', game, options, seed, pace, startedAt: START },
    version: gameEntry(game)?.game.version ?? '',
    seats: seats.map((kind, seat) =>
      kind === 'person' ? { kind, user: userOf(seat) } : { kind: 'bot', level: kind },
    ),
  };
}

/** A table that is told what people do, second by second. */
export interface Evening {
  readonly table: LiveTable;
  /** All that have made the table what it is. */
  readonly records: readonly TableRecord[];
  /** Seconds since the start. */
  at(seconds: number): Evening;
  /** Asks for it with knowledge of everything, unless `seen` says otherwise. */
  ask(seat: Seat, action: Action, seen?: number): Decided;
  /** It must be done. */
  does(seat: Seat, action: Action): Unwritten;
  /** It must be refused. */
  refused(seat: Seat, action: Action, seen?: number): RefusalCode;
  /** Any of what is offered; by default the first of those asked chooses its first option. */
  chooses(seat?: Seat, option?: number): Unwritten;
  /** Records from elsewhere. */
  take(unwritten: Unwritten | undefined): void;
  readonly now: number;
}

export function evening(header: TableHeader): Evening {
  let table = openTable(header);
  let now = header.startedAt;
  let commands = 0;
  const records: TableRecord[] = [];
  const take = (unwritten: Unwritten): void => {
    table = unwritten.next;
    records.push(...unwritten.records);
  };
  const self: Evening = {
    get table() {
      return table;
    },
    records,
    get now() {
      return now;
    },
    at(seconds) {
      now = header.startedAt + seconds * SECOND;
      return self;
    },
    ask(seat, action, seen = table.seq) {
      const command = { id: `command-${commands++}`, table: header.id, seq: seen, action };
      return decide(table, { user: userOf(seat) }, command, now);
    },
    does(seat, action) {
      const decided = self.ask(seat, action);
      if (!('next' in decided)) throw new Error(`Not done: ${JSON.stringify(decided)}`);
      take(decided);
      return decided;
    },
    refused(seat, action, seen) {
      const decided = self.ask(seat, action, seen);
      if (!('refusal' in decided)) throw new Error('It was done.');
      return decided.refusal.code;
    },
    chooses(seat = table.decisions[0].seat, option = 0) {
      const open = table.decisions.find((decision) => decision.seat === seat);
      if (!open) throw new Error(`Seat ${seat} is not asked.`);
      return self.does(seat, { type: 'choose', decision: open.id, keys: [open.options[option].key] });
    },
    take(unwritten) {
      if (!unwritten) throw new Error('Nothing was unwritten.');
      take(unwritten);
    },
  };
  return self;
}

/** Chooses anything, until so many choices stand or the game is over. */
export function playOn(at: Evening, random: Random, choices: number): Evening {
  while (at.table.history.choices.length < choices && at.table.decisions.length > 0) {
    const { decisions } = at.table;
    const { seat, options } = decisions[below(random, decisions.length)];
    at.chooses(seat, below(random, options.length));
  }
  return at;
}
