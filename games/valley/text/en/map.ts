import { pluralOf } from '@polder/core/text';
import { does, Whose, whom } from '@polder/core/text/en/names.js';

const plural = pluralOf('en');
const spaces = (n: number): string => `${n} ${plural(n, { one: 'space', other: 'spaces' })}`;
const windmills = (n: number): string => `${n} ${plural(n, { one: 'Windmill', other: 'Windmills' })}`;

/** The map: Market, Windmill spaces, fields. */
export const map = {
  title: 'The valley',
  picture: 'Map of the valley: Market, Windmill spaces, fields. Arrow keys go from place to place.',
  ifYouBuild: (n: number): string => (n === 0 ? 'No space to build on now' : `${spaces(n)} if you Build`),
  mine: (built: number, joined: number): string =>
    built < 2 ? windmills(built) : `${windmills(built)}, ${joined} joined`,
  touching: (n: number, mine: number): string => `${spaces(n)}, ${mine} yours`,

  // Modes
  showOnly: 'Show only',
  showAll: 'Show all',
  whereYouCould: 'Where you could build',
  yourWindmills: 'Your Windmills',
  byReward: (kind: string): string => `Beside: ${kind}`,
  kinds: 'Kind of reward',
  inContract: (kind: string): string => `${kind}, in your Contracts`,

  // A space
  space: (id: string): string => `Space ${id}`,
  costs: (n: number): string => `costs ${n} Guilder`,
  free: 'free',
  windmillOf: (name: string): string => `${Whose(name)} Windmill`,
  yourWindmill: 'your Windmill',
  besideMarket: 'beside the Market',
  over: (ids: readonly string[]): string => `over ${ids.join(', ')} to the Market`,
  via: (ids: readonly string[]): string => `over ${ids.join(', ')}`,
  notJoined: 'not joined to the Market',
  lacks: (n: number): string => `you lack ${n} Guilder`,
  noneLeft: 'you have no Windmill left',
  scores: (name: string, vp: number): string => `${does(name, 'get')} ${vp} VP`,
  youScore: (vp: number): string => `you get ${vp} VP`,
  or: 'or',
  touches: (rewards: readonly string[]): string => `touches ${rewards.join('; ')}`,
  canBuild: 'you can build here',
  touchedBy: (n: number): string => `beside ${spaces(n)}`,

  // The Market
  area: (id: string): string => `Market, ${{ N: 'north', SE: 'south-east', SW: 'south-west' }[id] ?? id}`,
  rewards: (rewards: readonly string[]): string => `rewards: ${rewards.join('; ')}`,
  markers: (names: readonly string[]): string =>
    names.length === 0 ? 'no markers' : `markers: ${names.join(', ')}`,
  neutral: 'neutral marker',
  neutrals: (n: number): string => `${n} neutral`,
  standsOn: (name: string, other: string): string => `${name} on top of ${whom(other)}`,
  times: (n: number): string =>
    n === 1 ? 'a visit here gives one reward once' : `a visit here gives one reward ${n} times`,
  full: 'all three places taken',
  canPlace: 'you can put your marker here',
  canGo: 'you can go here',
  markerOf: (name: string): string => `${Whose(name)} marker`,
  canStand: 'you can stand on it',
  canCarry: 'you can move it',
  carried: 'Choose where the marker goes',
};
