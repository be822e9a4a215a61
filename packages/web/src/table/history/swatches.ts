/** How the sources of points look in a stack: neighbours differ in colour and in pattern. */
const FILLS = [
  '--delft-mid',
  '--gold-2',
  '--canal',
  '--tulip-violet-2',
  '--meadow-line',
  '--wood-2',
  '--silver',
  '--tulip-yellow',
  '--p3',
  '--linen',
  '--p2',
] as const;

export const PATTERNS = ['slant', 'dots', 'rows', 'net'] as const;
export type Pattern = (typeof PATTERNS)[number];
/** Every fifth is plain. */
const WORN = [undefined, ...PATTERNS] as const;

const placeOf = (sources: readonly string[], source: string): number => Math.max(0, sources.indexOf(source));

/** For `style`. */
export const fillOf = (sources: readonly string[], source: string): string =>
  `var(${FILLS[placeOf(sources, source) % FILLS.length]})`;

export const patternOf = (sources: readonly string[], source: string): Pattern | undefined =>
  WORN[placeOf(sources, source) % WORN.length];
