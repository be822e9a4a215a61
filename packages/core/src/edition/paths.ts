import { type Check, get, isObject, join, type Keys, type Optional, type Shape } from './check.js';

/*
 * Values of an edition by their path (`tiles[3].effect.strength`), the same that problems have.
 */

type Step = string | number;

/** The steps of a path. */
export const stepsOf = (path: string): Step[] =>
  [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? key : Number(index),
  );

const inside = (value: unknown, step: Step): unknown =>
  typeof step === 'number' ? (Array.isArray(value) ? value[step] : undefined) : get(value, step);

/** What is there; undefined: nothing. */
export const valueAt = (value: unknown, path: string): unknown => stepsOf(path).reduce(inside, value);

/** A copy with another value there; everything beside the path is the same object. `undefined` takes a key out. */
export function withValueAt<T>(value: T, path: string, next: unknown): T {
  return replaced(value, stepsOf(path), next) as T;
}

function replaced(value: unknown, [step, ...rest]: readonly Step[], next: unknown): unknown {
  if (step === undefined) return next;
  if (typeof step === 'number') {
    const items: unknown[] = Array.isArray(value) ? [...value] : [];
    items[step] = replaced(items[step], rest, next);
    return items;
  }
  const fields: Record<string, unknown> = isObject(value) ? { ...value } : {};
  const part = replaced(fields[step], rest, next);
  if (part === undefined) delete fields[step];
  else fields[step] = part;
  return fields;
}

/** Whether one path lies in another one, or is it. */
export const liesIn = (path: string, outer: string): boolean =>
  path === outer || (path.startsWith(outer) && /^[.[]/.test(path.slice(outer.length)));

/** The check of a key. */
export const checkOf = (check: Check | Optional): Check =>
  typeof check === 'function' ? check : check.optional;

/** The keys that an object of this shape has besides its tag. Undefined: it has none. */
export function keysOf(shape: Shape | undefined, value: unknown): Keys | undefined {
  if (shape?.kind === 'object') return shape.keys;
  if (shape?.kind !== 'variant') return undefined;
  const tag = get(value, shape.tag);
  return typeof tag === 'string' && Object.hasOwn(shape.of, tag) ? shape.of[tag] : undefined;
}

/** What a shape says about what is in it. */
function checkInside(check: Check, value: unknown, step: Step): Check | undefined {
  const { shape } = check;
  if (shape?.kind === 'null') return checkInside(shape.or, value, step);
  if (shape?.kind === 'list') return shape.item;
  const keys = keysOf(shape, value);
  return keys && Object.hasOwn(keys, step) ? checkOf(keys[step]) : undefined;
}

/** The check of what is at a path of an edition. */
export function checkAt(check: Check, edition: unknown, path: string): Check | undefined {
  let found: Check | undefined = check;
  let value = edition;
  for (const step of stepsOf(path)) {
    found = found && checkInside(found, value, step);
    value = inside(value, step);
  }
  return found;
}

/** A value of which only the paths matter. */
export interface Difference {
  readonly path: string;
  /** Undefined: there is none. */
  readonly from: unknown;
  readonly to: unknown;
}

/** Where two editions differ: effects and other things with a tag as a whole, the rest as deep as it goes. */
export function differences(from: unknown, to: unknown, path = ''): Difference[] {
  if (same(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to)) {
    return Array.from({ length: Math.max(from.length, to.length) }, (_, i) =>
      differences(from[i], to[i], `${path}[${i}]`),
    ).flat();
  }
  const keys = isObject(from) && isObject(to) ? [...new Set([...Object.keys(from), ...Object.keys(to)])] : [];
  const isWhole = keys.length === 0 || ['do', 'of', 'is', 'when'].some((tag) => keys.includes(tag));
  if (isWhole) return [{ path, from, to }];
  return keys.flatMap((key) => differences(get(from, key), get(to, key), join(path, key)));
}

/** Whether two values of an edition are the same, in whatever order their keys are. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
  );
}
