import { sourceParts } from '@polder/core/text';
import { VP_WORDS as SHEET, SOURCES } from '@polder/core/text/en/sources.js';
import type { END_SOURCES, VpSource } from '@polder/duel';

export type SheetSource = VpSource | (typeof END_SOURCES)[number];
export type WheelName = 'personal' | 'central';

/** Lines of the score sheet. */
const VP_WORDS: Readonly<Record<SheetSource, string>> = {
  wheels: SHEET.wheels,
  patches: SHEET.patches,
  demand: 'Deliveries',
  exports: 'Export tiles',
  helpers: SHEET.helpers,
  contractsNow: SHEET.contractsNow,
  contracts: 'Contracts at the end',
  tulips: 'Tulips by Windmills',
};

/** Where things come from. */
export const sources = {
  wheel: (wheel: WheelName): string => (wheel === 'personal' ? 'Personal Wheel' : 'Central Wheel'),
  /** Of a decision or an event: `helper:15`, `patch:3.2`, `port:2`. Tiles and cards are known by what they do. */
  source(source: string): string {
    const { kind, id } = sourceParts(source);
    switch (kind) {
      case 'followUp':
        return 'Follow-up';
      case 'personal':
      case 'central':
        return sources.wheel(kind);
      case 'tile':
        return 'Wheel tile';
      case 'port':
        return `Port ${id}`;
      case 'export':
        return 'Export tile';
      case 'helper':
        return 'Helper';
      case 'contract':
        return 'Contract';
      case 'setup':
      case 'turn':
        return SOURCES[kind];
      case 'patch':
        return SOURCES.patch(id);
      default:
        return source;
    }
  },
  vpSource: (id: string): string => VP_WORDS[id as SheetSource] ?? id,
};
