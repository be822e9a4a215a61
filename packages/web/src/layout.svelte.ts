/** How the page is laid out: a desk, an upright tablet, or a phone. Styles ask for `data-layout` on the root. */
export type Layout = 'desk' | 'tablet' | 'phone';

let now: Layout = $state('desk');

export const layout = (): Layout => now;

export function watchLayout(): void {
  const desk = matchMedia('(min-width: 1024px) and (orientation: landscape)');
  const tablet = matchMedia('(min-width: 700px)');
  const set = (): void => {
    now = desk.matches ? 'desk' : tablet.matches ? 'tablet' : 'phone';
    document.documentElement.dataset.layout = now;
  };
  desk.addEventListener('change', set);
  tablet.addEventListener('change', set);
  set();
}
