import { effectKey } from '../edition/effects.js';
import type { Difficulty, Edition, Effect } from '../edition/types.js';
import { perform } from '../gardener/actions.js';
import type { Why } from '../gardener/why.js';
import type { Event, EventType } from '../rules/events.js';
import { valleyMachine } from '../rules/game.js';
import { TURN } from '../rules/sources.js';
import { GARDENER, type Gardener, gardenerOf, newTurn, tables } from '../rules/state.js';
import { freshTable, Table, table } from './table.js';

interface SoloOptions {
  readonly solo?: Difficulty;
  readonly edition?: Edition;
  readonly seed?: string;
}

const asOptions = ({ solo = 'medium', ...rest }: SoloOptions) => ({ players: 1 as const, solo, ...rest });

/** As `table`, against the Gardener: you are seat 0 and in your first turn, it is seat 1. */
export const soloTable = (options: SoloOptions = {}): SoloTable =>
  new SoloTable(table(asOptions(options)).state);

/** The same, but before you have chosen anything. */
export const freshSoloTable = (options: SoloOptions = {}): SoloTable =>
  new SoloTable(freshTable(asOptions(options)).state);

export class SoloTable extends Table {
  get gardener(): Gardener {
    return gardenerOf(this.state);
  }

  /** It draws the face of this card next; then the back of the other one lies on top. */
  draws(face: string, back: string): this {
    const { gardener } = this;
    const [drawn, top] = [this.#card(face), this.#card(back)];
    const all = [...gardener.deck, ...gardener.discards].map(Number);
    gardener.deck = [...all.filter((card) => card !== drawn && card !== top), top, drawn];
    gardener.discards = [];
    gardener.back = tables(this.state).gardener.back[drawn];
    return this;
  }
  /** It has drawn this card already, and the back of the other one lies on top: for `does`. */
  drawn(face: string, back: string): this {
    this.draws(face, back);
    this.gardener.discards.push(Number(this.gardener.deck.pop()));
    this.gardener.back = tables(this.state).gardener.back[this.#card(back)];
    return this;
  }
  /** The next cards to be drawn, first one first, are the whole deck; the others are discards. */
  deckIs(...cards: string[]): this {
    const { gardener } = this;
    const all = [...gardener.deck, ...gardener.discards].map(Number);
    gardener.deck = cards.map((id) => this.#card(id)).reverse();
    gardener.discards = all.filter((card) => !gardener.deck.includes(card));
    gardener.back = tables(this.state).gardener.back[this.#card(cards[0])];
    return this;
  }
  /** The Gardener's marker on the wish and yours: 1 is the highest value, 0: none. */
  wishes(gardener: number, yours: number): this {
    this.gardener.wish = gardener - 1;
    this.gardener.yours = yours - 1;
    this.state.players[0].wished = yours > 0;
    return this;
  }

  /** Its whole turn, after yours; then it is your turn, or the game is over. */
  takesTurn(): this {
    const { state } = this;
    state.turn = { ...newTurn(0, state.turn.round) };
    state.frames = [];
    this.events = [];
    valleyMachine.settle({ state, events: this.events });
    return this;
  }
  /** It does this now with the card drawn, as if its large wheel said so. */
  does(effect: Effect): this {
    const { state } = this;
    const index = tables(state).effectKeys.indexOf(effectKey(effect));
    if (index < 0) throw new Error(`No '${effectKey(effect)}' in this edition.`);
    state.turn = { ...newTurn(GARDENER, state.turn.round) };
    state.frames = [{ kind: 'gardener' }];
    this.events = [];
    perform({ state, events: this.events }, index, TURN, 'largeWheel');
    return this;
  }

  /** Reasons of its events, in order. */
  get whys(): Why[] {
    return this.events.flatMap((event) => ('why' in event ? [event.why] : []));
  }
  /** The reason of its first event of this type. */
  why(type: EventType): Why | undefined {
    const event = this.events.find((it) => it.type === type);
    return event && 'why' in event ? event.why : undefined;
  }
  /** What it has collected, by number, and where its Windmills and marker are. */
  get it() {
    const { cards, tiles } = this.edition;
    const { wish, yours, discards } = this.gardener;
    return {
      ...new Table(this.state).seat(GARDENER).has,
      tiles: this.gardener.tiles.map((tile) => tiles[tile].id),
      cards: this.gardener.cards.map((card) => cards[card].id),
      wish: wish + 1,
      yourWish: yours + 1,
      card: this.edition.gardener.cards[discards[discards.length - 1]]?.id,
    };
  }
  /** Rows (1-4) in which it has planted in the last turn or action. */
  get plantedRows(): number[] {
    return this.events.flatMap((event: Event) => (event.type === 'gardenerPlanted' ? [event.row + 1] : []));
  }

  #card(id: string): number {
    const index = this.edition.gardener.cards.findIndex((card) => card.id === id);
    if (index < 0) throw new Error(`The Gardener has no card '${id}'.`);
    return index;
  }
}
