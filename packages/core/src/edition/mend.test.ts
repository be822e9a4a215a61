import { describe, expect, test } from 'vitest';
import { all, int, list, oneOf, optional, yes } from './check.js';
import { nullable, object, problemsOf, text, variant } from './check-shape.js';
import { bulb } from './goods.js';
import { blank, mend } from './mend.js';
import { checkAt, differences, liesIn, same, stepsOf, valueAt, withValueAt } from './paths.js';

interface Effect {
  readonly do: 'gain' | 'plant';
}
const effect = variant<Effect, 'do'>('do', {
  gain: { vp: optional(int(1, 9)), bulbs: optional(list(bulb, 1, 5)) },
  plant: { bulbs: int(2, 9) },
} as never);
const edition = object<Record<string, unknown>>({
  name: text(60),
  patches: list(list(nullable(effect), 2), 2),
  tiles: all(list(object<Record<string, unknown>>({ effect, plus: optional(yes) } as never), 1, 3), () => {}),
  kind: oneOf(['a', 'b']),
} as never);

const USUAL = {
  name: 'usual',
  patches: [
    [null, { do: 'gain', vp: 1 }],
    [{ do: 'plant', bulbs: 2 }, null],
  ],
  tiles: [{ effect: { do: 'gain', vp: 2 }, plus: true }],
  kind: 'a',
};

describe('paths', () => {
  test('lead to values, and to copies with another value', () => {
    expect(stepsOf('patches[1][0].do')).toEqual(['patches', 1, 0, 'do']);
    expect(valueAt(USUAL, 'patches[1][0].bulbs')).toBe(2);
    expect(valueAt(USUAL, 'tiles[7].effect.vp')).toBeUndefined();
    const next = withValueAt(USUAL, 'patches[1][0]', null);
    expect(next.patches[1]).toEqual([null, null]);
    expect(next.tiles).toBe(USUAL.tiles);
    expect(USUAL.patches[1][0]).not.toBeNull();
    expect(withValueAt(USUAL, 'tiles[0].plus', undefined).tiles[0]).toEqual({
      effect: { do: 'gain', vp: 2 },
    });
  });

  test('no value of a prototype is found', () => {
    expect(valueAt(USUAL, 'constructor.name')).toBeUndefined();
    expect(checkAt(edition, USUAL, 'constructor')).toBeUndefined();
  });

  test('lie in each other', () => {
    expect(liesIn('patches[1][0].do', 'patches[1]')).toBe(true);
    expect(liesIn('patches[11]', 'patches[1]')).toBe(false);
    expect(liesIn('rows', 'row')).toBe(false);
  });

  test('have the check of what is there', () => {
    expect(checkAt(edition, USUAL, 'patches[1][0].bulbs')?.shape).toEqual({ kind: 'int', min: 2, max: 9 });
    expect(checkAt(edition, USUAL, 'tiles[0]')?.shape?.kind).toBe('object');
    expect(checkAt(edition, USUAL, 'patches[0][1].strength')).toBeUndefined();
  });

  test('differences name effects as a whole', () => {
    const other = withValueAt(withValueAt(USUAL, 'patches[0][1].vp', 3), 'kind', 'b');
    expect(differences(USUAL, other)).toEqual([
      { path: 'patches[0][1]', from: { do: 'gain', vp: 1 }, to: { do: 'gain', vp: 3 } },
      { path: 'kind', from: 'a', to: 'b' },
    ]);
    expect(differences(USUAL, structuredClone(USUAL))).toEqual([]);
  });

  test('the order of keys does not matter', () => {
    expect(same({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  });
});

describe('mending', () => {
  test('leaves what is right alone', () => {
    expect(mend(edition, USUAL, {})).toEqual(USUAL);
  });

  test('takes the usual value for what is missing, broken or unknown', () => {
    const broken = { patches: [[null, { do: 'fly' }], 'x'], tiles: [{ effect: 7 }], kind: 'c', more: 1 };
    expect(mend(edition, broken, USUAL)).toEqual({ ...USUAL, tiles: [{ effect: { do: 'gain', vp: 2 } }] });
  });

  test.each([[null], [7], ['text'], [[]], [{}]])('%j becomes the usual edition', (value) => {
    expect(problemsOf(edition, mend(edition, value, USUAL))).toEqual([]);
  });

  test('makes something that passes where nothing usual is there', () => {
    expect(problemsOf(edition, blank(edition))).toEqual([]);
    const more = { ...USUAL, tiles: [...USUAL.tiles, 'x'] };
    expect(problemsOf(edition, mend(edition, more, USUAL))).toEqual([]);
  });
});
