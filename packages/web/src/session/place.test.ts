import { describe, expect, it } from 'vitest';
import { placeOf } from './place.js';

const at = (path: string, query = '') =>
  placeOf({ path: path.split('/'), query: new URLSearchParams(query) });

describe('the place in a game', () => {
  it('is said by the address', () => {
    expect(at('game/k3x')).toEqual({ at: 'table' });
    expect(at('game/k3x/analysis')).toEqual({ at: 'analysis' });
    expect(at('game/k3x/try/57')).toEqual({ at: 'branch', choices: 57, seat: undefined });
    expect(at('game/k3x/try/0', 'seat=1')).toEqual({ at: 'branch', choices: 0, seat: 1 });
  });

  it('is the table for an address that is cut off or mistyped', () => {
    for (const path of ['try', 'try/', 'try/x', 'try/-1', 'try/1e9', 'try/1234567', 'other'])
      expect(at(`game/k3x/${path}`), path).toEqual({ at: 'table' });
    expect(at('game/k3x/try/5', 'seat=9')).toEqual({ at: 'branch', choices: 5, seat: undefined });
    expect(at('game/k3x/try/5', 'seat=')).toEqual({ at: 'branch', choices: 5, seat: undefined });
  });
});
