import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../../http/testing/app.js';
import { type Browser, linkIn } from '../../http/testing/browser.js';
import type { Authenticator } from './authenticator.js';

/** Makes a passkey for whoever the browser is. */
export async function register(
  browser: Browser,
  authenticator: Authenticator,
): Promise<LightMyRequestResponse> {
  const options = (await browser.post('/api/passkeys/register')).json();
  return browser.post('/api/passkeys/registered', authenticator.create(options));
}

export async function login(browser: Browser, authenticator: Authenticator): Promise<LightMyRequestResponse> {
  const options = (await browser.post('/api/passkeys/login')).json();
  return browser.post('/api/passkeys/logged-in', authenticator.get(options));
}

/** Asks for a link to keep the account by, and gives it back unused. */
export async function askToKeep(
  test: TestApp,
  browser: Browser,
  address: string,
): Promise<{ readonly token: string }> {
  const before = test.mails.length;
  await browser.post('/api/email', { address });
  await test.people.settled();
  return linkIn(test.mails[before]?.text ?? '');
}

export async function keepByMail(test: TestApp, browser: Browser, address: string): Promise<void> {
  await browser.post('/api/link', await askToKeep(test, browser, address));
  await test.people.settled();
}
