import type { Question } from '@polder/core';
import type { ShapeOf } from '@polder/core/edition';
import type { Verb } from '../codes.js';
import type { Event } from '../events.js';
import type { Reason } from '../reasons.js';
import type { Run } from '../run.js';
import type { Player, State } from '../state.js';
import type { Argument } from './arguments.js';

/**
 * Where an effect may be printed: on tiles; as a reward of wheels, fields, Patches, Market, Calendar and trade
 * cards; on Helpers and starting cards.
 */
export type Place = 'tile' | 'reward' | 'helper';
export const ANYWHERE: readonly Place[] = ['tile', 'reward', 'helper'];

export interface Limits {
  /** Nothing may cost or give more Guilder than anybody can have. */
  readonly guilderMax: number;
}

/** What an edition has to know about an effect. */
export interface Printed<Effect extends { readonly do: string }> {
  readonly stands: readonly Place[];
  /** The check of each field but `do`. */
  fields(limits: Limits): ShapeOf<Omit<Effect, 'do'>>;
  /** Short, without spaces, another one for each effect, the same forever: part of option keys. */
  key(effect: Effect): string;
  /** Examples, for editions that are thrown together in tests. */
  readonly samples: readonly Effect[];
}

/** The types of a mechanism; its effect, its frame and the mechanism itself have the same name. */
export interface Shape<Name extends string = string> {
  readonly effect: { readonly do: Name };
  readonly frame: { readonly kind: Name; readonly source: number };
  readonly event: { readonly type: string };
  readonly verb: string;
  /** Ids of its own reasons why something can't be chosen; their sentences are in reasons.ts. */
  readonly reason: string;
}

/** Says that an option can't be chosen, by which rule, and why. */
export type No = (code: number, rule: string, reason: Reason) => void;

/** What a mechanism may use of the rules. It is handed over, so that its file imports none of them. */
export interface Toolbox {
  /** Codes of verbs; an argument is added to it. */
  readonly V: Readonly<Record<Verb, number>>;
  /** Lets something happen. */
  emit(run: Run, event: Event): void;
  contractVp(s: State, player: Player, card: number): number;
}

/** An effect with a question of its own: everything that the rules know about it, in one object. */
export interface Mechanism<S extends Shape> extends Printed<S['effect']> {
  readonly name: S['effect']['do'];
  /** The rule that says what it does. */
  readonly rule: string;
  /** Its options, each with the kind of its argument. */
  readonly verbs: { readonly [V in S['verb']]: Argument };
  /** On the way to what follows in a row of effects, which is possible or not without it. */
  readonly prelude?: true;
  /** It would do something now. */
  possible(s: State): boolean;
  /** The rule and the reason if it would not. */
  readonly impossible?: readonly [rule: string, reason: Reason];
  /** Its frame at the beginning. */
  open(effect: S['effect'], source: number): S['frame'];
  /** Offers options; none: it is done. `pass` among them ends it unanswered. */
  ask(s: State, frame: S['frame'], q: Question, use: Toolbox): void;
  /** Emits what an option brings. True: the mechanism is done; false: it asks again. */
  answer(run: Run, frame: S['frame'], verb: number, arg: number, use: Toolbox): boolean;
  /** Takes back what is half chosen: a Calendar reward was taken meanwhile, so that it may be gone (CAL-2). */
  putBack?(frame: S['frame']): void;
  /** What a player might want to choose here and can't; what is offered is left out by itself. */
  blocked(s: State, frame: S['frame'], no: No, use: Toolbox): void;
  /** How each of its events changes the state. */
  readonly evolve: {
    readonly [T in S['event']['type']]: (s: State, event: Extract<S['event'], { readonly type: T }>) => void;
  };
}
