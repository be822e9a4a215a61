import { capital, pluralOf, type Who } from '@polder/core/text';
import type { GroupName, TieBreak } from '../../table/end/groups.js';

const plural = pluralOf('en');

const GROUPS: Readonly<Record<GroupName, readonly [title: string, decided: string, from: string]>> = {
  water: ['Water and gate', 'The water decided it', 'water and gate'],
  gate: ['Water and gate', 'The floodgate decided it', 'the floodgate'],
  lowering: ['Water and gate', 'Lowering the water decided it', 'lowering the water'],
  way: ['Along the way', 'What came along the way decided it', 'what came along the way'],
  contracts: ['Contracts', 'Contracts decided it', 'Contracts'],
  groups: ['Windmill groups', 'Windmill groups decided it', 'Windmill groups'],
  rows: ['Rows and columns', 'Rows and columns decided it', 'rows and columns'],
  rowsOnly: ['Rows and columns', 'Rows decided it', 'rows'],
  columnsOnly: ['Rows and columns', 'Columns decided it', 'columns'],
  plans: [
    'Contracts, Windmills',
    'Contracts and Windmill groups decided it',
    'Contracts and Windmill groups',
  ],
  collected: ['Gardener’s collection', 'The Gardener’s collection decided it', 'tiles, cards and bulbs'],
  deliveries: ['Deliveries, exports', 'Deliveries and exports decided it', 'deliveries and exports'],
  tulips: ['Tulips by Windmills', 'Tulips by Windmills decided it', 'tulips by Windmills'],
};
const RULES: Readonly<Record<TieBreak, readonly [more: string, all: string]>> = {
  planted: ['More planted bulbs', 'planted bulbs'],
  stored: ['More stored bulbs', 'stored bulbs'],
  windmills: ['More Windmills on the board', 'Windmills'],
  guilder: ['More Guilder', 'Guilder'],
  tools: ['More Tools', 'Tools'],
};
const list = new Intl.ListFormat('en-GB');
const subject = ({ name, you }: Who): string => (you ? 'You' : capital(name));
const object = ({ name, you }: Who): string => (you ? 'you' : name);
const rounds = (n: number): string => `${n} ${plural(n, { one: 'round', other: 'rounds' })}`;

/** The end of a game: who won, by how much and why. */
export const ending = {
  group: (name: GroupName): string => GROUPS[name][0],
  winner: (who: Who): string => (who.you ? 'You win' : `${capital(who.name)} wins`),
  together: (all: readonly Who[]): string =>
    `${list.format([...all].sort((a, b) => Number(b.you) - Number(a.you)).map(subject))} win together`,
  nobody: 'Nobody has won',
  givenUp: (round: number): string => `The game was given up by agreement in round ${round}.`,
  stood: 'This is how it stood.',
  margin: (vp: number, second: Who, n: number): string =>
    `by ${vp} VP over ${object(second)}, after ${rounds(n)}`,
  level: (vp: number, n: number): string => `with ${vp} VP each, after ${rounds(n)}`,
  after: (vp: number, n: number): string => `${vp} VP after ${rounds(n)}`,
  decided: (name: GroupName, first: number, second: number): string =>
    `${GROUPS[name][1]}: ${minus(first)} to ${minus(second)}.`,
  against: (second: Who, groups: readonly { name: GroupName; first: number; second: number }[]): string => {
    const parts = groups.map((it) => `from ${GROUPS[it.name][2]}, ${minus(it.second)} to ${minus(it.first)}`);
    return `${subject(second)} got more ${parts.join(', and ')}: not enough.`;
  },
  allAhead: (second: Who): string => `${subject(second)} got more from nothing.`,
  tie: (rule: TieBreak, first: number, other: number): string =>
    `${RULES[rule][0]} decided it: ${first} to ${other}.`,
  tieBetween: (winner: Who, second: Who, vp: number): string =>
    `${list.format([winner, second].sort((a, b) => Number(b.you) - Number(a.you)).map((it, i) => (i === 0 ? subject(it) : object(it))))} both had ${vp} VP.`,
  lostTie: 'A tie goes to the Gardener.',
  shared: 'Nothing parts them.',
  sharedBy: (rules: readonly TieBreak[]): string =>
    `The same VP, and as many ${list.format(rules.map((rule) => RULES[rule][1]))}: the victory is shared.`,

  beds: 'Every tulip is a point',
  bedsSolo: 'You and the Gardener',
  wholeSheet: 'The whole score sheet',
  bedOf: (name: string, parts: readonly string[], vp: number): string =>
    `${name}: ${parts.join(', ')}; ${minus(vp)} VP in all`,
  bedPart: (name: GroupName, vp: number): string => `${GROUPS[name][0]} ${minus(vp)}`,
  most: 'most',
  curve: 'How it went',
  turnByTurn: 'Turn by turn',

  again: 'Rematch',
  changed: 'Rematch, seats changed',
  joinAgain: 'To the rematch',
  analyse: 'Analyse',
  board: 'Look at the board',
  home: 'Start page',
  share: 'Share',
  shareLink: 'Copy the link to this game',
  shareLinkLine: 'Whoever opens it can look at every turn.',
  copied: 'Copied',
  sharePicture: 'Save the picture',
  shareSend: 'Send the picture',
  pictureFailed: 'The picture could not be made.',
  copyFailed: 'This browser does not let pages copy. The link is in the address bar.',
};

function minus(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}
