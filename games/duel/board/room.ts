import type { AnyGame } from '@polder/core';
import { shownDuel } from './shown.js';
import TableRoom from './TableRoom.svelte';

/** What a page needs to seat people at this game. */
export const roomWith = (game: AnyGame) => ({ game, shown: { ...shownDuel, game }, Room: TableRoom });
