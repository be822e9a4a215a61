import { lowestBit, NeedsHidden, shuffle, split } from '@polder/core';
import { uniqueOpen } from '../rules/calendar.js';
import { gainVp } from '../rules/goods.js';
import { emit, type Run } from '../rules/run.js';
import { fromCalendar, fromGardener, fromWheel, TURN, VP } from '../rules/sources.js';
import { GARDENER, gardenerOf, tables } from '../rules/state.js';
import { raiseCost, raiseWater, turnWheels, waterFits } from '../rules/turn.js';
import { currentCard, perform } from './actions.js';
import type { Why } from './why.js';

const LARGE = 0;
const COMMON = -1;

/** The Gardener's whole turn. Nobody is asked anything, so it runs through in one go. */
export function gardenerTurn(run: Run): void {
  revealCard(run);
  moveGate(run);
  raiseWater(run);
  if (turnWheels(run, run.state.gate)) arriveOnCalendar(run);
  lowerByCard(run);
  actOnLargeWheel(run);
  emit(run, { type: 'end', done: true });
}

/** G-TRN-1: a face and the back of another card steer the turn, so the deck is never empty. */
function revealCard(run: Run): void {
  const s = run.state;
  const { back } = tables(s).gardener;
  const { deck } = gardenerOf(s);
  const [under, card] = [deck[deck.length - 2], deck[deck.length - 1]];
  if (card === null || card === undefined || under === null) throw new NeedsHidden();
  const top = under === undefined ? -1 : back[under];
  emit(run, { type: 'gardenerCard', card, back: top, why: 'nextCard', reveals: true });
  if (under === undefined) shuffleDeck(run);
}

function shuffleDeck(run: Run): void {
  const s = run.state;
  const { discards } = gardenerOf(s);
  if (s.random === null) throw new NeedsHidden();
  const deck = shuffle(split(s.random, s.shuffles), discards.slice(0, -1));
  const back = tables(s).gardener.back[deck[deck.length - 1]];
  emit(run, { type: 'gardenerDeck', deck, back, why: 'deckOut', reveals: true });
}

/** G-FLO-1: as far as the track goes, and as fast as the water allows. */
function moveGate(run: Run): void {
  const s = run.state;
  const t = tables(s);
  const shown = t.gardener.gate[currentCard(s)];
  const fastest = t.edition.floodgate.rise.length;
  const onTrack = Math.min(fastest, Math.max(1, s.gate + shown));
  let to = onTrack;
  while (!waterFits(s, to)) to--;
  let why: Why = shown === 0 ? 'gateStays' : 'cardSays';
  if (onTrack !== s.gate + shown) why = 'trackEnds';
  if (to !== onTrack) why = 'waterFull';
  const { vp } = raiseCost(s, to);
  emit(run, { type: 'gardenerGate', from: s.gate, to, shown, why });
  if (vp > 0) gainVp(run, vp, TURN, VP.floodgate);
}

/** G-CAL-1. */
function arriveOnCalendar(run: Run): void {
  const s = run.state;
  const column = s.players[GARDENER].calendar;
  if (s.turn.common) takeCalendar(run, column, COMMON, 'commonReward');
  const open = uniqueOpen(s);
  if (open !== 0) takeCalendar(run, column, lowestBit(open), 'topmostOpen');
  climbWish(run);
}

function takeCalendar(run: Run, column: number, row: number, why: Why): void {
  const t = tables(run.state);
  emit(run, { type: 'calendarTaken', seat: GARDENER, column, row });
  const effect = row === COMMON ? t.calendarCommon[column] : t.calendarUnique[column][row];
  perform(run, effect, fromCalendar(column, row), why);
}

/** G-WSH-1: from the lowest value to the highest, unless you hold that one. */
function climbWish(run: Run): void {
  const s = run.state;
  const { wish, yours } = gardenerOf(s);
  const values = tables(s).edition.startingCards[s.wish].vp.length;
  if (wish === 0) return;
  const to = wish < 0 ? values - 1 : wish - 1;
  if (to === yours) emit(run, { type: 'gardenerIdle', why: 'wishHeld' });
  else emit(run, { type: 'gardenerWish', to, why: 'wishClimbs' });
}

/** G-LOW-1. */
function lowerByCard(run: Run): void {
  const s = run.state;
  const { section, gardener } = tables(s);
  const card = currentCard(s);
  if ((gardener.lowers[card] >> section[s.water]) & 1) {
    perform(run, gardener.lower, fromGardener(card), 'sectionShown');
  } else emit(run, { type: 'gardenerIdle', why: 'sectionNotShown' });
}

/** G-ACT-1. */
function actOnLargeWheel(run: Run): void {
  const s = run.state;
  const { board } = s.players[GARDENER];
  const { large } = s.turn;
  perform(run, tables(s).largeBoards[board][large], fromWheel(LARGE, large), 'largeWheel');
}
