import { type Table, table } from '../../testing/index.js';
import type { Colour } from '../types.js';

export type Has = Table['has'];

/** What is gained and spent; `rest` is what is there afterwards in place of what was. */
export interface Change {
  readonly guilder?: number;
  readonly tools?: number;
  readonly vp?: number;
  /** Bulbs into Storage, and out of it. */
  readonly bulbs?: readonly Colour[];
  readonly spent?: readonly Colour[];
  readonly rest?: Partial<Has>;
}

const ORDER: readonly Colour[] = ['white', 'yellow', 'red', 'violet', 'black'];
export const EACH = ORDER;

export function changed(before: Has, ...changes: readonly Change[]): Has {
  const now = { ...before, storage: [...before.storage] };
  for (const { guilder = 0, tools = 0, vp = 0, bulbs = [], spent = [], rest } of changes) {
    now.guilder += guilder;
    now.tools += tools;
    now.vp += vp;
    now.storage.push(...bulbs);
    for (const colour of spent) now.storage.splice(now.storage.indexOf(colour), 1);
    Object.assign(now, rest);
  }
  now.storage.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return now;
}

/**
 * Both players: 5 Guilder, 10 VP, no Tools, a bulb of each colour. On offer: wooden tiles 9 and 11,
 * silver tiles 16 and 20, cards 1 and 2, Market tiles 6 and 7 (8 and 9 come next). The Ship is at port 1:
 * white 1, yellow 1, red 2 VP, and 3 Guilder from its Export tile.
 */
export function lay(): Table {
  const t = table()
    .tileOffer(9, 11, 16, 20)
    .cardOffer(1, 2)
    .deck(3, 4, 5, 6)
    .market([6, 7], 8, 9)
    .port(1, 1, 2, 'lower')
    .port(2, 3, 1, 'lower')
    .port(3, 5, 9, 'lower')
    .port(4, 2, 11, 'lower')
    .port(5, 4, 10, 'closed')
    .ship(1);
  for (const seat of [1, 0])
    t.seat(seat)
      .guilder(5)
      .vp(10)
      .tools(0)
      .storage(...EACH);
  return t;
}

/** Names for `it.each`: the first cell says what is tested. */
export const named = <T>(items: readonly T[], name: (item: T) => string): (readonly [string, T])[] =>
  items.map((item) => [name(item), item] as const);
