import { below, type Random } from '@polder/core';
import { defaultEdition } from '../edition/default.js';
import { checkEdition } from '../edition/json.js';
import type { Edition, Effect, Effects } from '../edition/types.js';

/** Every effect printed anywhere, and some that are not. */
function effectsOf(edition: Edition): Effect[] {
  return [
    ...edition.wheels.personal.flat(),
    ...edition.wheels.central.flat(),
    ...edition.tiles.flatMap((tile) => tile.effects),
    ...edition.patches.flat(),
    ...edition.exports.flatMap((tile) => tile.effects),
    ...edition.cards.map((card) => card.helper.gain),
    { do: 'trade', bulbs: 2 },
    { do: 'gain', guilder: 3, bulbs: [['white', 'black']] },
    { do: 'plant', bulbs: 3, colours: 'different' },
  ];
}

/**
 * A valid edition with its effects and numbers thrown together by chance: rules must hold for any
 * printed values, not only for the default ones.
 */
export function jumbledEdition(random: Random): Edition {
  const pick = <T>(list: readonly T[]): T => list[below(random, list.length)];
  const number = (from: number, to: number): number => from + below(random, to - from + 1);
  const effects = effectsOf(defaultEdition);
  const some = (): Effects => Array.from({ length: number(1, 3) }, () => pick(effects));
  const jumble = (): Edition => ({
    ...defaultEdition,
    name: 'jumbled',
    start: { guilder: number(0, 6), tools: number(0, 2), bulbs: ['white', 'red', 'black'] },
    wheels: {
      ...defaultEdition.wheels,
      personal: defaultEdition.wheels.personal.map(some),
      central: defaultEdition.wheels.central.map(some),
      freeSteps: number(1, 3),
      stepTools: number(0, 2),
      secondTools: number(0, 3),
    },
    tileCost: { wooden: number(0, 2), silver: number(0, 3) },
    tiles: defaultEdition.tiles.map((tile) => ({ ...tile, effects: some() })),
    tileStack: number(1, 15),
    cards: defaultEdition.cards.map((card) => ({
      ...card,
      helper: { ...pick(defaultEdition.cards).helper, gain: pick(effects) },
      contract: pick(defaultEdition.cards).contract,
    })),
    cardDeck: number(1, 14),
    row: number(1, 4),
    scoreCost: number(0, 2),
    patches: defaultEdition.patches.slice(0, number(4, 12)).map((patch) => patch.map(() => pick(effects))),
    columns: defaultEdition.columns.map(() => number(0, 3)),
    rowCosts: [number(0, 2), number(1, 4), number(2, 6)],
    calendar: Array.from({ length: number(2, 7) }, () => number(0, 3)),
    marks: { vp: number(10, 60), windmills: number(1, 6), delivered: number(1, 6) },
    exports: defaultEdition.exports.map((tile) => ({ ...tile, effects: some() })),
    closedPort: 5,
    shipPort: number(1, 4),
    safetyRound: number(20, 60),
  });
  for (let tries = 0; tries < 10_000; tries++) {
    const edition = jumble();
    if (checkEdition(edition).length === 0) return edition;
  }
  throw new Error('No valid edition came of it.');
}
