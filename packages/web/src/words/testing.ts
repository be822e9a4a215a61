import { duel } from '@polder/duel/text/en/index.js';
import { duel as duelPl } from '@polder/duel/text/pl/index.js';
import { describe } from '@polder/valley/text/en/describe.js';
import { game } from '@polder/valley/text/en/game.js';
import { gardener } from '@polder/valley/text/en/gardener.js';
import { story } from '@polder/valley/text/en/story.js';
import { describe as describePl } from '@polder/valley/text/pl/describe.js';
import { game as gamePl } from '@polder/valley/text/pl/game.js';
import { gardener as gardenerPl } from '@polder/valley/text/pl/gardener.js';
import { story as storyPl } from '@polder/valley/text/pl/story.js';
import { box } from './en/box.js';
import { ending } from './en/ending.js';
import { en as main } from './en/index.js';
import { lesson } from './en/lesson.js';
import { levels } from './en/levels.js';
import { online } from './en/online.js';
import { onlineTable } from './en/online-table.js';
import * as play from './en/play.js';
import { reasons } from './en/reasons.js';
import { rulebook } from './en/rulebook.js';
import { start } from './en/start.js';
import { study } from './en/study.js';
import { tips } from './en/tips.js';
import { workshop } from './en/workshop.js';
import { box as boxPl } from './pl/box.js';
import { ending as endingPl } from './pl/ending.js';
import { pl as mainPl } from './pl/index.js';
import { lesson as lessonPl } from './pl/lesson.js';
import { levels as levelsPl } from './pl/levels.js';
import { online as onlinePl } from './pl/online.js';
import { onlineTable as onlineTablePl } from './pl/online-table.js';
import * as playPl from './pl/play.js';
import { reasons as reasonsPl } from './pl/reasons.js';
import { rulebook as rulebookPl } from './pl/rulebook.js';
import { start as startPl } from './pl/start.js';
import { study as studyPl } from './pl/study.js';
import { tips as tipsPl } from './pl/tips.js';
import { workshop as workshopPl } from './pl/workshop.js';
import type { Words } from './words.js';

/** All words at once, for tests. */
export const en: Words = {
  ...main,
  ...play,
  start,
  game,
  gardener,
  story,
  describe,
  rulebook,
  duel,
  box,
  study,
  ending,
  lesson,
  levels,
  tips,
  reasons,
  online,
  onlineTable,
  workshop,
};
export const pl: Words = {
  ...mainPl,
  ...playPl,
  start: startPl,
  gardener: gardenerPl,
  story: storyPl,
  describe: describePl,
  game: gamePl,
  rulebook: rulebookPl,
  duel: duelPl,
  box: boxPl,
  study: studyPl,
  ending: endingPl,
  lesson: lessonPl,
  levels: levelsPl,
  tips: tipsPl,
  reasons: reasonsPl,
  online: onlinePl,
  onlineTable: onlineTablePl,
  workshop: workshopPl,
};
