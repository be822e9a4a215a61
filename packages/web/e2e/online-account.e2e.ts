import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { becomeGuest, useServer } from './online-server.js';
import { answer, chanceOf } from './play.js';

// Through the real server: accounts by passkey, a link to another device, and Polish from the first page.
const { visit, errors } = useBrowser();
const server = useServer();

/** A device that holds passkeys and says yes to everything. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('an account', () => {
  it('of a guest is kept by a passkey, and opened again by it', async () => {
    const page = await visit('rules/valley', { url: server.url });
    await becomeGuest(page, 'Ada');
    await addAuthenticator(page);
    await page.goto(`${server.url}#/account`);
    await page.getByText('Guest account: it lives in this browser only.').waitFor();
    await button(page, 'Make a passkey').click();
    await page.getByText('The passkey is made.', { exact: false }).waitFor();
    await page.getByText('This account is kept', { exact: false }).waitFor();

    await page.evaluate(() =>
      fetch('./api/sign-out', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    );
    await page.reload();
    await button(page, 'Sign in with a passkey').click();
    await page.getByText('This account is kept', { exact: false }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Ada');
  });

  it('moves to another device by a link that works once', async () => {
    const desk = await visit('rules/valley', { url: server.url });
    await becomeGuest(desk, 'Ada');
    await desk.goto(`${server.url}#/account`);
    await button(desk, 'Make a link').click();
    const link = await desk.getByRole('textbox', { name: 'Open this link on the other device' }).inputValue();
    const { hash } = new URL(link);

    const phone = await visit(hash.slice(2), { url: server.url, width: 390, height: 844 });
    await button(phone, 'Continue as Ada').click();
    await phone.waitForFunction(async () => {
      const { me } = await (await fetch('./api/me')).json();
      return me?.name === 'Ada';
    });
    const other = await visit(hash.slice(2), { url: server.url });
    await other.getByText('It was used already, or its time is up.', { exact: false }).waitFor();
    expect(await other.evaluate(async () => (await (await fetch('./api/me')).json()).me)).toBeNull();
    // The browser says so itself whenever a request is refused.
    expect(errors.splice(0).filter((it) => !/status of 404/.test(it))).toEqual([]);
  });
});

describe('in Polish', () => {
  it('a table is opened in the lobby, joined by its link and played', async () => {
    const host = await visit('online', { url: server.url, language: 'pl' });
    await host.getByRole('textbox', { name: 'Twoje imię' }).fill('Zofia');
    await button(host, 'Otwórz stół').click();
    await host.waitForURL(/#\/table\//);
    const link = await host.getByRole('textbox', { name: /Link/ }).inputValue();
    const friend = await visit(new URL(link).hash.slice(2), { url: server.url, language: 'pl' });
    await friend.getByRole('textbox').first().fill('Łukasz');
    await button(friend, 'Usiądź').click();
    await host.getByText('Łukasz').first().waitFor();
    await button(host, 'Rozpocznij grę').click();
    for (const page of [host, friend]) await page.locator('.decide').waitFor();
    const chance = chanceOf(7);
    for (let i = 0; i < 4; i++) {
      const asked = (await host.locator('.decide[data-ask]').count()) > 0 ? host : friend;
      await asked.locator('.decide[data-ask]').waitFor();
      await answer(asked, chance, 'panel');
    }
    await friend.locator('.decide[data-choices="4"]').waitFor();
    expect(await friend.locator('html').getAttribute('lang')).toBe('pl');
  });
});
