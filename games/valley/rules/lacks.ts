import { AFTER, BEFORE, isPending, popcount, type Question } from '@polder/core';
import { ANY_COLOUR } from '@polder/core/edition';
import type { Tables } from '../edition/tables.js';
import { unconnectedCost } from './build.js';
import { V } from './codes.js';
import { canPlantMore, lapsingHelpers } from './helpers.js';
import { buildable, occupied } from './map.js';
import { purse } from './market.js';
import { isMechanism } from './mechanisms/list.js';
import { storedColours, tradeColours } from './possible.js';
import { canBuyMore, quietItem } from './rewards.js';
import { active, hasFreePatch, storageCost, windmillsLeft } from './run.js';
import { type ActionFrame, BUILD, type Frame, type FrameOf, type State, tables } from './state.js';
import { isRepeat } from './trade.js';

// What a choice lacks, as bits: a bulb of some colour (its colours), Guilder, a place in Storage.
const GUILDER = ANY_COLOUR + 1;
const PLACE = GUILDER << 1;
const ANYTHING = ANY_COLOUR | GUILDER | PLACE;

/** What an effect could bring: goods what they are, an action anything, by what it leads to. */
export function broughtBy(t: Tables, effect: number): number {
  const it = t.effects[effect];
  if (isMechanism(it)) return 0;
  if (it.do !== 'gain') return ANYTHING;
  let all = it.guilder ? GUILDER : 0;
  for (const colours of t.bulbs[effect]) all |= colours;
  return all;
}

/** What would make an effect possible that is not; 0: nothing of these. */
export function lackingFor(s: State, effect: number): number {
  const t = tables(s);
  const it = t.effects[effect];
  switch (it.do) {
    case 'enhance':
      return s.tileOffer.some((tile) => tile >= 0) ? GUILDER : 0;
    case 'build':
      return beyondPurse(s, it.unconnected ?? -1);
    case 'market':
      return GUILDER;
    case 'plant':
      return hasFreePatch(active(s)) ? ANY_COLOUR : 0;
    case 'trade':
      return s.tradeBulbs.includes(-1) ? tradeColours(s, it.repeat === true) : 0;
    case 'marketReward':
      return lackingForAll(s, t.market[active(s).area]);
    case 'seq': {
      const [first, second] = t.parts[effect];
      return lackingFor(s, t.prelude[first] ? second : first);
    }
    default:
      return 0;
  }
}

function lackingForAll(s: State, effects: readonly number[]): number {
  let all = 0;
  for (const effect of effects) all |= lackingFor(s, effect);
  return all;
}

/** There are spaces that only more Guilder would open. */
function beyondPurse(s: State, unconnected: number): number {
  const player = active(s);
  if (windmillsLeft(player) === 0) return 0;
  const t = tables(s);
  const windmills = occupied(s);
  const most = buildable(t, windmills, t.edition.guilderMax, unconnected);
  return most & ~buildable(t, windmills, player.guilder, unconnected) ? GUILDER : 0;
}

/** What the open choice lacks, of which there is one option at most. */
export function lackingIn(s: State, frame: Frame, q: Question): number {
  switch (frame.kind) {
    case 'gain':
      if (q.count === 0 || q.codes[0] !== V.refuse) return 0;
      return storageCost(s, active(s)) < 0 ? PLACE : PLACE | GUILDER;
    case 'rewards': {
      if (quietItem(s, frame) >= 0) return 0;
      return lackingForAll(
        s,
        frame.items.filter((_, i) => isPending(frame, i)),
      );
    }
    case 'area':
      return frame.left === 0 ? 0 : lackingForAll(s, tables(s).market[frame.area]);
    case 'quarters':
      return lackingQuarters(s, frame);
    case 'lower':
    case 'enhance':
    case 'farm':
    case 'build':
    case 'market':
    case 'plant':
    case 'trade':
      return frame.phase === AFTER
        ? lackingForAll(s, lapsingHelpers(s, frame))
        : lackingInAction(s, frame, q.count);
    default:
      return 0;
  }
}

function lackingQuarters(s: State, frame: FrameOf<'quarters'>): number {
  const room = popcount(frame.taken) < 2 + frame.extra;
  const more = frame.more > 0 && frame.extra === 0;
  if (!room && !more) return 0;
  const left = tables(s).trade[frame.card].filter((_, quarter) => !((frame.taken >> quarter) & 1));
  return lackingForAll(s, left) | (more && !canBuyMore(s, frame) ? GUILDER : 0);
}

function lackingInAction(s: State, frame: ActionFrame, own: number): number {
  const player = active(s);
  switch (frame.kind) {
    case 'plant':
      return (frame.left > 0 || canPlantMore(s)) && hasFreePatch(player) ? ANY_COLOUR : 0;
    case 'market':
      return frame.left > 0 && (own === 1 || purse(s, frame) < 0) ? GUILDER : 0;
    case 'enhance':
      return lackingTiles(s, frame, own);
    case 'build':
      return frame.step === BUILD.space ? beyondPurse(s, unconnectedCost(s, frame.effect)) : 0;
    case 'trade':
      if (frame.phase !== BEFORE || !s.tradeBulbs.includes(-1)) return 0;
      return tradeColours(s, isRepeat(s, frame.effect)) & ~storedColours(s);
    default:
      return 0;
  }
}

/** Those who have put back what they looked at have given up the tiles that they could not pay for. */
function lackingTiles(s: State, frame: FrameOf<'enhance'>, own: number): number {
  if (frame.bought || frame.picked >= 0 || (frame.stack >= 0 && frame.looked === 0)) return 0;
  const { tileCost, edition } = tables(s);
  const { guilder } = active(s);
  if (s.tileOffer.some((tile) => tile >= 0 && tileCost[tile] > guilder)) return GUILDER;
  return own === 1 && !frame.refreshed && guilder < edition.refreshCost ? GUILDER : 0;
}
