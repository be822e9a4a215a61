import { jsonFault } from '@polder/core/edition';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failure } from '../testing/changed-edition.js';
import { defaultEdition } from './default.js';
import { exportEdition, parseEdition } from './json.js';

describe('export and parse', () => {
  it('gives back what was exported', () => {
    expect(parseEdition(exportEdition(defaultEdition))).toEqual(defaultEdition);
  });

  it('gives a text that can be read line by line', () => {
    const lines = exportEdition(defaultEdition).split('\n');
    expect(lines[0]).toBe('{');
    expect(lines[1]).toBe('  "name": "polder",');
    expect(lines).toContain(
      '    { "id": 16, "kind": "uncommon", "copies": 2, "effect": { "do": "enhance" }, "plus": true },',
    );
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(110);
    expect(lines[lines.length - 1]).toBe('');
  });

  it('gives the same text however the objects were put together', () => {
    const turned = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) return value.map(turned);
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, part]) => [key, turned(part)]),
      );
    };
    const other = parseEdition(JSON.stringify(turned(defaultEdition)));
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(defaultEdition));
    expect(exportEdition(other)).toBe(exportEdition(defaultEdition));
  });

  it('freezes what it has parsed, and bears a byte order mark', () => {
    const edition = parseEdition(`\uFEFF${exportEdition(defaultEdition)}`);
    expect(Object.isFrozen(edition.tiles[5].effect)).toBe(true);
  });
});

describe('a text that is not JSON', () => {
  it.each([
    ['', 'line 1, column 1', 'a value', 'the end of the text'],
    ['{\n  "name": "x"\n  "start": 1\n}', 'line 3, column 3', 'a comma or }', '"\\""'],
    ['{\n  "name": "x",\n}', 'line 3, column 1', 'a key in double quotes', '"}"'],
    ['{ name: 1 }', 'line 1, column 3', 'a key in double quotes or }', '"n"'],
    ['{"a" 1}', 'line 1, column 6', 'a colon', '"1"'],
    ['[1, 2,]', 'line 1, column 7', 'a value', '"]"'],
    ['[1, 2', 'line 1, column 6', 'a comma or ]', 'the end of the text'],
    ['[x]', 'line 1, column 2', 'a value or ]', '"x"'],
    ['{"a": "b\n"}', 'line 1, column 9', 'a closing quote', '"\\n"'],
    ['"abc', 'line 1, column 5', 'a closing quote', 'the end of the text'],
    ['["\\x"]', 'line 1, column 3', 'an escape that JSON knows', '"\\\\"'],
    ['{} {}', 'line 1, column 4', 'the end of the text', '"{"'],
    ['[01]', 'line 1, column 3', 'a comma or ]', '"1"'],
  ])('%j: %s', (text, path, expected, found) => {
    const bad = failure(text);
    expect(bad.problems).toEqual([{ path, expected, found }]);
    expect(bad.message).toBe(`${path}: expected ${expected}, found ${found}`);
  });

  it('is found wherever the engine finds one, and only there', () => {
    const sample = '{"a": [1, -2.5e3, "x\\n\\u00e9", {"b": null}], "c": {}, "d": [true, false, []]}';
    const bits = [...'{}[],:"\\ ue0.-1t\n', 'null', '1.5', '\\u12', '\u0001'];
    fc.assert(
      fc.property(fc.nat(sample.length), fc.nat(3), fc.constantFrom('', ...bits), (from, length, bit) => {
        const text = sample.slice(0, from) + bit + sample.slice(from + length);
        let valid = true;
        try {
          JSON.parse(text);
        } catch {
          valid = false;
        }
        expect(jsonFault(text) === null).toBe(valid);
      }),
      { numRuns: 3000 },
    );
  });

  it('may be nested as deep as it likes', () => {
    expect(failure('['.repeat(200_000)).problems).toHaveLength(1);
  });
});
