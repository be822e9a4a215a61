import { anyBulb, guilder, plant, tool, vp } from './default-effects.js';
import type { ActionKind, Colour, Contract, Count, Effect, FarmCard, Helper } from './types.js';

const when = (action: ActionKind, gain: Effect): Helper => ({ when: action, gain });

const each = (points: number, count: Count): Contract => ({ vp: points, each: count });
const by = (colour: Colour): Count => ({ of: 'windmills', colour });
const traded = (...colours: readonly Colour[]): Count => ({ of: 'traded', colours });
const mixed = (colour: Colour): Count => ({ of: 'mixedPatches', colour });

const card = (id: number, helper: Helper, contract: Contract): FarmCard => ({ id, helper, contract });

/**
 * 20 cards [R: D-SET-5]. What a tag stands at is from the rulebook ('kind': but for its number), the rest [O].
 *
 * The Contracts 1, 4, 5, 7, 9, 11, 12, 15 and 19 paid 1 VP less each once, 16 two: few were worth their
 * place, and good players came to 87 VP (docs/balance). More VP for deliveries was tried instead; it only
 * brings 40 VP (D-VP-1), and with them the end, nearer. 14 stays at 1: the published example (D-EX-2) has a
 * Contract that scores 5, one for each colour.
 */
export const cards: readonly FarmCard[] = [
  card(1, when('enhance', tool), each(3, by('white'))), // Contract: R kind
  card(2, when('enhance', vp(2)), each(3, traded('white', 'yellow'))),
  card(3, when('enhance', anyBulb), each(3, { of: 'tradedPairs' })), // Contract: R kind
  card(4, when('farm', tool), each(4, mixed('violet'))), // Contract: R kind
  card(5, when('plant', vp(1)), each(3, { of: 'personalTiles' })), // Contract: R kind
  card(6, when('plant', tool), each(3, by('red'))),
  card(7, when('plant', anyBulb), each(3, { of: 'tradedColours' })), // Contract: R kind
  card(8, when('plant', guilder(1)), each(2, { of: 'scored' })), // Contract: R
  card(9, when('build', vp(2)), each(3, by('yellow'))),
  card(10, when('build', tool), each(3, traded('red', 'violet'))), // Contract: R
  card(11, when('build', plant(1)), each(3, { of: 'fullPatches' })), // Contract: R kind
  card(12, when('market', tool), each(4, by('black'))),
  card(13, when('market', vp(1)), each(3, { of: 'tradedPairs' })),
  card(14, when('market', plant(1)), each(1, { of: 'tradedColours' })),
  card(15, when('trade', vp(2)), each(3, { of: 'personalTiles' })),
  card(16, when('trade', guilder(1)), each(4, mixed('yellow'))),
  card(17, when('trade', plant(1)), each(3, by('violet'))),
  card(18, when('farm', guilder(1)), each(3, traded('white', 'black'))), // Helper: R trigger
  card(19, when('trade', tool), each(4, mixed('black'))),
  card(20, when('farm', plant(1)), each(2, { of: 'scored' })), // Helper: R trigger
];
