import type { Text as TextIn } from '@polder/core/text';
import type { game } from './en/game.js';
import type { gardener } from './en/gardener.js';
import type { story } from './en/story.js';
import type { summary } from './en/summary.js';

/** What the log, labels and questions are made of. English is the pattern: other languages have the same. */
export interface ValleyWords {
  readonly game: typeof game;
  readonly story: typeof story;
  readonly summary: typeof summary;
  /** Only games against the Gardener need it. */
  readonly gardener: typeof gardener;
}
export type Text = TextIn<ValleyWords>;
