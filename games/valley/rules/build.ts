import { lowestBit, offer, type Question } from '@polder/core';
import { seatCount, V } from './codes.js';
import { buildable, costOf, occupied, paths } from './map.js';
import { active, emit, type Run, windmillsLeft } from './run.js';
import { VP } from './sources.js';
import { BUILD, type FrameOf, type State, tables } from './state.js';
import { checkWish } from './wish.js';

/** Extra cost of a space without connection; -1: not allowed. */
export function unconnectedCost(s: State, effect: number): number {
  const it = tables(s).effects[effect];
  return it.do === 'build' ? (it.unconnected ?? -1) : -1;
}

/** Space, then Windmill group, then who scores on the way: three small choices. */
export function askBuild(s: State, frame: FrameOf<'build'>, q: Question): void {
  const player = active(s);
  if (frame.step === BUILD.space) {
    q.ask = 'build';
    if (windmillsLeft(player) === 0) return;
    let legal = buildable(tables(s), occupied(s), player.guilder, unconnectedCost(s, frame.effect));
    for (; legal !== 0; legal &= legal - 1) offer(q, V.build + lowestBit(legal));
  } else if (frame.step === BUILD.group) {
    q.ask = 'group';
    for (let group = 0; group < player.groups.length; group++) {
      if (player.groups[group] > 0) offer(q, V.from + group);
    }
  } else if (frame.step === BUILD.path) {
    q.ask = 'path';
    for (const path of paths(s, tables(s), s.turn.seat, frame.space)) offer(q, V.path + path);
  }
}

export function answerBuild(run: Run, frame: FrameOf<'build'>, verb: number, arg: number): void {
  const s = run.state;
  const { seat } = s.turn;
  if (verb === V.build) {
    emit(run, { type: 'space', space: arg });
  } else if (verb === V.from) {
    const cost = costOf(tables(s), occupied(s), frame.space, unconnectedCost(s, frame.effect));
    emit(run, { type: 'built', seat, space: frame.space, group: arg, cost });
    checkWish(run);
  } else {
    for (let other = 0; other < s.players.length; other++) {
      const n = seatCount(arg, other);
      if (n > 0) emit(run, { type: 'vp', seat: other, n, as: VP.paths, source: frame.source });
    }
    emit(run, { type: 'traced' });
    const t = tables(s);
    emit(run, { type: 'rewards', items: t.spaceRewards[frame.space], sources: t.spaceSources[frame.space] });
  }
}
