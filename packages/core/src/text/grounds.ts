import type { Seat } from '../game.js';
import type { Language } from './log.js';
import type { Forms } from './plural.js';
import type { Who } from './who.js';

/** A part of the difference between two ways to play: a feature that stands better (or worse, if negative). */
export interface Ground {
  readonly feature: string;
  /** Whose: the seat's own, or its strongest rival's (whose loss is a gain). */
  readonly of: 'own' | 'rival';
  /** To the seat. */
  readonly vp: number;
  /** How many more of it there are, where it can be counted. */
  readonly more: number;
  /** The turns after it bring it. */
  readonly later?: true;
}

/** Why one way to play is better than another: its parts add up to the whole. */
export interface Grounds {
  /** By how many VP it is better, or worse, if negative. */
  readonly vp: number;
  /** The strongest rival; -1: not the same after both, or there is none. */
  readonly rival: Seat;
  readonly parts: readonly Ground[];
}

/** What a game has a word for: the features that are said by it. */
export interface Thing {
  readonly of: readonly string[];
  /** Those of them that are counted. */
  readonly count?: readonly string[];
  /** Those that come at once and whole, like a full row: they have a word of their own, `rows.done`. */
  readonly done?: readonly string[];
}
export type Things = Readonly<Record<string, Thing>>;

/** Parts that are said by one word. */
export interface Named {
  readonly thing: string;
  readonly of: Ground['of'];
  readonly vp: number;
  readonly more: number;
  /** What it is called, if not by its thing: something done, or what makes up most of what the turns after it bring. */
  readonly word?: string;
}

/** All that the turns after it bring is one thing. */
const FOLLOWS = 'follows';
/** 'The next turn later' says no more than that. */
const NEXT_TURN = 'nextTurn';

/** What a sentence is made of in one language. */
export interface GroundsWords {
  /** 'rows', or with a number of them '2 Guilder less'. */
  thing(id: string, more: number): string;
  /** 'rows later'. */
  later(thing: string): string;
  /** 'Better by 6 VP'. */
  better(vp: number): string;
  worse(vp: number): string;
  readonly level: string;
  /** What stands on the other side. */
  readonly against: string;
  readonly inFavour: string;
  /** 'Marijke gains 3 (the next turn)'; nobody: whoever is the strongest rival. */
  rival(who: Who | undefined, vp: number, thing: string): string;
  rest(vp: string): string;
}

/** What things are called; those that are counted have the forms for a number of them. */
export type ThingWords = Readonly<Record<string, string | readonly [word: string, forms: Forms]>>;

/** All that a game brings along for its sentences. */
export interface GameGrounds {
  readonly things: Things;
  readonly words: Readonly<Record<Language, GroundsWords>>;
}

/** Less is not worth a word, and no figure after rounding. */
const LEAST = 0.5;
/** Nobody would forgive a sentence that leaves it out. */
const LARGE = 3;
/** Less is no lead. */
export const LEVEL = 0.05;
const MOST_FOR = 3;
const MOST_AGAINST = 2;
/** The longest sentence. */
export const LONGEST = 160;

const LENGTHS: readonly (readonly [inFavour: number, against: number])[] = [
  [MOST_FOR, MOST_AGAINST],
  [MOST_FOR, 1],
  [2, 1],
  [2, 0],
  [1, 0],
];

/** The parts by what they are called, the largest first. */
export function gathered({ parts }: Pick<Grounds, 'parts'>, things: Things): Named[] {
  const thingOf = new Map(Object.entries(things).flatMap(([id, { of }]) => of.map((name) => [name, id])));
  const found = new Map<string, { of: Ground['of']; thing: string; vp: number; more: number }>();
  /** What makes up a thing that may have another word. */
  const inside = new Map<string, Map<string, number>>();
  for (const { feature, of, vp, more, later } of parts) {
    const own = thingOf.get(feature) ?? feature;
    const thing = later ? FOLLOWS : own;
    const id = `${of} ${thing}`;
    const named = found.get(id) ?? { thing, of, vp: 0, more: 0 };
    found.set(id, named);
    named.vp += vp;
    if (!later && things[own]?.count?.includes(feature)) named.more += more;
    const word = later ? own : things[own]?.done?.includes(feature) ? `${own}.done` : undefined;
    if (word === undefined) continue;
    const sums = inside.get(id) ?? new Map<string, number>();
    inside.set(id, sums.set(word, (sums.get(word) ?? 0) + vp));
  }
  return [...found.entries()]
    .map(([id, named]): Named => {
      const word = largestOf(inside.get(id), named.vp);
      return word === undefined ? named : { ...named, word };
    })
    .sort((a, b) => Math.abs(b.vp) - Math.abs(a.vp));
}

