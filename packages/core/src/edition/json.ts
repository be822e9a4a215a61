import { type EditionCheck, type EditionProblem, isObject } from './check.js';
import { problemLine } from './check-shape.js';
import { deepFreeze } from './freeze.js';
import { jsonFault, lineAndColumn } from './json-fault.js';

/** A text that is no edition, and all that is wrong with it. */
export class BadEdition extends Error {
  override readonly name = 'BadEdition';
  constructor(readonly problems: readonly EditionProblem[]) {
    super(problems.map(problemLine).join('\n'));
  }
}

/** An edition from its JSON, frozen; throws BadEdition with every problem. */
export function readEdition<Edition>(text: string, check: EditionCheck): Edition {
  // Some editors put a byte order mark in front, which JSON does not allow.
  const value = parseJson(text.replace(/^\uFEFF/, ''));
  const problems = check(value);
  if (problems.length > 0) throw new BadEdition(problems);
  return deepFreeze(value as Edition);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const fault = jsonFault(text) ?? { offset: 0, expected: `JSON (${String(error)})` };
    const { line, column } = lineAndColumn(text, fault.offset);
    const found =
      text[fault.offset] === undefined ? 'the end of the text' : JSON.stringify(text[fault.offset]);
    throw new BadEdition([{ path: `line ${line}, column ${column}`, expected: fault.expected, found }]);
  }
}

const WIDTH = 110;

/**
 * The same edition always gives the same text, however its objects were put together. `keys`: one
 * order for the keys of all objects, separated by blanks.
 */
export function printEdition(edition: unknown, keys: string): string {
  const rank = new Map(keys.split(/\s+/).map((key, i) => [key, i]));
  return `${print(edition, '', 0, (key) => rank.get(key) ?? rank.size)}\n`;
}

type Rank = (key: string) => number;

function entriesOf(value: Readonly<Record<string, unknown>>, rank: Rank): readonly [string, unknown][] {
  return Object.entries(value).sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** On one line if that fits, else one part a line. `taken`: columns before it beyond the indent. */
function print(value: unknown, indent: string, taken: number, rank: Rank): string {
  const line = printLine(value, rank);
  if (indent.length + taken + line.length < WIDTH) return line;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => deeper + print(item, deeper, 0, rank)).join(',\n')}\n${indent}]`;
  }
  if (!isObject(value)) return line;
  const parts = entriesOf(value, rank).map(([key, part]) => {
    const name = `${JSON.stringify(key)}: `;
    return deeper + name + print(part, deeper, name.length, rank);
  });
  return `{\n${parts.join(',\n')}\n${indent}}`;
}

function printLine(value: unknown, rank: Rank): string {
  if (Array.isArray(value)) return `[${value.map((item) => printLine(item, rank)).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const parts = entriesOf(value, rank).map(
    ([key, part]) => `${JSON.stringify(key)}: ${printLine(part, rank)}`,
  );
  return `{ ${parts.join(', ')} }`;
}
