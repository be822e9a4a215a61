import { APART, type BotModel, besideEachOther, groundsOf, nextBest, type Weighed } from '@polder/bots';
import { below, type Decision, type GameEvent, type Random } from '@polder/core';
import {
  type GameGrounds,
  type Grounds,
  gathered,
  groundsText,
  type Language,
  LEVEL,
  type Named,
  type Said,
} from '@polder/core/text';

/** A decision, why it falls as it does, and whether that is true. */
export interface Tried {
  /** Nothing is worse by as much as counts: there is no decision to explain. */
  readonly level: boolean;
  readonly why: Grounds;
  readonly said: Readonly<Record<Language, Said>>;
  /** Without what is named something else would be chosen; by language. */
  readonly without: Readonly<Record<Language, boolean>>;
  /** The same without as many things that are not named, of those that make a difference. */
  readonly withoutOthers: Readonly<Record<Language, boolean>>;
  /** By how much the figures are off: the parts, unrounded, from the difference. */
  readonly off: number;
}

const LANGUAGES: readonly Language[] = ['en', 'pl'];
const idOf = ({ thing, of }: Named): string => `${of} ${thing}`;

/** The best turn of a decision, explained; undefined: there is only one. */
export function tryDecision<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  grounds: GameGrounds,
  view: State,
  decision: Decision,
  { seed, simulations, chance }: { seed: string; simulations: number; chance: Random },
): Tried | undefined {
  const [best, ...others] = [...besideEachOther(known, view, decision, [], seed, simulations)].sort(
    (a, b) => b.value - a.value,
  );
  const other = nextBest(best, others);
  if (!other) return undefined;
  const { seat } = decision;
  const why = groundsOf(known, seat, best, other);
  const all = gathered(why, grounds.things);
  const said = byLanguage((language) =>
    groundsText(why, grounds.things, grounds.words[language], (at) => ({ name: NAMES[at], you: false })),
  );
  const rivals = others.filter(({ value }) => best.value - value >= APART);
  const leads = rivals.map((it) => leadOver(known, grounds, seat, best, it));
  const changes = (ids: ReadonlySet<string>): boolean => leads.some((lead) => lead(ids) <= LEVEL);
  const unnamed = (named: readonly Named[]): ReadonlySet<string> => {
    const names = new Set(named.map(idOf));
    const left = all.filter((it) => Math.abs(it.vp) >= LEVEL && !names.has(idOf(it))).map(idOf);
    return new Set(named.flatMap(() => left.splice(below(chance, left.length || 1), 1)));
  };
  return {
    level: rivals.length === 0,
    why,
    said,
    without: byLanguage((language) => changes(new Set(said[language].named.map(idOf)))),
    withoutOthers: byLanguage((language) => changes(unnamed(said[language].named))),
    off: Math.abs(why.parts.reduce((sum, { vp }) => sum + vp, 0) - (best.value - other.value)),
  };
}

const byLanguage = <T>(of: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>;

/** How far one turn leads over another if some things counted nothing. */
function leadOver<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  { things }: GameGrounds,
  seat: number,
  one: Weighed<State>,
  other: Weighed<State>,
): (without: ReadonlySet<string>) => number {
  const parts = gathered(groundsOf(known, seat, one, other), things);
  return (without) => parts.reduce((sum, it) => (without.has(idOf(it)) ? sum : sum + it.vp), 0);
}

/** Names as long as people's are. */
export const NAMES: readonly string[] = ['Marijke', 'Bram', 'Annelies', 'Joost'];
