import { type EditionProblem, isObject } from './check.js';
import { checkEdition } from './check-edition.js';
import { deepFreeze } from './freeze.js';
import { jsonFault, lineAndColumn } from './json-fault.js';
import type { Edition } from './types.js';

export { checkEdition, type EditionProblem };

/** A text that is no edition, and all that is wrong with it. */
export class BadEdition extends Error {
  override readonly name = 'BadEdition';
  constructor(readonly problems: readonly EditionProblem[]) {
    super(problems.map(problemLine).join('\n'));
  }
}

/** A problem in a line: where, what was expected and what is there. */
export const problemLine = (problem: EditionProblem): string => lineIn('the edition', problem);

/** `whole`: what a problem without a path is about. */
export function lineIn(whole: string, { path, expected, found }: EditionProblem): string {
  return `${path === '' ? whole : path}: expected ${expected}, found ${found}`;
}

export function parseEdition(text: string): Edition {
  // Some editors put a byte order mark in front, which JSON does not allow.
  const value = parseJson(text.replace(/^\uFEFF/, ''));
  const problems = checkEdition(value);
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

/** One order of keys for all objects, so that each of them reads as in types.ts. */
const KEYS = `
  name start guilderMax storage floodgate water wheels noAction tileCost refreshCost neutralCost stackCost
  tiles cards startingCards helperPlaces contractPlaces spaces
  do is of when atLeast may id group kind wheel copies helper contract ability wish
  gate lowers cost links fields market calendar patches rows columns groups trade gardener end
  field every colour order back lower worth overlay scoring easy medium hard notOnHard strength both add moves unconnected repeat more count
  common other farm uncommon unique free paid up rise max large small maxSteps sections
  tile card effect plus minus mixed single windmills to guilder tool bulb tools vp bulbs each reward rewards
`
  .trim()
  .split(/\s+/);
const RANK = new Map(KEYS.map((key, rank) => [key, rank]));

function entriesOf(value: Readonly<Record<string, unknown>>): readonly [string, unknown][] {
  const rank = (key: string): number => RANK.get(key) ?? KEYS.length;
  return Object.entries(value).sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** The same edition always gives the same text, however its objects were put together. */
export function exportEdition(edition: Edition): string {
  return `${print(edition, '', 0)}\n`;
}

/** On one line if that fits, else one part a line. `taken`: columns before it beyond the indent. */
function print(value: unknown, indent: string, taken: number): string {
  const line = printLine(value);
  if (indent.length + taken + line.length < WIDTH) return line;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => deeper + print(item, deeper, 0)).join(',\n')}\n${indent}]`;
  }
  if (!isObject(value)) return line;
  const parts = entriesOf(value).map(([key, part]) => {
    const name = `${JSON.stringify(key)}: `;
    return deeper + name + print(part, deeper, name.length);
  });
  return `{\n${parts.join(',\n')}\n${indent}}`;
}

function printLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const parts = entriesOf(value).map(([key, part]) => `${JSON.stringify(key)}: ${printLine(part)}`);
  return `{ ${parts.join(', ')} }`;
}
