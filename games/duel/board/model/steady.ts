/**
 * What is read from a view is made anew with every view. These give the same object again while it says the same,
 * so that nothing is drawn anew that did not change.
 */

export function steady<T>(): (next: T) => T {
  let last: T;
  let said: string | undefined = '';
  return (next) => {
    const now = JSON.stringify(next);
    if (now === said) return last;
    said = now;
    last = next;
    return next;
  };
}

/** The same item by item; the same list, if all of them are. */
export function steadyItems<T>(): (next: readonly T[]) => readonly T[] {
  const keepers: ((next: T) => T)[] = [];
  let last: readonly T[] = [];
  return (next) => {
    const items = next.map((item, i) => {
      keepers[i] ??= steady<T>();
      return keepers[i](item);
    });
    const same = items.length === last.length && items.every((item, i) => item === last[i]);
    if (!same) last = items;
    return last;
  };
}
