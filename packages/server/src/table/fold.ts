import {
  BadRecord,
  CannotUndo,
  type Decision,
  type GameEvent,
  hashState,
  isIllegalChoice,
  openHistory,
  type Result,
  type Seat,
} from '@polder/core';
import { gameEntry, rulesAt } from '../games.js';
import { conductAfter, newConduct, overAbuseLimit } from './abuse-limits.js';
import { type Agreement, agreementAfter, firstAgreement, seatOf, withoutLostWay } from './agreement.js';
import * as clocks from './clocks.js';
import { objectionTo } from './objections.js';
import { isProven, otherCourse, type ProvenLine, provenBack, provenChoice, provenStart } from './proof.js';
import { isOfServer, type Proposal, type RecordBody, type TableRecord } from './records.js';
import {
  type AppliedRecord,
  COMMANDS_KEPT,
  type Conduct,
  type LiveTable,
  type Table,
  type TableHeader,
} from './table.js';

/** The table at its start. Throws BadRecord if its game can't be played here. */
export function openTable(header: TableHeader): LiveTable {
  const fold = atStart(header);
  const decisions = fold.game.decisions(fold.history.state);
  return createTable(waitingFor({ fold, decisions, body: undefined, rewound: false }));
}

/** What a table is made of. Except the history everything is replaced, never changed: a fork may share it. */
export interface Fold {
  readonly header: TableHeader;
  readonly game: Table['game'];
  readonly history: Table['history'];
  /** Of the choices that stand. */
  readonly proven: ProvenLine;
  readonly seq: number;
  readonly at: number;
  readonly gameSeq: number;
  readonly backSeq: number;
  readonly mustKnow: readonly number[];
  readonly agreement: Agreement;
  readonly timers: readonly clocks.Timer[];
  readonly waiting: readonly (number | null)[];
  readonly conduct: readonly Conduct[];
  readonly outageTo: number;
  readonly rewound: number;
  /** By seat, oldest first. */
  readonly commands: readonly (readonly Done[])[];
  readonly result: Result | undefined;
  readonly decisions: readonly Decision[];
}

interface Done {
  readonly command: string;
  readonly seq: number;
}

export function atStart(header: TableHeader): Fold {
  const present = gameEntry(header.game)?.game.version;
  if (present === undefined) throw new BadRecord(-1, `There is no game '${header.game}'.`);
  const game = rulesAt(header.game, header.version)?.game;
  if (!game)
    throw new BadRecord(-1, `This game has version '${header.version}' of the rules, not '${present}'.`);
  const history = openHistory(game, header.options, header.seed);
  const { seats, startedAt, pace } = header;
  const proven = provenStart(history.state);
  if (!isProven(proven, header.dealt)) throw new BadRecord(-1, 'Set up again, the game is dealt otherwise.');
  return {
    ...{ header, game, history, seq: -1, at: startedAt, gameSeq: -1, backSeq: -1 },
    proven,
    mustKnow: seats.map(() => -1),
    agreement: firstAgreement(header),
    timers: seats.map(() => clocks.newTimer(pace)),
    waiting: seats.map(() => null),
    conduct: seats.map(() => newConduct),
    outageTo: 0,
    rewound: 0,
    commands: seats.map(() => []),
    result: undefined,
    decisions: [],
  };
}

