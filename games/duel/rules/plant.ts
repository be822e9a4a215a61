import { offer, type Question } from '@polder/core';
import { ANY_COLOUR, COLOURS } from '@polder/core/edition';
import { SPACES } from '../edition/tables.js';
import { firstOf, pair, secondOf, V } from './codes.js';
import { grant } from './rewards.js';
import { emit, type Run, storedColours } from './run.js';
import { fromPatch } from './sources.js';
import { active, type FrameOf, type State, tables } from './state.js';

/**
 * Colours that may be planted on a space, as bits; 0: none. It must be the first empty one from an end of
 * its Patch: any colour at the end itself, else that of the tulip next to it on that side (D-PLT).
 */
export function coloursAt(s: State, space: number): number {
  const { patches } = s;
  if (patches[space] >= 0) return 0;
  const first = space - (space % SPACES);
  const last = first + SPACES - 1;
  return fromEnd(patches, space, first, -1) | fromEnd(patches, space, last, 1);
}

/** `step`: towards the end from which it is planted. */
function fromEnd(patches: readonly number[], space: number, end: number, step: number): number {
  if (space === end) return ANY_COLOUR;
  for (let at = space + step; at !== end + step; at += step) if (patches[at] < 0) return 0;
  return 1 << patches[space + step];
}

/** One of these colours can be planted somewhere. */
export function canPlant(s: State, colours: number): boolean {
  if (colours === 0) return false;
  for (let space = 0; space < s.patches.length; space++) if (coloursAt(s, space) & colours) return true;
  return false;
}

export function askPlant(s: State, frame: FrameOf<'plant'>, q: Question): void {
  q.ask = 'plant';
  if (frame.left === 0) return;
  const stored = storedColours(active(s)) & frame.colours;
  if (stored === 0) return;
  for (let space = 0; space < s.patches.length; space++) {
    const colours = coloursAt(s, space) & stored;
    if (colours === 0) continue;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if ((colours >> colour) & 1) offer(q, V.plant + pair(space, colour));
    }
  }
  // Up to so many: after the first the player may stop.
  if (q.count > 0 && frame.planted > 0) offer(q, V.stop);
}

export function answerPlant(run: Run, arg: number): void {
  const s = run.state;
  const space = firstOf(arg);
  emit(run, { type: 'planted', seat: s.turn.actor, colour: secondOf(arg), space });
  grant(run, tables(s).patches[space], fromPatch(space));
}
