/**
 * How much room there is, in units (a tenth of a rem): larger text and the browser's zoom lead to a smaller layout.
 * Plain, for it also runs in the script that stands in the page (boot.ts).
 */
export interface Room {
  readonly layout: 'desk' | 'tablet' | 'phone';
  /** A desk that is too small for everything at once. */
  readonly compact: boolean;
  /** A phone on its side. */
  readonly sideways: boolean;
  /** The window. */
  readonly width: number;
  readonly height: number;
}

/** Also says it to styles, by attributes of the root. */
export function measureRoom(): Room {
  const root = document.documentElement;
  const unit = Number.parseFloat(getComputedStyle(root).fontSize) / 10;
  const [width, height] = [innerWidth / unit, innerHeight / unit];
  const lying = width > height;
  const desk = lying && width >= 940 && height >= 540;
  const sideways = lying && !desk && width >= 560 && height <= 520;
  const compact = desk && (width < 1240 || height < 700);
  const layout = desk ? 'desk' : width >= 700 && !sideways ? 'tablet' : 'phone';
  if (root.dataset.layout !== layout) root.dataset.layout = layout;
  root.toggleAttribute('data-compact', compact);
  root.toggleAttribute('data-sideways', sideways);
  return { layout, compact, sideways, width, height };
}
