import { defaultEdition, valley } from '@polder/valley';
import { answer, newGuide } from '@polder/valley/board/companion/model/guide.js';
import { askOf, type Guide } from '@polder/valley/board/companion/model/state.js';
import { stepsOf } from '@polder/valley/board/companion/model/steps.js';
import { rounds, told } from '@polder/valley/board/companion/model/testing.js';
import type { Answer, Ask } from '@polder/valley/text/asks.js';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { plain } from '../../core/src/text/rich.js';
import { en } from '../src/words/testing.js';
import { violations } from './axe.js';
import { useBrowser } from './browser.js';

const { visit, again, errors } = useBrowser();
const PHONE = { width: 390, height: 844, context: { hasTouch: true } };

const open = (page: Page, ask: Ask | 'over' | 'bad') => page.locator(`.ask[data-ask="${ask}"]`).waitFor();
const main = (page: Page) => page.locator('[data-act="main"]').click();
const press = (page: Page, value: unknown) =>
  page.locator(`.ask [data-value='${typeof value === 'string' ? value : JSON.stringify(value)}']`).click();
/** Buttons with one answer each say it as JSON. */
const choose = (page: Page, value: unknown) => press(page, JSON.stringify(value));

/** A list is done. */
async function allDone(page: Page): Promise<void> {
  const all = page.locator('[data-act="other"]');
  if ((await all.count()) > 0) await all.click();
  else if ((await page.locator('.now').count()) > 0) await main(page);
  await main(page);
}

/** Tells the page what the table shows, through its own buttons. */
async function tell(page: Page, { ask, value }: Answer): Promise<void> {
  await open(page, ask);
  switch (ask) {
    case 'layOut':
    case 'markers':
    case 'turn':
      return allDone(page);
    case 'water':
    case 'cardTrade':
      return press(page, value);
    case 'did':
    case 'built':
      for (const it of value) await press(page, it);
      return main(page);
    case 'trade':
      if (value.fresh) await page.locator('[data-act="fresh"]').click();
      for (const [i, bulb] of value.bulbs.entries()) {
        await press(page, i + 1);
        await page.locator(`[data-colour="${bulb ?? 'none'}"]`).click();
      }
      return main(page);
    case 'cardOrder':
      for (const colour of value.slice(0, -1)) await press(page, colour);
      return;
    case 'backTiles':
      await press(page, value.common);
      await press(page, value.other);
      return main(page);
    case 'yours':
      await page.locator('#your-vp').fill(`${value}`);
      return main(page);
    default:
      return choose(page, value);
  }
}

/** What the list says, line by line. */
const lines = (page: Page): Promise<string[]> =>
  page.locator('.ask .body > li .text').evaluateAll((texts) =>
    texts.map((text) => {
      const said = text.cloneNode(true) as Element;
      for (const icon of said.querySelectorAll('[aria-label]'))
        icon.replaceWith(icon.getAttribute('aria-label') ?? '');
      return (said.textContent ?? '').trim();
    }),
  );
const linesOf = ({ table, before, turn }: Guide): string[] =>
  table && before && turn
    ? stepsOf(table, turn, defaultEdition, before.gardener.vp).map(({ text }) =>
        plain(text(en), en.game.icon),
      )
    : [];

const vpShown = async (page: Page): Promise<number> => Number(await page.locator('header .vp b').innerText());

