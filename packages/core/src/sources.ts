/** What asks, rewards or acts, as one number: a kind and an id. Named only at the edge. */
const SHIFT = 1024;

/** Sources as numbers: a kind and an id. */
export interface SourceKinds<Kind extends string> {
  /** The source of this kind with id 0; add the id. */
  readonly codes: { readonly [K in Kind]: number };
  /** The kind of a source. */
  kindOf(source: number): Kind;
  /** Kind by number, for tables. */
  kindIndex(source: number): number;
  /** The id of a source, within its kind. */
  idOf(source: number): number;
}

/** Numbers for the sources of a game, by kind. */
export function defineSources<Kind extends string>(kinds: readonly Kind[]): SourceKinds<Kind> {
  const kindIndex = (source: number): number => Math.floor(source / SHIFT);
  return {
    codes: Object.fromEntries(kinds.map((kind, i) => [kind, i * SHIFT])) as { [K in Kind]: number },
    kindOf: (source) => kinds[kindIndex(source)],
    kindIndex,
    idOf: (source) => source % SHIFT,
  };
}
