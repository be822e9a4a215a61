import { type Html, html, type Value } from './html.js';

/** Inline SVG. Colours come from classes of the page, so that they follow light and dark. */

export const fixed = (value: number): string => Number(value.toFixed(1)).toString();

/** A value of `from` to `to` as a place between `left` and `right`. */
export const scale =
  (from: number, to: number, left: number, right: number) =>
  (value: number): number =>
    left + ((value - from) / (to - from)) * (right - left);

export const line = (kind: string, x1: number, y1: number, x2: number, y2: number): Html =>
  html`<line class="${kind}" x1="${fixed(x1)}" y1="${fixed(y1)}" x2="${fixed(x2)}" y2="${fixed(y2)}"/>`;

export const rect = (kind: string, x: number, y: number, width: number, height: number, round = 0): Html =>
  html`<rect class="${kind}" x="${fixed(x)}" y="${fixed(y)}" width="${fixed(Math.max(0, width))}" height="${fixed(Math.max(0, height))}"${round > 0 ? html` rx="${round}"` : ''}/>`;

export const text = (kind: string, x: number, y: number, words: string): Html =>
  html`<text class="${kind}" x="${fixed(x)}" y="${fixed(y)}">${words}</text>`;

export const picture = (title: string, width: number, height: number, ...parts: readonly Value[]): Html =>
  html`<svg class="chart" role="img" viewBox="0 0 ${width} ${height}"><title>${title}</title>${parts}</svg>`;

/** Beside a figure that says the same: not for those who hear the page. */
export const sketch = (kind: string, width: number, height: number, ...parts: readonly Value[]): Html =>
  html`<svg class="${kind}" aria-hidden="true" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts}</svg>`;

/** From an end of an interval to the other; the halo parts it from what lies beneath. */
export function whisker(x1: number, x2: number, y: number, size: number): Html {
  const [left, right] = [fixed(x1), fixed(x2)];
  const end = `${fixed(y - size)}v${size * 2}`;
  const path = `M${left} ${fixed(y)}H${right}M${left} ${end}M${right} ${end}`;
  return html`<path class="whisker" d="${path}"/>`;
}

export function haloed(x1: number, x2: number, y: number, size: number): Html[] {
  return [line('halo', x1, y, x2, y), whisker(x1, x2, y, size)];
}
