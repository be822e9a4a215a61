import type { Summary as SummaryOf } from '@polder/core/text';
import type { Words } from '../words/words.js';

/** What somebody did, in one line, in the words of the page. */
export type Summary = SummaryOf<Words>;
