/** What a person reads off the table. Only what the scoring needs is asked for. */

/** A Contract by the number of its card, or one that is counted by hand (null: not yet). */
export type Picked = { readonly card: number } | { readonly byHand: number | null };

/** Counted things by what was asked; what is not there was not answered yet. */
export type Answers<Fact extends string> = Readonly<Partial<Record<Fact, number>>>;

/** More than any track will show. */
export const MOST_VP = 999;
/** Tools, Guilder and the like have no limit of their own. */
export const MOST_GOODS = 99;

/** What a Contract brings. */
export interface Worth {
  /** How many of what it counts; undefined: it is counted by hand. */
  readonly count?: number;
  readonly vp: number;
}

export const withAnswer = <Fact extends string>(
  answers: Answers<Fact>,
  fact: Fact,
  value: number,
): Answers<Fact> => ({ ...answers, [fact]: value });

export const replaced = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((old, i) => (i === at ? item : old));
