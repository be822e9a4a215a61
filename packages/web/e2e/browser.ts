import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { ensureChromium, ensureWholeChromium } from '../../../scripts/browsers.mjs';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The program has come, and the page wears its own letters: until then it is a picture of the start page, drawn at
 * build, in letters of the system.
 */
const alive = (page: Page): Promise<void> => page.locator('html:not([data-drawn], [data-plain])').waitFor();

export interface Visit {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'pl';
  /** Settings of the page besides; others' turns are shown at once unless told. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Tips of a first game come up; else they are done with. */
  readonly tips?: boolean;
  /** Without a service worker, unless told: each visit would load everything there is. */
  readonly context?: BrowserContextOptions;
  /** Another server than the one of all tests. */
  readonly url?: string;
  /** Runs in the page before its own scripts. */
  readonly before?: string;
}

/** One browser a file, one context a visit; a page is handed out when it is alive. A test fails if the page reports an error that nobody expected. */
export function useBrowser({ whole = false } = {}): {
  visit(hash: string, visit?: Visit): Promise<Page>;
  /** Another page that sees what the first one stored. */
  again(page: Page, hash: string): Promise<Page>;
  /** Errors that the page reported: a test that provokes some takes them out. */
  readonly errors: string[];
} {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];

  beforeAll(async () => {
    const executablePath = whole ? ensureWholeChromium() : ensureChromium();
    if (!executablePath) throw new Error('There is no Chromium.');
    browser = await chromium.launch({ executablePath, args: QUIET });
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(errors.splice(0), 'errors in the page').toEqual([]);
  });
  afterAll(() => browser?.close());

  function watch(page: Page): Page {
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.setDefaultTimeout(20_000);
    return page;
  }

  return {
    errors,
    async visit(hash, visit = {}) {
      const { width = 1280, height = 720, theme = 'light', language = 'en', settings = {}, before } = visit;
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: theme,
        locale: language === 'pl' ? 'pl-PL' : 'en-GB',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...visit.context,
      });
      contexts.push(context);
      const kept = JSON.stringify({ language, theme: 'system', pace: 0, ...settings });
      await context.addInitScript(
        `localStorage.getItem('polder.settings') ?? localStorage.setItem('polder.settings', ${JSON.stringify(kept)})`,
      );
      if (!visit.tips) await context.addInitScript(`localStorage.setItem('polder.tips', '{"done":true}')`);
      if (before) await context.addInitScript(before);
      const page = watch(await context.newPage());
      await page.goto(`${visit.url ?? inject('url')}#/${hash}`);
      await alive(page);
      return page;
    },
    async again(page, hash) {
      const other = watch(await page.context().newPage());
      await other.goto(`${new URL('.', page.url())}#/${hash}`);
      await alive(other);
      return other;
    },
  };
}
