import { maskOf } from '@polder/core';
import { accept } from '../edition/accept.js';
import { COLUMNS } from '../edition/counts.js';
import { defaultEdition } from '../edition/default.js';
import { COLOURS, type Colour, type Difficulty, type Edition, type TileKind } from '../edition/types.js';
import { setup } from '../rules/setup.js';
import { VP } from '../rules/sources.js';
import {
  difficultyOf,
  GARDENER,
  gardenerOf,
  newTurn,
  type Player,
  type State,
  tables,
} from '../rules/state.js';

/** Items of each kind: tiles and Farm Enhancement cards. */
export interface GardenerStock {
  readonly common: number;
  readonly uncommon: number;
  readonly unique: number;
  readonly cards: number;
}

/**
 * A solo game as it lies on a real table, in the words that are printed there: all that the Gardener
 * needs for its turn and its score. What lies face down or does not matter to it is not in here.
 */
export interface GardenerTable {
  readonly difficulty: Difficulty;
  /** The round in which its next turn is, and the last round if that is known. */
  readonly round: number;
  readonly lastRound?: number;
  readonly gate: number;
  readonly water: number;
  /** Whether something lies on each place: two common, uncommon and unique tile; three cards. */
  readonly tiles: readonly boolean[];
  readonly cards: readonly boolean[];
  /** Items left in each stack with its discards, where an offer may not be refilled. Absent: enough. */
  readonly left?: GardenerStock;
  /** Card 1, 2, ... on top (null: not known) and its bulbs; the one beneath it, if that is known. */
  readonly trade: {
    readonly card: number | null;
    readonly next?: number;
    readonly bulbs: readonly (Colour | null)[];
  };
  readonly market: {
    readonly you: string;
    readonly gardener: string;
    readonly neutral: readonly string[];
    /** Your marker stands on the Gardener's. */
    readonly stacked?: true;
  };
  /** Rows of unique Calendar rewards that are covered, for each column. */
  readonly covered: readonly (readonly number[])[];
  /** Id of the starting card whose back is the Queen's Wish. */
  readonly wish: number;
  readonly you: {
    readonly windmills: readonly string[];
    /** Columns reached, 0 to 4. */
    readonly calendar: number;
    /** Your value of the wish: 1 is the highest, 0: not met. */
    readonly wish: number;
  };
  readonly gardener: {
    readonly board: string;
    /** Section of the large wheel under the arrow, 1 to 6; 0 before its first turn. */
    readonly section: number;
    readonly calendar: number;
    readonly wish: number;
    /** Rows from the top, each from the left. */
    readonly patches: readonly (readonly Colour[])[];
    readonly windmills: readonly string[];
    /** VP on the track, tiles and cards collected. */
    readonly vp: number;
    readonly tiles: number;
    readonly cards: number;
  };
}

/** The table of a game that begins (G-SET-1, G-SET-2): your first turn comes next. */
export function startingTable(
  chosen: {
    readonly difficulty: Difficulty;
    readonly board: string;
    readonly wish: number;
    /** Of the Market, where your marker stands. */
    readonly area: string;
  },
  edition: Edition = defaultEdition,
): GardenerTable {
  const { difficulty, board, wish, area } = chosen;
  const areas = edition.market.map(({ id }) => id);
  return {
    difficulty,
    round: 1,
    gate: 1,
    water: 0,
    tiles: [true, true, true, true],
    cards: [true, true, true],
    trade: { card: null, bulbs: [null, null, null, null] },
    market: { you: area, gardener: areas.at(areas.indexOf(area) - 1) ?? area, neutral: areas },
    covered: edition.calendar.columns.map(() => []),
    wish,
    you: { windmills: [], calendar: 0, wish: 0 },
    gardener: {
      board,
      section: 0,
      calendar: 0,
      wish: 0,
      patches: edition.patches.map(() => []),
      windmills: [],
      vp: edition.start.vp,
      tiles: 0,
      cards: 0,
    },
  };
}

/** All that is in the box. */
export function boxOf({ tiles, cards }: Edition): GardenerStock {
  const copies = (kind: TileKind): number =>
    tiles.reduce((sum, tile) => (tile.kind === kind ? sum + tile.copies : sum), 0);
  return {
    common: copies('common'),
    uncommon: copies('uncommon'),
    unique: copies('unique'),
    cards: cards.length,
  };
}

/** The trade card on top and the one beneath it, from 0; null: not known. A single card is both. */
export function topTrades(
  { card, next }: GardenerTable['trade'],
  cards: number,
): readonly [top: number | null, next: number | null] {
  if (cards === 1) return [0, 0];
  return [card === null ? null : card - 1, next === undefined ? null : next - 1];
}

/**
 * A game in the machine that looks like this table to the Gardener. Which tiles and cards lie where does
 * not matter to it: they are dealt somehow and need not add up.
 */
