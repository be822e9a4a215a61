import { topFrame, UNDER_WAY } from '@polder/core';
import { COLUMNS } from '../edition/counts.js';
import type { Event, TurnEvent } from './events.js';
import { evolveOffers } from './evolve-offers.js';
import { VP } from './sources.js';
import { BUILD, type FrameOf, gardenerOf, type Player, type State } from './state.js';

/** Patches, Windmills, the Market, Foreign Trade and the Queen's Wish; else something of an offer. */
export function evolveBoard(s: State, e: Exclude<Event, TurnEvent>): void {
  switch (e.type) {
    case 'planted':
      return planted(s, s.players[e.seat], e.colour, e.row);
    case 'oneMore':
      return oneMore(topFrame(s, 'plant'));
    case 'space': {
      const frame = topFrame(s, 'build');
      frame.space = e.space;
      frame.step = BUILD.group;
      frame.phase = UNDER_WAY;
      return;
    }
    case 'built': {
      const player = s.players[e.seat];
      player.groups[e.group]--;
      player.mills |= 1 << e.space;
      player.guilder -= e.cost;
      topFrame(s, 'build').step = BUILD.path;
      return;
    }
    case 'traced':
      topFrame(s, 'build').step = BUILD.done;
      return;
    case 'visit': {
      const frame = topFrame(s, 'market');
      frame.paid = true;
      frame.phase = UNDER_WAY;
      s.players[e.seat].guilder -= e.cost;
      return;
    }
    case 'moved':
      return moved(s, e.seat, e.area, e.on, e.cost);
    case 'neutral': {
      s.neutrals[e.from]--;
      s.neutrals[e.to]++;
      s.players[e.seat].guilder -= e.cost;
      s.turn.neutral = true;
      topFrame(s, 'market').duty = e.to;
      return;
    }
    case 'arrived':
      s.frames.push({ kind: 'area', area: e.area, left: e.count });
      return;
    case 'areaChosen':
      topFrame(s, 'area').left -= e.times;
      return;
    case 'traded': {
      if (!e.supply) s.players[e.seat].storage[e.colour]--;
      s.tradeBulbs[e.space] = e.colour;
      const frame = topFrame(s, 'trade');
      frame.phase = UNDER_WAY;
      return;
    }
    case 'quarters':
      s.frames.push({
        kind: 'quarters',
        card: e.card,
        adjacent: e.adjacent,
        taken: 0,
        extra: 0,
        more: e.more,
        freely: e.freely,
      });
      return;
    case 'quarter': {
      const frame = topFrame(s, 'quarters');
      frame.taken |= 1 << e.quarter;
      frame.extra = e.extra;
      frame.freely = e.freely;
      return;
    }
    case 'collected': {
      s.tradeBulbs.fill(-1);
      const frame = topFrame(s, 'trade');
      frame.phase = UNDER_WAY;
      s.frames.push({
        kind: 'gain',
        source: frame.source,
        guilder: 0,
        bulbs: e.bulbs,
        at: 0,
        colour: -1,
        keep: true,
      });
      return;
    }
    case 'tradeCleared':
      s.tradeBulbs.fill(-1);
      s.tradeCards.shift();
      s.tradeSeen.shift();
      s.tradeCards.push(e.card);
      s.tradeSeen.push(true);
      s.tradeCards[0] = e.next;
      s.tradeSeen[0] = true;
      return;
    case 'wish': {
      const player = s.players[e.seat];
      player.wished = true;
      player.vp[VP.wish] += e.vp;
      s.wishesTaken++;
      return;
    }
    case 'wishMet':
      s.players[e.seat].wished = true;
      gardenerOf(s).yours = e.value;
      return;
    default:
      return evolveOffers(s, e);
  }
}

function planted(s: State, player: Player, colour: number, row: number): void {
  player.storage[colour]--;
  player.patches[row * COLUMNS + player.rows[row]] = colour;
  player.rows[row]++;
  const frame = topFrame(s, 'plant');
  frame.left--;
  frame.planted++;
  frame.phase = UNDER_WAY;
}

/** Paid for, so it must be planted. */
function oneMore(frame: FrameOf<'plant'>): void {
  frame.left++;
  frame.need = frame.planted + 1;
}

function moved(s: State, seat: number, area: number, on: number, cost: number): void {
  const player = s.players[seat];
  // A marker that stood on this one takes its place on the board.
  for (const other of s.players) if (other.on === seat) other.on = -1;
  player.area = area;
  player.on = on;
  player.guilder -= cost;
  if (on >= 0 && cost === 0) s.turn.stacked = true;
  topFrame(s, 'market').left--;
  for (const frame of s.frames) if (frame.kind === 'market' && frame.duty === area) frame.duty = -1;
}
