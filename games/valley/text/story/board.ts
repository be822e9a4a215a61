import { silent, type Tellings } from '@polder/core/text';
import { COLOURS, type ValleyEvent } from '@polder/valley';
import { seatIcon } from '../labels/asked.js';
import { sourceText, type Tale } from './tale.js';

/** Windmills, the Market, Patches, Foreign Trade and the Queen's Wish. */
export const BOARD = {
  space: silent,
  built: ({ space, group, cost }, { say, edition: { spaces } }) =>
    say(({ story }) => story.built(spaces[space].id, COLOURS[group], cost)),
  traced: silent,

  visit: ({ cost }, { say }) => say(({ story }) => story.visit(cost)),
  moved({ area, on, cost }, { say, state, edition }) {
    const whose = on < 0 ? undefined : seatIcon(state, on);
    say(({ story }) => story.moved(edition.market[area].id, whose, cost));
  },
  neutral: ({ from, to, cost }, { say, edition: { market } }) =>
    say(({ story }) => story.neutral(market[from].id, market[to].id, cost)),
  arrived: ({ count }, { note }) => note(({ story }) => story.arrived(count)),
  areaChosen: ({ area }, { expect, edition }) => expect(sourceText(`market:${edition.market[area].id}`)),

  planted({ seat, colour, row }, { say, expect, state, edition }) {
    const column = state.players[seat].rows[row];
    say(({ story }) => story.planted(COLOURS[colour], row + 1));
    if (edition.patches[row][column]) expect(sourceText(`patch:${row + 1}.${column + 1}`));
  },
  oneMore: (_, { note }) => note(({ story }) => story.oneMore),

  traded: ({ colour, space, supply }, { say }) =>
    say(({ story }) => story.traded(COLOURS[colour], space + 1, supply)),
  quarters: silent,
  quarter: (_, { expect }) => expect(sourceText('trade')),
  collected(_, { say, state }) {
    const colours = state.tradeBulbs.filter((bulb) => bulb >= 0).map((bulb) => COLOURS[bulb]);
    say(({ story }) => story.collected(colours));
  },
  tradeCleared: (_, { aside }) => aside(({ story }) => story.tradeCleared),

  wish: ({ vp }, { note }) => note(({ story }) => story.wish(vp)),
  wishMet({ value }, { note, state, edition }) {
    const vp = edition.startingCards[state.wish].vp[value];
    note(({ story }) => story.wishMet(vp));
  },
} satisfies Partial<Tellings<ValleyEvent, Tale>>;
