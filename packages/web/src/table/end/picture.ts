import { SPRITE } from '../../look/sprite.js';
import type { Sentences } from './sentences.js';

/** The end of a game as a picture to send around: what stands on the screen, drawn once more on a canvas. */

interface PictureRow {
  readonly name: string;
  readonly vp: string;
  /** For `style`. */
  readonly colour: string;
  readonly field: SVGSVGElement;
}
export interface PictureOf {
  readonly name: string;
  readonly sentences: Sentences;
  readonly podium: SVGSVGElement;
  readonly rows: readonly PictureRow[];
  /** Patterns that the fields are filled with. */
  readonly defs: SVGSVGElement | undefined;
}

const WIDTH = 1200;
const MARGIN = 40;
/** What a drawing looks like, beside its shapes. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'stop-color',
];

/** Copies how everything looks now, so that it needs no style sheet. */
function dress(from: Element, to: Element): void {
  if (!(to instanceof SVGElement)) return;
  const style = getComputedStyle(from);
  const worn = STYLES.map((name) => `${name}:${style.getPropertyValue(name)}`);
  // The attribute is not allowed by the policy of a server.
  to.style.cssText = worn.join(';');
  for (const [i, child] of [...from.children].entries()) dress(child, to.children[i]);
}

/** A drawing that stands alone: with its looks, its icons and their colours. */
async function standalone(
  svg: SVGSVGElement,
  defs: SVGSVGElement | undefined,
  width: number,
): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  dress(svg, copy);
  const patterns = defs?.firstElementChild;
  if (patterns) {
    const own = patterns.cloneNode(true) as Element;
    dress(patterns, own);
    copy.prepend(own);
  }
  const sprite = new DOMParser().parseFromString(await (await fetch(SPRITE)).text(), 'image/svg+xml');
  const needed = new Set<string>();
  for (const use of copy.querySelectorAll('use')) {
    const name = use.getAttribute('href')?.split('#')[1] ?? '';
    needed.add(name);
    use.setAttribute('href', `#${name}`);
  }
  const symbols = [...needed].map((name) => sprite.getElementById(name)?.outerHTML ?? '').join('');
  const { viewBox } = svg;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String((width * viewBox.baseVal.height) / viewBox.baseVal.width));
  const style = getComputedStyle(svg);
  const names = new Set((symbols + copy.outerHTML).match(/--[\w-]+/g));
  const colours = [...names].map((name) => `${name}:${style.getPropertyValue(name)}`);
  copy.style.cssText = colours.join(';');
  return copy.outerHTML.replace(/(<svg[^>]*>)/, `$1<defs>${symbols}</defs>`);
}

async function imageOf(
  svg: SVGSVGElement,
  defs: SVGSVGElement | undefined,
  width: number,
): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(await standalone(svg, defs, width))}`;
  await image.decode();
  return image;
}

/** As many words as fit on each line. */
function wrap(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines[lines.length - 1]} ${word}`;
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export async function pictureOf({ name, sentences, podium, rows, defs }: PictureOf): Promise<Blob> {
  const root = getComputedStyle(document.documentElement);
  const token = (it: string): string => root.getPropertyValue(it).trim();
  const bedWide = WIDTH - 2 * MARGIN - 300;
  const [scene, ...beds] = await Promise.all([
    imageOf(podium, undefined, WIDTH),
    ...rows.map(({ field }) => imageOf(field, defs, bedWide)),
  ]);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is no canvas.');
  const write = (text: string, font: string, colour: string, x: number, y: number): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
  };
  const title = (size: number): string => `600 ${size}px ${token('--font-title')}`;
  const body = (size: number, weight = 400): string => `${weight} ${size}px ${token('--font-ui')}`;
  pen.font = body(26);
  const more = wrap(pen, sentences.more ?? '', WIDTH - 2 * MARGIN);
  const textHigh = 206 + more.length * 34;
  const bedHigh = beds[0] ? (bedWide * beds[0].height) / beds[0].width + 22 : 0;
  canvas.width = WIDTH;
  canvas.height = Math.round(scene.height + textHigh + rows.length * bedHigh + 64);

  pen.fillStyle = token('--panel');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(scene, 0, 0, WIDTH, scene.height);
  let y = scene.height;
  const below = (down: number, text: string, font: string, colour: string): void => {
    y += down;
    write(text, font, token(colour), MARGIN, y);
  };
  below(78, sentences.headline, title(64), '--delft-deep');
  below(42, sentences.margin, body(26), '--ink-2');
  if (sentences.why) below(52, sentences.why, title(34), '--delft');
  for (const line of more) below(34, line, body(26), '--ink-2');
  y = scene.height + textHigh;
  for (const [i, row] of rows.entries()) {
    const middle = y + bedHigh / 2;
    pen.drawImage(beds[i], MARGIN + 200, y, bedWide, bedHigh - 22);
    write(row.name, body(26, 600), token('--ink'), MARGIN, middle);
    pen.textAlign = 'right';
    write(row.vp, body(40, 700), token('--ink'), WIDTH - MARGIN, middle + 4);
    pen.textAlign = 'left';
    y += bedHigh;
  }
  write(`Polder · ${name}`, body(22), token('--ink-2'), MARGIN, canvas.height - 28);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('There is no picture.'))), 'image/png');
  });
}
