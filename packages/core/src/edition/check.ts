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
export interface Check {
  (value: unknown, path: string, report: Report): void;
  /** What such a value looks like, as data. Undefined: the check compares parts of something that is described elsewhere. */
  readonly shape?: Shape;
}

/** Keys of an object, each with its check. */
export type Keys = Readonly<Record<string, Check | Optional>>;

/** What a value looks like: forms and schemas are made from it, so that limits are written once. */
export type Shape =
  | { readonly kind: 'int'; readonly min: number; readonly max: number }
  | { readonly kind: 'one'; readonly of: readonly string[] }
  | { readonly kind: 'yes' }
  | { readonly kind: 'bulb' }
  | { readonly kind: 'text'; readonly max: number; readonly pattern?: string }
  | { readonly kind: 'null'; readonly or: Check }
  | { readonly kind: 'list'; readonly item: Check; readonly min: number; readonly max: number }
  | { readonly kind: 'object'; readonly keys: Keys }
  | { readonly kind: 'variant'; readonly tag: string; readonly of: Readonly<Record<string, Keys>> };

/** A check that says what it is for. */
export const shaped = (shape: Shape | undefined, check: Check): Check => Object.assign(check, { shape });

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

const LONGEST = 40;
/** At most so many characters of a text. */
export const shorten = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;

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
  return shaped({ kind: 'int', min, max }, (value, path, report) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
      report(path, expected, value);
    }
  });
}

/** One of these names. */
export function oneOf(names: readonly string[]): Check {
  const expected = names.length === 1 ? `"${names[0]}"` : `one of ${names.join(', ')}`;
  return shaped({ kind: 'one', of: names }, (value, path, report) => {
    if (typeof value !== 'string' || !names.includes(value)) report(path, expected, value);
  });
}

/** `true`, or no such key at all. */
export const yes: Check = shaped({ kind: 'yes' }, (value, path, report) => {
  if (value !== true) report(path, 'true, or no such key', value);
});

/** What passes all of these checks; it looks as the first of them says. */
export function all(...checks: readonly Check[]): Check {
  return shaped(checks[0].shape, (value, path, report) => {
    for (const check of checks) check(value, path, report);
  });
}

/** A list of so many items. */
export function list(item: Check, min: number, max: number = min): Check {
  const expected = min === max ? `a list of ${min}` : `a list of ${min} to ${max}`;
  return shaped({ kind: 'list', item, min, max }, (value, path, report) => {
    if (!Array.isArray(value)) {
      report(path, expected, value);
      return;
    }
    if (value.length < min || value.length > max) report(path, expected, value);
    // What is too many is not looked at: a huge list shall not make a huge answer.
    for (let i = 0; i < Math.min(value.length, max); i++) item(value[i], `${path}[${i}]`, report);
  });
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

/** Says all that is wrong with a value; nothing: it is an edition. */
export type EditionCheck = (value: unknown) => EditionProblem[];
