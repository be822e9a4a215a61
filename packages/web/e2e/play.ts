import type { AnyLocator as Locator, AnyPage as Page } from './page.js';

/** Plays through the page and nothing else: what it may choose is what the page offers. */

/** The three ways to answer every question. */
export const WAYS = ['panel', 'board', 'keyboard'] as const;
export type Way = (typeof WAYS)[number];

export type Chance = (below: number) => number;

/** Small and good enough for picking options; the same seed, the same choices. */
export function chanceOf(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const options = (page: Page): Locator => page.locator('.decide .opt');
/** The end of the turn: the main button when nothing else is left, else quiet text that asks once. */
const endButton = (page: Page): Locator => page.locator('[data-act="end"]');
/** Things on the table that can be chosen now. */
export const LIT =
  '.cols :is(button, [role="button"]).can:visible, .cols .can :is(button, [role="button"]):visible';
const lit = (page: Page): Locator => page.locator(LIT);
/** There while something is selected that is not done at the first press, and while it is on its way to a server. */
const confirmButton = (page: Page): Locator =>
  page.locator('.decide:not([aria-busy="true"]) [data-act="confirm"]');
/** Opens something from the menu of the header. */
export async function fromMenu(page: Page, act: string): Promise<void> {
  await page.locator('.top [data-act="menu"]').click();
  await page.locator(`dialog [data-act="${act}"]`).click();
}
/** Opens the log of the whole game and reads it. */
export async function wholeLog(page: Page): Promise<string> {
  await page.locator('.since [data-act="log"]').click();
  return page.locator('.log').innerText();
}
export const endScreen = (page: Page): Locator => page.locator('.end');

/** Waits until a person is asked; false: the game is over. */
export async function asked(page: Page): Promise<boolean> {
  await page.locator('.decide[data-ask], .end').first().waitFor({ timeout: 60_000 });
  // The boards follow the question in a task of their own.
  await page.waitForFunction(() => {
    const [question, table] = ['.decide', 'main.table'].map((it) => document.querySelector<HTMLElement>(it));
    return !question || !table || question.dataset.choices === table.dataset.boards;
  });
  return (await endScreen(page).count()) === 0;
}

/** How many choices were made before the question: a choice must change it. */
const choices = (page: Page): Promise<string | null> => page.locator('.decide').getAttribute('data-choices');

/** How long a press may take to show: on a busy machine, or by way of a server. */
const PATIENCE = 4000;
/** A press on the board may only list options, which shows neither. */
const SOON = 400;

/** After a press: what is asked about first is confirmed. Nothing happens if it was done at once. */
export async function confirmIfAsked(page: Page, before: string | null, patience = PATIENCE): Promise<void> {
  const until = Date.now() + patience;
  do {
    // The end of the game has no question.
    if ((await page.locator('.decide').count()) === 0 || (await choices(page)) !== before) return;
    if ((await confirmButton(page).count()) > 0) return confirmButton(page).click();
    await page.waitForTimeout(20);
  } while (Date.now() < until);
}

/** Presses an option, and confirms it if the page asks. */
export async function choose(page: Page, option: Locator): Promise<void> {
  const before = await choices(page);
  await option.click();
  await confirmIfAsked(page, before);
}

async function byPanel(page: Page, chance: Chance): Promise<void> {
  const found = options(page);
  await choose(page, found.nth(chance(await found.count())));
}

async function byKeyboard(page: Page, chance: Chance): Promise<void> {
  const before = await choices(page);
  const n = Math.min(9, await options(page).count());
  await page.locator('body').press(String(1 + chance(n)));
  if ((await confirmButton(page).count()) > 0 && (await choices(page)) === before)
    await page.keyboard.press('Enter');
}

/** False: nothing on the board stands for an answer. */
async function byBoard(page: Page, chance: Chance): Promise<boolean> {
  const found = lit(page);
  const n = await found.count();
  if (n === 0) return false;
  const before = await choices(page);
  await found.nth(chance(n)).click();
  await confirmIfAsked(page, before, SOON);
  // A thing with several options lists them in the panel; a marker is taken up first.
  if ((await choices(page)) === before) await byPanel(page, chance);
  return true;
}

/** Answers one question; tells how. A turn is ended when there is nothing else to do, or by chance. */
export async function answer(page: Page, chance: Chance, wish: Way): Promise<Way | 'end'> {
  const before = await choices(page);
  // On a phone the list is folded away.
  const folded = page.locator('.decide .more[aria-expanded="false"]');
  if ((await folded.count()) > 0) await folded.click();
  const count = await options(page).count();
  let way: Way | 'end' = wish;
  if (count === 0 || ((await endButton(page).count()) > 0 && chance(4) === 0)) {
    way = 'end';
    await choose(page, endButton(page));
  } else if (wish === 'board') {
    if (!(await byBoard(page, chance))) {
      way = 'panel';
      await byPanel(page, chance);
    }
  } else if (wish === 'keyboard') await byKeyboard(page, chance);
  else await byPanel(page, chance);
  await page.waitForFunction(
    (then) =>
      document.querySelector('.end') !== null ||
      document.querySelector<HTMLElement>('.decide')?.dataset.choices !== then,
    before,
  );
  return way;
}
