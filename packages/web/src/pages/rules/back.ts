/** The way back out of the rulebook. */
export interface WayBack {
  /** Steps in the history. */
  readonly steps: number;
  /** A table waits there. */
  readonly table: boolean;
}

const hashOf = (url: string): string => new URL(url).hash;
const pathOf = (url: string): string => new URL(url).pathname;

/**
 * To the last page of ours before the rulebook, however much was read since. `urls` are the pages of the
 * history, and the one at `now` is open; a page that is not told of has no address.
 */
export function wayBack(urls: readonly (string | null)[], now: number): WayBack | undefined {
  const here = urls[now];
  for (let i = now - 1; here && i >= 0; i--) {
    const url = urls[i];
    if (!url || pathOf(url) !== pathOf(here)) return undefined;
    if (!hashOf(url).startsWith('#/rules'))
      return { steps: now - i, table: hashOf(url).startsWith('#/game/') };
  }
  return undefined;
}

/** As far as this browser tells; an old one only knows that there is something to go back to. */
export function wayBackNow(): WayBack | undefined {
  if (!('navigation' in window)) return history.length > 1 ? { steps: 1, table: false } : undefined;
  const { currentEntry } = navigation;
  return currentEntry
    ? wayBack(
        navigation.entries().map(({ url }) => url),
        currentEntry.index,
      )
    : undefined;
}
