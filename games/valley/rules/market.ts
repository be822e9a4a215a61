import { offer, type Question } from '@polder/core';
import { AREAS, PLACES } from '../edition/counts.js';
import { firstOf, pair, secondOf, V } from './codes.js';
import { abilityOf } from './helpers.js';
import { active, emit, type Run } from './run.js';
import { fromMarket, vpIndex } from './sources.js';
import { type FrameOf, isGardener, START_CARD, type State, tables } from './state.js';

export const after = (area: number): number => (area + 1) % AREAS;

/** The card that splits the count, and makes neutral markers and one stacking free; not once a turn (CRD-6). */
export function splitsMarket(s: State): boolean {
  if (abilityOf(s, START_CARD).inside === 'marketFreely') return true;
  for (const card of active(s).helpers) if (abilityOf(s, card).inside === 'marketFreely') return true;
  return false;
}

/** Places taken in an area now. */
function placesTaken(s: State, area: number): number {
  let taken = s.neutrals[area];
  for (const player of s.players) if (player.area === area && player.on < 0) taken++;
  return taken;
}

/** An area without a place for this seat. */
export const isFull = (s: State, area: number): boolean => placesOfOthers(s, area) >= PLACES;

/** Places that the others hold in an area once this seat has left its own (who stands on it stays). */
function placesOfOthers(s: State, area: number): number {
  const { seat } = s.turn;
  let taken = s.neutrals[area];
  for (let other = 0; other < s.players.length; other++) {
    const { area: at, on } = s.players[other];
    if (other !== seat && at === area && (on < 0 || on === seat)) taken++;
  }
  return taken;
}

/** Markers in an area, stacked ones too. */
function markersIn(s: State, area: number): number {
  let markers = s.neutrals[area];
  for (const player of s.players) if (player.area === area) markers++;
  return markers;
}

/** Two markers on a place at most, never on a neutral one (MKT-4). */
function canStandOn(s: State, other: number): boolean {
  const { seat } = s.turn;
  if (other === seat || (s.players[other].on >= 0 && s.players[other].on !== seat)) return false;
  for (let third = 0; third < s.players.length; third++) {
    if (third !== seat && s.players[third].on === other) return false;
  }
  return true;
}

function someoneToStandOn(s: State, area: number): boolean {
  for (let other = 0; other < s.players.length; other++) {
    if (s.players[other].area === area && canStandOn(s, other)) return true;
  }
  return false;
}

const freeStacking = (s: State): boolean => splitsMarket(s) && !s.turn.stacked;

export function stackCost(s: State): number {
  return freeStacking(s) ? 0 : tables(s).edition.stackCost;
}

export function neutralCost(s: State): number {
  return splitsMarket(s) ? 0 : tables(s).edition.neutralCost;
}

/** Guilder left once the visit is paid for. */
export function purse(s: State, frame: FrameOf<'market'>): number {
  return active(s).guilder - visitCost(s, frame);
}

function visitCost(s: State, frame: FrameOf<'market'>): number {
  const it = tables(s).effects[frame.effect];
  return frame.paid || it.do !== 'market' ? 0 : it.cost;
}

/**
 * From an area, with so many moves and Guilder, the goal can still be entered (MKT-3). `to` and
 * `from`: a neutral marker imagined as moved, -1 for none.
 */
function canEnter(
  s: State,
  area: number,
  moves: number,
  goal: number,
  guilder: number,
  free: boolean,
  from: number,
  to: number,
): boolean {
  if (moves === 0) return false;
  const next = after(area);
  const moved = (next === to ? 1 : 0) - (next === from ? 1 : 0);
  if (placesOfOthers(s, next) + moved < PLACES) {
    return next === goal || canEnter(s, next, moves - 1, goal, guilder, free, from, to);
  }
  const cost = free ? 0 : tables(s).edition.stackCost;
  if (cost <= guilder && someoneToStandOn(s, next)) {
    if (next === goal || canEnter(s, next, moves - 1, goal, guilder - cost, false, from, to)) return true;
  }
  const beyond = after(next);
  return next !== goal && (beyond === goal || canEnter(s, beyond, moves - 1, goal, guilder, free, from, to));
}

