import { offer, type Question } from '@polder/core';
import { guilderPoints, points, V, vpPoints } from './codes.js';
import { gainGuilder, gainVp } from './goods.js';
import { acted, strengthHelper } from './helpers.js';
import { emit, type Run } from './run.js';
import { VP } from './sources.js';
import { type FrameOf, type State, tables } from './state.js';

/** LOW-1, LOW-2: the choice is made for each point, offered as a split. */
export function askLower(s: State, frame: FrameOf<'lower'>, q: Question): void {
  q.ask = 'lower';
  const t = tables(s);
  const it = t.effects[frame.effect];
  const section = t.edition.water.sections[t.section[s.water]];
  const { strength } = frame;
  const helper = strengthHelper(s, frame);
  if (helper >= 0) offer(q, V.helper + helper);
  // A Helper that was used before binds you to its strength (HLP-2).
  if (strength < frame.need && helper >= 0) return;
  if (section.vp === 0) offer(q, V.split + points(strength, 0));
  else if (it.do === 'lower' && it.both) offer(q, V.split + points(strength, strength));
  else for (let vp = 0; vp <= strength; vp++) offer(q, V.split + points(strength - vp, vp));
}

export function answerLower(run: Run, frame: FrameOf<'lower'>, arg: number): void {
  const s = run.state;
  const t = tables(s);
  const section = t.edition.water.sections[t.section[s.water]];
  const guilder = guilderPoints(arg) * section.guilder;
  const vp = vpPoints(arg) * section.vp;
  if (guilder > 0) gainGuilder(run, guilder, frame.source);
  if (vp > 0) gainVp(run, vp, frame.source, VP.water);
  // LOW-3: the reward is full even if the marker can't move so far.
  emit(run, { type: 'lowered', seat: s.turn.seat, guilder, vp, to: Math.max(0, s.water - frame.strength) });
  acted(run, frame);
}
