import { type Audience, below, type Decision, hashState, type Random, seedRandom } from '@polder/core';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../wire/table.js';
import { outages } from './decide.js';
import { openTable } from './fold.js';
import type { AppliedRecord, Table, TableHeader } from './table.js';
import { type Evening, evening, headerOf } from './testing/tables.js';
import { entryFor, setupView, statusFor } from './view.js';

/*
 * Whole games with all that can happen at a table, as every audience is sent them: what a client makes of it is
 * what the game lets it see, and nothing more is in it.
 */

const TABLES: readonly [name: string, header: TableHeader, games: number][] = [
  ['valley for 2', headerOf({ game: 'valley', options: { players: 2 } }), 6],
  [
    'valley for 3',
    headerOf({
      game: 'valley',
      options: { players: 3, expert: true },
      seats: ['person', 'grower', 'person'],
    }),
    4,
  ],
  [
    'valley for 4',
    headerOf({
      ...{ game: 'valley', options: { players: 4 } },
      seats: ['person', 'person', 'person', 'person'],
    }),
    3,
  ],
  ['duel', headerOf(), 5],
];

const through = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A client: its view, and the views to go back to. */
function openClient(game: Table['game'], header: TableHeader, who: Audience) {
  const views = [through(setupView(header, who))];
  return {
    get view(): unknown {
      return views[views.length - 1];
    },
    take(entry: Entry): void {
      if (entry.type === 'back') views.length = entry.choices + 1;
      if (entry.type !== 'choice') return;
      const next = game.clone(views[views.length - 1]);
      for (const event of entry.events) game.evolve(next, event);
      views.push(next);
    },
  };
}

/** One of all that people and bots may do. */
function doSomething(at: Evening, random: Random): readonly AppliedRecord[] {
  const { table } = at;
  const { decisions, history, header } = table;
  const people = header.seats.flatMap(({ kind }, seat) =>
    kind === 'person' && table.bots[seat] === null ? [seat] : [],
  );
  const anyone = people[below(random, people.length)];
  const dice = below(random, 100);
  const { length } = history.choices;
  const away = header.seats.findIndex(({ kind }, seat) => kind === 'person' && table.bots[seat] !== null);
  if (away >= 0 && (people.length === 0 || dice < 20)) return at.does(away, { type: 'return' }).applied;
  if (table.status === 'paused') return at.does(anyone, { type: 'resume' }).applied;
  if (table.proposal !== null) {
    const [seat] = table.proposal.asked;
    if (!people.includes(seat)) return at.does(seat, { type: 'return' }).applied;
    return at.does(seat, { type: 'answer', proposal: table.proposal.id, yes: dice < 80 }).applied;
  }
  if (dice === 3) return at.does(anyone, { type: 'leave' }).applied;
  if (dice === 4) {
    const gap = { from: at.now - 900, to: at.now - 100 };
    const off = outages(table, [gap], at.now);
    if (off) at.take(off);
    if (off) return off.applied;
  }
  const { declined } = table.conduct[anyone];
  const mayAsk = declined === null || declined.seq < table.gameSeq;
  const agreed = people.length > 1 || table.people.length === 1;
  if (dice < 1 && mayAsk && agreed)
    return at.does(anyone, { type: 'propose', what: { what: 'pause' } }).applied;
  if (dice < 3 && mayAsk && length > 3) {
    const choices = Math.max(0, length - 1 - below(random, 25));
    return at.does(anyone, { type: 'propose', what: { what: 'rewind', choices } }).applied;
  }
  const last = history.choices.at(-1)?.seat ?? 0;
  if (dice >= 5 && dice < 13 && people.includes(last) && history.restartable(last).steps > 0)
    return at.does(last, { type: dice < 10 ? 'undo' : 'restart' }).applied;
  return choose(at, decisions[below(random, decisions.length)], random);
}

