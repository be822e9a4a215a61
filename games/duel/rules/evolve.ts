import { AFTER, topAction, topFrame, UNANSWERED, UNDER_WAY, unknownKind, withAnswer } from '@polder/core';
import type { Event } from './events.js';
import { begin } from './evolve-flow.js';
import { VP } from './sources.js';
import { CENTRAL, CLOSED, ON_LOWER, ON_UPPER, type State, TRADE, tables, tilesOn } from './state.js';

/** The only writer of state. Works on views as well: what is unknown there stays null. */
export function evolve(s: State, e: Event): void {
  switch (e.type) {
    case 'chose':
      s.clock++;
      return;

    case 'sealed': {
      const frame = topFrame(s, 'hands');
      frame.sealed = withAnswer(frame.sealed, e.seat, e.place);
      // The question is answered when the last answer is in.
      if (!frame.sealed.includes(UNANSWERED)) s.clock++;
      return;
    }
    case 'hands':
      s.rows = e.kept.map((card) => [card]);
      s.cardOffer = [...e.offer];
      s.hands = s.hands.map(() => []);
      s.frames.pop();
      return;

    case 'turn':
      s.turn = { seat: e.seat, round: e.round, actor: e.seat, used: 0 };
      s.frames.push({ kind: 'followUp' }, { kind: 'actions', done: 0 }, { kind: 'rotate' });
      return;
    case 'turned':
      s.players[e.seat].tools -= e.tools;
      s.personal = (s.personal + e.steps) % s.players[e.seat].wheel.length;
      s.central = (s.central + e.steps) % s.centralTiles.length;
      s.frames.pop();
      return;
    case 'wheelAction':
      return actionChosen(s, e.seat, e.wheel, e.tools);
    case 'gaveUp':
      return actionChosen(s, e.seat, CENTRAL, e.tools);
    case 'followUp':
      s.turn.actor = e.seat;
      return;
    case 'calendar':
      s.calendar = e.to;
      return;
    case 'marked':
      s.players[e.seat].marked = true;
      return;
    case 'endTriggered':
      s.lastRound = e.lastRound;
      return;
    case 'over':
      s.over = true;
      return;

    case 'begin':
      return begin(s, e.effect, e.source);
    case 'rewards':
      s.frames.push({ kind: 'rewards', items: e.items, sources: e.sources, taken: 0, must: e.must });
      return;
    case 'took':
      topFrame(s, 'rewards').taken |= 1 << e.item;
      return;
    case 'acted':
      topAction(s).phase = AFTER;
      return;
    case 'end':
      s.frames.pop();
      return;
    case 'helper':
      s.turn.used |= 1 << e.card;
      return;

    case 'guilder':
      s.players[e.seat].guilder += e.n;
      return;
    case 'tools':
      s.players[e.seat].tools += e.n;
      return;
    case 'vp':
      s.players[e.seat].vp[e.as] += e.n;
      return;
    case 'bulbs':
      s.frames.push({ kind: 'gain', source: e.source, bulbs: e.bulbs, at: 0 });
      return;
    case 'bulb':
      s.players[e.seat].storage[e.colour]++;
      topFrame(s, 'gain').at++;
      return;

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

/** An action was chosen in the own turn, or in the follow-up, which has only one. */
function actionChosen(s: State, seat: number, wheel: number, tools: number): void {
  s.players[seat].tools -= tools;
  const frame = s.frames[s.frames.length - 1];
  if (frame.kind === 'actions') frame.done |= 1 << wheel;
  else s.frames.pop();
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
