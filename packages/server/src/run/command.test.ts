import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from '../store/open.js';
import { addUser } from '../store/testing/rows.js';
import { runCommand } from './command.js';
import { silent } from './testing/log.js';
import { dataFolder } from './testing/process.js';

const folders: (() => void)[] = [];
afterEach(() => {
  for (const remove of folders.splice(0)) remove();
});

function newFolder(): string {
  const { path, remove } = dataFolder();
  folders.push(remove);
  return path;
}

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const lines: string[] = [];
  const code = await runCommand(
    args,
    { CLIENT_DIR: 'none', LOG_LEVEL: 'silent', ...env },
    {
      out: (line) => lines.push(line),
      err: (line) => lines.push(line),
    },
  );
  return { code, text: lines.join('\n') };
}

const open = (data: string) => openStore({ data, databaseUrl: undefined }, silent());

async function usersOf(data: string): Promise<readonly string[]> {
  const store = await open(data);
  const rows = await store.db.selectFrom('users').select('id').execute();
  await store.close();
  return rows.map(({ id }) => id);
}

describe('commands', () => {
  it('back up while the server runs, and restore into another folder', async () => {
    const [data, other, copies] = [newFolder(), newFolder(), newFolder()];
    const file = join(copies, 'copy.db');
    const store = await open(data);
    await addUser(store, 'ann');
    expect(await run(['backup', file], { DATA_DIR: data })).toMatchObject({ code: 0 });
    await addUser(store, 'bob');
    await store.close();
    expect(await run(['restore', file], { DATA_DIR: other })).toMatchObject({ code: 0 });
    expect([await usersOf(data), await usersOf(other)]).toEqual([['ann', 'bob'], ['ann']]);
  });

  it('restore overwrites only if it is told so, and never under a running server', async () => {
    const [data, copies] = [newFolder(), newFolder()];
    const file = join(copies, 'copy.db');
    const store = await open(data);
    expect((await run(['backup', file], { DATA_DIR: data })).code).toBe(0);
    await addUser(store, 'ann');
    expect((await run(['restore', file, '--force'], { DATA_DIR: data })).text).toContain('Another server');
    await store.close();
    const refused = await run(['restore', file], { DATA_DIR: data });
    expect([refused.code, await usersOf(data)]).toEqual([1, ['ann']]);
    expect((await run(['restore', file, '--force'], { DATA_DIR: data })).code).toBe(0);
    expect(await usersOf(data)).toEqual([]);
  });

  it('say what is wrong with a backup, and change nothing', async () => {
    const [data, copies] = [newFolder(), newFolder()];
    const nonsense = join(copies, 'nonsense.db');
    writeFileSync(nonsense, 'this is no database');
    expect(await run(['restore', nonsense], { DATA_DIR: data })).toMatchObject({ code: 1 });
    expect(existsSync(join(data, 'polder.db'))).toBe(false);
    expect((await run(['restore', join(copies, 'none.db')], { DATA_DIR: data })).text).toContain(
      'There is no file',
    );
    expect((await run(['backup', join(copies, 'x.db')], { DATA_DIR: data })).text).toContain(
      'There is no database',
    );
    expect((await run(['backup', nonsense], { DATA_DIR: data })).code).toBe(1);
  });

  it('leave PostgreSQL to its own tools', async () => {
    const env = { DATABASE_URL: 'postgres://me:hunter2@nowhere.invalid/polder' };
    expect(await run(['backup', 'x.db'], env)).toMatchObject({
      code: 1,
      text: expect.stringContaining('pg_dump'),
    });
    expect(await run(['restore', 'x.db'], env)).toMatchObject({
      code: 1,
      text: expect.stringContaining('pg_restore'),
    });
    const checked = await run(['check'], env);
    expect(checked.code).toBe(1);
    expect(checked.text).not.toContain('hunter2');
  });

  it.each([[['dance']], [['backup']], [['backup', 'a', 'b']], [['restore', '--all', 'x']], [['serve', 'x']]])(
    'that are not understood say how to use them: %j',
    async (args) => {
      const { code, text } = await run(args);
      expect(code).toBe(1);
      expect(text).toContain('polder-server restore FILE [--force]');
    },
  );
});
