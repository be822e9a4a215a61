import { isSlow, type Level } from '@polder/bots';

/**
 * Thoughts that wait. Levels that answer at once go before those that think long, but not for ever; within a kind
 * those for whom is thought take turns, so that nobody waits longer because somebody else has many tables.
 */
export interface Queue<Item> {
  readonly length: number;
  add(level: Level, owner: string, item: Item): void;
  /** The next one; without `slow`: none that thinks long. */
  take(may: { readonly slow: boolean }): Item | undefined;
  /** Takes out all that think long and are meant. */
  takeSlow(isMeant: (item: Item) => boolean): readonly Item[];
  /** Empties it. */
  drain(): readonly Item[];
}

/** So many may overtake a Master that could be taken. */
export const OVERTAKING = 16;

export function openQueue<Item>(): Queue<Item> {
  const quick = openRound<Item>();
  const slow = openRound<Item>();
  let overtaken = 0;

  function take(may: { readonly slow: boolean }): Item | undefined {
    const waits = may.slow && slow.length > 0;
    if (waits && (quick.length === 0 || overtaken >= OVERTAKING)) {
      overtaken = 0;
      return slow.take();
    }
    if (waits) overtaken++;
    return quick.take();
  }

  return {
    get length() {
      return quick.length + slow.length;
    },
    add: (level, owner, item) => (isSlow(level) ? slow : quick).add(owner, item),
    take,
    takeSlow: slow.takeOut,
    drain: () => [...quick.takeOut(() => true), ...slow.takeOut(() => true)],
  };
}

/** One of each owner, then the next of each. */
function openRound<Item>() {
  /** The order is that of their turns; each has something that waits. */
  const owners = new Map<string, Item[]>();
  let length = 0;
  return {
    get length() {
      return length;
    },
    add(owner: string, item: Item): void {
      const items = owners.get(owner);
      if (items) items.push(item);
      else owners.set(owner, [item]);
      length++;
    },
    take(): Item | undefined {
      for (const [owner, items] of owners) {
        const item = items.shift();
        owners.delete(owner);
        if (items.length > 0) owners.set(owner, items);
        length--;
        return item;
      }
      return undefined;
    },
    takeOut(isMeant: (item: Item) => boolean): readonly Item[] {
      const taken: Item[] = [];
      for (const [owner, items] of [...owners]) {
        taken.push(...items.filter(isMeant));
        const rest = items.filter((item) => !isMeant(item));
        if (rest.length > 0) owners.set(owner, rest);
        else owners.delete(owner);
      }
      length -= taken.length;
      return taken;
    },
  };
}
