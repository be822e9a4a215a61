import { box } from './en/box.js';
import { duel } from './en/duel.js';
import { ending } from './en/ending.js';
import { en as main } from './en/index.js';
import { lesson } from './en/lesson.js';
import { online } from './en/online.js';
import { onlineTable } from './en/online-table.js';
import { study } from './en/study.js';
import { box as boxPl } from './pl/box.js';
import { duel as duelPl } from './pl/duel.js';
import { ending as endingPl } from './pl/ending.js';
import { pl as mainPl } from './pl/index.js';
import { lesson as lessonPl } from './pl/lesson.js';
import { online as onlinePl } from './pl/online.js';
import { onlineTable as onlineTablePl } from './pl/online-table.js';
import { study as studyPl } from './pl/study.js';
import type { Words } from './words.js';

/** All words at once, for tests. */
export const en: Words = { ...main, duel, box, study, ending, lesson, online, onlineTable };
export const pl: Words = {
  ...mainPl,
  duel: duelPl,
  box: boxPl,
  study: studyPl,
  ending: endingPl,
  lesson: lessonPl,
  online: onlinePl,
  onlineTable: onlineTablePl,
};
