// Pages of the client in any of the three engines, with the same words for all of them.
import { launchChromium } from './chromium.mjs';
import { launchFirefox } from './firefox.mjs';
import { pageOf } from './page.mjs';
import { launchWebkit } from './webkit.mjs';

export const ENGINES = ['chromium', 'firefox', 'webkit'];

/** A WebDriver's tabs as pages. */
const driven = ({ newTab, close }) => ({
  async newPage(size) {
    const tab = await newTab(size);
    return { page: pageOf(tab), errors: tab.errors, close: tab.close };
  },
  close,
});

const LAUNCH = {
  chromium: launchChromium,
  firefox: async () => driven(await launchFirefox()),
  webkit: async () => driven(await launchWebkit()),
};

/** Runs on a page of nothing: empties what an earlier visit has kept, and keeps this instead. */
async function furnish(kept) {
  localStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  for (const { name } of await indexedDB.databases()) {
    await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(name);
      for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, resolve);
    });
  }
  for (const it of (await navigator.serviceWorker?.getRegistrations()) ?? []) await it.unregister();
  for (const key of (await globalThis.caches?.keys()) ?? []) await caches.delete(key);
}

/** `visit` opens a page of the client at `url`, at an address within it (`hash`), with settings and games in its store. */
export async function launch(engine) {
  const { newPage, close } = await LAUNCH[engine]();
  const open = [];
  return {
    engine,
    async visit(
      url,
      hash,
      { width = 1280, height = 720, settings = {}, tips = false, games = [], worker = false } = {},
    ) {
      const opened = await newPage({ width, height }, { worker });
      open.push(opened);
      const { page } = opened;
      await page.goto(new URL('nothing.txt', url).href);
      const kept = {
        'polder.settings': JSON.stringify({ language: 'en', theme: 'light', pace: 0, ...settings }),
      };
      if (!tips) kept['polder.tips'] = '{"done":true}';
      await page.evaluate(furnish, kept);
      if (games.length > 0) {
        const { storeGames } = await import('../../packages/web/e2e/late-game.mjs');
        await storeGames(page, games);
      }
      // What is not found is an error to the browser.
      opened.errors.splice(0);
      await page.goto(`${url}#/${hash}`);
      // Until then it is a picture of the start page, in letters of the system.
      await page.locator('html:not([data-drawn], [data-plain])').waitFor();
      return page;
    },
    /** Ends the visits; what went wrong in their pages. */
    async leave() {
      const visits = open.splice(0);
      await Promise.all(visits.map((it) => it.close()));
      return visits.flatMap(({ errors }) => errors);
    },
    close,
  };
}
