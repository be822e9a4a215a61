/** So many numbers in a row are an order; fewer may come by chance. */
const RUN = 6;

/** Rows of counts and sorted lists are in every message: they say nothing of a shuffled pile. */
function couldBeShuffled(run: readonly number[]): boolean {
  const rises = run.some((it, i) => i > 0 && it > run[i - 1]);
  const falls = run.some((it, i) => i > 0 && it < run[i - 1]);
  return rises && falls && new Set(run).size >= RUN - 1;
}

/** Rows of numbers in what may be a state, an event or a message. */
function* rows(value: unknown): Iterable<readonly unknown[]> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) yield value;
  for (const part of Object.values(value)) yield* rows(part);
}

const isPiece = (it: unknown): it is number => typeof it === 'number' && it >= 0;

function* runs(row: readonly unknown[]): Iterable<string> {
  for (let i = 0; i + RUN <= row.length; i++) {
    const run = row.slice(i, i + RUN);
    if (run.every(isPiece) && couldBeShuffled(run)) yield run.join();
  }
}

/** The order of all that lies where a view has null: piece by piece. */
export function hiddenOrders(state: unknown, view: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (whole: unknown, seen: unknown): void => {
    if (typeof whole !== 'object' || whole === null) return;
    if (Array.isArray(whole)) {
      // Also if the whole row is hidden, not only what lies in it.
      const shown = Array.isArray(seen) ? seen : whole.map(() => null);
      for (const run of runs(whole.map((it, i) => (shown[i] === null ? it : undefined)))) {
        found.add(run);
        found.add(run.split(',').reverse().join());
      }
    }
    if (seen === null || typeof seen !== 'object') return;
    for (const [name, part] of Object.entries(whole)) look(part, (seen as Record<string, unknown>)[name]);
  };
  look(state, view);
  return found;
}

/** All orders that something says. */
export function ordersIn(message: unknown): readonly string[] {
  const found: string[] = [];
  for (const row of rows(message)) found.push(...runs(row));
  return found;
}
