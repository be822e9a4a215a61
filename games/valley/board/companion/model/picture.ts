import type { Colour } from '@polder/valley';

/** What a step looks like on the table. Places and rows are counted from 0, sections from 1. */
export type Picture =
  | { readonly kind: 'gate'; readonly from: number; readonly to: number }
  | { readonly kind: 'water'; readonly from: number; readonly to: number }
  | { readonly kind: 'wheel'; readonly board: string; readonly section: number }
  | { readonly kind: 'calendar'; readonly column: number; readonly row?: number }
  | { readonly kind: 'wish'; readonly card: number; readonly value: number }
  | { readonly kind: 'tiles'; readonly place?: number }
  | { readonly kind: 'cards'; readonly place?: number }
  | {
      readonly kind: 'map';
      readonly space: string;
      readonly you: readonly string[];
      readonly gardener: readonly string[];
    }
  | { readonly kind: 'market'; readonly area: string }
  | {
      readonly kind: 'patches';
      readonly rows: readonly (readonly Colour[])[];
      readonly row?: number;
      readonly colour?: Colour;
    }
  | {
      readonly kind: 'trade';
      readonly card: number | null;
      readonly bulbs: readonly (Colour | null)[];
      readonly space: number;
      readonly colour: Colour;
    }
  | { readonly kind: 'vp'; readonly from: number; readonly to: number };
