/** Small things that are remembered in this browser, if it does. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`polder.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(`polder.${key}`);
    else localStorage.setItem(`polder.${key}`, text);
  } catch {
    // Private browsing, or no room: it holds for this visit.
  }
}

/** Undefined if it is not there or can't be read. */
export function recallJson(key: string): unknown {
  try {
    return JSON.parse(recall(key) ?? 'null');
  } catch {
    return undefined;
  }
}
