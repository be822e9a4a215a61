import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on a page against WCAG 2.2 A and AA. */
export async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(LEVELS).analyze();
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 5)
        .join(' | ')}`,
  );
}
