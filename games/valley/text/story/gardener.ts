import type { Tellings } from '@polder/core/text';
import { COLOURS, effectOf, sourceOf, type ValleyEvent, type Why } from '@polder/valley';
import type { ValleyWords } from '../words.js';
import type { Tale } from './tale.js';
import { tileText } from './texts.js';

type GardenerEvent = Extract<ValleyEvent, { readonly why: Why }>;

/** A deed with its reasons behind it. */
function because({ note }: Tale, deed: (words: ValleyWords) => string, ...whys: readonly Why[]): void {
  note((words) => `${deed(words)}${words.gardener.why(whys)}`);
}

/** The back that is on top of the deck now: it steers the turn too. */
function newBack({ aside, edition }: Tale, card: number): void {
  if (card < 0) return;
  const { back } = edition.gardener.cards[card];
  aside(({ gardener, game }) => gardener.back(game.gardener.back(back)));
}

const IDLE: Readonly<Partial<Record<Why, 'leftWater' | 'leftWish' | 'noPatch'>>> = {
  sectionNotShown: 'leftWater',
  wishHeld: 'leftWish',
  patchesFull: 'noPatch',
};

/** What the Gardener does and why. */
export const GARDENER: Tellings<GardenerEvent, Tale> = {
  gardenerCard({ card, back }, tale) {
    const { id } = tale.edition.gardener.cards[card];
    tale.note(({ gardener }) => gardener.card(id));
    newBack(tale, back);
  },
  gardenerDeck({ deck, back, why }, tale) {
    because(tale, ({ gardener }) => gardener.deck(deck.length), why);
    newBack(tale, back);
  },
  gardenerGate: ({ from, to, shown, why }, tale) =>
    because(tale, ({ gardener }) => gardener.gate(from, to, shown), why),
  gardenerDoes({ source, effect, why }, tale) {
    const from = sourceOf(tale.state, source);
    const it = effectOf(tale.state, effect);
    tale.under = 0;
    because(tale, ({ gardener, game }) => gardener.does(game.source(from), game.gardener.effect(it)), why);
    tale.under = 1;
  },
  gardenerIdle: ({ why }, tale) => because(tale, ({ gardener }) => gardener[IDLE[why] ?? 'gotNothing'], why),
  gardenerWish({ to, why }, tale) {
    const vp = tale.edition.startingCards[tale.state.wish].vp[to];
    because(tale, ({ gardener }) => gardener.wish(vp), why);
  },
  gardenerTile({ tile, why }, tale) {
    const text = tileText(tale.edition, tile);
    because(tale, (words) => words.gardener.tile(text(words)), why);
  },
  gardenerFarm: ({ place, why }, tale) => because(tale, ({ gardener }) => gardener.farm(place + 1), why),
  gardenerBuilt: ({ space, why }, tale) =>
    because(tale, ({ gardener }) => gardener.built(tale.edition.spaces[space].id), why),
  gardenerMoved: ({ area, why }, tale) =>
    because(tale, ({ gardener }) => gardener.moved(tale.edition.market[area].id), why),
  gardenerPlanted: ({ colour, row, whyColour, why }, tale) =>
    because(tale, ({ gardener }) => gardener.planted(COLOURS[colour], row + 1), whyColour, why),
  gardenerTraded: ({ colour, space, why }, tale) =>
    because(tale, ({ gardener }) => gardener.traded(COLOURS[colour], space + 1), why),
  gardenerCollected: ({ bulbs, why }, tale) =>
    because(tale, ({ gardener }) => gardener.collected(bulbs.map((colour) => COLOURS[colour])), why),
};
