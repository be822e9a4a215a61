import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on a page against WCAG 2.2 A and AA, or against all its rules. */
export async function violations(page: Page, rules: 'wcag' | 'all' = 'wcag'): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    // Nobody reads about what passed: axe need not describe it.
    .options({ resultTypes: ['violations'], ...(rules === 'wcag' ? { runOnly: LEVELS } : {}) })
    // Our pages have no frames: one run in the page itself, without a second page that sums up.
    .setLegacyMode()
    .analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 5)
        .join(' | ')}`,
  );
}
