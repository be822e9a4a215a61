// A tab of any WebDriver as a page with the same words as Playwright's, as far as scripts and shared tests need them.
import { writeFileSync } from 'node:fs';

const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
const TIMEOUT = 20_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs in the page: finds elements by steps, each within what the one before has found, and does one thing there. */
function inPage(steps, what, argument) {
  const isVisible = (it) => {
    const box = it.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(it).visibility === 'visible';
  };
  const ROLES = {
    button: 'button, [role="button"], summary, input[type="submit"]',
    link: 'a[href], [role="link"]',
    heading: 'h1, h2, h3, h4, h5, h6, [role="heading"]',
    alert: '[role="alert"]',
    searchbox: 'input[type="search"], [role="searchbox"]',
    textbox: 'input:not([type]), input[type="text"], textarea',
    tab: '[role="tab"]',
  };
  const flat = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (it) => {
    const by = it.getAttribute('aria-labelledby');
    if (by)
      return flat(
        by
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
    return flat(it.getAttribute('aria-label') ?? it.textContent);
  };
  const fits = (text, { pattern, flags, text: wanted, exact }) => {
    if (pattern !== undefined) return new RegExp(pattern, flags).test(text);
    return exact ? text === wanted : text.toLowerCase().includes(wanted.toLowerCase());
  };
  /** The elements among `all` that have the text and no smaller part that has it. */
  const smallest = (all, wanted) => {
    const having = all.filter((it) => fits(flat(it.textContent), wanted));
    return having.filter((it) => !having.some((other) => other !== it && it.contains(other)));
  };
  const below = (roots, css) => [...new Set(roots.flatMap((root) => [...root.querySelectorAll(css)]))];
  let found = [document];
  for (const step of steps) {
    if (step.css !== undefined) {
      found = below(found, step.css.replaceAll(':visible', ''));
      if (step.css.includes(':visible')) found = found.filter(isVisible);
    } else if (step.role !== undefined) {
      found = below(found, ROLES[step.role]).filter(
        (it) =>
          isVisible(it) &&
          (step.level === undefined || it.tagName === `H${step.level}`) &&
          (step.name === undefined || fits(nameOf(it), step.name)),
      );
    } else if (step.text !== undefined) {
      found = smallest(below(found, 'body *:not(script, style)'), step.text);
    } else if (step.has !== undefined) found = found.filter((it) => fits(flat(it.textContent), step.has));
    else found = found.slice(step.nth, step.nth === -1 ? undefined : step.nth + 1);
  }
  const [one] = found;
  if (what === 'count') return found.length;
  if (what === 'texts') return found.map((it) => it.innerText ?? it.textContent);
  if (what === 'state') return { count: found.length, visible: found.some(isVisible) };
  if (found.length !== 1) return { wait: `${found.length} found` };
  if (what === 'text') return { value: one.innerText ?? one.textContent };
  if (what === 'attribute') return { value: one.getAttribute(argument) };
  if (what === 'focus') {
    one.focus();
    return { value: null };
  }
  if (what === 'fill') {
    one.focus();
    const kind = one instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(one, argument);
    one.dispatchEvent(new Event('input', { bubbles: true }));
    one.dispatchEvent(new Event('change', { bubbles: true }));
    return { value: null };
  }
  // Where to press: in its middle, once it stands still and nothing lies over it.
  const place = () => {
    const box = [...one.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const hit = ({ x, y }) => {
    const top = document.elementFromPoint(x, y);
    return top !== null &&
      (one.contains(top) ||
        ((one.labels ?? []).length > 0 && [...one.labels].some((it) => it.contains(top))) ||
        top.closest('label')?.contains(one))
      ? ''
      : `${top?.outerHTML.slice(0, 120)} is in front`;
  };
  return (async () => {
    if (!isVisible(one)) return { wait: 'not visible' };
    if (one.matches(':disabled')) return { wait: 'disabled' };
    if (hit(place()) !== '') one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const before = place();
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 50);
    });
    const now = place();
    if (!before || !now || Math.hypot(now.x - before.x, now.y - before.y) > 0.5) return { wait: 'moving' };
    const over = hit(now);
    return over ? { wait: over } : { value: now };
  })();
}

const said = (text, exact = false) =>
  text instanceof RegExp ? { pattern: text.source, flags: text.flags } : { text, exact };

function locatorOf(tab, steps, name) {
  const step = (more, label) => locatorOf(tab, [...steps, more], `${name} ${label}`);
  const look = (what, argument) => tab.run(String(inPage), [steps, what, argument ?? null]);

  /** Asks until there is an answer. */
  async function sure(what, argument, timeout = TIMEOUT) {
    const until = Date.now() + timeout;
    for (;;) {
      const { value, wait } = await look(what, argument);
      if (wait === undefined) return value;
      if (Date.now() > until) throw new Error(`${what} of ${name}: ${wait}`);
      await pause(40);
    }
  }

  const locator = {
    locator: (css) => step({ css }, css),
    getByText: (text, { exact } = {}) => step({ text: said(text, exact) }, `'${text}'`),
    filter: ({ hasText }) => step({ has: said(hasText) }, `with '${hasText}'`),
    nth: (n) => step({ nth: n }, `no. ${n}`),
    first: () => locator.nth(0),
    last: () => locator.nth(-1),
    count: () => look('count'),
    allInnerTexts: () => look('texts'),
    innerText: () => sure('text'),
    getAttribute: (of) => sure('attribute', of),
    async waitFor({ state = 'visible', timeout = TIMEOUT } = {}) {
      const until = Date.now() + timeout;
      for (;;) {
        const { count, visible } = await look('state');
        if ({ visible, attached: count > 0, detached: count === 0, hidden: !visible }[state]) return;
        if (Date.now() > until) throw new Error(`${name} is not ${state} after ${timeout} ms`);
        await pause(40);
      }
    },
    click: async ({ timeout } = {}) => void (await tab.point(await sure('place', null, timeout))),
    fill: async (value) => void (await sure('fill', value)),
    async press(key) {
      await sure('focus');
      await tab.press(KEYS[key] ?? key);
    },
  };
  return locator;
}

export function pageOf(tab) {
  let at = 'about:blank';
  const evaluate = (fn, argument) =>
    tab.run(typeof fn === 'string' ? `() => (${fn})` : String(fn), argument === undefined ? [] : [argument]);
  const from = (step, name) => locatorOf(tab, [step], name);
  return {
    async goto(url) {
      await tab.goto(url);
      at = url;
    },
    reload: async () => void (await tab.reload()),
    evaluate,
    async waitForFunction(fn, argument, { timeout = TIMEOUT } = {}) {
      const until = Date.now() + timeout;
      while (!(await evaluate(fn, argument))) {
        if (Date.now() > until) throw new Error(`not true after ${timeout} ms: ${fn} (${at})`);
        await pause(40);
      }
    },
    waitForTimeout: pause,
    locator: (css) => from({ css }, css),
    getByText: (text, { exact } = {}) => from({ text: said(text, exact) }, `'${text}'`),
    getByRole: (role, { name, exact, level } = {}) =>
      from(
        { role, level, name: name === undefined ? undefined : said(name, exact) },
        `${role} '${name ?? ''}'`,
      ),
    keyboard: { press: async (key) => void (await tab.press(KEYS[key] ?? key)) },
    setViewportSize: async (size) => void (await tab.resize(size)),
    async screenshot({ path } = {}) {
      const picture = await tab.picture();
      if (path) writeFileSync(path, picture);
      return picture;
    },
    close: () => tab.close(),
  };
}
