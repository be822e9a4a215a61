import { existsSync } from 'node:fs';
import { Failure } from '../errors.js';
import { readText } from '../files.js';
import { type About, noteIds } from './record.js';

/** Explanations by item: `tile:22`, `valley:tile:22` or `valley:4:tile:22`. */
export type Notes = ReadonlyMap<string, string>;

/** Read if it is there. */
export const NOTES_FILE = 'docs/balance/notes.json';

export function readNotes(path: string | undefined): Notes {
  if (path === undefined && !existsSync(NOTES_FILE)) return new Map();
  const file = path ?? NOTES_FILE;
  let value: unknown;
  try {
    value = JSON.parse(readText(file));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${file}: this is not JSON.`);
  }
  const notes =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined;
  if (!notes?.every((note): note is [string, string] => typeof note[1] === 'string')) {
    throw new Failure(`${file}: notes are an object with a sentence for each item, such as "tile:22".`);
  }
  return new Map(notes);
}

/** The most precise one. */
export function noteFor(notes: Notes, about: About, id: string): string | undefined {
  const found = noteIds(about, id).find((it) => notes.has(it));
  return found === undefined ? undefined : notes.get(found);
}
