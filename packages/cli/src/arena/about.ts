import { evaluationHash, LEVELS, type Switch } from '@polder/bots';
import { type GameEvent, hashState } from '@polder/core';
import type { EditionTools, GameEntry } from '../games.js';
import type { Contestant } from './levels.js';
import type { Arena } from './rotation.js';

/** Everything that defines an arena but the number of games: what must be the same to play on. */
export function aboutArena<Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  { table, seed, contestants }: Arena,
): Record<string, unknown> {
  const { game, switches } = entry;
  const { players, solo } = table;
  return {
    game: game.id,
    version: game.version,
    players,
    ...(solo !== undefined && { solo }),
    ...Object.fromEntries(Object.keys(switches).map((name) => [name, table[name as Switch] === true])),
    ...(entry.editions && { edition: aboutEdition(entry.editions, table.edition) }),
    ...(entry.opening > 0 && { opening: entry.opening }),
    seed,
    evaluation: evaluationHash(entry.known.evaluation),
    levels: Object.fromEntries(contestants.map((it) => [it.label, aboutBot(entry, it)])),
  };
}

function aboutEdition(editions: EditionTools, own: string | undefined): Record<string, unknown> {
  const text = own ?? editions.standard();
  const name = editions.check(text).contents.find(([what]) => what === 'Name')?.[1];
  return { name, hash: hashState(JSON.parse(text)) };
}

/** Who a bot is and how long it may think. */
export function aboutBot<Options, State, Event extends GameEvent>(
  { known }: GameEntry<Options, State, Event>,
  { level, budget }: Contestant,
): Record<string, unknown> {
  const { id, version, settings } = LEVELS[level](known).identity;
  return { id, version, settings, budget };
}
