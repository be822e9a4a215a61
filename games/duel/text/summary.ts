import {
  bulbDeed,
  type Gathering,
  gather,
  type Summary,
  sharedDeeds,
  summarise,
  type Tellings,
} from '@polder/core/text';
import { type DuelEvent, type DuelState, type Edition, editionOf } from '@polder/duel';
import type { DuelWords } from './words.js';

type Words = Pick<DuelWords, 'summary' | 'duel'>;
interface It extends Gathering<Words> {
  readonly edition: Edition;
}

const DEEDS: Partial<Tellings<DuelEvent, It>> = {
  ...sharedDeeds,
  gaveUp: (_, { put }) => put('gaveUp', 3, ({ duel }) => duel.summary.gaveUp),
  calendar: ({ to }, { put, edition }) =>
    put('calendar', 8, ({ duel }) => duel.summary.calendar(to + 1, edition.calendar.length)),
  built({ space }, { add, edition }) {
    const after = ((space + 1) % edition.patches.length) + 1;
    add('built', 9, `${space + 1}–${after}`, ({ duel }, all) => duel.summary.built(all));
  },
  delivered: bulbDeed('traded', 7),
  exported: bulbDeed('traded', 7),
  bought({ tile, deal }, { put, edition: { market } }) {
    const it = tile < 0 ? market.back[deal] : market.tiles[tile].deals[deal];
    put(`bought${tile}.${deal}`, 5, ({ duel: { summary, game } }) => summary.bought(game.dealBulbs(it)));
  },
  placed: ({ row }, { put, seat }) =>
    put('card', 7, ({ summary }) => (row === seat ? summary.helper : summary.contract)),
  bulb: bulbDeed('stored', 2),
};

/** What a seat did, in one line, from what happened meanwhile. */
export const summaryOf = (events: readonly DuelEvent[], seat: number, view: DuelState): Summary<Words> =>
  summarise(DEEDS, events, { ...gather<Words>(seat), edition: editionOf(view) });
