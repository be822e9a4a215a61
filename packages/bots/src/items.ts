import type { Watch } from './play.js';

/** A thing that a seat may take: a tile, a card in one of its roles, a space to build on. */
export interface Item {
  /** Stands for it in data and notes, for example `tile:22`. */
  readonly id: string;
  /** In words of the edition. */
  readonly name: string;
}

/** Items of one kind, which are compared with each other. */
export interface Family {
  readonly id: string;
  readonly name: string;
  /** What counts as a chance to take one, and as taking it. */
  readonly chance: string;
  readonly items: readonly Item[];
}

/** What a game tells about its items. */
export interface GameItems<State, Event> {
  readonly edition: { readonly name: string };
  readonly families: readonly Family[];
  /** Looks on at one game and writes into its ledger. */
  watch(ledger: Ledger): Watch<State, Event>;
}

/** Chances and takings of one item in one game, by seat. */
export interface ItemCount {
  readonly chances: number[];
  readonly taken: number[];
}

/** What one game brought. */
export interface Ledger {
  readonly entries: ReadonlyMap<string, ItemCount>;
  chance(seat: number, id: string): void;
  taken(seat: number, id: string): void;
  /** A seat chooses among items of a kind: a chance for each, once. What it gets follows with `take`. */
  offer(seat: number, kind: string, ids: Iterable<string>): void;
  /** It got these. Without an offer before, nothing else was possible: a chance too. */
  take(seat: number, kind: string, ids: Iterable<string>): void;
  /** It turned down what was offered. */
  pass(seat: number, kind: string): void;
}

export function openLedger(seats: number, families: readonly Family[]): Ledger {
  const zeros = (): number[] => new Array<number>(seats).fill(0);
  const entries = new Map<string, ItemCount>();
  for (const { items } of families) {
    for (const { id } of items) entries.set(id, { chances: zeros(), taken: zeros() });
  }
  const entry = (id: string): ItemCount => {
    const found = entries.get(id);
    if (!found) throw new Error(`There is no item '${id}'.`);
    return found;
  };
  const chance = (seat: number, id: string): void => void entry(id).chances[seat]++;
  const taken = (seat: number, id: string): void => void entry(id).taken[seat]++;
  /** Offered and not yet decided. */
  const open = new Map<string, ReadonlySet<string>>();
  const pass = (seat: number, kind: string): void => void open.delete(`${seat}:${kind}`);
  return {
    entries,
    chance,
    taken,
    pass,
    offer(seat, kind, ids) {
      const offered = new Set(ids);
      for (const id of offered) chance(seat, id);
      open.set(`${seat}:${kind}`, offered);
    },
    take(seat, kind, ids) {
      const offered = open.get(`${seat}:${kind}`);
      for (const id of new Set(ids)) {
        if (!offered?.has(id)) chance(seat, id);
        taken(seat, id);
      }
      pass(seat, kind);
    },
  };
}
