import TableRoom from './TableRoom.svelte';

/** What a page needs to seat people at this game. */
export { valley as game } from '@polder/valley';
export { shownValley as shown } from './shown.js';
export const Room = TableRoom;
