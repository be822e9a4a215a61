import { BEFORE, unknownKind } from '@polder/core';
import { ANY_COLOUR } from '@polder/core/edition';
import { BOTH_WHEELS, NOTHING_USED, type State, TRADE, tables } from './state.js';

// How events move the stack of frames: what is still to be done in this turn.

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
      frames.push({
        kind: 'farm',
        effect,
        source,
        phase,
        picked: -1,
        role: -1,
        swaps,
        placed: -1,
      });
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
      frames.push({
        kind: 'build',
        effect,
        source,
        phase,
        column: -1,
        space: -1,
        sides: 3,
        left: it.both ? 2 : 1,
      });
      return;
    case 'market':
      frames.push({ kind: 'market', effect, source, phase, used: NOTHING_USED });
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
        step: TRADE.ship,
      });
      return;
    case 'gain':
      throw new Error('Goods are no action.');
    default:
      return unknownKind(it);
  }
}
