import { sourceParts } from '@polder/core/text';
import { VP_WORDS as SHEET, SOURCES } from '@polder/core/text/pl/sources.js';
import type { sources as english, SheetSource } from '../../en/game/sources.js';

const VP_WORDS: Readonly<Record<SheetSource, string>> = {
  wheels: SHEET.wheels,
  patches: SHEET.patches,
  demand: 'Dostawy',
  exports: 'Kafelki eksportu',
  helpers: SHEET.helpers,
  contractsNow: SHEET.contractsNow,
  contracts: 'Kontrakty na koniec',
  tulips: 'Tulipany przy wiatrakach',
};

export const sources: typeof english = {
  wheel: (wheel) => (wheel === 'personal' ? 'Koło osobiste' : 'Koło centralne'),
  source(source) {
    const { kind, id } = sourceParts(source);
    switch (kind) {
      case 'followUp':
        return 'Akcja następcza';
      case 'personal':
      case 'central':
        return sources.wheel(kind);
      case 'tile':
        return 'Kafelek na kole';
      case 'port':
        return `Port ${id}`;
      case 'export':
        return 'Kafelek eksportu';
      case 'helper':
        return 'Pomocnik';
      case 'contract':
        return 'Kontrakt';
      case 'setup':
      case 'turn':
        return SOURCES[kind];
      case 'patch':
        return SOURCES.patch(id);
      default:
        return source;
    }
  },
  vpSource: (id) => VP_WORDS[id as SheetSource] ?? id,
};
