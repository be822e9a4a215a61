import { beforeAll, describe, expect, it } from 'vitest';
import type { SavedEntry } from '../src/session/entries.js';
import type { Player } from '../src/session/session.js';
import { useEngine } from './engine.js';
import { faultsIn, smallPrint } from './faults.js';
import { lateGame } from './late-game.mjs';
import type { AnyPage } from './page.js';
import { asked, endScreen } from './play.js';

const { visit, full } = useEngine();

interface Look {
  readonly width: number;
  readonly height: number;
  readonly language: 'en' | 'pl';
  readonly theme?: 'light' | 'dark';
  readonly settings?: { readonly textSize: number };
}
/** Every size, language and size of text at least once; where room is short, in the language with the longer words. */
const LOOKS: readonly Look[] = full
  ? [
      { width: 1280, height: 720, language: 'en' },
      { width: 1280, height: 720, language: 'pl' },
      { width: 1440, height: 900, language: 'en' },
      { width: 1920, height: 1080, language: 'pl' },
      { width: 1024, height: 768, language: 'pl', theme: 'dark' },
      { width: 1366, height: 650, language: 'pl' },
      { width: 768, height: 1024, language: 'en' },
      { width: 390, height: 844, language: 'en', theme: 'dark' },
      { width: 390, height: 844, language: 'pl' },
      { width: 844, height: 390, language: 'pl' },
      { width: 1280, height: 720, language: 'pl', settings: { textSize: 1.15 } },
      { width: 1280, height: 720, language: 'en', settings: { textSize: 1.3 } },
    ]
  : [
      { width: 1280, height: 720, language: 'en' },
      { width: 1024, height: 768, language: 'pl', theme: 'dark' },
      { width: 390, height: 844, language: 'pl' },
    ];

/** Long names on purpose. */
const people = (...names: string[]): Player[] => names.map((name) => ({ kind: 'person', name }));
let games: SavedEntry[];
beforeAll(() => {
  games = [
    lateGame({
      id: 'valley',
      name: 'Boxes',
      players: people('Wilhelmina', 'Małgorzata', 'Bartholomeus', 'Katarzyna'),
      options: { players: 4 },
      seed: 'boxes',
      round: 11,
      ask: 'gate',
    }),
    lateGame({
      game: 'duel',
      id: 'duel',
      name: 'Duel',
      players: people('Wilhelmina', 'Bartholomeus'),
      options: {},
      seed: 'duel',
      round: 13,
      ask: 'wheels',
    }),
    lateGame({
      id: 'valley-end',
      name: 'Boxes',
      players: people('Wilhelmina', 'Małgorzata', 'Bartholomeus', 'Katarzyna'),
      options: { players: 4 },
      seed: 'boxes',
      round: 99,
    }),
    lateGame({
      game: 'duel',
      id: 'duel-end',
      name: 'Duel',
      players: people('Wilhelmina', 'Bartholomeus'),
      options: {},
      seed: 'duel',
      round: 99,
    }),
  ];
});

const open = async (hash: string, look: Look): Promise<AnyPage> => {
  const page = await visit(hash, { ...look, games });
  await page.locator('h1').first().waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
  return page;
};

describe.each(LOOKS)(
  'at $width x $height, $language: nothing is clipped, overlaps or is small print',
  (look) => {
    it('on the start page', async () => {
      const page = await open('', look);
      expect(await faultsIn(page)).toEqual([]);
      expect(await page.evaluate(smallPrint, 12)).toEqual([]);
    });

    it.each(['valley', 'duel'])('in the rules of %s', async (game) => {
      const page = await open(`rules/${game}`, look);
      await page.locator('figure .frame > *').first().waitFor();
      expect(await page.evaluate(smallPrint, 12)).toEqual([]);
    });

    it.each(['valley-end', 'duel-end'])('at the end of a game: %s', async (id) => {
      const page = await open(`game/${id}`, look);
      await endScreen(page).waitFor();
      await page.locator('.end [data-act="rematch"]').waitFor();
      const isInSight = (): boolean => {
        const rematch = document.querySelector('.end [data-act="rematch"]');
        return rematch !== null && rematch.getBoundingClientRect().bottom <= innerHeight;
      };
      expect(await page.evaluate(isInSight)).toBe(true);
      expect(await faultsIn(page)).toEqual([]);
      expect(await page.evaluate(smallPrint, 12)).toEqual([]);
    });

    it.each(['valley', 'duel'])('at a table of %s', async (id) => {
      const page = await open(`game/${id}`, look);
      await asked(page);
      // Tabs of a phone, or those of the middle of a small desk.
      const tabs = page.locator('.tabs button, .parts button');
      const count = await tabs.count();
      for (let tab = 0; tab < Math.max(1, count); tab++) {
        if (count > 0) await tabs.nth(tab).click();
        expect(await faultsIn(page), `tab ${tab}`).toEqual([]);
        expect(await page.evaluate(smallPrint, 12), `tab ${tab}`).toEqual([]);
      }
      const folded = page.locator('.decide .more[aria-expanded="false"]');
      if ((await folded.count()) > 0) await folded.click();
      await page.locator('.decide .opt').first().click();
      expect(await faultsIn(page), 'with a preview').toEqual([]);
      expect(await page.evaluate(smallPrint, 12), 'with a preview').toEqual([]);
      // Tabs that were open stay as they are; what is drawn counts.
      const drawn = await page.evaluate(
        () => [...document.querySelectorAll('*')].filter((it) => it.checkVisibility()).length,
      );
      expect(drawn).toBeLessThan(1500);
    });
  },
);
