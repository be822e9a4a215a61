import { type Budget, LEVELS, type Level } from '@polder/bots';
import { guess, wholeNumber } from '../args.js';
import { UsageError } from '../errors.js';

/** A level and how long it may think. Plain data: it is sent to workers. */
export interface Contestant {
  readonly level: Level;
  readonly budget: Budget;
  /** Its own among all of an arena. */
  readonly label: string;
}

/** Who plays whom, as numbers of contestants. */
export interface Pairing {
  readonly challenger: number;
  /** On all other seats; undefined: the challenger plays alone. */
  readonly against?: number;
}

/** From the weakest to the strongest. */
const NAMES = Object.keys(LEVELS) as readonly Level[];
export const levelsWords = `${NAMES.slice(0, -1).join(', ')} and ${NAMES.at(-1)}`;

/** The same on every machine. */
const USUAL: Budget = { simulations: 100 };
const MOST = { ms: 600_000, simulations: 1_000_000 } as const;
const BUDGETS = Object.keys(MOST) as readonly (keyof typeof MOST)[];

/** For levels without a budget of their own. */
export function readBudget(flags: { readonly [B in keyof typeof MOST]?: string | undefined }): Budget {
  const given = BUDGETS.filter((name) => flags[name] !== undefined);
  if (given.length > 1) throw new UsageError("--ms and --simulations can't be combined.");
  const [name] = given;
  return name === undefined ? USUAL : { [name]: wholeNumber(name, flags[name] ?? '', 1, MOST[name]) };
}

/** `LEVEL` or `LEVEL:ms=N` or `LEVEL:simulations=N`, with commas between; in the order of strength. */
export function readContestants(text: string | undefined, usual: Budget, least: number): Contestant[] {
  if (text === undefined) throw new UsageError(`--levels is missing: there are ${levelsWords}.`);
  const named = text.split(',').map((item) => readContestant(item.trim(), usual));
  const labels = named.map(({ level, budget }) => `${level}:${budgetKey(budget)}`);
  const twice = labels.find((label, i) => labels.indexOf(label) < i);
  if (twice !== undefined) throw new UsageError(`'${twice}' is named twice.`);
  if (named.length < least) throw new UsageError(`--levels needs at least ${least} levels, not '${text}'.`);
  const alone = (level: Level): boolean => named.filter((it) => it.level === level).length === 1;
  return named
    .map((it, i) => ({ ...it, label: alone(it.level) ? it.level : labels[i] }))
    .sort((a, b) => NAMES.indexOf(a.level) - NAMES.indexOf(b.level) || moreTime(a.budget, b.budget));
}

function readContestant(item: string, usual: Budget): Omit<Contestant, 'label'> {
  const [name, ...own] = item.split(':');
  if (name === '') throw new UsageError('A name is missing in --levels.');
  const level = NAMES.find((it) => it === name);
  if (!level)
    throw new UsageError(`There is no level '${name}'; there are ${levelsWords}.`, guess(name, NAMES));
  if (own.length === 0) return { level, budget: usual };
  const [kind, value = ''] = own.join(':').split('=');
  const budget = BUDGETS.find((it) => it === kind);
  if (!budget) {
    const hint = guess(kind, BUDGETS);
    throw new UsageError(`A budget is written ${name}:ms=N or ${name}:simulations=N, not '${item}'.`, hint);
  }
  return { level, budget: { [budget]: wholeNumber(`levels ${name}:${kind}`, value, 1, MOST[budget]) } };
}

/** Of one level: simulations before times, little before much. */
const moreTime = (a: Budget, b: Budget): number =>
  (a.ms ?? 0) - (b.ms ?? 0) || (a.simulations ?? 0) - (b.simulations ?? 0);

const budgetKey = ({ ms, simulations }: Budget): string =>
  ms === undefined ? `simulations=${simulations}` : `ms=${ms}`;

export const budgetWords = ({ ms, simulations }: Budget): string =>
  ms === undefined ? `${simulations} simulations` : `${ms} ms`;

/** Each against each that comes before it, or each by itself. */
export function pairingsOf(contestants: number, alone: boolean): Pairing[] {
  const numbers = Array.from({ length: contestants }, (_, i) => i);
  if (alone) return numbers.map((challenger) => ({ challenger }));
  return numbers.flatMap((challenger) =>
    numbers.slice(0, challenger).map((against) => ({ challenger, against })),
  );
}
