import { printEdition, readEdition } from '@polder/core/edition';
import { checkEdition } from './check-edition.js';
import type { Edition } from './types.js';

export { BadEdition, type EditionProblem, problemLine } from '@polder/core/edition';
export { checkEdition };

export const parseEdition = (text: string): Edition => readEdition<Edition>(text, checkEdition);

/** One order of keys for all objects, so that each of them reads as in types.ts. */
const KEYS = `
  name start guilderMax storage floodgate water wheels noAction tileCost refreshCost neutralCost stackCost
  tiles cards startingCards helperPlaces contractPlaces spaces
  do is of when atLeast may id group kind wheel copies helper contract ability wish
  gate lowers cost links fields market calendar patches rows columns groups trade gardener end
  field every colour order back lower worth overlay scoring easy medium hard notOnHard
  strength both add moves unconnected repeat more count
  common other farm uncommon unique free paid up rise max large small maxSteps sections
  tile card effect plus minus mixed single windmills to guilder tool bulb tools vp bulbs each reward rewards
  about author source checked
`;

export const exportEdition = (edition: Edition): string => printEdition(edition, KEYS.trim());
