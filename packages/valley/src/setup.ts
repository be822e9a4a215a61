import { BadOptions, type Random, seedRandom, shuffle, split } from '@polder/core';
import { defaultEdition } from './edition/default.js';
import { deepFreeze } from './edition/freeze.js';
import { checkEdition, problemLine } from './edition/json.js';
import { tablesOf } from './edition/tables.js';
import { COLOURS, type Edition, TILE_KINDS } from './edition/types.js';
import {
  type Frame,
  newTurn,
  type Options,
  type Player,
  type Stack,
  type State,
  VP_SOURCES,
} from './state.js';

/** Streams of chance that set-up draws from; later shuffles use other numbers. */
const STREAMS = ['board', 'start', 'trade', 'cards', 'common', 'uncommon', 'unique', 'game'] as const;

/** A table ready for its first choice. */
export function setup(options: Options, seed: string): State {
  const accepted = checkOptions(options);
  if (typeof seed !== 'string') throw new BadOptions('The seed is a text.');
  const t = tablesOf(accepted.edition ?? defaultEdition);
  const { edition } = t;
  const { players } = accepted;
  const key = seedRandom(seed);
  const stream = (name: (typeof STREAMS)[number]): Random => split(key, STREAMS.indexOf(name));
  const drawn = (name: (typeof STREAMS)[number], count: number): number[] =>
    shuffle(
      stream(name),
      Array.from({ length: count }, (_, i) => i),
    );

  const boards = drawn('board', edition.wheels.large.length);
  const stacks = [
    ...TILE_KINDS.map((kind) => {
      const tiles = edition.tiles.flatMap((tile, i) =>
        tile.kind === kind ? new Array<number>(tile.copies).fill(i) : [],
      );
      return stackOf(shuffle(stream(kind), tiles));
    }),
    stackOf(drawn('cards', edition.cards.length)),
  ];
  const [common, uncommon, unique, cards] = stacks;
  const tradeCards = drawn('trade', edition.trade.length);
  return {
    options: accepted,
    clock: 0,
    random: stream('game'),
    shuffles: 0,
    players: Array.from({ length: players }, (_, seat) => newPlayer(accepted, seat, boards[seat])),
    gate: 1,
    water: 0,
    stacks,
    tileOffer: [draw(common), draw(common), draw(uncommon), draw(unique)],
    cardOffer: [draw(cards), draw(cards), draw(cards)],
    removed: [],
    tradeCards,
    tradeSeen: tradeCards.map((_, i) => i === 0),
    tradeBulbs: [-1, -1, -1, -1],
    startingCards: drawn('start', edition.startingCards.length)
      .slice(0, players + 1)
      .sort((a, b) => a - b),
    wish: -1,
    wishesTaken: 0,
    neutrals: edition.market.map(() => 0),
    covered: edition.calendar.columns.map(() => 0),
    endTaken: 0,
    turn: newTurn(0, 0),
    lastRound: -1,
    over: false,
    frames: setupFrames(players),
  };
}

/** In reverse turn order: starting cards (SET-7), then markers (SET-8). The last frame comes first. */
function setupFrames(players: number): Frame[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return [
    ...seats.map((seat): Frame => ({ kind: 'marker', seat })),
    ...seats.map((seat): Frame => ({ kind: 'startingCard', seat })),
  ];
}

/** SET-6, SET-10. */
function newPlayer(options: Options, seat: number, board: number): Player {
  const { edition } = tablesOf(options.edition ?? defaultEdition);
  const vp = VP_SOURCES.map(() => 0);
  vp[VP_SOURCES.indexOf('start')] = edition.start.vp;
  return {
    vp,
    guilder: edition.start.guilder[seat],
    tools: edition.start.tools,
    storage: COLOURS.map((colour) => (edition.start.bulbs[seat] === colour ? 1 : 0)),
    patches: edition.patches.flatMap((row) => row.map(() => -1)),
    rows: edition.patches.map(() => 0),
    groups: edition.groups.map((group) => group.windmills),
    mills: 0,
    helpers: [],
    contracts: [],
    start: -1,
    board,
    large: edition.wheels.large[board].sections.map(() => -1),
    small: edition.wheels.small.map(() => -1),
    steps: 0,
    calendar: -1,
    area: -1,
    on: -1,
    wished: false,
  };
}

function stackOf(items: number[]): Stack {
  return { items, seen: items.map(() => 0), discards: [], discardsSeen: [] };
}

function draw(stack: Stack): number {
  const item = stack.items.pop();
  stack.seen.pop();
  return item ?? -1;
}

const OPTION_NAMES: readonly string[] = ['players', 'expert', 'edition'];

/** SET-1: two to four players. Everything unknown is refused by name. */
function checkOptions(options: Options): Options {
  if (typeof options !== 'object' || options === null) {
    throw new BadOptions('Options are an object, such as { players: 2 }.');
  }
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined && !OPTION_NAMES.includes(name)) {
      throw new BadOptions(`There is no option '${name}'; there are ${OPTION_NAMES.join(', ')}.`);
    }
  }
  const { players, expert, edition } = options;
  if (players !== 2 && players !== 3 && players !== 4) {
    throw new BadOptions(
      `Windmill Valley is for 2, 3 or 4 players, not ${JSON.stringify(players) ?? 'none'} (SET-1).`,
    );
  }
  if (expert !== undefined && typeof expert !== 'boolean') {
    throw new BadOptions("'expert' is true or false.");
  }
  return {
    players,
    ...(expert ? { expert } : {}),
    ...(edition === undefined ? {} : { edition: checked(edition) }),
  };
}

const sound = new WeakSet<Edition>();

/** A valid edition, frozen: its tables are made once and must stay true. Checked once as well. */
function checked(edition: Edition): Edition {
  if (sound.has(edition)) return edition;
  const problems = checkEdition(edition);
  if (problems.length > 0) {
    throw new BadOptions(`The edition can't be played:\n  ${problems.map(problemLine).join('\n  ')}`);
  }
  sound.add(edition);
  return deepFreeze(edition);
}
