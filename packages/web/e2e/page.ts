/**
 * What tests that run in every engine may ask of a page: a part of Playwright's words, which its own page has
 * (Chromium) and the one over WebDriver, too (scripts/engines/page.mjs).
 */
export interface AnyPage {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate<R, A>(run: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  evaluate<R>(run: () => R | Promise<R>): Promise<R>;
  waitForFunction<A>(
    run: (argument: A) => unknown,
    argument: A,
    how?: { timeout?: number },
  ): Promise<unknown>;
  waitForFunction(run: () => unknown): Promise<unknown>;
  waitForTimeout(ms: number): Promise<void>;
  locator(css: string): AnyLocator;
  getByText(text: string | RegExp, how?: { exact?: boolean }): AnyLocator;
  getByRole(
    role: 'alert' | 'button' | 'heading' | 'link' | 'searchbox' | 'tab' | 'textbox',
    which?: { name?: string | RegExp; exact?: boolean; level?: number },
  ): AnyLocator;
  readonly keyboard: { press(key: string): Promise<void> };
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  screenshot(to?: { path?: string }): Promise<Uint8Array>;
}

export interface AnyLocator {
  locator(css: string): AnyLocator;
  getByText(text: string | RegExp, how?: { exact?: boolean }): AnyLocator;
  filter(which: { hasText: string | RegExp }): AnyLocator;
  nth(n: number): AnyLocator;
  first(): AnyLocator;
  last(): AnyLocator;
  count(): Promise<number>;
  allInnerTexts(): Promise<string[]>;
  innerText(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
  waitFor(until?: {
    state?: 'attached' | 'detached' | 'visible' | 'hidden';
    timeout?: number;
  }): Promise<void>;
  click(): Promise<void>;
  fill(value: string): Promise<void>;
  press(key: string): Promise<void>;
}

/** Where a page is. */
export const addressOf = (page: AnyPage): Promise<string> => page.evaluate(() => location.href);
