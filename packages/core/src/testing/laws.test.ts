import { describe, expect, it } from 'vitest';
import type { Choice, Decision, Game } from '../game.js';
import { sameGame, walk } from './laws.js';
import { type ToyEvent, type ToyOptions, type ToyState, toy } from './toy.js';

type Toy = Game<ToyOptions, ToyState, ToyEvent>;
const players = { players: 2 } as const;

describe('the toy game', () => {
  it.each([2, 3] as const)('keeps the laws with %i players', (seats) => {
    for (let i = 0; i < 20; i++) walk(toy, { players: seats }, `toy-${i}`, { sample: 3 });
  });

  it('is the same game for the same seed', () => {
    expect(sameGame(toy, players, 'same')).toBe(sameGame(toy, players, 'same'));
    expect(sameGame(toy, players, 'same')).not.toBe(sameGame(toy, players, 'other'));
  });
});

describe('walk', () => {
  it('reports the game it played', () => {
    const report = walk(toy, players, 'report');
    expect(report.steps).toBe(report.choices.length);
    expect(report.turns).toBe(6);
    expect(report.result.standings).toHaveLength(2);
    expect(report.notation).toContain(`hash ${report.hash}`);
    expect(walk(toy, players, 'report', { sample: 2 }).notation).toBe(report.notation);
  });

  it('lets the caller pick, check and count', () => {
    const seen = new Set<string>();
    let checks = 0;
    const report = walk(toy, players, 'hooks', {
      pick: (decision) => decision.options.length - 1,
      conserve: () => checks++,
      onEvent: (event) => seen.add(event.type),
    });
    expect(report.choices[0].key).toBe('white');
    expect(checks).toBe(report.steps + 1);
    expect(seen).toContain('rest');
    expect(seen).not.toContain('draw');
  });

  it('says where a law is broken, with the notation so far', () => {
    const conserve = (state: ToyState): void => {
      if (state.clock === 5) throw new Error('A card is missing');
    };
    expect(() => walk(toy, players, 'lost', { conserve })).toThrow(
      /^A card is missing\n\(toy, seed "lost", step 5\)\npolder toy 1\noptions {"players":2}\nseed "lost"\n\n0\. p1 /,
    );
  });
});

