import type { AnyGame } from '@polder/core';
import { valleyUi } from './game-ui.js';
import TableRoom from './TableRoom.svelte';

/** What a page needs to seat people at this game. */
export const roomWith = (game: AnyGame) => ({ game, shown: { ...valleyUi, game }, Room: TableRoom });
