import { silent, type Tellings } from '@polder/core/text';
import { CLOSED, COLOURS, type DuelEvent, spaceName } from '@polder/duel';
import type { Text } from '../words.js';
import { noneTaken, type Tale, topOf } from './tale.js';
import { effectsText, pricesOf } from './texts.js';

/** Patches, Windmills, the Market and the ports. */
export const BOARD = {
  planted({ colour, space }, { expect }) {
    const line: Text = (words) => words.duel.story.planted(COLOURS[colour], spaceName(space));
    expect(line, line);
  },

  column: silent,
  built({ space, column, cost }, { say, edition }) {
    const after = ((space + 1) % edition.patches.length) + 1;
    say((words) => words.duel.story.built(space + 1, after, COLOURS[column], cost));
  },
  rewarded({ side }, tale) {
    tale.unrewarded = side < 0 && !tale.passed && noneTaken(topOf(tale));
  },

  bought({ tile, deal, cost }, { say, edition: { market } }) {
    const it = tile < 0 ? market.back[deal] : market.tiles[tile].deals[deal];
    say(({ duel: { story, game } }) => story.bought(game.dealBulbs(it), cost, tile < 0));
  },
  marketRefilled({ tile }, { aside, edition }) {
    const { deals } = edition.market.tiles[tile];
    aside(({ duel: { story, game } }) =>
      story.newMarketTile(deals.map((deal) => ({ bulbs: game.dealBulbs(deal), cost: deal.cost }))),
    );
  },
  marketShuffled: ({ tiles }, { aside }) => aside((words) => words.duel.story.marketShuffled(tiles.length)),

  shipMoved({ to, tools }, { say }) {
    if (tools > 0) say((words) => words.duel.story.sailed(to + 1, tools));
  },
  /** With the VP of the port beside it. */
  delivered({ colour }, tale) {
    const port = portOfTrade(tale) + 1;
    const line: Text = (words) => words.duel.story.delivered(COLOURS[colour], port);
    tale.expect(line, line);
  },
  deliveries: (_, { expect }) => expect(undefined),
  exported({ seat, colour }, { say, state }) {
    const n = state.players[seat].traded.length + 1;
    say((words) => words.duel.story.exported(COLOURS[colour], n));
  },
  exportResolved(_, tale) {
    const port = portOfTrade(tale);
    if (tale.state.ports[port].export < 0) tale.note((words) => words.duel.story.noExport(port + 1));
  },
  portReached(_, tale) {
    const port = portOfTrade(tale);
    if (tale.state.ports[port].tile === CLOSED) tale.aside((words) => words.duel.story.portShut(port + 1));
  },
  portMoved({ port }, { aside, state, edition }) {
    const wanted = pricesOf(edition, state.ports[port].demand, false);
    aside((words) => words.duel.story.portWants(port + 1, wanted));
  },
  portClosed({ port, opened, export: tile, ship }, { aside, state, edition }) {
    const sails = ship === state.ship ? undefined : ship + 1;
    aside((words) => words.duel.story.portClosed(port + 1, sails));
    const wanted = pricesOf(edition, state.ports[opened].demand, true);
    aside((words) => words.duel.story.portOpened(opened + 1, wanted));
    if (tile < 0) return aside((words) => words.duel.story.noExport(port + 1));
    const effects = effectsText(edition.exports[tile].effects);
    aside((words) => words.duel.story.newExport(port + 1, effects(words)));
  },
} satisfies Partial<Tellings<DuelEvent, Tale>>;

/** The port where the Trade under way delivers. */
function portOfTrade(tale: Tale): number {
  const frame = topOf(tale);
  return frame?.kind === 'trade' ? frame.port : tale.state.ship;
}
