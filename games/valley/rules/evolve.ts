import { AFTER, topAction, topFrame, UNDER_WAY } from '@polder/core';
import { COLUMNS } from '../edition/counts.js';
import { evolveGardener } from '../gardener/evolve.js';
import type { Event } from './events.js';
import { begin, end, turn, turned, useHelper } from './evolve-flow.js';
import { install, left, looked, refilled, refreshed, shuffled, takeLooked, tuck } from './evolve-offers.js';
import { evolveMechanism, isMechanismEvent } from './mechanisms/list.js';
import { VP } from './sources.js';
import {
  BUILD,
  CARDS,
  type FrameOf,
  GAVE_UP,
  gardenerOf,
  isGardener,
  type Player,
  type State,
  tables,
} from './state.js';

/** The only writer of state. Works on views as well: what is unknown there stays null. */
export function evolve(s: State, e: Event): void {
  switch (e.type) {
    case 'chose':
      s.clock++;
      return;
    case 'end':
      return end(s, e.done);
    case 'begin':
      return begin(s, e.effect, e.source);
    case 'guilder': {
      const player = s.players[e.seat];
      player.guilder = Math.min(tables(s).edition.guilderMax, player.guilder + e.n);
      return;
    }
    case 'tools':
      s.players[e.seat].tools += e.n;
      return;
    case 'vp':
      s.players[e.seat].vp[e.as] += e.n;
      return;
    case 'paid':
      s.players[e.seat].guilder -= e.n;
      return;
    case 'acted':
      topAction(s).phase = AFTER;
      return;
    case 'helper':
      return useHelper(s, e.seat, e.card);
    case 'gate':
      s.gate = e.to;
      s.players[e.seat].guilder -= e.cost;
      s.frames.pop();
      return;
    case 'water':
      s.water = e.to;
      return;
    case 'turned':
      return turned(s, s.players[e.seat], e.steps, e.tools);
    case 'turn':
      return turn(s, e.seat, e.round);
    case 'wheelAction':
      topFrame(s, 'actions').done |= 1 << e.side;
      return;
    case 'noAction':
      topFrame(s, 'actions').done = GAVE_UP;
      s.turn.common = false;
      s.turn.unique = false;
      return;
    case 'guilderTaken':
      topFrame(s, 'gain').guilder = 0;
      return;
    case 'colour':
      topFrame(s, 'gain').colour = e.colour;
      return;
    case 'stored': {
      const player = s.players[e.seat];
      player.storage[e.colour]++;
      player.guilder -= e.cost;
      return nextBulb(s);
    }
    case 'swapped': {
      const { storage } = s.players[e.seat];
      storage[e.out]--;
      storage[e.colour]++;
      return nextBulb(s);
    }
    case 'refused':
      return nextBulb(s);
    case 'planted':
      return planted(s, s.players[e.seat], e.colour, e.row);
    case 'oneMore':
      return oneMore(topFrame(s, 'plant'));
    case 'rewards':
      s.frames.push({ kind: 'rewards', items: e.items, sources: e.sources, taken: 0 });
      return;
    case 'took':
      topFrame(s, 'rewards').taken |= 1 << e.item;
      return;
    case 'next':
      topFrame(s, 'seq').at++;
      return;
    case 'strength':
      topFrame(s, 'lower').strength += e.add;
      return;
    case 'lowered':
      s.water = e.to;
      return;
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
    case 'refreshed':
      return refreshed(s, s.players[e.seat], e.cost);
    case 'refilled':
      return refilled(s, e.stack, e.place, e.item, e.under);
    case 'shuffled':
      return shuffled(s, s.stacks[e.stack], e.items);
    case 'looked':
      return looked(s, e.seat, e.stack, e.items);
    case 'left':
      return left(s, s.stacks[e.stack], e.count, e.discard);
    case 'picked': {
      const frame = topFrame(s, e.role < 0 ? 'enhance' : 'farm');
      frame.picked = e.place;
      frame.phase = UNDER_WAY;
      if (frame.kind === 'farm') frame.role = e.role;
      return;
    }
    case 'installed': {
      const player = s.players[e.seat];
      player.guilder -= e.cost;
      install(s, player, e.tile, e.section);
      const frame = topFrame(s, 'enhance');
      frame.bought = true;
      if (e.place < s.tileOffer.length) s.tileOffer[e.place] = -1;
      else takeLooked(frame, s.stacks[e.stack], e.place - s.tileOffer.length);
      return;
    }
    case 'tucked': {
      tuck(s, s.players[e.seat], e.card, e.role, e.slot);
      const frame = topFrame(s, 'farm');
      frame.bought = true;
      if (e.place < s.cardOffer.length) s.cardOffer[e.place] = -1;
      else takeLooked(frame, s.stacks[CARDS], e.place - s.cardOffer.length);
      return;
    }
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
    case 'calendar': {
      const player = s.players[e.seat];
      player.calendar = e.column;
      const rewards = e.column < s.covered.length;
      s.turn.common = rewards;
      s.turn.unique = rewards;
      if (!rewards) s.endTaken++;
      return;
    }
    case 'calendarTaken':
      if (e.row < 0) s.turn.common = false;
      else {
        s.turn.unique = false;
        s.covered[e.column] |= 1 << e.row;
      }
      return;
    case 'endTriggered':
      s.lastRound = e.lastRound;
      return;
    case 'startingCard':
      s.players[e.seat].start = e.card;
      s.startingCards.splice(s.startingCards.indexOf(e.card), 1);
      s.frames.pop();
      return;
    case 'queensWish':
      s.wish = e.card;
      s.startingCards.length = 0;
      return;
    case 'marker':
      s.players[e.seat].area = e.area;
      // The Gardener's is placed without a question (G-SET-2).
      if (!isGardener(s, e.seat)) s.frames.pop();
      return;
    case 'neutrals':
      for (const area of e.areas) s.neutrals[area]++;
      return;
    case 'over':
      s.over = true;
      return;
    case 'wishMet':
      s.players[e.seat].wished = true;
      gardenerOf(s).yours = e.value;
      return;
    default:
      return isMechanismEvent(e) ? evolveMechanism(s, e) : evolveGardener(s, e);
  }
}

function nextBulb(s: State): void {
  const frame = topFrame(s, 'gain');
  frame.at++;
  frame.colour = -1;
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
