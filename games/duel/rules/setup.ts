import { BadOptions, below, newSealed, type Random, seedRandom, shuffle, split } from '@polder/core';
import { defaultEdition } from '../edition/default.js';
import { HAND, OFFERED, SEATS } from '../edition/tables.js';
import { COLOURS, type Edition } from '../edition/types.js';
import { VP_SOURCES } from './sources.js';
import { CLOSED, ON_LOWER, type Options, type Player, type State } from './state.js';

/** Streams of chance that set-up draws from; later shuffles use other numbers. */
const STREAMS = ['wheels', 'marker', 'demands', 'exports', 'market', 'tiles', 'cards', 'game'] as const;

/** Lets an own edition through if it can be played. */
type Accept = (edition: Edition) => Edition;

/** A table at its first question: which card each player keeps. */
export function setup(options: Options, seed: string, accept: Accept): State {
  const accepted = checkOptions(options, accept);
  if (typeof seed !== 'string') throw new BadOptions('The seed is a text.');
  const edition = accepted.edition ?? defaultEdition;
  const key = seedRandom(seed);
  const stream = (name: (typeof STREAMS)[number]): Random => split(key, STREAMS.indexOf(name));
  const drawn = (name: (typeof STREAMS)[number], count: number): number[] =>
    shuffle(
      stream(name),
      Array.from({ length: count }, (_, i) => i),
    );
  const wheels = stream('wheels');
  const demands = drawn('demands', edition.demands.length);
  const exports = drawn('exports', edition.exports.length);
  const market = drawn('market', edition.market.tiles.length);
  const tiles = drawn('tiles', edition.tiles.length);
  const cards = drawn('cards', edition.cards.length);
  return {
    options: accepted,
    clock: 0,
    random: stream('game'),
    shuffles: 0,
    red: below(stream('marker'), SEATS),
    players: [newPlayer(edition, accepted.firstPlayerTool === true), newPlayer(edition, false)],
    personal: below(wheels, edition.wheels.personal.length),
    central: below(wheels, edition.wheels.central.length),
    centralTiles: edition.wheels.central.map(() => -1),
    patches: edition.patches.flatMap((patch) => patch.map(() => -1)),
    rows: [[], []],
    tileOffer: tiles.splice(0, OFFERED.tiles),
    tileStack: tiles.splice(0, edition.tileStack),
    tileAside: tiles,
    cardOffer: [],
    cardDeck: cards.splice(0, edition.cardDeck),
    hands: [cards.splice(0, HAND), cards.splice(0, HAND)],
    cardAside: cards,
    cardsGone: [],
    marketOffer: market.splice(0, OFFERED.market),
    marketStack: market,
    marketDiscards: [],
    ports: demands.map((demand, port) => ({
      demand,
      export: exports[port],
      tile: port === edition.closedPort - 1 ? CLOSED : ON_LOWER,
    })),
    ship: edition.shipPort - 1,
    exportStack: exports.slice(demands.length),
    exportsGone: [],
    calendar: 0,
    turn: { seat: 0, round: 0, actor: 0, used: 0 },
    lastRound: -1,
    over: false,
    frames: [{ kind: 'hands', sealed: newSealed(SEATS) }],
  };
}

/** D-SET-6. */
function newPlayer({ start, wheels, columns }: Edition, tool: boolean): Player {
  return {
    vp: VP_SOURCES.map(() => 0),
    guilder: start.guilder,
    tools: start.tools + (tool ? 1 : 0),
    storage: COLOURS.map((colour) => start.bulbs.filter((bulb) => bulb === colour).length),
    columns: [...columns],
    mills: 0,
    wheel: wheels.personal.map(() => -1),
    traded: [],
    scored: [],
    marked: false,
  };
}

const OPTION_NAMES: readonly string[] = ['firstPlayerTool', 'edition'];

function checkOptions(options: Options, accept: Accept): Options {
  if (typeof options !== 'object' || options === null) {
    throw new BadOptions('Options are an object, such as { firstPlayerTool: true }.');
  }
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined && !OPTION_NAMES.includes(name)) {
      throw new BadOptions(`There is no option '${name}'; there are ${OPTION_NAMES.join(', ')}.`);
    }
  }
  const { firstPlayerTool, edition } = options;
  if (firstPlayerTool !== undefined && typeof firstPlayerTool !== 'boolean') {
    throw new BadOptions("'firstPlayerTool' is true or false.");
  }
  return {
    ...(firstPlayerTool ? { firstPlayerTool } : {}),
    ...(edition === undefined ? {} : { edition: accept(edition) }),
  };
}
