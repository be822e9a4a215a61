import { Scenario } from '@polder/core/testing';
import { effectKey } from '../edition/effects.js';
import { tablesOf } from '../edition/tables.js';
import { COLOURS, type Colour, type Effect, TILE_KINDS, type TileKind } from '../edition/types.js';
import type { Event } from '../rules/events.js';
import { valley, valleyMachine } from '../rules/game.js';
import { begin } from '../rules/goods.js';
import { storedBulbs, vpOf } from '../rules/run.js';
import { TURN, VP, type VpSource } from '../rules/sources.js';
import {
  CARDS,
  editionOf,
  type Options,
  type Player,
  START_BIT,
  type State,
  tables,
} from '../rules/state.js';
import { rulesEdition } from './editions.js';

/**
 * The scenario language of the tests: lay out a position, act, and say what is offered, blocked and
 * gained. A table starts in seat 0's first turn, wheels turned one step, with starting cards that
 * do nothing (`starting` gives a working one). Numbers are those of the rule pages: tile 1-30, card
 * 1-30, starting card 1-6, row 1-4, seat 0-3; spaces and areas by name. The edition is `rulesEdition`;
 * tests of what is printed in the default edition give that one.
 */
export function table(options: Partial<Options> & { seed?: string } = {}): Table {
  const { state } = freshTable(options);
  for (;;) {
    const [decision] = valley.decisions(state);
    if (decision.ask !== 'startingCard' && decision.ask !== 'marker') break;
    valley.choose(state, { decision: decision.id, seat: decision.seat, key: decision.options[0].key });
  }
  return new Table(state).quiet();
}

/** The same, but before anybody has chosen anything. */
export function freshTable(options: Partial<Options> & { seed?: string } = {}): Table {
  const { seed = 'table', players = 2, edition = rulesEdition, ...rest } = options;
  return new Table(valley.setup({ players, edition, ...rest }, seed));
}

const LOOK_AT_CARDS = 2;
const CONTRACT_GROUPS = 2;

export class Table extends Scenario<Options, State, Event> {
  #seat = 0;

  constructor(state: State) {
    super(valley, state);
  }

