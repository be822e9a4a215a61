import {
  type Check,
  type EditionProblem,
  get,
  isObject,
  itemsOf,
  join,
  type Keys,
  type Optional,
  oneOf,
  type ShapeOf,
  shaped,
  shorten,
} from './check.js';

/*
 * Checkers of whole objects, and what is said about what they find. They come with an own edition only: a table with
 * the printed values needs none of them.
 */

/** All that is wrong with a value, in the order of its parts. */
export function problemsOf(check: Check, value: unknown): EditionProblem[] {
  const problems: EditionProblem[] = [];
  check(value, '', (path, expected, found) => problems.push({ path, expected, found: foundWords(found) }));
  return problems;
}

/** What is there, in a few words. Anything may be: this never throws and looks no deeper than one level. */
export function foundWords(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return shorten(JSON.stringify(value));
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (!isObject(value)) return shorten(String(value));
  const keys = Object.keys(value);
  return keys.length === 0 ? 'an empty object' : shorten(`an object with ${keys.join(', ')}`);
}

/** Ids become part of option keys: no spaces, no punctuation that could be mistaken for more. */
export const id: Check = shaped(
  { kind: 'text', max: 16, pattern: '^[A-Za-z0-9_-]{1,16}$' },
  (value, path, report) => {
    if (typeof value !== 'string' || !/^[A-Za-z0-9_-]{1,16}$/.test(value)) {
      report(path, 'a name of 1 to 16 letters, digits, - or _', value);
    }
  },
);

/** A text for people, of so many characters. */
export const text = (max: number): Check =>
  shaped({ kind: 'text', max }, (value, path, report) => {
    if (typeof value !== 'string' || value.trim() === '' || value.length > max) {
      report(path, `a text of 1 to ${max} characters`, value);
    }
  });

/** What something is called. */
export const title: Check = text(60);

/** `null`, or what passes the check. */
export function nullable(check: Check): Check {
  return shaped({ kind: 'null', or: check }, (value, path, report) => {
    if (value !== null) check(value, path, report);
  });
}

type Entries = readonly (readonly [string, Check | Optional])[];

/** An object with exactly these keys. */
export function object<T>(shape: ShapeOf<T>): Check {
  const entries: Entries = Object.entries(shape);
  return shaped({ kind: 'object', keys: Object.fromEntries(entries) }, withKeys(entries));
}

function withKeys(entries: Entries): Check {
  const known = new Map(entries);
  const names = [...known.keys()].join(', ');
  return (value, path, report) => {
    if (!isObject(value)) {
      report(path, `an object with ${names}`, value);
      return;
    }
    for (const [key, check] of entries) {
      if (typeof check === 'function') check(get(value, key), join(path, key), report);
      else if (Object.hasOwn(value, key)) check.optional(value[key], join(path, key), report);
    }
    for (const key of Object.keys(value)) {
      if (!known.has(key)) report(join(path, key), `no such key (there are ${names})`, value[key]);
    }
  };
}

/** For each value of the tag, the shape of the other keys. */
export type Variants<T, Tag extends keyof T> = {
  readonly [V in T[Tag] & string]: ShapeOf<Omit<Extract<T, Readonly<Record<Tag, V>>>, Tag>>;
};

/** One of several shapes, told apart by a key. */
export function variant<T, Tag extends keyof T & string>(tag: Tag, variants: Variants<T, Tag>): Check {
  const shapes: readonly (readonly [string, object])[] = Object.entries(variants);
  const tagged = (name: string, shape: object): Check =>
    withKeys([[tag, oneOf([name])], ...Object.entries(shape)]);
  const checks = new Map(shapes.map(([name, shape]) => [name, tagged(name, shape)]));
  const anyTag = oneOf([...checks.keys()]);
  const of = Object.fromEntries(shapes) as Readonly<Record<string, Keys>>;
  return shaped({ kind: 'variant', tag, of }, (value, path, report) => {
    if (!isObject(value)) {
      report(path, `an object with ${tag}`, value);
      return;
    }
    const name = get(value, tag);
    const check = typeof name === 'string' ? checks.get(name) : undefined;
    if (check === undefined) anyTag(name, join(path, tag), report);
    else check(value, path, report);
  });
}

/** Each number of a list (or number at `key` of its items) stands in this order to the one before it. */
function ordered(expected: string, fits: (before: number, after: number) => boolean, key?: string): Check {
  return (value, path, report) => {
    const items = itemsOf(value);
    const numberAt = (i: number): unknown => (key === undefined ? items[i] : get(items[i], key));
    for (let i = 1; i < items.length; i++) {
      const before = numberAt(i - 1);
      const after = numberAt(i);
      if (typeof before !== 'number' || typeof after !== 'number' || fits(before, after)) continue;
      report(
        key === undefined ? `${path}[${i}]` : join(`${path}[${i}]`, key),
        `${expected} ${before}`,
        after,
      );
    }
  };
}

/** A list of numbers that never grow. */
export const notIncreasing = ordered('at most', (before, after) => after <= before);
/** A list of numbers that never shrink. */
export const notDecreasing = ordered('at least', (before, after) => after >= before);
/** A list of objects in which the number at this key grows. */
export const ascending = (key: string): Check => ordered('more than', (before, after) => after > before, key);

/** A problem in a line: where, what was expected and what is there. */
export const problemLine = (problem: EditionProblem): string => lineIn('the edition', problem);

/** `whole`: what a problem without a path is about. */
export function lineIn(whole: string, { path, expected, found }: EditionProblem): string {
  return `${path === '' ? whole : path}: expected ${expected}, found ${found}`;
}
