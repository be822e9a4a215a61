import { BadOptions, below, type Random, seedRandom, shuffle, split } from '@polder/core';
import { defaultEdition } from '../edition/default.js';
import { type Tables, tablesOf } from '../edition/tables.js';
import { COLOURS, DIFFICULTIES, type Difficulty, type Edition, TILE_KINDS } from '../edition/types.js';
import { VP } from './sources.js';
import {
  type Frame,
  newTurn,
  type Options,
  type Player,
  type Stack,
  type State,
  tables,
  VP_SOURCES,
} from './state.js';

/** Streams of chance that set-up draws from; later shuffles use other numbers. */
const STREAMS = [
  'board',
  'start',
  'trade',
  'cards',
  'common',
  'uncommon',
  'unique',
  'game',
  'bulb',
  'gardener',
] as const;

/** Lets an own edition through if it can be played. */
type Accept = (edition: Edition) => Edition;

/** A table ready for its first choice. */
export function setup(options: Options, seed: string, accept: Accept): State {
  const accepted = checkOptions(options, accept);
  if (typeof seed !== 'string') throw new BadOptions('The seed is a text.');
  const t = tablesOf(accepted.edition ?? defaultEdition);
  const { edition } = t;
  const { players, solo } = accepted;
  const key = seedRandom(seed);
  const stream = (name: (typeof STREAMS)[number]): Random => split(key, STREAMS.indexOf(name));
  const drawn = (name: (typeof STREAMS)[number], count: number): number[] =>
    shuffle(stream(name), indices(count));

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
  const state: State = {
    options: accepted,
    clock: 0,
    random: stream('game'),
    shuffles: 0,
    players: indices(solo ? 2 : players).map((seat) => newPlayer(t, seat, boards[seat])),
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
  if (solo) seatGardener(state, solo, below(stream('bulb'), COLOURS.length), stream('gardener'));
  return state;
}

const indices = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** G-SET-1, G-SET-4: your bulb is of a random colour, the Gardener has nothing but its board and VP. */
function seatGardener(s: State, difficulty: Difficulty, bulb: number, random: Random): void {
  const { gardener } = tables(s);
  const [you, it] = s.players;
  you.storage = COLOURS.map((_, colour) => (colour === bulb ? 1 : 0));
  it.guilder = 0;
  it.tools = 0;
  it.storage.fill(0);
  const deck = shuffle(random, [...gardener.decks[difficulty]]);
  const back = gardener.back[deck[deck.length - 1]];
  s.gardener = { deck, back, discards: [], tiles: [], cards: [], wish: -1, yours: -1 };
}

/** In reverse turn order: starting cards (SET-7), then markers (SET-8). The last frame comes first. */
function setupFrames(players: number): Frame[] {
  const seats = indices(players);
  return [
    ...seats.map((seat): Frame => ({ kind: 'marker', seat })),
    ...seats.map((seat): Frame => ({ kind: 'startingCard', seat })),
  ];
}

/** SET-6, SET-10. */
function newPlayer({ edition }: Tables, seat: number, board: number): Player {
  const vp = VP_SOURCES.map(() => 0);
  vp[VP.start] = edition.start.vp;
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

const OPTION_NAMES: readonly string[] = ['players', 'solo', 'expert', 'edition'];

/** SET-1: two to four players, or one against the Gardener. Everything unknown is refused by name. */
function checkOptions(options: Options, accept: Accept): Options {
  if (typeof options !== 'object' || options === null) {
    throw new BadOptions('Options are an object, such as { players: 2 }.');
  }
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined && !OPTION_NAMES.includes(name)) {
      throw new BadOptions(`There is no option '${name}'; there are ${OPTION_NAMES.join(', ')}.`);
    }
  }
  const { players, solo, expert, edition } = options;
  if (players !== 1 && players !== 2 && players !== 3 && players !== 4) {
    throw new BadOptions(
      `Windmill Valley is for 1, 2, 3 or 4 players, not ${JSON.stringify(players) ?? 'none'} (SET-1).`,
    );
  }
  if (expert !== undefined && typeof expert !== 'boolean') {
    throw new BadOptions("'expert' is true or false.");
  }
  checkSolo(players, solo, expert === true);
  return {
    players,
    ...(solo === undefined ? {} : { solo }),
    ...(expert ? { expert } : {}),
    ...(edition === undefined ? {} : { edition: accept(edition) }),
  };
}

/** G-SET-4: a single player names a difficulty, which decides on the extra round too. */
function checkSolo(players: number, solo: Difficulty | undefined, expert: boolean): void {
  if (solo !== undefined && !DIFFICULTIES.includes(solo)) {
    throw new BadOptions(`'solo' is one of ${DIFFICULTIES.join(', ')}, not ${JSON.stringify(solo)}.`);
  }
  if (players === 1 && solo === undefined) {
    throw new BadOptions(`One player needs 'solo': ${DIFFICULTIES.join(', ')} (G-SET-4).`);
  }
  if (players > 1 && solo !== undefined) throw new BadOptions("'solo' is for one player (G-SET-1).");
  if (solo !== undefined && expert) {
    throw new BadOptions("'expert' can't be combined with 'solo': the difficulty decides (G-SET-4).");
  }
}
