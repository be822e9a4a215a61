import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBuilt, served, serveWeb } from '../../../scripts/web.mjs';
import { programOf, workerOf } from '../build/precache.js';
import type { SavedEntry } from '../src/session/entries.js';
import { loadProven } from '../src/session/proof.js';
import { type AnyGame, gameOf } from '../src/session/rules.js';
import { useBrowser, type Visit } from './browser.js';
import { lateGame, storeGames } from './late-game.mjs';
import { answer, asked, chanceOf } from './play.js';

const { visit, again, errors } = useBrowser();
const WITH_WORKER: Visit = { context: { serviceWorkers: 'allow' } };

/** What is served can be changed under the eyes of an open page, and be gone. */
let files: ReturnType<typeof readBuilt>;
let server: Awaited<ReturnType<typeof serveWeb>>;
beforeEach(async () => {
  files = readBuilt();
  server = await serveWeb({ files });
});
afterEach(() => server.close());

const bodies = (of: typeof files): Map<string, Buffer> =>
  new Map([...of].map(([path, { body }]) => [path.slice(1), body]));
const workerFor = (of: typeof files): ReturnType<typeof served> => {
  const program = programOf(String(files.get('/sw.js')?.body));
  return served('/sw.js', Buffer.from(workerOf(program, bodies(of))));
};

/** The same client under other names, as the next build has them; its page says which one it is. */
function secondBuild(): typeof files {
  const scripts = new Set([...files.keys()].filter((path) => /^\/assets\/.*\.js$/.test(path)));
  const renamed = (name: string): string =>
    scripts.has(`/assets/${name}`) ? name.replace(/\.js$/, '.2.js') : name;
  const next: typeof files = new Map();
  for (const [path, { body, small }] of files) {
    const text = small && path !== '/sw.js' ? String(body).replace(/[\w.-]+\.js\b/g, renamed) : undefined;
    const marked = path === '/index.html' ? text?.replace('<html', '<html data-build="2"') : text;
    const name = path.replace(/[^/]+$/, renamed);
    next.set(name, served(name, marked === undefined ? body : Buffer.from(marked)));
  }
  next.set('/sw.js', workerFor(next));
  return next;
}

function deploy(next: typeof files): void {
  files.clear();
  for (const [path, file] of next) files.set(path, file);
}

const ready = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const caches = (page: Page): Promise<number> =>
  page.evaluate(async () => (await window.caches.keys()).length);
const buildOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-build');
/** A mark that does not survive a reload. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isMarked = async (page: Page): Promise<boolean> =>
  (await page.locator('html').getAttribute('data-marked')) !== null;
const bar = (page: Page) => page.getByText('A new version is ready');
const choices = (page: Page) => page.locator('.decide').getAttribute('data-choices');
/** Lets the browser look for a newer worker, and waits until that is here or has failed. */
const lookForUpdate = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing;
    if (!worker) return 'none';
    return new Promise<string>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state !== 'installing') resolve(worker.state);
      });
    });
  });

async function play(page: Page, times: number): Promise<void> {
  const chance = chanceOf(7);
  for (let i = 0; i < times; i++) {
    await asked(page);
    await answer(page, chance, 'panel');
  }
  await asked(page);
}

