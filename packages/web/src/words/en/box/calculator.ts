import type { IconName } from '@polder/core/text';
import { countOf, listed, pluralOf } from '@polder/core/text';
import type { Contract as DuelContract, Count as DuelCount } from '@polder/duel';
import type { Colour, Difficulty, FieldKind } from '@polder/valley';
import { fieldIcon } from '@polder/valley/text/fields.js';

const plural = pluralOf('en');
const count = countOf('en');
const windmills = (n: number): string => count(n, { one: 'Windmill', other: 'Windmills' });

/** Something that has to be counted: what, and what to mind. */
export interface Asked {
  readonly label: string;
  readonly hint?: string;
}

function tilesAsked(wheel: string, kind: string): Asked {
  const what = kind === 'any' ? 'Tiles' : `${kind.charAt(0).toUpperCase()}${kind.slice(1)} tiles`;
  const where = wheel === 'both' ? 'your wheels' : `your ${wheel} wheel`;
  return { label: `${what} on ${where}`, hint: 'What lies there now; tiles that were covered are gone.' };
}

function ask(fact: string, gardener = false): Asked {
  const [kind, first = '', second = ''] = fact.split('-');
  switch (kind) {
    case 'by':
      return {
        label: `Your Windmills beside {${fieldIcon(first as FieldKind)}}`,
        hint: 'Each Windmill that touches such a field counts once, however many it touches.',
      };
    case 'tiles':
      return tilesAsked(first, second);
    case 'smallWheel':
      return { label: 'Does every section of your small wheel have a tile?' };
    case 'helpers':
      return { label: 'Your Helpers', hint: 'Contracts and the starting card are added to them.' };
    case 'tools':
      return { label: 'Your {tool}' };
    case 'guilder':
      return { label: 'Your {guilder}' };
    case 'windmills':
      return { label: 'Your Windmills on the map', hint: 'Not those that were removed from the game.' };
    case 'stored':
      return { label: 'Bulbs in your Storage' };
    case 'wish':
      return gardener
        ? { label: 'VP where its marker stands on the Queen’s Wish', hint: '0 if it never moved.' }
        : { label: 'VP of the Queen’s Wish that you hold', hint: '0 if you did not meet it.' };
    case 'gardenerTiles':
      return { label: 'Wheel tiles that it collected' };
    case 'gardenerCards':
      return { label: 'Farm cards that it collected' };
    case 'counted':
      return { label: `{t-${first as Colour}} next to your Windmills` };
    case 'mills':
      return { label: `Your Windmills next to a Patch with {t-${first as Colour}}` };
    case 'traded':
      return { label: `{b-${first as Colour}} in your Foreign Trade section` };
    case 'personalTiles':
      return { label: 'Tiles on your Personal Wheel' };
    case 'scored':
      return { label: 'Contracts that you scored before the end' };
    case 'mixed':
      return {
        label: `Patches with {t-${first as Colour}} and another colour`,
        hint: 'On the whole board, whoever planted there.',
      };
    case 'fullPatches':
      return { label: 'Full Patches', hint: 'On the whole board, whoever planted there.' };
    default:
      return { label: fact };
  }
}

/** What can’t be as it was entered, by its id. */
const problem = {
  gap: (n: number, _m: number): string =>
    `Row ${n} has a gap: bulbs are planted from the left, without leaving a Patch out.`,
  cardTwice: (n: number, _m: number): string =>
    `Contract ${n} lies at another player too, and there is only one of it.`,
  tooManyWindmills: (n: number, m: number): string =>
    `${windmills(n)} on the map are too many: at most ${m} can have left this farm. Are all empty groups marked?`,
  moreThanBuilt: (n: number, m: number): string =>
    `${windmills(n)} can’t count: only ${m} ${plural(m, { one: 'is', other: 'are' })} on the board.`,
  patch: (n: number, _m: number): string =>
    `Patch ${n} can’t have been planted so: from each end only one colour, without a gap.`,
  ringWindmills: (n: number, m: number): string =>
    `${windmills(n)} on the ring, but ${m} emptied ${plural(m, { one: 'place', other: 'places' })} in the columns.`,
};

function perDuel(each: DuelCount, mill: IconName): string {
  switch (each.of) {
    case 'windmills':
      return `per {${mill}} by {t-${each.colour}}`;
    case 'traded':
      return `per {trade} ${each.colours.map((colour) => `{b-${colour}}`).join(' ')}`;
    case 'tradedPairs':
      return 'per 2 {trade}';
    case 'tradedColours':
      return 'per colour of {trade}';
    case 'mixedPatches':
      return `per mixed Patch with {t-${each.colour}}`;
    case 'fullPatches':
      return 'per full Patch';
    case 'personalTiles':
      return 'per {enhance}, own wheel';
    case 'scored':
      return 'per scored {contract}';
  }
}

