import type { IconName } from '../../look/icons.js';
import type { Label } from '../../table/table.svelte.js';
import { type Asked, colourOf } from './asked.js';

export type Labeller = (asked: Asked, arg: string) => Label;

/** Without what is not there: a label has no empty details. */
export function label(title: string, detail?: string, icon?: IconName): Label {
  return { title, ...(detail ? { detail } : {}), ...(icon ? { icon } : {}) };
}

/** Parts may have commas of their own. */
export const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');
export const bulbIcon = (colour: string): IconName => `b-${colourOf(colour)}`;
export const millIcon = (seat: number): IconName => `mill-${seat + 1}` as IconName;
export const markerIcon = (seat: number): IconName => `marker-${seat + 1}` as IconName;
