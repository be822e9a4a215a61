import type { SharedWords } from '../en/index.js';
import { choices } from './choices.js';
import { joints } from './effects.js';
import { goods } from './goods.js';
import { story } from './story.js';
import { summary } from './summary.js';

export const pl: SharedWords = { game: { ...goods, ...joints, ...choices }, story, summary };
