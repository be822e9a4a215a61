import type { AnyPage } from './page.js';

/** What leaves the page or its panel, and which panels and words lie over each other. */
export async function faultsIn(page: AnyPage): Promise<string[]> {
  const found: string[] = [];
  for (const check of [boxFaults, panelFaults, wordFaults]) found.push(...(await page.evaluate(check)));
  return [...new Set(found)];
}

/** Runs in the page by itself: how large the page is, and which panels and parts of the bar overlap. */
function boxFaults(): string[] {
  const found: string[] = [];
  // What has to be scrolled to is laid out, too.
  if (document.adoptedStyleSheets.length === 0) {
    const all = new CSSStyleSheet();
    all.replaceSync('.part > * { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [all];
  }
  const { innerWidth: width, innerHeight: height } = window;
  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} wide`);
  const scrolls = document.querySelector('.table') === null;
  if (!scrolls && root.scrollHeight > height) found.push(`the page is ${root.scrollHeight} high`);
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
  const panels = [...document.querySelectorAll('.panel')].filter(
    (panel) => panel.checkVisibility() && panel.getBoundingClientRect().width > 0,
  );
  const rects = panels.map((panel) => panel.getBoundingClientRect());
  for (const [i, a] of rects.entries()) {
    for (const [j, b] of rects.entries()) {
      if (j <= i || panels[i].contains(panels[j]) || panels[j].contains(panels[i])) continue;
      if (panels[i].closest('.decide') || panels[j].closest('.decide')) continue;
      const [across, down] = [
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      ];
      if (across > 1 && down > 1) found.push(`${nameOf(panels[i])} and ${nameOf(panels[j])} overlap`);
    }
  }

  const bar = [...document.querySelectorAll('header.top > *')].filter(
    (it) => it.getBoundingClientRect().width > 0,
  );
  for (const [i, one] of bar.entries()) {
    for (const other of bar.slice(i + 1)) {
      if (one.contains(other)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1)
        found.push(`${nameOf(one)} and ${nameOf(other)} overlap`);
    }
  }
  return found;
}

/** Runs in the page by itself: what sticks out of its panel, or is cut off in it. */
function panelFaults(): string[] {
  const found: string[] = [];
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
  const panels = [...document.querySelectorAll('.panel')].filter(
    (panel) => panel.checkVisibility() && panel.getBoundingClientRect().width > 0,
  );
  const rects = panels.map((panel) => panel.getBoundingClientRect());
  /** A line that unfolds leaves out, whole, what does not fit. */
  const leftOut = (element: Element, { top }: { top: number }): boolean => {
    const line = element.closest('[aria-expanded="false"] .parts');
    return line !== null && top >= line.getBoundingClientRect().bottom - 1;
  };
  const scrollsAbove = (element: Element, panel: Element): boolean => {
    for (let at: Element | null = element; at && at !== panel.parentElement; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowY + getComputedStyle(at).overflowX)) return true;
    }
    return false;
  };
  for (const [i, panel] of panels.entries()) {
    for (const element of panel.querySelectorAll(
      'button, a, p, h1, h2, h3, h4, span, b, small, li, td, th, text',
    )) {
      const folded = 'details:not([open]) > :not(summary)';
      if (
        element.closest(`.unseen, [popover], .float, .hovercard, dialog, ${folded}`) ||
        scrollsAbove(element, panel)
      )
        continue;
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (element.textContent?.trim() === '' && element.tagName !== 'BUTTON') continue;
      if (box.width === 0 || style.visibility === 'hidden' || style.clipPath !== 'none') continue;
      if (leftOut(element, box)) continue;
      const out = Math.max(
        rects[i].left - box.left,
        box.right - rects[i].right,
        rects[i].top - box.top,
        box.bottom - rects[i].bottom,
      );
      if (out > 2)
        found.push(
          `${nameOf(element)} '${element.textContent?.trim().slice(0, 30)}' is ${out.toFixed(0)} outside ${nameOf(panel)}`,
        );
      // Text that is cut off: more inside than there is room for. What unfolds when pressed is meant to be, and names on phones.
      const phone = document.documentElement.dataset.layout === 'phone';
      if (element.closest(phone ? '.cut, [aria-expanded="false"]' : '[aria-expanded="false"]')) continue;
      const cut = style.overflow === 'hidden' || style.textOverflow === 'ellipsis';
      if (cut && element.scrollWidth > element.clientWidth + 1)
        found.push(`${nameOf(element)} '${element.textContent?.trim().slice(0, 30)}' is cut`);
    }
  }
  return found;
}

/** Runs in the page by itself: words over words. */
function wordFaults(): string[] {
  const found: string[] = [];
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
  /** As much of a text as its boxes let out. */
  const clip = (text: DOMRect, element: Element): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> => {
    let { left, right, top, bottom } = text;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, display } = getComputedStyle(at);
      if (overflowX === 'visible' || display === 'inline') continue;
      const box = at.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  };

  // A line's box is higher than its letters; what the sheet of a phone covers can be scrolled.
  const OVER = '.decide, .top, .end footer';
  const lines: { text: string; in: Element; left: number; right: number; top: number; bottom: number }[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const [text, element] = [words.currentNode.textContent?.trim(), words.currentNode.parentElement];
    if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('.unseen, [popover], .float, .hovercard, dialog, noscript, script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    for (const line of range.getClientRects()) {
      const { left, right, top, bottom } = clip(line, element);
      const high = bottom - top;
      if (right - left < 2 || high < 2) continue;
      const box = { left: left + 1, right: right - 1, top: top + high / 4, bottom: top + (high * 3) / 4 };
      const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const clips = getComputedStyle(element).clipPath !== 'none';
      if (clips || !seen || (seen.closest(OVER) && !element.closest(OVER))) continue;
      lines.push({ text: text.slice(0, 30), in: element, ...box });
    }
  }
  for (const [i, a] of lines.entries()) {
    for (const b of lines.slice(i + 1)) {
      // The answers fade out under the button that says how many more there are.
      if (a.in === b.in || (b.in.matches('.fade > .below') && b.in.parentElement?.contains(a.in))) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1)
        found.push(`'${a.text}' (${nameOf(a.in)}) and '${b.text}' (${nameOf(b.in)}) overlap`);
    }
  }
  return found;
}

/** Runs in the page: texts that are drawn smaller than this, in px, as scaled by the picture they stand in. */
export function smallPrint(least = 12): string[] {
  const found = new Map<string, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || element.closest('.unseen, script, style, title, desc')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (box.width === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const drawn = element.closest<SVGGraphicsElement>('text');
    const matrix = drawn?.getScreenCTM();
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    const size = Number.parseFloat(style.fontSize) * scale;
    // A hundredth is lost in the division of a window by its units.
    if (size >= least - 0.05) continue;
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    const within = element.closest('.panel, header, nav')?.getAttribute('class') ?? '';
    found.set(`${name} ${within}`, `${name} '${text.slice(0, 20)}' in ${within} is ${size.toFixed(1)}`);
  }
  return [...found.values()];
}
