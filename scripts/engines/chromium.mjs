// Chromium by Playwright.
import { chromium } from 'playwright-core';
import { ensureChromium } from '../browsers.mjs';

export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launchChromium(executablePath = ensureChromium()) {
  if (!executablePath) throw new Error('There is no Chromium: install one, or name it with CHROMIUM_PATH.');
  const browser = await chromium.launch({ executablePath, args: QUIET });
  return {
    async newPage(viewport, { worker }) {
      const context = await browser.newContext({
        viewport,
        reducedMotion: 'reduce',
        serviceWorkers: worker ? 'allow' : 'block',
      });
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      const errors = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      return { page, errors, close: () => context.close() };
    },
    close: () => browser.close(),
  };
}
