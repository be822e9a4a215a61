const AXES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus from one thing on the board to the nearest one in a direction. False: there is none. */
export function nearestPress(from: EventTarget | null, key: string): boolean {
  const here = from instanceof HTMLElement ? from.closest<HTMLElement>('[data-press]') : null;
  const axis = AXES[key];
  if (!here || !axis) return false;
  const middle = (it: Element): readonly [number, number] => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(here);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of document.querySelectorAll<HTMLElement>('[data-press]')) {
    const [ox, oy] = middle(other);
    const along = (ox - x) * axis[0] + (oy - y) * axis[1];
    const aside = Math.abs((ox - x) * axis[1]) + Math.abs((oy - y) * axis[0]);
    const far = along + 2.5 * aside;
    if (other === here || along < 2 || far >= least) continue;
    least = far;
    best = other;
  }
  best?.focus();
  return best !== undefined;
}