describe('the laws catch', () => {
  const fault = (changes: Partial<Toy>): Toy => ({ ...toy, ...changes });
  const decisionsWith =
    (change: (decision: Decision, state: ToyState) => Decision): Toy['decisions'] =>
    (state) =>
      toy.decisions(state).map((decision) => change(decision, state));
  /** A choose that does something before or instead of the real one. */
  const chooseWith =
    (change: (state: ToyState, choice: Choice) => Choice): Toy['choose'] =>
    (state, choice) =>
      toy.choose(state, change(state, choice));

  const faults: readonly (readonly [string, Toy, RegExp])[] = [
    [
      'a view that shows the hands of others',
      fault({ view: (state) => ({ ...toy.view(state, 'table'), seats: toy.clone(state).seats }) }),
      /After draw of '.*' the view of table and its evolved view differ: state\.seats/,
    ],
    [
      'a view that hides what its seat knows',
      fault({ view: (state) => toy.view(state, 'table') }),
      /the view of \d and its evolved view differ/,
    ],
    [
      'an event that shows a hidden card',
      fault({ redact: (event) => event }),
      /After draw .* evolved view differ/,
    ],
    [
      'a choice that changes more than its events do',
      fault({
        choose: (state, choice) => {
          const events = toy.choose(state, choice);
          state.seats[0].water++;
          return events;
        },
      }),
      /do not add up to the state after it: state\.seats\.0\.water/,
    ],
    [
      'an event that is not told',
      fault({ choose: (state, choice) => toy.choose(state, choice).filter((e) => e.type !== 'jar') }),
      /do not add up|evolved view differ/,
    ],
    [
      'events that are not plain data',
      fault({
        choose: (state, c) => toy.choose(state, c).map((e) => ({ ...e, at: Number.NaN })) as ToyEvent[],
      }),
      /not plain data/,
    ],
    [
      'a key offered twice',
      fault({ decisions: decisionsWith((d) => ({ ...d, options: [...d.options, d.options[0]] })) }),
      /offers '\w+' twice/,
    ],
    [
      'a key that notation can not hold',
      fault({
        decisions: decisionsWith((d) => ({ ...d, options: d.options.map((o) => ({ key: `to ${o.key}` })) })),
      }),
      /'to red', which notation can't hold/,
    ],
    [
      'a question without answers',
      fault({ decisions: decisionsWith((d) => ({ ...d, options: [] })) }),
      /offers nothing/,
    ],
    [
      'a question to a seat that is not there',
      fault({ decisions: decisionsWith((d) => ({ ...d, seat: 2 })) }),
      /asks seat 2 of 2/,
    ],
    [
      'questions that depend on what is hidden',
      fault({ decisions: decisionsWith((d, state) => ({ ...d, source: `top:${state.deck.at(-1)}` })) }),
      /The view of table has other decisions/,
    ],
    [
      'an option that does not apply',
      fault({ decisions: decisionsWith((d) => ({ ...d, options: [...d.options, { key: 'fly' }] })) }),
      /'fly' is offered, but fails: 'fly' is not offered here/,
    ],
    [
      'an illegal choice that changes the state',
      fault({
        choose: chooseWith((state, choice) => {
          if (choice.key === 'no-such-key') state.row = 0;
          return choice;
        }),
      }),
      /An unknown key was refused, but the state changed/,
    ],
    [
      'a stale choice that is accepted',
      fault({ choose: chooseWith((state, choice) => ({ ...choice, decision: state.clock })) }),
      /A stale decision was accepted/,
    ],
    [
      'a wrong seat that is accepted',
      fault({ choose: chooseWith((state, choice) => ({ ...choice, seat: toy.decisions(state)[0].seat })) }),
      /A wrong seat was accepted/,
    ],
    ['a refusal of another kind', fault({ choose: () => JSON.parse('{') as ToyEvent[] }), /JSON/],
    ['a question that comes twice', staleIds(), /Decision 0 comes a second time/],
    [
      'a clone that shares',
      fault({ clone: (state) => ({ ...state }) }),
      /changed a clone|changed the original/,
    ],
    [
      'a clone that is not equal',
      fault({ clone: (state) => ({ ...toy.clone(state), row: 0 }) }),
      /A clone is not equal: state\.row/,
    ],
    [
      'a state that JSON can not hold',
      fault({ setup: (o, seed) => ({ ...toy.setup(o, seed), at: new Date(0) }) as ToyState }),
      /Date is not plain data/,
    ],
    [
      'a resampling that changes what is seen',
      fault({ resample: (view, who, seed) => ({ ...toy.resample(view, who, seed), row: 7 }) }),
      /Resampling for table changed what it sees: state\.row/,
    ],
    [
      'a resampling that leaves gaps',
      fault({ resample: (view) => toy.clone(view) }),
      /left null at state\.chance/,
    ],
    [
      'a resampling that changes the view',
      fault({
        resample: (view, who, seed) => {
          view.row = 9;
          return toy.resample(view, who, seed);
        },
      }),
      /Resampling for table changed the view/,
    ],
    [
      'a score that is not the sum of its lines',
      fault({ scores: (state) => toy.scores(state).map((sheet) => ({ ...sheet, vp: sheet.vp + 1 })) }),
      /Seat 0 has \d+ VP, but its lines add up to \d+/,
    ],
    [
      'a result before the end',
      fault({ result: () => ({ standings: [], winners: [] }) }),
      /A result before the end/,
    ],
    ['an end without a result', fault({ result: () => undefined }), /'end' leads to a dead end/],
    [
      'a result that is not the score',
      fault({
        result: (state) => {
          const result = toy.result(state);
          return result && { ...result, standings: result.standings.map((s) => ({ ...s, vp: s.vp + 1 })) };
        },
      }),
      /in the result, but not on its scoresheet/,
    ],
    [
      'a blocked key without a reason',
      fault({ blocked: (state, seat) => toy.blocked(state, seat).map((b) => ({ ...b, reason: '' })) }),
      /'row' is blocked without a reason/,
    ],
    [
      'an offered key that is said to be blocked',
      fault({ blocked: () => [{ key: 'red', rule: 'T1', reason: 'It is taken.' }] }),
      /A blocked key was accepted/,
    ],
  ];

  /** Ids that do not count. */
  function staleIds(): Toy {
    return fault({
      decisions: decisionsWith((d) => ({ ...d, id: 0 })),
      choose: chooseWith((state, choice) => ({
        ...choice,
        decision: choice.decision === 0 ? state.clock : -1,
      })),
    });
  }

  it.each(faults)('%s', (_name, game, message) => {
    expect(() => walk(game, players, 'fault', { sample: 1 })).toThrow(message);
  });

  it('a game without end', () => {
    expect(() => walk(toy, players, 'long', { bound: 10 })).toThrow(/does not end within 10 choices/);
  });

  it('a pick out of range', () => {
    expect(() => walk(toy, players, 'pick', { pick: () => 99 })).toThrow(/pick gave 99 of 3 options/);
  });

  it('chance that does not come from the seed', () => {
    let games = 0;
    const setup: Toy['setup'] = (options, seed) => toy.setup(options, `${seed}${games++}`);
    expect(() => sameGame(fault({ setup }), players, 'again')).toThrow(/two equal games part at step 0/);
  });
});