function choose(at: Evening, { id, seat, options }: Decision, random: Random): readonly AppliedRecord[] {
  const { key } = options[below(random, options.length)];
  if (at.table.bots[seat] === null)
    return at.does(seat, { type: 'choose', decision: id, keys: [key] }).applied;
  const next = at.table.fork();
  const body = { type: 'choice', seat, decision: id, key } as const;
  const step = next.add({ at: at.now, user: null, command: null, body });
  at.take({ records: [step.record], applied: [step], next });
  return [step];
}

describe.each(TABLES)('%s', (_, base, games) => {
  it(`is for every audience what its entries make of it, in ${games} whole games`, () => {
    const kinds = new Set<string>();
    for (let number = 0; number < games; number++) {
      const header = { ...base, seed: `a-secret-${number}-that-nobody-may-read` };
      const audiences: Audience[] = ['table', ...header.seats.keys()];
      const at = evening(header);
      const { game } = at.table;
      const clients = audiences.map((who) => openClient(game, header, who));
      const random = seedRandom(`walk/${number}`);
      while (at.table.status !== 'over') {
        at.at(at.records.length);
        const before = at.table;
        const applied = doSomething(at, random);
        for (const [i, who] of audiences.entries()) {
          for (const step of applied) {
            const entry = entryFor(step, who, game);
            const text = JSON.stringify(entry);
            expect(text).not.toContain(header.seed);
            kinds.add(entry.type === 'note' ? entry.what : entry.type);
            clients[i].take(JSON.parse(text) as Entry);
            expect(hashState(JSON.parse(text))).toBe(hashState(entry));
          }
          expect(hashState(clients[i].view)).toBe(hashState(game.view(at.table.history.state, who)));
          checkStatus(at, who);
        }
        for (const who of audiences) checkBlind(before, applied[0], who, `${number}/${at.table.seq}`);
      }
      checkReload(at);
    }
    for (const kind of ['choice', 'back', 'pause', 'resume', 'decline', 'standIn', 'return', 'outage'])
      expect(kinds).toContain(kind);
  });
});

function checkStatus(at: Evening, who: Audience): void {
  const status = statusFor(at.table, who, at.now);
  const text = JSON.stringify(status);
  expect(hashState(JSON.parse(text))).toBe(hashState(status));
  const { seed } = at.table.header;
  expect(text.includes(seed)).toBe(at.table.status === 'over');
  if (at.table.status === 'over') expect(status.seed).toBe(seed);
}

/** Read anew from what was stored, the table is the same: game, clocks, who must know what. */
function checkReload({ table, records }: Evening): void {
  const again = openTable(table.header);
  for (const record of through(records)) again.apply(record);
  const facts = (of: Table): string =>
    hashState([
      [of.history.state, of.history.choices, of.seq, of.at, of.gameSeq, of.backSeq, of.mustKnow, of.status],
      [of.waiting, of.result, of.clocks, of.bots, of.proposal, of.dueAt, of.conduct, of.outageTo],
    ]);
  expect(facts(again)).toBe(facts(table));
}

/**
 * A table where everything that this audience can't see lies otherwise: until something of it is shown, not one
 * byte of what it is sent may differ.
 */
function checkBlind(before: Table, step: AppliedRecord, who: Audience, seed: string): void {
  const { game, history } = before;
  const { body } = step.record;
  if (body.type !== 'choice') return;
  const state = game.resample(game.view(history.state, who), who, seed);
  const other: Table = { ...shown(before), decisions: game.decisions(state), history: { ...history, state } };
  const told = (table: Table): string => JSON.stringify(statusFor(table, who, 0));
  expect(told(other)).toBe(told(before));
  if (step.events.some(({ reveals }) => reveals) || game.result(state) !== undefined) return;
  const open = game.decisions(state).find(({ seat }) => seat === body.seat);
  if (!open?.options.some(({ key }) => key === body.key))
    throw new Error('Others are offered something else.');
  const events = game.choose(state, body);
  const entry = JSON.stringify(entryFor({ ...step, events }, who, game));
  expect(entry).toBe(JSON.stringify(entryFor(step, who, game)));
}

/** What the table shows now, as plain properties. */
function shown(table: Table): Table {
  return Object.fromEntries(
    Object.keys(table).map((name) => [name, table[name as keyof Table]]),
  ) as unknown as Table;
}
