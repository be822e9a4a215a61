import { describe, expect, it } from 'vitest';
import { wayBack } from './back.js';

const HERE = 'https://polder.example/play/';
const urls = (...hashes: readonly string[]): string[] => hashes.map((hash) => `${HERE}${hash}`);

describe('the way back', () => {
  it('leads to the table, past all that was read since', () => {
    const history = urls('#/', '#/game/k3x', '#/rules/valley?at=FLO-1', '#/rules/gardener');
    expect(wayBack(history, 3)).toEqual({ steps: 2, table: true });
  });

  it('leads to the start page', () => {
    expect(wayBack(urls('', '#/rules/valley'), 1)).toEqual({ steps: 1, table: false });
  });

  it('leads nowhere if the rulebook was opened by its address', () => {
    expect(wayBack(urls('#/rules/valley', '#/rules/valley?at=FLO-1'), 1)).toBeUndefined();
  });

  it('does not lead to another site', () => {
    expect(wayBack(['https://polder.example/other', ...urls('#/rules/valley')], 1)).toBeUndefined();
    expect(wayBack([null, ...urls('#/rules/valley')], 1)).toBeUndefined();
  });

  it('looks only at what comes before', () => {
    expect(wayBack(urls('#/rules/valley', '#/game/k3x'), 0)).toBeUndefined();
  });
});
