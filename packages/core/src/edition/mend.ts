import { type Check, get, isObject, type Keys } from './check.js';
import { problemsOf } from './check-shape.js';
import { checkOf, keysOf } from './paths.js';

/*
 * Values for what is not there or can't be read: an edition from a file may be half-filled, older or broken.
 */

/** The least that a check lets pass. */
export function blank(check: Check): unknown {
  const { shape } = check;
  switch (shape?.kind) {
    case 'int':
      return Math.max(shape.min, Math.min(shape.max, 1));
    case 'one':
      return shape.of[0];
    case 'yes':
      return true;
    case 'bulb':
      return 'any';
    case 'text':
      return 'A';
    case 'list':
      return Array.from({ length: shape.min }, () => blank(shape.item));
    case 'object':
      return blankKeys(shape.keys);
    case 'variant': {
      const [[tag, keys]] = Object.entries(shape.of);
      return { [shape.tag]: tag, ...blankKeys(keys) };
    }
    default:
      return null;
  }
}

/** An object with all keys that it must have. */
export const blankKeys = (keys: Keys): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(keys).flatMap(([key, check]) =>
      typeof check === 'function' ? [[key, blank(check)]] : [],
    ),
  );

/**
 * The value with `fallback` for each part that has not the right shape. What several parts say together is not looked
 * at: that is for the person who fills it in.
 */
export function mend(check: Check, value: unknown, fallback: unknown): unknown {
  const { shape } = check;
  switch (shape?.kind) {
    case 'null':
      return value === null ? null : mend(shape.or, value, fallback ?? null);
    case 'object':
      return isObject(value) ? mendKeys(shape.keys, value, fallback) : usable(check, fallback);
    case 'variant': {
      const keys = keysOf(shape, value);
      if (!keys || !isObject(value)) return usable(check, fallback);
      const { tag } = shape;
      const like = get(fallback, tag) === value[tag] ? fallback : undefined;
      return { [tag]: value[tag], ...mendKeys(keys, value, like) };
    }
    case 'list':
      if (!Array.isArray(value) || value.length < shape.min || value.length > shape.max)
        return usable(check, fallback);
      return value.map((item, i) =>
        mend(shape.item, item, Array.isArray(fallback) ? fallback[i] : undefined),
      );
    default:
      return problemsOf(check, value).length === 0 ? value : usable(check, fallback);
  }
}

const usable = (check: Check, fallback: unknown): unknown =>
  fallback === undefined || fallback === null ? blank(check) : fallback;

function mendKeys(keys: Keys, value: object, fallback: unknown): Record<string, unknown> {
  const parts = Object.entries(keys).flatMap(([key, check]): [string, unknown][] => {
    const part = get(value, key);
    if (typeof check === 'function') return [[key, mend(check, part, get(fallback, key))]];
    return part === undefined ? [] : [[key, mend(checkOf(check), part, get(fallback, key))]];
  });
  return Object.fromEntries(parts);
}
