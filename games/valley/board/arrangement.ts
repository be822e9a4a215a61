import type { Layout } from '@polder/web/layout.svelte.js';

/**
 * How the parts of the table are put together. On a desk: `full` is everything at once; in the others Calendar,
 * Wish and trade card are lines that open. `short`: a wide and low window. `under`: a narrow and high one, with the
 * question under the lever. `single`: the least room, the middle shows one part at a time.
 */
export type Arrangement = 'full' | 'short' | 'under' | 'single' | 'tablet' | 'phone';

interface Room {
  readonly layout: Layout;
  readonly compact: boolean;
  /** Of the window, in units. */
  readonly width: number;
  readonly height: number;
}

export function arrangementFor({ layout, compact, width, height }: Room): Arrangement {
  if (layout !== 'desk') return layout;
  if (!compact) return 'full';
  if (width >= 1240 && height >= 620) return 'short';
  return width >= 1000 && height >= 700 ? 'under' : 'single';
}
