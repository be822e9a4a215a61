import type { Blocked, Question, Seat } from '@polder/core';
import { AFTER, popcount, UNDER_WAY, unknownKind } from '@polder/core';
import { COLUMNS, ROWS } from '../edition/counts.js';
import { COLOURS, TILE_KINDS, TRIGGER } from '../edition/types.js';
import { unconnectedCost } from './build.js';
import { openRows } from './calendar.js';
import { optionOf, pair, V } from './codes.js';
import { isActiveSection } from './enhance.js';
import { colourInHand } from './goods.js';
import { abilityOf, canPlantMore, insideHelper, isUnused, triggerOf } from './helpers.js';
import { buildable, costOf, occupied, reached } from './map.js';
import { isNextFull, isOpenInNext, neutralReason, purse, stackCost } from './market.js';
import { MECHANISMS } from './mechanisms/list.js';
import type { No } from './mechanisms/mechanism.js';
import { canCollect, possible, storedColours, tradeColours } from './possible.js';
import type { Reason } from './reasons.js';
import { MORE_COST } from './rewards.js';
import { active, hasFreePatch, storageCost, storedBulbs, windmillsLeft } from './run.js';
import { blockMechanism } from './specials.js';
import {
  type ActionFrame,
  BUILD,
  CARDS,
  type Frame,
  type FrameOf,
  GAVE_UP,
  START_CARD,
  type State,
  tables,
} from './state.js';
import { isRepeat } from './trade.js';
import { activeEffect, bothAllowed, raiseCost, waterFits } from './turn.js';

/**
 * What a player might want to choose now and can't, with the rule that forbids it. `open` is the
 * question being asked: what it offers is never blocked.
 */
export function blockedBy(s: State, seat: Seat, open: Question): readonly Blocked[] {
  const frame = s.frames[s.frames.length - 1];
  if (frame === undefined || open.count === 0 || open.seat !== seat) return [];
  const list: Blocked[] = [];
  const t = tables(s);
  const offered = new Set(open.codes.slice(0, open.count).map((code) => optionOf(t, code).key));
  const no: No = (code, rule, reason) => {
    const option = optionOf(t, code);
    if (offered.has(option.key)) return;
    offered.add(option.key);
    list.push({ ...option, rule, reason });
  };
  blockFrame(s, frame, no);
  blockCalendar(s, no);
  return list;
}

function blockFrame(s: State, frame: Frame, no: No): void {
  switch (frame.kind) {
    case 'startingCard':
      for (const player of s.players) if (player.start >= 0) no(V.start + player.start, 'SET-7', 'cardTaken');
      return;
    case 'marker':
      for (let area = 0; area < s.neutrals.length; area++) no(V.area + area, 'SET-8', 'areaTaken');
      return;
    case 'gate':
      return blockGate(s, no);
    case 'wheels':
      for (let steps = 1; steps <= tables(s).edition.wheels.maxSteps; steps++)
        no(V.turn + steps, 'WHL-2', 'tools');
      return;
    case 'actions':
      return blockActions(s, frame, no);
    case 'rewards':
      for (let i = 0; i < frame.items.length; i++) {
        if (((frame.taken >> i) & 1) === 0) blockEffect(s, V.take + frame.items[i], frame.items[i], no);
      }
      return;
    case 'area':
      for (const reward of tables(s).market[frame.area]) blockEffect(s, V.take + reward, reward, no);
      return;
    case 'gain':
      return blockStore(s, frame, no);
    case 'quarters':
      return blockQuarters(s, frame, no);
    case 'seq':
    case 'gardener':
      return;
    case 'lower':
    case 'enhance':
    case 'farm':
    case 'build':
    case 'market':
    case 'plant':
    case 'trade':
      blockAction(s, frame, no);
      return blockHelpers(s, frame, no);
    default:
      return blockMechanism(s, frame, no);
  }
}

