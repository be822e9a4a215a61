/** How the page is laid out: a desk, an upright tablet, or a phone. Styles ask for `data-layout` on the root. */
export type Layout = 'desk' | 'tablet' | 'phone';

let now: Layout = $state('desk');
let side = $state(false);

export const layout = (): Layout => now;
/** A phone on its side: the question stands beside the board. `data-sideways` on the root. */
export const sideways = (): boolean => side;

export function watchLayout(): void {
  const desk = matchMedia('(min-width: 1024px) and (orientation: landscape)');
  const low = matchMedia('(min-width: 560px) and (max-height: 520px) and (orientation: landscape)');
  const tablet = matchMedia('(min-width: 700px)');
  const set = (): void => {
    side = low.matches && !desk.matches;
    now = desk.matches ? 'desk' : tablet.matches && !side ? 'tablet' : 'phone';
    document.documentElement.dataset.layout = now;
    document.documentElement.toggleAttribute('data-sideways', side);
  };
  for (const query of [desk, low, tablet]) query.addEventListener('change', set);
  set();
}
