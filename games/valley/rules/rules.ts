import {
  AFTER,
  argOf,
  BEFORE,
  offer,
  type Question,
  type Rules,
  type Seat,
  unknownKind,
  verbOf,
} from '@polder/core';
import { blockedBy } from './blocked.js';
import { answerBuild, askBuild } from './build.js';
import { addCalendar, takeCalendar } from './calendar.js';
import { optionOf, V } from './codes.js';
import { answerEnhance, askEnhance } from './enhance.js';
import type { Event } from './events.js';
import { answerFarm, askFarm } from './farm.js';
import { answerGain, askGain, stepGain } from './goods.js';
import { acted, offerHelpers, triggerOf, unaskedHelper, useHelper } from './helpers.js';
import { answerLower, askLower } from './lower.js';
import { answerMarket, askMarket, payVisit, purse } from './market.js';
import { answerPlant, askPlant, mayStopPlanting } from './plant.js';
import { possible } from './possible.js';
import {
  answerArea,
  answerQuarters,
  answerRewards,
  askArea,
  askQuarters,
  askRewards,
  stepRewards,
} from './rewards.js';
import { emit, type Run } from './run.js';
import { sourceName } from './sources.js';
import { answerMechanism, askMechanism, endMechanism, stepSeq } from './specials.js';
import { type ActionFrame, type Frame, type State, tables } from './state.js';
import { answerTrade, askTrade, stepTrade } from './trade.js';
import {
  answerActions,
  answerGate,
  answerStartingCard,
  answerWheels,
  askActions,
  askGate,
  askMarker,
  askStartingCard,
  askWheels,
  nextTurn,
} from './turn.js';

/**
 * The top frame asks, or goes on by itself. What each frame does is in the file of its subject. The Gardener's turn is
 * added by gardener/rules.ts.
 */
export const rules: Rules<State, Event> = {
  over: (s) => s.over,
  clock: (s) => s.clock,
  ask,
  step,
  answer,
  option: (s, code) => optionOf(tables(s), code),
  source: (s, source) => sourceName(tables(s), source),
  blockedBy,
};

function ask(s: State, q: Question): void {
  const frame = s.frames[s.frames.length - 1];
  q.seat = s.turn.seat;
  if (frame === undefined) return;
  askFrame(s, frame, q);
  addCalendar(s, frame, q);
}

function askFrame(s: State, frame: Frame, q: Question): void {
  switch (frame.kind) {
    case 'startingCard':
      return askStartingCard(s, frame, q);
    case 'marker':
      return askMarker(s, frame, q);
    case 'gate':
      return askGate(s, q);
    case 'wheels':
      return askWheels(s, q);
    case 'actions':
      return askActions(s, frame, q);
    case 'rewards':
      return askRewards(s, frame, q);
    case 'gain':
      return askGain(s, frame, q);
    case 'area':
      return askArea(s, frame, q);
    case 'quarters':
      return askQuarters(s, frame, q);
    case 'lower':
    case 'enhance':
    case 'farm':
    case 'build':
    case 'market':
    case 'plant':
    case 'trade':
      return askAction(s, frame, q);
    case 'seq':
    case 'gardener':
      return;
    default:
      return askMechanism(s, frame, q);
  }
}

/** An action asks for its next step. Before the first one Helpers may be used (HLP-1). */
function askAction(s: State, frame: ActionFrame, q: Question): void {
  q.source = frame.source;
  if (frame.phase === AFTER) {
    q.ask = 'after';
    offerHelpers(s, frame, q, true);
    if (q.count > 0) offer(q, V.after);
    return;
  }
  askOwn(s, frame, q);
  const own = q.count;
  if (frame.phase === BEFORE) {
    // If not even a Helper can make it possible any more, it is over (ACT-5).
    if (own > 0 || possible(s, frame.effect)) offerHelpers(s, frame, q, false);
    // A visit that no Helper comes before is paid for at once (MKT-1).
    if (frame.kind === 'market' && q.count === own) {
      q.count = 0;
      return;
    }
  }
  // Not possible now; a Helper may still make it so, or it is given up (ACT-5). Planting ends when one likes.
  const stops = frame.kind === 'plant' ? mayStopPlanting(frame, own) : own === 0;
  if (q.count > 0 && stops) offer(q, V.stop);
}

function askOwn(s: State, frame: ActionFrame, q: Question): void {
  switch (frame.kind) {
    case 'lower':
      return askLower(s, frame, q);
    case 'enhance':
      return askEnhance(s, frame, q);
    case 'farm':
      return askFarm(s, frame, q);
    case 'build':
      return askBuild(s, frame, q);
    case 'market':
      return askMarket(s, frame, q);
    case 'plant':
      return askPlant(s, frame, q);
    case 'trade':
      if (frame.phase === BEFORE) askTrade(s, frame, q);
      return;
    default:
      return unknownKind(frame);
  }
}