function eachDuel(each: DuelCount): string {
  switch (each.of) {
    case 'windmills':
      return `each of your Windmills next to a Patch with a ${each.colour} tulip`;
    case 'traded':
      return `each ${listed(each.colours, 'or')} bulb in your Foreign Trade section`;
    case 'tradedPairs':
      return 'every 2 bulbs in your Foreign Trade section';
    case 'tradedColours':
      return 'each different colour in your Foreign Trade section';
    case 'mixedPatches':
      return `each Patch with ${each.colour} and another colour`;
    case 'fullPatches':
      return 'each full Patch';
    case 'personalTiles':
      return 'each tile on your Personal Wheel';
    case 'scored':
      return 'each scored Contract, this one too';
  }
}

/** Lines of the score sheets. */
const source = {
  track: 'VP track',
  wish: 'Queen’s Wish',
  contracts: 'Contracts',
  groups: 'Empty Windmill groups',
  rows: 'Rows',
  columns: 'Columns',
  tulips: 'Tulips',
  tiles: 'Wheel tiles',
  cards: 'Farm cards',
  bulbs: 'Planted bulbs',
};

/** What counts, source by source. */
const explain = {
  track: 'Everything scored during the game. Nothing of it is counted again.',
  trackSolo: 'What stands on the track. The Queen’s Wish is not on it: it is scored below.',
  trackDuel: 'What stands on the track, with 40 or 80 if the tile says so.',
  wish: 'In a solo game both score the Wish only now: the value that they hold.',
  contracts: 'Each Contract on the farm, one by one. Those scored during the game score again.',
  contractsDuel: 'What is left in your Contract row, from the oldest to the newest, free of charge.',
  groups: 'A group of which no Windmill is left scores for every planted bulb of its colour.',
  rows: 'A full row scores: the high value if all seven bulbs have one colour, else the low one.',
  columns:
    'A full column of four different colours scores its plus. A column in which a colour repeats costs its minus, full or not.',
  tulips:
    'A colour is worth as much as its column has emptied places. Each tulip of it in a Patch beside one of your Windmills scores that; beside two of yours, twice.',
  gardener: (it: Difficulty, tile: number, card: number, bulbs: string): string =>
    `${{ easy: 'Easy', medium: 'Medium', hard: 'Hard' }[it]}: ${tile} VP for each tile, ${card} for each card, ${bulbs}.`,
  gardenerBulbs: (vp: number, every: number): string =>
    every === 1 ? `${vp} for each planted bulb` : `${vp} for every ${every} planted bulbs`,
  highest: 'Every full row and column scores its highest value, whatever the colours, and nothing costs.',
  highestColumns:
    'Rows score as for everybody. A full column scores its plus whatever the colours; none costs.',
};

