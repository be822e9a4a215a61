import type { Seat } from '@polder/core';
import type { Judged, Stretch } from './analysis.js';
import type { LocalTable } from './local.js';
import type { AnyState } from './rules.js';

/** What the page and the worker of the analysis say to each other. */

export interface AnalysisRequest {
  readonly table: Pick<LocalTable, 'game' | 'saved'>;
  readonly seat: Seat;
  /** Stretches that were judged before, by where they begin. */
  readonly done: readonly number[];
}

export type AnalysisReply =
  | { readonly type: 'found'; readonly stretches: readonly Stretch<AnyState>[] }
  | { readonly type: 'judged'; readonly judged: Judged }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly message: string };