function blockGate(s: State, no: No): void {
  const speeds = tables(s).edition.floodgate.rise.length;
  for (let speed = 1; speed <= speeds; speed++) {
    if (!waterFits(s, speed)) no(V.gate + speed, 'FLO-2', 'waterOver');
    else if (raiseCost(s, speed).cost > active(s).guilder) no(V.gate + speed, 'MON-1', 'guilder');
  }
}

function blockActions(s: State, frame: FrameOf<'actions'>, no: No): void {
  for (let side = 0; side < 2; side++) {
    const code = V.do + side;
    if (frame.done === GAVE_UP) no(code, 'ACT-2', 'turnEnds');
    else if ((frame.done >> side) & 1) no(code, 'ACT-1', 'done');
    else if (frame.done !== 0 && !bothAllowed(s)) no(code, 'ACT-1', 'onlyOne');
    else blockEffect(s, code, activeEffect(s, side), no);
  }
  if (frame.done === 0) no(V.guilder, 'ACT-2', 'canAct');
}

/** The reason why an effect is not possible. */
function blockEffect(s: State, code: number, effect: number, no: No): void {
  if (possible(s, effect)) return;
  const t = tables(s);
  const it = t.effects[effect];
  const player = active(s);
  switch (it.do) {
    case 'enhance':
      return no(code, 'ENH-2', 'noTile');
    case 'farm':
      return no(code, 'FRM-2', 'noCard');
    case 'build':
      return windmillsLeft(player) === 0 ? no(code, 'BLD-1', 'noWindmill') : no(code, 'BLD-1', 'noSpace');
    case 'market':
      return no(code, 'MKT-1', 'guilder');
    case 'plant':
      return hasFreePatch(player) ? no(code, 'PLT-1', 'noBulb') : no(code, 'PLT-1', 'noPatch');
    case 'trade':
      return no(code, 'TRD-1', 'noTrade');
    case 'marketReward':
      return no(code, 'CRD-4', 'nothingHere');
    case 'seq':
      for (const part of t.parts[effect]) blockEffect(s, code, part, no);
      return;
    case 'gain':
    case 'lower':
      return;
    default: {
      const { impossible } = MECHANISMS[it.do];
      if (impossible) no(code, ...impossible);
    }
  }
}

function blockStore(s: State, frame: FrameOf<'gain'>, no: No): void {
  if (colourInHand(frame) < 0) return;
  const cost = storageCost(s, active(s));
  if (cost < 0) no(V.store, 'STO-1', 'storageFull');
  else if (cost > active(s).guilder) no(V.store, 'STO-1', 'guilder');
}

function blockQuarters(s: State, frame: FrameOf<'quarters'>, no: No): void {
  const rewards = tables(s).trade[frame.card];
  const room = popcount(frame.taken) < 2 + frame.extra;
  for (let quarter = 0; quarter < rewards.length; quarter++) {
    const code = V.quarter + quarter;
    if ((frame.taken >> quarter) & 1) no(code, 'TRD-1', 'quarterTaken');
    else if (!possible(s, rewards[quarter])) blockEffect(s, code, rewards[quarter], no);
    else if (!room) no(code, 'TRD-1', 'enoughRewards');
    else no(code, 'TRD-1', 'notAdjacent');
    if (frame.more > 0 && frame.extra === 0 && active(s).guilder < MORE_COST)
      no(V.buy + quarter, 'CRD-7', 'guilder');
  }
}

function blockAction(s: State, frame: ActionFrame, no: No): void {
  if (frame.phase === AFTER) return;
  switch (frame.kind) {
    case 'lower':
      return;
    case 'enhance':
      return blockEnhance(s, frame, no);
    case 'farm':
      return blockFarm(s, frame, no);
    case 'build':
      return blockBuild(s, frame, no);
    case 'market':
      return blockMarket(s, frame, no);
    case 'plant':
      return blockPlant(s, frame, no);
    case 'trade':
      return blockTrade(s, frame, no);
    default:
      return unknownKind(frame);
  }
}

