import type { Audience, Game, Option, Result, Scoresheet, Seat } from '../game.js';
import { machine, offer, type Question, type Run } from '../machine.js';
import { below, type Random, seedRandom, shuffle, split } from '../random.js';
import { hideSealed, newSealed, type Sealed, unanswered, withAnswer } from '../sealed.js';
import { standingsOf } from '../standings.js';

/*
 * Sealed Bids, the smallest example of questions asked of all at once.
 *
 * S1 Each seat has the chips 1 to 4, in an order of its own that only it knows. In each of three rounds a
 *    prize lies open, and all seats at once lay down one chip, face down, by its place in their row.
 * S2 When all chips lie there they are turned up. The single highest one takes the prize, else nobody does.
 *    The chips are out of the game.
 */

/** The state of the game of sealed bids. */
export interface BidsState {
  clock: number;
  round: number;
  prizes: number[];
  /** Chips left, in each seat's own order; null: unknown to the viewer. */
  chips: (number | null)[][];
  won: number[];
  /** Places of the chips laid down in this round. */
  sealed: Sealed;
}

/** What can happen in it. */
export type BidsEvent =
  | { readonly type: 'turn'; readonly round: number }
  | { readonly type: 'sealed'; readonly seat: Seat; readonly place: number | null }
  | {
      readonly type: 'revealed';
      readonly places: readonly number[];
      readonly chips: readonly number[];
      readonly reveals: true;
    };

const ROUNDS = 3;
const CHIPS: readonly number[] = [1, 2, 3, 4];
const OPTIONS: readonly Option[] = CHIPS.map((_, place) => ({ key: `chip:${place + 1}` }));

const over = (state: BidsState): boolean => state.round > ROUNDS;

function ask(state: BidsState, q: Question, seat: Seat | undefined): void {
  const [first] = unanswered(state.sealed);
  if (first === undefined) return;
  q.seat = seat ?? first;
  q.ask = 'bid';
  q.source = 0;
  for (let place = 0; place < state.chips[q.seat].length; place++) offer(q, place);
}

function emit(run: Run<BidsState, BidsEvent>, event: BidsEvent): void {
  evolve(run.state, event);
  run.events?.push(event);
}

function answer(run: Run<BidsState, BidsEvent>, place: number, _chosen: boolean, seat: Seat): void {
  emit(run, { type: 'sealed', seat, place });
}

/** All answers are in. */
function step(run: Run<BidsState, BidsEvent>): void {
  const { sealed, chips, round } = run.state;
  const places = sealed.map(Number);
  const shown = places.map((place, seat) => chips[seat][place]);
  if (sealed.includes(null) || shown.includes(null)) throw new Error('Only the whole state can be played.');
  emit(run, { type: 'revealed', places, chips: shown.map(Number), reveals: true });
  emit(run, { type: 'turn', round: round + 1 });
}

function evolve(state: BidsState, event: BidsEvent): void {
  switch (event.type) {
    case 'sealed':
      state.sealed = withAnswer(state.sealed, event.seat, event.place);
      return;
    case 'revealed': {
      const most = Math.max(...event.chips);
      const winners = event.chips.flatMap((chip, seat) => (chip === most ? [seat] : []));
      if (winners.length === 1) state.won[winners[0]] += state.prizes[state.round - 1];
      state.chips = state.chips.map((row, seat) => row.filter((_, place) => place !== event.places[seat]));
      state.sealed = newSealed(state.sealed.length);
      state.clock++;
      return;
    }
    case 'turn':
      state.round = event.round;
  }
}

function clone(state: BidsState): BidsState {
  return {
    ...state,
    prizes: [...state.prizes],
    chips: state.chips.map((row) => [...row]),
    won: [...state.won],
  };
}

function view(state: BidsState, who: Audience): BidsState {
  const seen = clone(state);
  seen.sealed = hideSealed(state.sealed, who);
  seen.chips = seen.chips.map((row, seat) => (seat === who ? row : row.map(() => null)));
  return seen;
}

function resample(seen: BidsState, who: Audience, seed: string): BidsState {
  const state = clone(seen);
  const random = seedRandom(seed);
  state.chips = state.chips.map((row, seat) => (seat === who ? row : deal(random, row.length)));
  state.sealed = state.sealed.map((place, seat) => place ?? below(random, state.chips[seat].length));
  return state;
}

/** What somebody may still have: chips once shown are known, but this game forgets them. */
const deal = (random: Random, count: number): number[] => shuffle(random, [...CHIPS]).slice(0, count);

const scores = (state: BidsState): readonly Scoresheet[] =>
  state.won.map((vp, seat) => ({ seat, vp, lines: [{ source: 'prizes', vp }] }));

function result(state: BidsState): Result | undefined {
  if (!over(state)) return undefined;
  return standingsOf(scores(state).map(({ seat, vp }) => ({ seat, vp, tieBreaks: [] })));
}

const bidsMachine = machine<BidsState, BidsEvent>({
  over,
  clock: (state) => state.clock,
  ask,
  together: (state) => unanswered(state.sealed),
  step,
  answer,
  option: (_state, place) => OPTIONS[place],
  source: () => 'round',
  blockedBy: () => [],
});

/** A small game in which all seats bid at once, to test sealed answers. */
export const sealedBids: Game<{ readonly players: number }, BidsState, BidsEvent> = {
  id: 'bids',
  version: '1',
  setup({ players }, seed) {
    const random = seedRandom(seed);
    return {
      clock: 0,
      round: 1,
      prizes: shuffle(split(random, 0), [2, 3, 5]),
      chips: Array.from({ length: players }, (_, seat) => shuffle(split(random, seat + 1), [...CHIPS])),
      won: new Array<number>(players).fill(0),
      sealed: newSealed(players),
    };
  },
  decisions: bidsMachine.decisions,
  blocked: bidsMachine.blocked,
  choose: bidsMachine.choose,
  evolve,
  clone,
  view,
  redact: (event, who) => (event.type === 'sealed' && event.seat !== who ? { ...event, place: null } : event),
  resample,
  scores,
  result,
};
