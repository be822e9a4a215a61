import TableRoom from './TableRoom.svelte';

/** What a page needs to seat people at this game. */
export { duel as game } from '@polder/duel';
export { shownDuel as shown } from './shown.js';
export const Room = TableRoom;
