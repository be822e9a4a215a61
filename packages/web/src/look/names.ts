/** A long name, cut to so many letters as people count them, for a sentence where there is little room. */
export function shortName(name: string, most: number): string {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  if (letters.length <= most) return name;
  return `${letters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
