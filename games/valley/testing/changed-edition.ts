import { BadEdition, checkEdition, parseEdition } from '../edition/json.js';
import { rulesEdition } from './editions.js';

// The rules edition with faults put into it, for the tests of its checks.

type Key = string | number;
export type Steps = readonly Key[];

export const copy = (): unknown => JSON.parse(JSON.stringify(rulesEdition));

/** `tiles[3].effect` and back. */
export const steps = (path: string): Steps =>
  path
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
export const pathOf = (keys: Steps): string =>
  keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');

export const at = (value: unknown, keys: Steps): unknown =>
  keys.reduce<unknown>((part, key) => Reflect.get(Object(part), key), value);
export function put(value: unknown, keys: Steps, part: unknown): void {
  Reflect.set(Object(at(value, keys.slice(0, -1))), keys[keys.length - 1], part);
}

/** The rules edition with one thing changed. */
export function changed(path: string, part: unknown): unknown {
  const value = copy();
  put(value, steps(path), part);
  return value;
}
export const pathsIn = (value: unknown): string[] => checkEdition(value).map((problem) => problem.path);
export const longer = (path: string, more: unknown): unknown =>
  changed(path, [...(at(copy(), steps(path)) as unknown[]), more]);
export const shorter = (path: string): unknown =>
  changed(path, (at(copy(), steps(path)) as unknown[]).slice(0, -1));

/** Every value in it that has no parts of its own (an empty list counts as one). */
export function leaves(value: unknown, path: Steps = []): { path: Steps; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
export function objects(value: unknown, path: Steps = []): Steps[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    objects(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? inner : [path, ...inner];
}

/** Why a text is no edition. */
export function failure(text: string): BadEdition {
  try {
    parseEdition(text);
  } catch (error) {
    if (error instanceof BadEdition) return error;
    throw error;
  }
  throw new Error('it was taken for an edition');
}
