import { defaultEdition } from '../edition/default.js';
import { BadEdition, checkEdition, parseEdition } from '../edition/json.js';

// The default edition with faults put into it, for the tests of its checks.

/** `tiles[3].effects` is ['tiles', 3, 'effects']. */
export type Steps = readonly (string | number)[];

export const copy = (): unknown => JSON.parse(JSON.stringify(defaultEdition));

const stepsOf = (path: string): Steps =>
  [...path.matchAll(/\w+/g)].map(([part]) => (/^\d/.test(part) ? Number(part) : part));
export const pathOf = ([first, ...rest]: Steps): string =>
  rest.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : `${path}.${key}`),
    `${first}`,
  );

export const at = (value: unknown, steps: Steps): unknown =>
  steps.reduce<unknown>((part, key) => Reflect.get(Object(part), key), value);
export const partAt = (path: string): unknown => at(copy(), stepsOf(path));

/** A copy with other parts at these paths. */
export function changed(...parts: readonly (readonly [path: string, part: unknown])[]): unknown {
  const value = copy();
  for (const [path, part] of parts) {
    const steps = stepsOf(path);
    Reflect.set(Object(at(value, steps.slice(0, -1))), steps[steps.length - 1], part);
  }
  return value;
}

/** A copy without this key or item; the items behind it move up. */
export function without(steps: Steps): unknown {
  const value = copy();
  const parent = Object(at(value, steps.slice(0, -1)));
  const key = steps[steps.length - 1];
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
  return value;
}

/** Where something is wrong. */
export const pathsIn = (value: unknown): string[] => checkEdition(value).map((problem) => problem.path);

/** The way to every part, the whole thing first. */
export function parts(value: unknown, steps: Steps = []): Steps[] {
  if (typeof value !== 'object' || value === null) return [steps];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    parts(part, [...steps, Array.isArray(value) ? Number(key) : key]),
  );
  return [steps, ...inner];
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
