import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { useBrowser, type Visit } from './browser.js';
import { bedTotals, expectSums, openFile, openSheet, pathOf, pointsOf } from './finished.js';
import { asked, endScreen } from './play.js';

const { visit } = useBrowser();

async function finished(name: string, options: Visit = {}): Promise<Page> {
  const page = await visit('', options);
  await openFile(page, pathOf(name));
  await page.locator('.note a').click();
  await endScreen(page).waitFor();
  return page;
}
const LIVELY = { settings: { pace: 1 }, context: { reducedMotion: 'no-preference' } } as const;

describe('the end of a game', () => {
  it.each([
    'golden/three-eager',
    'golden/four-patient',
    'golden/solo-medium',
    'golden/two-builder',
    'duel/golden/grower',
  ])(
    'shows the same final figures in header, beds and sheet, and every tulip is a point: %s',
    async (name) => {
      const page = await finished(name);
      const points = pointsOf(name);
      expect(points.length).toBeGreaterThan(1);
      expect(await bedTotals(page)).toEqual(points);
      // The best stands first, and everybody's groups add up.
      const first = await page.locator('.end .beds li').first().getAttribute('data-seat');
      expect(points[Number(first)]).toBe(Math.max(...points));
      const sums = await page
        .locator('.end .figures tbody tr')
        .evaluateAll((rows) =>
          rows.map((row) =>
            [...row.querySelectorAll('td')].reduce(
              (sum, cell) => sum + Number(/[−\d]+/.exec(cell.textContent ?? '')?.[0].replace('−', '-')),
              0,
            ),
          ),
        );
      expect(sums).toEqual([...points].sort((a, b) => b - a));
      expect(await expectSums(await openSheet(page))).toEqual(points);
    },
  );

  it('says who won, by how much and why', async () => {
    const page = await finished('golden/three-eager');
    const says = await page.locator('.end .says').innerText();
    expect(says).toMatch(
      /^Marijke wins\s+by 11 VP over Bram, after 12 rounds\s+What came along the way decided it: 20 to 15\./,
    );
    const alone = await finished('golden/solo-medium', { language: 'pl' });
    expect(await alone.locator('.end h1').innerText()).toBe('Wygrywa ogrodnik');
    expect(await alone.locator('#end-beds').innerText()).toBe('Ty i ogrodnik');
  });

  it('is counted group by group, then the beds change places', async () => {
    const page = await finished('golden/three-eager', LIVELY);
    const order = () =>
      page
        .locator('.end .beds li')
        .evaluateAll((all) => all.map((it) => Number((it as HTMLElement).dataset.seat)));
    expect(await order()).toEqual([0, 1, 2]);
    // The result is no secret to those who listen, but nothing shows it before it is counted.
    expect(await page.locator('.turn').innerText()).toBe('The game is over');
    const seen = new Set<number>();
    await expect
      .poll(
        async () => {
          const [anna] = await bedTotals(page);
          seen.add(anna);
          return order();
        },
        { interval: 60, timeout: 8000 },
      )
      .toEqual([1, 2, 0]);
    expect(seen.size).toBeGreaterThan(2);
    await page.locator('.end:not(.counting)').waitFor();
    await expect.poll(() => bedTotals(page)).toEqual(pointsOf('golden/three-eager'));
    // Whoever looks at the board and comes back does not wait again.
    await page.locator('.end [data-act="board"]').click();
    await page.locator('.decide h1').waitFor();
    await page.getByRole('button', { name: 'Show the scores' }).click();
    await endScreen(page).waitFor();
    expect(await page.locator('.end.counting').count()).toBe(0);
  });

  it.each(['key', 'tap'] as const)('stands at once after a %s', async (how) => {
    const page = await finished('golden/four-patient', LIVELY);
    expect(await page.locator('.end.counting').count()).toBe(1);
    if (how === 'key') await page.keyboard.press('Shift');
    else await page.mouse.click(640, 20);
    expect(await page.locator('.end.counting').count()).toBe(0);
    await expect.poll(() => bedTotals(page), { timeout: 1500 }).toEqual(pointsOf('golden/four-patient'));
  });

  it('does not move for those who want less motion', async () => {
    const page = await finished('golden/four-patient', { settings: { pace: 1 } });
    expect(await page.locator('.end.counting').count()).toBe(0);
    expect(await bedTotals(page)).toEqual(pointsOf('golden/four-patient'));
  });

  it.each([
    [1280, 720, 'light', 'golden/four-restless'],
    [1280, 720, 'dark', 'duel/golden/grower'],
    [1440, 900, 'light', 'golden/two-builder'],
    [1024, 768, 'light', 'golden/three-expert'],
  ] as const)('fits %i x %i (%s) without scrolling: %s', async (width, height, theme, name) => {
    const page = await finished(name, { width, height, theme, language: 'pl' });
    const room = await page.evaluate(() => {
      const over = document.querySelector('.over');
      const boxes = [...document.querySelectorAll('.end .panel, .end footer')].map((it) =>
        it.getBoundingClientRect(),
      );
      const inside = [...document.querySelectorAll('.end .panel')].flatMap((panel) => {
        const box = panel.getBoundingClientRect();
        return [...panel.querySelectorAll('*')].filter(
          (it) => it.getBoundingClientRect().bottom > box.bottom + 1,
        );
      });
      return {
        left: (over?.scrollHeight ?? 0) - (over?.clientHeight ?? 0),
        bottom: Math.max(...boxes.map((it) => it.bottom)) <= innerHeight,
        spilled: inside.filter((it) => !(it instanceof SVGElement)).map((it) => it.className),
      };
    });
    expect(room).toEqual({ left: 0, bottom: true, spilled: [] });
    expect(await violations(page)).toEqual([]);
  });

  it.each([
    [390, 844],
    [844, 390],
    [768, 1024],
  ] as const)('on %i x %i: nothing is wider than the screen, small or hard to hit', async (width, height) => {
    const page = await finished('golden/four-restless', {
      ...{ width, height, language: 'pl' },
      context: { hasTouch: true, isMobile: true },
    });
    const found = await page.evaluate(() => {
      const sizeOf = (it: Element): number => {
        const scale = it instanceof SVGGraphicsElement ? (it.getScreenCTM()?.a ?? 1) : 1;
        return Number.parseFloat(getComputedStyle(it).fontSize) * scale;
      };
      const written = [...document.querySelectorAll('.end *')].filter((it) =>
        [...it.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      );
      const pressed = [...document.querySelectorAll('.end button, .end a')].map((it) =>
        it.getBoundingClientRect(),
      );
      return {
        wide: document.documentElement.scrollWidth - innerWidth,
        small: written.filter((it) => sizeOf(it) < 11.99).map((it) => it.textContent),
        flat: pressed.filter((it) => it.height < 43.5).length,
      };
    });
    expect(found).toEqual({ wide: 0, small: [], flat: 0 });
    const rematch = page.locator('.end [data-act="rematch"]');
    expect(await rematch.evaluate((it) => it.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    expect(await violations(page)).toEqual([]);
  });

  it('leads on: a rematch in the same seats or in others, and the board', async () => {
    const over = await finished('golden/two-builder');
    await over.locator('[data-act="rematch-changed"]').click();
    await asked(over);
    // The last seat takes its starting card first.
    expect(await over.locator('.turn .more').innerText()).toBe('Anna');
    await over.goBack();
    await endScreen(over).waitFor();
    await over.locator('[data-act="rematch"]').click();
    await asked(over);
    expect(await over.locator('.turn .more').innerText()).toBe('Marijke');
  });

  it('has no other seats against the Gardener', async () => {
    const page = await finished('golden/solo-medium');
    expect(await page.locator('[data-act="rematch"]').count()).toBe(1);
    expect(await page.locator('[data-act="rematch-changed"]').count()).toBe(0);
  });

  it('is shared as a picture that shows it', async () => {
    const page = await finished('golden/three-eager');
    await page.locator('[data-act="share"]').click();
    // A game of this browser has no address for others.
    expect(await page.locator('[data-act="share-link"]').count()).toBe(0);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-act="share-picture"]').click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.png$/);
    const bytes = readFileSync(await file.path());
    const shown = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0);
      const pixels = pen?.getImageData(0, 0, image.width, image.height).data ?? [];
      const colours = new Set<number>();
      for (let i = 0; i < pixels.length; i += 4 * 97)
        colours.add((pixels[i] << 16) | (pixels[i + 1] << 8) | pixels[i + 2]);
      return { width: image.width, height: image.height, colours: colours.size };
    }, bytes.toString('base64'));
    expect(shown.width).toBe(1200);
    expect(shown.height).toBeGreaterThan(700);
    expect(shown.colours).toBeGreaterThan(100);
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-act="share-picture"]').count()).toBe(0);
  });

  it('has real borders in forced colours', async () => {
    const page = await finished('golden/two-builder', { context: { forcedColors: 'active' } });
    const bare = await page
      .locator('.end footer button')
      .evaluateAll(
        (buttons) => buttons.filter((it) => getComputedStyle(it).borderTopStyle === 'none').length,
      );
    expect(bare).toBe(0);
  });
});
