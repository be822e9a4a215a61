import { describe, expect, it } from 'vitest';
import { failure } from '../testing/changed-edition.js';
import { defaultEdition } from './default.js';
import { exportEdition, parseEdition } from './json.js';

/** The same with the keys of all objects in another order. */
function turned(value: unknown, order: (keys: string[]) => string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => turned(item, order));
  const keys = order(Object.keys(value));
  return Object.fromEntries(keys.map((key) => [key, turned(Reflect.get(value, key), order)]));
}

describe('export and parse', () => {
  it('gives back what was exported', () => {
    expect(parseEdition(exportEdition(defaultEdition))).toEqual(defaultEdition);
  });

  it('gives a text that can be read line by line', () => {
    const lines = exportEdition(defaultEdition).split('\n');
    expect(lines[0]).toBe('{');
    expect(lines[1]).toBe('  "name": "polder",');
    expect(lines[2]).toBe('  "start": { "guilder": 3, "tools": 0, "bulbs": ["white", "yellow"] },');
    expect(lines).toContain(
      '    { "id": 1, "kind": "wooden", "effects": [{ "do": "enhance" }, { "do": "gain", "guilder": 1 }] },',
    );
    expect(lines).toContain('      "helper": { "when": "enhance", "gain": { "do": "gain", "tools": 1 } },');
    expect(lines).toContain('  "marks": { "vp": 40, "windmills": 5, "delivered": 6 },');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(110);
    expect(lines[lines.length - 1]).toBe('');
  });

  it('has the keys of all objects in the order in which types.ts tells them', () => {
    expect(JSON.stringify(JSON.parse(exportEdition(defaultEdition)))).toBe(JSON.stringify(defaultEdition));
  });

  it('gives the same text however the objects were put together', () => {
    for (const order of [(keys: string[]) => keys.reverse(), (keys: string[]) => keys.sort()]) {
      const other = parseEdition(JSON.stringify(turned(defaultEdition, order)));
      expect(JSON.stringify(other)).not.toBe(JSON.stringify(defaultEdition));
      expect(exportEdition(other)).toBe(exportEdition(defaultEdition));
    }
  });

  it('freezes what it has parsed, and bears a byte order mark', () => {
    const edition = parseEdition(`\uFEFF${exportEdition(defaultEdition)}`);
    expect(Object.isFrozen(edition.tiles[5].effects[0])).toBe(true);
  });
});

describe('a text that is no edition', () => {
  it('says where it is no JSON', () => {
    expect(failure('{\n  "name": "x",\n}').message).toBe(
      'line 3, column 1: expected a key in double quotes, found "}"',
    );
  });

  it('says what is missing in one that is JSON', () => {
    const { name, ...rest } = defaultEdition;
    expect(name).toBe('polder');
    expect(failure(JSON.stringify(rest)).message).toBe(
      'name: expected a text of 1 to 60 characters, found nothing',
    );
  });
});
