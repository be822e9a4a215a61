// How long a page keeps a person waiting: interactions from the press to the next picture, and tasks that hold the page.

/** From now on every interaction and every long task of the page is noted. */
export const watchPage = (page) =>
  page.evaluate(() => {
    window.noted = { interaction: 0, task: 0 };
    const note = (kind, entries) => {
      for (const { duration } of entries) window.noted[kind] = Math.max(window.noted[kind], duration);
    };
    new PerformanceObserver((list) => note('task', list.getEntries())).observe({ type: 'longtask' });
    // A pointer that only passes is no interaction.
    const pressed = (list) => list.getEntries().filter(({ interactionId }) => interactionId > 0);
    new PerformanceObserver((list) => note('interaction', pressed(list))).observe({
      type: 'event',
      durationThreshold: 16,
    });
  });

/** The slowest interaction and the longest task since then, in ms. */
export const worstOf = (page) => page.evaluate(() => window.noted);

/** So many times slower from now on. */
export async function slowDown(page, times) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** What a person does at a table: choose, confirm, take back, go through the tabs. Answers with the worst of it. */
export async function playOn(page) {
  await watchPage(page);
  const press = async (locator) => {
    await locator.click();
    await page.waitForTimeout(300);
  };
  const pressIfThere = async (selector) => {
    const found = page.locator(selector);
    if ((await found.count()) > 0) await press(found.first());
  };
  for (let i = 0; i < 12; i++) {
    await page.locator('.decide[data-ask]').waitFor();
    await pressIfThere('.decide .more[aria-expanded="false"]');
    const options = page.locator('.decide .opt');
    const n = await options.count();
    if (n > 0) {
      // Pointing shows what would come of it.
      await options.nth(i % n).hover();
      await page.waitForTimeout(300);
      await press(options.nth(i % n));
    }
    await pressIfThere('[data-act="confirm"]:not([aria-disabled="true"])');
    if (i % 3 === 2) await pressIfThere('[data-act="undo"]:not([aria-disabled="true"])');
    const tabs = page.locator('.tabs button');
    const tabCount = await tabs.count();
    if (i % 4 === 1) for (let tab = 0; tab < tabCount; tab++) await press(tabs.nth(tab));
  }
  return worstOf(page);
}
