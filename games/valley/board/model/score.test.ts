import { valley } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import { linesOf } from './score.js';

describe('the score sheet of a farm', () => {
  it('has a line for each source that gave VP, those of the end marked (SCO-3, SCO-4)', () => {
    const state = valley.setup({ players: 2 }, 'score');
    const [player] = state.players;
    player.rows[0] = 7;
    player.patches.splice(0, 7, 2, 2, 2, 2, 2, 2, 2);
    player.rows[1] = 1;
    player.patches[7] = 2;
    expect(linesOf(state, 0)).toEqual({
      vp: 14,
      lines: [
        { source: 'start', vp: 5, end: false },
        { source: 'rows', vp: 10, end: true },
        { source: 'columns', vp: -1, end: true },
      ],
    });
  });
});
