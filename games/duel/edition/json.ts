import { printEdition, readEdition } from '@polder/core/edition';
import { checkEdition } from './check-edition.js';
import type { Edition } from './types.js';

export { BadEdition, type EditionProblem, problemLine } from '@polder/core/edition';
export { checkEdition };

export const parseEdition = (text: string): Edition => readEdition<Edition>(text, checkEdition);

/** One order of keys for all objects, so that each of them reads as in types.ts. */
const KEYS = `
  name start wheels tileCost wooden silver tiles tileStack cards cardDeck row scoreCost
  patches columns rowCosts calendar marks demands exports closedPort shipPort market back safetyRound
  personal central freeSteps stepTools secondTools
  do of when id kind cost colour also swap both upper lower helper contract
  guilder tools vp bulbs colours each gain windmills delivered effects deals
  about author source checked
`;

export const exportEdition = (edition: Edition): string => printEdition(edition, KEYS.trim());
