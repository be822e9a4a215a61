import { Scenario } from '@polder/core/testing';
import { effectKey } from '../edition/keys.js';
import { SPACES } from '../edition/tables.js';
import { COLOURS, type Colour, type Effect } from '../edition/types.js';
import type { Event } from '../rules/events.js';
import { duel, duelMachine } from '../rules/game.js';
import { begin } from '../rules/goods.js';
import { vpOf } from '../rules/run.js';
import { TURN, VP, type VpSource } from '../rules/sources.js';
import {
  CLOSED,
  editionOf,
  ON_LOWER,
  ON_UPPER,
  type Options,
  type Player,
  type State,
  tables,
} from '../rules/state.js';

/**
 * The scenario language of the tests: lay out a position, act, and say what is offered, blocked and
 * gained. A table starts in seat 0's first turn, wheels turned, before the first action; seat 0 is red,
 * Personal and Central section 1 mesh with it (seat 1: Central section 4); nobody has Helpers. Numbers
 * are those of the rule page: tile 1-24, card 1-20, Patch 1-12, space 1-4, port 1-5, trade and Market tiles.
 */
export function table(options: Options & { readonly seed?: string } = {}): Table {
  const { seed = 'table', ...rest } = options;
  const it = freshTable({ ...rest, seed });
  for (const { id, seat, options: offered } of duel.decisions(it.state)) {
    duel.choose(it.state, { decision: id, seat, key: offered[0].key });
  }
  return it.quiet();
}

/** The same, but before anybody has chosen anything. */
export function freshTable(options: Options & { readonly seed?: string } = {}): Table {
  const { seed = 'table', ...rest } = options;
  return new Table(duel.setup(rest, seed));
}

export class Table extends Scenario<Options, State, Event> {
  #seat = 0;

  constructor(state: State) {
    super(duel, state);
  }

  /** At the choice of action, first sections meshing; the cards of set-up are gone from the rows. */
  quiet(): this {
    const s = this.state;
    s.red = 0;
    s.personal = 0;
    s.central = 0;
    s.cardAside.unshift(...s.rows.flat());
    s.rows = [[], []];
    s.frames = [{ kind: 'followUp' }, { kind: 'actions', done: 0 }];
    return this;
  }

  // Laying out a position. `seat` says for whom.

