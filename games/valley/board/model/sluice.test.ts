import { seedRandom } from '@polder/core';
import { defaultEdition, type Edition, type ValleyEvent, type ValleyState, valley } from '@polder/valley';
import { picker, STYLE_NAMES, table } from '@polder/valley/testing';
import { previewOf } from '@polder/web/session/preview.js';
import type { Snapshot } from '@polder/web/session/session.js';
import { describe, expect, it } from 'vitest';
import { type Cell, type GateRow, leverAt, type Phase, sluiceOf, waterSections } from './sluice.js';

const row = (rows: readonly GateRow[], gate: number): GateRow => {
  const found = rows.find((it) => it.gate === gate);
  if (!found) throw new Error(`There is no gate ${gate}.`);
  return found;
};
const pairsOf = (rows: readonly GateRow[]): string[] =>
  rows
    .flatMap(({ gate, cells }) =>
      cells.filter(({ why }) => why === undefined).map(({ steps }) => `${gate}>${steps}`),
    )
    .sort();

/** What the rules offer, answer by answer: every gate, and every turn after it. */
function offeredPairs(state: ValleyState): string[] {
  const [decision] = valley.decisions(state);
  if (decision.ask === 'wheels')
    return decision.options.map(({ key }) => `${state.gate}>${key.slice(5)}`).sort();
  return decision.options
    .flatMap(({ key }) => {
      const after = valley.clone(state);
      const events = valley.choose(after, { decision: decision.id, seat: decision.seat, key });
      const turned = events.find((event) => event.type === 'turned');
      const gate = key.slice(5);
      if (turned?.type === 'turned') return [`${gate}>${turned.steps}`];
      return valley.decisions(after)[0].options.map((turn) => `${gate}>${turn.key.slice(5)}`);
    })
    .sort();
}

/** Everything that a row and a cell promise comes true when its keys are chosen. */
function expectKept(state: ValleyState, phase: Phase, it: GateRow, cell: Cell): void {
  const [decision] = valley.decisions(state);
  const { seat } = decision;
  const snapshot: Snapshot<ValleyState> = {
    viewer: seat,
    view: valley.view(state, seat),
    decision,
    waitingFor: [seat],
    choices: 0,
    undoable: { steps: 0, reason: 'nothing' },
    scores: [],
    result: undefined,
  };
  const preview = previewOf(valley, snapshot, cell.keys);
  if (!preview) throw new Error(`${cell.keys.join(' ')} is not offered.`);
  const events: readonly ValleyEvent[] = preview.events;
  const until = events.findIndex(({ type }) => type === 'turned');
  expect(events[until]).toMatchObject({ seat, steps: cell.steps, tools: cell.tools });
  const before = events.slice(0, until);
  const gained = before.reduce((sum, event) => sum + (event.type === 'vp' ? event.n : 0), 0);
  expect(gained).toBe(it.vp);
  const level = before.reduce((at, event) => (event.type === 'water' ? event.to : at), state.water);
  expect(level).toBe(it.water);
  if (phase === 'gate')
    expect(before.find(({ type }) => type === 'gate')).toMatchObject({ to: it.gate, cost: it.cost });
}

describe('The sluice board agrees with the rules', () => {
  it.each(STYLE_NAMES)('in every question of %s games', (style) => {
    const pick = picker(style);
    const seed = `sluice of ${style}`;
    const state = valley.setup({ players: 3 }, seed);
    const random = seedRandom(seed);
    let questions = 0;
    for (let open = valley.decisions(state); open.length > 0; open = valley.decisions(state)) {
      const [decision] = open;
      const { ask, seat, id } = decision;
      if (ask === 'gate' || ask === 'wheels') {
        questions++;
        const rows = sluiceOf(valley.view(state, seat), seat, ask).filter((it) => it.open);
        expect(pairsOf(rows)).toEqual(offeredPairs(state));
        for (const it of rows) {
          for (const cell of it.cells) if (cell.why === undefined) expectKept(state, ask, it, cell);
        }
      }
      valley.choose(state, { decision: id, seat, key: decision.options[pick(decision, random)].key });
    }
    expect(questions).toBeGreaterThan(25);
  });
});

