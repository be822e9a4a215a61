import { isSingle, lowestBit, NeedsHidden, offer, type Question, type Seat, unanswered } from '@polder/core';
import { calendarGuilder } from './calendar.js';
import { V } from './codes.js';
import { anyPossible, possibleAlone } from './possible.js';
import { emit, type Run } from './run.js';
import { FOLLOW_UP, fromCentral, fromPersonal, fromTile, SETUP, TURN } from './sources.js';
import {
  active,
  CENTRAL,
  centralOf,
  type FrameOf,
  GIVE_UP,
  PERSONAL,
  rival,
  type State,
  tables,
  tilesOn,
} from './state.js';

// The secret choice of set-up (D-SET-5)

/** Cards are named by their place in the hand, so that the question tells nobody what they are. */
export function askHands(s: State, frame: FrameOf<'hands'>, q: Question, seat: Seat | undefined): void {
  const [first] = unanswered(frame.sealed);
  if (first === undefined) return;
  q.ask = 'hand';
  q.seat = seat ?? first;
  q.source = SETUP;
  for (let place = 0; place < s.hands[q.seat].length; place++) offer(q, V.keep + place);
}

/** Both answers are in: the kept cards are turned up together, the others become the offer. */
export function revealHands(run: Run, { sealed }: FrameOf<'hands'>): void {
  const { hands } = run.state;
  const kept: number[] = [];
  const left: number[] = [];
  hands.forEach((hand, seat) => {
    hand.forEach((card, place) => {
      if (card === null || sealed[seat] === null) throw new NeedsHidden();
      (place === sealed[seat] ? kept : left).push(card);
    });
  });
  emit(run, { type: 'hands', kept, offer: left, reveals: true });
}

// Turns and rounds

/** Nothing is left to do in this turn: the next one, or the end (D-END-1, D-END-2). */
export function nextTurn(run: Run): void {
  const s = run.state;
  const { seat, round } = s.turn;
  if (round === 0) return emit(run, { type: 'turn', seat: 0, round: 1 });
  if (seat === 0) return emit(run, { type: 'turn', seat: 1, round });
  if (round === s.lastRound) return emit(run, { type: 'over' });
  if (s.lastRound < 0 && round === tables(s).edition.safetyRound) {
    emit(run, { type: 'endTriggered', lastRound: round + 1, safety: true });
  }
  emit(run, { type: 'turn', seat: 0, round: round + 1 });
}

// Wheels (D-TRN-1)

export function askRotate(s: State, q: Question): void {
  q.ask = 'wheels';
  q.source = TURN;
  const { freeSteps, stepTools } = tables(s).edition.wheels;
  for (let steps = 1; steps <= freeSteps; steps++) offer(q, V.turn + steps);
  if (active(s).tools >= stepTools) offer(q, V.turn + freeSteps + 1);
}

export function answerRotate(run: Run, steps: number): void {
  const s = run.state;
  const { freeSteps, stepTools } = tables(s).edition.wheels;
  emit(run, { type: 'turned', seat: s.turn.seat, steps, tools: steps > freeSteps ? stepTools : 0 });
}

// Actions

/** What the section shows that meshes with this player: its tile, or what is printed. */
export function meshing(
  s: State,
  wheel: number,
): { readonly effects: readonly number[]; readonly source: number } {
  const t = tables(s);
  const section = wheel === PERSONAL ? s.personal : centralOf(s, s.turn.actor);
  const tile = tilesOn(s, s.turn.actor, wheel)[section];
  if (tile >= 0) return { effects: t.tileEffects[tile], source: fromTile(tile) };
  return wheel === PERSONAL
    ? { effects: t.personal[section], source: fromPersonal(section) }
    : { effects: t.central[section], source: fromCentral(section) };
}

/** Once `spent` Tools are gone: those for a second action (D-TRN-3). */
export const canDo = (s: State, wheel: number, spent: number = 0): boolean =>
  anyPossible(s, meshing(s, wheel).effects, spent);

export function askActions(s: State, frame: FrameOf<'actions'>, q: Question): void {
  q.ask = 'action';
  q.source = TURN;
  if (frame.done === 0) {
    offerWheels(s, q, V.do, PERSONAL, 0);
    offerWheels(s, q, V.do, CENTRAL, 0);
    return;
  }
  // The other one as well, for Tools (D-TRN-3).
  const other = 1 - lowestBit(frame.done);
  const { secondTools } = tables(s).edition.wheels;
  if (isSingle(frame.done) && active(s).tools >= secondTools) offerWheels(s, q, V.also, other, secondTools);
  offer(q, V.end);
  q.confirm = true;
}

/** A Central action may always be given up for Guilder (D-TRN-5). */
function offerWheels(s: State, q: Question, verb: number, wheel: number, tools: number): void {
  if (canDo(s, wheel, tools)) offer(q, verb + wheel);
  if (wheel === CENTRAL) offer(q, verb + GIVE_UP);
}

export function answerActions(run: Run, verb: number, what: number): void {
  if (verb === V.end) return emit(run, { type: 'end' });
  const s = run.state;
  doAction(run, what, verb === V.also ? tables(s).edition.wheels.secondTools : 0);
}

function doAction(run: Run, what: number, tools: number): void {
  const s = run.state;
  const seat = s.turn.actor;
  if (what === GIVE_UP) {
    const source = fromCentral(centralOf(s, seat));
    emit(run, { type: 'gaveUp', seat, tools });
    emit(run, { type: 'guilder', seat, n: calendarGuilder(s), source });
    return;
  }
  const { effects, source } = meshing(s, what);
  emit(run, { type: 'wheelAction', seat, wheel: what, tools });
  emit(run, {
    type: 'rewards',
    items: effects,
    sources: effects.map(() => source),
    must: duties(s, effects),
  });
}

/**
 * What must be done of a section: its only effect; of several those that can be done now, as bits. One that
 * becomes possible by the goods beside it, or by a Helper, could have been left to lapse before (D-TRN-2).
 */
function duties(s: State, effects: readonly number[]): number {
  if (effects.length === 1) return 1;
  return effects.reduce((mask, effect, i) => (possibleAlone(s, effect) ? mask | (1 << i) : mask), 0);
}

// The rival's follow-up (D-TRN-4)

export function askFollowUp(s: State, q: Question): void {
  if (s.turn.actor === s.turn.seat) return;
  q.ask = 'followUp';
  q.seat = s.turn.actor;
  q.source = FOLLOW_UP;
  offerWheels(s, q, V.do, CENTRAL, 0);
}

export function answerFollowUp(run: Run, what: number): void {
  doAction(run, what, 0);
}

export function stepFollowUp(run: Run): void {
  emit(run, { type: 'followUp', seat: rival(run.state.turn.seat) });
}
