import { type Budget, evaluationHash, type Family, type Identity, LEVELS } from '@polder/bots';
import { addBalance, type Balance, newBalance } from '@polder/bots/balance';
import { type GameEvent, hashState } from '@polder/core';
import { budgetWords } from '../arena/levels.js';
import { Failure } from '../errors.js';
import { type GameEntry, type GameId, type TableChoice, withGame } from '../games.js';
import { grouped, some } from '../text/table.js';
import { itemsOf, type Players } from './games.js';

/** What was played, by whom. */
export interface About {
  readonly game: GameId;
  readonly version: string;
  readonly players: number;
  readonly expert?: true;
  readonly firstTool?: true;
  readonly anyStart?: true;
  readonly edition: { readonly name: string; readonly hash: string };
  /** On every seat. */
  readonly bot: Identity;
  /** Hash of what it thinks positions are worth. */
  readonly evaluation: string;
  readonly budget: Budget;
  /** Game i of a seed is played with the seed and `/i`. */
  readonly seeds: readonly string[];
}

/** All that is known of one table. */
export interface BalanceRecord {
  readonly about: About;
  readonly families: readonly Family[];
  readonly balance: Balance;
}

export function newRecord(game: GameId, table: TableChoice, players: Players, seed: string): BalanceRecord {
  return withGame(game, (entry) => recordOf(entry, game, table, players, seed));
}

function recordOf<Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  game: GameId,
  table: TableChoice,
  { level, budget, anyStart }: Players,
  seed: string,
): BalanceRecord {
  const options = entry.options(table);
  const { count: seats } = entry.seats(options);
  const { edition, families } = itemsOf(entry, options);
  const about = {
    ...{ game, version: entry.game.version, players: seats },
    ...(table.expert && { expert: true as const }),
    ...(table.firstTool && { firstTool: true as const }),
    ...(anyStart && { anyStart: true as const }),
    edition: { name: edition.name, hash: hashState(edition) },
    ...{ bot: LEVELS[level](entry.known).identity, evaluation: evaluationHash(entry.known.evaluation) },
    ...{ budget, seeds: [seed] },
  };
  return { about, families, balance: newBalance(seats, idsOf(families)) };
}

export const idsOf = (families: readonly Family[]): string[] =>
  families.flatMap(({ items }) => items.map(({ id }) => id));

/** Games of the same table, by other seeds, are added up; the order is that in which tables first come. */
export function combine(records: readonly BalanceRecord[]): BalanceRecord[] {
  const tables = new Map<string, BalanceRecord>();
  for (const record of records) {
    const { about, families, balance } = record;
    const key = hashState([{ ...about, seeds: [] }, families]);
    const known = tables.get(key);
    if (!known) {
      tables.set(key, record);
      continue;
    }
    const twice = about.seeds.find((seed) => known.about.seeds.includes(seed));
    if (twice !== undefined) {
      throw new Failure(`The games of ${tableWords(about)}, seed '${twice}', are in two files.`);
    }
    const sum = newBalance(about.players, idsOf(families));
    addBalance(sum, known.balance);
    addBalance(sum, balance);
    const seeds = [...known.about.seeds, ...about.seeds];
    tables.set(key, { about: { ...about, seeds }, families, balance: sum });
  }
  return [...tables.values()];
}

// In words

export function tableWords({ game, players, expert, firstTool, anyStart }: About): string {
  const { title, sizes, start } = withGame(game, (entry) => ({
    title: entry.title,
    sizes: entry.players,
    start: entry.anyStart,
  }));
  return [
    title,
    ...(sizes.length > 1 ? [`${players} players`] : []),
    ...(expert ? ['expert'] : []),
    ...(firstTool ? ['first player with a Tool'] : []),
    ...(anyStart ? [start] : []),
  ].join(', ');
}

export function botWords({ id, version, settings }: Identity): string {
  const list = Object.entries(settings).map(([name, value]) => `${name} ${value}`);
  return `${id}, version ${version}${list.length > 0 ? ` (${list.join(', ')})` : ''}`;
}

/** What a reader needs to play the same games again. */
export function aboutFacts({ about, balance }: BalanceRecord): (readonly [name: string, value: string])[] {
  const { bot, budget, edition, seeds, version } = about;
  return [
    ['games', `${grouped(balance.base.games)} (${some(balance.base.decisions, 'decision')})`],
    ['bots', `${botWords(bot)}, budget ${budgetWords(budget)}`],
    ['edition', `${edition.name} (${edition.hash})`],
    ['rules', `version ${version}`],
    [seeds.length > 1 ? 'seeds' : 'seed', seeds.join(', ')],
  ];
}

/** Most precise first: what may stand for an item in a file of notes. */
export const noteIds = ({ game, players }: About, id: string): readonly string[] => [
  `${game}:${players}:${id}`,
  `${game}:${id}`,
  id,
];
