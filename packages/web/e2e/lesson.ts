import type { AnyLocator as Locator, AnyPage as Page } from './page.js';

/** Follows the coach of the lesson, as a learner does. */

export const coach = (page: Page) => page.locator('.coach');

export const wantedOf = async (page: Page): Promise<string[]> =>
  (await coach(page).getAttribute('data-wanted'))?.split(' ') ?? [];
const choicesOf = (page: Page) => page.locator('.decide').getAttribute('data-choices');

/** Does the next thing that the coach asks for, at the lever or in the panel; how many clicks it took. */
export async function follow(page: Page, lever = false): Promise<number> {
  await coach(page).waitFor();
  const say = await coach(page).getAttribute('data-say');
  const [first, second] = await wantedOf(page);
  let clicks = 0;
  const click = async (it: Locator): Promise<void> => {
    clicks++;
    await it.click();
  };
  if (first === undefined) {
    await click(page.locator('[data-act="next"]'));
    await page.waitForFunction(
      (said) => document.querySelector('.coach')?.getAttribute('data-say') !== said,
      say,
    );
    return clicks;
  }
  const before = await choicesOf(page);
  if (first === 'end') await click(page.locator('.decide [data-act="end"]'));
  else if (lever && first.startsWith('gate:')) {
    const [gate, steps] = [first, second].map((key) => Number(key?.split(':')[1]));
    await click(page.locator(`.sluice [data-at="${3 - gate}.${steps}"]`));
  } else {
    const option = page.locator(`.decide [data-key="${first}"]`);
    if ((await option.count()) === 0) await click(page.locator('.decide .more'));
    await click(option);
  }
  const confirm = page.locator('[data-act="confirm"]');
  if ((await choicesOf(page)) === before && (await confirm.count()) > 0) await click(confirm);
  await page.waitForFunction(
    (then) => document.querySelector<HTMLElement>('.decide')?.dataset.choices !== then,
    before,
  );
  return clicks;
}

/** What the coach covers of what it must not, and what it points at that is out of sight. */
export const inTheWay = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // It looks around four times a second.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const boxOf = (it: string) => document.querySelector(it)?.getBoundingClientRect();
    const [card, question, spot] = ['.coach', '.decide', '.spot'].map(boxOf);
    const meet = (a?: DOMRect, b?: DOMRect): boolean =>
      a !== undefined &&
      b !== undefined &&
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const out = (it?: DOMRect): boolean =>
      it !== undefined &&
      (it.left < -1 || it.top < -1 || it.right > innerWidth + 1 || it.bottom > innerHeight + 1);
    return [
      ...(meet(card, question) ? ['covers the question'] : []),
      ...(meet(card, spot) ? ['covers what is meant'] : []),
      ...(out(card) ? ['is not on the page'] : []),
      ...(out(spot) ? ['points off the page'] : []),
    ];
  });

/** Does the next thing from within the page, which is quicker than presses; what the coach says then. */
export const hurry = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const find = (css: string) => document.querySelector<HTMLElement>(css);
    const pause = () => new Promise((resolve) => setTimeout(resolve, 40));
    const choices = () => find('.decide')?.dataset.choices;
    while (!find('.coach')) await pause();
    const key = find('.coach')?.dataset.wanted?.split(' ')[0];
    const option = (): HTMLElement | null =>
      key === undefined
        ? find('.coach [data-act="next"]')
        : find(key === 'end' ? '.decide [data-act="end"]' : `.decide [data-key="${key}"]`);
    if (find('.coach')?.dataset.say === 'done') return 'done';
    const before = choices();
    if (!option()) find('.decide .more')?.click();
    for (let i = 0; i < 50 && !option(); i++) await pause();
    option()?.click();
    for (let i = 0; i < 50 && key !== undefined && choices() === before; i++) {
      await pause();
      find('[data-act="confirm"]')?.click();
    }
    while (!find('.coach')) await pause();
    return find('.coach')?.dataset.say;
  });
