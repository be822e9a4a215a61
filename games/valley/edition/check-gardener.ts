import {
  all,
  type Check,
  colour,
  distinct,
  get,
  id,
  int,
  itemsOf,
  list,
  nullable,
  object,
  oneOf,
} from '@polder/core/edition';
import { VP } from './check-effects.js';
import { COLUMNS, OFFERED, ROWS, TRADE_SPACES } from './counts.js';
import { DIGIT } from './effects.js';
import type { GardenerBack, GardenerCard, GardenerEdition, GardenerFace, GardenerScoring } from './types.js';
import { COLOURS } from './types.js';

/*
 * The Gardener's cards, overlay and scoring. What they say about other parts of the edition is
 * checked for the whole of it, in `gardenerHolds`.
 */

const MOST_CARDS = 60;
/** A card and the back of another one steer a turn. */
const FEWEST_CARDS = 2;
/** The floodgate has three speeds. */
const MOST_STEPS = 2;

export const backCheck = object<GardenerBack>({
  common: oneOf(['left', 'right']),
  other: oneOf(['uncommon', 'unique']),
  farm: all(list(int(1, OFFERED.cards), OFFERED.cards), distinct()),
});

const FACE = {
  gate: int(-MOST_STEPS, MOST_STEPS),
  lowers: all(list(DIGIT, 0, 9), distinct()),
  colour,
  trade: int(1, TRADE_SPACES),
  order: all(list(colour, COLOURS.length), distinct()),
};

/** The face of a card alone; the water track has so many sections. */
export const faceCheck = (sections: number): Check =>
  object<GardenerFace>({ ...FACE, lowers: all(list(int(1, sections), 0, sections), distinct()) });

const card = object<GardenerCard>({ id, ...FACE, back: backCheck });

const scoring = object<GardenerScoring>({
  tile: VP,
  card: VP,
  bulbs: object<GardenerScoring['bulbs']>({ vp: VP, every: DIGIT }),
  rows: oneOf(['printed', 'highest']),
  columns: oneOf(['printed', 'highest']),
});

export function gardenerCheck(reward: Check): Check {
  return object<GardenerEdition>({
    cards: all(list(card, FEWEST_CARDS, MOST_CARDS), distinct('id')),
    notOnHard: all(list(id, 0, MOST_CARDS), distinct()),
    lower: DIGIT,
    worth: object<GardenerEdition['worth']>({ guilder: VP, tool: VP, bulb: VP }),
    overlay: list(list(nullable(reward), COLUMNS), ROWS),
    scoring: object<GardenerEdition['scoring']>({ easy: scoring, medium: scoring, hard: scoring }),
  });
}

/** For the whole edition: sections that the water track has, and cards that are there. */
export const gardenerHolds: Check = (edition, _path, report) => {
  const gardener = get(edition, 'gardener');
  const cards = itemsOf(get(gardener, 'cards'));
  const sections = itemsOf(get(get(edition, 'water'), 'sections')).length;
  cards.forEach((one, i) => {
    itemsOf(get(one, 'lowers')).forEach((section, k) => {
      if (typeof section === 'number' && section > sections && sections > 0) {
        report(`gardener.cards[${i}].lowers[${k}]`, `a section of the water, 1 to ${sections}`, section);
      }
    });
  });
  const ids = cards.map((one) => get(one, 'id'));
  const without = itemsOf(get(gardener, 'notOnHard'));
  without.forEach((name, i) => {
    if (typeof name === 'string' && !ids.includes(name)) {
      report(`gardener.notOnHard[${i}]`, 'the id of a card of the Gardener', name);
    }
  });
  const left = ids.filter((name) => !without.includes(name)).length;
  if (ids.length >= FEWEST_CARDS && left < FEWEST_CARDS) {
    report('gardener.notOnHard', `at least ${FEWEST_CARDS} cards left on Hard`, left);
  }
};
