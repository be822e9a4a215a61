import type { FieldKind } from '@polder/valley';

/** What the map shows; the rest is dimmed. */
export type Mode =
  | { readonly only: 'all' | 'build' | 'mine' }
  | { readonly only: 'kind'; readonly kind: FieldKind };
export const ALL: Mode = { only: 'all' };
