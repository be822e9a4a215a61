import { BEFORE, UNDER_WAY } from '@polder/core';
import { isMechanismFrame, MECHANISMS } from './mechanisms/list.js';
import {
  BUILD,
  type Frame,
  isGardener,
  newTurn,
  noteUsed,
  type Player,
  START_CARD,
  type State,
  tables,
} from './state.js';

// How events move the stack of frames: what is still to be done in this turn.

export function turn(s: State, seat: number, round: number): void {
  s.turn = newTurn(seat, round);
  if (isGardener(s, seat)) s.frames.push({ kind: 'gardener' });
  else s.frames.push({ kind: 'actions', done: 0 }, { kind: 'wheels' }, { kind: 'gate' });
}

export function turned(s: State, player: Player, steps: number, tools: number): void {
  player.tools -= tools;
  player.steps += steps;
  s.turn.large = (player.steps - 1) % player.large.length;
  s.turn.small = (player.steps - 1) % player.small.length;
  if (s.frames[s.frames.length - 1].kind === 'wheels') s.frames.pop();
}

/** A frame is finished; a sequence beneath it learns whether it was done. */
export function end(s: State, done: boolean): void {
  s.frames.pop();
  const frame = s.frames[s.frames.length - 1];
  if (frame?.kind === 'seq') frame.done = done;
}

export function begin(s: State, effect: number, source: number): void {
  const t = tables(s);
  const it = t.effects[effect];
  const phase = BEFORE;
  const { frames } = s;
  switch (it.do) {
    case 'gain':
      frames.push({
        kind: 'gain',
        source,
        guilder: it.guilder ?? 0,
        bulbs: t.bulbs[effect],
        at: 0,
        colour: -1,
        keep: false,
      });
      return;
    case 'lower':
      frames.push({ kind: 'lower', effect, source, phase, strength: it.strength, need: 0 });
      return;
    case 'enhance':
      frames.push({
        kind: 'enhance',
        effect,
        source,
        phase,
        refreshed: false,
        stack: -1,
        looked: 0,
        picked: -1,
        bought: false,
      });
      return;
    case 'farm':
      frames.push({
        kind: 'farm',
        effect,
        source,
        phase,
        refreshed: false,
        looked: 0,
        picked: -1,
        role: 0,
        bought: false,
      });
      return;
    case 'build':
      frames.push({ kind: 'build', effect, source, phase, space: -1, step: BUILD.space });
      return;
    case 'market':
      frames.push({ kind: 'market', effect, source, phase, left: it.moves, paid: false, duty: -1 });
      return;
    case 'plant':
      frames.push({ kind: 'plant', effect, source, phase, left: it.bulbs, planted: 0, need: 0 });
      return;
    case 'trade':
      frames.push({ kind: 'trade', effect, source, phase });
      return;
    case 'marketReward': {
      const { area } = s.players[s.turn.seat];
      frames.push({ kind: 'area', area, left: 1 });
      return;
    }
    case 'seq':
      frames.push({ kind: 'seq', effect, source, at: 0, done: true });
      return;
    default:
      frames.push(MECHANISMS[it.do].open(it, source));
  }
}

/**
 * A choice that is half made is made anew once a Calendar reward was taken in between (CAL-2): what was picked and not
 * paid for may be gone, or a better one can be paid for.
 */
export function putBack(frame: Frame): void {
  switch (frame.kind) {
    case 'enhance':
    case 'farm':
      if (frame.bought || frame.picked < 0) return;
      frame.picked = -1;
      frame.phase = frame.refreshed || frame.looked > 0 ? UNDER_WAY : BEFORE;
      return;
    case 'build':
      if (frame.step !== BUILD.group) return;
      frame.step = BUILD.space;
      frame.space = -1;
      frame.phase = BEFORE;
      return;
    default:
      if (isMechanismFrame(frame)) MECHANISMS[frame.kind].putBack?.(frame);
  }
}

/** Used before a Plant or Lower action, a Helper commits to fulfilling it (HLP-2). */
export function useHelper(s: State, seat: number, card: number): void {
  noteUsed(s.turn, card);
  const frame = s.frames[s.frames.length - 1];
  if (frame.kind !== 'plant' && frame.kind !== 'lower') return;
  const t = tables(s);
  const ability = t.abilities[card === START_CARD ? t.cardCount + s.players[seat].start : card];
  if (frame.phase === BEFORE && ability.inside === 'none') frame.need = Math.max(frame.need, ability.atLeast);
}
