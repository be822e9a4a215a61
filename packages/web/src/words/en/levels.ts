import { pluralOf } from '@polder/core/text';

const plural = pluralOf('en');
const TENS = 10;
const figure = (n: number): string => Math.round(n).toLocaleString('en');
const about = (n: number): string => figure(TENS * Math.round(n / TENS));

/** The levels of the bots, and which is next. */
export const levels = {
  title: 'Who sits across?',
  sub: 'The figure says how strong: 200 more wins three games of four.',
  game: 'Which game?',
  strength: 'strength',
  unmeasured: 'Nobody has measured how strong they are here.',
  figure,
  next: 'Your next',
  never: 'You never met',
  record: (won: number, games: number) => `You won ${won} of ${games}`,
  choose: 'Choose',
  chosen: 'Chosen',
  play: (level: string) => `Play ${level}`,
  you: (strength: number) => `You, about ${about(strength)}`,
  from: (games: number, low: number, high: number) =>
    `from ${games} ${plural(games, { one: 'game', other: 'games' })}, between ${about(low)} and ${about(high)}`,
  noGames: 'Finish a game against bots, and your boat sets sail here.',
  foot: 'A level is suggested by your last ten games in this browser. Nothing is locked.',
  /** At the end of a game: why another level is offered. */
  because: (won: number, games: number, level: string) => `${level}: you won ${won} of ${games}`,
};
