/**
 * The page is read in letters of the system first. Ours are put on once they are here, all at once: the page is laid
 * out anew only one time. Plain, for it also runs in the script that stands in the page (boot.ts).
 */
const FAMILIES = ['400 1em "Source Sans 3 Variable"', '600 1em "Fraunces Variable"'];

export function wearOurLetters(): void {
  const root = document.documentElement;
  if (root.dataset.plain === undefined) return;
  const wear = (): void => {
    delete root.dataset.plain;
  };
  // Those that both languages need; whatever does not come is fetched when it is needed.
  const sample = root.lang === 'pl' ? 'aż' : 'a';
  Promise.all(FAMILIES.map((family) => document.fonts.load(family, sample))).then(wear, wear);
}
