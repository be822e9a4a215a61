import type { IconName } from '../look/icons.js';
import type { Label } from './table.svelte.js';

/** Without what is not there: a label has no empty details. */
export function label(title: string, detail?: string, icon?: IconName): Label {
  return { title, ...(detail ? { detail } : {}), ...(icon ? { icon } : {}) };
}

/** Parts may have commas of their own. */
export const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');
