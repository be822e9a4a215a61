import { offer, type Question } from '@polder/core';
import { TRIGGER } from '../edition/types.js';
import { advanceCalendar, calendarOpen, takeUnasked } from './calendar.js';
import { V } from './codes.js';
import { begin, gainGuilder, gainVp } from './goods.js';
import { unaskedHelper } from './helpers.js';
import { possible } from './possible.js';
import { active, emit, type Run } from './run.js';
import { fromTile, fromWheel, SETUP, TURN, VP } from './sources.js';
import { type FrameOf, GARDENER, isGardener, type State, tables } from './state.js';
import { checkWish } from './wish.js';

const LARGE = 0;
const SMALL = 1;

// Set-up choices

/** SET-7. */
export function askStartingCard(s: State, frame: FrameOf<'startingCard'>, q: Question): void {
  q.ask = 'startingCard';
  q.seat = frame.seat;
  q.source = SETUP;
  for (const card of s.startingCards) offer(q, V.start + card);
}

export function answerStartingCard(run: Run, frame: FrameOf<'startingCard'>, card: number): void {
  emit(run, { type: 'startingCard', seat: frame.seat, card });
  const [wish] = run.state.startingCards;
  if (frame.seat === 0) emit(run, { type: 'queensWish', card: wish });
}

/** SET-8: an area without another player's marker, if there is one. */
export function askMarker(s: State, frame: FrameOf<'marker'>, q: Question): void {
  q.ask = 'marker';
  q.seat = frame.seat;
  q.source = SETUP;
  const taken = new Set(s.players.map((player) => player.area));
  const areas = s.neutrals.map((_, area) => area);
  const empty = areas.filter((area) => !taken.has(area));
  for (const area of empty.length > 0 ? empty : areas) offer(q, V.area + area);
}

/** SET-9. */
function neutralAreas(players: number, first: number): number[] {
  if (players === 2) return [0, 1, 2];
  if (players === 3) return [0, 1, 2].filter((area) => area !== first);
  return [(first + 2) % 3];
}

/** Nothing is left to do in this turn: the next one, or the end (END-1). */
export function nextTurn(run: Run): void {
  const s = run.state;
  const { seat, round } = s.turn;
  if (round === 0) {
    // The next area anticlockwise from yours (G-SET-2).
    if (s.gardener) emit(run, { type: 'marker', seat: GARDENER, area: (s.players[0].area + 2) % 3 });
    emit(run, { type: 'neutrals', areas: neutralAreas(s.players.length, s.players[0].area) });
    beginTurn(run, 0, 1);
    return;
  }
  const next = (seat + 1) % s.players.length;
  if (next === 0 && round === s.lastRound) emit(run, { type: 'over' });
  else beginTurn(run, next, next === 0 ? round + 1 : round);
}

/** A wish may be met by what was there before (WSH-1: in your own turn). */
function beginTurn(run: Run, seat: number, round: number): void {
  emit(run, { type: 'turn', seat, round });
  if (!isGardener(run.state, seat)) checkWish(run);
}

// Floodgate and water

/** Guilder and VP for moving the floodgate up to a speed (FLO-1). */
export function raiseCost(s: State, to: number): { cost: number; vp: number } {
  let cost = 0;
  let vp = 0;
  const { up } = tables(s).edition.floodgate;
  for (let speed = s.gate; speed < to; speed++) {
    cost += up[speed - 1].cost;
    vp += up[speed - 1].vp;
  }
  return { cost, vp };
}

/** The water stays on its track at this speed (FLO-2). */
export function waterFits(s: State, speed: number): boolean {
  const { floodgate, water } = tables(s).edition;
  return s.water + floodgate.rise[speed - 1] <= water.max;
}

export function askGate(s: State, q: Question): void {
  q.ask = 'gate';
  q.source = TURN;
  const speeds = tables(s).edition.floodgate.rise.length;
  for (let speed = 1; speed <= speeds; speed++) {
    if (waterFits(s, speed) && raiseCost(s, speed).cost <= active(s).guilder) offer(q, V.gate + speed);
  }
}

