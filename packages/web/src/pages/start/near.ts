import { type AnyOptions, type GameId, gameOf } from '../../session/rules.js';

/** Fetches what a new table with these options needs, all at once, ahead of the press or with it. */
export const fetchTable = (game: GameId, options: AnyOptions): Promise<unknown> =>
  Promise.all([
    gameOf(game, undefined, options),
    import('./opening.js'),
    import('../../session/games.js'),
    import('../Play.svelte'),
    import('../../table/rooms.js').then(({ roomOf }) => roomOf(game, undefined, options)),
  ]);
