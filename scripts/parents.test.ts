import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const PROGRAM = `
  import { endWithParents } from './scripts/parents.mjs';
  endWithParents();
  process.on('SIGTERM', () => { console.log('ended'); process.exit(0); });
  setInterval(() => {}, 1000);
  console.log('pid ' + process.pid);
`;

/** As npm does: a program that starts a shell that starts node. The `true`s keep shells from giving way to it. */
async function start(): Promise<{ npm: ChildProcess; lines: string[] }> {
  const shell = 'node --input-type=module -e "$PROGRAM"; true';
  const npm = spawn('sh', ['-c', `sh -c '${shell}'; true`], {
    env: { ...process.env, PROGRAM, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  npm.stdout?.on('data', (text: Buffer) => lines.push(...text.toString().trim().split('\n')));
  await expect.poll(() => lines[0], { timeout: 10_000 }).toMatch(/^pid /);
  return { npm, lines };
}

it.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'what npm has started ends when npm ends by %s',
  async (signal) => {
    const { npm, lines } = await start();
    npm.kill(signal);
    await once(npm, 'exit');
    await expect.poll(() => lines, { timeout: 10_000 }).toContain('ended');
  },
);