describe('a new version', () => {
  it('waits to be asked for, in every tab, and can be put off; the game goes on in it; nothing old is left', async () => {
    const page = await visit('game/quick?seats=person,apprentice&seed=update', {
      ...WITH_WORKER,
      url: server.url,
    });
    await play(page, 2);
    await ready(page);
    const other = await again(page, '');
    await other.getByRole('heading', { level: 1 }).waitFor();
    for (const tab of [page, other]) await mark(tab);

    // A deployment half done: the worker is new, the files are not.
    const next = secondBuild();
    files.set('/sw.js', next.get('/sw.js') ?? served('/sw.js', Buffer.from('')));
    expect(await lookForUpdate(page)).toBe('redundant');
    expect(await caches(page)).toBe(1);
    expect(await bar(page).count()).toBe(0);

    deploy(next);
    expect(await lookForUpdate(page)).toBe('installed');
    for (const tab of [page, other]) await bar(tab).waitFor();
    await other.getByRole('button', { name: 'Later' }).click();
    await bar(other).waitFor({ state: 'detached' });
    const at = await choices(page);
    const title = await page.locator('.decide h1').innerText();
    expect(await isMarked(page)).toBe(true);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.locator('html[data-build="2"]').waitFor();
    await asked(page);
    expect([await choices(page), await page.locator('.decide h1').innerText()]).toEqual([at, title]);
    await play(page, 1);

    // The other tab is still what it was, with parts that only the old build has.
    expect([await isMarked(other), await buildOf(other)]).toEqual([true, null]);
    await other.getByRole('link', { name: 'Rulebook' }).first().click();
    await other.getByRole('searchbox').waitFor();
    // It was put off, but by now this tab is the only one of its kind.
    await bar(other).waitFor();
    await other.getByRole('button', { name: 'Reload' }).click();
    await other.locator('html[data-build="2"]').waitFor();
    // Once the page has stood for a while.
    await expect.poll(() => caches(other), { timeout: 10_000 }).toBe(1);
    expect(await bar(other).count()).toBe(0);
    // The half deployment was refused aloud.
    errors.splice(0, errors.length, ...errors.filter((text) => !/integrity|404|ServiceWorker/i.test(text)));
  });
});

describe('a game of older rules', () => {
  const players = ['Anna', 'Bea'].map((name) => ({ kind: 'person' as const, name }));
  async function stored(id: string, proof: 'right' | 'wrong'): Promise<SavedEntry> {
    const entry = lateGame({ id, name: id, players, options: { players: 2 }, seed: 'old', round: 2 });
    const game: AnyGame = await gameOf('valley');
    const right = loadProven(game, entry.table.saved).proof;
    const saved = { ...entry.table.saved, version: '0.9.0' };
    const table = { ...entry.table, saved };
    return { ...entry, table, proof: proof === 'right' ? right : '0123456789abcdef' };
  }
  const inStore = (page: Page, id: string) =>
    page.evaluate(
      (key) =>
        new Promise<{ table: { saved: { version: string } } }>((resolve) => {
          const opening = indexedDB.open('polder');
          opening.onsuccess = () => {
            const request = opening.result.transaction('games').objectStore('games').get(key);
            request.onsuccess = () => resolve(request.result);
          };
        }),
      id,
    );

  it('goes on if ours play it the same, and belongs to ours from the next choice on', async () => {
    const page = await visit('', { url: server.url });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const entry = await stored('Beemster', 'right');
    await storeGames(page, [entry]);
    const table = await again(page, 'game/Beemster');
    await asked(table);
    expect(await inStore(table, 'Beemster')).toEqual(entry);
    await play(table, 1);
    const { version } = await gameOf('valley');
    await expect.poll(async () => (await inStore(table, 'Beemster')).table.saved.version).toBe(version);
    await table.reload();
    expect(await asked(table)).toBe(true);
  });

  it('is refused if not, stays in the store as it is and can be exported', async () => {
    const page = await visit('', { url: server.url });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const entry = await stored('Schermer', 'wrong');
    await storeGames(page, [entry]);
    const table = await again(page, 'game/Schermer');
    await table.getByText('would have gone another way').waitFor();
    const [download] = await Promise.all([
      table.waitForEvent('download'),
      table.getByRole('button', { name: 'Export this game' }).click(),
    ]);
    const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(file).toMatchObject({ format: 'polder-game', name: 'Schermer', proof: '0123456789abcdef' });
    expect(file.saved.version).toBe('0.9.0');
    expect(await inStore(table, 'Schermer')).toEqual(entry);
  });
});
