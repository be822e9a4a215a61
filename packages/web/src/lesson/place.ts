/** Where the coach stands on a desk: where it covers neither the question nor what is meant, as near to that as can be. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

const between = (from: number, to: number): number => Math.max(0, to - from);
const shared = (a: Box, b: Box): number =>
  between(Math.max(a.left, b.left), Math.min(a.right, b.right)) *
  between(Math.max(a.top, b.top), Math.min(a.bottom, b.bottom));
const middle = ({ left, top, right, bottom }: Box): readonly [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];
function apart(a: Box, b: Box): number {
  const [[ax, ay], [bx, by]] = [middle(a), middle(b)];
  return Math.hypot(ax - bx, ay - by);
}

/** `kept`: what may not be covered; the first of them is what to be near to. */
export function besides(
  { width, height }: Size,
  page: Box,
  kept: readonly Box[],
): { left: number; top: number } {
  const within = (n: number, low: number, high: number): boolean => n >= low && n <= high;
  const lefts = [
    page.right - GAP - width,
    page.left + GAP,
    ...kept.flatMap((it) => [it.left - GAP - width, it.right + GAP]),
  ];
  const tops = [
    page.bottom - GAP - height,
    page.top + GAP,
    ...kept.flatMap((it) => [it.top - GAP - height, it.bottom + GAP]),
  ];
  const places = lefts
    .filter((left) => within(left, page.left, page.right - width))
    .flatMap((left) =>
      tops
        .filter((top) => within(top, page.top, page.bottom - height))
        .map((top) => ({ left, top, right: left + width, bottom: top + height })),
    )
    .map((place) => ({
      place,
      covers: kept.reduce((sum, it) => sum + shared(place, it), 0),
      far: kept[0] ? apart(place, kept[0]) : 0,
    }));
  const [best] = places.sort((a, b) => a.covers - b.covers || a.far - b.far);
  return best
    ? { left: best.place.left, top: best.place.top }
    : { left: page.left + GAP, top: page.top + GAP };
}
