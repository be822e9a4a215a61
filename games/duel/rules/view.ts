import { type Audience, below, hideSealed, seedRandom, shuffle, split } from '@polder/core';
import type { Event } from './events.js';
import { clone, type State, tables } from './state.js';

type Hidden = (number | null)[];

function checkAudience(state: State, who: Audience): void {
  if (who === 'table' || (Number.isInteger(who) && who >= 0 && who < state.players.length)) return;
  throw new RangeError(`There is no audience ${JSON.stringify(who) ?? 'undefined'} at this table.`);
}

const faceDown = (items: Hidden): Hidden => items.map(() => null);

/** The deck of cards lies face up: its top is known. */
const onlyTop = (items: Hidden): Hidden => items.map((item, i) => (i === items.length - 1 ? item : null));

/** What this audience may see: chance, stacks, what is set aside and the rival's hand are null. */
export function view(state: State, who: Audience): State {
  checkAudience(state, who);
  const seen = clone(state);
  seen.random = null;
  seen.tileStack = faceDown(seen.tileStack);
  seen.tileAside = faceDown(seen.tileAside);
  seen.cardDeck = onlyTop(seen.cardDeck);
  seen.cardAside = faceDown(seen.cardAside);
  seen.hands = seen.hands.map((hand, seat) => (seat === who ? hand : faceDown(hand)));
  seen.marketStack = faceDown(seen.marketStack);
  seen.exportStack = faceDown(seen.exportStack);
  for (const frame of seen.frames) if (frame.kind === 'hands') frame.sealed = hideSealed(frame.sealed, who);
  return seen;
}

export function redact(event: Event, who: Audience): Event {
  if (event.type === 'sealed' && event.seat !== who) return { ...event, place: null };
  if (event.type === 'marketShuffled') return { ...event, tiles: event.tiles.map(() => null) };
  return event;
}

/** A full state that looks like this to the viewer: what is unknown is dealt anew. */
export function resample(seen: State, _who: Audience, seed: string): State {
  const s = clone(seen);
  const { edition } = tables(s);
  const key = seedRandom(seed);
  let stream = 0;
  /** Fills the unknown places of these lists with what of so many is nowhere to be seen. */
  const deal = (count: number, known: readonly (number | null)[], lists: readonly Hidden[]): void => {
    const seenOnes = new Set([...known, ...lists.flat()]);
    const unseen = Array.from({ length: count }, (_, i) => i).filter((item) => !seenOnes.has(item));
    shuffle(split(key, ++stream), unseen);
    for (const list of lists) {
      for (let i = 0; i < list.length; i++) if (list[i] === null) list[i] = take(unseen);
    }
  };
  s.random = split(key, 0);
  const installed = [...s.centralTiles, ...s.players.flatMap((player) => player.wheel)];
  deal(edition.tiles.length, [...installed, ...s.tileOffer], [s.tileStack, s.tileAside]);
  const waiting = s.frames.flatMap((frame) => (frame.kind === 'contract' ? [frame.card] : []));
  const scored = s.players.flatMap((player) => player.scored);
  const laid = [...s.rows.flat(), ...scored, ...s.cardsGone, ...waiting];
  deal(edition.cards.length, [...laid, ...s.cardOffer], [s.cardDeck, s.cardAside, ...s.hands]);
  deal(edition.market.tiles.length, [...s.marketOffer, ...s.marketDiscards], [s.marketStack]);
  const exports = s.ports.map((port) => port.export);
  deal(edition.exports.length, [...exports, ...s.exportsGone], [s.exportStack]);
  const answers = split(key, ++stream);
  for (const frame of s.frames) {
    if (frame.kind !== 'hands') continue;
    frame.sealed = frame.sealed.map((place, seat) => place ?? below(answers, s.hands[seat].length));
  }
  return s;
}

function take(unseen: number[]): number {
  const item = unseen.pop();
  if (item === undefined) throw new Error('The view hides more than the box holds.');
  return item;
}