/** What makes up at least half of a sum, if anything does. */
function largestOf(parts: ReadonlyMap<string, number> | undefined, sum: number): string | undefined {
  const [largest] = [...(parts ?? [])]
    .filter(([thing, vp]) => thing !== FOLLOWS && thing !== NEXT_TURN && vp / sum >= 0.5)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  return largest?.[0];
}

/** What a sentence names: what speaks for the result, and what against it. */
export interface Picked {
  readonly inFavour: readonly Named[];
  readonly against: readonly Named[];
}

/**
 * What the result hangs on. In favour so many of the largest as outweigh the whole difference, so that without them
 * the result would be another one; against as many of the largest as leave it so, and a large one in any case.
 */
export function picked(
  all: readonly Named[],
  vp: number,
  mostFor: number = MOST_FOR,
  mostAgainst: number = MOST_AGAINST,
): Picked {
  const side = vp < 0 ? -1 : 1;
  const worth = all.filter((it) => Math.abs(it.vp) >= LEAST);
  const pro = worth.filter((it) => it.vp * side > 0);
  const con = worth.filter((it) => it.vp * side < 0);
  const inFavour: Named[] = [];
  const against: Named[] = [];
  let left = vp * side;
  const add = (list: Named[], it: Named): void => {
    list.push(it);
    left -= it.vp * side;
  };
  while (inFavour.length < mostFor && pro.length > 0 && (inFavour.length === 0 || left > -LEVEL))
    add(inFavour, pro.shift() as Named);
  for (const it of con) {
    if (against.length === mostAgainst) break;
    const after = left - it.vp * side;
    const next = pro[0];
    // A large one is named even if hardly anything is left without it.
    const large = against.length === 0 && Math.abs(it.vp) >= LARGE;
    if (after <= (large ? 2 * LEAST : LEVEL)) add(against, it);
    else if (next && inFavour.length < mostFor && after - next.vp * side <= LEVEL) {
      add(inFavour, pro.shift() as Named);
      add(against, it);
    }
  }
  return { inFavour, against };
}

/** A sentence or two, and what they name. */
export interface Said {
  readonly text: string;
  readonly named: readonly Named[];
}

/** The same on both sides of zero. */
const rounded = (vp: number): number => Math.sign(vp) * Math.round(Math.abs(vp));

/** '+3', '−3': with a true minus. */
export const signed = (vp: number): string => `${vp < 0 ? '−' : '+'}${Math.abs(vp)}`;

/** In at most two short sentences; the figures in it add up to the difference. */
export function groundsText(
  grounds: Grounds,
  things: Things,
  words: GroundsWords,
  whoIs: (seat: Seat) => Who,
): Said {
  const all = gathered(grounds, things);
  const rival = grounds.rival < 0 ? undefined : whoIs(grounds.rival);
  let said: Said = { text: '', named: [] };
  for (const [mostFor, mostAgainst] of LENGTHS) {
    const choice = picked(all, grounds.vp, mostFor, mostAgainst);
    said = {
      text: composed(grounds.vp, choice, words, rival),
      named: [...choice.inFavour, ...choice.against],
    };
    if (said.text.length <= LONGEST) return said;
  }
  return said;
}

function composed(
  exact: number,
  { inFavour, against }: Picked,
  words: GroundsWords,
  rival: Who | undefined,
): string {
  const vp = rounded(exact);
  let rest = vp;
  const say = (it: Named): string => {
    const figure = rounded(it.vp);
    rest -= figure;
    // A number that points the other way would only puzzle.
    const more = it.more * it.vp > 0 && Number.isInteger(it.more) ? it.more : 0;
    const word = words.thing(it.word ?? it.thing, it.of === 'own' ? more : 0);
    const thing = it.thing === FOLLOWS && it.word !== undefined ? words.later(word) : word;
    return it.of === 'rival' ? words.rival(rival, -figure, thing) : `${thing} ${signed(figure)}`;
  };
  const first = inFavour.map(say);
  const second = against.map(say);
  const forIt = rest * (exact < 0 ? -1 : 1) > 0 || second.length === 0;
  if (rest !== 0) (forIt ? first : second).push(words.rest(signed(rest)));
  const lead = vp === 0 ? words.level : vp > 0 ? words.better(vp) : words.worse(-vp);
  const head = first.length > 0 ? `${lead}: ${first.join(', ')}.` : `${lead}.`;
  if (second.length === 0) return head;
  return `${head} ${exact < 0 ? words.inFavour : words.against}: ${second.join(', ')}.`;
}
