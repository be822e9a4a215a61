import type { Text as TextOf } from '@polder/core/text';
import type { Words } from '../words/words.js';

type Text = TextOf<Words>;

/** What somebody did, in one line: how the wheels were set, what changed the board, and the VP of it. */
export interface Summary {
  readonly lever: Text | undefined;
  /** The weightiest few, in the order in which they were done. */
  readonly parts: readonly Text[];
  readonly vp: number;
}

/** Gathers what a summary may hold. */
export interface Gathering {
  /** The same name once more replaces what was there. The more weight, the sooner it is told. */
  put(name: string, weight: number, text: Text): void;
  /** One more of something that is told with its number: bulbs by their colour, Windmills by their place. */
  add(name: string, weight: number, what: string, text: (all: readonly string[]) => Text): void;
  /** So many more of something. */
  count(name: string, weight: number, n: number, text: (sum: number) => Text): void;
  /** At most so many. */
  take(most: number): readonly Text[];
}

export function gather(): Gathering {
  const parts = new Map<string, { readonly weight: number; readonly text: Text }>();
  const lists = new Map<string, string[]>();
  const sums = new Map<string, number>();
  return {
    put(name, weight, text) {
      parts.set(name, { weight, text });
    },
    add(name, weight, what, text) {
      const all = [...(lists.get(name) ?? []), what];
      lists.set(name, all);
      parts.set(name, { weight, text: text(all) });
    },
    count(name, weight, n, text) {
      const sum = (sums.get(name) ?? 0) + n;
      sums.set(name, sum);
      if (sum > 0) parts.set(name, { weight, text: text(sum) });
    },
    take(most) {
      const all = [...parts.values()];
      const told = new Set([...all].sort((a, b) => b.weight - a.weight).slice(0, most));
      return all.filter((part) => told.has(part)).map(({ text }) => text);
    },
  };
}

/** Besides the wheels. */
export const MOST_PARTS = 3;
