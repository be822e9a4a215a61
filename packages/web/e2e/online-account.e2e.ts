import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { becomeGuest, useServer } from './online-server.js';
import { answer, chanceOf } from './play.js';

// Through the real server: accounts by passkey, a link to another device, and Polish from the first page.
const { visit, errors } = useBrowser();
const server = useServer();

/** A device that holds passkeys and says yes to everything. */
async function addAuthenticator(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // Out of reach, as a key that was left at home.
  return () =>
    devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }).then(() => undefined);
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

  it('has two passkeys, loses one, signs in by the other, and is deleted', async () => {
    const page = await visit('rules/valley', { url: server.url });
    await becomeGuest(page, 'Ada');
    const { id } = await page.evaluate(async () => (await (await fetch('./api/me')).json()).me);
    const leaveAtHome = await addAuthenticator(page);
    await page.goto(`${server.url}#/account`);
    const keep = page.getByRole('region', { name: 'How you sign in' });
    await button(page, 'Make a passkey').click();
    await keep.getByRole('listitem').first().waitFor();
    // Nothing else opens the account: more is said than for one of two.
    await keep.getByRole('button', { name: /^Remove the passkey/ }).click();
    await page.getByRole('alert').filter({ hasText: 'the last way to sign in' }).waitFor();
    await button(page, 'Keep it').click();

    await leaveAtHome();
    await addAuthenticator(page);
    await button(page, 'Make another passkey').click();
    await keep.getByText('2 passkeys').waitFor();
    const rows = keep.getByRole('listitem');
    expect(await rows.count()).toBe(2);
    expect(await rows.first().textContent()).toContain('on Linux');
    // The older one.
    await rows
      .last()
      .getByRole('button', { name: /^Remove the passkey/ })
      .click();
    await button(page, 'Remove it').click();
    await page.getByText('The passkey is removed.').waitFor();
    await keep.getByText('1 passkey', { exact: true }).waitFor();
    expect(await rows.count()).toBe(1);

    await page.getByRole('region', { name: 'Sign out' }).getByRole('button').click();
    await button(page, 'Sign in with a passkey').click();
    await keep.getByText(/last used/).waitFor();

    const erase = page.getByRole('region', { name: 'Delete the account' });
    await button(page, 'Delete the account…').click();
    await button(page, 'Keep the account').click();
    expect(await erase.getByRole('alert').count()).toBe(0);
    await button(page, 'Delete the account…').click();
    await button(page, 'Delete for good').click();
    await page.getByText('The account is deleted.').waitFor();
    expect(await page.evaluate(async () => (await (await fetch('./api/me')).json()).me)).toBeNull();
    await button(page, 'Sign in with a passkey').click();
    await page.getByText('This passkey belongs to no account here', { exact: false }).waitFor();
    await page.goto(`${server.url}#/people/${id}`);
    await page.getByRole('heading', { name: 'Somebody who left' }).waitFor();
    // The browser says so itself whenever a request is refused.
    expect(errors.splice(0).filter((it) => !/status of 401/.test(it))).toEqual([]);
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