describe('the Gardener companion', () => {
  it('guides a whole solo game on a phone as the machine plays it, to the same score', async () => {
    const page = await visit('companion', PHONE);
    const play = rounds('medium', 'e2e');
    let guide = newGuide(defaultEdition, 'seed');
    let step = play.next();
    for (let turns = 1; !step.done; step = play.next(), turns++) {
      for (let ask: Ask | undefined; ask !== 'turn'; ) {
        ask = askOf(guide);
        const given = told(guide, step.value, 0);
        if (ask === 'turn') {
          await open(page, 'turn');
          expect(await lines(page)).toEqual(linesOf(guide));
        }
        await tell(page, given);
        guide = answer(guide, given);
      }
      const [, gardener] = step.value.after.players;
      expect(await vpShown(page)).toBe(gardener.vp.reduce((sum, n) => sum + n, 0));
      // Whatever happens to the page, the game goes on where it was.
      if (turns === 3) await page.reload();
    }
    const [you, gardener] = valley.scores(step.value);
    await tell(page, { ask: 'yours', value: you.vp });
    await open(page, 'over');
    expect(await page.locator('.totals b').allInnerTexts()).toEqual([`${you.vp}`, `${gardener.vp}`]);
    expect(await page.locator('h1').innerText()).toBe(
      you.vp > gardener.vp ? 'You win!' : 'The Gardener wins',
    );
    const rows = await page
      .locator('.result tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [
          row.querySelector('th')?.textContent,
          row.querySelector('td:last-child')?.textContent,
        ]),
      );
    expect(rows).toEqual(
      gardener.lines
        .filter(({ vp }) => vp !== 0)
        .map(({ source, vp }) => [en.game.vpSource(source), vp < 0 ? `−${-vp}` : `${vp}`]),
    );
  });

  it('takes answers back, one by one, past a turn of the Gardener', async () => {
    const page = await visit('companion', PHONE);
    await toFirstTurn(page);
    await choose(page, 2);
    await press(page, 1);
    await main(page);
    await open(page, 'draw');
    await page.locator('[data-act="draw"]').click();
    await page.locator('.ask:not([data-ask="draw"])').waitFor();
    if ((await page.locator('.ask').getAttribute('data-ask')) === 'tradeCard') await choose(page, 1);
    await open(page, 'turn');
    const before = await lines(page);
    await allDone(page);
    await open(page, 'gate');
    await page.locator('[data-act="back"]').click();
    await open(page, 'turn');
    // The same card, and nothing ticked.
    expect(await lines(page)).toEqual(before);
    await page.keyboard.press('u');
    await page.keyboard.press('u');
    await open(page, 'did');
    await page.locator('[data-act="back"]').click();
    await open(page, 'water');
  });

  it('can be answered by keyboard', async () => {
    const page = await visit('companion');
    await open(page, 'difficulty');
    await page.keyboard.press('3');
    await page.keyboard.press('1');
    await open(page, 'layOut');
    for (let i = 0; i < 11; i++) await page.keyboard.press('Enter');
    await open(page, 'board');
    await page.keyboard.press('2');
    await open(page, 'wish');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('keeps ticks over a reload, and what was kept by a stranger does no harm', async () => {
    const page = await visit('companion', PHONE);
    await open(page, 'difficulty');
    await choose(page, 'easy');
    await choose(page, 'own');
    await open(page, 'layOut');
    await main(page);
    await main(page);
    await page.reload();
    await open(page, 'layOut');
    expect(await page.locator('.ask li.done').count()).toBe(2);

    const keep = (text: string) => page.evaluate((it) => localStorage.setItem('polder.companion', it), text);
    const kept = await page.evaluate(() => localStorage.getItem('polder.companion') ?? '');
    await keep('{"format":"polder-compan');
    const torn = await again(page, 'companion');
    await open(torn, 'bad');
    // Nothing is overwritten until somebody decides.
    expect(await torn.evaluate(() => localStorage.getItem('polder.companion'))).toBe(
      '{"format":"polder-compan',
    );
    await torn.locator('[data-act="fresh"]').click();
    await open(torn, 'difficulty');

    const { answers, ...rest } = JSON.parse(kept);
    await keep(JSON.stringify({ ...rest, answers: [...answers, { ask: 'gate', value: 9 }] }));
    const odd = await again(page, 'companion');
    await open(odd, 'bad');
    await odd.locator('[data-act="salvage"]').click();
    await open(odd, 'layOut');
    expect(errors).toEqual([]);
  });

  it('says so where nothing can be kept', async () => {
    const before =
      'Object.defineProperty(Storage.prototype, "setItem", { value: () => { throw new Error("full"); } })';
    const page = await visit('companion', { before });
    await page.getByText('keeps nothing').waitFor();
    await choose(page, 'hard');
    await open(page, 'deck');
  });
});

/** With cards drawn by the page. */
async function toFirstTurn(page: Page): Promise<void> {
  await open(page, 'difficulty');
  await choose(page, 'medium');
  await choose(page, 'app');
  await open(page, 'layOut');
  await allDone(page);
  await choose(page, 'B');
  await choose(page, 1);
  await choose(page, 'SE');
  await open(page, 'markers');
  await allDone(page);
  await open(page, 'gate');
}

/** Nothing sticks out to the side. */
const wide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const LOOKED_AT: Readonly<Record<'phone' | 'desk', readonly Ask[]>> = {
  phone: ['difficulty', 'water', 'built', 'turn'],
  desk: ['layOut', 'did', 'trade', 'turn'],
};

describe.each([
  ['phone', 'light', 'en', PHONE],
  ['desk', 'dark', 'pl', {}],
] as const)('on a %s, %s, in %s', (layout, theme, language, size) => {
  it('is without violations of WCAG 2.2 A and AA, and fits', async () => {
    const page = await visit('companion', { theme, language, ...size });
    const found: string[] = [];
    const look = async (ask: Ask) => {
      await open(page, ask);
      if (!LOOKED_AT[layout].includes(ask)) return;
      for (const it of await violations(page)) found.push(`${ask}: ${it}`);
      if (await wide(page)) found.push(`${ask}: too wide`);
    };
    await look('difficulty');
    await choose(page, 'medium');
    await choose(page, 'app');
    await look('layOut');
    await allDone(page);
    await look('board');
    await choose(page, 'B');
    await choose(page, 1);
    await look('area');
    await choose(page, 'SE');
    await allDone(page);
    await choose(page, 3);
    await look('water');
    await press(page, 1);
    for (const deed of ['build', 'trade', 'calendar']) await press(page, deed);
    await look('did');
    await main(page);
    await press(page, 'A2');
    await look('built');
    await main(page);
    await press(page, 2);
    await look('trade');
    await main(page);
    await look('covered');
    await choose(page, 1);
    await look('draw');
    await page.locator('[data-act="draw"]').click();
    await page.locator('.ask:not([data-ask="draw"])').waitFor();
    if ((await page.locator('.ask').getAttribute('data-ask')) === 'tradeCard') await choose(page, 1);
    // At its end: half of a line may stand under the foot on the way there.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await look('turn');
    expect(found).toEqual([]);
  });
});
