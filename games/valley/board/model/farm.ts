import {
  type Ability,
  type CardGroup,
  COLOURS,
  COLUMNS,
  type Colour,
  type Contract,
  columnOf,
  contractVp,
  type Effect,
  editionOf,
  GARDENER,
  isUsed,
  ROWS,
  rowColour,
  START_CARD,
  type ValleyPlayer,
  type ValleyState,
} from '@polder/valley';

/** What a farm board shows, read from a view. Rows and columns are counted from 0 here, from 1 in targets. */

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** VP on the track. */
export const trackVp = ({ vp }: ValleyPlayer): number => sum(vp);

export const isGardenerSeat = (view: ValleyState, seat: number): boolean =>
  view.gardener !== undefined && seat === GARDENER;

const scoringOf = (view: ValleyState, seat: number) =>
  isGardenerSeat(view, seat) && view.options.solo
    ? editionOf(view).gardener.scoring[view.options.solo]
    : undefined;

// Patches

export interface Patch {
  readonly row: number;
  readonly column: number;
  readonly reward: Effect | null;
  readonly bulb: Colour | undefined;
  /** What is selected would put this colour here. */
  readonly ghost: Colour | undefined;
  /** The leftmost free one of its row. */
  readonly next: boolean;
}

const bulbAt = (player: ValleyPlayer | undefined, at: number): Colour | undefined =>
  COLOURS[player?.patches[at] ?? -1];

/** Row by row. `ghost` is the table after what is selected. */
export function patchesOf(view: ValleyState, seat: number, ghost?: ValleyState): Patch[] {
  const edition = editionOf(view);
  const printed = isGardenerSeat(view, seat) ? edition.gardener.overlay : edition.patches;
  const player = view.players[seat];
  return player.patches.map((_, at) => {
    const [row, column] = [Math.floor(at / COLUMNS), at % COLUMNS];
    const bulb = bulbAt(player, at);
    return {
      row,
      column,
      reward: printed[row][column],
      bulb,
      ghost: bulb ? undefined : bulbAt(ghost?.players[seat], at),
      next: player.rows[row] === column,
    };
  });
}

export interface RowValue {
  readonly bulbs: number;
  readonly mixed: number;
  readonly single: number;
  /** The value that it is heading for, or has: one colour so far, or mixed. */
  readonly aim: 'mixed' | 'single';
  /** VP at the end, if it ended now (SCO-3). */
  readonly vp: number;
}

export function rowsOf(view: ValleyState, seat: number): RowValue[] {
  const player = view.players[seat];
  const highest = scoringOf(view, seat)?.rows === 'highest';
  return editionOf(view).rows.map(({ mixed, single }, row) => {
    const bulbs = player.rows[row];
    const alike = bulbs === 0 || rowColour(player, row) >= 0;
    const aim = alike || (highest && single > mixed) ? 'single' : 'mixed';
    const vp = bulbs < COLUMNS ? 0 : aim === 'single' ? single : mixed;
    return { bulbs, mixed, single, aim, vp };
  });
}

export interface ColumnValue {
  readonly bulbs: number;
  readonly plus: number;
  readonly minus: number;
  /** `spoilt`: a colour repeats, which costs even before it is full. */
  readonly state: 'open' | 'full' | 'spoilt';
  /** VP at the end, if it ended now (SCO-4). */
  readonly vp: number;
}

export function columnsOf(view: ValleyState, seat: number): ColumnValue[] {
  const player = view.players[seat];
  const highest = scoringOf(view, seat)?.columns === 'highest';
  return editionOf(view).columns.map(({ plus, minus: printed }, column) => {
    const { bulbs, repeats } = columnOf(player, column);
    const minus = highest ? 0 : printed;
    if (repeats && !highest) return { bulbs, plus, minus, state: 'spoilt', vp: -minus };
    if (bulbs === ROWS) return { bulbs, plus, minus, state: 'full', vp: plus };
    return { bulbs, plus, minus, state: 'open', vp: 0 };
  });
}

// Storage

export interface Place {
  /** What lies here now. */
  readonly bulb: Colour | undefined;
  /** What is selected would take it away, or put this one here. */
  readonly goes: boolean;
  readonly comes: Colour | undefined;
  /** Guilder to put a bulb here (STO-1). */
  readonly cost: number;
}

