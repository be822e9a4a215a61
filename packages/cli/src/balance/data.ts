import type { Family } from '@polder/bots';
import {
  ITEM_SUMS,
  type ItemSums,
  type Outcome,
  type SeatTally,
  type Spread,
  type Tally,
} from '@polder/bots/balance';
import {
  type Check,
  int,
  isObject,
  join,
  lineIn,
  list,
  object,
  oneOf,
  optional,
  problemsOf,
  yes,
} from '@polder/core/edition';
import { Failure } from '../errors.js';
import { readText, writeText } from '../files.js';
import { GAMES } from '../games.js';
import type { About, BalanceRecord } from './record.js';

/** Id and name, then the sums in the order of ITEM_SUMS. */
type StoredItem = readonly (string | number)[];

/** A record as a file. */
interface Stored {
  readonly polder: 'balance';
  readonly format: 1;
  readonly about: About;
  readonly base: Tally;
  readonly winners: Outcome;
  readonly losers: Outcome;
  readonly families: readonly (Omit<Family, 'items'> & { readonly items: readonly StoredItem[] })[];
}

export function writeRecord(path: string, { about, families, balance }: BalanceRecord): void {
  const { base, winners, losers, items } = balance;
  const stored: Stored = {
    ...{ polder: 'balance', format: 1, about, base, winners, losers },
    families: families.map((family) => ({
      ...family,
      items: family.items.map(({ id, name }) => [id, name, ...ITEM_SUMS.map((sum) => items[id][sum])]),
    })),
  };
  writeText(path, `${JSON.stringify(stored)}\n`);
}

export function readRecord(path: string): BalanceRecord {
  const stored = parse(path);
  const items: Record<string, ItemSums> = {};
  const families = stored.families.map((family) => ({
    ...family,
    items: family.items.map(([id, name, ...sums]) => {
      const named = ITEM_SUMS.map((sum, i) => [sum, sums[i]]);
      items[String(id)] = Object.fromEntries(named) as ItemSums;
      return { id: String(id), name: String(name) };
    }),
  }));
  const { about, base, winners, losers } = stored;
  return { about, families, balance: { base, winners, losers, items } };
}

function parse(path: string): Stored {
  const text = readText(path);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Failure(`${path}: this is not JSON; a file of 'polder balance --data' is.`);
  }
  const [problem] = problemsOf(stored, value);
  if (problem)
    throw new Failure(`${path}: this is no data of 'polder balance'. ${lineIn('The file', problem)}.`);
  return value as Stored;
}

// What such a file must look like: it may come from anywhere

const MOST = Number.MAX_SAFE_INTEGER;
const count = int(0, MOST);
const whole = int(-MOST, MOST);

const text: Check = (value, path, report) => {
  if (typeof value !== 'string' || value.length > 2000) report(path, 'a text', value);
};

const number: Check = (value, path, report) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) report(path, 'a number', value);
};

/** An object with anything for keys. */
const record =
  (item: Check): Check =>
  (value, path, report) => {
    if (!isObject(value)) return report(path, 'an object', value);
    for (const [key, it] of Object.entries(value)) item(it, join(path, key), report);
  };

/** An object whose keys are whole numbers. */
const histogram: Check = (value, path, report) => {
  record(count)(value, path, report);
  if (!isObject(value)) return;
  const bad = Object.keys(value).find((key) => !/^-?\d{1,6}$/.test(key));
  if (bad !== undefined) report(path, 'whole numbers as keys', bad);
};

const about = object<About>({
  game: oneOf(GAMES),
  version: text,
  players: int(2, 4),
  expert: optional(yes),
  firstTool: optional(yes),
  anyStart: optional(yes),
  edition: object<About['edition']>({ name: text, hash: text }),
  bot: object<About['bot']>({ id: text, version: text, settings: record(number) }),
  evaluation: text,
  budget: object<About['budget']>({ ms: optional(count), simulations: optional(count) }),
  seeds: list(text, 1, 1000),
});

const spread = object<Spread>({ min: whole, max: whole, sum: whole, squares: count });

const base = object<Tally>({
  games: int(1, MOST),
  decisions: count,
  rounds: spread,
  lengths: histogram,
  remarks: record(count),
  seats: list(object<SeatTally>({ vp: spread, wins: count, sources: record(whole) }), 2, 4),
});

const outcome = object<Outcome>({ seats: count, sources: record(whole), scores: histogram });

const item: Check = (value, path, report) => {
  if (!Array.isArray(value) || value.length !== 2 + ITEM_SUMS.length) {
    return report(path, `a list of ${2 + ITEM_SUMS.length}`, value);
  }
  for (const [i, part] of value.entries()) (i < 2 ? text : whole)(part, `${path}[${i}]`, report);
};

const stored = object<Stored>({
  polder: oneOf(['balance']),
  format: int(1, 1),
  about,
  base,
  winners: outcome,
  losers: outcome,
  families: list(
    object<Stored['families'][number]>({ id: text, name: text, chance: text, items: list(item, 0, 1000) }),
    1,
    100,
  ),
});
