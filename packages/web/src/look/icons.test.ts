import { readFileSync } from 'node:fs';
import { ICONS } from '@polder/core/text';
import { describe, expect, it } from 'vitest';

const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');

describe('the icon set', () => {
  it('has the symbols that are named, and no others', () => {
    const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect([...ids].sort()).toEqual([...ICONS].sort());
  });

  it('names no colour of its own but the white of pieces', () => {
    expect(sprite.match(/(?:fill|stroke)="#(?!fff")[0-9a-f]+"/gi)).toBeNull();
  });

  it('refers to nothing: WebKit finds no clip, gradient or pattern inside a symbol of another file', () => {
    expect(sprite).not.toMatch(/url\(|<clipPath|<mask|<use/);
  });
});

/** Path data of a symbol without its colours: silhouette and pattern. */
function shapeOf(id: string): string {
  const [symbol] = sprite.match(new RegExp(`<symbol id="${id}"[\\s\\S]*?</symbol>`)) ?? [''];
  return [...symbol.matchAll(/ (?:d|cx|cy|r)="([^"]+)"/g)].map(([, data]) => data).join(' ');
}

describe('tulips and bulbs', () => {
  it.each(['t', 'b'])('%s-… differ in shape, not only in colour', (kind) => {
    const shapes = ['white', 'yellow', 'red', 'violet', 'black'].map((colour) =>
      shapeOf(`${kind}-${colour}`),
    );
    expect(shapes.every((shape) => shape.length > 0)).toBe(true);
    expect(new Set(shapes).size).toBe(5);
    // The outline is the longest path: even that one is different for each.
    const outlines = shapes.map((shape) => shape.split('M').sort((a, b) => b.length - a.length)[0]);
    expect(new Set(outlines).size).toBe(5);
  });
});
