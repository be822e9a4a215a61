import { COLOURS } from '@polder/duel';
import { type BoardFact, builtOf, type DuelTable, factsOf, type SideFact } from './duel-facts.js';
import { contractOf, duelSheets, isPlantable } from './duel-score.js';
import type { Counted, Missing, Problem } from './outcome.js';
import { rankedBy, type TieRow, tieLooks } from './outcome.js';

/** What decides ties, in this order (D-SCO-3). */
const TIE_FACTS = ['guilder', 'tools'] as const;

const cardsOf = (table: DuelTable, seat: number): number[] =>
  table.sides[seat].contracts.flatMap((picked) => ('card' in picked ? [picked.card] : []));

const countsOf = (table: DuelTable, seat: number) =>
  cardsOf(table, seat).flatMap((card) => contractOf(card)?.each ?? []);

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
      ...side.contracts.flatMap((picked, i) =>
        'byHand' in picked && picked.byHand === null ? [`contract:${i + 1}`] : [],
      ),
    ].map((what) => ({ seat, what }));
  });
  // Asked on both forms; one of them leads there.
  const board = askedOfBoard(table).filter((fact) => table.board[fact] === undefined);
  return [...own, ...board.map((what) => ({ seat: 0, what }))];
}

function problemsOf(table: DuelTable): Problem[] {
  const found: Problem[] = [];
  for (const [seat, side] of table.sides.entries()) {
    for (const card of cardsOf(table, seat)) {
      if (cardsOf(table, 1 - seat).includes(card))
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

export function countDuel(table: DuelTable): Counted {
  const sheets = duelSheets(table);
  const problems = problemsOf(table);
  const open = missingOf(table);
  const rows: TieRow[] = table.sides.map(({ answers }, seat) => ({
    seat,
    vp: sheets[seat].vp,
    tieBreaks: TIE_FACTS.map((fact) => answers[fact]),
  }));
  // As long as something is missing, they are level by chance.
  const looks = open.length > 0 ? [] : tieLooks(rows);
  const asked = looks.map(({ seat, level }) => ({ seat, what: TIE_FACTS[level] }));
  const missing = [
    ...open,
    ...asked.filter(({ seat, what }) => table.sides[seat].answers[what] === undefined),
  ];
  return {
    sheets,
    missing,
    problems,
    result: rankedBy(rows),
    settled: missing.length + problems.length === 0,
    tied: sheets[0].vp === sheets[1].vp,
    asked,
  };
}
