import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CACHE } from '../../run/testing/bundle.js';
import { buildServer, type ServerProgram } from '../../run/testing/process.js';

/** The commit before games had proofs, whose database is of version 9. It is never another one. */
const BEFORE = '5a43a07efb8285e9a201a74733d679dc65166986';
const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

const git = (...args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: ROOT, maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] });

/** Why an earlier program can't be built here; undefined: it can. */
export function whyNotBefore(): string | undefined {
  try {
    git('cat-file', '-e', `${BEFORE}^{commit}`);
    return undefined;
  } catch {
    return `the history of this clone does not reach back to commit ${BEFORE.slice(0, 7)}`;
  }
}

/** The server as it was at that commit. */
export async function buildBefore(more: Readonly<Record<string, string>>): Promise<ServerProgram> {
  mkdirSync(CACHE, { recursive: true });
  const root = mkdtempSync(join(CACHE, 'before-'));
  const remove = (): void => rmSync(root, { recursive: true, force: true });
  try {
    const parts = ['packages', 'games', 'scripts', 'package.json', 'vitest.config.ts', 'tsconfig.base.json'];
    const sources = git('archive', '--format=tar', BEFORE, '--', ...parts);
    execFileSync('tar', ['-x', '-C', root], { input: sources });
    const program = await buildServer(more, undefined, root);
    return {
      ...program,
      async remove() {
        await program.remove();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
