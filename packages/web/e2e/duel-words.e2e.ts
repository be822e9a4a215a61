import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, type Visit } from './browser.js';
import { answer, asked, chanceOf, fromMenu, wholeLog } from './play.js';

const { visit } = useBrowser();

const BROKEN = /undefined|NaN|\[object|\{[a-z]|null/;

/** The beginning of a game, played far enough that both have had a turn and a follow-up. */
async function played(seed: string, language: Visit['language'] = 'en'): Promise<Page> {
  const page = await visit(`game/quick?game=duel&seats=person,apprentice&seed=${seed}`, { language });
  const chance = chanceOf(4);
  for (let i = 0; i < 14; i++) {
    await asked(page);
    await answer(page, chance, 'panel');
  }
  await asked(page);
  return page;
}

async function described(page: Page): Promise<string> {
  await fromMenu(page, 'describe');
  return page.locator('article').innerText();
}

describe('Duel in words', () => {
  it('tells turns and follow-ups, and describes the board', async () => {
    const page = await played('words');
    const log = await wholeLog(page);
    expect(log).toMatch(/Anna\s+Round 1\b/);
    expect(log).toMatch(/Marijke\s+follow-up/);
    expect(log).toMatch(/turned the wheels \d steps?/);
    expect(log).not.toMatch(BROKEN);
    const text = await described(page);
    for (const line of [
      /^Anna plays (red|yellow)$/m,
      /^Calendar on space \d of 5: \d Guilder for giving up a Central action$/m,
      /^Central Wheel: .*\(meshes with Anna\).*/m,
      /^1 step\. Anna: .+ or .+; Marijke: .+ or .+$/m,
      /^Patch 12: (.+, ){4}then (a free Windmill space|(Anna|Marijke)’s Windmill)$/m,
      /^Port 5/m,
      /^Back of the stack: .+ for 1 Guilder or .+ for 2 Guilder$/m,
      /^Contracts: .+ \(now \d+ VP\)$/m,
    ])
      expect(text).toMatch(line);
    expect(text).not.toMatch(BROKEN);
  });

  it('speaks Polish', async () => {
    const page = await played('słowa', 'pl');
    expect(await page.locator('.decide').innerText()).not.toMatch(BROKEN);
    const log = await wholeLog(page);
    const text = await described(page);
    expect(text).toMatch(/^Koło centralne: .*\(zazębia się: Anna\)/m);
    expect(text).toMatch(/^Grządka 1: /m);
    for (const said of [log, text]) {
      expect(said).not.toMatch(BROKEN);
      expect(said).not.toMatch(
        /\b(Guilder|Windmill|Wheel|Market|Patch|Plant|Build|Trade|Enhance|got|turned)\b/,
      );
    }
  });
});
