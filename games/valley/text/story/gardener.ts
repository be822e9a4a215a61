import {
  COLOURS,
  type Edition,
  effectOf,
  sourceOf,
  type ValleyEvent,
  type ValleyState,
  type Why,
} from '@polder/valley';
import type { Text, ValleyWords } from '../words.js';
import { tileText } from './texts.js';

export type GardenerEvent = Extract<ValleyEvent, { readonly why: Why }>;

/** A deed with its reasons behind it. */
const because =
  (deed: (words: ValleyWords['gardener']) => string, ...whys: readonly Why[]): Text =>
  ({ gardener }) =>
    `${deed(gardener)}${gardener.why(whys)}`;

const IDLE: Readonly<Partial<Record<Why, 'leftWater' | 'leftWish' | 'noPatch'>>> = {
  sectionNotShown: 'leftWater',
  wishHeld: 'leftWish',
  patchesFull: 'noPatch',
};

/** What the Gardener does and why, given the state before it. */
export function gardenerText(e: GardenerEvent, state: ValleyState, edition: Edition): Text {
  switch (e.type) {
    case 'gardenerCard':
      return ({ gardener }) => gardener.card(edition.gardener.cards[e.card].id);
    case 'gardenerDeck':
      return because((it) => it.deck(e.deck.length), e.why);
    case 'gardenerGate':
      return because((it) => it.gate(e.from, e.to, e.shown), e.why);
    case 'gardenerDoes': {
      const source = sourceOf(state, e.source);
      const effect = effectOf(state, e.effect);
      return (words) =>
        `${words.gardener.does(words.game.source(source), words.game.gardener.effect(effect))}${words.gardener.why([e.why])}`;
    }
    case 'gardenerIdle':
      return because((it) => it[IDLE[e.why] ?? 'gotNothing'], e.why);
    case 'gardenerWish':
      return because((it) => it.wish(edition.startingCards[state.wish].vp[e.to]), e.why);
    case 'gardenerTile':
      return (words) =>
        `${words.gardener.tile(tileText(edition, e.tile)(words))}${words.gardener.why([e.why])}`;
    case 'gardenerFarm':
      return because((it) => it.farm(e.place + 1), e.why);
    case 'gardenerBuilt':
      return because((it) => it.built(edition.spaces[e.space].id), e.why);
    case 'gardenerMoved':
      return because((it) => it.moved(edition.market[e.area].id), e.why);
    case 'gardenerPlanted':
      return because((it) => it.planted(COLOURS[e.colour], e.row + 1), e.whyColour, e.why);
    case 'gardenerTraded':
      return because((it) => it.traded(COLOURS[e.colour], e.space + 1), e.why);
    case 'gardenerCollected':
      return because((it) => it.collected(e.bulbs.map((colour) => COLOURS[colour])), e.why);
  }
}

/** The back that is on top of the deck now: it steers the turn too. */
export function backText(e: GardenerEvent, edition: Edition): Text | undefined {
  if ((e.type !== 'gardenerCard' && e.type !== 'gardenerDeck') || e.back < 0) return undefined;
  const { back } = edition.gardener.cards[e.back];
  return ({ gardener, game }) => gardener.back(game.gardener.back(back));
}
