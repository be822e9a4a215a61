import { pluralOf } from '@polder/core/text';
import type { ReportReason } from '@polder/server/wire';

const plural = pluralOf('en');

/** Others: a small profile, and the list of ratings. */
export const people = {
  title: 'Player',
  thisIsYou: 'This is you.',
  gone: 'This account was deleted. Its finished games stay for the others.',
  games: (n: number) => `${n} ${plural(n, { one: 'game', other: 'games' })} finished`,
  ratings: 'Ratings',
  noRatings: 'No rated games yet.',
  size: (players: number) => `${players} players`,
  value: 'Rating',
  played: 'Rated games',
  unsure: 'still uncertain',
  ratingLine:
    'A cautious estimate: it begins at 1000, rises with the first games, and an average player has about 1500 after many. Each game and table size has its own.',
  block: 'Block',
  blockLine: 'You won’t see each other’s tables, nor sit down together.',
  blocked: 'You have blocked this player.',
  unblock: 'Unblock',
  report: 'Report',
  reportTitle: (name: string) => `Report ${name}`,
  reportLine: 'Whoever runs this server reads it. The player is not told who reported.',
  reason: 'What happened?',
  reasons: (it: ReportReason): string =>
    ({
      chat: 'Insults in the chat',
      name: 'An offensive name',
      unfair: 'Unfair play',
      leaving: 'Leaves games on purpose',
      other: 'Something else',
    })[it],
  reportText: 'In a few words',
  send: 'Send the report',
  sent: 'Thank you. The report was sent.',

  list: 'Ratings',
  listLine: 'The best players of rated tables.',
  listGame: 'Game and table size',
  rank: 'Rank',
  player: 'Player',
  empty: 'Nobody is on this list yet',
  emptyLine: 'Play a rated game at a table of this size, and the first place is yours.',
  you: 'you',
};
