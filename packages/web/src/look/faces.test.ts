import { defaultEdition } from '@polder/valley';
import { facesOf } from '@polder/valley/text/faces.js';
import { describe, expect, it } from 'vitest';

describe('faces of effects', () => {
  it('show goods with their number', () => {
    expect(facesOf({ do: 'gain', guilder: 2, vp: 1 })).toEqual([
      { icon: 'guilder', note: [2] },
      { icon: 'vp', note: [1] },
    ]);
  });

  it('put equal bulbs together, and show all colours of a choice', () => {
    expect(facesOf({ do: 'gain', bulbs: ['any', 'any'] })).toEqual([{ icon: 'b-any', note: [2] }]);
    expect(facesOf({ do: 'gain', bulbs: [['violet', 'black']] })).toEqual([
      { icon: 'b-violet', note: ['/', 'b-black'] },
    ]);
  });

  it('show what a sequence does one after the other', () => {
    expect(facesOf({ do: 'seq', of: [{ do: 'enhance' }, { do: 'plant', bulbs: 1 }] })).toEqual([
      { icon: 'enhance', note: [] },
      { icon: 'plant', note: [1] },
    ]);
  });

  it('are there for every tile', () => {
    for (const { effect } of defaultEdition.tiles) expect(facesOf(effect).length).toBeGreaterThan(0);
  });
});