  /** Past set-up, at the choice of action; starting cards asleep; a wish that nothing meets by chance. */
  quiet(): this {
    const s = this.state;
    for (const player of s.players) player.start = LOOK_AT_CARDS - 1;
    s.wish = CONTRACT_GROUPS - 1;
    s.turn.used = START_BIT;
    s.turn.large = 0;
    s.turn.small = 0;
    for (const player of s.players) player.steps = 1;
    s.frames = [{ kind: 'actions', done: 0 }];
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
  /** Begin this seat's turn at the floodgate, wheels not yet turned. */
  atGate(): this {
    this.state.turn = {
      ...this.state.turn,
      seat: this.#seat,
      large: -1,
      small: -1,
      common: false,
      unique: false,
      used: START_BIT,
      neutral: false,
      stacked: false,
    };
    this.state.frames = [{ kind: 'actions', done: 0 }, { kind: 'wheels' }, { kind: 'gate' }];
    return this;
  }
  /** It is this seat's turn, at the choice of action. */
  turnOf(seat: number): this {
    this.#seat = seat;
    this.state.turn.seat = seat;
    return this;
  }
  round(round: number): this {
    this.state.turn.round = round;
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
  vp(n: number): this {
    this.player.vp.fill(0);
    this.player.vp[VP.start] = n;
    return this;
  }
  water(level: number): this {
    this.state.water = level;
    return this;
  }
  gate(speed: number): this {
    this.state.gate = speed;
    return this;
  }
  /** The bulbs in Storage. */
  storage(...colours: Colour[]): this {
    this.player.storage = COLOURS.map((colour) => colours.filter((it) => it === colour).length);
    return this;
  }
  /** Plant these from the left in a row (1-4), without rewards. */
  planted(row: number, ...colours: Colour[]): this {
    const p = this.player;
    for (const colour of colours) {
      p.patches[(row - 1) * 7 + p.rows[row - 1]] = COLOURS.indexOf(colour);
      p.rows[row - 1]++;
    }
    return this;
  }
  /** Windmills on these spaces, taken from the fullest groups. */
  windmills(...spaces: string[]): this {
    for (const id of spaces) {
      this.player.mills |= 1 << this.#space(id);
      const most = Math.max(...this.player.groups);
      this.player.groups[this.player.groups.indexOf(most)]--;
    }
    return this;
  }
  /** Windmills left by group: white, yellow, red, violet, black. */
  groups(...left: number[]): this {
    this.player.groups = left;
    return this;
  }
  helpers(...cards: number[]): this {
    this.player.helpers = cards.map((card) => this.#pullCard(card));
    return this;
  }
  contracts(...cards: number[]): this {
    this.player.contracts = cards.map((card) => this.#pullCard(card));
    return this;
  }
  /** A starting card that works. */
  starting(card: number): this {
    this.player.start = card - 1;
    this.state.turn.used &= ~START_BIT;
    return this;
  }
  /** The Queen's Wish on the back of this starting card. */
  wish(card: number): this {
    this.state.wish = card - 1;
    return this;
  }
  board(id: 'A' | 'B' | 'C' | 'D'): this {
    this.player.board = this.edition.wheels.large.findIndex((board) => board.id === id);
    return this;
  }
  /** Steps turned so far, and so the sections under the arrows. */
  steps(n: number): this {
    const p = this.player;
    p.steps = n;
    this.state.turn.large = n === 0 ? -1 : (n - 1) % p.large.length;
    this.state.turn.small = n === 0 ? -1 : (n - 1) % p.small.length;
    return this;
  }
  /** A tile (1-30) on a section: `large1`..`large6`, `small1`..`small5`. */
  tile(section: string, tile: number): this {
    const [wheel, at] = this.#section(section);
    wheel[at] = this.#pullTile(tile);
    return this;
  }
  /** The four tiles on offer; 0: an empty place. */
  tileOffer(...tiles: number[]): this {
    this.state.tileOffer.forEach((tile, place) => {
      if (tile >= 0) this.state.stacks[tables(this.state).tileKind[tile]].items.unshift(tile);
      if (tile >= 0) this.state.stacks[tables(this.state).tileKind[tile]].seen.unshift(0);
      this.state.tileOffer[place] = -1;
    });
    this.state.tileOffer = tiles.map((tile) => (tile === 0 ? -1 : this.#pullTile(tile)));
    return this;
  }
  /** The three cards on offer; 0: an empty place. */
  cardOffer(...cards: number[]): this {
    for (const card of this.state.cardOffer) if (card >= 0) this.#bury(CARDS, card);
    this.state.cardOffer = [-1, -1, -1];
    this.state.cardOffer = cards.map((card) => (card === 0 ? -1 : this.#pullCard(card)));
    return this;
  }
  /** Put these on top of a stack, the first one topmost. */
  onTop(stack: TileKind | 'cards', ...ids: number[]): this {
    const index = stack === 'cards' ? CARDS : TILE_KINDS.indexOf(stack);
    const pulled = ids.map((id) => (stack === 'cards' ? this.#pullCard(id) : this.#pullTile(id)));
    for (const item of pulled.reverse()) {
      this.state.stacks[index].items.push(item);
      this.state.stacks[index].seen.push(0);
    }
    return this;
  }
  /** A stack is just these, the first one topmost; everything else of it leaves the game. */
  stackIs(stack: TileKind | 'cards', ...ids: number[]): this {
    const index = stack === 'cards' ? CARDS : TILE_KINDS.indexOf(stack);
    const edition = this.edition;
    const find = (id: number): number =>
      stack === 'cards'
        ? edition.cards.findIndex((c) => c.id === id)
        : edition.tiles.findIndex((t) => t.id === id);
    const items = ids.map(find).reverse();
    this.state.stacks[index] = { items, seen: items.map(() => 0), discards: [], discardsSeen: [] };
    return this;
  }
  /** Face-up discards of a stack. */
  discards(stack: TileKind | 'cards', ...ids: number[]): this {
    const index = stack === 'cards' ? CARDS : TILE_KINDS.indexOf(stack);
    const items = ids.map((id) => (stack === 'cards' ? this.#pullCard(id) : this.#pullTile(id)));
    this.state.stacks[index].discards.push(...items);
    this.state.stacks[index].discardsSeen.push(...items.map(() => 31));
    return this;
  }
  /** The trade card on top (1-4) and the bulbs on its spaces 1-4. */
  trade(card: number, ...bulbs: (Colour | null)[]): this {
    const s = this.state;
    const rest = s.tradeCards.filter((it) => it !== card - 1);
    s.tradeCards = [card - 1, ...rest];
    s.tradeBulbs = [0, 1, 2, 3].map((i) => {
      const bulb = bulbs[i] ?? null;
      return bulb === null ? -1 : COLOURS.indexOf(bulb);
    });
    return this;
  }
  /** Market areas of all players by seat, and of the neutral markers. */
  market(areas: readonly string[], neutrals: readonly string[]): this {
    this.state.players.forEach((player, seat) => {
      player.area = this.#area(areas[seat]);
      player.on = -1;
    });
    this.state.neutrals = this.edition.market.map((area) => neutrals.filter((it) => it === area.id).length);
    return this;
  }
  /** This seat's marker stands on another player's. */
  standsOn(seat: number): this {
    this.player.on = seat;
    this.player.area = this.state.players[seat].area;
    return this;
  }
  /** Calendar column already reached: 0 start, 1-4 for I-IV. */
  calendar(column: number): this {
    this.player.calendar = column - 1;
    return this;
  }
  /** This seat has just arrived in column 1-3: both rewards are open. */
  arrived(column: number): this {
    this.calendar(column);
    this.state.turn.common = true;
    this.state.turn.unique = true;
    return this;
  }
  /** Unique rewards already covered in a column (1-3): rows 1-4. */
  covered(column: number, ...rows: number[]): this {
    for (const row of rows) this.state.covered[column - 1] |= 1 << (row - 1);
    return this;
  }

  // Acting

  /** Do this effect now, as if a reward of the turn gave it. It must occur in the edition. */
  act(effect: Effect): this {
    const t = tables(this.state);
    const index = t.effectKeys.indexOf(effectKey(effect));
    if (index < 0) throw new Error(`No '${effectKey(effect)}' in this edition.`);
    const run = { state: this.state, events: [] as Event[] };
    begin(run, index, TURN);
    valleyMachine.settle(run);
    this.events = run.events;
    return this;
  }

  // Looking

  get edition() {
    return editionOf(this.state);
  }
  /** What this seat has, in words of the rule page. */
  get has() {
    const p = this.player;
    return {
      guilder: p.guilder,
      tools: p.tools,
      vp: vpOf(p),
      storage: COLOURS.flatMap((colour, i) => new Array<Colour>(p.storage[i]).fill(colour)),
      stored: storedBulbs(p),
      rows: [...p.rows],
      groups: [...p.groups],
      helpers: p.helpers.map((card) => this.edition.cards[card].id),
      contracts: p.contracts.map((card) => this.edition.cards[card].id),
      large: p.large.map((tile) => (tile < 0 ? 0 : this.edition.tiles[tile].id)),
      small: p.small.map((tile) => (tile < 0 ? 0 : this.edition.tiles[tile].id)),
      windmills: this.edition.spaces.filter((_, i) => (p.mills >> i) & 1).map((space) => space.id),
      area: p.area < 0 ? null : this.edition.market[p.area].id,
      calendar: p.calendar + 1,
    };
  }
  vpFrom(source: VpSource): number {
    return this.player.vp[VP[source]];
  }
  /** One line of this seat's score sheet. */
  score(source: string): number {
    return this.scoreOf(this.#seat, source);
  }

  #space(id: string): number {
    return this.#index(this.edition.spaces, id);
  }
  #area(id: string): number {
    return this.#index(this.edition.market, id);
  }
  #index(list: readonly { id: string }[], id: string): number {
    const index = list.findIndex((it) => it.id === id);
    if (index < 0) throw new Error(`There is no '${id}'.`);
    return index;
  }
  #section(section: string): [number[], number] {
    const at = Number(section.slice(-1)) - 1;
    return [section.startsWith('large') ? this.player.large : this.player.small, at];
  }
  #bury(stack: number, item: number): void {
    this.state.stacks[stack].items.unshift(item);
    this.state.stacks[stack].seen.unshift(0);
  }
  #pullTile(id: number): number {
    const tile = this.edition.tiles.findIndex((it) => it.id === id);
    const kind = tablesOf(this.edition).tileKind[tile];
    return this.#pull(kind, tile, this.state.tileOffer);
  }
  #pullCard(id: number): number {
    const card = this.edition.cards.findIndex((it) => it.id === id);
    return this.#pull(CARDS, card, this.state.cardOffer);
  }
  /** Take an item out of its stack; if it is on offer, another one takes its place there. */
  #pull(stack: number, item: number, offer: number[]): number {
    const { items, seen } = this.state.stacks[stack];
    const at = items.lastIndexOf(item);
    if (at >= 0) {
      items.splice(at, 1);
      seen.splice(at, 1);
      return item;
    }
    const place = offer.indexOf(item);
    if (place < 0) throw new Error(`Item ${item} of stack ${stack} is in use elsewhere.`);
    offer[place] = items.pop() ?? -1;
    seen.pop();
    return item;
  }
}
