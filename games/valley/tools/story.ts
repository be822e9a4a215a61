import type { Ledger } from '@polder/bots';
import { type Edition, effectKey, type ValleyState } from '../rules/index.js';

/** What has happened in a game so far, as far as counting needs it. */
export interface Story {
  seat: number;
  gate: number;
  /** Bulbs in each row of each seat. */
  readonly rows: number[][];
  /** Calendar cells that are covered, and arrivals in the last column. */
  readonly covered: Set<string>;
  arrivals: number;
  /** Starting card whose wish it is, and how often it was met. */
  wish: number;
  wishes: number;
  /** Printed actions that were a chance in this turn. */
  readonly active: Set<string>;
  /** The trade card on top, and its rewards within reach of the Trade under way. */
  tradeCard: number;
  quarters: ReadonlySet<string>;
  /** A seat has decided on a Trade that is still to come. */
  trading: boolean;
}

/** One game that is watched. */
export interface Watching {
  readonly edition: Edition;
  readonly ledger: Ledger;
  readonly story: Story;
}

export function beginStory(edition: Edition, ledger: Ledger, state: ValleyState): Story {
  for (const [seat, { board }] of state.players.entries()) {
    ledger.take(seat, 'board', [`board:${edition.wheels.large[board].id}`]);
  }
  return {
    ...{ seat: state.turn.seat, gate: state.gate, arrivals: 0, wish: -1, wishes: 0 },
    rows: state.players.map(() => edition.patches.map(() => 0)),
    ...{ covered: new Set(), active: new Set() },
    ...{ tradeCard: state.tradeCards[0] ?? 0, quarters: new Set(), trading: false },
  };
}

// Ids of items

export function gateItem(from: number, to: number): string {
  if (from === to) return 'gate:stay';
  return to < from ? 'gate:lower' : `gate:${from}>${to}`;
}

export const patchItem = (row: number, column: number): string => `patch:${row + 1}.${column + 1}`;

/** Row -1: the reward for all. */
export const cellItem = ({ calendar: { columns } }: Edition, column: number, row: number): string =>
  `calendar:${columns[column].id}.${row < 0 ? 'common' : row + 1}`;

export const quarterItem = (card: number, quarter: number): string =>
  `trade:${card + 1}.${(quarter % 4) + 1}`;

/** The rewards on both sides of a bulb space. */
export const adjacentQuarters = (card: number, space: number): string[] => [
  quarterItem(card, space),
  quarterItem(card, space + 1),
];

export const fieldItems = (edition: Edition, space: string): string[] =>
  (edition.spaces.find(({ id }) => id === space)?.fields ?? []).map((id) => `field:${id}`);

/** The printed action under an arrow; undefined: a tile lies on it. */
export function printedItem(
  { wheels }: Edition,
  { players, turn }: ValleyState,
  side: string,
): string | undefined {
  const { large, small, board } = players[turn.seat];
  const onLarge = side === 'large';
  if ((onLarge ? large[turn.large] : small[turn.small]) >= 0) return undefined;
  const effect = onLarge ? wheels.large[board].sections[turn.large] : wheels.small[turn.small];
  return `wheel:${side}:${effectKey(effect)}`;
}
