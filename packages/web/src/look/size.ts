import { getContext } from 'svelte';

/** How large a part will be, in px, where it can't be measured: in pictures that are drawn at the build. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
export const SIZE = Symbol('size');

/** Zero where it will be measured. */
export const expectedSize = (): Size => getContext<Size | undefined>(SIZE) ?? { width: 0, height: 0 };
