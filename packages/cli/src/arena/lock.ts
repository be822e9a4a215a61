import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Failure } from '../errors.js';
import { reasonOf } from '../files.js';

/** Held by this process. */
const held = new Set<string>();

/** Makes this process the only writer of a file, until the function that is returned is called. */
export function lock(path: string): () => void {
  const name = `${path}.lock`;
  if (!take(name)) {
    const owner = ownerOf(name);
    if (owner === undefined || isAlive(owner, name)) {
      const who = owner === undefined ? 'another process' : `process ${owner}`;
      throw new Failure(`${path}: ${who} is writing to it. If that is not so, remove ${name}.`);
    }
    // Its owner has ended without a chance to tidy up.
    rmSync(name, { force: true });
    if (!take(name)) throw new Failure(`${path}: another process is writing to it.`);
  }
  held.add(name);
  return () => {
    held.delete(name);
    rmSync(name, { force: true });
  };
}

function take(name: string): boolean {
  try {
    writeFileSync(name, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    const reason = codeOf(error) === 'ENOENT' ? 'there is no such directory' : reasonOf(error);
    throw new Failure(`${name}: ${reason}.`);
  }
}

/** The process that a lock names, if it is readable. */
function ownerOf(name: string): number | undefined {
  try {
    const text = readFileSync(name, 'utf8').trim();
    return /^\d+$/.test(text) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number, name: string): boolean {
  // Numbers of processes come again: an older one had ours.
  if (pid === process.pid) return held.has(name);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else may not be asked, but it is there.
    return codeOf(error) === 'EPERM';
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
