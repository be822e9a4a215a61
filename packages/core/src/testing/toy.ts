import { BadOptions } from '../errors.js';
import type { Audience, Blocked, Game, Option, Result, Scoresheet, Seat } from '../game.js';
import { machine, offer, type Question, type Run } from '../machine.js';
import { below, type Random, seedRandom, shuffle, split } from '../random.js';
import { standingsOf } from '../standings.js';

/*
 * Tulip Beds, the smallest example of the contract: hidden cards, chance, undo barriers, frames.
 *
 * T1 Setup: 18 cards, three each of 1 to 6, in a face-down deck; the top one is turned up as the row.
 *    In turn order every seat takes a colour that is left and pledges low or high.
 * T2 A turn begins with a die roll of 1 to 3. Each pip waters the seat's bed or fills its jar.
 * T3 Then the seat draws a card from the deck into its hand, unseen by others, or takes the row into its bed,
 *    or rests and gains one water. It may take the row only if its hand is not empty.
 * T4 Then it may play one card of its hand into its bed, and ends its turn. An empty row is refilled.
 * T5 After three rounds: bed cards count their value, two water or three in the jar count 1, a kept pledge
 *    (low: at most two cards in the bed, high: at least three) counts 5. More cards in hand break ties.
 */

/** Options of the toy game. */
export interface ToyOptions {
  readonly players: 2 | 3;
}

/** What is still to be done; the last is on top. */
export type ToyFrame =
  | { readonly do: 'colour' | 'pledge' | 'take' | 'play' | 'end'; readonly seat: Seat }
  | { readonly do: 'water'; readonly seat: Seat; readonly pips: number }
  | { readonly do: 'turn' };

/** A card is its value; null: face down for whoever looks. */
type Card = number | null;

/** What a seat of the toy game has. */
export interface ToySeat {
  colour: string;
  pledge: string;
  water: number;
  jar: number;
  hand: Card[];
  bed: number[];
}

/** The state of the toy game. */
export interface ToyState {
  clock: number;
  /** How many turns have begun; the n-th die roll comes from the n-th stream of `chance`. */
  turn: number;
  chance: Random | null;
  deck: Card[];
  /** 0: empty. */
  row: number;
  seats: ToySeat[];
  frames: ToyFrame[];
}

/** What can happen in the toy game. */
export type ToyEvent =
  | { readonly type: 'chosen'; readonly key: string }
  | { readonly type: 'turn'; readonly seat: Seat; readonly pips: number }
  | { readonly type: 'colour' | 'pledge'; readonly seat: Seat; readonly to: string }
  | { readonly type: 'water' | 'jar'; readonly seat: Seat }
  | { readonly type: 'takeRow' | 'rest'; readonly seat: Seat }
  | { readonly type: 'draw'; readonly seat: Seat; readonly card: Card; readonly reveals: true }
  | {
      readonly type: 'play';
      readonly seat: Seat;
      readonly at: number;
      readonly card: Card;
      readonly reveals: true;
    }
  | { readonly type: 'refill'; readonly card: Card; readonly reveals: true }
  | { readonly type: 'done' };

const ROUNDS = 3;
const COLOURS = ['red', 'yellow', 'white'];
const PLEDGES = ['low', 'high'];

/** Every option there is; its index is its code. A card in hand is named by its place, which all can see. */
const OPTIONS: readonly Option[] = [
  ...COLOURS.map((key) => ({ key })),
  ...PLEDGES.map((key) => ({ key })),
  ...['bed', 'jar', 'deck', 'rest', 'pass', 'end'].map((key) => ({ key })),
  { key: 'row', target: 'row' },
  ...[1, 2, 3].map((place) => ({ key: `play:${place}`, target: `hand:${place}` })),
];
const code = (key: string): number => OPTIONS.findIndex((option) => option.key === key);
const FIRST_PLEDGE = code('low');
const BED = code('bed');
const JAR = code('jar');
const DECK = code('deck');
const REST = code('rest');
const ROW = code('row');
const PASS = code('pass');
const END = code('end');
const FIRST_PLAY = code('play:1');

const SOURCES = ['setup', 'turn', 'die', 'hand'];
const SOURCE_OF = { colour: 0, pledge: 0, turn: 1, take: 1, end: 1, water: 2, play: 3 } as const;

const top = (state: ToyState): ToyFrame => state.frames[state.frames.length - 1];
const over = (state: ToyState): boolean => state.frames.length === 0;

/** The top of the deck. Only the full state is ever asked. */
const topCard = (state: ToyState): Card => state.deck[state.deck.length - 1];

