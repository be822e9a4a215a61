import type { duel } from '@polder/duel/text/en/index.js';
import type { describe } from '@polder/valley/text/en/describe.js';
import type { game } from '@polder/valley/text/en/game.js';
import type { gardener } from '@polder/valley/text/en/gardener.js';
import type { story } from '@polder/valley/text/en/story.js';
import type { box } from './en/box.js';
import type { ending } from './en/ending.js';
import type { en } from './en/index.js';
import type { lesson } from './en/lesson.js';
import type { levels } from './en/levels.js';
import type { online } from './en/online.js';
import type { onlineTable } from './en/online-table.js';
import type { reasons } from './en/reasons.js';
import type { rulebook } from './en/rulebook.js';
import type { start } from './en/start.js';
import type { study } from './en/study.js';
import type { tips } from './en/tips.js';
import type { workshop } from './en/workshop.js';

/**
 * Every sentence of the client. English is the pattern: the type says which messages there are and what
 * they need, so that a language without one of them does not compile.
 */
export type Words = typeof en & Play & Parts;
/** What is said at a table: it comes with `table`. */
export type Play = typeof import('./en/play.js');
export type Part = keyof Parts | 'table';

/** What only some pages need comes with them: whoever uses a part has asked for it before (`need`). */
export interface Parts {
  /** The start page and the tables set up there: playing, saved games, files, settings. */
  readonly start: typeof start;
  /** The things of the game. */
  readonly game: typeof game;
  /** The log. */
  readonly story: typeof story;
  /** What the Gardener does. */
  readonly gardener: typeof gardener;
  readonly duel: typeof duel;
  /** The board in words. */
  readonly describe: typeof describe;
  readonly rulebook: typeof rulebook;
  /** Tools for owners of the box: score calculator, Gardener companion. */
  readonly box: typeof box;
  /** History, what if, analysis. */
  readonly study: typeof study;
  /** The end of a game. */
  readonly ending: typeof ending;
  readonly lesson: typeof lesson;
  /** The levels of the bots, and which is next. */
  readonly levels: typeof levels;
  /** For the first games. */
  readonly tips: typeof tips;
  /** Why somebody played so. */
  readonly reasons: typeof reasons;
  /** Lobby, room, account and what else needs a server. */
  readonly online: typeof online;
  /** A table on a server, beside the game itself. */
  readonly onlineTable: typeof onlineTable;
  /** The printing shop. */
  readonly workshop: typeof workshop;
}

export { LANGUAGES, type Language } from '@polder/core/text';
