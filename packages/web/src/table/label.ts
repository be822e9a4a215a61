import type { IconName } from '../look/icons.js';
import type { Label } from './table.svelte.js';

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