// Asking

function ask(state: ToyState, q: Question): void {
  const frame = top(state);
  if (frame.do === 'turn') return;
  q.seat = frame.seat;
  q.ask = frame.do;
  q.source = SOURCE_OF[frame.do];
  const { hand } = state.seats[frame.seat];
  switch (frame.do) {
    case 'colour':
      for (let i = 0; i < COLOURS.length; i++) {
        if (state.seats.every((seat) => seat.colour !== COLOURS[i])) offer(q, i);
      }
      return;
    case 'pledge':
      for (let i = 0; i < PLEDGES.length; i++) offer(q, FIRST_PLEDGE + i);
      return;
    case 'water':
      if (frame.pips === 0) return;
      offer(q, BED);
      offer(q, JAR);
      return;
    case 'take':
      offer(q, DECK);
      if (hand.length > 0) offer(q, ROW);
      offer(q, REST);
      return;
    case 'play':
      offer(q, PASS);
      for (let i = 0; i < hand.length; i++) offer(q, FIRST_PLAY + i);
      return;
    case 'end':
      q.confirm = true;
      offer(q, END);
  }
}

function blocked(state: ToyState, seat: Seat): readonly Blocked[] {
  if (over(state)) return [];
  const frame = top(state);
  if (frame.do !== 'take' || frame.seat !== seat || state.seats[seat].hand.length > 0) return [];
  return [{ key: 'row', target: 'row', rule: 'T3', reason: 'emptyHand' }];
}

// Answering: nothing here writes to the state, it only says what happens

function emit(run: Run<ToyState, ToyEvent>, event: ToyEvent): void {
  evolve(run.state, event);
  run.events?.push(event);
}

/** What goes on by itself: a turn begins, or there is nothing (more) to do. */
function step(run: Run<ToyState, ToyEvent>): void {
  const { state } = run;
  const { turn, chance, seats } = state;
  if (top(state).do === 'turn' && state.row === 0) {
    emit(run, { type: 'refill', card: topCard(state), reveals: true });
  } else if (top(state).do === 'turn' && turn < ROUNDS * seats.length) {
    if (!chance) throw new Error('Only the whole state can be played, not a view of it.');
    emit(run, { type: 'turn', seat: turn % seats.length, pips: 1 + below(split(chance, turn), 3) });
  } else emit(run, { type: 'done' });
}

function answer(run: Run<ToyState, ToyEvent>, chosen: number, byPerson: boolean): void {
  const frame = top(run.state);
  if (frame.do === 'turn') return;
  const { seat } = frame;
  const { key } = OPTIONS[chosen];
  if (byPerson) emit(run, { type: 'chosen', key });
  if (chosen < FIRST_PLEDGE) emit(run, { type: 'colour', seat, to: key });
  else if (chosen < BED) emit(run, { type: 'pledge', seat, to: key });
  else if (chosen === BED) emit(run, { type: 'water', seat });
  else if (chosen === JAR) emit(run, { type: 'jar', seat });
  else if (chosen === DECK) emit(run, { type: 'draw', seat, card: topCard(run.state), reveals: true });
  else if (chosen === REST) emit(run, { type: 'rest', seat });
  else if (chosen === ROW) emit(run, { type: 'takeRow', seat });
  else if (chosen >= FIRST_PLAY) {
    const at = chosen - FIRST_PLAY;
    emit(run, { type: 'play', seat, at, card: run.state.seats[seat].hand[at], reveals: true });
  } else emit(run, { type: 'done' });
}

// Writing

function evolve(state: ToyState, event: ToyEvent): void {
  const { frames, seats, deck } = state;
  switch (event.type) {
    case 'chosen':
      state.clock++;
      return;
    case 'turn': {
      const { seat, pips } = event;
      state.turn++;
      frames.push(
        { do: 'end', seat },
        { do: 'play', seat },
        { do: 'take', seat },
        { do: 'water', seat, pips },
      );
      return;
    }
    case 'colour':
    case 'pledge':
      seats[event.seat][event.type] = event.to;
      frames.pop();
      return;
    case 'water':
    case 'jar': {
      seats[event.seat][event.type]++;
      const frame = frames.pop();
      if (frame?.do === 'water') frames.push({ ...frame, pips: frame.pips - 1 });
      return;
    }
    case 'takeRow':
      seats[event.seat].bed.push(state.row);
      state.row = 0;
      frames.pop();
      return;
    case 'rest':
      seats[event.seat].water++;
      frames.pop();
      return;
    case 'draw':
      deck.pop();
      seats[event.seat].hand.push(event.card);
      frames.pop();
      return;
    case 'play':
      seats[event.seat].hand.splice(event.at, 1);
      seats[event.seat].bed.push(event.card ?? 0);
      frames.pop();
      return;
    case 'refill':
      deck.pop();
      state.row = event.card ?? 0;
      return;
    case 'done':
      frames.pop();
  }
}

