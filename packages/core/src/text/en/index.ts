import { choices } from './choices.js';
import { joints } from './effects.js';
import { goods } from './goods.js';
import { story } from './story.js';
import { summary } from './summary.js';

/** What games say in the same words; each adds its own. */
export const en = { game: { ...goods, ...joints, ...choices }, story, summary };
export type SharedWords = typeof en;
