import { NeedsHidden, offer, type Question } from '@polder/core';
import { TRADE_SPACES } from '../edition/counts.js';
import { COLOURS, TRIGGER } from '../edition/types.js';
import { firstOf, pair, secondOf, V } from './codes.js';
import { acted, insideHelper, useHelper } from './helpers.js';
import { canCollect, storedColours, tradeColours } from './possible.js';
import { emit, type Run } from './run.js';
import { fromTrade } from './sources.js';
import { type FrameOf, type State, tables } from './state.js';

/** A colour already on the card is allowed. */
export function isRepeat(s: State, effect: number): boolean {
  const it = tables(s).effects[effect];
  return it.do === 'trade' && it.repeat === true;
}

/** TRD-1: put a bulb on the card, or take all of them. */
export function askTrade(s: State, frame: FrameOf<'trade'>, q: Question): void {
  q.ask = 'trade';
  const colours = tradeColours(s, isRepeat(s, frame.effect));
  offerBulbs(s, q, V.trade, colours & storedColours(s));
  if (insideHelper(s, TRIGGER.trade, 'tradeFreely') >= 0) offerBulbs(s, q, V.supply, colours);
  if (canCollect(s)) offer(q, V.collect);
}

function offerBulbs(s: State, q: Question, verb: number, colours: number): void {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (((colours >> colour) & 1) === 0) continue;
    for (let space = 0; space < TRADE_SPACES; space++) {
      if (s.tradeBulbs[space] < 0) offer(q, verb + pair(colour, space));
    }
  }
}

export function answerTrade(run: Run, frame: FrameOf<'trade'>, verb: number, arg: number): void {
  const s = run.state;
  const { seat } = s.turn;
  if (verb === V.collect) {
    const bulbs = s.tradeBulbs.filter((bulb) => bulb >= 0).sort((a, b) => a - b);
    emit(run, { type: 'collected', seat, bulbs: bulbs.map((bulb) => 1 << bulb) });
    return;
  }
  const supply = verb === V.supply;
  const space = secondOf(arg);
  if (supply) useHelper(run, insideHelper(s, TRIGGER.trade, 'tradeFreely'));
  emit(run, { type: 'traded', seat, colour: firstOf(arg), space, supply });
  offerRewards(run, frame.effect, space, supply);
}

/** The two adjacent quarters; with a card or tile that gives more, a choice among all four. */
function offerRewards(run: Run, effect: number, space: number, freely: boolean): void {
  const s = run.state;
  const t = tables(s);
  const [card] = s.tradeCards;
  if (card === null) throw new Error('The top trade card is always known.');
  const it = t.effects[effect];
  const more = it.do === 'trade' ? (it.more ?? 0) : 0;
  const next = (space + 1) % TRADE_SPACES;
  if (more > 0 || freely || insideHelper(s, TRIGGER.trade, 'tradeFreely') >= 0) {
    emit(run, { type: 'quarters', card, adjacent: (1 << space) | (1 << next), more, freely });
    return;
  }
  const items = [t.trade[card][space], t.trade[card][next]];
  emit(run, { type: 'rewards', items, sources: [fromTrade(card, space), fromTrade(card, next)] });
}

/** TRD-2: a full card is cleared and put under the stack. */
export function clearFullCard(run: Run): void {
  const s = run.state;
  if (s.tradeBulbs.includes(-1)) return;
  const [card, next = card] = s.tradeCards;
  if (card === null || next === null) throw new NeedsHidden();
  const known = s.tradeSeen[1] ?? true;
  emit(
    run,
    known ? { type: 'tradeCleared', card, next } : { type: 'tradeCleared', card, next, reveals: true },
  );
}

export function stepTrade(run: Run, frame: FrameOf<'trade'>): void {
  clearFullCard(run);
  acted(run, frame);
}
