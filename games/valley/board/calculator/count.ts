import { COLOURS, type Colour, defaultEdition, farmVps, ROWS, valley } from '@polder/valley';
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
import {
  type Farm,
  factOf,
  farmsOf,
  isGardener,
  mostBuilt,
  type Patches,
  type ValleyFact,
  type ValleyTable,
} from './facts.js';
import { contractOf, LINES, layOut, SOLO_LINES, worthsOf } from './lay-out.js';

/** What one farm brings, part by part. */
export interface FarmCount {
  readonly groups: readonly number[];
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly worths: readonly (Worth | undefined)[];
}
export interface ValleyCounted extends Counted {
  readonly farms: readonly FarmCount[];
}

/** What decides ties after the planted bulbs, which are known (SCO-5). */
const TIE_FACTS = ['stored', 'windmills'] as const;

export function planted(patches: Patches, colour: Colour): number {
  return patches.flat().filter((bulb) => bulb === colour).length;
}

/** Leftmost free Patches that something is planted behind of (PLT-1): rows, from 0. */
export const gaps = (patches: Patches): number[] =>
  Array.from({ length: ROWS }, (_, row) => row).filter((row) => {
    const free = patches[row].indexOf(null);
    return free >= 0 && patches[row].slice(free).some((bulb) => bulb !== null);
  });

/** What is asked for this farm because of its Contracts, each once. */
export function askedBy({ contracts }: Pick<Farm, 'contracts'>): ValleyFact[] {
  const facts = cardsOf(contracts).flatMap((card) => {
    const contract = contractOf(card);
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
      ...(gardener ? [] : missingContracts(farm.contracts)),
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
    const others = farms.filter((_, other) => other !== seat && !isGardener(table, other));
    for (const card of cardsOf(farm.contracts)) {
      if (others.some(({ contracts }) => cardsOf(contracts).includes(card)))
        found.push({ seat, id: 'cardTwice', rule: 'SET-3', n: card });
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

export function countValley(table: ValleyTable): ValleyCounted {
  const state = layOut(table);
  const farms = farmsOf(table);
  const solo = table.size === 'solo';
  const counted = settle({
    sheets: sheetsOf(valley.scores(state), solo ? SOLO_LINES : LINES),
    result: valley.result(state),
    // A solo game has no tie-breaks (G-SCO-2).
    tieBreaks: solo ? [] : [undefined, ...TIE_FACTS],
    answers: farms.map(({ answers }) => answers),
    open: missingOf(table),
    problemsOf: (ties) => problemsOf(table, ties),
  });
  return {
    ...counted,
    farms: farms.map((farm, seat) => ({
      ...farmVps(state, seat),
      worths: worthsOf(state, seat, farm),
    })),
  };
}

/** The value of each colour's group, and its planted bulbs. */
export const groupsOf = ({ patches, emptied }: Farm) =>
  COLOURS.map((colour, i) => {
    const { windmills, vp } = defaultEdition.groups[i];
    return {
      colour,
      of: windmills,
      gone: emptied[i] ? windmills : 0,
      each: vp,
      tulips: planted(patches, colour),
    };
  });
