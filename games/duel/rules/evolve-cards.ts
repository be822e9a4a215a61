import { topFrame, UNDER_WAY } from '@polder/core';
import type { BoardEvent, CardEvent } from './events.js';
import { evolveBoard } from './evolve-board.js';
import { VP } from './sources.js';
import { type State, tilesOn } from './state.js';

/** Wheel tiles and farm cards; else something on the board. */
export function evolveCards(s: State, e: CardEvent | BoardEvent): void {
  switch (e.type) {
    case 'picked': {
      const frame = topFrame(s, e.role < 0 ? 'enhance' : 'farm');
      frame.picked = e.place;
      frame.phase = UNDER_WAY;
      if (frame.kind === 'farm') frame.role = e.role;
      return;
    }
    case 'installed': {
      s.players[e.seat].guilder -= e.cost;
      tilesOn(s, e.seat, e.wheel)[e.section] = e.tile;
      s.tileOffer[e.place] = -1;
      const frame = topFrame(s, 'enhance');
      frame.wheels &= ~(1 << e.wheel);
      frame.left--;
      frame.picked = -1;
      frame.refill = true;
      return;
    }
    case 'tileRefilled':
      s.tileStack.pop();
      s.tileOffer[e.place] = e.tile;
      return;
    case 'tilesRenewed':
      s.tileStack = s.tileAside;
      s.tileAside = [];
      return;
    case 'offerFull':
      topFrame(s, 'enhance').refill = false;
      return;
    case 'placed': {
      s.cardOffer[e.place] = -1;
      s.rows[e.row].unshift(e.card);
      const frame = topFrame(s, 'farm');
      frame.placed = e.card;
      return;
    }
    case 'pushedOut':
      s.rows[e.row].pop();
      return;
    case 'contract':
      s.frames.push({ kind: 'contract', seat: e.seat, card: e.card });
      return;
    case 'contractScored': {
      const player = s.players[e.seat];
      player.guilder -= e.cost;
      player.vp[VP.contractsNow] += e.vp;
      player.scored.push(e.card);
      s.frames.pop();
      return;
    }
    case 'cardGone':
      s.cardsGone.push(e.card);
      if (s.frames[s.frames.length - 1].kind === 'contract') s.frames.pop();
      return;
    case 'swapped': {
      const row = s.rows[e.row];
      [row[e.a], row[e.b]] = [row[e.b], row[e.a]];
      topFrame(s, 'farm').swaps = 0;
      return;
    }
    case 'notSwapped': {
      const frame = topFrame(s, 'farm');
      frame.swaps = frame.placed < 0 ? 1 : 0;
      return;
    }
    case 'cardRefilled':
      s.cardDeck.pop();
      s.cardOffer[e.place] = e.card;
      if (s.cardDeck.length > 0) s.cardDeck[s.cardDeck.length - 1] = e.top;
      return;
    case 'cardsRenewed':
      s.cardDeck = s.cardAside;
      s.cardAside = [];
      s.cardDeck[s.cardDeck.length - 1] = e.top;
      return;
    default:
      return evolveBoard(s, e);
  }
}