/** Bulbs in colour order. A bulb to come takes the place of one that goes, if there is one, or the next free one. */
export function placesOf(view: ValleyState, seat: number, ghost?: ValleyState): Place[] {
  const { free, paid } = editionOf(view).storage;
  const { storage } = view.players[seat];
  const then = ghost?.players[seat].storage ?? storage;
  const stored = COLOURS.flatMap((bulb, colour) =>
    Array.from({ length: storage[colour] }, (_, i) => ({ bulb, goes: i >= then[colour] })),
  );
  const coming = COLOURS.flatMap((bulb, colour) =>
    new Array<Colour>(Math.max(0, then[colour] - storage[colour])).fill(bulb),
  );
  const costs = [...new Array<number>(free).fill(0), ...paid];
  return costs.map((cost, i) => {
    const { bulb, goes } = stored[i] ?? { bulb: undefined, goes: false };
    const comes = goes || !bulb ? coming.shift() : undefined;
    return { bulb, goes, comes, cost };
  });
}

/** Bulbs of a rival, one by one. */
export const storedOf = ({ storage }: ValleyPlayer): Colour[] =>
  COLOURS.flatMap((bulb, colour) => new Array<Colour>(storage[colour]).fill(bulb));

// Cards

export interface Helper {
  /** As in the targets: `helper:15`, `helper:start`. */
  readonly id: number | 'start';
  readonly ability: Ability;
  readonly used: boolean;
}

const usedBy = ({ turn }: ValleyState, seat: number, card: number): boolean =>
  turn.seat === seat && isUsed(turn, card);

export function startOf(view: ValleyState, seat: number): Helper | undefined {
  const card = editionOf(view).startingCards[view.players[seat].start];
  return card && { id: 'start', ability: card.ability, used: usedBy(view, seat, START_CARD) };
}

/** By place; without the starting card. */
export function helpersOf(view: ValleyState, seat: number): Helper[] {
  const { cards } = editionOf(view);
  return view.players[seat].helpers.map((card) => ({
    id: cards[card].id,
    ability: cards[card].helper,
    used: usedBy(view, seat, card),
  }));
}

export interface SignedContract {
  readonly id: number;
  readonly group: CardGroup;
  readonly contract: Contract;
  /** What it would score right now (SCO-1). */
  readonly vp: number;
}

export function contractsOf(view: ValleyState, seat: number): SignedContract[] {
  const player = view.players[seat];
  const { cards } = editionOf(view);
  return player.contracts.map((card) => {
    const { id, group, contract } = cards[card];
    return { id, group, contract, vp: contractVp(view, player, card) };
  });
}

/** Which places `place:1` to `place:3` mean now: those of the card that is being tucked (FRM-2). */
export function replacing({ frames }: ValleyState): 'helper' | 'contract' | undefined {
  const frame = frames[frames.length - 1];
  if (frame?.kind !== 'farm' || frame.picked < 0) return undefined;
  return frame.role === 0 ? 'helper' : 'contract';
}

// Windmills

export interface Group {
  readonly colour: Colour;
  readonly left: number;
  readonly of: number;
  /** VP for each planted bulb. */
  readonly each: number;
  readonly planted: number;
  /** An empty group scores (SCO-2). */
  readonly scores: boolean;
}

export function groupsOf(view: ValleyState, seat: number): Group[] {
  const { groups, patches } = view.players[seat];
  return editionOf(view).groups.map(({ windmills, vp }, colour) => ({
    colour: COLOURS[colour],
    left: groups[colour],
    of: windmills,
    each: vp,
    planted: patches.filter((bulb) => bulb === colour).length,
    scores: groups[colour] === 0,
  }));
}

export const windmillsLeft = ({ groups }: ValleyPlayer): number => sum(groups);

// What can be planted: a bulb is taken from Storage, then a row is chosen

const PLANT = /^plant:([a-z]+)>(\d+)$/;

/** Colours that some option plants. */
export function plantable(keys: readonly string[]): ReadonlySet<string> {
  return new Set(keys.flatMap((key) => PLANT.exec(key)?.[1] ?? []));
}

export const plantKey = (colour: Colour, row: number): string => `plant:${colour}>${row + 1}`;
