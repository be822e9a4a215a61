import { NeedsHidden, offer, type Question } from '@polder/core';
import { advanceCalendar } from './calendar.js';
import { firstOf, pair, secondOf, V } from './codes.js';
import { checkMark } from './goods.js';
import { emit, type Run } from './run.js';
import { contractVp } from './scoring.js';
import { fromContract } from './sources.js';
import { type FrameOf, rival, type State, tables } from './state.js';

const HELPER = 0;
const CONTRACT = 1;

/** The own row is the one near the player; the Contracts of a player lie in the rival's (D-FRM). */
const rowOf = (s: State, role: number): number => (role === HELPER ? s.turn.actor : rival(s.turn.actor));

/** The card is chosen: before and after it enters, two cards of its row may be swapped (D-TIL). */
function maySwap(s: State, frame: FrameOf<'farm'>): boolean {
  if (frame.picked < 0) return false;
  // One chance is for before the card enters, the last one for after.
  const kept = frame.placed < 0 ? 1 : 0;
  return frame.swaps > kept && s.rows[rowOf(s, frame.role)].length > 1;
}

export function askFarm(s: State, frame: FrameOf<'farm'>, q: Question): void {
  if (maySwap(s, frame)) {
    q.ask = 'swap';
    const cards = s.rows[rowOf(s, frame.role)].length;
    for (let a = 0; a < cards; a++) {
      for (let b = a + 1; b < cards; b++) offer(q, V.swap + pair(a, b));
    }
    offer(q, V.pass);
    return;
  }
  if (frame.picked >= 0) return;
  q.ask = 'card';
  for (let place = 0; place < s.cardOffer.length; place++) {
    if (s.cardOffer[place] < 0) continue;
    offer(q, V.hire + place);
    offer(q, V.sign + place);
  }
}

export function answerFarm(run: Run, frame: FrameOf<'farm'>, verb: number, arg: number): void {
  const s = run.state;
  if (verb === V.swap) {
    emit(run, { type: 'swapped', row: rowOf(s, frame.role), a: firstOf(arg), b: secondOf(arg) });
  } else if (verb === V.pass) emit(run, { type: 'notSwapped' });
  else emit(run, { type: 'picked', place: arg, role: verb === V.hire ? HELPER : CONTRACT });
}

/** What comes next without a question: the card enters; at last the offer is refilled. False: it is done. */
export function stepFarm(run: Run, frame: FrameOf<'farm'>): boolean {
  if (frame.placed < 0) {
    enter(run, frame);
    return true;
  }
  refillCards(run);
  return false;
}

/** It enters at the first place and the others slide; one that is pushed out may be scored (D-FRM). */
function enter(run: Run, { picked: place, role }: FrameOf<'farm'>): void {
  const s = run.state;
  const { edition } = tables(s);
  const row = rowOf(s, role);
  const cards = s.rows[row];
  emit(run, { type: 'placed', seat: s.turn.actor, card: s.cardOffer[place], row, place });
  if (cards.length <= edition.row) return;
  const card = cards[cards.length - 1];
  const owner = rival(row);
  emit(run, { type: 'pushedOut', card, row });
  if (s.players[owner].guilder >= edition.scoreCost) emit(run, { type: 'contract', seat: owner, card });
  else emit(run, { type: 'cardGone', card });
}

function refillCards(run: Run): void {
  const s = run.state;
  for (let place = 0; place < s.cardOffer.length; place++) {
    if (s.cardOffer[place] >= 0 || s.cardDeck.length === 0) continue;
    const [top, card] = [s.cardDeck[s.cardDeck.length - 2], s.cardDeck[s.cardDeck.length - 1]];
    if (card === null || top === null) throw new NeedsHidden();
    const shown = top ?? -1;
    emit(run, {
      type: 'cardRefilled',
      place,
      card,
      top: shown,
      ...(shown < 0 ? {} : { reveals: true as const }),
    });
    if (s.cardDeck.length === 0 && s.cardAside.length > 0) renewCards(run);
  }
}

/** The first time the deck runs out the cards set aside take its place, face up too. */
function renewCards(run: Run): void {
  const { cardAside } = run.state;
  const top = cardAside[cardAside.length - 1];
  if (top === null) throw new NeedsHidden();
  advanceCalendar(run, 'cards');
  emit(run, { type: 'cardsRenewed', top, reveals: true });
}

// A Contract that is pushed out

export function askContract(frame: FrameOf<'contract'>, q: Question): void {
  q.ask = 'contract';
  q.seat = frame.seat;
  q.source = fromContract(frame.card);
  offer(q, V.score + frame.card);
  offer(q, V.pass);
}

export function answerContract(run: Run, { seat, card }: FrameOf<'contract'>, verb: number): void {
  const s = run.state;
  if (verb === V.pass) {
    emit(run, { type: 'cardGone', card });
    return;
  }
  const vp = contractVp(s, seat, card, s.players[seat].scored.length + 1);
  emit(run, { type: 'contractScored', seat, card, vp, cost: tables(s).edition.scoreCost });
  checkMark(run, seat);
}
