// Draws the icons of the page (packages/web/public: favicon.svg, icons/) with a Chromium. Run it when the
// drawing changes; what it writes is kept in the repository.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ensureChromium } from './browsers.mjs';

const folder = fileURLToPath(new URL('../packages/web/public/icons/', import.meta.url));

// The sails of look/icons.svg on a Delft tile, in the colours of look/tokens.css.
const BLUE = '#12316a';
const LIGHT_BLUE = '#8db4ef';
const PAPER = '#fffaf0';
const GOLD = '#f6d271';

const sail = `
  <path d="M49 48 46.8 8.6 Q46.7 5.6 49.7 5.8 L64.6 8.4 Q67.2 9 66.4 11.6 L54 48Z" fill="${PAPER}" stroke="${GOLD}" stroke-width="1.8" stroke-linejoin="round"/>
  <path d="M50 48 48 6.8" stroke="${GOLD}" stroke-width="3" stroke-linecap="round"/>
  <path d="M49 15 64.4 17.2M49.4 23.4 61.4 25M49.8 31.8 58.4 33" stroke="${BLUE}" stroke-width="1.1" opacity=".5"/>`;
/** A tulip that grows from the frame. */
const ornament = `
  <path d="M50 14.6C46 12.4 45.2 8.4 46.2 4.4L48.4 6.6 50 3 51.6 6.6 53.8 4.4C54.8 8.4 54 12.4 50 14.6Z" fill="${LIGHT_BLUE}" transform="rotate(180 50 8.2)"/>
  <path d="M50 2.4C46.4 6.6 41.4 6.4 38.4 2.4ZM50 2.4c3.6 4.2 8.6 4 11.6 0Z" fill="${LIGHT_BLUE}" opacity=".75"/>`;
const turned = (drawing, around) =>
  [0, 90, 180, 270]
    .map((angle) => `<g transform="rotate(${angle} ${around} ${around})">${drawing}</g>`)
    .join('');
const sails = `<g transform="rotate(34 50 50)">${turned(sail, 50)}<circle cx="50" cy="50" r="6.4" fill="${GOLD}" stroke="${BLUE}" stroke-width="1.6"/><circle cx="50" cy="50" r="2" fill="${BLUE}"/></g>`;

/** The tile with its frame, its corners off where the system does not round them itself. */
const tile = (round) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <rect width="100" height="100" rx="${round}" fill="${BLUE}"/>
  <g transform="translate(4.5 4.5) scale(.91)">
    ${turned(ornament, 50)}
    <rect x=".7" y=".7" width="98.6" height="98.6" rx="${Math.max(0, round - 5)}" fill="none" stroke="${LIGHT_BLUE}" stroke-width="1.4"/>
  </g>
  <g transform="translate(50 50) scale(.94) translate(-50 -50)">${sails}</g>
</svg>`;
/** Systems cut a shape of their own out of this: what matters lies within the middle four fifths. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <rect width="100" height="100" fill="${BLUE}"/>
  <circle cx="50" cy="50" r="39.4" fill="none" stroke="${LIGHT_BLUE}" stroke-width="1.2" opacity=".8"/>
  <g transform="translate(50 50) scale(.78) translate(-50 -50)">${sails}</g>
</svg>`;

const ICONS = [
  { name: '192', size: 192, drawing: tile(20) },
  { name: '512', size: 512, drawing: tile(20) },
  { name: 'maskable-192', size: 192, drawing: maskable },
  { name: 'maskable-512', size: 512, drawing: maskable },
  { name: 'apple', size: 180, drawing: tile(0) },
];

const executablePath = ensureChromium();
if (!executablePath) {
  console.error('There is no Chromium: install one, or name it with CHROMIUM_PATH.');
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}../favicon.svg`, `${tile(20)}\n`);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const { name, size, drawing } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>*{margin:0}svg{display:block}body>svg{width:100vw;height:100vh}</style>${drawing}`,
  );
  await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
  await page.close();
  console.log(`packages/web/public/icons/${name}.png`);
}
await browser.close();
