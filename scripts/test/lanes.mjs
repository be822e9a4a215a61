// Steps of a test run in two lanes: one that has the processor when it wants it, and one that gets what is left.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { root } from '../setup.mjs';

/** The program gets a tenth of what others get, and all that they leave. */
function yieldTo(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // Linux may divide the processor among sessions first: browsers have one each, and this has its own.
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // Another system, or nothing to be yielded there.
  }
}

/**
 * Runs the steps (`[name, args of node]`) of `first` one after the other, then those of `front` and of `back`
 * beside each other. What a step of `back` says comes when it has ended. The first step that fails ends all.
 * Resolves to the exit code.
 */
export async function runLanes({ first, front, back }) {
  const running = new Set();
  let failed = 0;
  /** Whole groups: each child is the first of its own. */
  const endAll = () => {
    for (const { pid } of running) {
      try {
        process.kill(process.platform === 'win32' ? pid : -pid);
      } catch {
        // It has just ended.
      }
    }
  };
  const signals = ['SIGINT', 'SIGTERM'];
  const interrupted = () => {
    failed ||= 130;
    endAll();
  };
  for (const signal of signals) process.on(signal, interrupted);

  async function step([name, args], aside) {
    if (failed) return;
    if (!aside) console.log(`\n== ${name}`);
    const started = performance.now();
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', aside ? 'pipe' : 'inherit', aside ? 'pipe' : 'inherit'],
      detached: process.platform !== 'win32',
    });
    running.add(child);
    if (aside) yieldTo(child.pid);
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
    const code = await new Promise((resolve) => {
      child.once('error', () => resolve(1));
      child.once('close', (status) => resolve(status ?? 1));
    });
    running.delete(child);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (aside) process.stdout.write(`\n== ${name}\n${Buffer.concat(said)}`);
    const outcome = code === 0 ? 'ok' : failed ? 'ended' : `failed (exit code ${code})`;
    console.log(`== ${name}: ${outcome}, ${seconds} s`);
    if (code === 0 || failed) return;
    failed = code;
    endAll();
  }
  async function lane(steps, aside = false) {
    for (const it of steps) await step(it, aside);
  }

  await lane(first);
  await Promise.all([lane(front), lane(back, true)]);
  for (const signal of signals) process.off(signal, interrupted);
  return failed;
}