// Looking

function clone(state: ToyState): ToyState {
  return {
    ...state,
    chance: state.chance && [...state.chance],
    deck: [...state.deck],
    seats: state.seats.map((seat) => ({ ...seat, hand: [...seat.hand], bed: [...seat.bed] })),
    // Frames are replaced, never changed: they can be shared.
    frames: [...state.frames],
  };
}

const faceDown = (cards: readonly Card[]): Card[] => cards.map(() => null);

function view(state: ToyState, who: Audience): ToyState {
  const seen = clone(state);
  seen.chance = null;
  seen.deck = faceDown(seen.deck);
  for (const [seat, { hand }] of seen.seats.entries())
    if (seat !== who) seen.seats[seat].hand = faceDown(hand);
  return seen;
}

function redact(event: ToyEvent, who: Audience): ToyEvent {
  return event.type === 'draw' && event.seat !== who ? { ...event, card: null } : event;
}

const ALL_CARDS: readonly number[] = [1, 2, 3, 4, 5, 6].flatMap((value) => [value, value, value]);

function resample(seen: ToyState, _who: Audience, seed: string): ToyState {
  const state = clone(seen);
  const random = seedRandom(seed);
  const unseen = [...ALL_CARDS];
  const places = [state.deck, [state.row], ...state.seats.flatMap(({ hand, bed }) => [hand, bed])];
  for (const card of places.flat()) if (card) unseen.splice(unseen.indexOf(card), 1);
  shuffle(random, unseen);
  const deal = (card: Card): Card => card ?? unseen.pop() ?? null;
  state.deck = state.deck.map(deal);
  for (const seat of state.seats) seat.hand = seat.hand.map(deal);
  state.chance ??= split(random, 0);
  return state;
}

// Counting

function scoresheet({ bed, water, jar, pledge }: ToySeat, seat: Seat): Scoresheet {
  const kept = pledge === (bed.length > 2 ? 'high' : 'low');
  const lines = [
    { source: 'bed', vp: bed.reduce((sum, card) => sum + card, 0) },
    { source: 'water', vp: Math.floor(water / 2) + Math.floor(jar / 3) },
    { source: 'pledge', vp: kept ? 5 : 0 },
  ];
  return { seat, vp: lines.reduce((sum, line) => sum + line.vp, 0), lines };
}

const scores = (state: ToyState): readonly Scoresheet[] => state.seats.map(scoresheet);

function result(state: ToyState): Result | undefined {
  if (!over(state)) return undefined;
  const rows = scores(state).map(({ seat, vp }) => ({
    seat,
    vp,
    tieBreaks: [state.seats[seat].hand.length],
  }));
  return standingsOf(rows);
}

// Playing

/** The inner path is here too, for whoever wants to simulate. */
export const toyMachine = machine<ToyState, ToyEvent>({
  over,
  clock: (state) => state.clock,
  ask,
  step,
  answer,
  option: (_state, chosen) => OPTIONS[chosen],
  source: (_state, source) => SOURCES[source],
  blockedBy: blocked,
});

function setup({ players }: ToyOptions, seed: string): ToyState {
  if (players !== 2 && players !== 3) throw new BadOptions(`2 or 3 can play, not ${players}.`);
  const random = seedRandom(seed);
  const deck = shuffle(split(random, 0), [...ALL_CARDS]);
  const seats = Array.from({ length: players }, () => ({
    colour: '',
    pledge: '',
    water: 0,
    jar: 0,
    hand: [],
    bed: [],
  }));
  const frames: ToyFrame[] = [{ do: 'turn' }];
  for (let seat = players - 1; seat >= 0; seat--) frames.push({ do: 'pledge', seat }, { do: 'colour', seat });
  return { clock: 0, turn: 0, chance: split(random, 1), deck, row: deck.pop() ?? 0, seats, frames };
}

/**
 * A small whole game, with chance, hidden cards and barriers, on which everything that is for any game is
 * tested.
 */
export const toy: Game<ToyOptions, ToyState, ToyEvent> = {
  id: 'toy',
  version: '1',
  setup,
  decisions: toyMachine.decisions,
  blocked,
  choose: toyMachine.choose,
  evolve,
  clone,
  view,
  redact,
  resample,
  scores,
  result,
};
