import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { answer, asked, chanceOf, choose, fromMenu, options, wholeLog } from './play.js';

const { visit } = useBrowser();

describe('tables of every kind', () => {
  it('four people at one screen: each opens the game in turn', async () => {
    const page = await visit('game/quick?seats=person,person,person,person&seed=four');
    const chance = chanceOf(3);
    const names: string[] = [];
    // Cards are chosen from the last seat to the first (SET-7), then turns go round.
    for (let i = 0; i < 120 && !names.join().endsWith('Anna,Marijke,Bram,Saskia,Anna'); i++) {
      await asked(page);
      const name = (await page.locator('.decide .asker b').first().innerText()).trim();
      if (names.at(-1) !== name) names.push(name);
      await answer(page, chance, 'panel');
    }
    expect(names.slice(0, 3)).toEqual(['Saskia', 'Bram', 'Marijke']);
    expect(names.join()).toContain('Anna,Marijke,Bram,Saskia,Anna');
  });

  it('alone against the Gardener: its turn is told with reasons', async () => {
    const page = await visit('game/quick?seats=person,gardener&solo=easy&seed=solo');
    const chance = chanceOf(5);
    for (let i = 0; i < 40; i++) {
      await asked(page);
      if ((await page.locator('.top .round').innerText()).includes('2')) break;
      await answer(page, chance, 'panel');
    }
    const log = await wholeLog(page);
    expect(log).toMatch(/turned over card G\d+/);
    // What it does, and in brackets why.
    expect(log).toMatch(/floodgate .*\(.*(card|track).*\)/);
  });

  it('in Polish: questions, options, log and figures', async () => {
    const page = await visit('game/quick?seats=person,apprentice&seed=polski', { language: 'pl' });
    await asked(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('pl');
    const chance = chanceOf(8);
    for (let i = 0; i < 12; i++) {
      await asked(page);
      await answer(page, chance, 'panel');
    }
    await asked(page);
    const text = await page.locator('main.table').innerText();
    for (const word of [
      'Runda',
      'Cofnij',
      'Podpowiedź',
      'Koniec tury',
      'Kalendarz',
      'Zachcianka',
      'Od twojej ostatniej tury',
    ]) {
      expect(text, word).toContain(word);
    }
    expect(text).not.toMatch(/\b(Guilder|Windmill|Storage|Undo|Calendar|Floodgate)\b/);
  });

  it('switches the language while playing, and keeps the game', async () => {
    const page = await visit('game/quick?seats=person,person&seed=switch');
    await asked(page);
    const before = await page.locator('.decide').getAttribute('data-choices');
    await fromMenu(page, 'settings');
    await page.getByText('Polski').click();
    await page.keyboard.press('Escape');
    await page.getByText('Cofnij').waitFor();
    expect(await page.locator('.decide').getAttribute('data-choices')).toBe(before);
  });

  it('on a phone: every tab, a choice by thumb, and targets large enough', async () => {
    const page = await visit('game/quick?seats=person,apprentice&seed=phone', {
      width: 390,
      height: 844,
      context: { hasTouch: true, isMobile: true },
    });
    const chance = chanceOf(6);
    for (let i = 0; i < 8; i++) {
      await asked(page);
      await answer(page, chance, 'panel');
    }
    const tabs = page.locator('.tabs button');
    expect(await tabs.count()).toBe(4);
    for (let i = 0; i < 4; i++) {
      await tabs.nth(i).tap();
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('.decide button, .tabs button, .top button, .top a')]
          .filter((element) => element.getBoundingClientRect().width > 0)
          .map((element) => ({
            name: element.getAttribute('aria-label') ?? element.textContent?.trim(),
            box: element.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
          .map(({ name, box }) => `${name}: ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`),
      );
      expect(small).toEqual([]);
    }
  });

  it('by keyboard only: a whole turn', async () => {
    const page = await visit('game/quick?seats=person,person&seed=keys');
    await asked(page);
    for (let i = 0; i < 60; i++) {
      await asked(page);
      if ((await page.locator('.top .round').innerText()).includes('2')) break;
      if ((await options(page).count()) > 0) {
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      } else {
        await page.keyboard.press('e');
        await page.keyboard.press('Enter');
      }
      await page.waitForTimeout(60);
    }
    expect(await page.locator('.top .round').innerText()).toContain('2');
  });
});

describe('deciding', () => {
  it('says why something can’t be chosen, with a way into the rules', async () => {
    const page = await visit('game/quick?seats=person,person&seed=why');
    const chance = chanceOf(1);
    while ((await page.locator('.decide').getAttribute('data-ask')) !== 'gate')
      await answer(page, chance, 'panel');
    // Four steps at gate 1 take three Tools: nobody has them now.
    await page.locator('.sluice [role="gridcell"].bad').first().click();
    const link = page.locator('.why a').first();
    await link.click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(page.url()).toMatch(/#\/rules\/valley\?at=[A-Z]+-\d/);
    await page.goBack();
    expect(await asked(page)).toBe(true);
  });

  it('offers hints that can be taken, and none when they are switched off', async () => {
    const page = await visit('game/quick?seats=person,person&seed=hint');
    const chance = chanceOf(1);
    while ((await page.locator('.decide').getAttribute('data-ask')) !== 'gate')
      await answer(page, chance, 'panel');
    await page.locator('[data-act="hint"]').click();
    const before = await page.locator('.decide').getAttribute('data-choices');
    await choose(page, page.locator('.hint li button').first());
    expect(await page.locator('.decide').getAttribute('data-choices')).not.toBe(before);
    const quiet = await visit('game/quick?seats=person,person&seed=hint', { settings: { hints: false } });
    await asked(quiet);
    expect(await quiet.locator('[data-act="hint"]').count()).toBe(0);
  });

  it('previews the lever and pulls it only when confirmed', async () => {
    const page = await visit('game/quick?seats=person,person&seed=preview');
    const chance = chanceOf(1);
    while ((await page.locator('.decide').getAttribute('data-ask')) !== 'gate')
      await answer(page, chance, 'panel');
    const before = await page.locator('.decide').getAttribute('data-choices');
    await page.locator('.sluice [role="gridcell"].can').first().click();
    await page.getByText('Preview').first().waitFor();
    expect(await page.locator('.decide').getAttribute('data-choices')).toBe(before);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByText('Preview').count()).toBe(0);
    // The same cell again, and the main button: gate and steps at once, in one sentence.
    await page.locator('.sluice [role="gridcell"].can').first().click();
    const main = page.locator('[data-act="confirm"]');
    expect(await main.innerText()).toMatch(/gate.* and turn \d step/);
    await main.click();
    await page.waitForFunction(
      () => document.querySelector('.decide')?.getAttribute('data-ask') === 'action',
    );
    // One press was one step: it is taken back by one.
    await page.locator('[data-act="undo"]').click();
    expect(await page.locator('.decide').getAttribute('data-choices')).toBe(before);
  });

  it('does at the first press what can be taken back, and asks before the rest', async () => {
    const page = await visit('game/quick?seats=person,person&seed=preview');
    const chance = chanceOf(1);
    const choices = () => page.locator('.decide').getAttribute('data-choices');
    while ((await page.locator('.decide').getAttribute('data-ask')) !== 'action')
      await answer(page, chance, 'panel');
    const before = await choices();
    await page.locator('.decide [data-key^="do:"]').first().click();
    expect(await choices()).not.toBe(before);
    await page.locator('[data-act="undo"]').click();
    expect(await choices()).toBe(before);
    // An action is left: the end of the turn is quiet, and asks once.
    const end = page.locator('[data-act="end"]');
    expect(await end.innerText()).toMatch(/1 action unused/);
    await end.click();
    expect(await page.locator('.decide h1').innerText()).toMatch(/^You still have .* End all the same\?$/);
    expect(await choices()).toBe(before);
    const main = page.locator('[data-act="confirm"]');
    expect(await main.innerText()).toMatch(/^End turn, .* is next/);
    await page.keyboard.press('Escape');
    expect(await main.count()).toBe(0);
  });

  it('asks before everything if somebody wants it so', async () => {
    const page = await visit('game/quick?seats=person,person&seed=preview', {
      settings: { confirmAll: true },
    });
    await asked(page);
    const before = await page.locator('.decide').getAttribute('data-choices');
    await page.locator('.decide .opt').first().click();
    expect(await page.locator('.decide').getAttribute('data-choices')).toBe(before);
    await page.locator('[data-act="confirm"]').click();
    expect(await page.locator('.decide').getAttribute('data-choices')).not.toBe(before);
  });
});
