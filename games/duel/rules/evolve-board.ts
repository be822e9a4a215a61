import { topFrame, UNDER_WAY, unknownKind } from '@polder/core';
import type { BoardEvent } from './events.js';
import { CLOSED, ON_LOWER, ON_UPPER, type State, TRADE, tables } from './state.js';

/** Patches, Windmills, the Market and the ports. */
export function evolveBoard(s: State, e: BoardEvent): void {
  switch (e.type) {
    case 'planted': {
      s.players[e.seat].storage[e.colour]--;
      s.patches[e.space] = e.colour;
      return planted(s, e.colour);
    }
    case 'column': {
      const frame = topFrame(s, 'build');
      frame.column = e.column;
      frame.phase = UNDER_WAY;
      return;
    }
    case 'built': {
      const player = s.players[e.seat];
      player.columns[e.column]--;
      player.mills |= 1 << e.space;
      player.guilder -= e.cost;
      topFrame(s, 'build').space = e.space;
      return;
    }
    case 'rewarded': {
      const frame = topFrame(s, 'build');
      frame.left = e.side < 0 ? 0 : frame.left - 1;
      if (e.side >= 0) frame.sides &= ~(1 << e.side);
      return;
    }
    case 'bought': {
      s.players[e.seat].guilder -= e.cost;
      const frame = topFrame(s, 'market');
      frame.used = e.place;
      frame.phase = UNDER_WAY;
      return;
    }
    case 'marketRefilled':
      s.marketDiscards.push(...s.marketOffer.splice(e.discard, 1));
      s.marketStack.pop();
      s.marketOffer.push(e.tile);
      return;
    case 'marketShuffled':
      s.marketStack = [...e.tiles];
      s.marketDiscards = [];
      s.shuffles++;
      return;
    case 'shipMoved': {
      s.players[e.seat].tools -= e.tools;
      s.ship = e.to;
      const frame = topFrame(s, 'trade');
      frame.port = e.to;
      frame.step = TRADE.deliver;
      frame.phase = UNDER_WAY;
      return;
    }
    case 'delivered': {
      s.players[e.seat].storage[e.colour]--;
      const frame = topFrame(s, 'trade');
      frame.delivered |= 1 << e.colour;
      frame.left--;
      return;
    }
    case 'deliveries':
      topFrame(s, 'trade').step = TRADE.choose;
      return;
    case 'exported': {
      s.players[e.seat].traded.push(e.colour);
      topFrame(s, 'trade').step = TRADE.export;
      return;
    }
    case 'exportResolved':
      topFrame(s, 'trade').step = TRADE.port;
      return;
    case 'portReached':
      topFrame(s, 'trade').step = TRADE.done;
      return;
    case 'portMoved':
      s.ports[e.port].tile = ON_UPPER;
      return;
    case 'portClosed': {
      const port = s.ports[e.port];
      if (port.export >= 0) s.exportsGone.push(port.export);
      port.tile = CLOSED;
      port.export = e.export;
      if (e.export >= 0) s.exportStack.pop();
      s.ports[e.opened].tile = ON_LOWER;
      s.ship = e.ship;
      return;
    }
    default:
      return unknownKind(e);
  }
}

/** What may be planted next, if all bulbs are to be of one colour or each of another. */
function planted(s: State, colour: number): void {
  const frame = topFrame(s, 'plant');
  frame.left--;
  frame.planted++;
  frame.phase = UNDER_WAY;
  frame.colours = nextColours(s, frame.effect, frame.colours, colour);
}

function nextColours(s: State, effect: number, colours: number, colour: number): number {
  const it = tables(s).effects[effect];
  if (it.do !== 'plant' || it.colours === undefined) return colours;
  return it.colours === 'same' ? 1 << colour : colours & ~(1 << colour);
}
