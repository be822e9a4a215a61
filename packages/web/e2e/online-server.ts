import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewTable, TableInfo } from '@polder/server/wire';
import { afterAll, beforeAll } from 'vitest';
import type { RunningServer } from '../../server/src/run/server.js';
import type { Settings } from '../../server/src/run/settings.js';
import type { AnyPage as Page } from './page.js';

/** A real server, with the built client and an empty database of its own. */
export function useServer(): {
  readonly url: string;
  /** A table that has begun, with the people of these pages in turn. */
  begun(pages: readonly Page[], wanted?: Partial<NewTable>): Promise<string>;
  /** Of `polder-server`, on its database; its exit code. */
  command(...args: readonly string[]): Promise<number | undefined>;
} {
  const data = mkdtempSync(join(tmpdir(), 'polder-online-'));
  let server: RunningServer;
  beforeAll(async () => {
    // As it is delivered: bots think in threads, which are scripts of their own.
    const { startServer } = (await import('../../server/dist/run/server.js')) as {
      startServer(settings: Settings): Promise<RunningServer>;
    };
    const { readSettings } = (await import('../../server/dist/run/settings.js')) as {
      readSettings(env: Readonly<Record<string, string>>): Settings;
    };
    server = await startServer(
      readSettings({
        PORT: '0',
        DATA_DIR: data,
        LOG_LEVEL: 'error',
        BOT_THREADS: '1',
        LIMIT_SENSITIVE: '1000',
        LIMIT_REQUESTS: '100000',
      }),
    );
  });
  afterAll(async () => {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  });

  return {
    get url() {
      return `${server.url}/`;
    },
    async command(...args) {
      const { runCommand } = (await import('../../server/dist/run/command.js')) as {
        runCommand(args: readonly string[], env: object, output: object): Promise<number | undefined>;
      };
      const nowhere = (): void => undefined;
      return runCommand(args, { DATA_DIR: data, CLIENT_DIR: 'none' }, { out: nowhere, err: nowhere });
    },
    async begun([host, ...others], wanted = {}) {
      const table: NewTable = { ...USUAL, players: others.length + 1, ...wanted };
      const { info } = await ask<{ info: TableInfo }>(host, 'tables', table);
      for (const page of others) await ask(page, `tables/${info.id}/join`);
      await ask(host, `tables/${info.id}/start`);
      return info.id;
    },
  };
}

const USUAL: NewTable = {
  game: 'valley',
  players: 2,
  pace: { kind: 'live', turn: 600, bank: 3600 },
  listed: true,
  rated: false,
  hints: true,
  spectators: true,
};

/** As the page itself would: with its cookie, from its origin. */
export const ask = <T>(page: Page, path: string, body: unknown = {}): Promise<T> =>
  page.evaluate(
    async ([to, what]) => {
      const response = await fetch(`./api/${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(what),
      });
      const answer = await response.json();
      if (!response.ok) throw new Error(`${to}: ${JSON.stringify(answer)}`);
      return answer;
    },
    [path, body] as const,
  );

export const becomeGuest = (page: Page, name: string): Promise<unknown> =>
  ask(page, 'guest', { name, locale: 'en' });
