import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { type Engine, launch } from '../../../scripts/engines/index.mjs';
import type { SavedEntry } from '../src/session/entries.js';
import type { AnyPage } from './page.js';

declare module 'vitest' {
  export interface ProvidedContext {
    engine: Engine;
  }
}

export interface AnyVisit {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'pl';
  /** Settings of the page besides; others' turns are shown at once unless told. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Tips of a first game come up; else they are done with. */
  readonly tips?: boolean;
  /** In the store of the page. */
  readonly games?: readonly SavedEntry[];
  /** Another server than the one of all tests. */
  readonly url?: string;
  /** With a service worker. */
  readonly worker?: boolean;
}

/** For tests that run in all engines (`*.any.e2e.ts`); which one it is depends on the project (vitest.config.ts). */
export function useEngine(): {
  /** Chromium runs what there is; in the others, where time is short, a test may choose. */
  readonly full: boolean;
  readonly engine: Engine;
  visit(hash: string, visit?: AnyVisit): Promise<AnyPage>;
  /** Errors of a page that a test provokes, and that are therefore none. */
  expectErrors(pattern: RegExp): void;
} {
  const engine = inject('engine');
  let browser: Awaited<ReturnType<typeof launch>>;
  const expected: RegExp[] = [];
  beforeAll(async () => {
    browser = await launch(engine);
  });
  afterEach(async () => {
    const errors = await browser.leave();
    const known = expected.splice(0);
    expect(
      errors.filter((error) => !known.some((pattern) => pattern.test(error))),
      'errors in the page',
    ).toEqual([]);
  });
  afterAll(() => browser?.close());
  return {
    engine,
    full: engine === 'chromium',
    visit(hash, { url = inject('url'), theme = 'light', language = 'en', settings = {}, ...more } = {}) {
      return browser.visit(url, hash, {
        ...more,
        settings: { theme, language, ...settings },
      });
    },
    expectErrors: (pattern) => void expected.push(pattern),
  };
}
