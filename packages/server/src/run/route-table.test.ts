import { afterEach, describe, expect, it } from 'vitest';
import type { App } from '../http/visitor.js';
import { ROUTES } from '../wire/routes.js';
import { startServer } from './server.js';
import { silent } from './testing/log.js';
import { dataFolder } from './testing/process.js';
import { testSettings } from './testing/settings.js';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** `METHOD /path` of everything that the server answers. */
async function servedRoutes(): Promise<ReadonlySet<string>> {
  const served = new Set<string>();
  const collect = (app: App): void => {
    app.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) if (each !== 'HEAD') served.add(`${each} ${url}`);
    });
  };
  const folder = dataFolder();
  const settings = testSettings({ data: folder.path, port: 0, origin: 'http://localhost:0' });
  const server = await startServer(settings, { log: silent(), register: [collect] });
  ends.push(folder.remove, server.close);
  return served;
}

describe('the table of routes', () => {
  it('and what the server serves are the same', async () => {
    const served = await servedRoutes();
    const complaints = [
      ...[...served]
        .filter((key) => !Object.hasOwn(ROUTES, key))
        .map((key) => `${key} is served but not in wire/routes.ts: add an entry and use serve().`),
      ...Object.keys(ROUTES)
        .filter((key) => !served.has(key))
        .map((key) => `${key} is in wire/routes.ts but nobody serves it: call serve() for it, or remove it.`),
    ];
    expect(complaints).toEqual([]);
  });
});
