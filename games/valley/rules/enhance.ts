import { offer, type Question } from '@polder/core';
import { TILE_KINDS, TRIGGER } from '../edition/types.js';
import { V } from './codes.js';
import { abilityOf, insideHelper, useHelper } from './helpers.js';
import { active, emit, type Run } from './run.js';
import { isUsedUp, look, pickedItem, REVEALED, refillTiles } from './stacks.js';
import { type FrameOf, type State, tables } from './state.js';
import { checkWish } from './wish.js';

const TOP = 0;

/** Sections by number: the large wheel's, then the small wheel's. Active ones can't be covered (ENH-2). */
export function isActiveSection(s: State, section: number): boolean {
  const large = active(s).large.length;
  return section === s.turn.large || section === large + s.turn.small;
}

export function askEnhance(s: State, frame: FrameOf<'enhance'>, q: Question): void {
  const player = active(s);
  if (frame.bought) {
    askLeave(frame.looked, q);
  } else if (frame.picked >= 0) {
    q.ask = 'section';
    const sections = player.large.length + player.small.length;
    for (let section = 0; section < sections; section++) {
      if (!isActiveSection(s, section)) offer(q, V.on + section);
    }
  } else {
    askTile(s, frame, q);
    // Nothing can be paid for any more: only what was looked at remains to be dealt with.
    if (q.count === 0) askLeave(frame.looked, q);
  }
}

function askTile(s: State, frame: FrameOf<'enhance'>, q: Question): void {
  q.ask = 'tile';
  const t = tables(s);
  const { guilder } = active(s);
  for (let place = 0; place < s.tileOffer.length; place++) {
    const tile = s.tileOffer[place];
    if (tile >= 0 && t.tileCost[tile] <= guilder) offer(q, V.tile + place);
  }
  if (frame.looked > 0 && t.edition.tileCost[TILE_KINDS[frame.stack]] <= guilder) {
    for (let i = 0; i < frame.looked; i++) offer(q, V.tile + s.tileOffer.length + i);
  }
  if (q.count === 0) return;
  if (!frame.refreshed && guilder >= t.edition.refreshCost) offer(q, V.refresh);
  if (insideHelper(s, TRIGGER.enhance, 'look') >= 0 && frame.stack < 0) {
    for (let kind = 0; kind < TILE_KINDS.length; kind++) {
      if (!isUsedUp(s, kind)) offer(q, V.look + kind);
    }
  }
}

/** What was looked at and not taken goes back on top, or is discarded, all together (CRD-5). */
export function askLeave(looked: number, q: Question): void {
  if (looked === 0) return;
  q.ask = 'leave';
  offer(q, V.leave + TOP);
  offer(q, V.leave + 1);
}

export function answerEnhance(run: Run, frame: FrameOf<'enhance'>, verb: number, arg: number): void {
  const s = run.state;
  const { seat } = s.turn;
  switch (verb) {
    case V.refresh:
      emit(run, { type: 'refreshed', seat, cost: tables(s).edition.refreshCost });
      return refillTiles(run);
    case V.look: {
      const card = insideHelper(s, TRIGGER.enhance, 'look');
      useHelper(run, card);
      return look(run, seat, arg, abilityOf(s, card).amount);
    }
    case V.tile:
      emit(run, { type: 'picked', place: arg, role: -1 });
      return;
    case V.on:
      return install(run, frame, arg);
    default:
      emit(run, { type: 'left', stack: frame.stack, count: frame.looked, discard: arg !== TOP });
  }
}

function install(run: Run, frame: FrameOf<'enhance'>, section: number): void {
  const s = run.state;
  const { seat } = s.turn;
  const { picked: place, stack } = frame;
  const offered = s.tileOffer.length;
  const tile = pickedItem(s, s.tileOffer, stack, place);
  const cost = tables(s).tileCost[tile];
  emit(run, {
    type: 'installed',
    seat,
    tile,
    section,
    cost,
    place,
    stack,
    ...(place < offered ? {} : REVEALED),
  });
  checkWish(run);
  refillTiles(run);
}
