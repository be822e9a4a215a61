/** Where a value comes from: [R] stated in a rulebook, [D] deduced from one, [O] ours. */
export type Tag = 'R' | 'D' | 'O';

/** Something printed that a person enters in one go: a Patch, a tile, half of a card. */
export interface Slot {
  readonly path: string;
  /** Slots of one kind: they may hold the same things. */
  readonly group: string;
  readonly tag: Tag;
}

/** Slots of a group, with a tag for some of them and another one for the rest. */
export function slotsIn(
  group: string,
  paths: readonly string[],
  usual: Tag,
  others: Readonly<Record<string, Tag>> = {},
): Slot[] {
  return paths.map((path) => ({ path, group, tag: others[path] ?? usual }));
}

/** `patches[0]`, `patches[1]` and so on. */
export const each = (path: string, count: number, rest = ''): string[] =>
  Array.from({ length: count }, (_, i) => `${path}[${i}]${rest}`);
