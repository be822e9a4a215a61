import { expect, it } from 'vitest';
import { violations } from './axe.js';
import { useBrowser } from './browser.js';
import { play, useSeats } from './online-seats.js';
import { useServer } from './online-server.js';

const { visit } = useBrowser();
const server = useServer();
const { guest } = useSeats(visit, server);

it('an own edition at an online table: whoever comes sees what differs before they sit down, and both play it', async () => {
  const ada = await guest('Ada');
  await ada.goto(`${server.url}#/workshop`);
  await ada.locator('[data-begin="valley"]').click();
  await ada.locator('[data-press="patches[0][1]"]').click();
  await ada.locator('[data-kind="plant"]').click();
  await ada.locator('[data-act="right"]').click();
  await ada.getByRole('button', { name: 'Name and source' }).click();
  await ada.getByLabel('Made by').fill('Ada');
  await ada.getByLabel('Made by').press('Tab');
  await ada.waitForTimeout(500);

  await ada.goto(`${server.url}#/online`);
  await ada.locator('form summary').click();
  await ada.locator('[data-edition]').click();
  await ada.getByText('Own values: My box').waitFor();
  await ada.locator('form button[type="submit"]').click();
  await ada.waitForURL(/#\/table\//);
  const table = ada.url().split('/').at(-1);

  const ben = await guest('Ben', { width: 390, height: 844, context: { hasTouch: true, isMobile: true } });
  await ben.goto(`${server.url}#/table/${table}`);
  await ben.getByText('Printed values: My box').waitFor();
  await ben.getByRole('button', { name: 'Look at its printed values' }).click();
  await ben.locator('[data-differences] li').first().waitFor();
  expect(await ben.locator('[data-differences] li').allInnerTexts()).toEqual([
    'Row 1, Patch 2\nPlant 1 bulb instead of 1 VP',
  ]);
  await ben.getByText('by Ada').waitFor();
  expect(await violations(ben)).toEqual([]);
  await ben.keyboard.press('Escape');

  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await ada.locator('.decide').waitFor();
  await ben.locator('.decide').waitFor();
  await play([ada, ben], 4);
});
