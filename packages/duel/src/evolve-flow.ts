import { ANY_COLOUR } from '@polder/core/edition';
import {
  type ActionFrame,
  BEFORE,
  CENTRAL,
  type FrameKind,
  type FrameOf,
  PERSONAL,
  type State,
  tables,
} from './state.js';

// How events move the stack of frames: what is still to be done in this turn.

/** The innermost frame, which an event of its kind is about. */
export function top<K extends FrameKind>(s: State, kind: K): FrameOf<K> {
  const frame = s.frames[s.frames.length - 1];
  if (frame?.kind !== kind) throw new Error(`The frame is '${frame?.kind}', not '${kind}'.`);
  return frame as FrameOf<K>;
}

export function actionFrame(s: State): ActionFrame {
  const frame = s.frames[s.frames.length - 1];
  if (!frame || !('phase' in frame)) throw new Error(`The frame '${frame?.kind}' is no action.`);
  return frame;
}

const BOTH_WHEELS = (1 << PERSONAL) | (1 << CENTRAL);

/** An action becomes a frame; goods never do. */
export function begin(s: State, effect: number, source: number): void {
  const it = tables(s).effects[effect];
  const phase = BEFORE;
  const { frames } = s;
  switch (it.do) {
    case 'enhance': {
      const left = it.also === 'both' ? 2 : 1;
      frames.push({
        kind: 'enhance',
        effect,
        source,
        phase,
        wheels: BOTH_WHEELS,
        left,
        picked: -1,
        refill: false,
      });
      return;
    }
    case 'farm': {
      const swaps = it.swap ? 2 : 0;
      frames.push({ kind: 'farm', effect, source, phase, picked: -1, role: -1, step: 0, swaps, placed: -1 });
      return;
    }
    case 'plant':
      frames.push({
        kind: 'plant',
        effect,
        source,
        phase,
        left: it.bulbs,
        planted: 0,
        colours: ANY_COLOUR,
      });
      return;
    case 'build':
      frames.push({ kind: 'build', effect, source, phase, column: -1, space: -1, step: 0 });
      return;
    case 'market':
      frames.push({ kind: 'market', effect, source, phase, used: -1 });
      return;
    case 'trade':
      frames.push({
        kind: 'trade',
        effect,
        source,
        phase,
        port: -1,
        left: it.bulbs ?? 1,
        delivered: 0,
        step: 0,
      });
      return;
    case 'gain':
      throw new Error('Goods are no action.');
  }
}
