import type { Scoresheet } from '@polder/core';
import { COLOURS, type Colour, type Contract, type Count, defaultEdition } from '@polder/duel';
import { type DuelTable, PATCHES, type Side } from './duel-facts.js';
import type { Picked, Source } from './facts.js';
import type { Worth } from './valley-score.js';

/** The scoring of Duel from what can be seen on the table (D-SCO-1, D-SCO-2, D-CON-1). */

export const contractOf = (card: number): Contract | undefined =>
  defaultEdition.cards.find(({ id }) => id === card)?.contract;

type Patch = DuelTable['patches'][number];
const tulipsIn = (patch: Patch, colour: Colour): number => patch.filter((it) => it === colour).length;
const plantedIn = (patch: Patch): number => patch.filter((it) => it !== null).length;

/** The Patches on both sides of the Windmill space behind this Patch. */
const besides = ({ patches }: DuelTable, space: number): readonly Patch[] => [
  patches[space],
  patches[(space + 1) % PATCHES],
];

const ownMills = ({ mills }: DuelTable, seat: number): number[] =>
  mills.flatMap((owner, space) => (owner === seat ? [space] : []));

/** Tulips of a colour next to own Windmills, once for each Windmill; undefined: not told yet. */
export function countedTulips(table: DuelTable, seat: number, colour: Colour): number | undefined {
  if (!table.ring) return table.sides[seat].answers[`counted-${colour}`];
  return ownMills(table, seat)
    .flatMap((space) => besides(table, space))
    .reduce((sum, patch) => sum + tulipsIn(patch, colour), 0);
}

/** D-SCO-2 for each colour. */
function tulipVps(table: DuelTable, seat: number): number[] {
  const { emptied } = table.sides[seat];
  return COLOURS.map((colour, i) => emptied[i] * (countedTulips(table, seat, colour) ?? 0));
}

/** A sum, unless one of them is not told. */
function total(numbers: readonly (number | undefined)[]): number | undefined {
  return numbers.reduce<number | undefined>(
    (sum, n) => (sum === undefined || n === undefined ? undefined : sum + n),
    0,
  );
}

const tradedBulbs = ({ answers }: Side): (number | undefined)[] =>
  COLOURS.map((colour) => answers[`traded-${colour}`]);

/** `place`: how many Contracts have been scored by then in the final scoring, this one included. */
function countOn(table: DuelTable, seat: number, count: Count, place: number): number | undefined {
  const side = table.sides[seat];
  const { answers } = side;
  switch (count.of) {
    case 'windmills':
      if (!table.ring) return answers[`mills-${count.colour}`];
      return ownMills(table, seat).filter((space) =>
        besides(table, space).some((patch) => tulipsIn(patch, count.colour) > 0),
      ).length;
    case 'traded':
      return total(count.colours.map((colour) => answers[`traded-${colour}`]));
    case 'tradedPairs': {
      const bulbs = total(tradedBulbs(side));
      return bulbs === undefined ? undefined : Math.floor(bulbs / 2);
    }
    case 'tradedColours':
      return total(tradedBulbs(side).map((n) => (n === undefined ? n : Math.min(n, 1))));
    case 'mixedPatches':
      if (!table.ring) return table.board[`mixed-${count.colour}`];
      return table.patches.filter((patch) => {
        const own = tulipsIn(patch, count.colour);
        return own > 0 && own < plantedIn(patch);
      }).length;
    case 'fullPatches':
      if (!table.ring) return table.board.fullPatches;
      return table.patches.filter((patch) => plantedIn(patch) === patch.length).length;
    case 'personalTiles':
      return answers.personalTiles;
    case 'scored':
      return answers.scored === undefined ? undefined : answers.scored + place;
  }
}

/** D-SCO-1: the Contract at this place of the row, the oldest first; undefined as long as something is not told. */
export function worthOf(table: DuelTable, seat: number, picked: Picked, at: number): Worth | undefined {
  if ('byHand' in picked) return picked.byHand === null ? undefined : { vp: picked.byHand };
  const contract = contractOf(picked.card);
  const count = contract && countOn(table, seat, contract.each, at + 1);
  return contract === undefined || count === undefined ? undefined : { count, vp: contract.vp * count };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

const DUEL_SOURCES = ['track', 'contracts', 'tulips'] as const satisfies readonly Source[];

export function duelSheets(table: DuelTable): Scoresheet[] {
  return table.sides.map((side, seat) => {
    const vp = {
      track: side.track ?? 0,
      contracts: sum(side.contracts.map((picked, at) => worthOf(table, seat, picked, at)?.vp ?? 0)),
      tulips: sum(tulipVps(table, seat)),
    };
    const lines = DUEL_SOURCES.map((source) => ({ source, vp: vp[source] }));
    return { seat, lines, vp: sum(lines.map((line) => line.vp)) };
  });
}

/** A Patch that could not have been planted so (D-PLT): from each end only one colour, and no gap. */
export function isPlantable(patch: Patch): boolean {
  const fromLeft = runOf(patch);
  const fromRight = runOf([...patch].reverse());
  return fromLeft === patch.length || fromLeft + fromRight === plantedIn(patch);
}

/** How many of the first tulips are alike. */
function runOf(patch: Patch): number {
  if (patch[0] === null) return 0;
  const end = patch.findIndex((it) => it !== patch[0]);
  return end < 0 ? patch.length : end;
}
