import { defaultEdition } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import {
  BOARD,
  bars,
  cells,
  cellX,
  cellY,
  columnPlates,
  labelMarks,
  labels,
  rowPlates,
} from './farm-board.js';

describe('the drawing of the Patches', () => {
  it('has room for seven columns beside the values of the rows, and four rows above those of the columns', () => {
    expect(cellX(6) + BOARD.cellWidth).toBeLessThanOrEqual(BOARD.valueX);
    expect(BOARD.valueX + BOARD.valueWidth).toBeLessThanOrEqual(BOARD.width);
    expect(cellY(3) + BOARD.cellHeight).toBeLessThanOrEqual(BOARD.columnY);
    expect(BOARD.columnY + BOARD.columnHeight).toBeLessThanOrEqual(BOARD.height);
  });

  it('has one path for all that are alike', () => {
    const spots = [
      { row: 0, column: 0 },
      { row: 3, column: 6 },
    ];
    for (const path of [cells(spots), labels(spots), rowPlates([0, 3]), columnPlates([0, 6])]) {
      expect(path.match(/M/g)).toHaveLength(2);
    }
    expect(cells([])).toBe('');
  });

  it('shows how far rows and columns are as parts of the same way', () => {
    expect(bars([7, 0, 0, 0], [4, 2])).toContain(`h${BOARD.valueWidth - 8}v`);
    expect(bars([], [4])).toContain('h24v');
    expect(bars([], [2])).toContain('h12v');
  });

  it('keeps every printed reward inside its label', () => {
    defaultEdition.patches.forEach((row, r) => {
      row.forEach((reward, column) => {
        if (!reward) return;
        const marks = labelMarks(reward, { row: r, column });
        const last = marks[marks.length - 1];
        expect(marks[0].x).toBeGreaterThanOrEqual(cellX(column) + 2);
        expect(last.x + ('icon' in last ? last.size : 7)).toBeLessThanOrEqual(cellX(column) + 28.1);
      });
    });
  });

  it('draws what is long smaller', () => {
    const [market, ...rest] = labelMarks({ do: 'market', cost: 2, moves: 3 }, { row: 0, column: 0 });
    expect(market).toMatchObject({ icon: 'market' });
    expect(market.size).toBeLessThan(16);
    expect(rest).toHaveLength(3);
  });
});
