import { measureRoom, type Room } from './measure.js';

/** How the page is laid out: a desk, an upright tablet, or a phone. Styles ask for `data-layout` on the root. */
export type Layout = Room['layout'];

let now: Layout = $state('desk');
let snug = $state(false);
let side = $state(false);
let size = $state.raw({ width: 1280, height: 720 });

export const layout = (): Layout => now;
/** A desk that is too small for everything at once: areas fold. `data-compact` on the root. */
export const compact = (): boolean => snug;
/** A phone on its side: the question stands beside the board. `data-sideways` on the root. */
export const sideways = (): boolean => side;

/** The window, in units. */
export const windowSize = (): { readonly width: number; readonly height: number } => size;

/** How much room there is; also to be called when the size of text has changed. */
export function measureLayout(): void {
  layOut(measureRoom());
}

/** For as much room as this. */
export function layOut(room: Room): void {
  now = room.layout;
  snug = room.compact;
  side = room.sideways;
  size = { width: room.width, height: room.height };
}

export function watchLayout(): void {
  addEventListener('resize', measureLayout);
  measureLayout();
}
