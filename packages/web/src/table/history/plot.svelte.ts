import { type Frame, type Scale, scaleOf } from './chart.js';
import type { Range } from './series.js';

/** What a drawing over turns is made of. */
interface Drawn {
  readonly edges: Pick<Frame, 'left' | 'right' | 'top' | 'bottom'>;
  readonly turns: number;
  readonly range: Range;
}

/** How large a drawing over turns is, and where things stand in it. */
export interface Plot {
  /** In px, as the page lays it out. */
  width: number;
  height: number;
  readonly frame: Frame;
  readonly scale: Scale;
  /** How far from the left edge of the drawing, in its units. */
  placeOf(event: MouseEvent & { currentTarget: SVGElement }): number;
}

export function openPlot(drawn: () => Drawn): Plot {
  let width = $state(0);
  let height = $state(0);
  /** The size in units, so that figures are as large as everywhere. */
  const unit = $derived.by(() => {
    void width;
    return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 10;
  });
  const frame = $derived({ ...drawn().edges, width: width / unit, height: height / unit });
  const scale = $derived(scaleOf(frame, drawn().turns, drawn().range));
  return {
    get width() {
      return width;
    },
    set width(now) {
      width = now;
    },
    get height() {
      return height;
    },
    set height(now) {
      height = now;
    },
    get frame() {
      return frame;
    },
    get scale() {
      return scale;
    },
    placeOf(event) {
      const { left } = event.currentTarget.getBoundingClientRect();
      return (event.clientX - left) / unit;
    },
  };
}
