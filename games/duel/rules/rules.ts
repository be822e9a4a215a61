import {
  AFTER,
  argOf,
  BEFORE,
  offer,
  type Question,
  type Rules,
  type Seat,
  unanswered,
  unknownKind,
  verbOf,
} from '@polder/core';
import { blockedBy } from './blocked.js';
import { answerBuild, askBuild, stepBuild } from './build.js';
import { optionOf, V } from './codes.js';
import { answerEnhance, askEnhance, stepEnhance } from './enhance.js';
import type { Event } from './events.js';
import { answerContract, answerFarm, askContract, askFarm, stepFarm } from './farm.js';
import { askGain, gainBulb, stepGain } from './goods.js';
import { offerHelpers, unaskedHelper, useHelper } from './helpers.js';
import { answerMarket, askMarket, refillMarket } from './market.js';
import { answerPlant, askPlant } from './plant.js';
import { possible } from './possible.js';
import { answerRewards, askRewards, stepRewards } from './rewards.js';
import { emit, type Run } from './run.js';
import { sourceName } from './sources.js';
import { type ActionFrame, type Frame, type State, tables } from './state.js';
import { answerTrade, askTrade, stepTrade } from './trade.js';
import {
  answerActions,
  answerFollowUp,
  answerRotate,
  askActions,
  askFollowUp,
  askHands,
  askRotate,
  nextTurn,
  revealHands,
  stepFollowUp,
} from './turn.js';

/** The top frame asks, or goes on by itself. What each frame does is in the file of its subject. */
export const rules: Rules<State, Event> = {
  over: (s) => s.over,
  clock: (s) => s.clock,
  ask,
  together,
  step,
  answer,
  option: (s, code) => optionOf(tables(s), code),
  source: (s, source) => sourceName(tables(s), source),
  blockedBy,
};

const topOf = (s: State): Frame | undefined => s.frames[s.frames.length - 1];

/** Both choose their first Helper at once (D-SET-5). */
function together(s: State): Seat[] {
  const frame = topOf(s);
  return frame?.kind === 'hands' ? unanswered(frame.sealed) : [];
}

function ask(s: State, q: Question, seat: Seat | undefined): void {
  const frame = topOf(s);
  q.seat = s.turn.actor;
  if (frame === undefined) return;
  switch (frame.kind) {
    case 'hands':
      return askHands(s, frame, q, seat);
    case 'rotate':
      return askRotate(s, q);
    case 'actions':
      return askActions(s, frame, q);
    case 'followUp':
      return askFollowUp(s, q);
    case 'rewards':
      return askRewards(s, frame, q);
    case 'gain':
      return askGain(frame, q);
    case 'contract':
      return askContract(frame, q);
    default:
      return askAction(s, frame, q);
  }
}

/** An action asks for its next step; before the first one and after the last Helpers may be used (HLP-1). */
function askAction(s: State, frame: ActionFrame, q: Question): void {
  q.source = frame.source;
  if (frame.phase === AFTER) {
    q.ask = 'after';
    if (unaskedHelper(s, frame) >= 0) return;
    offerHelpers(s, frame, q);
    if (q.count > 0) offer(q, V.after);
    return;
  }
  askOwn(s, frame, q);
  if (frame.phase !== BEFORE) return;
  const own = q.count;
  // Not even a Helper can make it possible any more: it is over (ACT-5).
  if (own > 0 || possible(s, frame.effect)) offerHelpers(s, frame, q);
}

function askOwn(s: State, frame: ActionFrame, q: Question): void {
  switch (frame.kind) {
    case 'enhance':
      return askEnhance(s, frame, q);
    case 'farm':
      return askFarm(s, frame, q);
    case 'plant':
      return askPlant(s, frame, q);
    case 'build':
      return askBuild(s, frame, q);
    case 'market':
      return askMarket(s, frame, q);
    case 'trade':
      return askTrade(s, frame, q);
    default:
      return unknownKind(frame);
  }
}

function answer(run: Run, code: number, chosen: boolean, seat: Seat): void {
  const s = run.state;
  const frame = topOf(s);
  if (frame === undefined) throw new Error('Nothing is asked.');
  const verb = verbOf(code);
  const arg = argOf(code);
  if (frame.kind === 'hands') return emit(run, { type: 'sealed', seat, place: arg });
  // Names are for those who read the events.
  if (chosen)
    emit(run, { type: 'chose', seat, key: run.events === null ? '' : optionOf(tables(s), code).key });
  const before = run.events === null ? -1 : run.events.length;
  if (verb === V.helper) useHelper(run, arg);
  else if (verb === V.after) emit(run, { type: 'end' });
  else if (verb === V.stop) stop(run, frame);
  else answerFrame(run, frame, verb, arg);
  if (run.events !== null && run.events.length === before) {
    const { key } = optionOf(tables(s), code);
    throw new Error(`'${frame.kind}' was answered with '${key}', but nothing happened.`);
  }
}

function answerFrame(run: Run, frame: Exclude<Frame, { kind: 'hands' }>, verb: number, arg: number): void {
  switch (frame.kind) {
    case 'rotate':
      return answerRotate(run, arg);
    case 'actions':
      return answerActions(run, verb, arg);
    case 'followUp':
      return answerFollowUp(run, arg);
    case 'rewards':
      return answerRewards(run, frame, verb, arg);
    case 'gain':
      return gainBulb(run, arg);
    case 'contract':
      return answerContract(run, frame, verb);
    case 'enhance':
      return answerEnhance(run, frame, verb, arg);
    case 'farm':
      return answerFarm(run, frame, verb, arg);
    case 'plant':
      return answerPlant(run, arg);
    case 'build':
      return answerBuild(run, frame, verb, arg);
    case 'market':
      return answerMarket(run, frame, arg);
    case 'trade':
      return answerTrade(run, frame, verb, arg);
    default:
      return unknownKind(frame);
  }
}

/** No question is open: the next forced step. */
function step(run: Run): void {
  const frame = topOf(run.state);
  if (frame === undefined) return nextTurn(run);
  switch (frame.kind) {
    case 'hands':
      return revealHands(run, frame);
    case 'followUp':
      return stepFollowUp(run);
    case 'rewards':
      return stepRewards(run, frame);
    case 'gain':
      return stepGain(run, frame);
    case 'rotate':
    case 'actions':
    case 'contract':
      throw new Error(`'${frame.kind}' has nothing to ask and nothing to do.`);
    default:
      return stepAction(run, frame);
  }
}

function stepAction(run: Run, frame: ActionFrame): void {
  if (frame.phase === AFTER) {
    const card = unaskedHelper(run.state, frame);
    if (card >= 0) useHelper(run, card);
    else emit(run, { type: 'end' });
  } else if (frame.phase === BEFORE) {
    // It was possible once, but a Helper or what came before has changed that (ACT-5).
    emit(run, { type: 'end' });
  } else if (!goOn(run, frame)) emit(run, { type: 'acted' });
}

/** The next part of an action under way that needs no question; false: it is done. */
function goOn(run: Run, frame: ActionFrame): boolean {
  switch (frame.kind) {
    case 'enhance':
      return stepEnhance(run, frame);
    case 'farm':
      return stepFarm(run, frame);
    case 'build':
      return stepBuild(run, frame);
    case 'trade':
      return stepTrade(run, frame);
    case 'market':
      refillMarket(run, frame.used);
      return false;
    case 'plant':
      return false;
  }
}

/** The player ends an action that could go on: further bulbs are planted or delivered only if one likes. */
function stop(run: Run, frame: Frame): void {
  emit(run, { type: frame.kind === 'trade' ? 'deliveries' : 'acted' });
}
