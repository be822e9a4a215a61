import type { Question } from '@polder/core';
import type { Effect } from '../../edition/types.js';
import type { Reason } from '../reasons.js';
import type { Run } from '../run.js';
import type { Frame, State } from '../state.js';
import type { Argument } from './arguments.js';
import type { Mechanism, No, Printed, Toolbox } from './mechanism.js';
import { removeWindmill } from './remove-windmill.js';
import { scoreContract } from './score-contract.js';
import { swapBulb } from './swap-bulb.js';

/**
 * Every mechanism. A new one is a file beside this one and a line here: the unions of effects, frames, events,
 * verbs and reasons follow from it.
 */
const LIST = [
  scoreContract, //
  removeWindmill,
  swapBulb,
] as const;

type ShapeIn<M> = M extends Mechanism<infer S> ? S : never;
type AnyShape = ShapeIn<(typeof LIST)[number]>;

export type MechanismEffect = AnyShape['effect'];
export type MechanismFrame = AnyShape['frame'];
export type MechanismEvent = AnyShape['event'];
export type MechanismName = MechanismEffect['do'];
export type MechanismEventType = MechanismEvent['type'];
export type MechanismVerb = AnyShape['verb'];
export type MechanismReason = AnyShape['reason'];

/** A mechanism whose own types are not known. */
export interface AnyMechanism extends Printed<MechanismEffect> {
  readonly name: MechanismName;
  readonly rule: string;
  readonly verbs: Readonly<Record<string, Argument>>;
  readonly prelude?: true;
  possible(s: State): boolean;
  readonly impossible?: readonly [rule: string, reason: Reason];
  open(effect: MechanismEffect, source: number): MechanismFrame;
  ask(s: State, frame: MechanismFrame, q: Question, use: Toolbox): void;
  answer(run: Run, frame: MechanismFrame, verb: number, arg: number, use: Toolbox): boolean;
  putBack?(frame: MechanismFrame): void;
  blocked(s: State, frame: MechanismFrame, no: No, use: Toolbox): void;
}

/** By name. */
export const MECHANISMS = Object.fromEntries(
  LIST.map((it): [MechanismName, AnyMechanism] => [it.name, it]),
) as Readonly<Record<MechanismName, AnyMechanism>>;

export const isMechanism = (effect: Effect): effect is MechanismEffect => isMechanismName(effect.do);

export const isMechanismName = (name: string): name is MechanismName => Object.hasOwn(MECHANISMS, name);
export const isMechanismFrame = (frame: Frame): frame is MechanismFrame => isMechanismName(frame.kind);

export const MECHANISM_NAMES: readonly MechanismName[] = LIST.map((it) => it.name);

type Evolve = (s: State, event: MechanismEvent) => void;
const EVOLVE = new Map(
  LIST.flatMap((it) => Object.entries(it.evolve) as unknown as [MechanismEventType, Evolve][]),
);

/** The types of its events. */
export const eventsOf = (name: MechanismName): readonly string[] =>
  LIST.flatMap((it) => (it.name === name ? Object.keys(it.evolve) : []));

export const isMechanismEvent = (event: { readonly type: string }): event is MechanismEvent =>
  EVOLVE.has(event.type as MechanismEventType);

export function evolveMechanism(s: State, event: MechanismEvent): void {
  EVOLVE.get(event.type)?.(s, event);
}

/** The arguments of all their verbs. */
export const MECHANISM_VERBS = Object.assign({}, ...LIST.map((it) => it.verbs)) as Readonly<
  Record<MechanismVerb, Argument>
>;
