import type { IconName } from '@polder/core/text';
import { ICON_GROUP_NAMES, ICON_GROUPS } from '@polder/core/text';
import type { PageName } from '../../look/rule-pages.js';
import type { Words } from '../../words/words.js';
import type { Loaded } from './books.js';
import { COMPONENT_ICONS, COMPONENTS, partId } from './components.js';
import { type Block, plainOf } from './markdown.js';

/** A line of the table of contents. */
export interface Line {
  readonly at: string;
  /** 1 is the outermost. */
  readonly level: number;
  readonly title: string;
  readonly icon: IconName | undefined;
}

/** The picture of a section is that of its first rule. */
const RULE_ICONS: Readonly<Record<string, IconName>> = {
  SET: 'box',
  MON: 'guilder',
  FLO: 'gate',
  WHL: 'sails',
  ACT: 'play',
  LOW: 'lower',
  ENH: 'enhance',
  FRM: 'farm',
  BLD: 'build',
  MKT: 'market',
  PLT: 'plant',
  TRD: 'trade',
  WSH: 'crown',
  END: 'vp',
  CRD: 'contract',
  NEV: 'blocked',
  TRN: 'sails',
  'G-TRN': 'gardener',
  GAIN: 'play',
};

/** Of the heading at this place among the blocks. */
export function headingIcon(blocks: readonly Block[], place: number): IconName | undefined {
  const next = blocks[place + 1];
  if (next?.is === 'terms') return 'globe';
  const rule = next?.is === 'text' ? blocks[place + 2] : next;
  if (rule?.is !== 'rule') return undefined;
  const group = rule.id.replace(/-\d+$/, '');
  return RULE_ICONS[group] ?? RULE_ICONS[group.replace(/^[DG]-/, '')];
}

/** 'Lower the Water Level', without what stands in brackets. */
const short = (title: string): string => title.replace(/ \([^)]*\)$/, '');

export function outlineOf(page: PageName, book: Loaded | undefined, { rulebook }: Words): Line[] {
  if (page === 'components')
    return COMPONENTS.map((name) => ({
      at: partId(name),
      level: 1,
      title: rulebook.component[name],
      icon: COMPONENT_ICONS[name],
    }));
  if (page === 'icons')
    return ICON_GROUP_NAMES.map((name) => ({
      at: partId(name),
      level: 1,
      title: rulebook.legend[name],
      icon: ICON_GROUPS[name][0],
    }));
  const { blocks = [] } = book?.book ?? {};
  return blocks.flatMap((block, i) =>
    block.is === 'heading'
      ? [
          {
            at: block.at,
            level: block.level - 1,
            title: short(plainOf(block.text)),
            icon: headingIcon(blocks, i),
          },
        ]
      : [],
  );
}
