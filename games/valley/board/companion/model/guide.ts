import {
  type CompanionTurn,
  type Edition,
  GARDENER,
  type GardenerTable,
  startingTable,
  VP_SOURCES,
} from '@polder/valley';
import type { Answer, Ask } from '../../../text/asks.js';
import { accepts } from './accepts.js';
import { type Need, type ToldCard, turnByCard, turnByTold } from './card.js';
import { backOf, drawFrom, faceOf, newDeck } from './deck.js';
import { askOf, type Guide, tableIn, type VpLines } from './state.js';
import { onlyAnswer, yourTurn } from './your-turn.js';

export const SET_UP: readonly Ask[] = ['difficulty', 'deck', 'layOut', 'board', 'wish', 'area', 'markers'];
const ROUND: readonly Ask[] = ['gate', 'water', 'did'];

export function newGuide(edition: Edition, seed: string): Guide {
  return {
    edition,
    seed,
    asks: SET_UP,
    need: {},
    difficulty: 'medium',
    kind: 'app',
    board: '',
    wish: 0,
    table: undefined,
    before: undefined,
    deck: undefined,
    card: {},
    turn: undefined,
    vp: { start: edition.start.vp },
    yours: undefined,
  };
}

/** An answer that does not fit the question. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer';
}

/** The guide after an answer; also after all that needs no question. */
export function answer(guide: Guide, given: Answer): Guide {
  if (given.ask !== askOf(guide)) throw new BadAnswer(`Not asked now: ${given.ask}.`);
  if (!accepts(guide, given)) throw new BadAnswer(`No answer to '${given.ask}'.`);
  return settle(take({ ...guide, asks: guide.asks.slice(1) }, given));
}

/** Answers what has only one answer. */
function settle(guide: Guide): Guide {
  const only = onlyAnswer(guide);
  if (!only) return guide;
  return settle(take({ ...guide, asks: guide.asks.slice(1) }, only));
}

function take(guide: Guide, given: Answer): Guide {
  switch (given.ask) {
    case 'difficulty':
      return { ...guide, difficulty: given.value };
    case 'deck':
      return { ...guide, kind: given.value };
    case 'layOut':
      return guide;
    case 'board':
      return { ...guide, board: given.value };
    case 'wish':
      return { ...guide, wish: given.value };
    case 'area':
      return begin(guide, given.value);
    case 'markers':
      return { ...guide, asks: ROUND };
    case 'draw':
      return steer({ ...guide, deck: guide.deck && drawFrom(guide.deck) });
    case 'turn':
      return afterTurn(guide);
    case 'yours':
      return { ...guide, yours: given.value };
    case 'tradeCard':
      return steer(withTrade(guide, { card: given.value }));
    case 'tradeNext':
      return steer(withTrade(guide, { next: given.value }));
    case 'cardGate':
    case 'cardColour':
    case 'cardLowers':
    case 'cardTrade':
    case 'cardOrder':
    case 'backTiles':
    case 'backFarm':
      return steer({ ...guide, card: { ...guide.card, ...toldBy(guide, given) } });
    default:
      return toCard(yourTurn(guide, given));
  }
}

function begin(guide: Guide, area: string): Guide {
  const { edition, seed, kind, difficulty, board, wish } = guide;
  const deck = kind === 'app' ? newDeck(edition, difficulty, seed) : undefined;
  const table = startingTable({ difficulty, board, wish, area }, edition);
  return { ...guide, deck, table, before: table };
}

const withTrade = (guide: Guide, more: Partial<GardenerTable['trade']>): Guide => {
  const table = tableIn(guide);
  return { ...guide, table: { ...table, trade: { ...table.trade, ...more } } };
};

/** Everything about your turn is told: the Gardener's card comes next. */
function toCard(guide: Guide): Guide {
  if (guide.asks.length > 0) return guide;
  return guide.kind === 'app' ? { ...guide, asks: ['draw'] } : steer({ ...guide, card: {} });
}

type CardAsk =
  | 'cardGate'
  | 'cardColour'
  | 'cardLowers'
  | 'cardTrade'
  | 'cardOrder'
  | 'backTiles'
  | 'backFarm';

function toldBy({ need }: Guide, given: Extract<Answer, { readonly ask: CardAsk }>): ToldCard {
  switch (given.ask) {
    case 'cardGate':
      return { gate: given.value };
    case 'cardColour':
      return { colour: given.value };
    case 'cardLowers':
      return { lowers: given.value && need.section !== undefined ? [need.section] : [] };
    case 'cardTrade':
      return { trade: given.value };
    case 'cardOrder':
      return { order: given.value };
    case 'backTiles':
      return { tiles: given.value };
    case 'backFarm':
      return { farm: given.value };
  }
}

/** The Gardener's turn, or what must be asked for it first. */
function steer(guide: Guide): Guide {
  const turn = turnOf(guide);
  if (!('ask' in turn)) return { ...guide, turn, need: {}, asks: ['turn'] };
  const { ask, ...need } = turn;
  return { ...guide, need, asks: [ask] };
}

function turnOf(guide: Guide): CompanionTurn | Need {
  const { edition, deck, card } = guide;
  const table = tableIn(guide);
  const drawn = deck && faceOf(edition, deck);
  const back = deck && backOf(edition, deck);
  return drawn && back ? turnByCard(table, drawn.id, back, edition) : turnByTold(table, card, edition);
}

/** Its pieces are where they belong: the next round, or the end. */
function afterTurn(guide: Guide): Guide {
  const { turn } = guide;
  if (!turn) throw new Error('There is no turn.');
  return {
    ...guide,
    table: turn.after,
    before: turn.after,
    turn: undefined,
    card: {},
    vp: gainedIn(turn, guide.vp),
    asks: turn.over ? ['yours'] : ROUND,
  };
}

export function gainedIn({ events }: Pick<CompanionTurn, 'events'>, before: VpLines): VpLines {
  const vp: Record<string, number> = { ...before };
  for (const event of events) {
    if (event.type !== 'vp' || event.seat !== GARDENER) continue;
    const source = VP_SOURCES[event.as];
    vp[source] = (vp[source] ?? 0) + event.n;
  }
  return vp;
}
