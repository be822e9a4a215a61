import type { Text as TextIn } from '@polder/core/text';
import type { SharedWords } from '@polder/core/text/en/index.js';
import type { duel } from './en/index.js';

/** What the log, labels and questions are made of: what games share, and what is Duel's own. */
export interface DuelWords extends SharedWords {
  readonly duel: typeof duel;
}
export type Text = TextIn<DuelWords>;
