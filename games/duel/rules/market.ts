import { NeedsHidden, offer, type Question, shuffle, split } from '@polder/core';
import type { DealRow } from '../edition/tables.js';
import { advanceCalendar } from './calendar.js';
import { BACK, firstOf, pair, secondOf, V } from './codes.js';
import { emit, type Run } from './run.js';
import { active, type FrameOf, NOTHING_USED, type State, tables } from './state.js';

/** Deals of a tile on offer, or (BACK) of the back of the stack. */
export function dealsAt(s: State, tile: number): readonly DealRow[] {
  const { deals } = tables(s);
  return tile === BACK ? deals[deals.length - 1] : deals[s.marketOffer[tile]];
}

export function canBuy(s: State, guilder: number): boolean {
  for (let tile = 0; tile <= BACK; tile++) {
    for (const { cost } of dealsAt(s, tile)) if (cost <= guilder) return true;
  }
  return false;
}

export function askMarket(s: State, frame: FrameOf<'market'>, q: Question): void {
  q.ask = 'deal';
  if (frame.used !== NOTHING_USED) return;
  const { guilder } = active(s);
  for (let tile = 0; tile <= BACK; tile++) {
    const deals = dealsAt(s, tile);
    for (let deal = 0; deal < deals.length; deal++) {
      if (deals[deal].cost <= guilder) offer(q, V.deal + pair(tile, deal));
    }
  }
}

export function answerMarket(run: Run, frame: FrameOf<'market'>, arg: number): void {
  const s = run.state;
  const [place, deal] = [firstOf(arg), secondOf(arg)];
  const { cost, bulbs } = dealsAt(s, place)[deal];
  const tile = place === BACK ? -1 : s.marketOffer[place];
  emit(run, { type: 'bought', seat: s.turn.actor, place, tile, deal, cost });
  emit(run, { type: 'bulbs', bulbs, source: frame.source });
}

/** Once the bulbs are in: discard, slide, refill (D-MKT). */
export function refillMarket(run: Run, used: number): void {
  const s = run.state;
  // The back was used: the tile farthest from the stack goes.
  const discard = used === BACK ? 0 : used;
  const tile = s.marketStack[s.marketStack.length - 1];
  if (tile === null) throw new NeedsHidden();
  emit(run, { type: 'marketRefilled', discard, tile, reveals: true });
  if (s.marketStack.length > 0) return;
  advanceCalendar(run, 'market');
  if (s.random === null) throw new NeedsHidden();
  const tiles = shuffle(split(s.random, s.shuffles), s.marketDiscards.slice());
  emit(run, { type: 'marketShuffled', tiles });
}