function answer(run: Run, code: number, chosen: boolean, seat: Seat): void {
  const s = run.state;
  const frame = s.frames[s.frames.length - 1];
  const verb = verbOf(code);
  const arg = argOf(code);
  if (chosen) {
    // Names are for those who read the events.
    const key = run.events === null ? '' : optionOf(tables(s), code).key;
    emit(run, { type: 'chose', seat, key });
  }
  const before = run.events === null ? -1 : run.events.length;
  if (verb === V.calendar) takeCalendar(run, arg - 1);
  else if (verb === V.helper) useHelper(run, arg);
  else if (verb === V.after) finish(run, frame);
  else if (verb === V.stop) stopAction(run, frame);
  else answerFrame(run, frame, verb, arg);
  if (run.events !== null && run.events.length === before) {
    const { key } = optionOf(tables(s), code);
    throw new Error(`'${frame.kind}' was answered with '${key}', but nothing happened.`);
  }
}

function answerFrame(run: Run, frame: Frame, verb: number, arg: number): void {
  switch (frame.kind) {
    case 'startingCard':
      return answerStartingCard(run, frame, arg);
    case 'marker':
      return emit(run, { type: 'marker', seat: frame.seat, area: arg });
    case 'gate':
      return answerGate(run, arg);
    case 'wheels':
      return answerWheels(run, arg);
    case 'actions':
      return answerActions(run, verb, arg);
    case 'rewards':
      return answerRewards(run, frame, verb, arg);
    case 'gain':
      return answerGain(run, frame, verb, arg);
    case 'area':
      return answerArea(run, frame, verb, arg);
    case 'quarters':
      return answerQuarters(run, frame, verb, arg);
    case 'lower':
      return answerLower(run, frame, arg);
    case 'enhance':
      return answerEnhance(run, frame, verb, arg);
    case 'farm':
      return answerFarm(run, frame, verb, arg);
    case 'build':
      return answerBuild(run, frame, verb, arg);
    case 'market':
      return answerMarket(run, frame, verb, arg);
    case 'plant':
      return answerPlant(run, verb, arg);
    case 'trade':
      return answerTrade(run, frame, verb, arg);
    case 'seq':
    case 'gardener':
      throw new Error(`'${frame.kind}' asks nothing.`);
    default:
      return answerMechanism(run, frame, verb, arg);
  }
}

function step(run: Run): void {
  const { frames } = run.state;
  const frame = frames[frames.length - 1];
  if (frame === undefined) return nextTurn(run);
  switch (frame.kind) {
    case 'rewards':
      return stepRewards(run, frame);
    case 'gain':
      return stepGain(run, frame);
    case 'seq':
      return stepSeq(run, frame);
    case 'area':
    case 'quarters':
      return emit(run, { type: 'end', done: true });
    case 'lower':
    case 'enhance':
    case 'farm':
    case 'build':
    case 'market':
    case 'plant':
    case 'trade':
      return stepAction(run, frame);
    case 'startingCard':
    case 'marker':
    case 'gate':
    case 'wheels':
    case 'actions':
    case 'gardener':
      throw new Error(`'${frame.kind}' has nothing to ask and nothing to do.`);
    default:
      return endMechanism(run, frame);
  }
}

/** No question is open in this action: its next forced step, or its end. */
function stepAction(run: Run, frame: ActionFrame): void {
  if (frame.phase === AFTER) {
    if (!unaskedHelper(run, triggerOf(frame), frame)) emit(run, { type: 'end', done: true });
  } else if (frame.phase === BEFORE) {
    if (frame.kind === 'market' && purse(run.state, frame) >= 0) payVisit(run, frame);
    else emit(run, { type: 'end', done: false });
  } else if (frame.kind === 'trade') {
    stepTrade(run, frame);
  } else {
    acted(run, frame);
  }
}

/** Nothing more after the action; a Helper got meanwhile that comes unasked still does (HLP-1). */
function finish(run: Run, frame: Frame): void {
  if ('phase' in frame) while (unaskedHelper(run, triggerOf(frame), frame));
  emit(run, { type: 'end', done: true });
}

/** The player ends an action that has begun, or gives up one that has not (ACT-5). */
function stopAction(run: Run, frame: Frame): void {
  if ('phase' in frame && frame.phase !== BEFORE) acted(run, frame);
  else emit(run, { type: 'end', done: false });
}
