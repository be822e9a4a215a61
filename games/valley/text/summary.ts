import {
  bulbDeed,
  type Gathering,
  gather,
  type Summary,
  sharedDeeds,
  summarise,
  type Tellings,
} from '@polder/core/text';
import { COLOURS, type Edition, editionOf, type ValleyEvent, type ValleyState } from '@polder/valley';
import type { ValleyWords } from './words.js';

type Words = Pick<ValleyWords, 'summary'>;
interface It extends Gathering<Words> {
  readonly edition: Edition;
  gate?: number;
}

function setGate({ to }: { readonly to: number }, it: It): void {
  it.gate = to;
}
const built = ({ space }: { readonly space: number }, { add, edition }: It): void =>
  add('built', 9, edition.spaces[space].id, ({ summary }, all) => summary.built(all));
const moved = ({ area }: { readonly area: number }, { put, edition }: It): void =>
  put('moved', 5, ({ summary }) => summary.market(edition.market[area].id));
const collected = (bulbs: readonly number[], { put }: It): void =>
  put('collected', 6, ({ summary }) => summary.collected(bulbs.map((colour) => COLOURS[colour])));

const DEEDS: Partial<Tellings<ValleyEvent, It>> = {
  ...sharedDeeds,
  gate: setGate,
  turned: ({ steps }, { lever, gate }) => lever(({ summary }) => summary.lever(gate, steps)),
  calendar({ column }, { put, edition: { calendar } }) {
    const { id } = calendar.columns[column] ?? calendar.end;
    put('calendar', 8, ({ summary }) => summary.calendar(id));
  },
  built,
  traded: bulbDeed('traded', 6),
  // As masks, each of one colour.
  collected: ({ bulbs }, it) =>
    collected(
      bulbs.map((mask) => 31 - Math.clz32(mask)),
      it,
    ),
  moved,
  tucked: ({ role }, { put }) =>
    put(`card${role}`, 7, ({ summary }) => (role === 0 ? summary.helper : summary.contract)),
  wish({ vp }, it) {
    it.vp += vp;
    it.put('wish', 9, ({ summary }) => summary.wish);
  },
  lowered: ({ to }, { put }) => put('water', 5, ({ summary }) => summary.lowered(to)),
  windmillRemoved: (_, { put }) => put('removed', 4, ({ summary }) => summary.removed),
  stored: bulbDeed('stored', 2),

  gardenerGate: setGate,
  gardenerBuilt: built,
  gardenerPlanted: sharedDeeds.planted,
  gardenerTraded: bulbDeed('traded', 6),
  gardenerCollected: ({ bulbs }, it) => collected(bulbs, it),
  gardenerMoved: moved,
  gardenerTile: sharedDeeds.installed,
  gardenerFarm: (_, { put }) => put('card', 7, ({ summary }) => summary.contract),
};

/** What a seat did, in one line, from what happened meanwhile. */
export const summaryOf = (events: readonly ValleyEvent[], seat: number, view: ValleyState): Summary<Words> =>
  summarise(DEEDS, events, { ...gather<Words>(seat), edition: editionOf(view) });
