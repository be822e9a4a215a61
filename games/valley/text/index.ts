import { gameText } from '@polder/core/text';
import { game } from './en/game.js';
import { gardener } from './en/gardener.js';
import { story } from './en/story.js';
import { summary } from './en/summary.js';
import { valleyGrounds } from './grounds.js';
import { seatIcon } from './labels/asked.js';
import { game as gamePl } from './pl/game.js';
import { gardener as gardenerPl } from './pl/gardener.js';
import { story as storyPl } from './pl/story.js';
import { summary as summaryPl } from './pl/summary.js';
import { openTeller } from './story.js';
import type { ValleyWords } from './words.js';

const en: ValleyWords = { game, story, summary, gardener };
const pl: ValleyWords = { game: gamePl, story: storyPl, summary: summaryPl, gardener: gardenerPl };

export const valleyText = gameText({
  words: { en, pl },
  openTeller,
  seatMark: seatIcon,
  sourceName: (source, words) => words.game.vpSource(source),
  reason: (id, words) => words.game.reason(id),
  grounds: valleyGrounds,
});
