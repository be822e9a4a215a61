import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Bundle, bundle } from './bundle.js';

/** The server as a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Where it is. */
  readonly url: string;
  /** All that it has written so far. */
  readonly output: () => string;
  /** Resolves once it has written this. */
  wrote(text: string): Promise<void>;
  /** Its exit code; null: a signal killed it. */
  readonly exit: Promise<number | null>;
}

export interface ServerProgram {
  /** Resolves once it listens; rejects with what it wrote if it ends before. */
  start(env: Readonly<Record<string, string>>, entry?: string): Promise<ServerProcess>;
  /** A command that ends by itself. */
  run(
    args: readonly string[],
    env: Readonly<Record<string, string>>,
  ): Promise<{ code: number | null; output: string }>;
  /** Kills what still runs. */
  killAll(): Promise<void>;
  /** Kills what still runs, and removes the program. */
  remove(): Promise<void>;
}

/**
 * From the sources as they are now, or those in `root`. `more`: other programs that a test needs, by name; `games`:
 * another catalogue.
 */
export async function buildServer(
  more: Readonly<Record<string, string>> = {},
  games?: string,
  root?: string,
): Promise<ServerProgram> {
  const built: Bundle = await bundle({ main: 'main.ts', worker: 'bots/worker.ts', ...more }, games, root);
  const running = new Set<ServerProcess['child']>();

  function launch(entry: string, args: readonly string[], env: Readonly<Record<string, string>>) {
    const child = spawn(process.execPath, [fileURLToPath(built.url(entry)), ...args], {
      env: { PATH: process.env.PATH, CLIENT_DIR: 'none', BOT_THREADS: '1', BOT_MS: '100', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let text = '';
    const listeners = new Set<() => void>();
    const hear = (chunk: Buffer): void => {
      text += chunk;
      for (const listener of listeners) listener();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const exit = new Promise<number | null>((resolve) => {
      // 'close': all that it wrote has been read.
      child.once('close', (code) => {
        running.delete(child);
        resolve(code);
      });
    });
    const wrote = (wanted: string | RegExp): Promise<string> =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found =
            typeof wanted === 'string'
              ? text.includes(wanted)
                ? wanted
                : undefined
              : wanted.exec(text)?.[1];
          if (found === undefined) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        void exit.then(() => reject(new Error(`It ended: ${text}`)));
        look();
      });
    return { child, exit, wrote, output: () => text };
  }

  async function killAll(): Promise<void> {
    const ends = [...running].map((child) => {
      child.kill('SIGKILL');
      return new Promise((resolve) => child.once('close', resolve));
    });
    await Promise.all(ends);
  }

  return {
    async start(env, entry = 'main') {
      const { child, exit, wrote, output } = launch(entry, [], { PORT: '0', ...env });
      const url = await wrote(/"url":"([^"]+)"[^\n]*"msg":"started"/);
      return { child, exit, url, output, wrote: async (text) => void (await wrote(text)) };
    },
    async run(args, env) {
      const { exit, output } = launch('main', args, env);
      return { code: await exit, output: output() };
    },
    killAll,
    async remove() {
      await killAll();
      built.remove();
    },
  };
}

/** A folder for the data of a server. */
export function dataFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'polder-data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
