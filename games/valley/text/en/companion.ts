import { countOf } from '@polder/core/text';
import type { Colour, Difficulty, Why } from '@polder/valley';
import type { Ask, DeckKind, Deed } from '../asks.js';
import { sources } from './game/sources.js';

const count = countOf('en');
const bulb = (colour: Colour): string => `{b-${colour}}`;
const TILES = ['the left common tile', 'the right common tile', 'the uncommon tile', 'the unique tile'];

const difficulty: Readonly<Record<Difficulty, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };
const difficultyNote: Readonly<Record<Difficulty, string>> = {
  easy: 'One round more at the end. Tiles and cards are worth 2 {vp} to it, and its columns may cost it VP.',
  medium: 'No extra round. Tiles and cards are worth 3 {vp}, columns never cost it VP.',
  hard: 'Without its weakest cards. Tiles and cards are worth 4 {vp}, full rows and columns their most.',
};

const deck: Readonly<Record<DeckKind, string>> = { app: 'Draw them here', own: 'From the deck on the table' };
const deckNote: Readonly<Record<DeckKind, string>> = {
  app: 'This page shuffles the cards of Polder and turns them over for you.',
  own: 'You turn over the cards of your box and tell what they show: only what the turn depends on.',
};

const deed: Readonly<Record<Deed, string>> = {
  build: 'I built a Windmill',
  market: 'I visited the Market',
  trade: 'I traded, or collected from the trade card',
  calendar: 'My large wheel made a full turn',
  wish: 'I fulfilled the Queen’s Wish',
  offers: 'A place of the offer could not be refilled',
};

const title: Readonly<Record<Ask, string>> = {
  difficulty: 'How strong is the Gardener?',
  deck: 'Where do its cards come from?',
  layOut: 'Set the table up',
  board: 'Which windmill board has the Gardener?',
  wish: 'Which one is the Queen’s Wish?',
  area: 'Where did you put your Market marker?',
  markers: 'Place the other markers',
  gate: 'Where is the floodgate now?',
  water: 'Where does the water stand?',
  did: 'What did you do?',
  built: 'Where did you build?',
  path: 'What did the Gardener score on your way?',
  neutral: 'Did you move a neutral marker?',
  moved: 'Where is your marker now?',
  stood: 'How often did you stand on the Gardener’s marker?',
  trade: 'What lies on the trade card?',
  covered: 'Which unique reward did you take?',
  offers: 'Where does something lie?',
  draw: 'The Gardener’s turn',
  cardGate: 'What does its card say of the floodgate?',
  cardColour: 'Which colour has the card?',
  cardLowers: 'Does the card highlight this water?',
  cardTrade: 'Which trade space does the card mark?',
  cardOrder: 'In which order does the card show them?',
  backTiles: 'Which tiles does the back on top of the deck name?',
  backFarm: 'Which farm card does the back like best?',
  tradeCard: 'Which trade card lies on top?',
  tradeNext: 'Which trade card lies beneath it?',
  turn: 'The Gardener’s turn',
  yours: 'What did you score?',
};

