import {
  appendFileSync,
  closeSync,
  existsSync,
  fdatasyncSync,
  openSync,
  readFileSync,
  truncateSync,
} from 'node:fs';
import { Failure } from '../errors.js';
import { reasonOf } from '../files.js';
import { lock } from './lock.js';
import type { Rotation } from './rotation.js';

/** An arena on disk: a header, then a line for each finished rotation. */
export interface ArenaFile {
  readonly finished: readonly Rotation[];
  append(rotation: Rotation): void;
  close(): void;
}

/** What is known about the arena that is played, for its file. */
export interface ArenaNotes {
  /** What must be the same to play on. */
  readonly about: Readonly<Record<string, unknown>>;
  readonly pairings: number;
  /** Games in a rotation. */
  readonly games: number;
  /** What a line tells beside the results: who sat where. */
  record(rotation: Rotation): unknown;
}

const FORMAT = 'polder arena 1';

/** Reads what is finished; what is appended is on the disk at once. Nobody else writes before `close`. */
export function openArenaFile(path: string, notes: ArenaNotes): ArenaFile {
  const unlock = lock(path);
  try {
    const header = `${JSON.stringify({ format: FORMAT, ...notes.about })}\n`;
    const bytes = existsSync(path) ? tried(path, () => readFileSync(path)) : Buffer.alloc(0);
    // What follows the last line's end was cut off while it was written.
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    if (end === 0 && !header.startsWith(bytes.toString('utf8', 0, header.length))) throw notOurs(path);
    const finished = end === 0 ? [] : readLines(path, bytes.subarray(0, end), header, notes);
    if (end < bytes.length) tried(path, () => truncateSync(path, end));
    const file = tried(path, () => openSync(path, 'a'));
    let open = true;
    const write = (line: string): void =>
      tried(path, () => {
        appendFileSync(file, line);
        fdatasyncSync(file);
      });
    if (end === 0) write(header);
    return {
      finished,
      append: (rotation) => open && write(`${JSON.stringify(notes.record(rotation))}\n`),
      close() {
        open = false;
        closeSync(file);
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

const NEWLINE = 10;

function readLines(path: string, bytes: Buffer, header: string, notes: ArenaNotes): Rotation[] {
  const finished: Rotation[] = [];
  let from = 0;
  for (let line = 1; from < bytes.length; line++) {
    const to = bytes.indexOf(NEWLINE, from) + 1;
    const value = parsed(bytes.toString('utf8', from, to));
    if (line === 1) checkHeader(path, value, JSON.parse(header));
    else if (isRotation(value, notes)) finished.push(value);
    else throw new Failure(`${path}: line ${line} is not a finished rotation of this arena.`);
    from = to;
  }
  return finished;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const notOurs = (path: string): Failure => new Failure(`${path}: this is not a file of polder arena.`);

/** At most so many differences are told. */
const TOLD = 6;

function checkHeader(path: string, found: unknown, now: unknown): void {
  if (!isRecord(found) || found.format !== FORMAT) throw notOurs(path);
  const all = differences(found, now);
  if (all.length === 0) return;
  const more = all.length > TOLD ? `; and ${all.length - TOLD} more` : '';
  throw new Failure(`${path}: it holds another arena: ${all.slice(0, TOLD).join('; ')}${more}.`);
}

/** What is not the same in nested data. */
function differences(before: unknown, now: unknown, path = ''): string[] {
  if (isRecord(before) && isRecord(now)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])];
    return keys.flatMap((key) => differences(before[key], now[key], path === '' ? key : `${path}.${key}`));
  }
  const [was, is] = [JSON.stringify(before), JSON.stringify(now)];
  if (was === is) return [];
  if (was === undefined) return [`${path} was not there`];
  return [is === undefined ? `${path} is not there any more` : `${path} was ${was}, is ${is}`];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isList = (value: unknown, length: number, is: (it: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === length && value.every(is);

function isRotation(value: unknown, { pairings, games }: ArenaNotes): value is Rotation {
  if (!isRecord(value) || !isCount(value.pairing) || !isCount(value.deal)) return false;
  // The game for one has a second seat.
  const seats = Math.max(2, games);
  const isOutcome = (it: unknown): boolean =>
    isRecord(it) &&
    isList(it.vp, seats, Number.isSafeInteger) &&
    isList(it.ranks, seats, isCount) &&
    isCount(it.rounds) &&
    isCount(it.choices);
  const isTimes = (it: unknown): boolean =>
    isRecord(it) &&
    isCount(it.turns) &&
    typeof it.longest === 'number' &&
    isRecord(it.buckets) &&
    Object.values(it.buckets).every(isCount);
  return value.pairing < pairings && isList(value.games, games, isOutcome) && isList(value.times, 2, isTimes);
}

/** Does something with a file, or says in one line why not. */
function tried<T>(path: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new Failure(`${path}: ${reasonOf(error)}.`);
  }
}