/** A neutral marker may be moved to this area: you could then still get in (MKT-3). */
export function neutralReason(
  s: State,
  frame: FrameOf<'market'>,
  from: number,
  to: number,
): 'once' | 'money' | 'full' | 'unreached' | null {
  if (s.turn.neutral) return 'once';
  if (placesTaken(s, to) >= PLACES) return 'full';
  const guilder = purse(s, frame) - neutralCost(s);
  const { area } = active(s);
  const purseFull = tables(s).edition.guilderMax;
  if (!canEnter(s, area, frame.left, to, purseFull, freeStacking(s), from, to)) return 'unreached';
  return guilder >= 0 && canEnter(s, area, frame.left, to, guilder, freeStacking(s), from, to)
    ? null
    : 'money';
}

function offerNeutrals(s: State, frame: FrameOf<'market'>, q: Question): void {
  if (s.turn.neutral) return;
  for (let from = 0; from < AREAS; from++) {
    if (s.neutrals[from] === 0) continue;
    for (let to = 0; to < AREAS; to++) {
      if (to !== from && neutralReason(s, frame, from, to) === null) offer(q, V.neutral + pair(from, to));
    }
  }
}

/** Ways into or past a full area; with a duty, only those that don't miss its area. */
function offerFull(s: State, frame: FrameOf<'market'>, q: Question, full: number, duty: number): void {
  const guilder = purse(s, frame);
  const cost = stackCost(s);
  const beyond = after(full);
  const moves = frame.left - 1;
  if (cost <= guilder && keepsDuty(s, full, moves, duty, guilder - cost, false)) {
    for (let other = 0; other < s.players.length; other++) {
      if (isOpenInNext(s, other)) offer(q, V.stand + other);
    }
  }
  if (keepsDuty(s, beyond, moves, duty, guilder, freeStacking(s))) offer(q, V.skip);
}

/** After entering this area, the one that must be entered was entered or still can be. */
function keepsDuty(
  s: State,
  area: number,
  moves: number,
  duty: number,
  guilder: number,
  free: boolean,
): boolean {
  return duty < 0 || area === duty || canEnter(s, area, moves, duty, guilder, free, -1, -1);
}

export const isNextFull = (s: State): boolean => isFull(s, after(active(s).area));

/** A player's marker in the next area that one could stand on. */
export const isOpenInNext = (s: State, other: number): boolean =>
  s.players[other].area === after(active(s).area) && canStandOn(s, other);

export function askMarket(s: State, frame: FrameOf<'market'>, q: Question): void {
  q.ask = 'move';
  if (frame.left === 0 || purse(s, frame) < 0) return;
  const next = after(active(s).area);
  if (!isNextFull(s)) offer(q, V.move);
  else {
    offerFull(s, frame, q, next, frame.duty);
    // The area can no longer be entered: the duty is over.
    if (q.count === 0) offerFull(s, frame, q, next, -1);
  }
  offerNeutrals(s, frame, q);
}

export function payVisit(run: Run, frame: FrameOf<'market'>): void {
  emit(run, { type: 'visit', seat: run.state.turn.seat, cost: visitCost(run.state, frame) });
}

/** MKT-4; the Gardener has VP in place of Guilder (G-MKT). */
function payForStanding(run: Run, seat: number, source: number): void {
  const { edition } = tables(run.state);
  const guilder = edition.stackCost;
  if (isGardener(run.state, seat)) {
    const n = guilder * edition.gardener.worth.guilder;
    if (n > 0) emit(run, { type: 'vp', seat, n, as: vpIndex(source), source });
  } else if (guilder > 0) emit(run, { type: 'guilder', seat, n: guilder, source });
}

export function answerMarket(run: Run, frame: FrameOf<'market'>, verb: number, arg: number): void {
  const s = run.state;
  const { seat } = s.turn;
  if (!frame.paid) payVisit(run, frame);
  if (verb === V.neutral) {
    emit(run, { type: 'neutral', seat, from: firstOf(arg), to: secondOf(arg), cost: neutralCost(s) });
    return;
  }
  const next = after(active(s).area);
  const area = verb === V.skip ? after(next) : next;
  if (verb === V.stand) {
    emit(run, { type: 'moved', seat, area, on: arg, cost: stackCost(s) });
    payForStanding(run, arg, fromMarket(area));
  } else {
    emit(run, { type: 'moved', seat, area, on: -1, cost: 0 });
  }
  emit(run, { type: 'arrived', area, count: Math.min(PLACES, markersIn(s, area)) });
}
