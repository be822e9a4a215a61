import type { AnyGame } from '@polder/core';
import { shownValley } from './shown.js';
import TableRoom from './TableRoom.svelte';

/** What a page needs to seat people at this game. */
export const roomWith = (game: AnyGame) => ({ game, shown: { ...shownValley, game }, Room: TableRoom });
