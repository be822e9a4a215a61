import { COLOURS, type Colour } from '../edition/goods.js';
import type { Decision } from '../game.js';
import type { IconName } from './icons.js';

/** A question or an option in words; all of it may hold icons. */
export interface Question {
  readonly title: string;
  /** Who asks, and why. */
  readonly asker: string;
}
export interface Label {
  /** A sentence of its own: it also stands on the main button. */
  readonly title: string;
  /** In the list under its own question, where that says the rest. */
  readonly listed?: string;
  /** On a small button beside what leads to it. */
  readonly short?: string;
  readonly detail?: string;
  readonly icon?: IconName;
}

/** The colour in a key. */
export function colourOf(name: string): Colour {
  const colour = COLOURS.find((it) => it === name);
  if (!colour) throw new Error(`'${name}' is no colour.`);
  return colour;
}

/** Without what is not there: a label has no empty details. */
export function label(title: string, detail?: string, icon?: IconName): Label {
  return { title, ...(detail ? { detail } : {}), ...(icon ? { icon } : {}) };
}

/** All that it says, where it has one line: what is given and what is got. */
export const wholeLabel = ({ title, detail }: Label): string => (detail ? `${title}, ${detail}` : title);

/** Parts may have commas of their own. */
export const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

/** `plant:red>2` in its parts. */
export function parseKey<Verb extends string>(key: string): { readonly verb: Verb; readonly arg: string } {
  const at = key.indexOf(':');
  return at < 0 ? { verb: key as Verb, arg: '' } : { verb: key.slice(0, at) as Verb, arg: key.slice(at + 1) };
}

/** The label of an option. Options of these kinds may have the same title: those that do are numbered. */
export function toldApart(
  key: string,
  { options }: Decision,
  kinds: RegExp,
  labelOf: (key: string) => Label,
  alike: (title: string, n: number) => string,
): Label {
  const label = labelOf(key);
  const verb = kinds.exec(key)?.[0];
  if (!verb) return label;
  const same = options.filter((it) => it.key.startsWith(verb) && labelOf(it.key).title === label.title);
  const n = same.findIndex((it) => it.key === key) + 1;
  return same.length < 2 || n === 0 ? label : { ...label, title: alike(label.title, n) };
}
