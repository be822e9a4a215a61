import { describe, expect, it } from 'vitest';
import { useEngine } from './engine.js';
import { asked } from './play.js';

const { visit } = useEngine();

describe('the start page', () => {
  it('leads to a game against bots in two clicks', async () => {
    const page = await visit('');
    await page.getByText('1 bot', { exact: true }).click();
    await page.getByRole('button', { name: 'Play Valley' }).click();
    expect(await asked(page)).toBe(true);
    expect(await page.locator('.turn.yours').count()).toBe(1);
  });

  it('leads to a Duel in one click, and to its form', async () => {
    const page = await visit('');
    await page.getByRole('button', { name: 'Play Duel' }).click();
    expect(await asked(page)).toBe(true);
    expect(await page.locator('.turn.yours').count()).toBe(1);
    const form = await visit('new?game=duel');
    await form.getByText('A Tool for whoever begins').click();
    await form.getByRole('button', { name: 'Play', exact: true }).click();
    await form.waitForFunction(() => location.hash.startsWith('#/game/'));
    expect(await asked(form)).toBe(true);
  });

  it('on a phone, dark: changes its language and keeps it', async () => {
    const page = await visit('', { width: 390, height: 844, theme: 'dark' });
    await page.getByRole('button', { name: 'Polski' }).click();
    await page.waitForFunction(() => document.documentElement.lang === 'pl');
    // Fonts that are still on their way would be broken off, which is an error to Firefox.
    await page.evaluate(async () => void (await document.fonts.ready));
    await page.reload();
    await page.waitForFunction(() => document.documentElement.lang === 'pl');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