export const calculator = {
  pageTitle: 'Score calculator',
  title: 'Count the points',
  sub: 'For a game on your own table. Enter what lies there; the sum is done here, even offline.',
  game: 'Which game?',
  players: 'How many play?',
  solo: 'Solo',
  red: 'Red',
  yellow: 'Yellow',
  gardener: 'Gardener',
  seats: 'Players and their VP',

  /** At the end of a form, on to the next one. */
  next: (name: string): string => `Next: ${name}`,
  toResult: 'To the result',
  source,
  whatCounts: 'What counts?',
  explain,
  ask,
  yes: 'Yes',
  no: 'No',
  less: (label: string): string => `${label}: one less`,
  more: (label: string): string => `${label}: one more`,
  badNumber: (most: number): string => `A whole number from 0 to ${most}, please.`,

  // The Patches
  patches: 'Patches',
  inHand: 'Tulip in hand',
  nothing: 'Take out',
  howToPlant: 'Take a tulip, then tap its Patches.',
  howToKeys: 'With a keyboard: arrows move, 1 to 5 plant, Delete takes out.',
  patch: (row: number, column: number, tulip: string | undefined): string =>
    `Row ${row}, Patch ${column}: ${tulip ?? 'free'}`,
  rowValue: (row: number, mixed: number, single: number, vp: number): string =>
    `Row ${row}: ${mixed} VP mixed, ${single} VP in one colour; now ${vp}`,
  columnValue: (column: number, plus: number, minus: number, vp: number): string =>
    `Column ${column}: plus ${plus}, minus ${minus}; now ${vp}`,

  // Windmills
  windmills: 'Windmill groups',
  windmillsHint: 'Mark the groups of which no Windmill is left on the farm.',
  group: (colour: string, n: number, each: number, vp: number): string =>
    `${colour} group of ${windmills(n)}, empty: ${each} VP for each planted bulb, now ${vp}`,
  columns: 'Windmill columns',
  columnsHint: 'How many places of each column are empty: tap the Windmills that have left.',
  column: (colour: string, gone: number, of: number): string =>
    `${colour} column: ${gone} of ${of} ${plural(of, { one: 'place', other: 'places' })} emptied`,

  // Contracts
  noContracts: 'None on the list yet.',
  addContract: 'Add a Contract',
  contractsFull: (n: number): string => `There is no room for more than ${n}.`,
  pick: 'Which Contract?',
  find: 'Number or word',
  notFound: 'No Contract is called that.',
  number: (n: number): string => `No. ${n}`,
  takenBy: (name: string): string => `lies at ${name}`,
  byHand: 'Another one, counted by hand',
  byHandName: 'Counted by hand',
  byHandVp: 'VP of this Contract',
  remove: (contract: string): string => `Remove ${contract}`,
  older: (contract: string): string => `${contract} is older`,
  oldest: 'Oldest first: the order matters for Contracts that count scored ones.',
  duelContract: ({ vp, each }: DuelContract): string => `${vp} VP for ${eachDuel(each)}`,
  duelShort: ({ vp, each }: DuelContract, mill: IconName): string => `${vp} {vp} ${perDuel(each, mill)}`,
  worth: (counted: number, vp: number): string => `${counted} counted, ${vp} VP`,

  // The ring of Duel
  ring: 'Patches and Windmills',
  ringHow: 'How to count?',
  ringDraw: 'Draw the ring',
  ringHand: 'Count by hand',
  ringHint:
    'Begin with any Patch and go round clockwise. Take a tulip, then tap its spaces. A tap between two Patches goes through red, yellow and no Windmill.',
  handHint: 'Count the tulips next to your Windmills colour by colour: they are asked for at the columns.',
  ringPatch: (patch: number, space: number, tulip: string | undefined): string =>
    `Patch ${patch}, space ${space}: ${tulip ?? 'free'}`,
  ringMill: (patch: number, next: number, owner: string | undefined): string =>
    `Between Patches ${patch} and ${next}: ${owner === undefined ? 'no Windmill' : `Windmill of ${owner}`}`,
  boardHint: 'The same for both players.',

  // Values of one’s own box
  printed: 'Values of your board',
  printedLine:
    'If your farm board shows other values for rows and columns, enter them once. They are kept in this browser.',
  printedRow: (row: number): string => `Row ${row}`,
  printedColumn: (column: number): string => `Column ${column}`,
  mixed: 'mixed',
  single: 'one colour',
  plus: 'plus',
  minus: 'minus',
  printedUsual: 'Back to the usual values',

  // The result
  result: 'Score sheet',
  leads: (names: readonly string[]): string =>
    `${listed(names, 'and')} ${plural(names.length, { one: 'leads', other: 'lead' })}`,
  level: 'Level so far',
  tie: 'The tie',
  tieLine: 'Level on VP: first the most planted bulbs count, then stored ones, then Windmills on the map.',
  tieLineDuel: 'Level on VP: first the most Guilder count, then the most Tools.',
  tieBreaks: {
    planted: 'Planted bulbs',
    stored: 'Stored bulbs',
    windmills: 'Windmills',
    guilder: 'Guilder',
    tools: 'Tools',
  },
  soloTie: 'A tie is lost against the Gardener.',
  missing: 'Still to enter',
  missingTrack: 'VP on the track',
  missingContract: (n: number): string => `VP of Contract ${n}`,
  problems: 'Something can’t be right',
  problem,
  keep: 'Keep this result',
  kept: 'Kept. You find it under the results.',
  cantKeep: 'First enter what is missing or put right what can’t be.',
  copy: 'Copy as text',
  copied: 'Copied.',
  cantCopy: 'This browser does not let the page copy. Mark this text and copy it:',
  fresh: 'New count',
  cleared: 'The form is empty.',
  undo: 'Undo',

  // Results that were kept
  history: 'Results',
  historyNone: 'Results that you keep are listed here, in this browser only.',
  notStored: 'This browser can’t keep results: they are gone when you close the page. Export them before.',
  open: 'Open again',
  delete: 'Delete',
  deleted: (names: string): string => `Deleted: ${names}.`,
  export: 'Export all',
  import: 'Add from a file',
  imported: (n: number): string => `${count(n, { one: 'result', other: 'results' })} added.`,
  badFile: (file: string): string => `${file} is no file of results from this page.`,
  exportName: 'polder scores',
  unread: (n: number): string =>
    `${count(n, { one: 'entry', other: 'entries' })} can’t be read. Export keeps ${plural(n, { one: 'it', other: 'them' })} as ${plural(n, { one: 'it is', other: 'they are' })}.`,
  deleteUnread: (n: number): string => plural(n, { one: 'Delete this entry', other: 'Delete these entries' }),
};
