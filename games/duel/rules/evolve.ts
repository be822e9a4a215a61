import { AFTER, topAction, topFrame, UNANSWERED, withAnswer } from '@polder/core';
import type { Event } from './events.js';
import { evolveCards } from './evolve-cards.js';
import { begin } from './evolve-flow.js';
import { CENTRAL, type State } from './state.js';

/**
 * The only writer of state. Works on views as well: what is unknown there stays null. Events of the turn and its
 * effects come first, as most do.
 */
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
    default:
      return evolveCards(s, e);
  }
}

/** An action was chosen in the own turn, or in the follow-up, which has only one. */
function actionChosen(s: State, seat: number, wheel: number, tools: number): void {
  s.players[seat].tools -= tools;
  const frame = s.frames[s.frames.length - 1];
  if (frame.kind === 'actions') frame.done |= 1 << wheel;
  else s.frames.pop();
}
