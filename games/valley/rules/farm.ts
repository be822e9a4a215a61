import { offer, type Question } from '@polder/core';
import { TRIGGER } from '../edition/types.js';
import { V } from './codes.js';
import { askLeave } from './enhance.js';
import { gainVp } from './goods.js';
import { abilityOf, insideHelper, useHelper } from './helpers.js';
import { active, emit, type Run } from './run.js';
import { VP } from './sources.js';
import { isUsedUp, look, pickedItem, REVEALED, refillCards } from './stacks.js';
import { CARDS, type FrameOf, type Player, type State, tables } from './state.js';
import { checkWish } from './wish.js';

const HELPER = 0;
const CONTRACT = 1;
/** `picked` of a player who takes no card (FRM-2). */
const NONE = -2;

const placesOf = (s: State, role: number): number =>
  role === HELPER ? tables(s).edition.helperPlaces.length : tables(s).edition.contractPlaces;
const cardsOf = (player: Player, role: number): number[] =>
  role === HELPER ? player.helpers : player.contracts;

export function askFarm(s: State, frame: FrameOf<'farm'>, q: Question): void {
  if (frame.bought || frame.picked === NONE) {
    askLeave(frame.looked, q);
  } else if (frame.picked >= 0) {
    q.ask = 'replace';
    for (let slot = 0; slot < placesOf(s, frame.role); slot++) offer(q, V.replace + slot);
  } else {
    askCard(s, frame, q);
  }
}

function askCard(s: State, frame: FrameOf<'farm'>, q: Question): void {
  q.ask = 'card';
  const offered = s.cardOffer.length;
  for (let place = 0; place < offered + frame.looked; place++) {
    if (place < offered && s.cardOffer[place] < 0) continue;
    offer(q, V.hire + place);
    offer(q, V.sign + place);
  }
  if (q.count === 0) return;
  const { refreshCost } = tables(s).edition;
  if (!frame.refreshed && active(s).guilder >= refreshCost) offer(q, V.refresh);
  if (insideHelper(s, TRIGGER.farm, 'look') >= 0 && !isUsedUp(s, CARDS)) offer(q, V.look + CARDS);
  offer(q, V.pass);
}

export function answerFarm(run: Run, frame: FrameOf<'farm'>, verb: number, arg: number): void {
  const s = run.state;
  const { seat } = s.turn;
  switch (verb) {
    case V.refresh:
      emit(run, { type: 'refreshed', seat, cost: tables(s).edition.refreshCost });
      return refillCards(run);
    case V.look: {
      const card = insideHelper(s, TRIGGER.farm, 'look');
      useHelper(run, card);
      return look(run, seat, CARDS, abilityOf(s, card).amount);
    }
    case V.hire:
    case V.sign: {
      const role = verb === V.hire ? HELPER : CONTRACT;
      const slot = cardsOf(active(s), role).length;
      emit(run, { type: 'picked', place: arg, role });
      if (slot < placesOf(s, role)) tuck(run, frame, slot);
      return;
    }
    case V.replace:
      return tuck(run, frame, arg);
    case V.pass:
      emit(run, { type: 'picked', place: NONE, role: HELPER });
      return;
    default:
      emit(run, { type: 'left', stack: CARDS, count: frame.looked, discard: arg !== 0 });
  }
}

/** FRM-2: a new Helper scores its place; one that replaces another does not. */
function tuck(run: Run, frame: FrameOf<'farm'>, slot: number): void {
  const s = run.state;
  const { seat } = s.turn;
  const { picked: place, role } = frame;
  const offered = s.cardOffer.length;
  const card = pickedItem(s, s.cardOffer, CARDS, place);
  const isNew = slot === cardsOf(active(s), role).length;
  emit(run, { type: 'tucked', seat, card, role, slot, place, ...(place < offered ? {} : REVEALED) });
  const vp = tables(s).edition.helperPlaces[slot];
  if (role === HELPER && isNew && vp > 0) gainVp(run, vp, frame.source, VP.helperPlaces);
  checkWish(run);
  refillCards(run);
}