export function stateOf(table: GardenerTable, edition: Edition = defaultEdition): State {
  const { difficulty, trade, market, you, gardener } = table;
  const s = setup({ players: 1, solo: difficulty, edition }, 'companion', accept);
  const t = tables(s);
  const find = (list: readonly { readonly id: string | number }[], id: string | number): number =>
    list.findIndex((it) => it.id === id);
  const mills = (ids: readonly string[]): number => maskOf(ids.map((id) => find(edition.spaces, id)));

  s.gate = table.gate;
  s.water = table.water;
  s.wish = find(edition.startingCards, table.wish);
  s.covered = table.covered.map((rows) => maskOf(rows.map((row) => row - 1)));
  s.neutrals = edition.market.map(({ id }) => market.neutral.filter((area) => area === id).length);
  s.lastRound = table.lastRound ?? -1;
  s.turn = newTurn(0, table.round);
  s.frames = [];
  s.endTaken = [you, gardener].filter(({ calendar }) => calendar > edition.calendar.columns.length).length;

  s.tradeBulbs = trade.bulbs.map((bulb) => (bulb === null ? -1 : COLOURS.indexOf(bulb)));
  const [top, next] = topTrades(trade, t.trade.length);
  const others = t.trade.map((_, card) => card).filter((card) => card !== top && card !== next);
  s.tradeCards = [top, ...(next === null ? [] : [next]), ...others].slice(0, t.trade.length);
  s.tradeSeen = s.tradeCards.map((_, i) => i === 0 || (i === 1 && next !== null));

  const collected = gardenerOf(s);
  collected.wish = gardener.wish - 1;
  collected.yours = you.wish - 1;
  collected.tiles = new Array<number>(gardener.tiles).fill(0);
  collected.cards = new Array<number>(gardener.cards).fill(0);
  s.tileOffer = s.tileOffer.map((tile, place) => (table.tiles[place] ? tile : -1));
  s.cardOffer = s.cardOffer.map((card, place) => (table.cards[place] ? card : -1));
  // Nobody can take more than there is in the box: that is enough.
  const { common, uncommon, unique, cards } = table.left ?? boxOf(edition);
  s.stacks = [common, uncommon, unique, cards].map((size) => ({
    items: new Array<number>(size).fill(0),
    seen: new Array<number>(size).fill(0),
    discards: [],
    discardsSeen: [],
  }));

  const [person, it] = s.players;
  person.mills = mills(you.windmills);
  person.calendar = you.calendar - 1;
  person.area = find(edition.market, market.you);
  person.on = market.stacked ? GARDENER : -1;
  it.board = find(edition.wheels.large, gardener.board);
  const sections = it.large.length;
  it.steps = gardener.calendar * sections + (gardener.section % sections);
  it.calendar = gardener.calendar - 1;
  it.area = find(edition.market, market.gardener);
  it.mills = mills(gardener.windmills);
  takeWindmills(it, gardener.windmills.length);
  gardener.patches.forEach((row, i) => {
    it.rows[i] = row.length;
    row.forEach((colour, column) => {
      it.patches[i * COLUMNS + column] = COLOURS.indexOf(colour);
    });
  });
  it.vp.fill(0);
  it.vp[VP.start] = gardener.vp;
  return s;
}

/** Which of its Windmills stand on the board does not matter to the Gardener. */
function takeWindmills({ groups }: Player, count: number): void {
  let left = count;
  groups.forEach((windmills, group) => {
    const taken = Math.min(windmills, left);
    groups[group] -= taken;
    left -= taken;
  });
}

/** The table as a person would read it off a game in the machine, before the Gardener's next turn. */
export function tableOf(s: State): GardenerTable {
  const { edition } = tables(s);
  const [you, it] = s.players;
  const { tiles, cards, wish, yours } = gardenerOf(s);
  if (s.turn.round === 0) throw new Error('The game is still being set up.');
  const spaces = ({ mills }: Player): string[] =>
    edition.spaces.filter((_, i) => (mills >> i) & 1).map(({ id }) => id);
  const [common, uncommon, unique, stackedCards] = s.stacks.map(
    ({ items, discards }) => items.length + discards.length,
  );
  const [card, next] = s.tradeCards.map((it, i) => (s.tradeSeen[i] && it !== null ? it + 1 : null));
  return {
    difficulty: difficultyOf(s),
    round: s.turn.seat === GARDENER ? s.turn.round + 1 : s.turn.round,
    ...(s.lastRound < 0 ? {} : { lastRound: s.lastRound }),
    gate: s.gate,
    water: s.water,
    tiles: s.tileOffer.map((tile) => tile >= 0),
    cards: s.cardOffer.map((it) => it >= 0),
    left: { common, uncommon, unique, cards: stackedCards },
    trade: {
      card,
      ...(next === null || next === undefined ? {} : { next }),
      bulbs: s.tradeBulbs.map((bulb) => COLOURS[bulb] ?? null),
    },
    market: {
      you: edition.market[you.area].id,
      gardener: edition.market[it.area].id,
      neutral: edition.market.flatMap(({ id }, area) => new Array<string>(s.neutrals[area]).fill(id)),
      ...(you.on === GARDENER ? { stacked: true as const } : {}),
    },
    covered: s.covered.map((mask) => [1, 2, 3, 4].filter((row) => (mask >> (row - 1)) & 1)),
    wish: edition.startingCards[s.wish].id,
    you: { windmills: spaces(you), calendar: you.calendar + 1, wish: yours + 1 },
    gardener: {
      board: edition.wheels.large[it.board].id,
      section: it.steps === 0 ? 0 : ((it.steps - 1) % it.large.length) + 1,
      calendar: it.calendar + 1,
      wish: wish + 1,
      patches: it.rows.map((length, row) =>
        it.patches.slice(row * COLUMNS, row * COLUMNS + length).map((colour) => COLOURS[colour]),
      ),
      windmills: spaces(it),
      vp: it.vp.reduce((sum, n) => sum + n, 0),
      tiles: tiles.length,
      cards: cards.length,
    },
  };
}
