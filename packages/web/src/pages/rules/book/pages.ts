import type { BookText, PageText } from './book.js';

/**
 * Reads the pages for players: `## Title {#id}`, then one block each for the lead, the numbered points, a table of
 * figures, an example (`> …`) and what is not allowed (`✗ …`).
 */
export const parsePages = (source: string): BookText =>
  Object.fromEntries(
    source
      .split(/^## /m)
      .slice(1)
      .map((page) => {
        const [head, lead, ...blocks] = page.trim().split(/\n\n+/);
        const [, title, id] = /^(.*) \{#(\w+)\}$/.exec(head) ?? [];
        if (!id) throw new Error(`A page has no id: ${head}`);
        return [id, pageOf(title, lead, blocks)];
      }),
  );

function pageOf(title: string, lead: string, blocks: readonly string[]): PageText {
  const after = (sign: string): string | undefined =>
    blocks.find((block) => block.startsWith(`${sign} `))?.slice(sign.length + 1);
  const points = blocks.find((block) => /^\d/.test(block)) ?? '';
  const [first, , ...rows] = blocks.find((block) => block.startsWith('|'))?.split('\n') ?? [];
  return {
    title,
    lead,
    points: points.split('\n').map((line) => line.replace(/^\d+\. /, '')),
    figures: first === undefined ? undefined : [first, ...rows].map((row) => row.slice(2, -2).split(' | ')),
    example: after('>'),
    never: after('✗'),
  };
}
