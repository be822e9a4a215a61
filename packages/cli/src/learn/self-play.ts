import { encoderOf, endValue, explore } from '@polder/bots';
import type { GameEvent } from '@polder/core';
import type { GameEntry, GameId, TableChoice } from '../games.js';
import { packRows, rowMaker } from './rows.js';
import { knownWith } from './with-net.js';

/** Games to learn from. Plain data: it is sent to workers. */
export interface SelfPlayTask {
  readonly kind: 'selfPlay';
  readonly game: GameId;
  readonly table: TableChoice;
  readonly seed: string;
  /** The net that plays; undefined: the weights do. */
  readonly net?: Uint8Array;
  readonly errors: readonly number[];
}

export interface SelfPlayed {
  readonly games: number;
  readonly rows: number;
  readonly packed: Uint8Array;
}

const BREADTH = { width: 4, cap: 1500 };
const WILD = 5;
const INSIDE = 10;

export async function selfPlay<Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  { table, seed, net, errors }: SelfPlayTask,
  from: number,
  to: number,
): Promise<SelfPlayed> {
  const known = knownWith(entry, net);
  if (!known.inputs) throw new Error(`Nobody has written what a net sees of ${entry.title}.`);
  const { encode } = encoderOf(known.evaluation, known.inputs, table.players);
  const exploring = { breadth: BREADTH, errors, wild: WILD, inside: INSIDE };
  const options = optionsOf(entry, table);
  const value = endValue(known);
  const maker = rowMaker();
  for (let number = from; number < to; number++) {
    const at = options[number % options.length];
    const end = explore(known, at, `${seed}/${number}`, exploring, value, (state, seat, inside) =>
      maker.add(encode(state, seat), seat, inside),
    );
    const { margins, wins } = outcomeOf(entry, end);
    maker.end(number, margins, wins);
  }
  const rows = maker.done();
  return { games: rows.games, rows: rows.margin.length, packed: packRows(rows) };
}

/** Of the games of a table, one after the other: alone at every difficulty, unless one is named. */
export function optionsOf<Options, State, Event extends GameEvent>(
  { options, solo }: GameEntry<Options, State, Event>,
  table: TableChoice,
): readonly Options[] {
  const isOpen = table.players === 1 && table.solo === undefined;
  return isOpen ? solo.map((level) => options({ ...table, solo: level })) : [options(table)];
}

/** By seat: VP ahead of the best other one, and the share of the victory. */
export function outcomeOf<Options, State, Event extends GameEvent>(
  { game }: GameEntry<Options, State, Event>,
  state: State,
): { readonly vp: readonly number[]; readonly margins: readonly number[]; readonly wins: readonly number[] } {
  const result = game.result(state);
  if (!result) throw new Error('The game stopped before its end.');
  const vp = game.scores(state).map((sheet) => sheet.vp);
  const margins = vp.map((own, seat) => own - Math.max(...vp.filter((_, other) => other !== seat)));
  const wins = vp.map((_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
  return { vp, margins, wins };
}
