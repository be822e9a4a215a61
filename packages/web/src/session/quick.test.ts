import { VERSIONS } from '@polder/bots';
import { describe, expect, test } from 'vitest';
import { tableFromQuery } from './quick.js';

describe('a table from an address', () => {
  const from = (query: string) =>
    tableFromQuery(new URLSearchParams(query), (seat, kind) => `${kind}${seat}`);

  test('seats, seed and expert', () => {
    const table = from('seats=person,grower&seed=demo&expert');
    expect(table?.players).toEqual([
      { kind: 'person', name: 'person0' },
      { kind: 'bot', name: 'grower1', level: 'grower', version: VERSIONS.grower },
    ]);
    expect(table?.saved).toMatchObject({ seed: 'demo', options: { players: 2, expert: true } });
  });

  test('Duel, with the first player’s Tool', () => {
    expect(from('game=duel&seats=person,master&firstPlayerTool')).toMatchObject({
      game: 'duel',
      saved: { game: 'duel', options: { firstPlayerTool: true }, seed: 'polder' },
    });
  });

  test('what makes no sense is no table', () => {
    expect(from('seats=person')).toBeUndefined();
    expect(from('seats=person,wizard')).toBeUndefined();
    expect(from('seats=person,gardener')).toBeUndefined();
    expect(from('')).toBeUndefined();
    expect(from('game=duel&seats=person,gardener')).toBeUndefined();
    expect(from('game=duel&seats=person,grower,grower')).toBeUndefined();
    expect(from('seats=person,grower,grower&solo=easy')).toBeUndefined();
  });
});
