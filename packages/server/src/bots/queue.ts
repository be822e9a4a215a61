import type { Level } from '@polder/bots';

/** Thoughts that wait. Levels that answer at once go before those that think long, but not for ever. */
export interface Queue<Item> {
  readonly length: number;
  add(level: Level, item: Item): void;
  /** The next one; without `slow`: none that thinks long. */
  take(may: { readonly slow: boolean }): Item | undefined;
  /** Empties it. */
  drain(): readonly Item[];
}

/** So many may overtake a Master that could be taken. */
export const OVERTAKING = 16;

export const isSlow = (level: Level): boolean => level === 'master';

export function openQueue<Item>(): Queue<Item> {
  const quick: Item[] = [];
  const slow: Item[] = [];
  let overtaken = 0;

  function take(may: { readonly slow: boolean }): Item | undefined {
    const waits = may.slow && slow.length > 0;
    if (waits && (quick.length === 0 || overtaken >= OVERTAKING)) {
      overtaken = 0;
      return slow.shift();
    }
    if (waits) overtaken++;
    return quick.shift();
  }

  return {
    get length() {
      return quick.length + slow.length;
    },
    add: (level, item) => void (isSlow(level) ? slow : quick).push(item),
    take,
    drain: () => [...quick.splice(0), ...slow.splice(0)],
  };
}
