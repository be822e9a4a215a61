import { AFTER, topAction, topFrame } from '@polder/core';
import type { Event } from './events.js';
import { evolveBoard } from './evolve-board.js';
import { begin, end, putBack, turn, turned, useHelper } from './evolve-flow.js';
import { GAVE_UP, type State, tables } from './state.js';

/**
 * The only writer of state. Works on views as well: what is unknown there stays null. Events of the turn and its
 * effects come first, as most do.
 */
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
      putBack(s.frames[s.frames.length - 1]);
      if (e.row < 0) s.turn.common = false;
      else {
        s.turn.unique = false;
        s.covered[e.column] |= 1 << e.row;
      }
      return;
    case 'endTriggered':
      s.lastRound = e.lastRound;
      return;
    case 'over':
      s.over = true;
      return;
    default:
      return evolveBoard(s, e);
  }
}

function nextBulb(s: State): void {
  const frame = topFrame(s, 'gain');
  frame.at++;
  frame.colour = -1;
}
