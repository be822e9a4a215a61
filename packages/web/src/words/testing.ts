import { duel } from '@polder/duel/text/en/index.js';
import { duel as duelPl } from '@polder/duel/text/pl/index.js';
import { describe } from '@polder/valley/text/en/describe.js';
import { game } from '@polder/valley/text/en/game.js';
import { gardener } from '@polder/valley/text/en/gardener.js';
import { describe as describePl } from '@polder/valley/text/pl/describe.js';
import { game as gamePl } from '@polder/valley/text/pl/game.js';
import { gardener as gardenerPl } from '@polder/valley/text/pl/gardener.js';
import { box } from './en/box.js';
import { ending } from './en/ending.js';
import { en as main } from './en/index.js';
import { lesson } from './en/lesson.js';
import { online } from './en/online.js';
import { onlineTable } from './en/online-table.js';
import * as play from './en/play.js';
import { rulebook } from './en/rulebook.js';
import { start } from './en/start.js';
import { study } from './en/study.js';
import { tips } from './en/tips.js';
import { box as boxPl } from './pl/box.js';
import { ending as endingPl } from './pl/ending.js';
import { pl as mainPl } from './pl/index.js';
import { lesson as lessonPl } from './pl/lesson.js';
import { online as onlinePl } from './pl/online.js';
import { onlineTable as onlineTablePl } from './pl/online-table.js';
import * as playPl from './pl/play.js';
import { rulebook as rulebookPl } from './pl/rulebook.js';
import { start as startPl } from './pl/start.js';
import { study as studyPl } from './pl/study.js';
import { tips as tipsPl } from './pl/tips.js';
import type { Words } from './words.js';

/** All words at once, for tests. */
export const en: Words = {
  ...main,
  ...play,
  start,
  game,
  gardener,
  describe,
  rulebook,
  duel,
  box,
  study,
  ending,
  lesson,
  tips,
  online,
  onlineTable,
};
export const pl: Words = {
  ...mainPl,
  ...playPl,
  start: startPl,
  gardener: gardenerPl,
  describe: describePl,
  game: gamePl,
  rulebook: rulebookPl,
  duel: duelPl,
  box: boxPl,
  study: studyPl,
  ending: endingPl,
  lesson: lessonPl,
  tips: tipsPl,
  online: onlinePl,
  onlineTable: onlineTablePl,
};
