import type { GameEvent } from '@polder/core';
import type { Budget } from '../bot.js';
import { LEVELS, type Level } from '../levels.js';
import type { BotModel } from '../look-ahead.js';
import { playBots } from '../play.js';

/** By how many VP the first is ahead in so many games at a table for two; each deal twice, seats exchanged. */
export function leadOf<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  options: Options,
  [strong, weak]: readonly [Level, Level],
  games: number,
  budget: Budget,
): number {
  let sum = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const bots = [0, 1].map((it) => LEVELS[it === seat ? strong : weak](known));
    const { state } = playBots(known, options, `order/${Math.floor(i / 2)}`, bots, budget);
    const vp = known.game.scores(state).map((sheet) => sheet.vp);
    sum += vp[seat] - vp[1 - seat];
  }
  return sum;
}
