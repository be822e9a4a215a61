/** Like ones together, in the order in which they first come. */
export function counted(all: readonly string[]): readonly { readonly words: string; readonly n: number }[] {
  const counts = new Map<string, number>();
  for (const words of all) counts.set(words, (counts.get(words) ?? 0) + 1);
  return [...counts].map(([words, n]) => ({ words, n }));
}

/** Bulbs by their colours: `{b-red} 2 {b-white}`. */
export const bulbIconsOf = (colours: readonly string[]): string =>
  counted(colours)
    .map(({ words, n }) => `${n === 1 ? '' : `${n} `}{b-${words}}`)
    .join(' ');
