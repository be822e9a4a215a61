import { isSingle, lowestBit, offer, type Question } from '@polder/core';
import { COLOURS } from '../edition/types.js';
import { V } from './codes.js';
import { active, emit, type Run, storageCost, storedBulbs } from './run.js';
import { vpIndex } from './sources.js';
import { type FrameOf, type State, tables } from './state.js';
import { checkWish } from './wish.js';

export function gainGuilder(run: Run, n: number, source: number): void {
  emit(run, { type: 'guilder', seat: run.state.turn.seat, n, source });
}

function gainTools(run: Run, n: number, source: number): void {
  emit(run, { type: 'tools', seat: run.state.turn.seat, n, source });
  checkWish(run);
}

/** `as`: the line of the score sheet, where it is not the source's own. */
export function gainVp(run: Run, n: number, source: number, as: number = vpIndex(source)): void {
  emit(run, { type: 'vp', seat: run.state.turn.seat, n, as, source });
}

/** Start an effect: goods that nobody would refuse come at once, everything else becomes a frame. */
export function begin(run: Run, effect: number, source: number): void {
  const it = tables(run.state).effects[effect];
  if (it.do === 'gain') {
    if (it.vp) gainVp(run, it.vp, source);
    if (it.tools) gainTools(run, it.tools, source);
    if (!it.bulbs?.length) {
      if (it.guilder) gainGuilder(run, it.guilder, source);
      return;
    }
  }
  emit(run, { type: 'begin', effect, source });
}

/** More bulbs are coming than there are free places, so that Guilder and order matter (STO-1). */
export function isTight(s: State, bulbs: number): boolean {
  return storedBulbs(active(s)) + bulbs > tables(s).edition.storage.free;
}

/** Guilder wait for the player's word only where the order of the gains matters (RWD-2). */
function guilderWaits(s: State, frame: FrameOf<'gain'>): boolean {
  const { guilderMax } = tables(s).edition;
  return isTight(s, frame.bulbs.length - frame.at) && active(s).guilder + frame.guilder > guilderMax;
}

/** The colour in hand: chosen, or the only one there is; -1: still to be chosen. */
export function colourInHand(frame: FrameOf<'gain'>): number {
  if (frame.colour >= 0) return frame.colour;
  const colours = frame.bulbs[frame.at];
  return isSingle(colours) ? lowestBit(colours) : -1;
}

export function askGain(s: State, frame: FrameOf<'gain'>, q: Question): void {
  q.ask = 'bulb';
  q.source = frame.source;
  if (frame.at === frame.bulbs.length) return;
  if (frame.guilder > 0 && frame.colour < 0) {
    if (!guilderWaits(s, frame)) return;
    offer(q, V.guilder);
  }
  const player = active(s);
  const cost = storageCost(s, player);
  const room = cost === 0 && !frame.keep;
  const colour = colourInHand(frame);
  if (colour < 0) {
    for (let c = 0; c < COLOURS.length; c++) {
      if ((frame.bulbs[frame.at] >> c) & 1) offer(q, V.bulb + c);
    }
    if (!room) offer(q, V.refuse);
    return;
  }
  q.ask = 'store';
  if (cost >= 0 && cost <= player.guilder) offer(q, V.store);
  if (room) return;
  if (cost !== 0) {
    for (let out = 0; out < COLOURS.length; out++) {
      if (out !== colour && player.storage[out] > 0) offer(q, V.swap + out);
    }
  }
  offer(q, V.refuse);
}

export function answerGain(run: Run, frame: FrameOf<'gain'>, verb: number, arg: number): void {
  const { seat } = run.state.turn;
  const colour = colourInHand(frame);
  switch (verb) {
    case V.guilder:
      return takeGuilder(run, frame);
    case V.bulb: {
      emit(run, { type: 'colour', colour: arg });
      return;
    }
    case V.store:
      emit(run, { type: 'stored', seat, colour, cost: storageCost(run.state, active(run.state)) });
      return;
    case V.swap:
      emit(run, { type: 'swapped', seat, colour, out: arg });
      return;
    default:
      emit(run, { type: 'refused', seat, colour });
  }
}

export function stepGain(run: Run, frame: FrameOf<'gain'>): void {
  if (frame.guilder > 0) takeGuilder(run, frame);
  else emit(run, { type: 'end', done: true });
}

function takeGuilder(run: Run, frame: FrameOf<'gain'>): void {
  gainGuilder(run, frame.guilder, frame.source);
  emit(run, { type: 'guilderTaken' });
}