function blockRefresh(s: State, refreshed: boolean, rule: string, no: No): void {
  if (refreshed) no(V.refresh, rule, 'refreshed');
  else if (active(s).guilder < tables(s).edition.refreshCost) no(V.refresh, rule, 'guilder');
}

function blockEnhance(s: State, frame: FrameOf<'enhance'>, no: No): void {
  if (frame.bought) return;
  if (frame.picked >= 0) {
    const sections = active(s).large.length + active(s).small.length;
    for (let section = 0; section < sections; section++) {
      if (isActiveSection(s, section)) no(V.on + section, 'ENH-2', 'activeSection');
    }
    return;
  }
  for (let place = 0; place < s.tileOffer.length + frame.looked; place++) {
    const empty = place < s.tileOffer.length && s.tileOffer[place] < 0;
    no(V.tile + place, empty ? 'ENH-3' : 'MON-1', empty ? 'emptyPlace' : 'guilder');
  }
  blockRefresh(s, frame.refreshed, 'ENH-1', no);
  if (insideHelper(s, triggerOf(frame), 'look') < 0) return;
  for (let kind = 0; kind < TILE_KINDS.length; kind++) {
    no(V.look + kind, 'CRD-5', frame.stack >= 0 ? 'lookedAlready' : 'emptyStack');
  }
}

function blockFarm(s: State, frame: FrameOf<'farm'>, no: No): void {
  if (frame.bought || frame.picked !== -1) return;
  for (let place = 0; place < s.cardOffer.length; place++) {
    no(V.hire + place, 'FRM-3', 'emptyPlace');
    no(V.sign + place, 'FRM-3', 'emptyPlace');
  }
  blockRefresh(s, frame.refreshed, 'FRM-1', no);
  if (insideHelper(s, triggerOf(frame), 'look') >= 0) no(V.look + CARDS, 'CRD-5', 'emptyStack');
}

function blockBuild(s: State, frame: FrameOf<'build'>, no: No): void {
  const t = tables(s);
  const player = active(s);
  if (frame.step === BUILD.group) {
    for (let group = 0; group < player.groups.length; group++) no(V.from + group, 'BLD-1', 'emptyGroup');
    return;
  }
  if (frame.step !== BUILD.space) return;
  const windmills = occupied(s);
  const unconnected = unconnectedCost(s, frame.effect);
  const legal = buildable(t, windmills, player.guilder, unconnected);
  for (let space = 0; space < t.spaceCost.length; space++) {
    const code = V.build + space;
    const connected = (reached(t, windmills) >> space) & 1;
    if ((windmills >> space) & 1) no(code, 'BLD-1', 'occupied');
    else if (!connected && unconnected < 0) no(code, 'BLD-2', 'notConnected');
    else if (costOf(t, windmills, space, unconnected) > player.guilder) no(code, 'MON-1', 'guilder');
    else if (!((legal >> space) & 1)) no(code, 'BLD-1', 'noWindmill');
  }
}

function blockMarket(s: State, frame: FrameOf<'market'>, no: No): void {
  if (purse(s, frame) < 0) no(V.move, 'MKT-1', 'guilder');
  no(V.move, 'MKT-4', 'areaFull');
  const full = isNextFull(s);
  no(V.skip, full ? 'MKT-3' : 'MKT-4', full ? 'duty' : 'areaNotFull');
  for (let other = 0; other < s.players.length; other++) {
    if (other === s.turn.seat) continue;
    const code = V.stand + other;
    if (!full) no(code, 'MKT-4', 'areaNotFull');
    else if (!isOpenInNext(s, other)) no(code, 'MKT-4', 'covers');
    else if (stackCost(s) > purse(s, frame)) no(code, 'MKT-4', 'guilder');
    else no(code, 'MKT-3', 'duty');
  }
  const why = {
    once: 'neutralOnce',
    money: 'guilder',
    full: 'neutralFull',
    unreached: 'neutralUnreached',
  } as const;
  const areas = s.neutrals.length;
  for (let from = 0; from < areas; from++) {
    for (let to = 0; to < areas; to++) {
      if (from === to) continue;
      const reason = neutralReason(s, frame, from, to);
      const code = V.neutral + pair(from, to);
      if (s.neutrals[from] === 0 && !s.turn.neutral) no(code, 'MKT-3', 'noNeutral');
      else if (reason !== null) no(code, 'MKT-3', why[reason]);
    }
  }
}

