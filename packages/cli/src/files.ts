import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { Failure, messageOf } from './errors.js';

/** More than any file that people write for this program. */
const LARGEST = 50_000_000;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'there is no permission',
  EPERM: 'there is no permission',
  EISDIR: 'it is a directory',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links go round in circles',
};

/** Why the system refused. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? messageOf(error);
}

/** A text file, or one line that says why not. */
export function readText(path: string): string {
  let bytes: Buffer;
  try {
    const stat = statSync(path);
    if (stat.isDirectory()) throw new Failure(`${path}: it is a directory, not a file.`);
    if (!stat.isFile()) throw new Failure(`${path}: it is not a regular file.`);
    if (stat.size > LARGEST) throw new Failure(`${path}: it is too large (${stat.size} bytes).`);
    bytes = readFileSync(path);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${path}: ${reasonOf(error)}.`);
  }
  if (bytes.length === 0) throw new Failure(`${path}: the file is empty.`);
  if (bytes.includes(0)) throw new Failure(`${path}: this is not a text file.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Failure(`${path}: this is not a text file (it is not UTF-8).`);
  }
}

/** Writes a file, or says in one line why not. */
export function writeText(
  path: string,
  text: string,
  { over = true }: { readonly over?: boolean } = {},
): void {
  try {
    writeFileSync(path, text, { flag: over ? 'w' : 'wx' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EEXIST') throw new Failure(`${path}: the file exists; --force writes over it.`);
    throw new Failure(`${path}: ${code === 'ENOENT' ? 'there is no such directory' : reasonOf(error)}.`);
  }
}