const hint: Readonly<Partial<Record<Ask, string>>> = {
  difficulty:
    'Your phone plays the Queen’s Gardener at a real table: it says what to do with its pieces, and keeps its score.',
  wish: 'You keep one of two starting cards; the other one is turned over.',
  board: 'Drawn at random. The sections are listed in the order in which they come under the arrow.',
  gate: 'Take your turn at the table, then tell where it ended up.',
  water: 'After your turn. Marked is where it stands if you did not lower it.',
  did: 'Tick all that happened in your turn; nothing ticked is an answer too.',
  built: 'Tap the space. Several in one turn: in the order in which you built.',
  path: 'Several ways to the Market were equally short. 1 {vp} for each of its Windmills on yours.',
  neutral: 'The three markers that belong to nobody.',
  trade: 'Tap a space to change it. Space 1 is at the top.',
  covered: 'The other one is what the Gardener will find.',
  offers: 'Leave out the places that are empty.',
  draw: 'Everything is told. Turn over its next card.',
  cardGate: 'Turn over the next card of its deck.',
  cardTrade: 'Spaces are numbered clockwise from the top.',
  cardOrder: 'Tap the colours in the order of the card.',
  backFarm: 'Places are numbered from the left.',
  yours: 'Your whole score, as the rules count it at the end of the game.',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What came to nothing, before the reason. */
const IDLE: Readonly<Partial<Record<Why, string>>> = {
  sectionNotShown: 'It leaves the water as it is',
  wishHeld: 'Its marker on the Queen’s Wish stays',
  patchesFull: 'No Patch for the bulb: put it back',
};

/** The guide of a solo game at a real table. */
export const companion = {
  name: 'Gardener companion',
  edition:
    'It knows boards and cards as Polder prints them. Where your box says otherwise, take your own edition along.',
  difficulty: (it: Difficulty): string => difficulty[it],
  difficultyNote: (it: Difficulty): string => difficultyNote[it],
  deck: (it: DeckKind): string => deck[it],
  deckNote: (it: DeckKind): string => deckNote[it],
  deed: (it: Deed): string => deed[it],
  title: (ask: Ask): string => title[ask],
  hint: (ask: Ask): string => hint[ask] ?? '',

  phase: {
    setUp: (n: number, of: number): string => `Set-up, ${n} of ${of}`,
    yourTurn: (round: number): string => `Round ${round}: your turn`,
    itsCard: (round: number): string => `Round ${round}: its card`,
    itsTurn: (round: number): string => `Round ${round}: the Gardener`,
    end: 'End of the game',
  },
  lastRound: 'last round',
  round: (n: number): string => `Round ${n}`,

  next: 'Next',
  nothing: 'Nothing of these',
  back: 'Undo',
  backHint: 'Back to the question before',
  doneOf: (n: number, of: number): string => `Done, ${n} of ${of}`,
  allDone: 'All done',
  tickAll: 'Tick all',
  turnOver: 'Turn over the card',
  startOver: 'New game',
  startOverAsk: 'Begin a new game? What was told of this one is lost.',
  menu: 'Settings and new game',
  rule: (id: string): string => `Rule ${id}`,

  /** Answers. */
  asBefore: 'as before',
  notLowered: 'not lowered',
  rise: (n: number): string => (n === 0 ? 'the water stays' : `the water rises by ${n}`),
  level: 'Water level',
  board: (id: string): string => `Board ${id}`,
  noneTaken: 'None',
  row: (n: number): string => `Row ${n}`,
  no: 'No',
  yes: 'Yes',
  neutral: (from: string, to: string): string =>
    `From ${sources.areaShort(from)} to ${sources.areaShort(to)}`,
  area: (id: string): string => capital(sources.areaShort(id)),
  onMarker: 'on the Gardener’s marker',
  times: (n: number): string => (n === 0 ? 'Never' : n === 1 ? 'Once' : count(n, { other: 'times' })),
  signed: (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0'),
  gateSteps: (n: number): string =>
    n === 0
      ? 'Leave it'
      : count(
          Math.abs(n),
          n > 0 ? { one: 'step up', other: 'steps up' } : { one: 'step down', other: 'steps down' },
        ),
  tradeCard: (n: number): string => `Trade card ${n}`,
  space: (n: number): string => `Space ${n}`,
  spaceIs: (n: number, colour: string | undefined): string => `Space ${n}: ${colour ?? 'empty'}`,
  empty: 'Empty',
  freshCard: 'It was full: a new card lies on top',
  collected: 'All bulbs are off',
  fullCard: 'A full card is cleared at once: tell what lies on the new one.',
  sections: ['low', 'middle', 'high'],
  waterIn: (level: number, section: string): string =>
    `The water now stands at ${level}, in the ${section} section.`,
  commonTile: 'Common tile',
  left: 'left',
  right: 'right',
  otherTile: 'Other tile',
  uncommon: 'uncommon',
  unique: 'unique',
  place: (n: number): string => `Place ${n}`,
  tilePlace: (place: number): string => TILES[place] ?? '',
  farmPlace: (n: number): string => `Farm card ${n}`,
  built: (n: number): string => count(n, { one: 'Windmill', other: 'Windmills' }),
  spaceFree: (id: string, cost: number): string => `${id}, ${cost} Guilder`,
  spaceYours: (id: string): string => `${id}, your Windmill`,
  spaceIts: (id: string): string => `${id}, a Windmill of the Gardener`,
  yourVp: 'Your VP',
  badVp: (most: number): string => `A whole number from 0 to ${most}`,

  setUp: {
    board: 'Set the board up as for 2 players: the Calendar shows 2 unique rewards in columns I to III',
    water: 'Floodgate on 1, water on 0',
    offers: 'Lay out 2 common, 1 uncommon and 1 unique tile, and 3 farm cards',
    trade: 'Shuffle the trade cards into a stack, face up',
    you: (colour: Colour): string =>
      `You: a windmill board at random, 9 {mill}, 5 {vp}, 4 {guilder}, 1 {tool} and 1 ${bulb(colour)}, drawn by lot`,
    gardener:
      'The Gardener: another windmill board at random, 9 {mill} and 5 {vp}, no Guilder, Tools or bulbs',
    overlay: 'Lay the overlay on its Patches: it gets no rewards there',
    calendar: 'Calendar markers of both in front of column I',
    deckApp: 'Leave the Gardener’s cards in the box: they are drawn here',
    deckOwn: 'Shuffle the Gardener’s cards into a deck, face down',
    deckOwnHard:
      'Take out the cards that are not used on Hard, and shuffle the others into a deck, face down',
    wish: 'Draw two starting cards: keep one, turn the other one over as the Queen’s Wish',
    marker: (area: string): string => `Put the Gardener’s marker into ${sources.area(area)}`,
    neutrals: 'Put a neutral marker into each area',
    first: 'You are the first player: take your turn, then tell what happened',
  },

  /** What to do with its pieces. */
  step: {
    gate: (from: number, to: number): string =>
      from === to
        ? `The floodgate stays at ${to}`
        : from < to
          ? `Raise the floodgate to ${to}`
          : `Lower the floodgate to ${to}`,
    rises: (to: number): string => `Raise the water to ${to}`,
    wheels: (steps: number, section: number): string =>
      `Turn its wheels by ${count(steps, { one: 'section', other: 'sections' })}: section ${section} comes under the arrow`,
    calendar: (column: string): string => `Move its Calendar marker to column ${column}`,
    cover: (column: string, row: number): string =>
      `Cover the unique reward in row ${row} of column ${column}`,
    lastRound: (round: number): string => `Round ${round} is the last one`,
    does: (source: string | undefined, effect: string): string => `${source ?? 'Its card'}: ${effect}`,
    idle: (why: Why): string => IDLE[why] ?? 'It gets nothing',
    wish: (vp: number): string => `Move its marker on the Queen’s Wish to ${vp} {vp}`,
    lowered: (from: number, to: number): string =>
      from === to ? `The water is at ${to} already` : `Lower the water to ${to}`,
    tile: (place: number): string => `Take ${TILES[place] ?? 'a tile'} for it`,
    farm: (place: number): string => `Take farm card ${place} from the left for it`,
    refill: 'Refill the offer',
    built: (space: string): string => `Put one of its Windmills on ${space}`,
    moved: (area: string): string => `Move its marker to ${sources.area(area)}`,
    planted: (colour: Colour, row: number, column: number): string =>
      `Plant ${bulb(colour)} in row ${row}, Patch ${column}`,
    traded: (colour: Colour, space: number): string =>
      `Put ${bulb(colour)} of the supply on space ${space} of the trade card`,
    collected: (colours: readonly Colour[]): string =>
      `Take ${colours.map(bulb).join(', ')} off the trade card`,
    cleared: 'The trade card is full: take the bulbs off and put it under the stack',
    yourVp: (n: number): string => `You score ${n} {vp} for your Windmills on its way`,
    vp: (to: number, gained: number): string => `Move its VP marker on by ${gained}, to ${to} {vp}`,
  },

  /** Its things, beside the question. */
  its: {
    title: 'The Gardener',
    show: 'Show the Gardener’s things',
    vp: 'on the VP track',
    ifNow: 'If the game ended now',
    patches: 'Its Patches',
    patchesLabel: (rows: readonly string[]): string =>
      rows.map((row, i) => `Row ${i + 1}: ${row === '' ? 'empty' : row}`).join('. '),
    section: (section: number): string =>
      section === 0 ? 'Wheels at the start' : `Section ${section} under the arrow`,
    calendar: (column: string | undefined): string =>
      column === undefined ? 'Calendar: not begun' : `Calendar: column ${column}`,
    wish: (vp: number | undefined): string =>
      vp === undefined ? 'Queen’s Wish: nothing yet' : `Queen’s Wish: ${vp} {vp}`,
    tiles: (n: number): string => count(n, { one: 'tile', other: 'tiles' }),
    cards: (n: number): string => count(n, { one: 'farm card', other: 'farm cards' }),
    windmills: (n: number): string =>
      count(n, { one: 'Windmill on the board', other: 'Windmills on the board' }),
    gate: (gate: number, water: number): string => `Floodgate ${gate}, water ${water}`,
    card: 'Its card',
    left: (n: number): string => count(n, { one: 'card left', other: 'cards left' }),
  },

  end: {
    win: 'You win!',
    lose: 'The Gardener wins',
    tie: 'A tie goes to the Gardener',
    by: (vp: number): string => `by ${vp} VP`,
    you: 'You',
    gardener: 'Gardener',
    score: 'The Gardener’s score',
    total: 'Total',
    rounds: (n: number): string => count(n, { one: 'round', other: 'rounds' }),
    calculator: 'Count your score with the calculator',
  },

  bad: {
    title: 'The game kept here can’t be read',
    unreadable: 'It is damaged.',
    newer: 'It comes from a newer version of this page. Reload, and try again.',
    answers: (n: number): string => `It makes no sense from answer ${n} on.`,
    fresh: 'Begin a new game',
    keep: 'Go on from the answer before',
  },
  notKept: 'This browser keeps nothing: the game is lost when you leave the page.',
  trouble: 'This can’t lie so on a table. Go back and look at what was told:',
};
