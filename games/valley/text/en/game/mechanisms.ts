import { choices } from '@polder/core/text/en/choices.js';
import type {
  Colour,
  MechanismEffect,
  MechanismEventType,
  MechanismName,
  MechanismReason,
  MechanismVerb,
} from '@polder/valley';

// Every word about mechanisms in English. A missing one does not compile.

interface Printed<Effect> {
  words(effect: Effect): string;
}
/** What is printed. */
const PRINTED: {
  readonly [N in MechanismName]: Printed<Extract<MechanismEffect, { readonly do: N }>>['words'];
} = {
  scoreContract: () => 'Score a Contract now',
  removeWindmill: () => 'Take a Windmill off your farm board',
  swapBulb: () => 'Swap a stored bulb',
};

/** Why something can't be chosen. */
export const mechanismReasons: Readonly<Record<MechanismReason, string>> = {
  noContract: 'You have no Contract.',
};

type Say = (...about: never[]) => string;
interface Texts {
  /** By name. */
  readonly ask: Readonly<Record<MechanismName, Say>>;
  /** By verb: each is a sentence of its own. */
  readonly option: Readonly<Record<MechanismVerb, Say>>;
  /** By name, where `pass` is offered: the option, and what is told of it. */
  readonly pass: { readonly [N in MechanismName]?: readonly [option: string, told: string] };
  /** By event, after the name of who did it; those that are not worth a line are left out. */
  readonly told: { readonly [T in MechanismEventType]?: Say };
}
/** At the table, where icons stand for goods. Other languages have the same. */
export const mechanisms = {
  ask: {
    scoreContract: (): string => 'Which Contract scores now?',
    removeWindmill: (): string => 'Remove a Windmill?',
    swapBulb: (out?: Colour): string =>
      out === undefined ? 'Swap a stored bulb?' : `What do you take for the ${out} bulb?`,
  },
  option: {
    score: choices.option.score,
    remove: (colour: Colour): string => `Remove one of the ${colour} group`,
    out: (colour: Colour): string => `Give back a ${colour} bulb`,
    in: (colour: Colour): string => `Take a ${colour} bulb`,
  },
  pass: {
    removeWindmill: ['Keep all Windmills', 'kept all Windmills'],
    swapBulb: ['Swap nothing', 'swapped nothing'],
  },
  told: {
    contractScored: (contract: string, vp: number): string => `scored a Contract: ${vp} {vp} (${contract})`,
    windmillRemoved: (group: Colour): string => `took a Windmill of the ${group} group out of the game`,
    exchanged: (out: Colour, colour: Colour): string => `swapped {b-${out}} for {b-${colour}}`,
  },
} satisfies Texts;

const printed: Readonly<Record<MechanismName, Printed<MechanismEffect>['words']>> = PRINTED;
export const mechanismWords = (effect: MechanismEffect): string => printed[effect.do](effect);
