/*
 * Small checkers that build up larger ones. A checker looks at a value of unknown shape and reports
 * all that is wrong with it; none of them throws, and none looks deeper than its own shape goes.
 */

/** Something that is wrong with an edition. */
export interface EditionProblem {
  /** Where, for example `tiles[3].effect.of[0].strength`; empty: the edition itself. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

/** Called for each problem: where, what was expected, what is there. */
export type Report = (path: string, expected: string, found: unknown) => void;
/** Reports what is wrong with a value of an edition. */
export type Check = (value: unknown, path: string, report: Report) => void;

/** A key that may be absent. */
export interface Optional {
  readonly optional: Check;
}
/** A key that may be absent, with a check if it is there. */
export const optional = (check: Check): Optional => ({ optional: check });

/** A checker for every key of T: the compiler sees to it that none is forgotten or left over. */
export type ShapeOf<T> = {
  readonly [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K> ? Optional : Check;
};

/** All that is wrong with a value, in the order of its parts. */
export function problemsOf(check: Check, value: unknown): EditionProblem[] {
  const problems: EditionProblem[] = [];
  check(value, '', (path, expected, found) => problems.push({ path, expected, found: foundWords(found) }));
  return problems;
}

const LONGEST = 40;
const shorten = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** What is there, in a few words. Anything may be: this never throws and looks no deeper than one level. */
export function foundWords(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return shorten(JSON.stringify(value));
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (!isObject(value)) return shorten(String(value));
  const keys = Object.keys(value);
  return keys.length === 0 ? 'an empty object' : shorten(`an object with ${keys.join(', ')}`);
}

/** An object, and no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whatever is at this key, for rules that compare distant parts of an edition that may be broken. */
export function get(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** More items than any list of an edition may have; a longer one is reported as too long. */
const MOST_ITEMS = 100;

/** The items of a list that may be broken; none if it is no list. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, MOST_ITEMS) : [];
}

/** The path of a key inside a path. */
export function join(path: string, key: string): string {
  if (!/^[A-Za-z_]\w*$/.test(key)) return `${path}[${shorten(JSON.stringify(key))}]`;
  return path === '' ? key : `${path}.${key}`;
}

/** A whole number within these limits. */
export function int(min: number, max: number): Check {
  const expected = min === max ? `${min}` : `a whole number from ${min} to ${max}`;
  return (value, path, report) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
      report(path, expected, value);
    }
  };
}

/** One of these names. */
export function oneOf(names: readonly string[]): Check {
  const expected = names.length === 1 ? `"${names[0]}"` : `one of ${names.join(', ')}`;
  return (value, path, report) => {
    if (typeof value !== 'string' || !names.includes(value)) report(path, expected, value);
  };
}

/** `true`, or no such key at all. */
export const yes: Check = (value, path, report) => {
  if (value !== true) report(path, 'true, or no such key', value);
};

/** Ids become part of option keys: no spaces, no punctuation that could be mistaken for more. */
export const id: Check = (value, path, report) => {
  if (typeof value !== 'string' || !/^[A-Za-z0-9_-]{1,16}$/.test(value)) {
    report(path, 'a name of 1 to 16 letters, digits, - or _', value);
  }
};

/** A text for people. */
export const title: Check = (value, path, report) => {
  if (typeof value !== 'string' || value.trim() === '' || value.length > 60) {
    report(path, 'a text of 1 to 60 characters', value);
  }
};

/** `null`, or what passes the check. */
export function nullable(check: Check): Check {
  return (value, path, report) => {
    if (value !== null) check(value, path, report);
  };
}

/** What passes all of these checks. */
export function all(...checks: readonly Check[]): Check {
  return (value, path, report) => {
    for (const check of checks) check(value, path, report);
  };
}

/** A list of so many items. */
export function list(item: Check, min: number, max: number = min): Check {
  const expected = min === max ? `a list of ${min}` : `a list of ${min} to ${max}`;
  return (value, path, report) => {
    if (!Array.isArray(value)) {
      report(path, expected, value);
      return;
    }
    if (value.length < min || value.length > max) report(path, expected, value);
    // What is too many is not looked at: a huge list shall not make a huge answer.
    for (let i = 0; i < Math.min(value.length, max); i++) item(value[i], `${path}[${i}]`, report);
  };
}

type Entries = readonly (readonly [string, Check | Optional])[];

/** An object with exactly these keys. */
export function object<T>(shape: ShapeOf<T>): Check {
  return withKeys(Object.entries(shape));
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
  return (value, path, report) => {
    if (!isObject(value)) {
      report(path, `an object with ${tag}`, value);
      return;
    }
    const name = get(value, tag);
    const check = typeof name === 'string' ? checks.get(name) : undefined;
    if (check === undefined) anyTag(name, join(path, tag), report);
    else check(value, path, report);
  };
}

/** No two items of a list have the same value at `key` (without a key: are the same). */
export function distinct(key?: string): Check {
  return (value, path, report) => {
    const seen = new Set<unknown>();
    itemsOf(value).forEach((item, i) => {
      const mark = key === undefined ? item : get(item, key);
      // Anything but texts and numbers is wrong here already, and reported as such.
      if (typeof mark !== 'string' && typeof mark !== 'number') return;
      const at = `${path}[${i}]`;
      if (seen.has(mark)) report(key === undefined ? at : join(at, key), 'not the same one twice', mark);
      seen.add(mark);
    });
  };
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

/** Says all that is wrong with a value; nothing: it is an edition. */
export type EditionCheck = (value: unknown) => EditionProblem[];
