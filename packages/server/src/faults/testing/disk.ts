import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'vitest';

const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { stdio: 'pipe', encoding: 'utf8' });

const mounted: string[] = [];

/** After each test. */
export function unmountAll(): void {
  for (const folder of mounted.splice(0).reverse()) {
    run('umount', '--lazy', folder);
    rmdirSync(folder);
  }
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'polder-disk-'));

export interface SmallDisk {
  readonly folder: string;
  /** Not one byte more fits. */
  fill(): void;
  empty(): void;
}

/** A disk of so many kB; skips the test where none can be made. `options`: of the file system. */
export function smallDisk(test: TestContext, size: number, options = 'mode=0700'): SmallDisk {
  const folder = newFolder();
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${size}k,${options}`, 'tmpfs', folder);
  } catch {
    rmdirSync(folder);
    test.skip('no file system can be mounted here');
  }
  mounted.push(folder);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      for (const bytes of [1 << 16, 1 << 12])
        try {
          for (;;) writeFileSync(ballast, Buffer.alloc(bytes), { flag: 'a' });
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
    },
    empty: () => rmSync(ballast, { force: true }),
  };
}

/** The same folder again, where nobody may write. */
export function readOnlyCopy(folder: string): string {
  const other = newFolder();
  run('mount', '--bind', folder, other);
  mounted.push(other);
  run('mount', '-o', 'remount,bind,ro', other);
  return other;
}

/**
 * From now on a process that runs can't write to any file, whatever it has open, as on a disk that has become
 * read-only; sockets and pipes are no files. Skips the test where that can't be done.
 */
export function forbidFiles(test: TestContext, pid: number | undefined): () => void {
  const limit = (bytes: string): string => run('prlimit', '--pid', String(pid), `--fsize=${bytes}:unlimited`);
  try {
    limit('0');
  } catch {
    test.skip('the limits of a process can not be changed here');
  }
  return () => void limit('unlimited');
}

/** Who runs this process: mount options that give a disk to them. */
export function ownerOf(pid: number): string {
  const { uid, gid } = statSync(`/proc/${pid}`);
  return `uid=${uid},gid=${gid},mode=0700`;
}
