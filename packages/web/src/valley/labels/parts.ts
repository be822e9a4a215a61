import type { IconName } from '../../look/icons.js';
import type { Label } from '../../table/table.svelte.js';
import { type Asked, colourOf } from './asked.js';

export { joined, label } from '../../table/label.js';

export type Labeller = (asked: Asked, arg: string) => Label;

export const bulbIcon = (colour: string): IconName => `b-${colourOf(colour)}`;
export const millIcon = (seat: number): IconName => `mill-${seat + 1}` as IconName;
export const markerIcon = (seat: number): IconName => `marker-${seat + 1}` as IconName;
