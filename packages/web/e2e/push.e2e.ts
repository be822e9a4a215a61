import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';

// Notices are a part of the whole browser: its headless shell has none.
const { visit } = useBrowser({ whole: true });

describe('a notice by push', () => {
  it('is shown by the service worker, whatever it says', async () => {
    const page = await visit('', { context: { serviceWorkers: 'allow', permissions: ['notifications'] } });
    await page.evaluate(() => navigator.serviceWorker.ready);
    const browser = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      });
    });
    await browser.send('ServiceWorker.enable');
    const registrationId = await registered;
    const push = (data: string) =>
      browser.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(page.url()).origin,
        registrationId,
        data,
      });
    const shown = () =>
      page.evaluate(async () => {
        const all = await (await navigator.serviceWorker.ready).getNotifications();
        return all
          .map(({ title, body, data }) => ({ title, body, data }))
          .sort((a, b) => (a.title < b.title ? -1 : 1));
      });
    await push(JSON.stringify({ title: 'Your turn', body: 'Duel with Bram.', table: 'table-0001' }));
    await push('no JSON');
    await expect.poll(shown).toEqual([
      { title: 'Polder', body: '', data: { table: null } },
      { title: 'Your turn', body: 'Duel with Bram.', data: { table: 'table-0001' } },
    ]);
  });
});
