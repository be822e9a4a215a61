import { offer, type Question } from '@polder/core';
import { COLUMNS, ROWS } from '../edition/counts.js';
import { TRIGGER } from '../edition/types.js';
import { firstOf, pair, secondOf, V } from './codes.js';
import { gainVp } from './goods.js';
import { abilityOf, canPlantMore, insideHelper, sourceOf, useHelper } from './helpers.js';
import { grant } from './rewards.js';
import { active, emit, hasFreePatch, type Run, storedBulbs } from './run.js';
import { fromPatch, VP } from './sources.js';
import { type FrameOf, type State, tables } from './state.js';
import { checkWish } from './wish.js';

/** PLT-1: any stored bulb into the leftmost free Patch of any row. */
export function askPlant(s: State, frame: FrameOf<'plant'>, q: Question): void {
  q.ask = 'plant';
  const player = active(s);
  const plantable = storedBulbs(player) > 0 && hasFreePatch(player);
  if (plantable && frame.left > 0) {
    for (let colour = 0; colour < player.storage.length; colour++) {
      if (player.storage[colour] === 0) continue;
      for (let row = 0; row < ROWS; row++) {
        if (player.rows[row] < COLUMNS) offer(q, V.plant + pair(colour, row));
      }
    }
  } else if (plantable && canPlantMore(s)) {
    offer(q, V.more);
  }
}

/** Ending it early is for the player, but not before a Helper's condition is met (HLP-2). */
export function mayStopPlanting(frame: FrameOf<'plant'>, own: number): boolean {
  return own === 0 || frame.planted >= frame.need;
}

export function answerPlant(run: Run, verb: number, arg: number): void {
  const s = run.state;
  const { seat } = s.turn;
  if (verb === V.more) {
    const card = insideHelper(s, TRIGGER.plant, 'plantMore');
    gainVp(run, -abilityOf(s, card).amount, sourceOf(s, card), VP.paid);
    useHelper(run, card);
    emit(run, { type: 'oneMore', seat });
    return;
  }
  const colour = firstOf(arg);
  const row = secondOf(arg);
  const patch = row * COLUMNS + active(s).rows[row];
  emit(run, { type: 'planted', seat, colour, row });
  checkWish(run);
  const reward = tables(s).patches[patch];
  if (reward >= 0) grant(run, reward, fromPatch(patch));
}
