// Programs that end with us, however we end: a shell holds the other end of a pipe and ends its group when that closes.
import { spawn } from 'node:child_process';

const SHELL = '"$@" & cat >/dev/null; kill -KILL 0';

/** Starts a program; `end` ends it and all that it has started. */
export function tether(command, args, env = {}) {
  const child = spawn('/bin/sh', ['-c', SHELL, 'sh', command, ...args], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  // Unread output would fill the pipe, and stop the program.
  let said = '';
  const listeners = new Set();
  const hear = (text) => {
    said = `${said}${text}`.slice(-8000);
    for (const listener of listeners) listener(said);
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', hear);
    stream.unref?.();
  }
  child.stdin.on('error', () => {});
  child.stdin.unref?.();
  child.unref();
  const gone = new Promise((resolve) => child.on('exit', resolve));

  return {
    said: () => said,
    /** What it says, as soon as it says that. */
    hears(pattern, timeout = 30_000) {
      return new Promise((resolve, reject) => {
        const listener = (text) => {
          const found = pattern.exec(text);
          if (found) done(() => resolve(found));
        };
        const timer = setTimeout(
          () => done(() => reject(new Error(`${command} did not start:\n${said}`))),
          timeout,
        );
        const done = (how) => {
          clearTimeout(timer);
          listeners.delete(listener);
          how();
        };
        listeners.add(listener);
        listener(said);
      });
    },
    end() {
      child.stdin.end();
      return gone;
    },
  };
}
