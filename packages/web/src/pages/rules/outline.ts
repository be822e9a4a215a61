import type { IconName } from '@polder/core/text';
import { ICON_GROUP_NAMES, ICON_GROUPS } from '@polder/core/text';
import type { Words } from '../../words/words.js';
import type { GameBook } from './book/book.js';
import { gameBook } from './book/chapters.js';
import type { Loaded } from './books.js';
import { type Block, plainOf } from './markdown.js';

/** A line of the table of contents. */
export interface Line {
  readonly at: string;
  /** 1 is the outermost. */
  readonly level: number;
  readonly title: string;
  readonly icon: IconName | undefined;
}

/** Icons are in the page too, under names like these. */
export const partId = (name: string): string => `part-${name}`;

/** Of the heading at this place among the blocks. */
export function headingIcon(
  blocks: readonly Block[],
  place: number,
  icons: GameBook['icons'],
): IconName | undefined {
  const next = blocks[place + 1];
  if (next?.is === 'terms') return 'globe';
  const rule = next?.is === 'text' ? blocks[place + 2] : next;
  if (rule?.is !== 'rule') return undefined;
  // The picture of a section is that of its first rule.
  return icons[rule.id.replace(/-\d+$/, '')];
}

/** 'Lower the Water Level', without what stands in brackets. */
const short = (title: string): string => title.replace(/ \([^)]*\)$/, '');

export const outlineOfIcons = ({ rulebook }: Words): Line[] =>
  ICON_GROUP_NAMES.map((name) => ({
    at: partId(name),
    level: 1,
    title: rulebook.legend[name],
    icon: ICON_GROUPS[name][0],
  }));

export const outlineOf = ({ game, book: { blocks } }: Loaded): Line[] =>
  blocks.flatMap((block, i) =>
    block.is === 'heading'
      ? [
          {
            at: block.at,
            level: block.level - 1,
            title: short(plainOf(block.text)),
            icon: headingIcon(blocks, i, gameBook(game).icons),
          },
        ]
      : [],
  );
