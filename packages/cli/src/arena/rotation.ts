import { type Bot, LEVELS, playBots, type Watch } from '@polder/bots';
import type { GameEvent } from '@polder/core';
import { messageOf } from '../errors.js';
import type { GameEntry, GameId, TableChoice } from '../games.js';
import { budgetWords, type Contestant, type Pairing, pairingsOf } from './levels.js';
import { countTime, newTimes, type Times } from './times.js';

/** Who plays what. Plain data: it is sent to workers. */
export interface Arena {
  readonly game: GameId;
  readonly table: TableChoice;
  readonly seed: string;
  readonly contestants: readonly Contestant[];
}

export interface ArenaTask extends Arena {
  readonly kind: 'arena';
  /** Rotations by their number: through all pairings with one deal, then with the next. */
  readonly todo: readonly number[];
}

/** All games of one pairing on one deal: in game i the challenger sits on seat i. */
export interface Rotation {
  readonly pairing: number;
  readonly deal: number;
  readonly games: readonly Outcome[];
  /** Of the challenger's turns and of the others'. */
  readonly times: readonly [Times, Times];
}

/** By seat, the Gardener's too. */
export interface Outcome {
  readonly vp: readonly number[];
  readonly ranks: readonly number[];
  readonly rounds: number;
  readonly choices: number;
}

export const arenaPairings = ({ contestants, table }: Arena): Pairing[] =>
  pairingsOf(contestants.length, table.players === 1);

export const dealSeed = ({ seed }: Arena, deal: number): string => `${seed}/${deal}`;

/** The contestants of a game, by seat. */
export function seated({ contestants, table }: Arena, pairing: Pairing, game: number): Contestant[] {
  const { challenger, against = challenger } = pairing;
  const numbers = Array.from({ length: table.players }, (_, seat) => (seat === game ? challenger : against));
  return numbers.map((number) => contestants[number]);
}

export function playRotation<Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  options: Options,
  arena: Arena,
  number: number,
): Rotation {
  const pairings = arenaPairings(arena);
  const pairing = number % pairings.length;
  const deal = Math.floor(number / pairings.length);
  const times = [newTimes(), newTimes()] as const;
  const seed = dealSeed(arena, deal);
  const games = Array.from({ length: arena.table.players }, (_, game) => {
    const onTurn = (seat: number, ms: number) => countTime(times[seat === game ? 0 : 1], ms);
    return playGame(entry, options, arena, seed, seated(arena, pairings[pairing], game), onTurn);
  });
  return { pairing, deal, games, times };
}

function playGame<Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  options: Options,
  { table }: Arena,
  seed: string,
  players: readonly Contestant[],
  onTurn: (seat: number, ms: number) => void,
): Outcome {
  const { game, known } = entry;
  let choices = 0;
  // What is under way, if it fails.
  let last = { seat: 0, what: 'planning' };
  const random = LEVELS.random(known);
  const bots = players.map(({ level }): Bot<State> => {
    const bot = LEVELS[level](known);
    return {
      identity: bot.identity,
      plan(view, decision, chance, left) {
        last = { seat: decision.seat, what: 'planning' };
        // Without chance every deal would be the same: its first choices make it.
        return (choices < entry.opening ? random : bot).plan(view, decision, chance, left);
      },
    };
  });
  const watch: Watch<State, Event> = {
    now: () => performance.now(),
    turn: onTurn,
    choosing(_, { seat }, key) {
      last = { seat, what: `choosing '${key}'` };
    },
    chosen: () => void choices++,
  };
  const budgets = players.map(({ budget }) => budget);
  try {
    const { state } = playBots(known, options, seed, bots, budgets, watch);
    const result = game.result(state);
    if (!result) throw new Error('the game stopped before its end.');
    const bySeat = [...result.standings].sort((a, b) => a.seat - b.seat);
    return {
      vp: bySeat.map(({ vp }) => vp),
      ranks: bySeat.map(({ rank }) => rank),
      rounds: entry.round(state),
      choices,
    };
  } catch (error) {
    const names = players.map(({ label }) => label).join(', ');
    const where = `Game '${seed}' of ${game.id}, ${tableWords(table)} (seats: ${names})`;
    const { label, budget } = players[last.seat];
    const who = `${label} (${budgetWords(budget)}) on seat ${last.seat + 1}`;
    const message = `${where}: ${who} failed at choice ${choices + 1}, ${last.what}: ${messageOf(error)}`;
    throw new Error(message, { cause: error });
  }
}

/** A table in a few words. */
export function tableWords({ players, solo, expert, firstTool, edition }: TableChoice): string {
  return [
    solo === undefined ? `${players} players` : `solo ${solo}`,
    ...(expert ? ['expert'] : []),
    ...(firstTool ? ['first player with a Tool'] : []),
    ...(edition === undefined ? [] : ['own edition']),
  ].join(', ');
}
