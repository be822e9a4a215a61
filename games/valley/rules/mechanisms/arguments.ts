import type { Described } from '@polder/core';
import { COLOURS } from '@polder/core/edition';
import type { Tables } from '../../edition/tables.js';
import { patchName } from '../patches.js';

/** An argument of a verb: how it stands in the option's key, and what lights up on the table. */
export type Argument = (t: Tables, arg: number) => Described;

/** The verb says it all. */
export const none: Argument = () => [];

/** The same with something that lights up. */
export const nothing =
  (target: string): Argument =>
  () => [undefined, target];

/** Whatever the name of the argument is, in the key as on the table. */
const named =
  (place: string, name: (t: Tables, arg: number) => string | number): Argument =>
  (t, arg) => {
    const argument = `${name(t, arg)}`;
    return [argument, `${place}:${argument}`];
  };

/** A number that is its own name. */
export const number = (place: string): Argument => named(place, (_, arg) => arg);
/** The first of them is 1. */
export const counted = (place: string): Argument => named(place, (_, arg) => arg + 1);
/** A colour: of the supply, of Storage, of a Windmill group. */
export const colour = (place: 'supply' | 'storage' | 'group'): Argument =>
  named(place, (_, arg) => COLOURS[arg]);
export const space: Argument = named('space', ({ edition }, arg) => edition.spaces[arg].id);
export const area: Argument = named('market', ({ edition }, arg) => edition.market[arg].id);
export const startingCard: Argument = named('start', ({ edition }, arg) => edition.startingCards[arg].id);
/** A card in a Contract place. */
export const contract: Argument = named('contract', ({ edition }, arg) => edition.cards[arg].id);
/** `row.column`, both from 1. */
export const patch: Argument = named('patch', (_, arg) => patchName(arg));
