import { type GameId, gameOf } from '../../session/rules.js';

/** Fetches what a new table of a game needs, all at once, ahead of the press or with it. */
export const fetchTable = (game: GameId): Promise<unknown> =>
  Promise.all([
    gameOf(game),
    import('./opening.js'),
    import('../../session/games.js'),
    import('../Play.svelte'),
    import('../../table/rooms.js').then(({ roomOf }) => roomOf(game)),
  ]);
