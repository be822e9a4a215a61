import type { EditionFiles } from '@polder/core';
import { checkFor } from './check-edition.js';
import { defaultEdition } from './default.js';
import { exportEdition, parseEdition } from './json.js';
import { slotsOf } from './slots.js';
import type { Edition } from './types.js';

/** What can be done with editions of this game. */
export const files: EditionFiles = {
  parse: parseEdition,
  standard: () => exportEdition(defaultEdition),
  usual: defaultEdition,
  print: (edition) => exportEdition(edition as Edition),
  check: checkFor,
  slots: (edition) => slotsOf(edition as Edition),
};
