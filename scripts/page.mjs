// The built client in a Chromium, for scripts that measure it or take pictures of it.
import { chromium } from 'playwright-core';
import { ensureChromium } from './browsers.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';
import { ensureWebBuilt, serveWeb } from './web.mjs';

/** `open` gives a page at the start page, as wide as asked for, with games in its store. */
export async function openClient() {
  ensureInstalled();
  ensureBuilt('packages/bots');
  const executablePath = ensureChromium();
  if (!executablePath) {
    console.error('There is no Chromium: install one, or name it with CHROMIUM_PATH.');
    process.exit(1);
  }
  await ensureWebBuilt();
  const { url, close } = await serveWeb();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const { storeGames } = await import('../packages/web/e2e/late-game.mjs');

  async function open(games, { size = { width: 1280, height: 720 }, theme = 'light' } = {}) {
    const page = await browser.newPage({
      viewport: size,
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      // It loads everything there is, beside the page.
      serviceWorkers: 'block',
    });
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    if (games.length > 0) await storeGames(page, games);
    return page;
  }

  return {
    url,
    open,
    async close() {
      await browser.close();
      await close();
    },
  };
}