function blockPlant(s: State, frame: FrameOf<'plant'>, no: No): void {
  const player = active(s);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    for (let row = 0; row < ROWS; row++) {
      const code = V.plant + pair(colour, row);
      if (player.rows[row] >= COLUMNS) no(code, 'PLT-1', 'rowFull');
      else if (player.storage[colour] === 0) no(code, 'PLT-1', 'noSuchBulb');
      else if (frame.left === 0) no(code, 'PLT-1', 'allPlanted');
    }
  }
  if (frame.planted < frame.need) no(V.stop, 'HLP-2', 'bound');
  const more = insideHelper(s, triggerOf(frame), 'plantMore') >= 0;
  if (more && frame.left === 0 && storedBulbs(player) > 0 && !canPlantMore(s)) no(V.more, 'MON-2', 'vp');
}

function blockTrade(s: State, frame: FrameOf<'trade'>, no: No): void {
  if (frame.phase === UNDER_WAY) return;
  const colours = tradeColours(s, isRepeat(s, frame.effect));
  const freely = insideHelper(s, TRIGGER.trade, 'tradeFreely') >= 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    for (let space = 0; space < s.tradeBulbs.length; space++) {
      const place = pair(colour, space);
      const reason: Reason =
        s.tradeBulbs[space] >= 0 ? 'spaceTaken' : (colours >> colour) & 1 ? 'noSuchBulb' : 'colourOnCard';
      if (reason !== 'noSuchBulb' || !((storedColours(s) >> colour) & 1))
        no(V.trade + place, 'TRD-1', reason);
      if (freely && reason !== 'noSuchBulb') no(V.supply + place, 'TRD-1', reason);
    }
  }
  if (!canCollect(s)) no(V.collect, 'TRD-1', 'nothingToCollect');
}

/** Helpers that listen to this action and can't be used at this moment. */
function blockHelpers(s: State, frame: ActionFrame, no: No): void {
  for (const card of [START_CARD, ...active(s).helpers]) {
    const ability = abilityOf(s, card);
    if (ability.when !== triggerOf(frame) || ability.unasked) continue;
    if (ability.effect < 0 && ability.inside !== 'strength') continue;
    if (!isUnused(s, card)) no(V.helper + card, 'HLP-1', 'usedHelper');
    else if (frame.phase === UNDER_WAY) no(V.helper + card, 'HLP-1', 'inBetween');
    else if (ability.inside === 'strength')
      no(
        V.helper + card,
        frame.phase === AFTER ? 'HLP-4' : 'HLP-2',
        frame.phase === AFTER ? 'onlyInside' : 'promised',
      );
    else if (!possible(s, ability.effect)) blockEffect(s, V.helper + card, ability.effect, no);
    else no(V.helper + card, 'HLP-2', 'notFulfilled');
  }
}

/** Calendar rewards that are open this turn, but not at this moment or not for this player (CAL-2). */
function blockCalendar(s: State, no: No): void {
  const t = tables(s);
  const column = active(s).calendar;
  if (s.turn.common) {
    no(V.calendar, 'CAL-2', possible(s, t.calendarCommon[column]) ? 'notNow' : 'doesNothing');
  }
  if (!s.turn.unique) return;
  for (let row = 0; row < t.calendarUnique[column].length; row++) {
    const code = V.calendar + row + 1;
    if (row >= openRows(s)) no(code, 'SET-11', 'notInPlay');
    else no(code, 'CAL-2', (s.covered[column] >> row) & 1 ? 'covered' : 'notNow');
  }
}
