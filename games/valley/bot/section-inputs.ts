import { compiledOnce } from '@polder/core/edition';
import { type Edition, type Effect, TILE_KINDS } from '@polder/valley';

/** What a section of a wheel does, as numbers: tiles that do alike look alike. */
export const SECTION = 14;

function count(effect: Effect, to: number[]): void {
  switch (effect.do) {
    case 'plant':
      to[0] += effect.bulbs;
      break;
    case 'market':
      to[1] += effect.moves;
      to[2] += effect.cost;
      break;
    case 'build':
      to[3] += effect.unconnected === undefined ? 1 : 2;
      break;
    case 'farm':
      to[4] += 1;
      break;
    case 'trade':
      to[5] += 1 + (effect.more ?? 0) + (effect.repeat ? 1 : 0);
      break;
    case 'enhance':
      to[6] += 1;
      break;
    case 'lower':
      to[7] += effect.strength;
      if (effect.both) to[8] += 1;
      break;
    case 'gain':
      to[9] += effect.guilder ?? 0;
      to[10] += effect.bulbs?.length ?? 0;
      to[11] += effect.vp ?? 0;
      to[13] += 2 * (effect.tools ?? 0);
      break;
    case 'seq':
      for (const part of effect.of) count(part, to);
      break;
    default:
      to[13] += 1;
  }
}

function section(effect: Effect, plus = false): readonly number[] {
  const to = new Array<number>(SECTION).fill(0);
  count(effect, to);
  if (plus) to[12] = 1;
  return to;
}

interface Sections {
  readonly edition: Edition;
  readonly tiles: readonly (readonly number[])[];
  /** Printed on the large wheel of each board, and on the small one. */
  readonly boards: readonly (readonly (readonly number[])[])[];
  readonly small: readonly (readonly number[])[];
  /** Of the tiles. */
  readonly kinds: readonly number[];
}

export function copySection(section: readonly number[], to: Int16Array, at: number): void {
  for (let i = 0; i < SECTION; i++) to[at + i] = section[i];
}

export const sectionsOf = compiledOnce<Edition, Sections>((edition) => ({
  edition,
  tiles: edition.tiles.map(({ effect, plus }) => section(effect, plus)),
  boards: edition.wheels.large.map(({ sections }) => sections.map((effect) => section(effect))),
  small: edition.wheels.small.map((effect) => section(effect)),
  kinds: edition.tiles.map(({ kind }) => TILE_KINDS.indexOf(kind)),
}));
