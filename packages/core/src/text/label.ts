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

/** Without what is not there: a label has no empty details. */
export function label(title: string, detail?: string, icon?: IconName): Label {
  return { title, ...(detail ? { detail } : {}), ...(icon ? { icon } : {}) };
}

/** Parts may have commas of their own. */
export const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

/** `plant:red>2` in its parts. */
export function parseKey<Verb extends string>(key: string): { readonly verb: Verb; readonly arg: string } {
  const at = key.indexOf(':');
  return at < 0 ? { verb: key as Verb, arg: '' } : { verb: key.slice(0, at) as Verb, arg: key.slice(at + 1) };
}
