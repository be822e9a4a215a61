import type { Choice, Decision, Game, GameEvent, Seat } from '@polder/core';
import { hashState } from '@polder/core';
import type { Entry, LiveStatus, Sync, TableInfo } from '@polder/server/wire';
import type { Seen, TableMessage } from '../watchers.js';

/** A table as a server has it, as small as can be: the game, its records, and what each audience gets of them. */
export interface Host<State, Event extends GameEvent> {
  readonly state: State;
  readonly seq: number;
  readonly choices: number;
  /** What is asked of anybody. */
  decisions(): readonly Decision[];
  choose(choice: Choice): void;
  /** Own choices in a row at the end of the line. */
  undoable(seat: Seat): number;
  /** So many choices stand from now on. */
  back(seat: Seat, choices: number): void;
  note(seat: Seat | null, what: Extract<Entry, { type: 'note' }>['what']): void;
  pause(paused: boolean): void;
  sync(seat: Seat | null): Sync;
  since(seat: Seat | null, after: number): Extract<TableMessage, { type: 'entries' }>;
  /** What somebody gets who says what they have. */
  answer(seat: Seat | null, seen: Seen | undefined): TableMessage;
  readonly view: (seat: Seat | null) => State;
  /** Tests turn it. */
  now: number;
  setup(change: Partial<Pick<Sync, 'seen'>> & { readonly info?: Partial<TableInfo> }): void;
  readonly events: readonly Event[][];
}

type HostRecord =
  | {
      readonly type: 'choice';
      readonly seat: Seat;
      readonly key: string;
      readonly events: readonly GameEvent[];
    }
  | { readonly type: 'back'; readonly seat: Seat; readonly choices: number }
  | {
      readonly type: 'note';
      readonly seat: Seat | null;
      readonly what: Extract<Entry, { type: 'note' }>['what'];
    };

export const TABLE = 'table-one';

export const personOf = (seat: Seat) => ({ id: `person-${seat}`, name: ['Ada', 'Ben', 'Cleo', 'Dag'][seat] });

/** A table of people, who all sit and play. */
const infoOf = (
  { id, version }: { readonly id: string; readonly version: string },
  seats: number,
): TableInfo => ({
  id: TABLE,
  game: id,
  options: {},
  edition: null,
  status: 'playing',
  listed: true,
  pace: { kind: 'live', turn: 45, bank: 600 },
  rated: false,
  hints: true,
  spectators: true,
  host: personOf(0).id,
  seats: Array.from({ length: seats }, (_, seat) => ({
    kind: 'person',
    person: personOf(seat),
    bot: null,
  })),
  waitingFor: [],
  createdAt: 0,
  startedAt: 1,
  finishedAt: null,
  commitment: 'c',
  version,
  result: null,
  rematch: null,
});

const audience = (seat: Seat | null): Seat | 'table' => seat ?? 'table';

/** As it goes over the wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export function openHost<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  options: Options,
  seed: string,
  seats: number,
): Host<State, Event> {
  let state = game.setup(options, seed);
  let line: { readonly seat: Seat; readonly key: string; readonly events: Event[] }[] = [];
  const records: HostRecord[] = [];
  let paused = false;
  let seen = -1;
  let info = infoOf(game, seats);

  const setupFor = (who: Seat | 'table'): State => game.view(game.setup(options, seed), who);

  function status(seat: Seat | null): LiveStatus {
    const open = game.decisions(state);
    const result = game.result(state) ?? null;
    return {
      seq: records.length - 1,
      status: result ? 'over' : paused ? 'paused' : 'playing',
      decision: paused ? null : (open.find((it) => it.seat === seat) ?? null),
      waitingFor: open.map((it) => it.seat),
      undoable: undoableOf(seat),
      clocks: Array.from({ length: seats }, () => null),
      bots: Array.from({ length: seats }, () => null),
      proposal: null,
      result,
      seed: result ? seed : null,
      now: host.now,
    };
  }

  function undoableOf(seat: Seat | null): LiveStatus['undoable'] {
    const steps = seat === null ? 0 : host.undoable(seat);
    return steps > 0 ? { steps } : { steps, reason: 'otherSeat' };
  }

  const host: Host<State, Event> = {
    now: 1000,
    get state() {
      return state;
    },
    get seq() {
      return records.length - 1;
    },
    get choices() {
      return line.length;
    },
    get events() {
      return line.map((it) => it.events);
    },
    decisions: () => game.decisions(state),
    undoable(seat) {
      const other = line.findLastIndex((it) => it.seat !== seat);
      return line.length - 1 - other;
    },
    choose(choice) {
      const events = game.choose(state, choice);
      const { seat, key } = choice;
      line.push({ seat, key, events });
      records.push({ type: 'choice', seat, key, events });
      host.now++;
    },
    back(seat, choices) {
      line = line.slice(0, choices);
      state = game.setup(options, seed);
      for (const { seat: by, key } of line) {
        const open = game.decisions(state).find((it) => it.seat === by);
        if (open) game.choose(state, { decision: open.id, seat: by, key });
      }
      records.push({ type: 'back', seat, choices });
      host.now++;
    },
    note(seat, what) {
      records.push({ type: 'note', seat, what });
      host.now++;
    },
    pause(now) {
      paused = now;
      host.note(0, now ? 'pause' : 'resume');
    },
    view: (seat) => game.view(state, audience(seat)),
    sync: (seat) =>
      sent({
        info,
        seat,
        options,
        setup: setupFor(audience(seat)),
        entries: entriesFor(game, records, audience(seat)),
        status: status(seat),
        seen,
      }),
    since: (seat, after) =>
      sent({
        type: 'entries',
        table: TABLE,
        after,
        entries: entriesFor(game, records, audience(seat)).slice(after + 1),
        status: status(seat),
      }),
    answer(seat, has) {
      const who = audience(seat);
      const hash = (seq: number): string => hashAt(game, setupFor(who), records.slice(0, seq + 1), who);
      if (has && has.seq <= host.seq && has.hash === hash(has.seq)) return host.since(seat, has.seq);
      return { type: 'sync', table: TABLE, sync: host.sync(seat) };
    },
    setup(change) {
      if (change.seen !== undefined) seen = change.seen;
      info = { ...info, ...change.info };
    },
  };

  return host;
}

function entriesFor<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  records: readonly HostRecord[],
  who: Seat | 'table',
): Entry[] {
  return records.map((record, seq): Entry => {
    const at = seq;
    if (record.type !== 'choice') return { ...record, seq, at };
    const events = record.events.map((event) => game.redact(event as Event, who));
    return { type: 'choice', seq, at, seat: record.seat, key: record.key, events };
  });
}

/** Of the view after that entry, played again from the beginning. */
function hashAt<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  view: State,
  records: readonly HostRecord[],
  who: Seat | 'table',
): string {
  let events: (readonly GameEvent[])[] = [];
  for (const record of records) {
    if (record.type === 'choice') events.push(record.events);
    else if (record.type === 'back') events = events.slice(0, record.choices);
  }
  for (const event of events.flat()) game.evolve(view, game.redact(event as Event, who));
  return hashState(sent(view));
}

/** The same numbers for the same seed. */
export function chanceOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Somebody answers something. False: the game is over. */
export function playOn<State, Event extends GameEvent>(
  host: Host<State, Event>,
  chance: (below: number) => number,
): boolean {
  const open = host.decisions();
  if (open.length === 0) return false;
  const { id, seat, options } = open[chance(open.length)];
  host.choose({ decision: id, seat, key: options[chance(options.length)].key });
  return true;
}
