import { describe, expect, it } from 'vitest';
import { IllegalChoice, type Refusal } from './errors.js';
import type { Choice } from './game.js';
import { hashState } from './hash.js';
import { machine, offer, type Rules, type Run } from './machine.js';
import { toy, toyMachine } from './testing.js';

const options = { players: 2 } as const;

describe('the contract path', () => {
  const refusalOf = (choice: unknown): Refusal | undefined => {
    const state = toy.setup(options, 'seed');
    const before = hashState(state);
    try {
      toy.choose(state, choice as Choice);
    } catch (error) {
      expect(error).toBeInstanceOf(IllegalChoice);
      expect(hashState(state)).toBe(before);
      return (error as IllegalChoice).refusal;
    }
    return undefined;
  };
  const [open] = toy.decisions(toy.setup(options, 'seed'));
  const fair: Choice = { decision: open.id, seat: open.seat, key: open.options[0].key };

  it('takes an offered key', () => {
    expect(refusalOf(fair)).toBeUndefined();
  });

  it.each<[Refusal, unknown]>([
    ['malformed', null],
    ['malformed', 'red'],
    ['malformed', { ...fair, key: 3 }],
    ['malformed', { ...fair, seat: `${fair.seat}` }],
    ['malformed', { seat: fair.seat, key: fair.key }],
    ['malformed', { ...fair, decision: Number.NaN }],
    ['foreign', { ...fair, seat: fair.seat + 1 }],
    ['stale', { ...fair, decision: fair.decision + 1 }],
    ['unknown', { ...fair, key: 'nowhere' }],
    ['unknown', { ...fair, key: '__proto__' }],
  ])('refuses as %s and leaves the state alone: %j', (refusal, choice) => {
    expect(refusalOf(choice)).toBe(refusal);
  });

  it('refuses any choice once the game is over', () => {
    const state = toy.setup(options, 'seed');
    for (let [ask] = toy.decisions(state); ask; [ask] = toy.decisions(state)) {
      toy.choose(state, { decision: ask.id, seat: ask.seat, key: ask.options[0].key });
    }
    expect(() => toy.choose(state, fair)).toThrow(expect.objectContaining({ refusal: 'over' }));
  });
});

describe('rules that stand still', () => {
  type Bell = { type: 'rung' };
  interface Tower {
    rung: number;
  }
  /** A bell that asks nothing, or has one answer, and should ring by itself. */
  const tower = (count: number, ring: (run: Run<Tower, Bell>) => void): Rules<Tower, Bell> => ({
    over: (s) => s.rung > 0,
    clock: () => 0,
    ask(_, q) {
      q.ask = 'bell';
      for (let code = 0; code < count; code++) offer(q, code);
    },
    step: ring,
    answer: ring,
    option: () => ({ key: 'ring' }),
    source: () => 'tower',
    blockedBy: () => [],
  });
  const settle = (count: number, ring: (run: Run<Tower, Bell>) => void) =>
    machine(tower(count, ring)).settle({ state: { rung: 0 }, events: [] });

  it('fail at once, with a sentence that says where', () => {
    expect(() => settle(0, () => {})).toThrow(
      "The rules stand still at 'bell' of 'tower': no answer, and nothing happens.",
    );
    expect(() => settle(1, () => {})).toThrow(
      "The rules stand still at 'bell' of 'tower': 'ring' is the only answer, but nothing happens.",
    );
  });

  it('but not those that let something happen', () => {
    const ring = ({ state, events }: Run<Tower, Bell>): void => {
      state.rung++;
      events?.push({ type: 'rung' });
    };
    expect(settle(0, ring).count).toBe(0);
    expect(settle(1, ring).count).toBe(0);
  });
});

describe('the inner path', () => {
  it('plays by index to the end', () => {
    const state = toy.setup(options, 'seed');
    let open = toyMachine.open(state);
    while (open.count > 0) open = toyMachine.pick(state, open.count - 1);
    expect(toy.result(state)).toBeDefined();
  });

  it.each([-1, 0.5, Number.NaN, 1000])('refuses the index %s', (index) => {
    const state = toy.setup(options, 'seed');
    const before = hashState(state);
    toyMachine.open(state);
    expect(() => toyMachine.pick(state, index)).toThrow(RangeError);
    expect(hashState(state)).toBe(before);
  });

  it('refuses to answer the question of another state', () => {
    const one = toy.setup(options, 'one');
    const other = toy.setup(options, 'other');
    toyMachine.open(one);
    expect(() => toyMachine.pick(other, 0)).toThrow('open this one first');
  });
});