export function answerGate(run: Run, speed: number): void {
  const s = run.state;
  const raised = speed > s.gate;
  const { cost, vp } = raiseCost(s, speed);
  emit(run, { type: 'gate', seat: s.turn.seat, to: speed, cost });
  if (vp > 0) gainVp(run, vp, TURN, VP.floodgate);
  if (raised) while (unaskedHelper(run, TRIGGER.raise, null));
  raiseWater(run);
}

/** WAT-1. */
export function raiseWater(run: Run): void {
  const s = run.state;
  const rise = tables(s).edition.floodgate.rise[s.gate - 1];
  if (rise > 0) emit(run, { type: 'water', to: s.water + rise });
}

// Wheels

/** WHL-2: each Tool changes the steps by one. */
export function askWheels(s: State, q: Question): void {
  q.ask = 'wheels';
  q.source = TURN;
  const { maxSteps } = tables(s).edition.wheels;
  const { tools } = active(s);
  for (let steps = 1; steps <= maxSteps; steps++) {
    if (Math.abs(steps - s.gate) <= tools) offer(q, V.turn + steps);
  }
}

export function answerWheels(run: Run, steps: number): void {
  if (turnWheels(run, steps)) takeUnasked(run);
}

/** Turn both wheels (WHL-1, WHL-2); true if the marker went on to a new column of the Calendar. */
export function turnWheels(run: Run, steps: number): boolean {
  const s = run.state;
  const player = active(s);
  const { calendar } = player;
  const sections = player.large.length;
  const before = Math.floor(player.steps / sections);
  emit(run, { type: 'turned', seat: s.turn.seat, steps, tools: Math.abs(steps - s.gate) });
  if (Math.floor(player.steps / sections) > before) advanceCalendar(run);
  return player.calendar > calendar;
}

// Actions

/** The tile on an active section, or -1. */
function activeTile(s: State, side: number): number {
  const player = active(s);
  return side === LARGE ? player.large[s.turn.large] : player.small[s.turn.small];
}

/** The effect of an active section: its tile's, or the printed one (ENH-4). */
export function activeEffect(s: State, side: number): number {
  const t = tables(s);
  const tile = activeTile(s, side);
  if (tile >= 0) return t.tileEffect[tile];
  return side === LARGE ? t.largeBoards[active(s).board][s.turn.large] : t.smallWheel[s.turn.small];
}

/** '+' on either active section: both may be done (ACT-1). */
export function bothAllowed(s: State): boolean {
  const { tilePlus } = tables(s);
  for (let side = LARGE; side <= SMALL; side++) {
    const tile = activeTile(s, side);
    if (tile >= 0 && tilePlus[tile]) return true;
  }
  return false;
}

export function askActions(s: State, frame: FrameOf<'actions'>, q: Question): void {
  q.ask = 'action';
  q.source = TURN;
  if (frame.done === 0) {
    for (let side = LARGE; side <= SMALL; side++) {
      if (possible(s, activeEffect(s, side))) offer(q, V.do + side);
    }
    if (q.count === 0) {
      offer(q, V.guilder);
      // After it the Calendar's rewards are gone.
      q.confirm = calendarOpen(s);
      return;
    }
  } else if (frame.done < 3 && bothAllowed(s)) {
    const other = frame.done === 1 ? SMALL : LARGE;
    if (possible(s, activeEffect(s, other))) offer(q, V.do + other);
  }
  offer(q, V.end);
  q.confirm = true;
}

export function answerActions(run: Run, verb: number, side: number): void {
  const s = run.state;
  const { seat } = s.turn;
  if (verb === V.end) {
    emit(run, { type: 'end', done: true });
  } else if (verb === V.guilder) {
    gainGuilder(run, tables(s).edition.noAction, TURN);
    emit(run, { type: 'noAction', seat });
  } else {
    const tile = activeTile(s, side);
    const section = side === LARGE ? s.turn.large : s.turn.small;
    emit(run, { type: 'wheelAction', seat, side });
    begin(run, activeEffect(s, side), tile >= 0 ? fromTile(tile) : fromWheel(side, section));
  }
}
