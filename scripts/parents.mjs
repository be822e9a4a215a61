// npm starts a script by a shell, and neither hands on every signal: whoever ends npm means the server, too.
import { spawnSync } from 'node:child_process';

const EVERY = 500;

/** Started by npm, this process ends cleanly once npm, or the shell between them, is gone. */
export function endWithParents(env = process.env) {
  if (env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const timer = setInterval(() => {
    if (process.ppid === shell && (npm === undefined || isAlive(npm))) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY);
  timer.unref();
}

/** Undefined: it has none but the first of all, or the system does not say. */
function parentOf(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
  const parent = Number.parseInt(stdout ?? '', 10);
  return parent > 1 ? parent : undefined;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
