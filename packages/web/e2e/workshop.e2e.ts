import { readFileSync } from 'node:fs';
import { type Check, checkAt, checkOf, get, keysOf, same, valueAt } from '@polder/core/edition';
import { valleyManifest } from '@polder/valley/manifest';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { useBrowser } from './browser.js';

const { visit, again } = useBrowser();
const PHONE = { width: 390, height: 844, context: { hasTouch: true } };
const fixture = new URL('../../../fixtures/editions/windy.json', import.meta.url);
const windy = JSON.parse(readFileSync(fixture, 'utf8'));
const filesOf = async () => {
  const files = await valleyManifest.editions?.();
  if (!files) throw new Error('It has editions.');
  return files;
};

async function begin(page: Page, game = 'valley'): Promise<void> {
  await page.locator(`[data-begin="${game}"]`).click();
  await page.locator('[data-press]').first().waitFor();
}

/** The edition that the store has, once the page has written it. */
const stored = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('polder-editions');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const all = open.result.transaction('editions').objectStore('editions').getAll();
          all.onsuccess = () => {
            open.result.close();
            resolve(all.result.sort((a, b) => b.updated - a.updated)[0]?.edition);
          };
        };
      }),
  );

const field = (scope: Locator, key: string): Locator => scope.locator(`:scope > [data-key="${key}"]`);

async function enterNumber(row: Locator, to: unknown): Promise<void> {
  if (to !== undefined) {
    await row.locator('input').fill(String(to));
    return row.locator('input').press('Tab');
  }
  const less = row.locator('button').first();
  while (await less.isEnabled()) await less.click();
}

async function enterBulbs(group: Locator, to: readonly unknown[] = []): Promise<void> {
  while ((await group.locator('.bulb').count()) > to.length) await group.locator('.drop').last().click();
  while ((await group.locator('.bulb').count()) < to.length) await group.locator('.add').click();
  for (const [i, bulb] of to.entries()) {
    const row = group.locator('.bulb').nth(i);
    await row.locator('[data-colour="any"]').click();
    for (const colour of bulb === 'any' ? [] : (bulb as readonly string[]))
      await row.locator(`[data-colour="${colour}"]`).click();
  }
}

/** Enters a value by the controls of the palette alone; what is there already is left. */
async function enter(scope: Locator, key: string, check: Check, from: unknown, to: unknown): Promise<void> {
  if (same(from, to)) return;
  const at = field(scope, key);
  const shape = check.shape?.kind === 'null' ? check.shape.or.shape : check.shape;
  const fields = async (inside: Locator, before: unknown): Promise<void> => {
    for (const [name, part] of Object.entries(keysOf(shape, to) ?? {}))
      await enter(inside, name, checkOf(part), get(before, name), get(to, name));
  };
  switch (shape?.kind) {
    case 'int':
      return enterNumber(at, to);
    case 'one':
      return at.locator(`[data-value="${to}"]`).click();
    case 'yes':
      return at.locator(`[data-value="${to === true ? 'yes' : 'no'}"]`).click();
    case 'text':
      await at.locator('input').fill(String(to));
      return at.locator('input').press('Tab');
    case 'variant': {
      if (to === null) return at.locator('[data-kind="nothing"]').click();
      const tag = String(get(to, shape.tag));
      const goods = ['guilder', 'vp', 'tools', 'bulbs'].find((it) => get(to, it) !== undefined);
      if (get(from, shape.tag) === tag) return fields(scope, from);
      await at.locator(`[data-kind="${tag === 'gain' ? goods : tag}"]`).click();
      // What stands there now is the page's business: everything is entered.
      return fields(scope, undefined);
    }
    case 'object':
      return fields(at, from);
    case 'list': {
      const items = to as readonly unknown[];
      if (shape.item.shape?.kind === 'bulb') return enterBulbs(at, items ?? []);
      const rows = at.locator(':scope > .item');
      while ((await rows.count()) > items.length) await rows.last().locator(':scope > .drop').click();
      while ((await rows.count()) < items.length) await at.locator(':scope > .add').click();
      for (const [i, item] of items.entries())
        await enter(rows.nth(i).locator(':scope > div'), `${key}.`, shape.item, undefined, item);
      return;
    }
    default:
      throw new Error(`No way to enter '${key}'.`);
  }
}