  /** The player whom the following lines are about. */
  seat(seat: number): this {
    this.#seat = seat;
    return this;
  }
  get player(): Player {
    return this.state.players[this.#seat];
  }
  /** It is this seat's turn, at the choice of action. */
  turnOf(seat: number): this {
    this.#seat = seat;
    this.state.turn = { ...this.state.turn, seat, actor: seat, used: 0 };
    this.state.frames = [{ kind: 'followUp' }, { kind: 'actions', done: 0 }];
    return this;
  }
  /** It is this seat's turn, wheels not yet turned. */
  atWheels(seat = this.#seat): this {
    this.turnOf(seat);
    this.state.frames.push({ kind: 'rotate' });
    return this;
  }
  /** This seat's rival has finished a turn: its follow-up is next. */
  followsUp(seat: number): this {
    this.turnOf(1 - seat);
    this.#seat = seat;
    this.state.frames = [{ kind: 'followUp' }];
    return this.#settle();
  }
  round(round: number): this {
    this.state.turn.round = round;
    return this;
  }
  /** Which seat is red. */
  red(seat: number): this {
    this.state.red = seat;
    return this;
  }
  /** Sections that mesh: of the Personal Wheels (1-5), and of the Central one as red reads it (1-6). */
  mesh(personal: number, central: number): this {
    this.state.personal = personal - 1;
    this.state.central = central - 1;
    return this;
  }
  guilder(n: number): this {
    this.player.guilder = n;
    return this;
  }
  tools(n: number): this {
    this.player.tools = n;
    return this;
  }
  /** VP on the track, all from the wheels; 40 and more have moved the Calendar. */
  vp(n: number): this {
    this.player.vp.fill(0);
    this.player.vp[VP.wheels] = n;
    this.player.marked = n >= this.edition.marks.vp;
    return this;
  }
  /** The bulbs in Storage. */
  storage(...colours: Colour[]): this {
    this.player.storage = COLOURS.map((colour) => colours.filter((it) => it === colour).length);
    return this;
  }
  /** The four spaces of a Patch. */
  patch(patch: number, ...tulips: (Colour | null)[]): this {
    for (let i = 0; i < SPACES; i++) {
      const tulip = tulips[i] ?? null;
      this.state.patches[(patch - 1) * SPACES + i] = tulip === null ? -1 : COLOURS.indexOf(tulip);
    }
    return this;
  }
  /** Windmills on these spaces (1-12: between that Patch and the next), from these columns. */
  windmills(...mills: (readonly [space: number, column: Colour])[]): this {
    for (const [space, column] of mills) {
      this.player.mills |= 1 << (space - 1);
      this.player.columns[COLOURS.indexOf(column)]--;
    }
    return this;
  }
  /** Windmills left in the columns: white, yellow, red, violet, black. */
  columns(...left: number[]): this {
    this.player.columns = left;
    return this;
  }
  /** Cards in this seat's Helper row, newest first. */
  helpers(...cards: number[]): this {
    this.state.rows[this.#seat] = cards.map((card) => this.#pullCard(card));
    return this;
  }
  /** Cards in this seat's Contract row (the rival's Helpers), newest first. */
  contracts(...cards: number[]): this {
    this.state.rows[1 - this.#seat] = cards.map((card) => this.#pullCard(card));
    return this;
  }
  scored(...cards: number[]): this {
    this.player.scored = cards.map((card) => this.#pullCard(card));
    return this;
  }
  traded(...colours: Colour[]): this {
    this.player.traded = colours.map((colour) => COLOURS.indexOf(colour));
    return this;
  }
  /** A tile on a section: `personal1`..`personal5` of this seat, `central1`..`central6`. */
  tile(section: string, tile: number): this {
    const at = Number(section.slice(-1)) - 1;
    const wheel = section.startsWith('personal') ? this.player.wheel : this.state.centralTiles;
    wheel[at] = this.#pullTile(tile);
    return this;
  }
  /** The four tiles on offer; 0: an empty place. */
  tileOffer(...tiles: number[]): this {
    const s = this.state;
    s.tileAside.unshift(...s.tileOffer.filter((tile) => tile >= 0));
    s.tileOffer = [-1, -1, -1, -1];
    s.tileOffer = tiles.map((tile) => (tile === 0 ? -1 : this.#pullTile(tile)));
    return this;
  }
  /** The two cards on offer; 0: an empty place. */
  cardOffer(...cards: number[]): this {
    const s = this.state;
    s.cardAside.unshift(...s.cardOffer.filter((card) => card >= 0));
    s.cardOffer = [-1, -1];
    s.cardOffer = cards.map((card) => (card === 0 ? -1 : this.#pullCard(card)));
    return this;
  }
  /** So many are left on top; the rest of the stack goes to what is set aside. */
  tilesLeft(count: number): this {
    const { tileStack, tileAside } = this.state;
    tileAside.unshift(...tileStack.splice(0, tileStack.length - count));
    return this;
  }
  /** The deck is just these, the first one on top. */
  deck(...cards: number[]): this {
    const s = this.state;
    s.cardAside.unshift(...s.cardDeck.splice(0));
    s.cardDeck = cards.map((card) => this.#pullCard(card)).reverse();
    return this;
  }
  /** Nothing is set aside any more. */
  noneAside(): this {
    this.state.tileAside = [];
    this.state.cardAside = [];
    return this;
  }
  /** The two Market tiles on offer, farthest from the stack first; then those next in the stack. */
  market(offer: readonly [number, number], ...next: number[]): this {
    const s = this.state;
    const index = (id: number): number => this.edition.market.tiles.findIndex((tile) => tile.id === id);
    const [offered, coming] = [offer.map(index), next.map(index)];
    const rest = this.edition.market.tiles
      .map((_, i) => i)
      .filter((i) => ![...offered, ...coming].includes(i));
    s.marketOffer = offered;
    s.marketDiscards = [];
    s.marketStack = [...rest, ...coming.reverse()];
    return this;
  }
  /** So many tiles are left in the Market stack, the others are discards. */
  marketLeft(count: number): this {
    const { marketStack, marketDiscards } = this.state;
    marketDiscards.push(...marketStack.splice(0, marketStack.length - count).map(Number));
    return this;
  }
  /** A port (1-5): Demand tile (1-5), Export tile (1-11, 0: none), where its Port tile lies. */
  port(port: number, demand: number, exportTile: number, tile: 'lower' | 'upper' | 'closed'): this {
    const s = this.state;
    const { demands, exports } = this.edition;
    const it = s.ports[port - 1];
    const wanted = demands.findIndex(({ id }) => id === demand);
    const other = s.ports.find((one) => one.demand === wanted);
    if (other) other.demand = it.demand;
    it.demand = wanted;
    const old = it.export;
    it.export = exportTile === 0 ? -1 : exports.findIndex(({ id }) => id === exportTile);
    const elsewhere = s.ports.find((one) => one !== it && one.export === it.export && it.export >= 0);
    if (elsewhere) elsewhere.export = old;
    else {
      s.exportStack = s.exportStack.filter((one) => one !== it.export);
      if (old >= 0 && old !== it.export) s.exportStack.unshift(old);
    }
    it.tile = { lower: ON_LOWER, upper: ON_UPPER, closed: CLOSED }[tile];
    return this;
  }
  /** The next Export tiles to come, the first one on top. */
  exports(...tiles: number[]): this {
    const s = this.state;
    const next = tiles.map((tile) => this.edition.exports.findIndex(({ id }) => id === tile));
    s.exportStack = [...s.exportStack.filter((one) => !next.includes(Number(one))), ...next.reverse()];
    return this;
  }
  ship(port: number): this {
    this.state.ship = port - 1;
    return this;
  }
  /** Space of the Calendar marker, 1-5. */
  calendar(space: number): this {
    this.state.calendar = space - 1;
    return this;
  }

  // Acting

  /** Do this effect now, as if a reward of the turn gave it. It must occur in the edition. */
  act(effect: Effect): this {
    const index = tables(this.state).effectKeys.indexOf(effectKey(effect));
    if (index < 0) throw new Error(`No '${effectKey(effect)}' in this edition.`);
    this.events = [];
    begin({ state: this.state, events: this.events }, index, TURN);
    return this.#settle();
  }
  #settle(): this {
    duelMachine.settle({ state: this.state, events: this.events });
    return this;
  }

  // Looking

  get edition() {
    return editionOf(this.state);
  }
  /** What this seat has, in words of the rule page. */
  get has() {
    const p = this.player;
    const ids = (cards: readonly number[]): number[] => cards.map((card) => this.edition.cards[card].id);
    return {
      guilder: p.guilder,
      tools: p.tools,
      vp: vpOf(p),
      storage: COLOURS.flatMap((colour, i) => new Array<Colour>(p.storage[i]).fill(colour)),
      columns: [...p.columns],
      windmills: this.edition.patches.flatMap((_, i) => ((p.mills >> i) & 1 ? [i + 1] : [])),
      helpers: ids(this.state.rows[this.#seat]),
      contracts: ids(this.state.rows[1 - this.#seat]),
      scored: ids(p.scored),
      traded: p.traded.map((colour) => COLOURS[colour]),
      personal: p.wheel.map((tile) => (tile < 0 ? 0 : this.edition.tiles[tile].id)),
    };
  }
  /** What lies on the table, in words of the rule page. */
  get lies() {
    const s = this.state;
    const { tiles, cards, exports, demands, market } = this.edition;
    const tileIds = (list: readonly number[]): number[] =>
      list.map((tile) => (tile < 0 ? 0 : tiles[tile].id));
    return {
      central: tileIds(s.centralTiles),
      tileOffer: tileIds(s.tileOffer),
      tileStack: s.tileStack.length,
      cardOffer: s.cardOffer.map((card) => (card < 0 ? 0 : cards[card].id)),
      deck: s.cardDeck.map((card) => cards[Number(card)].id).reverse(),
      gone: s.cardsGone.map((card) => cards[card].id),
      market: s.marketOffer.map((tile) => market.tiles[tile].id),
      marketStack: s.marketStack.length,
      marketDiscards: s.marketDiscards.map((tile) => market.tiles[tile].id),
      ports: s.ports.map((port) => ({
        demand: demands[port.demand].id,
        export: port.export < 0 ? 0 : exports[port.export].id,
        tile: (['lower', 'upper', 'closed'] as const)[port.tile],
      })),
      ship: s.ship + 1,
      calendar: s.calendar + 1,
    };
  }
  /** The tulips of a Patch. */
  tulips(patch: number): (Colour | null)[] {
    const first = (patch - 1) * SPACES;
    return this.state.patches.slice(first, first + SPACES).map((colour) => COLOURS[colour] ?? null);
  }
  vpFrom(source: VpSource): number {
    return this.player.vp[VP[source]];
  }
  /** One line of this seat's score sheet. */
  score(source: string): number {
    return this.scoreOf(this.#seat, source);
  }

  /** Take a card out of wherever it lies face down or on offer. */
  #pullCard(id: number): number {
    const s = this.state;
    const card = this.edition.cards.findIndex((it) => it.id === id);
    for (const list of [s.cardAside, s.cardDeck]) {
      const at = list.indexOf(card);
      if (at >= 0) return Number(list.splice(at, 1)[0]);
    }
    const place = s.cardOffer.indexOf(card);
    if (place < 0) throw new Error(`Card ${id} is in use elsewhere.`);
    s.cardOffer[place] = Number(s.cardAside.pop());
    return card;
  }
  #pullTile(id: number): number {
    const s = this.state;
    const tile = this.edition.tiles.findIndex((it) => it.id === id);
    for (const list of [s.tileAside, s.tileStack]) {
      const at = list.indexOf(tile);
      if (at >= 0) return Number(list.splice(at, 1)[0]);
    }
    const place = s.tileOffer.indexOf(tile);
    if (place < 0) throw new Error(`Tile ${id} is in use elsewhere.`);
    s.tileOffer[place] = Number(s.tileAside.pop());
    return tile;
  }
}
