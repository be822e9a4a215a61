import { type Balance, countGame, newTally, type Tally } from '@polder/bots/balance';
import type { GameEvent } from '@polder/core';
import { type ArenaTask, playRotation, type Rotation } from './arena/rotation.js';
import { type BalanceTask, balanceGames } from './balance/games.js';
import { type GameEntry, type GameId, type TableChoice, withGame } from './games.js';
import { type MatchDeal, type MatchTask, matchDeals } from './learn/match.js';
import { type SelfPlayed, type SelfPlayTask, selfPlay } from './learn/self-play.js';
import { playInner } from './play.js';
import { watchRemarks } from './remarks.js';
import { type SoakPart, soakFast, soakGame } from './soaking.js';

/** Work on numbered games that can be cut into pieces. Plain data: it is sent to workers. */
export type Task = SimulateTask | SoakTask | ArenaTask | BalanceTask | SelfPlayTask | MatchTask;
export type TaskKind = Task['kind'];
export type TaskOf<Kind extends TaskKind> = Extract<Task, { readonly kind: Kind }>;

/** What each kind of task gives for a piece. Plain data too. */
export interface Results {
  simulate: Tally;
  soak: SoakPart;
  arena: readonly Rotation[];
  balance: Balance;
  selfPlay: SelfPlayed;
  match: readonly MatchDeal[];
}
export type Part = Results[TaskKind];

export interface SimulateTask {
  readonly kind: 'simulate';
  readonly game: GameId;
  readonly table: TableChoice;
  readonly seed: string;
}

export interface SoakTask {
  readonly kind: 'soak';
  readonly game: GameId;
  /** One after the other, by the number of the game. */
  readonly tables: readonly TableChoice[];
  readonly seed: string;
  readonly fast: boolean;
}

/** Once round the tables in each style of play. */
const styleOf = ({ tables }: SoakTask, game: number): number => Math.floor(game / tables.length);

/** The seed of a numbered game. */
const seedOf = (task: Task, game: number): string => `${task.seed}/${game}`;
const seedsOf = (task: Task, from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, i) => seedOf(task, from + i));

/** Does the games `from` to `to` - 1. */
export function runTask(task: Task, from: number, to: number): Promise<Part> {
  return withGame(task.game, (entry): Promise<Part> => {
    switch (task.kind) {
      case 'simulate':
        return simulateGames(entry, task, from, to);
      case 'soak':
        return soakGames(entry, task, from, to);
      case 'arena':
        return arenaRotations(entry, task, from, to);
      case 'balance':
        return balanceGames(entry, optionsOf(entry, task.table), task, seedsOf(task, from, to));
      case 'selfPlay':
        return selfPlay(entry, task, from, to);
      case 'match':
        return matchDeals(entry, task, from, to);
    }
  });
}

/** Options are made once for each table: reading an edition takes longer than a game. */
const known = new WeakMap<TableChoice, unknown>();

function optionsOf<Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  choice: TableChoice,
): Options {
  if (!known.has(choice)) known.set(choice, entry.options(choice));
  return known.get(choice) as Options;
}

async function simulateGames<Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  task: SimulateTask,
  from: number,
  to: number,
): Promise<Tally> {
  const { game } = entry;
  const options = optionsOf(entry, task.table);
  const tally = newTally(entry.seats(options).count);
  for (let i = from; i < to; i++) {
    const seed = seedOf(task, i);
    const remarks = watchRemarks(entry);
    const { state, decisions } = playInner(entry, options, seed, remarks.watch);
    const result = game.result(state);
    if (!result) throw new Error(`Game ${seed} stopped before its end.`);
    const about = { decisions, rounds: entry.round(state), remark: remarks.first() };
    countGame(tally, about, game.scores(state), result);
  }
  return tally;
}

async function soakGames<Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  task: SoakTask,
  from: number,
  to: number,
): Promise<SoakPart> {
  const part: SoakPart = { games: 0, decisions: 0, failures: [], seen: [] };
  for (let i = from; i < to; i++) {
    const table = task.tables[i % task.tables.length];
    const options = optionsOf(entry, table);
    const laws = await entry.laws(options);
    if (task.fast) soakFast(entry, laws, options, table.players, seedOf(task, i), part);
    else await soakGame(entry, laws, options, table.players, seedOf(task, i), styleOf(task, i), part);
  }
  return { ...part, seen: [...new Set(part.seen)] };
}

async function arenaRotations<Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  task: ArenaTask,
  from: number,
  to: number,
): Promise<readonly Rotation[]> {
  const options = optionsOf(entry, task.table);
  return task.todo.slice(from, to).map((number) => playRotation(entry, options, task, number));
}
