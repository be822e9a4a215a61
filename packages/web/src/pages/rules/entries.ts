import type { Loaded } from './books.js';
import { type Block, type Heading, type Inline, plainOf } from './markdown.js';
import type { Entry } from './search.js';

const said = (texts: readonly (readonly Inline[])[]): string => texts.map(plainOf).join(' ');

/** What a block says that is no rule and no heading. */
function textOf(block: Block): string {
  switch (block.is) {
    case 'text':
      return plainOf(block.text);
    case 'list':
      return said(block.items);
    case 'terms':
      return block.terms.map(({ term, other }) => `${term} / ${other}`).join(' · ');
    case 'table':
      return said([block.head, ...block.rows].flat());
    default:
      return '';
  }
}

/** All that can be found on a rule page, in its order. */
export function bookEntries({ name, book }: Loaded): Entry[] {
  const title = plainOf(book.title);
  let heading: Pick<Heading, 'at' | 'text'> = { at: 'top', text: book.title };
  const entry = (at: string, label: string, text: string): Entry => ({
    page: name,
    at,
    label,
    title: plainOf(heading.text) || title,
    text: text.trim(),
  });
  return book.blocks.flatMap((block): Entry[] => {
    if (block.is === 'heading') {
      heading = block;
      return [entry(block.at, '', plainOf(block.note))];
    }
    if (block.is !== 'rule') return [entry(heading.at, '', textOf(block))];
    return [block, ...block.within].map(({ id, text, remarks }) => entry(id, id, said([text, ...remarks])));
  });
}
