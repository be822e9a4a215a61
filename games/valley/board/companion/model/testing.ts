import { below, seedRandom } from '@polder/core';
import {
  type Difficulty,
  editionOf,
  GARDENER,
  type GardenerBack,
  type GardenerCard,
  tableOf,
  type ValleyEvent,
  type ValleyState,
  VP_SOURCES,
  valley,
} from '@polder/valley';
import type { Answer, Answers, Ask, Deed } from '../../../text/asks.js';
import { askOf, type Guide, tableIn } from './state.js';

/** A round of a solo game in the machine: your turn, then the Gardener's. */
export interface Round {
  readonly yours: readonly ValleyEvent[];
  /** Before its turn. */
  readonly at: ValleyState;
  readonly its: readonly ValleyEvent[];
  readonly after: ValleyState;
}

/** Plays a whole game by chance, and rather does something than nothing. */
export function* rounds(difficulty: Difficulty, seed: string): Generator<Round, ValleyState> {
  const chance = seedRandom(seed);
  const state = valley.setup({ players: 1, solo: difficulty }, seed);
  const mirror = valley.clone(state);
  let yours: ValleyEvent[] = [];
  let its: ValleyEvent[] = [];
  let at: ValleyState | undefined;
  for (let [decision] = valley.decisions(state); decision; [decision] = valley.decisions(state)) {
    const { id, seat, options } = decision;
    const others = options.filter(({ key }) => key !== 'end' && key !== 'stop' && key !== 'pass');
    const from = others.length > 0 && below(chance, 6) > 0 ? others : options;
    const { key } = from[below(chance, from.length)];
    for (const event of valley.choose(state, { decision: id, seat, key })) {
      const turn = event.type === 'turn' || event.type === 'over';
      if (event.type === 'turn' && event.seat === GARDENER) at = valley.clone(mirror);
      else if (turn && at) {
        const after = valley.clone(mirror);
        if (event.type === 'over') its.push(event);
        yield { yours, at, its, after };
        [yours, its, at] = [[], [], undefined];
      }
      if (event.type !== 'over') (at ? its : yours).push(event);
      valley.evolve(mirror, event);
    }
  }
  return state;
}

/** The card that was drawn, and the back that lay on top then. */
export function cardOf({ its, at }: Round): { readonly card: GardenerCard; readonly back: GardenerBack } {
  const { cards } = editionOf(at).gardener;
  const drawn = its.find((event) => event.type === 'gardenerCard');
  const anew = its.find((event) => event.type === 'gardenerDeck');
  if (!drawn) throw new Error('no card');
  return { card: cards[drawn.card], back: cards[anew?.back ?? drawn.back].back };
}

/** What somebody who sees the table would answer. */
export function told(guide: Guide, round: Round, yourVp: number): Answer {
  const ask = askOf(guide);
  if (!ask) throw new Error('nothing is asked');
  return { ask, value: FACTS[ask](round, guide, yourVp) } as Answer;
}

const bySeat0 = <T extends ValleyEvent['type']>(events: readonly ValleyEvent[], type: T) =>
  events.filter(
    (event): event is Extract<ValleyEvent, { type: T }> =>
      event.type === type && (!('seat' in event) || event.seat === 0),
  );

const FACTS: { readonly [A in Ask]: (round: Round, guide: Guide, yourVp: number) => Answers[A] } = {
  difficulty: ({ at }) => tableOf(at).difficulty,
  deck: () => 'own',
  layOut: () => true,
  board: ({ at }) => tableOf(at).gardener.board,
  wish: ({ at }) => tableOf(at).wish,
  area: ({ yours, at }) => {
    const [marker] = bySeat0(yours, 'marker');
    return editionOf(at).market[marker.area].id;
  },
  markers: () => true,

  gate: ({ at }) => at.gate,
  water: ({ at }) => at.water,
  did({ yours, at }, guide) {
    const types = new Set(
      yours.flatMap((event) => ('seat' in event && event.seat !== 0 ? [] : [event.type])),
    );
    const { tiles, cards } = tableOf(at);
    const now = tableIn(guide);
    const offers = JSON.stringify([tiles, cards]) !== JSON.stringify([now.tiles, now.cards]);
    const did: Readonly<Record<Deed, boolean>> = {
      build: types.has('built'),
      market: types.has('moved') || types.has('neutral'),
      trade: types.has('traded') || types.has('collected'),
      calendar: types.has('calendar'),
      wish: types.has('wishMet'),
      offers,
    };
    return (Object.keys(did) as Deed[]).filter((deed) => did[deed]);
  },
  built: ({ yours, at }) => bySeat0(yours, 'built').map(({ space }) => editionOf(at).spaces[space].id),
  path: ({ yours }) =>
    yours.reduce(
      (sum, event) =>
        event.type === 'vp' && event.seat === GARDENER && VP_SOURCES[event.as] === 'paths'
          ? sum + event.n
          : sum,
      0,
    ),
  neutral({ yours, at }) {
    const [event] = bySeat0(yours, 'neutral');
    const { market } = editionOf(at);
    return event ? { from: market[event.from].id, to: market[event.to].id } : null;
  },
  moved: ({ at }) => tableOf(at).market.you,
  stood: ({ yours }) => bySeat0(yours, 'moved').filter(({ on }) => on === GARDENER).length,
  trade: ({ yours, at }) => ({
    fresh: bySeat0(yours, 'tradeCleared').length > 0,
    bulbs: tableOf(at).trade.bulbs,
  }),
  covered({ yours }) {
    const taken = bySeat0(yours, 'calendarTaken').find(({ row }) => row >= 0);
    return taken ? taken.row + 1 : 0;
  },
  offers({ at }) {
    const { tiles, cards } = tableOf(at);
    return { tiles, cards };
  },

  draw: () => true,
  cardGate: (round) => cardOf(round).card.gate,
  cardColour: (round) => cardOf(round).card.colour,
  cardLowers: (round, { need }) => cardOf(round).card.lowers.includes(need.section ?? 0),
  cardTrade: (round) => cardOf(round).card.trade,
  cardOrder: (round, { need }) => cardOf(round).card.order.filter((colour) => need.colours?.includes(colour)),
  backTiles(round) {
    const { common, other } = cardOf(round).back;
    return { common, other };
  },
  backFarm(round, guide) {
    const { cards } = tableIn(guide);
    return cardOf(round).back.farm.find((place) => cards[place - 1]) ?? 0;
  },
  tradeCard: ({ at }) => tableOf(at).trade.card ?? 0,
  tradeNext: ({ at }) => tableOf(at).trade.next ?? 0,

  turn: () => true,
  yours: (_round, _guide, yourVp) => yourVp,
};
