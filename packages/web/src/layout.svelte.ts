/**
 * How the page is laid out: a desk, an upright tablet, or a phone. Styles ask for `data-layout` on the root.
 * What counts is the room in units (a tenth of a rem), so larger text and the browser's zoom lead to a smaller layout.
 */
export type Layout = 'desk' | 'tablet' | 'phone';

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
  const root = document.documentElement;
  const unit = Number.parseFloat(getComputedStyle(root).fontSize) / 10;
  const [width, height] = [innerWidth / unit, innerHeight / unit];
  size = { width, height };
  const lying = width > height;
  const desk = lying && width >= 940 && height >= 540;
  side = lying && !desk && width >= 560 && height <= 520;
  snug = desk && (width < 1240 || height < 700);
  now = desk ? 'desk' : width >= 700 && !side ? 'tablet' : 'phone';
  root.dataset.layout = now;
  root.toggleAttribute('data-compact', snug);
  root.toggleAttribute('data-sideways', side);
}

export function watchLayout(): void {
  addEventListener('resize', measureLayout);
  measureLayout();
}