export function createTable(start: Fold): LiveTable {
  const { header, game, history } = start;
  const free = clocks.freeTime(header.pace);
  let now = start;

  function check(record: Omit<TableRecord, 'chance'>, isNew: boolean): void {
    const { seq, at, body } = record;
    if (seq !== now.seq + 1) throw new BadRecord(seq, `it should have the number ${now.seq + 1}.`);
    if (at < now.at) throw new BadRecord(seq, 'it is from before the one that comes before it.');
    const objection = objectionTo(table, body, at) ?? (isNew ? overAbuseLimit(table, body, at) : undefined);
    if (objection) throw new BadRecord(seq, objection.message);
  }

  /** The only place where anything changes. `check`ed before. */
  function applyRecord(record: Omit<TableRecord, 'chance'>, chance: Chance): AppliedRecord {
    const { body, seq, at } = record;
    const { agreement, agreed } = agreementAfter(now.agreement, body, seq);
    const before = history.choices.length;
    const { events, met, proven } = playOn(now, record, agreed, chance);
    const backTo = history.choices.length < before ? history.choices.length : null;
    const moved = backTo !== null || body.type === 'choice';
    const result = moved ? game.result(history.state) : now.result;
    const open = withoutLostWay(agreement, history.choices.length);
    const then: Fold = {
      ...now,
      ...{ seq, at, result, proven },
      gameSeq: moved ? seq : now.gameSeq,
      backSeq: backTo === null ? now.backSeq : seq,
      agreement: result === undefined ? open : { ...open, proposal: null },
      outageTo: body.type === 'outage' ? body.to : now.outageTo,
      rewound: now.rewound + (agreed?.what === 'rewind' ? before - history.choices.length : 0),
      commands: commandsAfter(now, record),
    };
    now = asking(withConduct(now, then, record), body, agreed);
    const done = chance === 'new' && backTo !== null ? { ...record, body: withLeft(body, now) } : record;
    return { record: { ...done, chance: met, proof: proven.proof }, events, backTo, agreed };
  }

  const table: LiveTable = {
    header,
    game,
    history,
    get seq() {
      return now.seq;
    },
    get at() {
      return now.at;
    },
    get gameSeq() {
      return now.gameSeq;
    },
    get backSeq() {
      return now.backSeq;
    },
    get mustKnow() {
      return now.mustKnow;
    },
    get status() {
      return now.result === undefined ? now.agreement.status : 'over';
    },
    get decisions() {
      return now.decisions;
    },
    get waiting() {
      return now.waiting;
    },
    get result() {
      return now.result;
    },
    get clocks() {
      return now.timers;
    },
    get bots() {
      return now.agreement.bots;
    },
    get people() {
      return now.agreement.people;
    },
    get proposal() {
      return now.agreement.proposal;
    },
    get conduct() {
      return now.conduct;
    },
    get outageTo() {
      return now.outageTo;
    },
    get rewound() {
      return now.rewound;
    },
    get proof() {
      return now.proven.proof;
    },
    get dueAt() {
      const due = now.timers.flatMap((timer) => clocks.emptyAt(timer, free) ?? []);
      return due.length === 0 ? null : Math.min(...due);
    },
    done(user, command) {
      const seat = seatOf(header, user);
      return seat === undefined
        ? undefined
        : now.commands[seat].find((done) => done.command === command)?.seq;
    },
    apply(record) {
      check(record, false);
      const { chance, ...rest } = record;
      return applyRecord(rest, chance);
    },
    add({ at, user, command, body }) {
      const record = { seq: now.seq + 1, at: Math.max(at, now.at), user, command, body };
      check(record, true);
      return applyRecord(record, 'new');
    },
    fork: () => createTable({ ...now, history: history.fork() }),
  };
  return table;
}

/** Conduct is judged by how the table was before the record. */
function withConduct(before: Fold, then: Fold, record: Omit<TableRecord, 'chance'>): Fold {
  const { conduct, agreement, history } = before;
  const choicesOf = (seat: Seat): number =>
    history.choices.reduce((count, choice) => count + (choice.seat === seat ? 1 : 0), 0);
  return { ...then, conduct: conductAfter(conduct, record, agreement.proposal, choicesOf) };
}

/** See `LeftBehind`. */
function withLeft(body: RecordBody, { timers, waiting, mustKnow, history }: Fold): RecordBody {
  const last = history.choices.at(-1);
  const undoable = last ? history.undoable(last.seat).steps : 0;
  const left = { timers, waiting, mustKnow, undoable };
  return body.type === 'undo' || body.type === 'propose' || body.type === 'answer' ? { ...body, left } : body;
}

interface Played {
  readonly events: readonly GameEvent[];
  readonly met: readonly GameEvent[] | null;
  readonly proven: ProvenLine;
}

function playOn(
  fold: Fold,
  record: Omit<TableRecord, 'chance'>,
  agreed: Proposal | null,
  chance: Chance,
): Played {
  const { history } = fold;
  const { body, seq } = record;
  try {
    if (body.type === 'choice') return playChoice(fold, { ...record, body }, chance);
    const taken =
      body.type === 'undo'
        ? body.count
        : agreed?.what === 'rewind'
          ? history.choices.length - agreed.choices
          : 0;
    const proven = provenBack(fold.proven, taken);
    if (chance !== 'new' && !isProven(proven, record.proof)) throw otherCourse(seq);
    if (body.type === 'undo') history.undo(body.seat, body.count);
    if (agreed?.what === 'rewind') history.rewind(agreed.choices);
    return { events: [], met: null, proven };
  } catch (error) {
    throw badRecord(seq, error);
  }
}

function playChoice(
  { history, decisions, proven: before }: Fold,
  { body, seq, proof }: Omit<TableRecord, 'chance' | 'body'> & { readonly body: ChoiceBody },
  chance: Chance,
): Played {
  const { seat, decision } = body;
  const events = history.choose({ seat, decision, key: sharedKey(decisions, body) });
  const met = chanceOf(events);
  const proven = provenChoice(before, history.state);
  const fits = chance === 'new' || isSame(chance, met);
  if (fits && (chance === 'new' || isProven(proven, proof))) return { events, met, proven };
  history.rewind(history.choices.length - 1);
  throw fits ? otherCourse(seq) : otherChance(seq);
}

