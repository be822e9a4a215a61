import type { Result, Scoresheet } from '@polder/core';
import type { Counted, Missing, Problem } from './outcome.js';
import { rankedBy, type TieRow, tieLooks } from './outcome.js';
import {
  type Farm,
  factOf,
  farmsOf,
  isGardener,
  mostBuilt,
  type ValleyFact,
  type ValleyTable,
} from './valley-facts.js';
import { contractOf, gaps, planted, valleySheets } from './valley-score.js';

/** What decides ties after the planted bulbs, which are known (SCO-5). */
const TIE_FACTS = ['stored', 'windmills'] as const;

/** What is asked for this farm because of its Contracts, each once. */
export function askedBy(farm: Farm): ValleyFact[] {
  const facts = farm.contracts.flatMap((picked) => {
    const contract = 'card' in picked ? contractOf(picked.card) : undefined;
    const fact = contract && factOf(contract.each);
    return fact ? [fact] : [];
  });
  return [...new Set(facts)];
}

/** What a solo game asks for besides. */
export const askedSolo = (table: ValleyTable, seat: number): readonly ValleyFact[] =>
  table.size !== 'solo' ? [] : seat === 0 ? ['wish'] : ['wish', 'gardenerTiles', 'gardenerCards'];

function missingOf(table: ValleyTable): Missing[] {
  return farmsOf(table).flatMap((farm, seat) => {
    const gardener = isGardener(table, seat);
    const facts = [...askedSolo(table, seat), ...(gardener ? [] : askedBy(farm))];
    return [
      ...(farm.track === null ? ['track'] : []),
      ...facts.filter((fact) => farm.answers[fact] === undefined),
      ...(gardener
        ? []
        : farm.contracts.flatMap((picked, i) =>
            'byHand' in picked && picked.byHand === null ? [`contract:${i + 1}`] : [],
          )),
    ].map((what) => ({ seat, what }));
  });
}

/** `ties`: what is asked to break them. An answer that is not asked for any more is not seen and says nothing. */
function problemsOf(table: ValleyTable, ties: readonly Missing[]): Problem[] {
  const farms = farmsOf(table);
  return farms.flatMap((farm, seat) => {
    const found: Problem[] = gaps(farm.patches).map((row) => ({
      seat,
      id: 'gap',
      rule: 'PLT-1',
      n: row + 1,
    }));
    if (isGardener(table, seat)) return found;
    const cards = farm.contracts.flatMap((picked) => ('card' in picked ? [picked.card] : []));
    const others = farms.filter((_, other) => other !== seat && !isGardener(table, other));
    for (const card of cards) {
      const elsewhere = others.some(({ contracts }) =>
        contracts.some((it) => 'card' in it && it.card === card),
      );
      if (elsewhere) found.push({ seat, id: 'cardTwice', rule: 'SET-3', n: card });
    }
    const isAsked =
      askedBy(farm).includes('windmills') || ties.some((it) => it.seat === seat && it.what === 'windmills');
    const windmills = isAsked ? farm.answers.windmills : undefined;
    for (const fact of askedBy(farm)) {
      const n = farm.answers[fact];
      if (n === undefined || !(fact === 'windmills' || fact.startsWith('by-'))) continue;
      if (n > mostBuilt(farm))
        found.push({ seat, id: 'tooManyWindmills', rule: 'BLD-5', n, m: mostBuilt(farm) });
      else if (windmills !== undefined && n > windmills)
        found.push({ seat, id: 'moreThanBuilt', rule: 'CRD-1', n, m: windmills });
    }
    return found;
  });
}

/** G-SCO-2: a tie is lost. */
function soloResult([you, it]: readonly Scoresheet[]): Result {
  const order = you.vp > it.vp ? [you, it] : [it, you];
  const standings = order.map(({ seat, vp }, i) => ({ seat, rank: i + 1, vp, tieBreaks: [] }));
  return { standings, winners: [order[0].seat] };
}

const tieRows = (table: ValleyTable, sheets: readonly Scoresheet[]): TieRow[] =>
  farmsOf(table).map(({ patches, answers }, seat) => ({
    seat,
    vp: sheets[seat].vp,
    tieBreaks: [planted(patches), ...TIE_FACTS.map((fact) => answers[fact])],
  }));

export function countValley(table: ValleyTable): Counted {
  const sheets = valleySheets(table);
  const open = missingOf(table);
  if (table.size === 'solo') {
    const problems = problemsOf(table, []);
    const settled = open.length + problems.length === 0;
    return { sheets, missing: open, problems, result: soloResult(sheets), settled, tied: false, asked: [] };
  }
  const rows = tieRows(table, sheets);
  // As long as something is missing, seats are level by chance.
  const looks = open.length > 0 ? [] : tieLooks(rows);
  const asked = looks.flatMap(({ seat, level }) =>
    level === 0 ? [] : [{ seat, what: TIE_FACTS[level - 1] }],
  );
  const problems = problemsOf(table, asked);
  const missing = [
    ...open,
    ...asked.filter(({ seat, what }) => farmsOf(table)[seat].answers[what] === undefined),
  ];
  return {
    sheets,
    missing,
    problems,
    result: rankedBy(rows),
    settled: missing.length + problems.length === 0,
    tied: new Set(sheets.map(({ vp }) => vp)).size < sheets.length,
    asked,
  };
}
