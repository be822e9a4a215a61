import { COLOURS, duel } from '@polder/duel';
import type { Worth } from '@polder/web/box/calculator/facts.js';
import {
  type Counted,
  cardsOf,
  type Missing,
  missingContracts,
  type Problem,
  settle,
  sheetsOf,
} from '@polder/web/box/calculator/outcome.js';
import { type BoardFact, builtOf, type DuelTable, factsOf, type SideFact } from './facts.js';
import { contractOf, LINES, layOut, tulipsOf, worthsOf } from './lay-out.js';

/** What counts for one player, part by part. */
export interface SideCount {
  readonly worths: readonly (Worth | undefined)[];
  /** Tulips that count, by colour; undefined: not told yet. */
  readonly tulips: readonly (number | undefined)[];
}
export interface DuelCounted extends Counted {
  readonly sides: readonly SideCount[];
}

/** What decides ties, in this order (D-SCO-3). */
const TIE_FACTS = ['guilder', 'tools'] as const;

const countsOf = (table: DuelTable, seat: number) =>
  cardsOf(table.sides[seat].contracts).flatMap((card) => contractOf(card)?.each ?? []);

/** What is asked of a player because of the Contracts, each once. */
export const askedBy = (table: DuelTable, seat: number): SideFact[] => [
  ...new Set(countsOf(table, seat).flatMap((count) => factsOf(count, table.ring).side)),
];

/** What is asked about the whole board. */
export const askedOfBoard = (table: DuelTable): BoardFact[] => [
  ...new Set(
    table.sides.flatMap((_, seat) =>
      countsOf(table, seat).flatMap((count) => factsOf(count, table.ring).board),
    ),
  ),
];

/** Without the ring: the tulips of each colour that has a value. */
export const askedTulips = ({ ring, sides }: DuelTable, seat: number): SideFact[] =>
  ring
    ? []
    : COLOURS.flatMap((colour, i) => (sides[seat].emptied[i] > 0 ? [`counted-${colour}` as const] : []));

function missingOf(table: DuelTable): Missing[] {
  const own = table.sides.flatMap((side, seat) => {
    const facts = [...askedTulips(table, seat), ...askedBy(table, seat)];
    return [
      ...(side.track === null ? ['track'] : []),
      ...facts.filter((fact) => side.answers[fact] === undefined),
      ...missingContracts(side.contracts),
    ].map((what) => ({ seat, what }));
  });
  // Asked on both forms; one of them leads there.
  const board = askedOfBoard(table).filter((fact) => table.board[fact] === undefined);
  return [...own, ...board.map((what) => ({ seat: 0, what }))];
}

type Patch = DuelTable['patches'][number];

/** A Patch that could not have been planted so (D-PLT): from each end only one colour, and no gap. */
export function isPlantable(patch: Patch): boolean {
  const fromLeft = runOf(patch);
  const fromRight = runOf([...patch].reverse());
  const planted = patch.filter((it) => it !== null).length;
  return fromLeft === patch.length || fromLeft + fromRight === planted;
}

/** How many of the first tulips are alike. */
function runOf(patch: Patch): number {
  if (patch[0] === null) return 0;
  const end = patch.findIndex((it) => it !== patch[0]);
  return end < 0 ? patch.length : end;
}

function problemsOf(table: DuelTable): Problem[] {
  const found: Problem[] = [];
  for (const [seat, side] of table.sides.entries()) {
    for (const card of cardsOf(side.contracts)) {
      if (cardsOf(table.sides[1 - seat].contracts).includes(card))
        found.push({ seat, id: 'cardTwice', rule: 'D-SET-5', n: card });
    }
    const built = builtOf(side);
    if (table.ring) {
      const standing = table.mills.filter((owner) => owner === seat).length;
      if (standing !== built) found.push({ seat, id: 'ringWindmills', rule: 'D-BLD', n: standing, m: built });
      continue;
    }
    for (const fact of askedBy(table, seat)) {
      const n = fact.startsWith('mills-') ? side.answers[fact] : undefined;
      if (n !== undefined && n > built)
        found.push({ seat, id: 'moreThanBuilt', rule: 'D-CON-1', n, m: built });
    }
  }
  if (!table.ring) return found;
  const patches = table.patches.flatMap((patch, i): Problem[] =>
    isPlantable(patch) ? [] : [{ id: 'patch', rule: 'D-PLT', n: i + 1 }],
  );
  return [...found, ...patches];
}

export function countDuel(table: DuelTable): DuelCounted {
  const state = layOut(table);
  const counted = settle({
    sheets: sheetsOf(duel.scores(state), LINES),
    result: duel.result(state),
    tieBreaks: TIE_FACTS,
    answers: table.sides.map(({ answers }) => answers),
    open: missingOf(table),
    problemsOf: () => problemsOf(table),
  });
  return {
    ...counted,
    sides: table.sides.map((_, seat) => ({
      worths: worthsOf(state, table, seat),
      tulips: tulipsOf(state, table, seat),
    })),
  };
}