type ChoiceBody = Extract<RecordBody, { type: 'choice' }>;

const otherChance = (seq: number): BadRecord => new BadRecord(seq, 'chance has brought something else.');

/** Anything else than a refusal is a fault in the rules and must be seen as such. */
function badRecord(seq: number, error: unknown): unknown {
  if (!isIllegalChoice(error) && !(error instanceof CannotUndo)) return error;
  return new BadRecord(seq, error.message, { cause: error });
}

/** A stored choice, by itself. Throws BadRecord. */
export function playStored(
  history: Table['history'],
  { body, seq, chance }: TableRecord,
): readonly GameEvent[] {
  if (body.type !== 'choice') throw new BadRecord(seq, 'it is no choice.');
  try {
    const { seat, decision, key } = body;
    const events = history.choose({ seat, decision, key });
    if (isSame(chance, chanceOf(events))) return events;
  } catch (error) {
    throw badRecord(seq, error);
  }
  throw otherChance(seq);
}

/** The game's own text instead of one more that says the same: there are many tables. */
function sharedKey(decisions: readonly Decision[], { seat, key }: ChoiceBody): string {
  const open = decisions.find((decision) => decision.seat === seat);
  return open?.options.find((option) => option.key === key)?.key ?? key;
}

/** Who is asked now, what they must know, and their clocks. */
function asking(then: Fold, body: RecordBody, agreed: Proposal | null): Fold {
  const rewound = agreed?.what === 'rewind';
  const { seq, decisions: before, mustKnow, game, history } = then;
  const moved = then.gameSeq === seq;
  const decisions = moved ? game.decisions(history.state) : before;
  const by = isOfServer(body) ? undefined : body.seat;
  const knows = (seat: Seat): boolean =>
    !moved || (!rewound && seat !== by && isSameQuestion(before, decisions, seat));
  return waitingFor({
    fold: { ...then, mustKnow: mustKnow.map((known, seat) => (knows(seat) ? known : seq)) },
    ...{ decisions, body, rewound },
  });
}

export function commandsAfter(
  { header, commands }: Pick<Fold, 'header' | 'commands'>,
  { user, command, seq }: Omit<TableRecord, 'chance'>,
): Fold['commands'] {
  const of = seatOf(header, user);
  if (of === undefined || command === null) return commands;
  const others = commands[of].filter((done) => done.command !== command);
  const kept = [...others.slice(1 - COMMANDS_KEPT), { command, seq }];
  return commands.map((before, seat) => (seat === of ? kept : before));
}

/** What a stored choice has met; 'new': it is made just now. */
type Chance = TableRecord['chance'] | 'new';

/** With those who have to choose, since when, and how their clocks run. */
function waitingFor(change: {
  readonly fold: Fold;
  readonly decisions: readonly Decision[];
  readonly body: RecordBody | undefined;
  readonly rewound: boolean;
}): Fold {
  const { fold, body, rewound } = change;
  const { pace } = fold.header;
  const { at, gameSeq, agreement, result } = fold;
  const ended = result !== undefined || agreement.status === 'abandoned';
  const decisions = ended ? [] : change.decisions;
  const moment: clocks.ClockInput = {
    ...{ at, gameSeq, body, rewound, free: clocks.freeTime(pace), grace: clocks.graceOf(pace) },
    paused: agreement.status === 'paused',
    asked: decisions.map(({ seat }) => seat),
    bots: agreement.bots,
  };
  const timers = clocks.timersAfter(fold.timers, moment);
  return { ...fold, decisions, timers, waiting: clocks.waitingAfter(fold.waiting, moment) };
}

function chanceOf(events: readonly GameEvent[]): readonly GameEvent[] | null {
  const shown = events.filter((event) => event.reveals);
  return shown.length === 0 ? null : shown;
}

function isSame(stored: readonly unknown[] | null, met: readonly GameEvent[] | null): boolean {
  return stored === null || met === null ? stored === met : hashState(stored) === hashState(met);
}

/** Still asked the same: only others have answered, of those who are asked at once. */
function isSameQuestion(before: readonly Decision[], after: readonly Decision[], seat: Seat): boolean {
  const a = before.find((decision) => decision.seat === seat);
  const b = after.find((decision) => decision.seat === seat);
  return a !== undefined && b !== undefined && a.id === b.id && a.ask === b.ask;
}
