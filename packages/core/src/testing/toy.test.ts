import { describe, expect, it } from 'vitest';
import { BadOptions } from '../errors.js';
import { hashState } from '../hash.js';
import { below, seedRandom } from '../random.js';
import { walk } from './laws.js';
import { type ToyState, toy, toyMachine } from './toy.js';

/** Three cards of each value are somewhere, always. */
function conserveCards({ deck, row, seats }: ToyState): void {
  const cards = [...deck, ...(row > 0 ? [row] : []), ...seats.flatMap(({ hand, bed }) => [...hand, ...bed])];
  for (let value = 1; value <= 6; value++) {
    const count = cards.filter((card) => card === value).length;
    if (count !== 3) throw new Error(`There are ${count} cards of ${value}`);
  }
}

describe('Tulip Beds', () => {
  it('keeps its cards and shows everything it has', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 20; i++) {
      walk(toy, { players: 3 }, `cards-${i}`, { conserve: conserveCards, onEvent: (e) => seen.add(e.type) });
    }
    const all = 'chosen turn colour pledge water jar takeRow rest draw play refill done';
    expect([...seen].sort()).toEqual(all.split(' ').sort());
  });

  it('T3 closes the row to an empty hand', () => {
    const state = toy.setup({ players: 2 }, 'row');
    for (let [decision] = toy.decisions(state); decision.ask !== 'take'; [decision] = toy.decisions(state)) {
      toy.choose(state, { decision: decision.id, seat: decision.seat, key: decision.options[0].key });
    }
    const [{ id, seat, options }] = toy.decisions(state);
    expect(options.map((option) => option.key)).toEqual(['deck', 'rest']);
    expect(toy.blocked(state, seat)).toMatchObject([{ key: 'row', rule: 'T3' }]);
    expect(toy.blocked(state, 1 - seat)).toEqual([]);
    expect(() => toy.choose(state, { decision: id, seat, key: 'row' })).toThrow('(T3)');
  });

  it('goes the same way on the inner path', () => {
    const random = seedRandom('inner');
    const state = toy.setup({ players: 3 }, 'inner');
    const fast = toy.setup({ players: 3 }, 'inner');
    for (let [decision] = toy.decisions(state); decision; [decision] = toy.decisions(state)) {
      const index = below(random, decision.options.length);
      toy.choose(state, { decision: decision.id, seat: decision.seat, key: decision.options[index].key });
      toyMachine.open(fast);
      toyMachine.pick(fast, index);
      expect(hashState(fast)).toBe(hashState(state));
    }
    expect(toyMachine.open(fast).count).toBe(0);
  });

  it('refuses other numbers of players', () => {
    expect(() => toy.setup(JSON.parse('{"players":4}'), 'x')).toThrow(BadOptions);
  });

  it('shows a view that can not be played on', () => {
    const state = toy.setup({ players: 2 }, 'view');
    const view = toy.view(state, 0);
    const play = (): void => {
      for (let [decision] = toy.decisions(view); decision; [decision] = toy.decisions(view)) {
        toy.choose(view, { decision: decision.id, seat: decision.seat, key: decision.options[0].key });
      }
    };
    expect(play).toThrow('Only the whole state can be played');
  });
});
