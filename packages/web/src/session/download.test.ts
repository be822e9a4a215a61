import { describe, expect, it } from 'vitest';
import { fileName } from './download.js';

describe('the name of a file', () => {
  it.each([
    ['Tuesday table', 'Tuesday-table'],
    ['Łódź, wieczór', 'Lodz-wieczor'],
    ['../../etc', 'etc'],
    ['   ', 'game'],
    ['漢字', 'game'],
  ])('%s', (name, file) => expect(fileName(name)).toBe(file));
});
