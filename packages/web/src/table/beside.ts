/** Where something that unfolds may stand: below its line, and never over the question. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 6;

/**
 * `from`: the line, or the panel that is covered from its top on (`cover`). Where there is less room than
 * `least` below it, it stands at its left side, and where there is none either, as high as need be.
 */
export function placeFor(
  from: Box,
  question: Box | undefined,
  page: Box,
  least: number,
  cover = false,
): Place {
  const top = cover ? from.top : from.bottom;
  const width = from.right - from.left;
  const over =
    question && question.left < from.right && question.right > from.left && question.top > from.top;
  const floor = (over ? question.top : page.bottom) - GAP;
  if (floor - top >= least) return { left: from.left, top, width, height: floor - top };
  const left = from.left - GAP - Math.max(width, least);
  if (left >= page.left)
    return { left, top: from.top, width: Math.max(width, least), height: page.bottom - GAP - from.top };
  const high = Math.max(page.top, floor - least);
  return { left: from.left, top: high, width, height: floor - high };
}