async function select(page: Page, section: string, path: string): Promise<void> {
  const thing = page.locator(`[data-press="${path}"]`);
  if ((await thing.count()) === 0) await page.locator(`[data-section="${section}"]`).click();
  await thing.click();
  const unlock = page.getByRole('button', { name: 'Change it all the same' });
  if ((await unlock.count()) > 0) await unlock.click();
}

const SECTIONS: Readonly<Record<string, string>> = {
  ...{ patches: 'farm', rows: 'farm', groups: 'farm', fields: 'map', spaces: 'map', market: 'map' },
  ...{ wheels: 'wheels', tiles: 'tiles', helpers: 'cards', contracts: 'cards', cardGroups: 'cards' },
  ...{ abilities: 'starting', wishes: 'starting', wishPoints: 'starting', calendar: 'calendar' },
  ...{ calendarEnd: 'calendar', trade: 'trade', floodgate: 'gate', numbers: 'gate' },
  ...{ gardenerCards: 'gardener', gardener: 'gardener', overlay: 'gardener' },
};

describe('the printing shop', () => {
  it('a whole edition entered by pictures equals one written by hand', async () => {
    const files = await filesOf();
    const page = await visit('workshop');
    await begin(page);
    // As many pieces as the other one has.
    await select(page, 'map', 'market[1].rewards[2]');
    await page.locator('[data-act="add-piece"]').click();
    for (let left = 20; left > windy.gardener.cards.length; left--) {
      await select(page, 'gardener', `gardener.cards[${left - 1}]`);
      await page.locator('[data-act="remove-piece"]').click();
    }
    await page.locator('[data-press="gardener.cards[7]"]').waitFor({ state: 'detached' });
    // First the track of Guilder: prices depend on it.
    await select(page, 'gate', 'guilderMax');
    await enterNumber(field(page.locator('.values'), 'guilderMax'), windy.guilderMax);

    let now = (await stored(page)) as object;
    for (const { path, group } of files.slots(windy)) {
      if (same(valueAt(now, path), valueAt(windy, path))) continue;
      await select(page, SECTIONS[group], path);
      const check = checkAt(files.check(windy), windy, path);
      if (!check) throw new Error(`Nothing at ${path}.`);
      const isObjectShape = check.shape?.kind === 'object';
      const key = isObjectShape ? '' : (/(?:^|\.)(\w+)$/.exec(path)?.[1] ?? '');
      await enter(page.locator('.values'), key, check, valueAt(now, path), valueAt(windy, path));
    }
    await page.getByRole('button', { name: 'Name and source' }).click();
    await page.getByLabel('Name of the edition').fill('windy');
    await page.getByLabel('Name of the edition').press('Tab');
    await page.waitForTimeout(500);
    now = (await stored(page)) as object;
    expect(now).toEqual(windy);
  });

  it('what is half-filled is there after a reload, with what was checked, and can be taken back before', async () => {
    const page = await visit('workshop', PHONE);
    await begin(page);
    await page.locator('[data-press="patches[0][1]"]').click();
    expect(await page.locator('[data-says]').innerText()).toBe('1 VP');
    await page.locator('[data-kind="plant"]').click();
    expect(await page.locator('[data-says]').innerText()).toBe('Plant 1 bulb');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.locator('[data-says]').innerText()).toBe('1 VP');
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.locator('[data-act="right"]').click();
    // On to the next guess, without a way back to the board.
    expect(await page.locator('.palette h2').innerText()).toBe('Row 1, Patch 3');
    await page.locator('.below [data-tab="todo"]').click();
    expect(await page.locator('[data-progress]').innerText()).toBe('1 of 178');
    await page.waitForTimeout(500);
    await page.reload();
    await page.locator('[data-press="patches[0][1]"]').waitFor();
    expect(await page.locator('[data-press="patches[0][1]"]').getAttribute('aria-label')).toBe(
      'Row 1, Patch 2, Plant 1 bulb, checked, changed',
    );
    expect(await violations(page)).toEqual([]);
  });

  it('a problem stands at the thing, in both languages, and nothing can be played until it is put right', async () => {
    const page = await visit('workshop', { language: 'pl' });
    await begin(page);
    await page.locator('[data-section="trade"]').click();
    await page.locator('[data-press="trade[1][0]"]').click();
    await page.locator('[data-kind="trade"]').click();
    const sentence = 'Powinno tu być: coś, co nie prowadzi z powrotem do handlu; jest: "trade".';
    await page.locator('.palette').getByText(sentence).waitFor();
    expect(await page.locator('[data-press="trade[1][0]"]').getAttribute('aria-label')).toContain(
      '1 problem',
    );
    expect(await page.getByRole('button', { name: 'Zagraj' }).isDisabled()).toBe(true);
    await page.keyboard.press('Control+z');
    expect(await page.getByRole('button', { name: 'Zagraj' }).isEnabled()).toBe(true);
    await page.locator('[data-press="trade[1][0]"]').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-press'))).toBe('trade[1][1]');
    expect(await violations(page)).toEqual([]);
  });

  it('copies, pastes, fills alike, and finds by number', async () => {
    const page = await visit('workshop');
    await begin(page);
    await page.locator('[data-press="patches[0][6]"]').click();
    await page.locator('[data-act="copy"]').click();
    await page.locator('[data-press="patches[0][3]"]').click();
    await page.locator('[data-act="paste"]').click();
    expect(await page.locator('[data-says]').innerText()).toBe('4 VP');
    // Five more Patches were empty, and two had the same already.
    await page.locator('[data-act="alike"]').click();
    expect(await page.locator('[data-press^="patches"][aria-label*=", 4 VP,"]').count()).toBe(8);
    await page.getByRole('searchbox').fill('tile 24');
    await page.locator('.found button').click();
    expect(await page.locator('.palette h2').innerText()).toBe('Tile 24, unique');
  });

  it('opens a file, refuses what is none, shares by link, and plays', async () => {
    const page = await visit('workshop');
    const picker = page.locator('input[type="file"]');
    const give = (name: string, text: string) =>
      picker.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await give('holiday.json', '{"name": "x"}');
    await page.getByText('it has no parts of an edition. Nothing of yours was changed.').waitFor();
    await give('broken.json', '{"name": ');
    await page.getByText('line 1, column 10 can’t be read as JSON').waitFor();
    await give('large.json', `"${'x'.repeat(10_000_000)}"`);
    await page.getByText('more than 1000 kB').waitFor();
    await picker.setInputFiles(fixture.pathname);
    await page.locator('[data-press]').first().waitFor();
    expect(await stored(page)).toEqual(windy);

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Name and source' }).click();
    await page.locator('[data-act="share"]').click();
    await page.getByText('The link is copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.keyboard.press('Escape');
    const other = await again(page, link.slice(link.indexOf('#/') + 2));
    await other.locator('[data-press]').first().waitFor();
    expect(await stored(other)).toEqual(windy);

    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByText('Own values: windy').waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.decide').waitFor();
  });

  it('Growers play it, and can be stopped', async () => {
    const page = await visit('workshop');
    await begin(page, 'duel');
    await page.locator('[data-press="patches[0][1]"]').click();
    await page.locator('[data-act="run"]').click();
    await page.locator('[data-verdict]').waitFor({ timeout: 60_000 });
    expect(await page.locator('[data-played]').innerText()).toMatch(/^\d+ of 300 games, about .* left$/);
    await page.locator('[data-act="stop"]').click();
    const said = await page.locator('[data-stopped]').innerText();
    expect(said).toMatch(/^Stopped\. \d+ of 300 games$/);
    await page.waitForTimeout(1500);
    expect(await page.locator('[data-stopped]').innerText()).toBe(said);
  });
});
