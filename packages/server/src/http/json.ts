import { Refused } from '../refused.js';

/** How deep lists and objects may lie in each other. */
export const MAX_DEPTH = 12;

const bad = (message: string): Refused => new Refused({ code: 'bad', message });

/** What clients send, over HTTP and WebSocket: JSON, not too deep, without keys that reach for prototypes. */
export function readJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw bad('This is not JSON.');
  }
  check(value, 0);
  return value;
}

function check(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth === MAX_DEPTH) throw bad(`This is nested more than ${MAX_DEPTH} levels deep.`);
  if (Array.isArray(value)) {
    for (const item of value) check(item, depth + 1);
    return;
  }
  for (const key of Object.keys(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype')
      throw bad(`The key ${key} is not allowed.`);
    check((value as Readonly<Record<string, unknown>>)[key], depth + 1);
  }
}
