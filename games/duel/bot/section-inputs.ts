import { compiledOnce } from '@polder/core/edition';
import { COLOURS, type Edition, type Effects } from '@polder/duel';

/** What a section of a wheel does, as numbers: tiles that do alike look alike. */
export const SECTION = 12;

function section(effects: Effects, isSilver = false): readonly number[] {
  const to = new Array<number>(SECTION).fill(0);
  for (const effect of effects) {
    switch (effect.do) {
      case 'enhance':
        to[0] += effect.also ? 2 : 1;
        break;
      case 'farm':
        to[1] += effect.swap ? 2 : 1;
        break;
      case 'plant':
        to[2] += effect.bulbs;
        if (effect.colours) to[10] += 1;
        break;
      case 'build':
        to[3] += effect.both ? 2 : 1;
        break;
      case 'market':
        to[4] += 1;
        break;
      case 'trade':
        to[5] += effect.bulbs ?? 1;
        break;
      case 'gain':
        to[6] += effect.guilder ?? 0;
        to[7] += effect.tools ?? 0;
        to[8] += effect.vp ?? 0;
        to[9] += effect.bulbs?.length ?? 0;
    }
  }
  if (isSilver) to[11] = 1;
  return to;
}

interface Sections {
  readonly edition: Edition;
  readonly tiles: readonly (readonly number[])[];
  readonly personal: readonly (readonly number[])[];
  readonly central: readonly (readonly number[])[];
  readonly exports: readonly (readonly number[])[];
  /** VP by colour of the upper and the lower half of each Demand tile. */
  readonly prices: readonly (readonly [readonly number[], readonly number[]])[];
}

const pricesOf = (half: Edition['demands'][number]['upper']): readonly number[] =>
  COLOURS.map((it) => half.find(({ colour }) => colour === it)?.vp ?? 0);

export function copySection(section: readonly number[], to: Int16Array, at: number): void {
  for (let i = 0; i < SECTION; i++) to[at + i] = section[i];
}

export const sectionsOf = compiledOnce<Edition, Sections>((edition) => ({
  edition,
  tiles: edition.tiles.map(({ effects, kind }) => section(effects, kind === 'silver')),
  personal: edition.wheels.personal.map((effects) => section(effects)),
  central: edition.wheels.central.map((effects) => section(effects)),
  exports: edition.exports.map(({ effects }) => section(effects)),
  prices: edition.demands.map(({ upper, lower }) => [pricesOf(upper), pricesOf(lower)]),
}));