describe('A row of the sluice board', () => {
  it.each([
    [1, 2, 1, 1, 4],
    [1, 3, 3, 4, 5],
    [2, 3, 2, 3, 5],
    [2, 2, 0, 0, 4],
    [3, 1, 0, 0, 3],
  ])('from gate %i to %i: %i Guilder, %i VP, water 3 to %i (FLO-1, WAT-1)', (from, to, cost, vp, water) => {
    const { state } = table().gate(from).water(3).guilder(9).atGate();
    expect(row(sluiceOf(state, 0, 'gate'), to)).toMatchObject({ cost, vp, water, why: undefined });
  });

  it('is highest gate first, and says which way the gate would go', () => {
    const rows = sluiceOf(table().gate(2).atGate().state, 0, 'gate');
    expect(rows.map(({ gate, move, now }) => `${gate} ${move} ${now}`)).toEqual([
      '3 up false',
      '2 stay true',
      '1 down false',
    ]);
  });

  it('is closed if the water would leave its track (FLO-2), or the Guilder are not there (MON-1)', () => {
    const high = sluiceOf(table().gate(1).water(7).guilder(9).atGate().state, 0, 'gate');
    expect(high.map(({ why }) => why)).toEqual(['waterOver', undefined, undefined]);
    expect(row(high, 3).cells.every(({ why }) => why === 'waterOver')).toBe(true);
    const poor = sluiceOf(table().gate(1).water(0).guilder(2).atGate().state, 0, 'gate');
    expect(poor.map(({ why }) => why)).toEqual(['guilder', undefined, undefined]);
  });

  it('adds the VP of a Helper for raising (HLP-4), only when it is raised', () => {
    const rows = sluiceOf(table().gate(2).guilder(9).helpers(7).atGate().state, 0, 'gate');
    expect(rows.map(({ vp }) => vp)).toEqual([5, 0, 0]);
  });

  it('counts on Tools that a Helper brings for raising (HLP-4)', () => {
    const cards = defaultEdition.cards.map((card) =>
      card.id === 7 ? { ...card, helper: { when: 'raise', may: { do: 'gain', tools: 1 } } as const } : card,
    );
    const edition: Edition = { ...defaultEdition, cards };
    const { state } = table({ edition }).gate(2).guilder(9).tools(0).helpers(7).atGate();
    const rows = sluiceOf(state, 0, 'gate');
    expect(pairsOf(rows)).toEqual(['1>1', '2>2', '3>2', '3>3', '3>4']);
    expect(pairsOf(rows)).toEqual(offeredPairs(state));
  });
});

describe('A cell of the sluice board', () => {
  it('takes a Tool for each step more or less than the gate (WHL-2)', () => {
    const rows = sluiceOf(table().tools(2).guilder(9).atGate().state, 0, 'gate');
    expect(rows.map(({ cells }) => cells.map(({ tools }) => tools))).toEqual([
      [2, 1, 0, 1],
      [1, 0, 1, 2],
      [0, 1, 2, 3],
    ]);
    expect(row(rows, 1).cells.map(({ why }) => why)).toEqual([undefined, undefined, undefined, 'tools']);
  });

  it('chooses gate and turn, or the gate alone where the turn is not asked', () => {
    const { state } = table().tools(1).guilder(9).atGate();
    expect(row(sluiceOf(state, 0, 'gate'), 2).cells[2].keys).toEqual(['gate:2', 'turn:3']);
    state.players[0].tools = 0;
    expect(row(sluiceOf(state, 0, 'gate'), 2).cells[1].keys).toEqual(['gate:2']);
  });

  it('chooses only the turn once the gate is set', () => {
    const t = table().tools(1).guilder(9).gate(1).water(2).atGate().choose('gate:3');
    const rows = sluiceOf(t.state, 0, 'wheels');
    expect(rows.map(({ open }) => open)).toEqual([true, false, false]);
    expect(rows[0]).toMatchObject({ cost: 0, vp: 0, water: 4 });
    expect(rows[0].cells.map(({ keys, why }) => [...keys, why])).toEqual([
      ['turn:1', 'tools'],
      ['turn:2', undefined],
      ['turn:3', undefined],
      ['turn:4', undefined],
    ]);
  });
});

describe('The lever', () => {
  const { state } = table().tools(1).guilder(9).atGate();
  const rows = sluiceOf(state, 0, 'gate');

  it('stands where the selected keys put it', () => {
    expect(leverAt(rows, ['gate:2', 'turn:3'])).toEqual({ gate: 2, steps: 3 });
    expect(leverAt(rows, ['gate:3'])).toEqual({ gate: 3, steps: undefined });
    expect(leverAt(sluiceOf(state, 0, 'wheels'), ['turn:2'])).toEqual({ gate: 1, steps: 2 });
  });

  it('is nowhere if something else is selected, or nothing', () => {
    expect(leverAt(rows, [])).toBeUndefined();
    expect(leverAt(rows, ['do:large'])).toBeUndefined();
  });

  it('knows the steps that follow from the gate alone', () => {
    const without = table().tools(0).guilder(9).atGate().state;
    expect(leverAt(sluiceOf(without, 0, 'gate'), ['gate:3'])).toEqual({ gate: 3, steps: 3 });
  });
});

it('The water track has three sections with what a point of strength gives there (LOW-1)', () => {
  expect(waterSections(table().state)).toEqual([
    { from: 0, to: 1, guilder: 1, vp: 0 },
    { from: 2, to: 4, guilder: 1, vp: 1 },
    { from: 5, to: 8, guilder: 2, vp: 2 },
  ]);
});
