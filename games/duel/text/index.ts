import { gameText } from '@polder/core/text';
import { en as shared } from '@polder/core/text/en/index.js';
import { pl as sharedPl } from '@polder/core/text/pl/index.js';
import { duel } from './en/index.js';
import { duelGrounds } from './grounds.js';
import { duel as duelPl } from './pl/index.js';
import { seatMark } from './story/texts.js';
import { openTeller } from './story.js';
import type { DuelWords } from './words.js';

const en: DuelWords = { ...shared, duel };
const pl: DuelWords = { ...sharedPl, duel: duelPl };

export const duelText = gameText({
  words: { en, pl },
  openTeller,
  seatMark,
  sourceName: (source, { duel: { game } }) => game.vpSource(source),
  reason: (id, { duel: { game } }) => game.reason(id),
  grounds: duelGrounds,
});
